//! FileCheck: checks that a text matches the directives of a check file, in order.
//!
//! It behaves as LLVM's FileCheck; [`main`] is the command with its options. Reading order: [`directive`] (the check
//! file), [`pattern`] (one directive), `ere` and [`numeric`] (parts of patterns), [`matcher`] (the search),
//! [`report`] (messages).

pub mod directive;
pub mod matcher;
pub mod numeric;
pub mod pattern;
pub mod report;

use crate::exec::{Command, Output};
use directive::Check;
use pattern::Variables;
use report::Text;

/// A result whose error is a message and its offset; `usize::MAX` if it has no location.
pub type Located<T> = Result<T, (usize, String)>;

/// FileCheck's options.
#[derive(Clone, Debug)]
pub struct Options {
    /// `--check-prefix(es)`
    pub prefixes: Vec<String>,
    /// Whether the prefixes were given on the command line.
    pub explicit_prefixes: bool,
    /// `--comment-prefixes`
    pub comment_prefixes: Vec<String>,
    /// `--allow-unused-prefixes`
    pub allow_unused_prefixes: bool,
    /// `--strict-whitespace`
    pub strict_whitespace: bool,
    /// `--match-full-lines`
    pub match_full_lines: bool,
    /// `--ignore-case`
    pub ignore_case: bool,
    /// `--implicit-check-not`
    pub implicit_check_not: Vec<String>,
    /// `--allow-empty`
    pub allow_empty: bool,
    /// `--enable-var-scope`
    pub enable_var_scope: bool,
    /// `--allow-deprecated-dag-overlap`
    pub allow_dag_overlap: bool,
    /// `-D`
    pub defines: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            prefixes: vec!["CHECK".to_string()],
            explicit_prefixes: false,
            comment_prefixes: vec!["COM".to_string(), "RUN".to_string()],
            allow_unused_prefixes: false,
            strict_whitespace: false,
            match_full_lines: false,
            ignore_case: false,
            implicit_check_not: Vec::new(),
            allow_empty: false,
            enable_var_scope: false,
            allow_dag_overlap: false,
            defines: Vec::new(),
        }
    }
}

/// A command line: the options, the check file, and the input file if it is not standard input.
#[derive(Clone, Debug, Default)]
pub struct Invocation {
    /// The options.
    pub options: Options,
    /// The check file.
    pub check_file: String,
    /// `--input-file`
    pub input_file: Option<String>,
}

impl Invocation {
    /// Reads a command line.
    pub fn parse(args: &[String]) -> Result<Invocation, String> {
        let mut invocation = Invocation::default();
        let mut prefixes: Vec<String> = Vec::new();
        let mut comments: Option<Vec<String>> = None;
        let mut check_file = None;
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let Some(flag) =
                arg.strip_prefix("--").or_else(|| arg.strip_prefix('-')).filter(|f| !f.is_empty())
            else {
                if check_file.replace(arg.clone()).is_some() {
                    return Err("Too many positional arguments specified!".to_string());
                }
                continue;
            };
            let (name, value) = match flag.split_once('=') {
                Some((name, value)) if !flag.starts_with('D') => (name, Some(value.to_string())),
                _ => (flag, None),
            };
            let options = &mut invocation.options;
            if let Some(definition) = name.strip_prefix('D') {
                let definition = match definition {
                    "" => args.next().cloned().ok_or("Unknown command line argument '-D'")?,
                    _ => definition.to_string(),
                };
                options.defines.push(definition);
                continue;
            }
            let switch = match name {
                "strict-whitespace" => Some(&mut options.strict_whitespace),
                "match-full-lines" => Some(&mut options.match_full_lines),
                "ignore-case" => Some(&mut options.ignore_case),
                "allow-empty" => Some(&mut options.allow_empty),
                "enable-var-scope" => Some(&mut options.enable_var_scope),
                "allow-deprecated-dag-overlap" => Some(&mut options.allow_dag_overlap),
                "allow-unused-prefixes" => Some(&mut options.allow_unused_prefixes),
                _ => None,
            };
            if let Some(switch) = switch {
                *switch = !matches!(value.as_deref(), Some("false" | "0"));
                continue;
            }
            if matches!(name, "v" | "vv" | "color") {
                continue;
            }
            let known = matches!(
                name,
                "check-prefix"
                    | "check-prefixes"
                    | "comment-prefixes"
                    | "implicit-check-not"
                    | "input-file"
                    | "dump-input"
                    | "dump-input-context"
                    | "dump-input-filter"
            );
            if !known {
                return Err(format!("Unknown command line argument '{arg}'."));
            }
            let value = match value {
                Some(value) => value,
                None => args.next().cloned().ok_or_else(|| format!("{arg}: requires a value!"))?,
            };
            let list = || value.split(',').map(str::to_string);
            match name {
                "check-prefix" | "check-prefixes" => prefixes.extend(list()),
                "comment-prefixes" => comments.get_or_insert_default().extend(list()),
                "implicit-check-not" => options.implicit_check_not.push(value),
                "input-file" => invocation.input_file = Some(value).filter(|v| v != "-"),
                _ => {}
            }
        }
        invocation.check_file = check_file.ok_or("<check-file> not specified")?;
        let options = &mut invocation.options;
        if !prefixes.is_empty() {
            options.prefixes = prefixes;
            options.explicit_prefixes = true;
        }
        if let Some(comments) = comments {
            options.comment_prefixes = comments;
        }
        Ok(invocation)
    }
}

