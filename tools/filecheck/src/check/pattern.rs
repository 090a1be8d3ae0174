//! The pattern of one directive: fixed text, or an expression with variables.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use terrace_support::ere::{self, Ere};

use super::numeric::{self, Expr, Format};
use super::{Located, Options};

/// The kind of a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `CHECK:` and, with a count above one, `CHECK-COUNT-n:`.
    Plain,
    /// `CHECK-NEXT:`
    Next,
    /// `CHECK-SAME:`
    Same,
    /// `CHECK-EMPTY:`
    Empty,
    /// `CHECK-LABEL:`
    Label,
    /// `CHECK-DAG:`
    Dag,
    /// `CHECK-NOT:`
    Not,
    /// The end of the input, which follows trailing `-NOT` and `-DAG` directives.
    End,
}

/// A pattern and its location.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// The kind of its directive.
    pub kind: Kind,
    /// The number of times that it must match.
    pub count: usize,
    /// The directive as written, without the colon; for messages.
    pub directive: String,
    /// The offset of the pattern in the check file; `None` for patterns from the command line.
    pub at: Option<usize>,
    /// Its line in the check file.
    pub line: usize,
    body: Body,
}

#[derive(Clone, Debug)]
enum Body {
    Fixed(Vec<u8>),
    Regex(Box<Regex>),
}

#[derive(Clone, Debug, Default)]
struct Regex {
    text: Vec<u8>,
    /// The compiled text, unless it has substitutions.
    ere: Option<Ere>,
    /// Substitutions and the offsets in the text at which they are inserted.
    substitutions: Vec<(usize, Substitution)>,
    /// String variables and their groups.
    strings: Vec<(String, usize)>,
    /// Numeric variables, their groups and formats.
    numbers: Vec<(String, usize, Format)>,
}

#[derive(Clone, Debug)]
enum Substitution {
    String(String),
    Number { expr: Expr, text: String, format: Format },
}

/// The variables of a run; while patterns are parsed, the names that are defined.
#[derive(Clone, Debug, Default)]
pub struct Variables {
    /// String variables that have a value.
    pub strings: HashMap<String, Vec<u8>>,
    /// The names of all string variables.
    pub string_names: HashSet<String>,
    /// Numeric variables.
    pub numbers: numeric::Variables,
}

impl Variables {
    /// Forgets the variables whose names do not start with `$`.
    pub fn clear_local(&mut self) {
        self.strings.retain(|name, _| name.starts_with('$'));
        self.numbers.iter_mut().filter(|(name, _)| !name.starts_with('$')).for_each(|(_, v)| v.value = None);
    }

    /// Makes a definition of the command line, `NAME=text` or `#NAME=expression`.
    pub fn define(&mut self, definition: &str) -> Result<(), String> {
        let invalid = |what: &str| format!("{what} in definition '{definition}'");
        let Some((name, value)) = definition.split_once('=') else {
            return Err(invalid("missing equal sign"));
        };
        if let Some(name) = name.strip_prefix('#') {
            let text = match name.split_once(',') {
                Some((format, name)) => format!("{format},{name}:{value}"),
                None => format!("{name}:{value}"),
            };
            let block = numeric::block(&text, &mut self.numbers, None).map_err(|(_, m)| invalid(&m))?;
            let (Some(name), Some((expr, _))) = (block.defines, block.expr) else {
                return Err(invalid("missing value"));
            };
            if self.string_names.contains(&name) {
                return Err(format!("string variable with name '{name}' already exists"));
            }
            let value = expr.value(&self.numbers, 0).map_err(|m| invalid(&m))?;
            let variable = numeric::Variable { value: Some(value), format: Some(block.format), line: None };
            self.numbers.insert(name, variable);
            return Ok(());
        }
        match numeric::split_name(name) {
            Some((_, "")) if !name.starts_with('@') => {}
            _ => return Err(invalid("invalid name")),
        }
        if self.numbers.contains_key(name) {
            return Err(format!("numeric variable with name '{name}' already exists"));
        }
        self.string_names.insert(name.to_string());
        self.strings.insert(name.to_string(), value.as_bytes().to_vec());
        Ok(())
    }
}

