//! `terrace fmt`: the format of MLIR text.

use crate::files::{self, Output};
use crate::flags::{Flags as _, Grammar, flags};
use crate::session::command_line;
use crate::{Exit, Streams};
use std::io;
use std::path::{Path, PathBuf};
use terrace_fmt::{Formatted, Problem};

flags! {
    /// The flags of `terrace fmt`.
    pub struct FmtFlags {
        /// Change no file: list those that are not formatted, and fail if there are any
        check: bool,
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Format MLIR text\n\nFiles are formatted in place, of folders all files named '*.mlir'. Without a file, \
                   and for '-', standard input is formatted to standard output. The tokens and comments of a text \
                   stay as they are, so it means the same afterwards.",
        operands: "[options] [<file or folder>...]",
        flags: FmtFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (flags, mut arguments) = command_line::<FmtFlags>(&grammar(tool), args, usize::MAX, io)?;
    if arguments.inputs.is_empty() {
        arguments.inputs.push("-".to_owned());
    }
    let mut status = 0;
    for input in &arguments.inputs {
        let inputs = inputs(input).unwrap_or_else(|message| {
            io.report(&format!("{tool}: {message}"));
            status = 1;
            Vec::new()
        });
        for path in inputs {
            match format(&path, flags.check, io) {
                Ok(true) => {}
                Ok(false) => status = 1,
                Err(message) => {
                    io.report(&format!("{tool}: {message}"));
                    status = 1;
                }
            }
        }
    }
    Ok(status)
}

/// Formats a file, or standard input for `-`. Returns `false` if it must not change and is not formatted. The error is a
/// message.
fn format(path: &str, check: bool, io: &mut Streams<'_>) -> Result<bool, String> {
    let (name, text) = files::read(path, io.stdin)?;
    let Formatted { edits, problems } = terrace_fmt::edits(&text);
    // Problems come in the order of the text: its lines are counted once.
    let (mut line, mut end) = (1, 0);
    for Problem { offset, message } in problems {
        line += memchr::memchr_iter(b'\n', &text[end..offset]).count();
        end = offset;
        let column = offset - memchr::memrchr(b'\n', &text[..offset]).map_or(0, |at| at + 1) + 1;
        io.report(&format!("{name}:{line}:{column}: warning: {message}\n"));
        io.report(&format!(
            "{name}:{line}:{column}: note: the text around it, up to '// -----', is not formatted\n"
        ));
    }
    let is_formatted = edits.is_empty();
    if check {
        if !is_formatted {
            io.answer(&format!("{name}\n"));
        }
        return Ok(is_formatted);
    }
    if path != "-" && is_formatted {
        return Ok(true);
    }
    let formatted = terrace_fmt::apply(&text, &edits);
    Output::open(path)?.commit(&formatted, io.stdout)?;
    Ok(true)
}

/// The files that an argument names: itself, or those in a folder. The error is a message.
fn inputs(path: &str) -> Result<Vec<String>, String> {
    if path == "-" || !Path::new(path).is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(path)];
    while let Some(folder) = folders.pop() {
        let failed = |error: io::Error| {
            format!("cannot read folder '{}': {}\n", folder.display(), files::reason(&error))
        };
        for entry in std::fs::read_dir(&folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let (kind, path) = (entry.file_type().map_err(failed)?, entry.path());
            let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            // Links to folders are not followed: they may lead around in circles.
            if kind.is_dir() && !is_hidden {
                folders.push(path);
            } else if !is_hidden && path.extension().is_some_and(|extension| extension == "mlir") {
                let name = path.to_str();
                let name = name.ok_or_else(|| format!("the name of '{}' is not UTF-8\n", path.display()))?;
                found.push(name.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}
