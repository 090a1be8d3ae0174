//! POSIX extended regular expressions for FileCheck and expected diagnostics: matches are leftmost-longest, `.` and
//! `[^…]` do not match line ends, `^` and `$` match at lines, and `\1` … `\9` are back references.
//!
//! The crate `regex` prefers the first alternative and has no back references, so `{{a|ab}}` and
//! `[[V:.*]] … [[V]]` on one line would mean something else there.
//!
//! An expression without back references is evaluated on sets of positions, so its cost is bounded by its size times
//! the length of the text. One with back references is searched by backtracking, with a limit on the steps.

use std::ops::Range;

/// A set of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ByteSet([u64; 4]);

impl ByteSet {
    const EMPTY: ByteSet = ByteSet([0; 4]);

    fn contains(&self, byte: u8) -> bool {
        self.0[usize::from(byte >> 6)] >> (byte & 63) & 1 != 0
    }

    fn add(&mut self, byte: u8) {
        self.0[usize::from(byte >> 6)] |= 1 << (byte & 63);
    }

    fn of(bytes: impl IntoIterator<Item = u8>) -> ByteSet {
        let mut set = ByteSet::EMPTY;
        bytes.into_iter().for_each(|b| set.add(b));
        set
    }

    fn complement(mut self) -> ByteSet {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }

    fn without_newline(mut self) -> ByteSet {
        self.0[0] &= !(1 << b'\n');
        self
    }
}

/// A node of the syntax tree.
#[derive(Clone, Debug)]
enum Node {
    /// Any byte of a set.
    Byte(ByteSet),
    /// A sequence of bytes.
    Literal(Vec<u8>),
    LineStart,
    LineEnd,
    WordStart,
    WordEnd,
    /// A capture group with its number.
    Group(usize, Box<Node>),
    Concat(Vec<Node>),
    Alternatives(Vec<Node>),
    /// A node with the minimum and maximum of its repetitions.
    Repeat(Box<Node>, u32, Option<u32>),
    /// A reference to the text of a group.
    BackReference(usize),
}

/// The deepest nesting of groups.
const MAX_DEPTH: usize = 64;
/// The largest repetition count, POSIX's `RE_DUP_MAX`.
const MAX_COUNT: u32 = 255;
/// The most steps of backtracking for one search.
const MAX_STEPS: usize = 20_000_000;

/// A compiled expression.
#[derive(Clone, Debug)]
pub struct Ere {
    root: Node,
    groups: usize,
    back_references: bool,
    /// The literal text that every match starts with; may be empty.
    prefix: Vec<u8>,
    ignore_case: bool,
}

/// The ranges of the whole match (index 0) and of the groups; `None` for a group that did not take part.
pub type Captures = Vec<Option<Range<usize>>>;

/// Appends text with its special characters escaped.
pub fn escape(text: &[u8], into: &mut Vec<u8>) {
    for &byte in text {
        if b"()^$|*+?.[]\\{}".contains(&byte) {
            into.push(b'\\');
        }
        into.push(byte);
    }
}