impl Options {
    fn validate(&self) -> Result<(), String> {
        let mut seen: Vec<&String> = Vec::new();
        let kinds = [("check", &self.prefixes), ("comment", &self.comment_prefixes)];
        // Default prefixes of the other kind do not conflict with prefixes that were given explicitly.
        for (kind, prefixes) in kinds {
            for prefix in prefixes {
                if prefix.is_empty() {
                    return Err(format!("supplied {kind} prefix must not be the empty string"));
                }
                let word = prefix.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
                if !word || !prefix.starts_with(|c: char| c.is_ascii_alphabetic()) {
                    return Err(format!(
                        "supplied {kind} prefix must start with a letter and contain only alphanumeric characters, \
                         hyphens, and underscores: '{prefix}'"
                    ));
                }
                if seen.contains(&prefix) {
                    return Err(format!(
                        "supplied {kind} prefix must be unique among check and comment prefixes: '{prefix}'"
                    ));
                }
                seen.push(prefix);
            }
        }
        Ok(())
    }
}

/// A parsed check file.
#[derive(Clone, Debug)]
pub struct CheckFile {
    options: Options,
    name: String,
    text: Vec<u8>,
    checks: Vec<Check>,
    variables: Variables,
}

impl CheckFile {
    /// Parses the directives in `text`; `name` is for messages.
    pub fn parse(options: Options, name: &str, text: &[u8]) -> Result<CheckFile, String> {
        options.validate().map_err(|message| format!("error: {message}\n"))?;
        let text = canonical(text, &options);
        let mut variables = Variables::default();
        for definition in &options.defines {
            variables.define(definition)?;
        }
        let checks = directive::read(&text, &options, &mut variables).map_err(|(at, message)| match at {
            usize::MAX => format!("error: {message}\n"),
            at => Text { name, bytes: &text }.message(at, "error", &message),
        })?;
        Ok(CheckFile { options, name: name.to_string(), text, checks, variables })
    }

    /// Checks a text; `name` is for messages.
    pub fn check(&self, name: &str, input: &[u8]) -> Result<(), String> {
        let input = canonical(input, &self.options);
        let check_text = Text { name: &self.name, bytes: &self.text };
        let input_text = Text { name, bytes: &input };
        matcher::run(&self.options, &self.checks, self.variables.clone(), check_text, input_text)
    }
}

/// The text that FileCheck matches against: without carriage returns before line ends and, unless whitespace is
/// strict, with one space for each sequence of blanks.
fn canonical(text: &[u8], options: &Options) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'\r' if text.get(at + 1) == Some(&b'\n') => {}
            b' ' | b'\t' if !options.strict_whitespace => {
                if !matches!(at.checked_sub(1).map(|i| text[i]), Some(b' ' | b'\t')) {
                    out.push(b' ');
                }
            }
            _ => out.push(byte),
        }
    }
    out
}

/// The command `FileCheck`: exit code 1 if the input does not match, 2 for errors in options, files or directives.
pub fn main(command: &Command<'_>) -> Output {
    let fail = |status: i32, text: String| Output { stdout: Vec::new(), stderr: text.into_bytes(), status };
    let invocation = match Invocation::parse(command.args) {
        Ok(invocation) => invocation,
        Err(message) => return fail(1, format!("FileCheck: {message}\n")),
    };
    let unreadable = |path: &str, error| format!("Could not open file '{path}': {error}\n");
    let check_text = match std::fs::read(&invocation.check_file) {
        Ok(text) => text,
        Err(error) => return fail(2, unreadable(&invocation.check_file, error)),
    };
    let check_file = match CheckFile::parse(invocation.options, &invocation.check_file, &check_text) {
        Ok(check_file) => check_file,
        Err(message) => return fail(2, message),
    };
    let from_file;
    let (name, input) = match &invocation.input_file {
        None => ("<stdin>", command.stdin),
        Some(path) => match std::fs::read(path) {
            Ok(text) => {
                from_file = text;
                (path.as_str(), from_file.as_slice())
            }
            Err(error) => return fail(2, unreadable(path, error)),
        },
    };
    if input.is_empty() && !check_file.options.allow_empty {
        return fail(2, format!("FileCheck error: '{name}' is empty.\n"));
    }
    match check_file.check(name, input) {
        Ok(()) => Output::default(),
        Err(message) => fail(1, message),
    }
}
