//! A directory of test files as a list of named closures, for any test harness.

use std::path::Path;
use std::sync::Arc;

use crate::exec::{BuiltIn, Execute};
use crate::test_file::{self, TestFile};

/// A test file to run.
pub struct Trial {
    /// The file's path relative to the root, with `/` between its parts.
    pub name: String,
    /// Runs the test; the error is the message to print.
    pub run: Box<dyn FnOnce() -> Result<(), String> + Send>,
}

/// The test files below `root`, which run with `tool` and the built-in FileCheck.
///
/// Sets the current directory of the process to `root`, because test files name paths relative to it. If the
/// environment has `TERRACE_BLESS=1`, running a trial rewrites its goldens.
pub fn trials(root: &Path, tool: Arc<dyn Execute + Send + Sync>) -> std::io::Result<Vec<Trial>> {
    let root = root.canonicalize()?;
    std::env::set_current_dir(&root)?;
    let bless = std::env::var_os("TERRACE_BLESS").is_some_and(|v| v == "1");
    let names = test_file::discover(&root)?;
    let trial = |name: String| {
        let (root, tool) = (root.clone(), tool.clone());
        let run = {
            let name = name.clone();
            move || run(&root, &name, &*tool, bless)
        };
        Trial { name, run: Box::new(run) }
    };
    Ok(names.into_iter().map(trial).collect())
}

fn run(root: &Path, name: &str, tool: &dyn Execute, bless: bool) -> Result<(), String> {
    let file = TestFile::read(root, name)?;
    // Trials share no folder: one that removed it could do so right before another creates its own in it.
    let folder = format!("terrace-tests-{}-{}", std::process::id(), name.replace(['/', '.'], "_"));
    let scratch = std::env::temp_dir().join(folder);
    let needed = file.runs.iter().any(|run| run.text.contains("%t"));
    if needed {
        let failed = |e| format!("cannot create '{}': {e}", scratch.display());
        std::fs::create_dir_all(&scratch).map_err(failed)?;
    }
    let outcome = file.check(&BuiltIn(tool), &scratch, bless);
    if needed {
        // A failure to remove a directory does not matter.
        let _ = std::fs::remove_dir_all(&scratch);
    }
    outcome
}
