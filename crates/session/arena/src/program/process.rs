//! A child process with a thread at each end of it, so that neither what it doesn't read nor what it doesn't say can
//! hold anybody up.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use serde::Serialize;

use super::{
    Fault,
    complaints::{Complaints, Whose},
    group::{Group, apart},
};

/// A line may not be longer.
const LONGEST_LINE: u64 = 64 * 1024;
/// How many lines wait to be read; a program that says more must wait itself.
const LINES_WAITING: usize = 64;
/// How often a thread that waits looks whether it still should.
const GLANCE: Duration = Duration::from_millis(20);
/// How long the last words of a program are waited for that has ended.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A running program.
pub(super) struct Process {
    /// `None` when it has been ended.
    group: Option<Group>,
    /// `None` when nothing more will be said.
    to_say: Option<Sender<String>>,
    said: Receiver<Result<Vec<u8>, Fault>>,
    /// Hangs up when it has nothing more to complain of.
    complains: Receiver<()>,
}

impl Process {
    /// Starts a program. What it says on its standard error is passed on.
    pub(super) fn start(
        command: &[String],
        complaints: &Arc<Complaints>,
        whose: &Arc<Whose>,
    ) -> io::Result<Self> {
        let [program, arguments @ ..] = command else { return Err(io::ErrorKind::InvalidInput.into()) };
        let mut start = Command::new(program);
        start.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        apart(&mut start);
        let mut child = start.spawn()?;
        let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        // From here on it is ended whatever happens.
        let group = Group::new(child);
        let (to_say, lines) = mpsc::channel();
        let (say, said) = mpsc::sync_channel(LINES_WAITING);
        let (complaining, complains) = mpsc::channel();
        if let Some(stdin) = streams.0 {
            thread::spawn(move || write(stdin, &lines));
        }
        if let Some(stdout) = streams.1 {
            thread::spawn(move || read(stdout, &say));
        }
        if let Some(stderr) = streams.2 {
            let (complaints, whose) = (Arc::clone(complaints), Arc::clone(whose));
            thread::spawn(move || {
                let _ = complaints.pass_on(stderr, io::stderr(), &whose);
                drop(complaining);
            });
        }
        Ok(Self { group: Some(group), to_say: Some(to_say), said, complains })
    }

    /// Says a line. Whether it is heard shows in the answer.
    pub(super) fn say(&self, message: &impl Serialize) {
        // A message is made of texts, numbers and lists: it can always be written.
        if let (Ok(line), Some(to_say)) = (serde_json::to_string(message), &self.to_say) {
            let _ = to_say.send(line);
        }
    }

    /// The next line it says, without its end.
    pub(super) fn line(&self, until: Instant, limit_ms: u64, stop: &AtomicBool) -> Result<Vec<u8>, Fault> {
        loop {
            if stop.load(Ordering::Relaxed) {
                return Err(Fault::Stopped);
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Fault::Late { ms: limit_ms });
            }
            match self.said.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return line,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Dead),
            }
        }
    }

    /// Closes its input, and waits so long for it to end.
    pub(super) fn end(mut self, grace: Duration) {
        self.to_say = None;
        let until = Instant::now() + grace;
        while let Some(group) = &mut self.group
            && !group.leader_has_ended()
            && Instant::now() < until
        {
            thread::sleep(GLANCE);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.group = None;
        // Nothing is sent: this is the end of its complaints, or of our patience.
        let _ = self.complains.recv_timeout(LAST_WORDS);
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hands lines on until the output ends, a line is too long, or nobody listens.
fn read(stdout: ChildStdout, say: &SyncSender<Result<Vec<u8>, Fault>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let Ok(length) = (&mut stdout).take(LONGEST_LINE + 1).read_until(b'\n', &mut line) else { return };
        let whole = line.last() == Some(&b'\n');
        if length as u64 > LONGEST_LINE {
            // What follows would be taken for lines of its own.
            let _ =
                say.send(Err(Fault::Unreadable { why: format!("a line of more than {LONGEST_LINE} bytes") }));
            return;
        }
        // A line without an end is what a program was about to say when it ended.
        if !whole || say.send(Ok(line)).is_err() {
            return;
        }
    }
}
