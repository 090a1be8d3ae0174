//! Operations whose text ends in a function type, `name operands {attributes} : (types) -> types`, in either form.

use crate::rewrite::Rewriter;
use crate::token::Kind;
use crate::types::Ty;

/// An operation with a function type, which is rewritten as a whole.
pub struct Call {
    /// Today's name, without quotes.
    pub name: String,
    /// The texts of the operands.
    pub operands: Vec<String>,
    /// The types of the operands.
    pub types: Vec<Ty>,
    /// The types of the results.
    pub results: Vec<Ty>,
    /// The attributes, as pairs of names and texts of values.
    pub attributes: Vec<(String, String)>,
    /// Whether the text is in generic form.
    pub is_generic: bool,
    /// The tokens around the operands: the first and the one behind.
    operand_range: (usize, usize),
    /// The tokens around the dictionary; both are the token behind the operands if there is none.
    dictionary: (usize, usize),
    /// The parenthesis before the types of the operands, and the token behind the closing one.
    type_range: (usize, usize),
}

impl Call {
    /// Reads the operation whose name is at a token.
    pub fn read(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<Self> {
        let is_generic = rw.kind(i) == Kind::String;
        let first = i + 1 + usize::from(is_generic);
        let is_operand = |at: usize| matches!(rw.kind(at), Kind::Value | Kind::Attr | Kind::Mark(b','));
        let last = (first..).find(|&at| !is_operand(at))?;
        if is_generic && !rw.is(last, b')') {
            return None;
        }
        let operands = split(rw, first, last)?;
        let mut at = if is_generic { last + 1 } else { last };
        let mut dictionary = (at, at);
        let mut attributes = Vec::new();
        while !rw.is(at, b':') {
            let is_properties = rw.is(at, b'<') && rw.is(at + 1, b'{');
            if dictionary.0 == dictionary.1 && (is_properties || rw.is(at, b'{')) {
                let open = at + usize::from(is_properties);
                attributes = entries(rw, open)?;
                dictionary = (at, rw.closing(at));
            } else if !matches!(rw.kind(at), Kind::Mark(b'(' | b'{')) {
                return None;
            }
            at = rw.closing(at);
        }
        let open = at + 1;
        let (types, behind, _) = rw.read_types(rw.start(open))?;
        let type_range = (open, rw.token_at(behind));
        if rw.kind(type_range.1) != Kind::Arrow || types.len() != operands.len() {
            return None;
        }
        let result = type_range.1 + 1;
        let results = if rw.is(result, b'(') {
            rw.read_types(rw.start(result))?.0
        } else {
            vec![rw.read_type(rw.start(result))?.0]
        };
        let operand_range = (first, last);
        let name = name.to_owned();
        Some(Self {
            name,
            operands,
            types,
            results,
            attributes,
            is_generic,
            operand_range,
            dictionary,
            type_range,
        })
    }

    /// The text of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Removes an attribute and returns its text.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let at = self.attributes.iter().position(|(other, _)| other == name)?;
        Some(self.attributes.remove(at).1)
    }

    /// Sets an attribute, at its place if it exists.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.attributes.iter_mut().find(|(other, _)| other == name) {
            Some((_, old)) => *old = value.into(),
            None => self.attributes.push((name.to_owned(), value.into())),
        }
    }

    /// Appends an operand.
    pub fn push(&mut self, value: String, ty: impl Into<String>) {
        self.operands.push(value);
        self.types.push(Ty::builtin(ty));
    }

    /// Writes the operation in today's syntax. Returns the token behind the types of its operands.
    pub fn write(self, rw: &mut Rewriter<'_>, i: usize) -> usize {
        let name = if self.is_generic { format!("\"{}\"", self.name) } else { self.name };
        rw.replace(rw.start(i), rw.end(i), name);
        let (first, last) = self.operand_range;
        // The blank between operands and what follows them stays.
        let end = if first < last { rw.end(last - 1) } else { rw.start(first) };
        rw.replace(rw.start(first), end, self.operands.join(", "));
        let entries: Vec<String> = self
            .attributes
            .iter()
            .map(|(name, value)| if value.is_empty() { name.clone() } else { format!("{name} = {value}") })
            .collect();
        let (open, close) = self.dictionary;
        let text = if entries.is_empty() { String::new() } else { format!("{{{}}}", entries.join(", ")) };
        if open < close {
            let text = if rw.is(open, b'<') && !text.is_empty() { format!("<{text}>") } else { text };
            rw.replace(rw.start(open), rw.end(close - 1), text);
        } else if !text.is_empty() {
            let at = rw.end(open - 1);
            let text = if self.is_generic { format!(" <{text}>") } else { format!(" {text}") };
            rw.replace(at, at, text);
        }
        let (open, close) = self.type_range;
        let types: Vec<&str> = self.types.iter().map(|ty| ty.text.as_str()).collect();
        rw.replace(rw.start(open), rw.end(close - 1), format!("({})", types.join(", ")));
        close
    }
}

/// The texts between the commas in a range of tokens.
pub fn split(rw: &Rewriter<'_>, first: usize, end: usize) -> Option<Vec<String>> {
    let mut parts = Vec::new();
    let (mut start, mut at) = (first, first);
    while at < end {
        if rw.is(at, b',') {
            parts.push(rw.source(start, at)?);
            start = at + 1;
        }
        let opens = matches!(rw.kind(at), Kind::Mark(b'(' | b'[' | b'{' | b'<'));
        at = if opens { rw.closing(at) } else { at + 1 };
    }
    if start < end {
        parts.push(rw.source(start, end)?);
    }
    Some(parts)
}

/// The attributes of the dictionary that opens at a token. Unit attributes have an empty value.
fn entries(rw: &Rewriter<'_>, open: usize) -> Option<Vec<(String, String)>> {
    let all = split(rw, open + 1, rw.closing(open).checked_sub(1)?)?;
    let entry = |text: String| match text.split_once('=') {
        Some((name, value)) => (name.trim().trim_matches('"').to_owned(), value.trim().to_owned()),
        None => (text, String::new()),
    };
    Some(all.into_iter().map(entry).collect())
}
