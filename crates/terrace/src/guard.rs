//! Work for programs that must not end with it.

/// The size in bytes of the stacks of threads that read and transform modules: the bounds on nesting are generous.
pub const STACK: usize = 256 << 20;

/// Runs work on a thread of its own, whose stack takes the deepest inputs, and makes a panic, which is a mistake in Terrace,
/// or the lack of a thread an error: for programs that must not end with it.
///
/// ```
/// assert_eq!(terrace::guarded(|| 42), Ok(42));
/// # std::panic::set_hook(Box::new(|_| ()));
/// let error = terrace::guarded::<()>(|| panic!()).unwrap_err();
/// assert!(error.contains("mistake in Terrace"));
/// ```
///
/// # Errors
/// If the work panics, or the system refuses a thread: a message.
pub fn guarded<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, String> {
    let outcome = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        thread.map(|thread| thread.join())
    });
    match outcome {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(_)) => Err("this is a mistake in Terrace: please report it with the input".to_owned()),
        Err(error) => Err(format!("cannot start a thread: {error}")),
    }
}
