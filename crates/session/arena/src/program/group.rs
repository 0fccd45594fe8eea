//! A program and whatever it started, as one thing that can be ended: a process group, where there are such.

use std::process::{Child, Command};

/// The group of a program that was started [`apart`].
pub(super) struct Group {
    leader: Child,
}

#[cfg(unix)]
mod system {
    use std::{os::unix::process::CommandExt, process::Child};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    use super::{Command, guard};

    pub(super) fn apart(command: &mut Command) {
        command.process_group(0);
        guard::stand_by();
    }

    fn pid(leader: &Child) -> Option<Pid> {
        Pid::from_raw(i32::try_from(leader.id()).ok()?)
    }

    pub(super) fn begun(leader: &Child) {
        guard::watch(leader.id());
    }

    /// Whether it has ended. It is not waited for yet: as long as nobody has, its number and that of its group can't
    /// belong to anybody else.
    pub(super) fn has_ended(leader: &mut Child) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        pid(leader).is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
    }

    pub(super) fn kill(leader: &mut Child) {
        let killed = pid(leader).is_some_and(|group| kill_process_group(group, Signal::KILL).is_ok());
        if !killed {
            let _ = leader.kill();
        }
        guard::forget(leader.id());
    }
}

#[cfg(not(unix))]
mod system {
    use std::process::Child;

    use super::Command;

    #[cfg(windows)]
    pub(super) fn apart(command: &mut Command) {
        use std::os::windows::process::CommandExt;
        const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
        command.creation_flags(CREATE_NEW_PROCESS_GROUP);
    }

    #[cfg(not(windows))]
    pub(super) fn apart(_: &mut Command) {}

    pub(super) fn begun(_: &Child) {}

    pub(super) fn has_ended(leader: &mut Child) -> bool {
        !matches!(leader.try_wait(), Ok(None))
    }

    pub(super) fn kill(leader: &mut Child) {
        let _ = leader.kill();
    }
}

/// Keeps a program from being interrupted together with the arena.
pub(super) fn apart(command: &mut Command) {
    system::apart(command);
}

impl Group {
    pub(super) fn new(leader: Child) -> Self {
        system::begun(&leader);
        Self { leader }
    }

    /// Whether the program itself has ended; what it started may go on.
    pub(super) fn leader_has_ended(&mut self) -> bool {
        system::has_ended(&mut self.leader)
    }
}

impl Drop for Group {
    /// Ends the program if it has not ended, and in any case what it started.
    fn drop(&mut self) {
        system::kill(&mut self.leader);
        let _ = self.leader.wait();
    }
}

/// Ends the groups that are left when the arena is gone, however it went: killed, told to stop, or at its end.
#[cfg(unix)]
mod guard {
    use std::{
        io::Write,
        os::unix::process::CommandExt,
        process::{ChildStdin, Command, Stdio},
        sync::{Mutex, OnceLock},
    };

    /// Reads which groups begin and end. When nothing more comes, nobody is left to end them.
    const SCRIPT: &str = r#"
groups=' '
while read -r sign group; do
    case $sign$groups in
    +*) groups="$groups$group " ;;
    -*" $group "*) groups="${groups%% "$group" *} ${groups#* "$group" }" ;;
    esac
done
for group in $groups; do kill -s KILL -- "-$group"; done"#;

    static GUARD: OnceLock<Option<Mutex<ChildStdin>>> = OnceLock::new();

    /// Starts it, so that a group is watched as soon as it begins.
    pub(super) fn stand_by() {
        GUARD.get_or_init(begin);
    }

    pub(super) fn watch(group: u32) {
        tell('+', group);
    }

    pub(super) fn forget(group: u32) {
        tell('-', group);
    }

    /// Where there is no shell, there is no guard.
    fn tell(sign: char, group: u32) {
        if let Some(ears) = GUARD.get_or_init(begin)
            && let Ok(mut ears) = ears.lock()
        {
            let _ = writeln!(ears, "{sign} {group}");
        }
    }

    fn begin() -> Option<Mutex<ChildStdin>> {
        let mut guard = Command::new("sh");
        guard.args(["-c", SCRIPT]).process_group(0);
        guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // It ends after this process: nobody waits for it.
        Some(Mutex::new(guard.spawn().ok()?.stdin.take()?))
    }
}
