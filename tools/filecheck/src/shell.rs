//! The small shell language of RUN lines: words, quotes, pipes, redirections, `&&`.
//!
//! A line is parsed into a [`Script`]; [`crate::exec`] executes it. Substitutions (`%s`, `%t`, …) are made while
//! words are parsed, so a path never needs quoting.

use std::fmt;

/// The values of the `%` substitutions of a RUN line.
#[derive(Clone, Debug)]
pub struct Substitutions {
    /// `%s`: the path of the test file, as commands see it.
    pub source: String,
    /// `%S` and `%p`: the directory of the test file.
    pub directory: String,
    /// `%t`: a path for a temporary file, which does not exist at first.
    pub temporary: String,
}

impl Substitutions {
    /// The value of the substitution at the start of `rest`, and its length in `rest`.
    fn at<'a>(&'a self, rest: &str) -> Option<(&'a str, usize)> {
        let found = match rest.as_bytes().get(1)? {
            b'%' => "%",
            b's' => &self.source,
            b'S' | b'p' => &self.directory,
            b't' => &self.temporary,
            _ => return None,
        };
        Some((found, 2))
    }
}

/// A whole RUN line: pipelines joined by `&&`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// The pipelines, in order; each runs only if all earlier ones succeeded.
    pub pipelines: Vec<Vec<Stage>>,
}

/// One command of a pipeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// Whether `not` precedes the command, so that it is expected to fail.
    pub negated: bool,
    /// The command's name.
    pub name: String,
    /// The command's arguments.
    pub args: Vec<String>,
    /// `< file`.
    pub stdin: Option<String>,
    /// `> file` or `>> file`.
    pub stdout: Option<Redirect>,
    /// `2> file` or `2>&1`.
    pub stderr: Stderr,
}

/// The file that a stage's standard output goes to, instead of the pipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    /// The file's path.
    pub path: String,
    /// Whether the operator is `>>`.
    pub append: bool,
}

/// The destination of a stage's standard error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stderr {
    /// Not merged: shown only if the test fails.
    #[default]
    Apart,
    /// `2>&1`: merged, before the standard output.
    Merged,
    /// `2> file`.
    File(String),
}

impl Script {
    /// Parses one RUN line.
    pub fn parse(line: &str, substitutions: &Substitutions) -> Result<Script, String> {
        let tokens = tokens(line, substitutions)?;
        let mut pipelines = Vec::new();
        let mut stages = Vec::new();
        let mut words: Vec<String> = Vec::new();
        let mut stage = Stage::default();
        let mut tokens = tokens.into_iter().peekable();
        loop {
            let token = tokens.next();
            match token {
                Some(Token::Word(word)) => words.push(word),
                Some(Token::Merge) => stage.stderr = Stderr::Merged,
                Some(Token::Redirect(kind)) => {
                    let Some(Token::Word(path)) = tokens.next() else {
                        return Err("a redirection needs a file name after it".to_string());
                    };
                    match kind {
                        Kind::In => stage.stdin = Some(path),
                        Kind::Out => stage.stdout = Some(Redirect { path, append: false }),
                        Kind::Append => stage.stdout = Some(Redirect { path, append: true }),
                        Kind::Err => stage.stderr = Stderr::File(path),
                    }
                }
                Some(Token::Pipe | Token::And) | None => {
                    stages.push(finish(std::mem::take(&mut stage), std::mem::take(&mut words))?);
                    match token {
                        Some(Token::Pipe) => {}
                        Some(_) => pipelines.push(std::mem::take(&mut stages)),
                        None => {
                            pipelines.push(stages);
                            return Ok(Script { pipelines });
                        }
                    }
                }
            }
        }
    }

    /// Every command of the line.
    pub fn stages(&self) -> impl Iterator<Item = &Stage> {
        self.pipelines.iter().flatten()
    }

    /// Whether only the line's exit code counts, so that it has no golden: its last command is `FileCheck` or `diff`,
    /// or some command verifies diagnostics.
    pub fn is_self_checking(&self) -> bool {
        let last = self.pipelines.last().and_then(|p| p.last());
        last.is_some_and(|s| matches!(s.name.as_str(), "FileCheck" | "diff"))
            || self.stages().flat_map(|s| &s.args).any(|a| {
                let name = a.trim_start_matches('-');
                a.starts_with('-')
                    && (name == "verify-diagnostics" || name.starts_with("verify-diagnostics="))
            })
    }
}

/// Splits off `not`, and the command's name from its arguments.
fn finish(mut stage: Stage, words: Vec<String>) -> Result<Stage, String> {
    let mut words = words.into_iter().peekable();
    while words.peek().is_some_and(|w| w == "not") {
        stage.negated = !stage.negated;
        words.next();
    }
    stage.name = words.next().ok_or("a command is missing")?;
    stage.args = words.collect();
    Ok(stage)
}

#[derive(Clone, Debug)]
enum Token {
    Word(String),
    Pipe,
    And,
    Merge,
    Redirect(Kind),
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    In,
    Out,
    Append,
    Err,
}

