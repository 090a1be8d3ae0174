//! Lowering of the high-level operations of `async` to coroutines and calls of the runtime (`async-to-async-runtime`,
//! `async-func-to-async-runtime`).
//!
//! `outline` makes a function of each task, `functions` one of `func` of each `async.func`; both become coroutines
//! (`coroutine`), whose `bodies` are converted by themselves: there `lower` makes points of suspension of waits. Elsewhere a
//! wait blocks the thread.

mod bodies;
mod coroutine;
mod functions;
mod lower;
mod outline;

pub use functions::AsyncFuncToAsyncRuntime;
pub use outline::AsyncToAsyncRuntime;
