//! README's commands, run with a packaged program.

use std::path::Path;

use super::files;
use crate::shell::{self, Shell};
use crate::upstream;
use terrace_filecheck::markdown;

/// The spelling of README's first command, before Terrace is installed.
const FROM_SOURCE: &str = "cargo run --release -- ";
/// Parts of commands that need the repository: they build it, or name a file that cargo built.
const OF_REPOSITORY: &[&str] = &["cargo ", "target/release/"];
/// Parts of commands, and programs that each needs: any of these will do.
const NEEDS: &[(&str, &[&str])] = &[
    ("--emit=exe", &["clang-22", "clang"]),
    ("--emit=ptx", &["llc-22", "llc"]),
    ("--gpu-format=isa", &["llc-22", "llc"]),
    ("node -e", &["node"]),
];
/// The program that `--emit=exe` makes.
const MADE: &str = "./vector-print";

/// The commands of README's shell blocks that a packaged program runs, with `terrace` as its name.
fn commands(readme: &str) -> Vec<String> {
    let blocks = markdown::blocks(readme);
    let blocks = blocks.iter().filter(|block| block.language == "sh");
    let mut commands: Vec<String> = blocks.flat_map(|block| shell::commands(&block.text)).collect();
    for command in &mut commands {
        *command = command.replace(FROM_SOURCE, "terrace ");
    }
    commands.retain(|command| !OF_REPOSITORY.iter().any(|part| command.contains(part)));
    commands.retain(|command| ["terrace ", "node -e", MADE].iter().any(|start| command.starts_with(start)));
    commands
}

/// How a program is started.
pub struct Program<'a> {
    /// Its path.
    pub path: &'a Path,
    /// The command in front of it, for other processors.
    pub runner: &'a [&'a str],
    /// Its version.
    pub version: &'a str,
}

/// Runs README's commands in an empty folder that has the examples. Returns how many ran, and how many there are.
pub fn run(root: &Path, program: &Program<'_>, work: &Path) -> Result<String, String> {
    let path = program.path.display().to_string();
    let start = [program.runner, &[&path]].concat();
    let shell = Shell::new(root, &start, work.join("readme"))?;

    let version = shell.run("terrace --version")?;
    let expected = format!("terrace {}", program.version);
    if !String::from_utf8_lossy(&version).starts_with(&format!("{expected} ")) {
        return Err(format!(
            "`terrace --version` does not print '{expected}': {}",
            String::from_utf8_lossy(&version)
        ));
    }
    let commands = commands(&files::read(&root.join("README.md"))?);
    let mut count = 0;
    for command in &commands {
        let need = NEEDS.iter().find(|(part, _)| command.contains(part));
        let has =
            need.is_none_or(|(_, names)| names.iter().any(|name| upstream::missing(&[name]).is_empty()));
        // Clang makes programs for this machine.
        let makes_foreign = command.contains("--emit=exe") && !program.runner.is_empty();
        if !has || makes_foreign || command.starts_with(MADE) && !shell.folder.join(MADE).is_file() {
            continue;
        }
        let output = shell.run(command)?;
        if command.starts_with(MADE) {
            let expected = files::read(&shell.folder.join("examples/vector-print.expected"))?;
            if expected.as_bytes() != output {
                return Err(format!("`{command}` prints\n{}", String::from_utf8_lossy(&output)));
            }
        }
        count += 1;
    }
    match count {
        0 => Err("no command of README.md was run".to_owned()),
        _ => Ok(format!("README: {count} of {} commands", commands.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_those_of_the_program() {
        let text = "```sh\ncargo run --release -- run a.mlir\nnode -e \"x\n  y\"\ncargo test\n./vector-print\n```\n\
                    terrace x\n```mlir\nterrace y\n```\n```sh\nclang target/release/x.a\nterrace z\n```\n";
        assert_eq!(
            commands(text),
            ["terrace run a.mlir", "node -e \"x\n  y\"", "./vector-print", "terrace z"]
        );
    }

    #[test]
    fn the_readme_has_commands() {
        let text = include_str!("../../../../README.md");
        let commands = commands(text);
        for part in NEEDS.iter().map(|(part, _)| *part).chain([MADE, "terrace run", "terrace compile"]) {
            assert!(commands.iter().any(|command| command.contains(part)), "{part}: {commands:?}");
        }
    }
}