/// The properties of a pattern that precede its text in the check file.
pub struct PatternInfo {
    /// The kind of its directive.
    pub kind: Kind,
    /// The number of times that it must match.
    pub count: usize,
    /// Whether `{LITERAL}` disables expressions and variables.
    pub literal: bool,
    /// The prefix, for messages.
    pub prefix: String,
    /// The directive as written, without the colon.
    pub directive: String,
    /// The offset of the pattern in the check file.
    pub at: Option<usize>,
    /// Its line in the check file.
    pub line: usize,
}

impl Pattern {
    /// The pattern that matches the end of the input.
    pub fn end(prefix: &str) -> Pattern {
        let directive = prefix.to_string();
        Pattern { kind: Kind::End, count: 1, directive, at: None, line: 0, body: Body::Fixed(Vec::new()) }
    }

    /// Parses the text after the colon of a directive. Errors carry the offset within `text`.
    pub fn parse(
        info: PatternInfo,
        text: &[u8],
        options: &Options,
        names: &mut Variables,
    ) -> Located<Pattern> {
        let PatternInfo { kind, count, literal, prefix, directive, at, line } = info;
        let full_lines = options.match_full_lines && kind != Kind::Not;
        let exact = options.strict_whitespace && options.match_full_lines;
        let text = if exact { text } else { trim_end(text) };
        let done = |body| Ok(Pattern { kind, count, directive, at, line, body });
        if kind == Kind::Empty {
            if !text.is_empty() {
                return Err((
                    0,
                    format!("found non-empty check string for empty check with prefix '{prefix}:'"),
                ));
            }
            let mut regex = Regex { text: b"(\n$)".to_vec(), ..Regex::default() };
            regex.ere = Ere::new(&regex.text, false).ok();
            return done(Body::Regex(Box::new(regex)));
        }
        if text.is_empty() {
            return Err((0, format!("found empty check string with prefix '{prefix}:'")));
        }
        let has = |needle: &[u8]| ere::find_bytes(text, needle, false).is_some();
        if literal || !full_lines && !has(b"{{") && !has(b"[[") {
            return done(Body::Fixed(text.to_vec()));
        }
        let mut builder = Builder { regex: Regex::default(), groups: 0, line, options, names };
        if full_lines {
            builder.regex.text.extend_from_slice(if options.strict_whitespace { b"^" } else { b"^ *" });
        }
        builder.parse(text)?;
        if full_lines {
            builder.regex.text.extend_from_slice(if options.strict_whitespace { b"$" } else { b" *$" });
        }
        let mut regex = builder.regex;
        if regex.substitutions.is_empty() {
            let ere = Ere::new(&regex.text, options.ignore_case);
            regex.ere = Some(ere.map_err(|m| (0, format!("invalid regex: {m}")))?);
        }
        done(Body::Regex(Box::new(regex)))
    }

    /// Whether the pattern uses a variable or defines a string variable, which a label must not do.
    pub fn has_variable(&self) -> bool {
        match &self.body {
            Body::Fixed(_) => false,
            Body::Regex(r) => !(r.substitutions.is_empty() && r.strings.is_empty()),
        }
    }

    /// Searches the pattern in `text` and sets the variables that it defines. Errors are those of substitutions.
    pub fn find(
        &self,
        text: &[u8],
        options: &Options,
        variables: &mut Variables,
    ) -> Result<Option<Range<usize>>, String> {
        let regex = match &self.body {
            Body::Fixed(_) if self.kind == Kind::End => return Ok(Some(text.len()..text.len())),
            Body::Fixed(fixed) => {
                let at = ere::find_bytes(text, fixed, options.ignore_case);
                return Ok(at.map(|at| at..at + fixed.len()));
            }
            Body::Regex(regex) => regex,
        };
        let substituted;
        let ere = match &regex.ere {
            Some(ere) => ere,
            None => {
                substituted = self.substitute(regex, options, variables)?;
                &substituted
            }
        };
        let Some(captures) = ere.find(text)? else { return Ok(None) };
        let group = |index: usize| match captures.get(index) {
            Some(Some(range)) => &text[range.clone()],
            _ => &[][..],
        };
        for (name, index) in &regex.strings {
            variables.strings.insert(name.clone(), group(*index).to_vec());
        }
        for (name, index, format) in &regex.numbers {
            let value = format.value(&String::from_utf8_lossy(group(*index)))?;
            let variable = variables.numbers.entry(name.clone()).or_default();
            variable.value = Some(value);
        }
        let Some(Some(mut whole)) = captures.into_iter().next() else { return Ok(None) };
        if self.kind == Kind::Empty {
            // The newline before the empty line belongs to the text between the previous match and this one.
            whole.start += 1;
        }
        Ok(Some(whole))
    }

