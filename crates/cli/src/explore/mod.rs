//! `terrace explore`: the page that shows a program pass by pass, served on this machine.

mod page;
mod server;

use crate::files::{self, reason};
use crate::flags::{Flags as _, Grammar, flags};
use crate::session::command_line;
use crate::{Exit, Streams};
use page::{Page, Program};
use std::io::{ErrorKind, Read};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};
use terrace_lsp::percent_encode;

/// The port without `--port`: a fixed one, so that bookmarks and shared links stay valid.
const PORT: u16 = 8022;

/// The program that opens an address in the browser of the user, and its first arguments.
const OPENER: (&str, &[&str]) = if cfg!(windows) {
    ("rundll32", &["url.dll,FileProtocolHandler"])
} else if cfg!(target_os = "macos") {
    ("open", &[])
} else {
    ("xdg-open", &[])
};

flags! {
    /// The flags of `terrace explore`.
    pub struct ExploreFlags {
        /// Serve the page in this folder, as `npm run build` in `explorer` makes it, instead of the one in this program
        dir: Option<String> = "<folder>",
        /// Only print the address of the page
        no_open: bool,
        /// The passes that the page shows the program with
        pass_pipeline: Option<String> = "<string>",
        /// The port on this machine (8022); 0 takes a free one
        port: Option<u32> = "<number>",
    }
}

/// The command line's grammar.
pub fn grammar(tool: &str) -> Grammar<'_> {
    Grammar {
        tool,
        overview: "Open the explorer in the browser: MLIR, pass by pass\n\nThe page is served on this machine only, until \
                   this command is stopped. It opens the input file, of MLIR or LLVM IR, and reads it again when it is loaded \
                   again. Programs are compiled in the browser: no request leaves the machine.",
        operands: "[options] [<input file>]",
        flags: ExploreFlags::rows(),
        upstream: "",
        passes: None,
    }
}

/// Runs the tool; `tool` is its name in messages. Returns only if the page cannot be served.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let (flags, arguments) = command_line::<ExploreFlags>(&grammar(tool), args, 1, io)?;
    start(&flags, arguments.inputs.first().map(String::as_str), tool, io).map_err(|message| {
        io.report(&format!("{tool}: {message}\n"));
        1
    })
}

/// Serves the page. The error is a message.
fn start(flags: &ExploreFlags, input: Option<&str>, tool: &str, io: &mut Streams<'_>) -> Result<i32, String> {
    if input.is_none() && flags.pass_pipeline.is_some() {
        return Err("'--pass-pipeline' is for an input file".to_owned());
    }
    let program = input.map(|path| program(path, io.stdin)).transpose()?;
    let is_file = matches!(program, Some(Program::File(_)));
    let page = Page::open(flags.dir.as_ref().map(Into::into), program)?;
    let port = flags.port.map_or(Ok(PORT), |port| {
        u16::try_from(port).map_err(|_| format!("there is no port {port}: the greatest is {}", u16::MAX))
    })?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
        let advice = if error.kind() == ErrorKind::AddrInUse { "; --port=0 takes a free port" } else { "" };
        format!("cannot listen at 127.0.0.1:{port}: {}{advice}", reason(&error))
    })?;
    let address = listener.local_addr().map_err(|error| reason(&error))?;
    let mut url = format!("http://{address}/");
    if let Some(path) = input {
        let name = if is_file { crate::file_name(path) } else { "input.mlir" };
        url += &format!("?open={}&name={}", page::PROGRAM, percent_encode(name, ""));
        if let Some(passes) = &flags.pass_pipeline {
            url += &format!("&passes={}", percent_encode(inner(passes), ""));
        }
    }
    io.answer(&format!("{url} (Ctrl-C ends it)\n"));
    if !flags.no_open
        && let Err(error) = open(&url)
    {
        let program = OPENER.0;
        io.report(&format!("{tool}: cannot run '{program}', which opens a browser: {}\n", reason(&error)));
    }
    server::serve(&listener, &page)
}

/// The program at a path, or on standard input for `-`. The error is a message.
fn program(path: &str, stdin: &mut dyn Read) -> Result<Program, String> {
    let (name, text) = files::read(path, stdin).map_err(|message| message.trim_end().to_owned())?;
    if std::str::from_utf8(&text).is_err() {
        return Err(format!(
            "'{name}' is not text: 'terrace opt' prints bytecode as text, 'terrace compile' bitcode"
        ));
    }
    // A pipe, such as a shell's `<(...)`, can be read only once.
    let can_read_again = path != "-" && Path::new(path).is_file();
    Ok(if can_read_again { Program::File(path.into()) } else { Program::Text(text.to_vec()) })
}

/// The passes of a pipeline on modules, as the page takes them.
fn inner(pipeline: &str) -> &str {
    let passes = pipeline.trim().strip_prefix("builtin.module(").and_then(|rest| rest.strip_suffix(')'));
    passes.unwrap_or(pipeline)
}

/// Opens an address in a browser.
fn open(url: &str) -> std::io::Result<()> {
    let (program, args) = OPENER;
    let mut command = Command::new(program);
    command.args(args).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    // The child may run as long as the browser. Waiting for it keeps it from staying a zombie.
    std::thread::spawn(move || child.wait());
    Ok(())
}
