//! The commands of the program: one table, from which dispatch, help, completions and man pages follow.

use crate::flags::Grammar;
use crate::{
    Exit, Registry, Streams, compile, completions, explore, fmt, link_parts, lsp, man, opt, reduce,
    translate, upgrade,
};
use terrace::hints::spelling::nearest;

/// A command.
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// Its line in the help text.
    pub summary: &'static str,
    /// Runs it on the arguments after its name; the first argument is its name in messages.
    pub run: fn(&str, &[String], &mut Streams<'_>) -> Exit,
    /// Its command line; commands without flags have none.
    grammar: Option<fn(&str, &mut dyn FnMut(&Grammar<'_>))>,
}

impl Command {
    /// Gives the command's grammar to `f`, if it has one.
    pub fn with_grammar(&self, f: &mut dyn FnMut(&Grammar<'_>)) {
        if let Some(grammar) = self.grammar {
            grammar(&format!("terrace {}", self.name), f);
        }
    }
}

/// The commands, in the order of the help text.
pub static ALL: &[Command] = &[
    Command {
        name: "compile",
        summary: "Lower MLIR to LLVM IR",
        run: compile::run,
        grammar: Some(|tool, f| f(&compile::grammar(tool))),
    },
    Command {
        name: "opt",
        summary: "Run passes on MLIR, as mlir-opt does",
        run: |tool, args, io| opt::run(tool, &Registry::all(), args, io),
        grammar: Some(|tool, f| {
            let registry = Registry::all();
            let overview = opt::overview(&registry.dialect_names());
            f(&opt::grammar(tool, &overview, &registry.pipelines()));
        }),
    },
    Command {
        name: "translate",
        summary: "Translate between MLIR and LLVM IR, as mlir-translate does",
        run: |tool, args, io| translate::run(tool, &terrace::registry::translation(), args, io),
        grammar: Some(|tool, f| f(&translate::grammar(tool, &[]))),
    },
    #[cfg(feature = "codegen")]
    Command {
        name: "run",
        summary: "Compile MLIR in memory and run it",
        run: crate::run::run,
        grammar: Some(|tool, f| f(&crate::run::grammar(tool))),
    },
    #[cfg(not(feature = "codegen"))]
    Command {
        name: "run",
        summary: "Compile MLIR in memory and run it (not in this build)",
        run: |tool, _, io| {
            io.report(&format!(
                "{tool}: this program was built without the feature 'codegen', which makes machine code\n"
            ));
            Err(1)
        },
        grammar: None,
    },
    Command {
        name: "link-parts",
        summary: "Join the parts of a module that were compiled apart",
        run: link_parts::run,
        grammar: Some(|tool, f| f(&link_parts::grammar(tool))),
    },
    Command {
        name: "upgrade",
        summary: "Rewrite MLIR text of earlier years in today's syntax",
        run: upgrade::run,
        grammar: Some(|tool, f| f(&upgrade::grammar(tool))),
    },
    Command {
        name: "reduce",
        summary: "Make an input on which a command fails small",
        run: reduce::run,
        grammar: Some(|tool, f| f(&reduce::grammar(tool))),
    },
    Command {
        name: "fmt",
        summary: "Format MLIR text",
        run: fmt::run,
        grammar: Some(|tool, f| f(&fmt::grammar(tool))),
    },
    Command {
        name: "lsp",
        summary: "Serve an editor by the Language Server Protocol, as mlir-lsp-server does",
        run: |tool, args, io| lsp::run(tool, &Registry::all(), args, io),
        grammar: None,
    },
    Command {
        name: "explore",
        summary: "Open the explorer in the browser: MLIR, pass by pass",
        run: explore::run,
        grammar: Some(|tool, f| f(&explore::grammar(tool))),
    },
    Command {
        name: "completions",
        summary: "Print the completion script of a shell: bash, zsh or fish",
        run: completions::run,
        grammar: None,
    },
    Command {
        name: "man",
        summary: "Print the manual page of terrace or of a command",
        run: man::run,
        grammar: None,
    },
];

/// The command of this name.
pub fn find(name: &str) -> Option<&'static Command> {
    ALL.iter().find(|command| command.name == name)
}

/// The help text of the program.
pub fn usage() -> String {
    let mut out =
        "Terrace: MLIR to LLVM IR.\n\nUSAGE: terrace <command> [options] [<input file>]\n\nCOMMANDS:\n"
            .to_owned();
    let help =
        [("help", "Show this text, or that of a command"), ("version", "Show the version of this program")];
    for (name, summary) in ALL.iter().map(|command| (command.name, command.summary)).chain(help) {
        out.push_str(&format!("  {name:11} - {summary}\n"));
    }
    out.push_str(
        "\n'terrace <command> --help' lists a command's options. '-' names standard input and output.\n\
         Through a link named mlir-opt, mlir-translate, mlir-runner or mlir-lsp-server, terrace behaves as that tool.\n",
    );
    out
}

/// The error about an unknown command.
pub fn unknown(name: &str) -> String {
    let is_program = [".mlir", ".ll", ".bc"].iter().any(|extension| name.ends_with(extension));
    if is_program || std::path::Path::new(name).is_file() {
        return format!(
            "terrace: a command comes before the file: 'terrace compile {name}' writes LLVM IR, 'terrace run {name}' runs it\n"
        );
    }
    let names: Vec<&str> = ALL.iter().map(|command| command.name).chain(["help", "version"]).collect();
    let near = nearest(name, names.iter().copied())
        .map_or(String::new(), |near| format!(" (did you mean '{near}'?)"));
    format!("terrace: unknown command '{name}'{near}: the commands are {}\n", names.join(", "))
}
