//! `terrace man`: manual pages, from the tables that `--help` is made of.

use crate::commands::{self, Command};
use crate::flags::{Grammar, dashed};
use crate::{Exit, Streams};
use std::fmt::Write as _;

/// Prints the page of the program, or of the command that the argument names.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    match args {
        [] => Ok(io.answer(&program())),
        [name] if matches!(name.as_str(), "--help" | "-h" | "-help") => {
            let text = format!(
                "OVERVIEW: Print a manual page, as 'man' reads it\nUSAGE: {tool} [<command>]\n\n\
                 {tool} > terrace.1 && man ./terrace.1\n\
                 {tool} opt > terrace-opt.1\n"
            );
            Ok(io.answer(&text))
        }
        [name] => match commands::find(name) {
            Some(command) => Ok(io.answer(&page(command))),
            None => {
                io.report(&commands::unknown(name));
                Err(1)
            }
        },
        _ => {
            io.report(&format!("{tool}: expected at most one command\n"));
            Err(1)
        }
    }
}

/// Text for troff: marks that mean something to it are escaped.
fn escape(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq").replace('\n', " ");
    // A dot at the start of a line would be a request.
    if text.starts_with('.') { format!("\\&{text}") } else { text }
}

fn header(out: &mut String, name: &str) {
    let _ = writeln!(
        out,
        ".TH {} 1 \"\" \"terrace {}\" \"Terrace\"",
        name.to_uppercase().replace('-', "\\-"),
        env!("CARGO_PKG_VERSION")
    );
}

/// The page `terrace.1`.
fn program() -> String {
    let mut out = String::new();
    header(&mut out, "terrace");
    out.push_str(".SH NAME\nterrace \\- MLIR to LLVM IR\n.SH SYNOPSIS\n.B terrace\n.I command\n");
    out.push_str("[\\fIoptions\\fR] [\\fIinput file\\fR]\n.SH COMMANDS\n");
    for command in commands::ALL {
        let _ = write!(out, ".TP\n.B {}\n{}\n", escape(command.name), escape(command.summary));
    }
    out.push_str(
        ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nMessages are not coloured unless \\fB\\-\\-color\\fR asks for it.\n\
         .SH EXIT STATUS\n0 on success, 1 if the input or the command line has errors, 70 if Terrace fails.\n\
         \\fBterrace run\\fR ends with the status of the program.\n.SH SEE ALSO\n",
    );
    let pages: Vec<String> = with_flags().map(|name| format!(".BR terrace\\-{name} (1)")).collect();
    out.push_str(&pages.join(",\n"));
    out.push('\n');
    out
}

/// The names of the commands that have flags.
fn with_flags() -> impl Iterator<Item = &'static str> {
    commands::ALL
        .iter()
        .filter(|command| !matches!(command.name, "completions" | "man"))
        .map(|command| command.name)
}

/// The page of a command.
fn page(command: &Command) -> String {
    let mut out = String::new();
    header(&mut out, &format!("terrace-{}", command.name));
    let _ = write!(
        out,
        ".SH NAME\nterrace\\-{} \\- {}\n.SH SYNOPSIS\n.B terrace {}\n",
        command.name,
        escape(command.summary),
        command.name
    );
    command.with_grammar(&mut |grammar| options(grammar, &mut out));
    out.push_str(".SH SEE ALSO\n.BR terrace (1)\n");
    out
}

fn options(grammar: &Grammar<'_>, out: &mut String) {
    let _ = write!(out, "{}\n.SH DESCRIPTION\n", escape(grammar.operands));
    let overview: Vec<String> = grammar.overview.split("\n\n").map(escape).collect();
    let _ = writeln!(out, "{}", overview.join("\n.PP\n"));
    for (title, flags) in grammar.groups() {
        if flags.is_empty() {
            continue;
        }
        let _ = writeln!(out, ".SH {}", title.to_uppercase());
        for flag in flags {
            let _ = write!(out, ".TP\n.B {}\n{}\n", escape(&flag.usage()), escape(flag.doc));
            for (word, doc) in flag.kind.words() {
                let _ = write!(out, ".RS\n.TP\n.B {}\n{}\n.RE\n", escape(word), escape(doc));
            }
        }
    }
    let passes = grammar.passes.map_or(&[][..], |registry| registry.passes);
    if passes.is_empty() {
        return;
    }
    out.push_str(
        ".SH PASSES\nPasses are options, and are named without dashes in \\fB\\-\\-pass\\-pipeline\\fR.\n",
    );
    for pass in passes {
        let _ = write!(out, ".TP\n.B {}\n{}\n", escape(&dashed(pass.name)), escape(pass.summary()));
        for option in pass.options {
            let _ = write!(
                out,
                ".RS\n.TP\n.B {}\n{}\n.RE\n",
                escape(&format!("{}={}", option.name(), option.kind.placeholder())),
                escape(option.doc.trim())
            );
        }
    }
}