impl Ere {
    /// Compiles an expression.
    ///
    /// # Errors
    /// A syntax error, in the words of POSIX's `regerror`.
    pub fn new(pattern: &[u8], ignore_case: bool) -> Result<Ere, &'static str> {
        let mut parser = Parser { text: pattern, at: 0, groups: 0, back_references: false, ignore_case };
        let root = parser.alternatives(0)?;
        if parser.at < pattern.len() {
            return Err("parentheses not balanced");
        }
        let prefix = match &root {
            Node::Literal(text) => text.clone(),
            Node::Concat(nodes) => match nodes.first() {
                Some(Node::Literal(text)) => text.clone(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        let Parser { groups, back_references, .. } = parser;
        Ok(Ere { root, groups, back_references, prefix, ignore_case })
    }

    /// The number of groups in the expression.
    pub fn groups(&self) -> usize {
        self.groups
    }

    /// The leftmost-longest match in `text`.
    ///
    /// # Errors
    /// A search with back references took too many steps.
    pub fn find(&self, text: &[u8]) -> Result<Option<Captures>, &'static str> {
        let mut steps = 0;
        let mut start = 0;
        while start <= text.len() {
            if !self.prefix.is_empty() {
                match find_bytes(&text[start..], &self.prefix, self.ignore_case) {
                    Some(offset) => start += offset,
                    None => return Ok(None),
                }
            }
            let ends = ends(&self.root, text, vec![start]);
            if let Some(&longest) = ends.last() {
                let mut captures = vec![None; self.groups + 1];
                if !self.back_references {
                    captures[0] = Some(start..longest);
                    set_captures(&self.root, text, start, longest, &mut captures);
                    return Ok(Some(captures));
                }
                let mut search = Backtrack { text, captures, best: None, limit: longest, steps };
                search.node(&self.root, start, &mut |search, end| search.accept(end));
                if search.steps >= MAX_STEPS {
                    return Err("the expression needs too much backtracking");
                }
                steps = search.steps;
                if let Some((end, mut captures)) = search.best {
                    captures[0] = Some(start..end);
                    return Ok(Some(captures));
                }
            }
            start += 1;
        }
        Ok(None)
    }
}

/// The index of the first occurrence of `needle` in `text`.
pub fn find_bytes(text: &[u8], needle: &[u8], ignore_case: bool) -> Option<usize> {
    let (&first, rest) = needle.split_first()?;
    let last = text.len().checked_sub(needle.len())?;
    let mut from = 0;
    while from <= last {
        let window = &text[from..=last];
        let offset = match ignore_case {
            false => window.iter().position(|&b| b == first)?,
            true => window.iter().position(|b| b.eq_ignore_ascii_case(&first))?,
        };
        let at = from + offset;
        let candidate = &text[at + 1..at + needle.len()];
        if candidate == rest || ignore_case && candidate.eq_ignore_ascii_case(rest) {
            return Some(at);
        }
        from = at + 1;
    }
    None
}

fn is_word(byte: Option<&u8>) -> bool {
    byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_')
}

/// Whether a zero-width assertion matches at `at`.
fn assertion_holds(node: &Node, text: &[u8], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|i| text.get(i));
    let after = text.get(at);
    match node {
        Node::LineStart => before.is_none_or(|&b| b == b'\n'),
        Node::LineEnd => after.is_none_or(|&b| b == b'\n'),
        Node::WordStart => !is_word(before) && is_word(after),
        Node::WordEnd => is_word(before) && !is_word(after),
        _ => false,
    }
}

/// The ends of all matches of `node` that start at one of `starts`; both lists are sorted. A back reference counts as any
/// text within a line, so the result of an expression with back references is a superset.
fn ends(node: &Node, text: &[u8], mut starts: Vec<usize>) -> Vec<usize> {
    match node {
        Node::Byte(set) => {
            starts.retain_mut(|at| {
                let ok = text.get(*at).is_some_and(|&b| set.contains(b));
                *at += 1;
                ok
            });
            starts
        }
        Node::Literal(literal) => {
            starts.retain_mut(|at| {
                let ok = text[*at..].starts_with(literal);
                *at += literal.len();
                ok
            });
            starts
        }
        Node::LineStart | Node::LineEnd | Node::WordStart | Node::WordEnd => {
            starts.retain(|&at| assertion_holds(node, text, at));
            starts
        }
        Node::Group(_, inner) => ends(inner, text, starts),
        Node::Concat(nodes) => {
            for node in nodes {
                if starts.is_empty() {
                    break;
                }
                starts = ends(node, text, starts);
            }
            starts
        }
        Node::Alternatives(nodes) => union(nodes.iter().map(|node| ends(node, text, starts.clone()))),
        Node::Repeat(inner, min, max) => {
            if let Node::Byte(set) = &**inner {
                return ends_of_repeat(set, *min, *max, text, &starts);
            }
            for _ in 0..*min {
                if starts.is_empty() {
                    return starts;
                }
                starts = ends(inner, text, starts);
            }
            let mut all = starts.clone();
            let mut rounds = max.map_or(usize::MAX, |max| (max - *min) as usize);
            while rounds > 0 && !starts.is_empty() {
                starts = ends(inner, text, starts);
                starts.retain(|at| all.binary_search(at).is_err());
                all.extend(&starts);
                all.sort_unstable();
                rounds -= 1;
            }
            all
        }
        Node::BackReference(_) => {
            ends_of_repeat(&ByteSet::EMPTY.complement().without_newline(), 0, None, text, &starts)
        }
    }
}

