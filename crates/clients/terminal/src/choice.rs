//! A question with numbered answers, one line each.

use std::io::{self, BufRead, Write};

/// Asks which of several, and gives its place; a line without a number of theirs takes the likely one.
///
/// ```
/// let mut out = Vec::new();
/// let answers = ["Yes", "No"].map(str::to_owned);
/// let answer = terminal::choose("Again?", &answers, 1, (&mut "1\n".as_bytes(), &mut out)).unwrap();
/// assert_eq!((answer, String::from_utf8(out).unwrap().as_str()), (0, "Again?\n  1  Yes\n  2  No\n[2] "));
/// ```
///
/// # Errors
/// It can't be read or written.
pub fn choose(
    question: &str,
    answers: &[String],
    likely: usize,
    (input, out): (&mut impl BufRead, &mut impl Write),
) -> io::Result<usize> {
    writeln!(out, "{question}")?;
    for (number, answer) in (1..).zip(answers) {
        writeln!(out, "  {number}  {answer}")?;
    }
    write!(out, "[{}] ", likely + 1)?;
    out.flush()?;
    let mut line = String::new();
    input.read_line(&mut line)?;
    let number = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    Ok(number.filter(|&number| number < answers.len()).unwrap_or(likely))
}