    fn substitute(&self, regex: &Regex, options: &Options, variables: &Variables) -> Result<Ere, String> {
        let mut text = Vec::new();
        let mut from = 0;
        let mut errors = Vec::new();
        for (at, substitution) in &regex.substitutions {
            text.extend_from_slice(&regex.text[from..*at]);
            from = *at;
            match self.value(substitution, variables) {
                Ok(value) => ere::escape(&value, &mut text),
                Err(error) if !errors.contains(&error) => errors.push(error),
                Err(_) => {}
            }
        }
        if !errors.is_empty() {
            return Err(errors.join("; "));
        }
        text.extend_from_slice(&regex.text[from..]);
        Ere::new(&text, options.ignore_case).map_err(|m| format!("invalid regex: {m}"))
    }

    fn value<'v>(
        &self,
        substitution: &Substitution,
        variables: &'v Variables,
    ) -> Result<Cow<'v, [u8]>, String> {
        match substitution {
            Substitution::String(name) => match variables.strings.get(name) {
                Some(value) => Ok(Cow::Borrowed(value)),
                None => Err(format!("undefined variable: {name}")),
            },
            Substitution::Number { expr, format, .. } => {
                let value = expr.value(&variables.numbers, self.line)?;
                let failed = |m| format!("unable to substitute variable or numeric expression: {m}");
                Ok(Cow::Owned(format.text(value).map_err(failed)?.into_bytes()))
            }
        }
    }

    /// The substitutions of the pattern with their current values, for messages.
    pub fn substitutions(&self, variables: &Variables) -> Vec<(String, String)> {
        let Body::Regex(regex) = &self.body else { return Vec::new() };
        let shown = |substitution: &Substitution| {
            let name = match substitution {
                Substitution::String(name) => name,
                Substitution::Number { text, .. } => text,
            };
            let value = self.value(substitution, variables).ok()?;
            Some((name.clone(), String::from_utf8_lossy(&value).into_owned()))
        };
        regex.substitutions.iter().filter_map(|(_, substitution)| shown(substitution)).collect()
    }

    /// A text similar to a match, to find near misses with.
    pub fn example(&self) -> &[u8] {
        match &self.body {
            Body::Fixed(text) => text,
            Body::Regex(regex) => &regex.text,
        }
    }
}

fn trim_end(text: &[u8]) -> &[u8] {
    let length = text.iter().rposition(|b| !matches!(b, b' ' | b'\t')).map_or(0, |i| i + 1);
    &text[..length]
}

struct Builder<'a> {
    regex: Regex,
    groups: usize,
    line: usize,
    options: &'a Options,
    names: &'a mut Variables,
}