fn union(sets: impl Iterator<Item = Vec<usize>>) -> Vec<usize> {
    let mut all: Vec<usize> = sets.flatten().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// [`ends`] of a repeated single byte.
fn ends_of_repeat(set: &ByteSet, min: u32, max: Option<u32>, text: &[u8], starts: &[usize]) -> Vec<usize> {
    let mut all = Vec::new();
    for &start in starts {
        let limit = max.map_or(text.len(), |max| text.len().min(start + max as usize));
        let run = text[start..limit].iter().take_while(|&&b| set.contains(b)).count();
        let first = (start + min as usize).max(all.last().map_or(0, |last| last + 1));
        // Without a maximum, the ends up to the last one are in the list already. With a maximum there can be gaps, so
        // all ends are added, and sorted below.
        if max.is_some() {
            all.extend(start + min as usize..=start + run);
        } else {
            all.extend(first..=start + run);
        }
    }
    if max.is_some() {
        all.sort_unstable();
        all.dedup();
    }
    all
}

/// Whether the concatenation of `nodes` matches exactly `from..to`.
fn spans(nodes: &[Node], text: &[u8], from: usize, to: usize) -> bool {
    let mut at = vec![from];
    for node in nodes {
        at = ends(node, text, at);
        at.retain(|&end| end <= to);
        if at.is_empty() {
            return false;
        }
    }
    at.binary_search(&to).is_ok()
}

/// Sets the groups of `node`, which matches exactly `from..to`: from the left, each part takes as much as it can.
fn set_captures(node: &Node, text: &[u8], from: usize, to: usize, captures: &mut Captures) {
    match node {
        Node::Group(index, inner) => {
            captures[*index] = Some(from..to);
            set_captures(inner, text, from, to, captures);
        }
        Node::Concat(nodes) => {
            let mut at = from;
            for (index, node) in nodes.iter().enumerate() {
                let rest = &nodes[index + 1..];
                let options = ends(node, text, vec![at]);
                let end = options.into_iter().rev().find(|&end| end <= to && spans(rest, text, end, to));
                let Some(end) = end else { return };
                set_captures(node, text, at, end, captures);
                at = end;
            }
        }
        Node::Alternatives(nodes) => {
            if let Some(node) = nodes.iter().find(|n| spans(std::slice::from_ref(n), text, from, to)) {
                set_captures(node, text, from, to, captures);
            }
        }
        Node::Repeat(inner, min, max) if has_group(inner) => {
            let (mut at, mut min, mut max) = (from, *min, *max);
            while at < to || min > 0 {
                min = min.saturating_sub(1);
                max = max.map(|max| max.saturating_sub(1));
                let rest = [Node::Repeat(inner.clone(), min, max)];
                let options = ends(inner, text, vec![at]);
                let end = options.into_iter().rev().find(|&end| end <= to && spans(&rest, text, end, to));
                let Some(end) = end else { return };
                set_captures(inner, text, at, end, captures);
                if end == at && min == 0 {
                    return;
                }
                at = end;
            }
        }
        _ => {}
    }
}

fn has_group(node: &Node) -> bool {
    match node {
        Node::Group(..) => true,
        Node::Concat(nodes) | Node::Alternatives(nodes) => nodes.iter().any(has_group),
        Node::Repeat(inner, ..) => has_group(inner),
        _ => false,
    }
}

/// A search with back references: tries all matches and keeps the longest.
struct Backtrack<'t> {
    text: &'t [u8],
    captures: Captures,
    best: Option<(usize, Captures)>,
    /// An upper bound of the end of a match.
    limit: usize,
    steps: usize,
}

/// The continuation of the search after a node has matched up to a position; `true` ends the search.
type Continuation<'a, 't> = &'a mut dyn FnMut(&mut Backtrack<'t>, usize) -> bool;

impl<'t> Backtrack<'t> {
    fn accept(&mut self, end: usize) -> bool {
        if self.best.as_ref().is_none_or(|(best, _)| end > *best) {
            self.best = Some((end, self.captures.clone()));
        }
        end >= self.limit
    }

