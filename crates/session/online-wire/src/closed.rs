//! Why a server closes a socket: the code of the close frame, as in `docs/online-protocol.md`.

/// Nothing that was said is understood.
pub const NOT_UNDERSTOOD: u16 = 4000;
/// The same person is there over another connection.
pub const ELSEWHERE: u16 = 4001;
/// The client speaks another version: the page is to be loaded anew.
pub const RELOAD: u16 = 4002;
/// The host has sent them away.
pub const REMOVED: u16 = 4003;
/// Nobody else may come in.
pub const LOCKED: u16 = 4004;
/// The connection was too slow, or the server has no time or ends: they may come back, newcomers too.
pub const BUSY: u16 = 4009;
