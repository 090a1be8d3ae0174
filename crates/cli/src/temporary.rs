//! Temporary files, which disappear with their owner, and when a signal ends the program.

use parking_lot::Mutex;
use std::path::{Path, PathBuf};

/// The temporary files of the process.
static FILES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A temporary file: it is removed when this is dropped, if it still exists under its name.
pub struct Temporary {
    path: PathBuf,
}

impl Temporary {
    /// The owner of the file that is, or will be, created at this path.
    pub fn new(path: PathBuf) -> Self {
        remove_on_signals();
        FILES.lock().push(path.clone());
        Self { path }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // It may have been renamed.
        let _ = std::fs::remove_file(&self.path);
        FILES.lock().retain(|path| *path != self.path);
    }
}

/// Starts a thread that removes the files when the program is told to end, once.
#[cfg(unix)]
fn remove_on_signals() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    static STARTED: std::sync::Once = std::sync::Once::new();
    STARTED.call_once(|| {
        // A program started by nohup, or in the background, goes on ignoring them.
        let ignored = ignored_signals();
        let caught = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        // Without the thread, files stay behind after a signal.
        let Ok(mut signals) = signal_hook::iterator::Signals::new(caught) else { return };
        let wait = move || {
            for signal in signals.forever() {
                FILES.lock().iter().for_each(|path| {
                    let _ = std::fs::remove_file(path);
                });
                // Ends the program as the signal does.
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        };
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
    });
}

/// The signals that are ignored, as a set of bits, where the system tells.
#[cfg(unix)]
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

#[cfg(not(unix))]
fn remove_on_signals() {}
