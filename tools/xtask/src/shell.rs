//! Commands of documents, run in an empty folder that has the examples and a program `terrace`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::package::{files, stage};
use crate::process;

/// A shell in a folder.
pub struct Shell {
    /// The folder, which has `examples`.
    pub folder: PathBuf,
    /// The folders of programs.
    path: String,
}

impl Shell {
    /// Empties a folder, and puts the examples and a program `terrace` there. `program` is the command that starts it.
    pub fn new(root: &Path, program: &[&str], folder: PathBuf) -> Result<Self, String> {
        files::empty_folder(&folder)?;
        stage::examples(root, &folder.join("examples"))?;
        // The only `terrace` on the path, which finds its libraries beside its own path.
        let bin = folder.join("bin");
        files::write(&bin.join("terrace"), format!("#!/bin/sh\nexec '{}' \"$@\"\n", program.join("' '")))?;
        files::set_executable(&bin.join("terrace"))?;
        let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
        Ok(Self { folder, path })
    }

    /// Runs a command, for two minutes at most, and returns what it prints; an error if it fails.
    pub fn run(&self, command: &str) -> Result<Vec<u8>, String> {
        let script = format!("export PATH='{}' HOME='{}'\n{command}", self.path, self.folder.display());
        let output = process::run_for(Duration::from_secs(120), "bash", ["-euc", &script], &self.folder, b"");
        process::checked(&format!("`{command}`"), &output).map(|()| output.stdout)
    }
}

/// The commands in a block of shell code. A command goes on in lines that are indented.
pub fn commands(block: &str) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    for line in block.lines() {
        match commands.last_mut().filter(|_| line.starts_with(' ')) {
            Some(last) => last.extend(["\n", line]),
            None => commands.push(line.to_owned()),
        }
    }
    commands
}