/// The operators, longest first; those that start with a digit count only between words.
const OPERATORS: &[(&str, Token)] = &[
    ("2>&1", Token::Merge),
    ("&&", Token::And),
    (">>", Token::Redirect(Kind::Append)),
    ("2>", Token::Redirect(Kind::Err)),
    ("|", Token::Pipe),
    ("<", Token::Redirect(Kind::In)),
    (">", Token::Redirect(Kind::Out)),
];

fn tokens(line: &str, substitutions: &Substitutions) -> Result<Vec<Token>, String> {
    let mut out = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        if c == '%'
            && let Some((text, covered)) = substitutions.at(rest)
        {
            word.get_or_insert_default().push_str(text);
            rest = &rest[covered..];
            continue;
        }
        let mut used = c.len_utf8();
        match quote {
            Some(q) if c == q => quote = None,
            Some('"') if c == '\\' => match rest[1..].chars().next() {
                Some(next @ ('"' | '\\' | '$' | '`')) => {
                    word.get_or_insert_default().push(next);
                    used += 1;
                }
                _ => word.get_or_insert_default().push('\\'),
            },
            Some(_) => word.get_or_insert_default().push(c),
            None => match c {
                '\'' | '"' => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                '\\' => {
                    let next = rest[1..].chars().next().ok_or("a lone '\\' at the end of the line")?;
                    word.get_or_insert_default().push(next);
                    used += next.len_utf8();
                }
                c if c.is_whitespace() => out.extend(word.take().map(Token::Word)),
                ';' => return Err("';' is not supported in RUN lines; write one RUN line each".to_string()),
                _ => {
                    let operator = OPERATORS.iter().find(|(text, _)| {
                        rest.starts_with(text) && (word.is_none() || !text.starts_with('2'))
                    });
                    match operator {
                        Some((text, token)) => {
                            out.extend(word.take().map(Token::Word));
                            out.push(token.clone());
                            used = text.len();
                        }
                        None => word.get_or_insert_default().push(c),
                    }
                }
            },
        }
        rest = &rest[used..];
    }
    if let Some(q) = quote {
        return Err(format!("a {q} quote is not closed"));
    }
    out.extend(word.map(Token::Word));
    Ok(out)
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.negated {
            f.write_str("not ")?;
        }
        write_word(f, &self.name)?;
        for arg in &self.args {
            f.write_str(" ")?;
            write_word(f, arg)?;
        }
        Ok(())
    }
}

/// Writes a word quoted for a shell.
fn write_word(f: &mut fmt::Formatter<'_>, word: &str) -> fmt::Result {
    let plain = |c: char| {
        c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '/' | '=' | ',' | ':' | '%' | '+')
    };
    if !word.is_empty() && word.chars().all(plain) {
        f.write_str(word)
    } else {
        write!(f, "'{}'", word.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Script, String> {
        let substitutions = Substitutions {
            source: "a/b.mlir".to_string(),
            directory: "a".to_string(),
            temporary: "/x y/t".to_string(),
        };
        Script::parse(line, &substitutions)
    }

    fn shown(line: &str) -> String {
        match parse(line) {
            Ok(script) => {
                let pipelines = script.pipelines.iter();
                let text = pipelines.map(|p| p.iter().map(Stage::to_string).collect::<Vec<_>>().join(" | "));
                text.collect::<Vec<_>>().join(" && ")
            }
            Err(message) => format!("error: {message}"),
        }
    }

    #[test]
    fn words_and_quotes() {
        assert_eq!(
            shown("t opt %s --p='a(b)' \"c \\\" d\" e\\ f"),
            "t opt a/b.mlir '--p=a(b)' 'c \" d' 'e f'"
        );
        assert_eq!(shown("t %t.x %p/y %% ''"), "t '/x y/t.x' a/y % ''");
        assert_eq!(shown("t 'a"), "error: a ' quote is not closed");
        assert_eq!(shown("t a;b"), "error: ';' is not supported in RUN lines; write one RUN line each");
    }

    #[test]
    fn pipes_and_redirections() {
        assert_eq!(shown("not t %s 2>&1 | FileCheck %s&&u"), "not t a/b.mlir | FileCheck a/b.mlir && u");
        let script = parse("t a2>b 2>c <d >>e").unwrap();
        let stage = &script.pipelines[0][0];
        assert_eq!(stage.args, ["a2"]);
        assert_eq!(stage.stdout, Some(Redirect { path: "e".to_string(), append: true }));
        assert_eq!(stage.stderr, Stderr::File("c".to_string()));
        assert_eq!(stage.stdin.as_deref(), Some("d"));
        assert_eq!(shown("t |"), "error: a command is missing");
        assert_eq!(shown("t >"), "error: a redirection needs a file name after it");
    }

    #[test]
    fn self_checking_lines() {
        for (line, expected) in [
            ("t %s | FileCheck %s", true),
            ("t %s -verify-diagnostics", true),
            ("t %s --verify-diagnostics=all --split-input-file", true),
            ("t %s", false),
            ("not t %s 2>&1", false),
        ] {
            assert_eq!(parse(line).unwrap().is_self_checking(), expected, "{line}");
        }
    }
}
