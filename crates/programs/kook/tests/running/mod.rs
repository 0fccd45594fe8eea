//! The program, run once: what it is given, prints and ends with.
#![allow(dead_code, reason = "each file of tests needs a part of it")]

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

pub(crate) fn kook(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads no input closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// Standard output, standard error, exit status.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> (String, String, i32) {
    let output = kook(arguments, input);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

/// What it prints when all is well.
pub(crate) fn said(arguments: &[&str]) -> String {
    let (output, errors, status) = run(arguments, b"");
    assert_eq!((errors.as_str(), status), ("", 0), "{arguments:?}");
    output
}

/// What it complains of when its user is wrong.
pub(crate) fn complaint(arguments: &[&str]) -> String {
    let (output, errors, status) = run(arguments, b"");
    assert_eq!((output.as_str(), status), ("", 2), "{arguments:?}: {errors}");
    errors
}