    fn node(&mut self, node: &Node, at: usize, next: Continuation<'_, 't>) -> bool {
        self.steps += 1;
        if self.steps >= MAX_STEPS {
            return true;
        }
        match node {
            Node::Byte(set) => self.text.get(at).is_some_and(|&b| set.contains(b)) && next(self, at + 1),
            Node::Literal(text) => self.text[at..].starts_with(text) && next(self, at + text.len()),
            Node::LineStart | Node::LineEnd | Node::WordStart | Node::WordEnd => {
                assertion_holds(node, self.text, at) && next(self, at)
            }
            Node::Group(index, inner) => {
                let index = *index;
                self.node(inner, at, &mut |search, end| {
                    let old = search.captures[index].replace(at..end);
                    let done = next(search, end);
                    if !done {
                        search.captures[index] = old;
                    }
                    done
                })
            }
            Node::Concat(nodes) => self.concat(nodes, at, next),
            Node::Alternatives(nodes) => nodes.iter().any(|node| self.node(node, at, &mut *next)),
            Node::Repeat(inner, min, max) => match &**inner {
                Node::Byte(set) => {
                    let limit = max
                        .map_or(self.text.len(), |max| self.text.len().min(at.saturating_add(max as usize)));
                    let run = self.text[at..limit].iter().take_while(|&&b| set.contains(b)).count();
                    (*min as usize..=run).rev().any(|length| {
                        self.steps += 1;
                        next(self, at + length)
                    })
                }
                _ => self.repeat(inner, *min, *max, 0, at, next),
            },
            Node::BackReference(index) => {
                let Some(Some(range)) = self.captures.get(*index) else { return false };
                let length = range.len();
                self.text[at..].starts_with(&self.text[range.clone()]) && next(self, at + length)
            }
        }
    }

    fn concat(&mut self, nodes: &[Node], at: usize, next: Continuation<'_, 't>) -> bool {
        match nodes.split_first() {
            None => next(self, at),
            Some((node, rest)) => {
                self.node(node, at, &mut |search, end| search.concat(rest, end, &mut *next))
            }
        }
    }

    fn repeat(
        &mut self,
        inner: &Node,
        min: u32,
        max: Option<u32>,
        depth: usize,
        at: usize,
        next: Continuation<'_, 't>,
    ) -> bool {
        // Deeper repetition would need too much stack.
        let may_repeat = max != Some(0) && depth < 1000;
        let done = may_repeat
            && self.node(inner, at, &mut |search, end| {
                if end == at && min == 0 {
                    return false;
                }
                search.repeat(
                    inner,
                    min.saturating_sub(1),
                    max.map(|max| max - 1),
                    depth + 1,
                    end,
                    &mut *next,
                )
            });
        done || min == 0 && next(self, at)
    }
}

struct Parser<'p> {
    text: &'p [u8],
    at: usize,
    groups: usize,
    back_references: bool,
    ignore_case: bool,
}