impl Builder<'_> {
    fn parse(&mut self, text: &[u8]) -> Located<()> {
        let find =
            |from: usize, needle: &[u8]| ere::find_bytes(&text[from..], needle, false).map(|i| from + i);
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            if rest.starts_with(b"{{") {
                let end = find(at, b"}}")
                    .ok_or((at, "found start of regex string with no end '}}'".to_string()))?;
                let regex = &text[at + 2..end];
                // Parentheses delimit the alternatives from the surrounding text.
                let group = rest.contains(&b'|');
                self.regex.text.extend(group.then_some(b'('));
                self.groups += usize::from(group);
                self.add_regex(regex, at + 2)?;
                self.regex.text.extend(group.then_some(b')'));
                at = end + 2;
            } else if rest.starts_with(b"[[") && !rest.starts_with(b"[[[") {
                let length = block_length(&rest[2..]).map_err(|message| (at, message.to_string()))?;
                self.block(&rest[2..2 + length], at + 2)?;
                at += length + 4;
            } else {
                let next = [find(at + 1, b"{{"), find(at + 1, b"[[")].into_iter().flatten().min();
                let end = next.unwrap_or(text.len());
                ere::escape(&text[at..end], &mut self.regex.text);
                at = end;
            }
        }
        Ok(())
    }

    fn add_regex(&mut self, regex: &[u8], at: usize) -> Located<()> {
        let ere =
            Ere::new(regex, self.options.ignore_case).map_err(|m| (at, format!("invalid regex: {m}")))?;
        self.groups += ere.groups();
        self.regex.text.extend_from_slice(regex);
        Ok(())
    }

    /// Parses a substitution block, given the text between its brackets.
    fn block(&mut self, block: &[u8], at: usize) -> Located<()> {
        let Ok(text) = std::str::from_utf8(block) else {
            return Err((at, "invalid variable name".to_string()));
        };
        if let Some(text) = text.strip_prefix('#') {
            return self.numeric_block(text).map_err(|(offset, message)| (at + 1 + offset, message));
        }
        let Some((name, rest)) = numeric::split_name(text) else {
            return Err((at, "invalid variable name".to_string()));
        };
        if let Some(regex) = rest.strip_prefix(':') {
            if name.starts_with('@') {
                return Err((at, "invalid name in string variable definition".to_string()));
            }
            if self.names.numbers.contains_key(name) {
                return Err((at, format!("numeric variable with name '{name}' already exists")));
            }
            self.regex.text.push(b'(');
            self.groups += 1;
            self.regex.strings.retain(|(known, _)| known != name);
            self.regex.strings.push((name.to_string(), self.groups));
            self.names.string_names.insert(name.to_string());
            if !regex.is_empty() {
                self.add_regex(regex.as_bytes(), at + name.len() + 1)?;
            }
            self.regex.text.push(b')');
            return Ok(());
        }
        if text.contains(':') {
            return Err((at, "invalid name in string variable definition".to_string()));
        }
        if name == "@LINE" {
            return self.numeric_block(text).map_err(|(offset, message)| (at + offset, message));
        }
        if !rest.is_empty() || name.starts_with('@') {
            return Err((at, "invalid name in string variable use".to_string()));
        }
        match self.regex.strings.iter().find(|(known, _)| known == name) {
            // The variable is defined on this line.
            Some((_, group @ 1..=9)) => {
                let digit = b'0' + *group as u8;
                self.regex.text.extend([b'\\', digit]);
            }
            Some(_) => return Err((at, "Can't back-reference more than 9 variables".to_string())),
            None => {
                let substitution = Substitution::String(name.to_string());
                self.regex.substitutions.push((self.regex.text.len(), substitution));
            }
        }
        Ok(())
    }

    /// Parses a numeric block, given the text after its `#`.
    fn numeric_block(&mut self, text: &str) -> Located<()> {
        let numeric::Block { defines, expr, format } =
            numeric::block(text, &mut self.names.numbers, Some(self.line))?;
        if let Some(name) = &defines {
            if self.names.string_names.contains(name) {
                return Err((0, format!("string variable with name '{name}' already exists")));
            }
            self.regex.text.push(b'(');
            self.groups += 1;
            self.regex.numbers.retain(|(known, ..)| known != name);
            self.regex.numbers.push((name.clone(), self.groups, format));
            // An earlier definition keeps its format.
            let known = self.names.numbers.entry(name.clone());
            known.or_insert(numeric::Variable { value: None, format: Some(format), line: Some(self.line) });
        }
        match expr {
            None => self.add_regex(format.wildcard().as_bytes(), 0)?,
            Some((expr, text)) => {
                let substitution = Substitution::Number { expr, text, format };
                self.regex.substitutions.push((self.regex.text.len(), substitution));
            }
        }
        if defines.is_some() {
            self.regex.text.push(b')');
        }
        Ok(())
    }
}

/// The length of a block up to the `]]` that is neither nested in brackets nor escaped.
fn block_length(text: &[u8]) -> Result<usize, &'static str> {
    let (mut at, mut depth) = (0, 0usize);
    while at < text.len() {
        match text[at] {
            b']' if depth == 0 && text[at..].starts_with(b"]]") => return Ok(at),
            b']' => depth = depth.checked_sub(1).ok_or("missing closing \"]\" for regex variable")?,
            b'[' => depth += 1,
            b'\\' => at += 1,
            _ => {}
        }
        at += 1;
    }
    Err("Invalid substitution block, no ]] found")
}
