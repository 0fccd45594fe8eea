//! The entries of a table as one record: their lines, compressed.

use std::io::{self, Read, Write};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};

/// Packs lines.
pub(super) fn pack(lines: &[String]) -> io::Result<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    for line in lines {
        packer.write_all(line.as_bytes())?;
        packer.write_all(b"\n")?;
    }
    packer.finish()
}

/// The lines of a packed record.
pub(super) fn unpack(packed: &[u8]) -> io::Result<Vec<String>> {
    let mut text = String::new();
    ZlibDecoder::new(packed).read_to_string(&mut text)?;
    Ok(text.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let lines: Vec<String> = (0..500).map(|seq| format!("{{\"seq\":{seq},\"said\":\"ü\"}}")).collect();
        let packed = pack(&lines).unwrap();
        assert_eq!(unpack(&packed).unwrap(), lines);
        assert!(packed.len() * 4 < lines.concat().len());
        assert!(unpack(&packed[1..]).is_err() && unpack(&pack(&[]).unwrap()).unwrap().is_empty());
    }
}