type Parsed<T> = Result<T, &'static str>;

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Parses alternatives up to the end or a closing parenthesis.
    fn alternatives(&mut self, depth: usize) -> Parsed<Node> {
        if depth > MAX_DEPTH {
            return Err("the expression is nested too deeply");
        }
        let mut branches = Vec::new();
        loop {
            let mut nodes: Vec<Node> = Vec::new();
            while self.peek().is_some_and(|c| c != b'|' && (c != b')' || depth == 0)) {
                let node = self.repetition(depth)?;
                match (nodes.last_mut(), node) {
                    (Some(Node::Literal(text)), Node::Literal(more)) => text.extend(more),
                    (_, node) => nodes.push(node),
                }
            }
            // As in LLVM's parser, no branch may be empty; only the whole pattern may.
            let is_whole = branches.is_empty() && self.peek() != Some(b'|') && depth == 0;
            if nodes.is_empty() && !is_whole {
                return Err("empty (sub)expression");
            }
            branches.push(if nodes.len() == 1 { nodes.remove(0) } else { Node::Concat(nodes) });
            if !self.eat(b'|') {
                break;
            }
        }
        Ok(if branches.len() == 1 { branches.remove(0) } else { Node::Alternatives(branches) })
    }

    /// Parses an atom with its repetition.
    fn repetition(&mut self, depth: usize) -> Parsed<Node> {
        const BAD_REPEAT: &str = "repetition-operator operand invalid";
        let Some(byte) = self.next() else { return Err("empty (sub)expression") };
        let mut caret = false;
        let node = match byte {
            b'(' => {
                self.groups += 1;
                let index = self.groups;
                let inner = if self.peek() == Some(b')') {
                    Node::Concat(Vec::new())
                } else {
                    self.alternatives(depth + 1)?
                };
                if !self.eat(b')') {
                    return Err("parentheses not balanced");
                }
                Node::Group(index, Box::new(inner))
            }
            b')' => return Err("parentheses not balanced"),
            b'^' => {
                caret = true;
                Node::LineStart
            }
            b'$' => Node::LineEnd,
            b'*' | b'+' | b'?' => return Err(BAD_REPEAT),
            b'{' if self.peek().is_some_and(|c| c.is_ascii_digit()) => return Err(BAD_REPEAT),
            b'.' => Node::Byte(ByteSet::EMPTY.complement().without_newline()),
            b'[' => self.bracket()?,
            b'\\' => match self.next() {
                None => return Err("trailing backslash (\\)"),
                Some(digit @ b'1'..=b'9') => {
                    let index = usize::from(digit - b'0');
                    if index > self.groups {
                        return Err("invalid backreference number");
                    }
                    self.back_references = true;
                    Node::BackReference(index)
                }
                Some(byte) => self.ordinary(byte),
            },
            byte => self.ordinary(byte),
        };
        let (min, max) = match self.peek() {
            Some(b'*') if caret => return Err(BAD_REPEAT),
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            Some(b'{') if self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit) => {
                self.at += 1;
                let counts = self.counts()?;
                self.at -= 1;
                counts
            }
            _ => return Ok(node),
        };
        self.at += 1;
        let digit_after = self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit);
        match self.peek() {
            Some(b'*' | b'+' | b'?') => return Err(BAD_REPEAT),
            Some(b'{') if digit_after => return Err(BAD_REPEAT),
            _ => {}
        }
        Ok(Node::Repeat(Box::new(literal_to_set(node)), min, max))
    }

    /// Parses `n}`, `n,}` or `n,m}`.
    fn counts(&mut self) -> Parsed<(u32, Option<u32>)> {
        let min = self.count()?;
        let max = if !self.eat(b',') {
            Some(min)
        } else if self.peek().is_some_and(|c| c.is_ascii_digit()) {
            let max = self.count()?;
            if max < min {
                return Err("invalid repetition count(s)");
            }
            Some(max)
        } else {
            None
        };
        if self.eat(b'}') {
            return Ok((min, max));
        }
        let closed = self.text[self.at..].contains(&b'}');
        Err(if closed { "invalid repetition count(s)" } else { "braces not balanced" })
    }

    fn count(&mut self) -> Parsed<u32> {
        let mut value = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value * 10 + u32::from(digit - b'0');
            if value > MAX_COUNT {
                return Err("invalid repetition count(s)");
            }
            self.at += 1;
        }
        Ok(value)
    }

    fn ordinary(&self, byte: u8) -> Node {
        if self.ignore_case && byte.is_ascii_alphabetic() {
            Node::Byte(ByteSet::of([byte.to_ascii_lowercase(), byte.to_ascii_uppercase()]))
        } else {
            Node::Literal(vec![byte])
        }
    }

    /// Parses a bracket expression after its `[`. A backslash is an ordinary byte in it.
    fn bracket(&mut self) -> Parsed<Node> {
        const UNBALANCED: &str = "brackets ([ ]) not balanced";
        for (text, node) in [(&b"[:<:]]"[..], Node::WordStart), (&b"[:>:]]"[..], Node::WordEnd)] {
            if self.text[self.at..].starts_with(text) {
                self.at += text.len();
                return Ok(node);
            }
        }
        let is_complement = self.eat(b'^');
        let mut set = ByteSet::EMPTY;
        if self.eat(b']') {
            set.add(b']');
        } else if self.eat(b'-') {
            set.add(b'-');
        }
        loop {
            let byte = self.peek().ok_or(UNBALANCED)?;
            let after = self.text.get(self.at + 1).copied();
            match (byte, after) {
                (b']', _) => break,
                (b'-', Some(b']')) => {
                    set.add(b'-');
                    self.at += 1;
                    break;
                }
                (b'[', Some(b':')) => {
                    self.at += 2;
                    let rest = &self.text[self.at..];
                    let length = rest.windows(2).position(|w| w == b":]").ok_or("invalid character class")?;
                    let class = class(&rest[..length]).ok_or("invalid character class")?;
                    (0..=255).filter(|&b| class(&b)).for_each(|b| set.add(b));
                    self.at += length + 2;
                }
                (b'-', _) => return Err("invalid character range"),
                _ => {
                    let first = self.bracket_byte()?;
                    let ranges =
                        self.peek() == Some(b'-') && self.text.get(self.at + 1).is_some_and(|&c| c != b']');
                    let last = if ranges {
                        self.at += 1;
                        if self.eat(b'-') { b'-' } else { self.bracket_byte()? }
                    } else {
                        first
                    };
                    if first > last {
                        return Err("invalid character range");
                    }
                    (first..=last).for_each(|b| set.add(b));
                }
            }
        }
        if !self.eat(b']') {
            return Err(UNBALANCED);
        }
        if self.ignore_case {
            for byte in b'a'..=b'z' {
                if set.contains(byte) || set.contains(byte.to_ascii_uppercase()) {
                    set.add(byte);
                    set.add(byte.to_ascii_uppercase());
                }
            }
        }
        Ok(Node::Byte(if is_complement { set.complement().without_newline() } else { set }))
    }

    /// Parses one byte of a bracket expression, which may be written `[.x.]` or `[=x=]`.
    fn bracket_byte(&mut self) -> Parsed<u8> {
        let byte = self.next().ok_or("brackets ([ ]) not balanced")?;
        match (byte, self.text.get(self.at..self.at + 4)) {
            (b'[', Some(&[open @ (b'.' | b'='), inner, close, b']'])) if open == close => {
                self.at += 4;
                Ok(inner)
            }
            _ => Ok(byte),
        }
    }
}

/// Makes a literal of one byte a set, whose repetition is faster to match.
fn literal_to_set(node: Node) -> Node {
    match node {
        Node::Literal(text) if text.len() == 1 => Node::Byte(ByteSet::of(text)),
        node => node,
    }
}

/// The character class of a name.
fn class(name: &[u8]) -> Option<fn(&u8) -> bool> {
    Some(match name {
        b"alnum" => u8::is_ascii_alphanumeric,
        b"alpha" => u8::is_ascii_alphabetic,
        b"blank" => |b| matches!(b, b' ' | b'\t'),
        b"cntrl" => u8::is_ascii_control,
        b"digit" => u8::is_ascii_digit,
        b"graph" => u8::is_ascii_graphic,
        b"lower" => u8::is_ascii_lowercase,
        b"print" => |b| matches!(b, b' '..=b'~'),
        b"punct" => u8::is_ascii_punctuation,
        b"space" => |b| matches!(b, b' ' | b'\t'..=b'\r'),
        b"upper" => u8::is_ascii_uppercase,
        b"xdigit" => u8::is_ascii_hexdigit,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(pattern: &str, text: &str) -> String {
        let ere = match Ere::new(pattern.as_bytes(), false) {
            Ok(ere) => ere,
            Err(message) => return message.to_string(),
        };
        match ere.find(text.as_bytes()) {
            Err(message) => message.to_string(),
            Ok(None) => "none".to_string(),
            Ok(Some(captures)) => {
                let shown = captures.into_iter().map(|c| c.map_or("-".to_string(), |r| text[r].to_string()));
                shown.collect::<Vec<_>>().join("|")
            }
        }
    }

    #[test]
    fn leftmost_longest() {
        for (pattern, text, expected) in [
            ("a|ab", "xab", "ab"),
            ("(a|ab)(c|bcd)(d*)", "abcd", "abcd|ab|c|d"),
            ("(a*)(ab)*(b*)", "abb", "abb|a|-|bb"),
            ("(.*),(.*)", "x,y,z\nw", "x,y,z|x,y|z"),
            ("^b.$", "ab\nbc\n", "bc"),
            ("[^a]+", "a\nbc\nd", "bc"),
            ("x{2,3}", "xxxx", "xxx"),
            ("(a|b){2}c", "abac", "bac|a"),
            ("x*", "axx", ""),
            ("[]a-]+", "b]-a", "]-a"),
            ("[[:digit:]]+[[:>:]]", "12a 34", "34"),
            ("[\\n]+", "\\n", "\\n"),
            ("(a*)+", "b", "|"),
            ("", "b", ""),
        ] {
            assert_eq!(find(pattern, text), expected, "{pattern}");
        }
    }

    #[test]
    fn back_references() {
        assert_eq!(find("(.*), (.*) = \\1", "ab, c = ab, d = b"), "ab, c = ab|ab|c");
        assert_eq!(find("%(.+) = add %\\1, %\\1", "%a = add %b, %b\n%c = add %c, %c"), "%c = add %c, %c|c");
        assert_eq!(find("(a*)(b|ab)\\2", "aabab"), "aabab|a|ab");
    }

    #[test]
    fn errors() {
        for (pattern, expected) in [
            ("a**", "repetition-operator operand invalid"),
            ("(|a)", "empty (sub)expression"),
            ("a)", "parentheses not balanced"),
            ("(a", "parentheses not balanced"),
            ("a{3", "braces not balanced"),
            ("a{3x}", "invalid repetition count(s)"),
            ("[a", "brackets ([ ]) not balanced"),
            ("[z-a]", "invalid character range"),
            ("[[:foo:]]", "invalid character class"),
            ("\\1", "invalid backreference number"),
            ("a\\", "trailing backslash (\\)"),
        ] {
            assert_eq!(find(pattern, "x"), expected, "{pattern}");
        }
    }
}
