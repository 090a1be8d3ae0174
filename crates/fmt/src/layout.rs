//! Where operations, blocks and regions start, and so which lines are broken, and how far they are indented.
//!
//! What starts an operation follows from tokens: the names of results, a name with a dot, a string before a parenthesis,
//! an operation that is written without its dialect. Only for other words, which may be operations of unknown dialects, the
//! indentation decides: a line that is indented no more than the operation above it is another one.

use crate::edit::Edits;
use crate::lines::CountedLines;
use crate::spacing::Neighbors;
use crate::token::{Comment, Kind, Token, Tokens};
use crate::{Formatted, MARKER, Problem};

/// The indentation of a region in its operation.
const REGION: u32 = 2;
/// The indentation of an operation's other lines.
const CONTINUED: u32 = 4;
/// A region of more tokens has lines of its own.
const MAX_INLINE: usize = 100;
/// Lines are indented no further: deep nesting would make a text of quadratic size.
const MAX_INDENT: u32 = 200;

/// Operations that are written without their dialect in some or all regions.
const BARE_OPS: &[&[u8]] =
    &[b"return", b"module", b"func", b"call", b"call_indirect", b"unrealized_conversion_cast"];
/// Words that start a line with the operation's own indentation.
const CLAUSES: &[&[u8]] = &[b"else", b"do", b"case", b"default"];
/// Words that go on with an operation, also at the start of a line that is not indented.
const KEYWORDS: &[&[u8]] = &[
    b"attributes",
    b"to",
    b"step",
    b"into",
    b"from",
    b"in",
    b"out",
    b"at",
    b"by",
    b"with",
    b"mapping",
    b"if",
    b"unwind",
    b"reduce",
];

/// Names of operations that may have no operands and stand alone in a region.
const TERMINATORS: &[&[u8]] = &[b"yield", b"return", b"terminator", b"unreachable", b"end"];

/// The format of a text, chunk by chunk.
pub struct Formatter<'t> {
    text: &'t [u8],
    edits: Edits<'t>,
    problems: Vec<Problem>,
    counted: CountedLines,
    tokens: Tokens,
    /// The number of the line of the next chunk.
    number: u32,
}

impl<'t> Formatter<'t> {
    pub fn new(text: &'t [u8]) -> Self {
        Self {
            text,
            edits: Edits::new(text),
            problems: Vec::new(),
            counted: CountedLines::new(text),
            tokens: Tokens::default(),
            number: 0,
        }
    }

    /// Formats the part of the text between two offsets.
    pub fn chunk(&mut self, start: usize, end: usize) {
        let text = &self.text[..end];
        if let Err(problem) = self.tokens.read(text, start) {
            self.problems.push(problem);
            self.number += memchr::memchr_iter(b'\n', &text[start..]).count() as u32;
            return;
        }
        let mut walk = Walk {
            text,
            tokens: &self.tokens.tokens,
            edits: &mut self.edits,
            counted: &mut self.counted,
            number: self.number,
            end: start,
            is_first: true,
            frames: Vec::new(),
            op: None,
            line: Line::default(),
            last: Last::Other,
        };
        walk.run(&self.tokens.comments);
        let last = walk.end;
        if end == self.text.len() && text[start..].trim_ascii() == MARKER {
            // With a line break it would be one more chunk.
            return;
        }
        let breaks = match (last, end == self.text.len()) {
            (0, _) => 0,
            (_, true) => 1,
            (_, false) => walk.breaks(self.tokens.breaks, false),
        };
        walk.edits.gap(last, end, breaks, 0);
        self.number = walk.number + self.tokens.breaks;
    }

    pub fn finish(self) -> Formatted {
        Formatted { edits: self.edits.finish(), problems: self.problems }
    }
}

/// The part of a region that a token starts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The first token of an operation, or of the definition of an alias.
    Op,
    /// The name of a block in front of it.
    Label,
    /// The brace that closes a region.
    RegionEnd,
    /// A part of an operation that is not indented.
    Clause,
    Other,
}

/// An operation, a label, or the definition of an alias.
#[derive(Clone, Copy)]
struct Statement {
    indent: u32,
    /// The indentation of its line in the old text.
    old_indent: u32,
    /// The index of its name; of a label, that of its colon.
    name: usize,
    is_label: bool,
}

/// An open bracket.
struct Frame {
    /// The indentation of a line that starts with the other bracket.
    indent: u32,
    kind: FrameKind,
    place: Place,
}

/// The meaning of a bracket for the blanks in it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Operations.
    Region,
    /// The arguments of a function or of a block.
    Signature,
    /// An affine map or set.
    Affine,
    /// Parameters between angle brackets.
    Parameters,
    /// A list in parentheses.
    List,
    Other,
}

enum FrameKind {
    /// A region, the operation that it belongs to, and whether the region stays on one line.
    Region { op: Option<Statement>, is_inline: bool },
    /// A bracket at the end of its line: the lines in it have this indentation.
    Hanging(u32),
    /// A bracket with its contents behind it, and their column in the old and the new text. Lines that are aligned to them
    /// stay aligned.
    Inline { old: u32, new: u32 },
}

/// Where the walk is in the lines of the old and the new text.
#[derive(Clone, Copy, Default)]
struct Line {
    /// The offset of the line in the old text.
    old_start: usize,
    /// The indentation in the old text.
    old_indent: u32,
    /// The indentation in the new text.
    indent: u32,
    /// The column in the new text.
    column: u32,
}

/// The token before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Last {
    RegionStart,
    /// The colon of a label.
    Label,
    Other,
}

struct Walk<'w, 't> {
    text: &'t [u8],
    tokens: &'w [Token],
    edits: &'w mut Edits<'t>,
    counted: &'w mut CountedLines,
    /// The number of the line of the offset `end`.
    number: u32,
    /// The end of the last token or comment.
    end: usize,
    /// Whether nothing of the chunk is in front of the next token.
    is_first: bool,
    frames: Vec<Frame>,
    op: Option<Statement>,
    line: Line,
    last: Last,
}

impl<'t> Walk<'_, 't> {
    fn run(&mut self, comments: &[Comment]) {
        let mut comments = comments.iter().peekable();
        for at in 0..self.tokens.len() {
            let token = self.tokens[at];
            let role = self.role(at);
            let indent = self.indent(at, role);
            // A comment in front of a closing bracket belongs to the contents of the bracket.
            let inner = if matches!(token.kind, Kind::Close(_)) { self.inner_indent() } else { indent };
            while let Some(comment) = comments.next_if(|comment| comment.before as usize == at) {
                self.comment(comment, inner);
            }
            self.blanks(at, role, indent);
            self.enter(at, role, indent);
            self.end = token.end as usize;
            self.line.column += token.end - token.start;
            if matches!(token.kind, Kind::Type | Kind::Attr) {
                self.enter_data(token);
            }
        }
        for comment in comments {
            self.comment(comment, 0);
        }
    }

    /// Decides about the blanks in front of a comment.
    fn comment(&mut self, comment: &Comment, indent: u32) {
        let start = comment.start as usize;
        let breaks = self.breaks(comment.breaks, false);
        if self.is_first {
            // The marker of a chunk, or the first comment of the text.
            self.edits.gap(self.end, start, 0, 0);
        } else if breaks == 0 {
            self.edits.gap(self.end, start, 0, (start - self.end).max(1) as u32);
        } else {
            self.edits.gap(self.end, start, breaks, indent);
        }
        self.number += comment.breaks;
        self.end = comment.end as usize;
        self.is_first = false;
    }

    /// Decides about the blanks in front of a token.
    fn blanks(&mut self, at: usize, role: Role, indent: u32) {
        let token = self.tokens[at];
        let start = token.start as usize;
        let is_inline =
            matches!(self.frames.last(), Some(Frame { kind: FrameKind::Region { is_inline: true, .. }, .. }));
        let split = match role {
            Role::Op | Role::Label => !is_inline,
            Role::RegionEnd => !is_inline && self.last != Last::RegionStart,
            _ => false,
        };
        let breaks = if self.is_first { 0 } else { self.breaks(token.breaks, split) };
        if token.breaks != 0 || self.is_first {
            let blanks = &self.text[self.end..start];
            let line = memchr::memrchr(b'\n', blanks).map_or(self.end, |last| self.end + last + 1);
            self.line.old_start = line;
            self.line.old_indent = (start - line) as u32;
        }
        if breaks != 0 || self.is_first {
            self.edits.gap(self.end, start, breaks, indent);
            self.line.indent = indent;
            self.line.column = indent;
        } else {
            let spaces = u32::from(self.is_spaced(at, role));
            self.edits.gap(self.end, start, 0, spaces);
            self.line.column += spaces;
        }
        self.number += token.breaks;
        self.is_first = false;
    }

    /// How many of the line breaks in front of a token stay; `split`: without one, there will be one.
    fn breaks(&mut self, breaks: u32, split: bool) -> u32 {
        match (breaks, self.counted.keeps(self.number, self.number + breaks)) {
            (0, keeps) => u32::from(split && !keeps),
            (_, true) => breaks,
            (_, false) => breaks.min(2),
        }
    }

    /// Whether a blank is in front of a token that does not start a line.
    fn is_spaced(&self, at: usize, role: Role) -> bool {
        let is_label_colon = self.op.is_some_and(|op| op.is_label && op.name == at);
        Neighbors {
            text: self.text,
            tokens: self.tokens,
            at,
            last: self.last,
            ends_region: role == Role::RegionEnd,
            starts_region: self.tokens[at].kind == Kind::Open(b'{') && self.is_region(at),
            is_label_colon,
            place: self.place(),
        }
        .is_spaced()
    }

    /// Follows a token into and out of operations and brackets.
    fn enter(&mut self, at: usize, role: Role, indent: u32) {
        // An operation in the middle of a line gets a line of its own: the next lines say nothing about it.
        let starts_line = self.tokens[at].breaks != 0 || at == 0;
        let old_indent = if starts_line { self.line.old_indent } else { u32::MAX };
        match role {
            Role::Op => {
                let name = self.behind_results(at).unwrap_or(at);
                self.op = Some(Statement { indent, old_indent, name, is_label: false });
            }
            Role::Label => {
                let name = self.label_colon(at).unwrap_or(at);
                self.op = Some(Statement { indent, old_indent, name, is_label: true });
            }
            _ => {}
        }
        self.last = Last::Other;
        match self.tokens[at].kind {
            Kind::Open(b'{') if self.is_region(at) => {
                let indent = if self.follows_arguments(at) {
                    self.line.indent
                } else {
                    self.op.map_or(self.inner_indent(), |op| op.indent)
                };
                let kind = FrameKind::Region { op: self.op.take(), is_inline: self.is_inline(at) };
                self.frames.push(Frame { indent, kind, place: Place::Region });
                self.last = Last::RegionStart;
            }
            Kind::Open(byte) => self.open(at, byte),
            Kind::Close(_) => {
                if let Some(Frame { kind: FrameKind::Region { op, .. }, .. }) = self.frames.pop() {
                    self.op = op;
                }
            }
            Kind::Mark(b':') if self.op.is_some_and(|op| op.is_label && op.name == at) => {
                self.op = None;
                self.last = Last::Label;
            }
            _ => {}
        }
    }

    /// Enters a bracket that is no region.
    fn open(&mut self, at: usize, byte: u8) {
        let token = self.tokens[at];
        let before = at.checked_sub(1).map(|before| self.tokens[before]);
        let next = self.tokens.get(at + 1);
        let is_hanging = next.is_none_or(|next| next.breaks != 0);
        let indent = if is_hanging { self.line.indent } else { self.base_indent() };
        let kind = if is_hanging {
            let by = if matches!(byte, b'(' | b'<') { CONTINUED } else { REGION };
            FrameKind::Hanging((indent + by).min(MAX_INDENT))
        } else {
            // There is a blank behind other brackets.
            let is_tight =
                matches!(byte, b'(' | b'[') || next.is_some_and(|next| !matches!(next.kind, Kind::Mark(_)));
            let old = next.filter(|_| is_tight && token.end - token.start == 1);
            let old = old.map_or(u32::MAX, |next| (next.start as usize - self.line.old_start) as u32);
            FrameKind::Inline { old, new: self.line.column + 1 }
        };
        let is_map = |token| matches!(self.slice(token), b"affine_map" | b"affine_set");
        let place = if before.is_some_and(is_map) || self.place() == Place::Affine {
            Place::Affine
        } else {
            match (byte, before.map(|token| token.kind)) {
                (b'(', Some(Kind::Symbol)) => Place::Signature,
                (b'(', Some(Kind::Block)) if self.op.is_some_and(|op| op.is_label) => Place::Signature,
                (b'<', _) => Place::Parameters,
                (b'(', _) => Place::List,
                _ => Place::Other,
            }
        };
        self.frames.push(Frame { indent, kind, place });
    }

    fn place(&self) -> Place {
        self.frames.last().map_or(Place::Region, |frame| frame.place)
    }

    /// Follows the line breaks in the data of a type or an attribute.
    fn enter_data(&mut self, token: Token) {
        let text = self.slice(token);
        if let Some(last) = memchr::memrchr(b'\n', text) {
            self.number += memchr::memchr_iter(b'\n', text).count() as u32;
            self.line.old_start = token.start as usize + last + 1;
            self.line.column = (text.len() - last - 1) as u32;
        }
    }

    /// The indentation of a token that starts a line.
    fn indent(&self, at: usize, role: Role) -> u32 {
        let frame = self.frames.last();
        let indent = match role {
            Role::Op => self.inner_indent(),
            Role::Label | Role::RegionEnd => frame.map_or(0, |frame| frame.indent),
            Role::Clause => self.op.map_or(0, |op| op.indent),
            Role::Other => match frame {
                None | Some(Frame { kind: FrameKind::Region { .. }, .. }) if self.starts_arguments(at) => {
                    self.base_indent() + REGION
                }
                // Successors of `llvm.indirectbr`.
                Some(Frame { kind: FrameKind::Hanging(_), indent, .. })
                    if self.tokens[at].kind == Kind::Block && self.kind(at - 1) != Some(Kind::Mark(b':')) =>
                {
                    *indent
                }
                Some(frame) if matches!(self.tokens[at].kind, Kind::Close(_)) => frame.indent,
                Some(Frame { kind: FrameKind::Hanging(inner), .. }) => {
                    let before = self.tokens[at - 1].kind;
                    let is_element = matches!(before, Kind::Mark(b',') | Kind::Open(_));
                    if is_element { *inner } else { *inner + CONTINUED }
                }
                Some(&Frame { kind: FrameKind::Inline { old, new }, .. }) if self.old_column(at) == old => {
                    return new;
                }
                _ => self.base_indent() + CONTINUED,
            },
        };
        indent.min(MAX_INDENT)
    }

    /// The column of a token that starts a line in the old text.
    fn old_column(&self, at: usize) -> u32 {
        let end = self.tokens[at].start as usize;
        let blanks = self.text[..end].iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t'));
        blanks.count() as u32
    }

    /// The indentation of the contents of the innermost bracket, at the start of an operation or element.
    fn inner_indent(&self) -> u32 {
        let indent = match self.frames.last() {
            None => 0,
            Some(Frame { kind: FrameKind::Region { .. }, indent, .. }) => indent + REGION,
            Some(Frame { kind: FrameKind::Hanging(inner), .. }) => *inner,
            Some(Frame { kind: FrameKind::Inline { .. }, indent, .. }) => indent + CONTINUED,
        };
        indent.min(MAX_INDENT)
    }

    /// The indentation of the operation, or of the element of a hanging bracket, that the next token is in.
    fn base_indent(&self) -> u32 {
        match self.frames.last() {
            Some(Frame { kind: FrameKind::Hanging(inner), .. }) => *inner,
            Some(Frame { kind: FrameKind::Inline { .. }, indent, .. }) => *indent,
            _ => self.op.map_or_else(|| self.inner_indent(), |op| op.indent),
        }
    }

    fn kind(&self, at: usize) -> Option<Kind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    fn slice(&self, token: Token) -> &'t [u8] {
        &self.text[token.start as usize..token.end as usize]
    }

    fn word(&self, at: usize) -> &'t [u8] {
        self.tokens.get(at).map_or(&[], |&token| self.slice(token))
    }

    fn role(&self, at: usize) -> Role {
        let token = self.tokens[at];
        if self.place() != Place::Region {
            return Role::Other;
        }
        if matches!(token.kind, Kind::Close(_)) {
            return Role::RegionEnd;
        }
        let Some(op) = self.op else {
            return if self.label_colon(at).is_some() { Role::Label } else { Role::Op };
        };
        if op.is_label { Role::Other } else { self.role_behind(at, &op) }
    }

    /// The role of a token behind an operation or a part of one.
    fn role_behind(&self, at: usize, op: &Statement) -> Role {
        let token = self.tokens[at];
        let before = at.saturating_sub(1);
        let starts_line = token.breaks != 0;
        // A list of types behind a colon may be empty.
        let is_empty_list = starts_line
            && self.kind(before) == Some(Kind::Mark(b':'))
            && self.old_column(at) <= op.old_indent;
        if self.is_incomplete(before) && !is_empty_list {
            return Role::Other;
        }
        // Behind the name of an operation, on its line, its operands follow.
        let may_start = starts_line || (self.may_end_op(before) && before != op.name);
        let next = self.kind(at + 1);
        let is_next = match token.kind {
            Kind::Value => may_start && self.behind_results(at).is_some(),
            Kind::Block => {
                let colon = if may_start { self.label_colon(at) } else { None };
                if colon.is_some_and(|colon| starts_line || self.is_adjacent(colon)) {
                    return Role::Label;
                }
                false
            }
            Kind::String => {
                let is_operand = matches!(self.kind(before), Some(Kind::Symbol | Kind::String));
                next == Some(Kind::Open(b'(')) && (starts_line || may_start && !is_operand)
            }
            Kind::Type | Kind::Attr => may_start && self.frames.is_empty() && next == Some(Kind::Mark(b'=')),
            Kind::Open(b'{') => {
                if self.word(at) == b"{-#" {
                    return Role::Op;
                }
                if starts_line && self.is_region(at) {
                    return Role::Clause;
                }
                false
            }
            Kind::Word => {
                let word = self.slice(token);
                if word.contains(&b'.') {
                    may_start || before == op.name
                } else if BARE_OPS.contains(&word) {
                    may_start && next != Some(Kind::Open(b'('))
                } else if starts_line && CLAUSES.contains(&word) {
                    return Role::Clause;
                } else {
                    starts_line && self.old_column(at) <= op.old_indent && self.is_bare_op(at)
                }
            }
            _ => false,
        };
        if is_next { Role::Op } else { Role::Other }
    }

    /// Whether a word that starts a line can be an operation without its dialect.
    fn is_bare_op(&self, at: usize) -> bool {
        let word = self.word(at);
        let goes_on = matches!(
            self.kind(at + 1),
            Some(Kind::Open(b'(' | b'<') | Kind::Mark(b'=' | b':' | b',') | Kind::Number)
        );
        !goes_on && !KEYWORDS.contains(&word) && !is_type(word)
    }

    /// Whether an operation cannot end with a token.
    fn is_incomplete(&self, at: usize) -> bool {
        matches!(self.kind(at), Some(Kind::Arrow | Kind::Open(_) | Kind::Mark(_)))
    }

    /// Whether an operation often ends with a token.
    fn may_end_op(&self, at: usize) -> bool {
        match self.kind(at) {
            Some(Kind::Word) => is_type(self.word(at)),
            Some(_) => !self.is_incomplete(at),
            None => false,
        }
    }

    /// Whether no blank is in front of a token.
    fn is_adjacent(&self, at: usize) -> bool {
        self.tokens[at].start == self.tokens[at - 1].end
    }

    /// Whether the list of a region's arguments, which starts a line, is in front of the region.
    fn follows_arguments(&self, at: usize) -> bool {
        let list = at.checked_sub(1).map(|before| self.tokens[before]);
        let list = list.filter(|list| list.kind == Kind::Close(b')'));
        list.is_some_and(|list| {
            self.place() == Place::Region && self.tokens[list.partner as usize].breaks != 0
        })
    }

    /// Whether the list of a region's arguments is here.
    fn starts_arguments(&self, at: usize) -> bool {
        let list = self.tokens[at];
        list.kind == Kind::Open(b'(') && {
            let region = list.partner as usize + 1;
            self.kind(region) == Some(Kind::Open(b'{')) && self.holds_ops(region + 1)
        }
    }

    /// Whether the region of a brace is on one line, with one operation that has none itself: it stays there.
    fn is_inline(&self, at: usize) -> bool {
        let end = self.tokens[at].partner as usize;
        let first = at + 1;
        let has_break = |token: &Token| token.breaks != 0 || self.slice(*token).contains(&b'\n');
        if end - at > MAX_INLINE || self.tokens[first..=end].iter().any(has_break) {
            return false;
        }
        if self.label_colon(first).is_some() {
            return false;
        }
        let name = self.behind_results(first).unwrap_or(first);
        let op = Statement { indent: 0, old_indent: 0, name, is_label: false };
        let holds_region = |at: usize| self.tokens[at].kind == Kind::Open(b'{') && self.holds_ops(at + 1);
        if (first..end).any(holds_region) {
            return false;
        }
        let mut inside = name + 1;
        while inside < end && self.role_behind(inside, &op) == Role::Other {
            let token = self.tokens[inside];
            inside = if matches!(token.kind, Kind::Open(_)) { token.partner as usize } else { inside } + 1;
        }
        inside >= end
    }

    /// The index of the token behind `%a, %b:2 =`.
    fn behind_results(&self, mut at: usize) -> Option<usize> {
        loop {
            if self.kind(at) != Some(Kind::Value) {
                return None;
            }
            at += if self.kind(at + 1) == Some(Kind::Mark(b':')) { 3 } else { 1 };
            match self.kind(at) {
                Some(Kind::Mark(b',')) => at += 1,
                Some(Kind::Mark(b'=')) => return Some(at + 1),
                _ => return None,
            }
        }
    }

    /// The index of the colon of the label at an index, if one is there.
    fn label_colon(&self, at: usize) -> Option<usize> {
        if self.kind(at) != Some(Kind::Block) {
            return None;
        }
        let mut colon = at + 1;
        if self.kind(colon) == Some(Kind::Open(b'(')) {
            colon = self.tokens[colon].partner as usize + 1;
        }
        (self.kind(colon) == Some(Kind::Mark(b':'))).then_some(colon)
    }

    /// Whether a brace opens a region, and not a dictionary.
    fn is_region(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or(Kind::Word, |before| self.tokens[before].kind);
        match self.frames.last().map(|frame| &frame.kind) {
            None | Some(FrameKind::Region { .. }) => {
                let is_value = matches!(before, Kind::Mark(b'=' | b':') | Kind::Open(_));
                if is_value || self.word(at) == b"{-#" || self.is_keyword_of_dictionary(at) {
                    return false;
                }
            }
            // The regions of the generic form.
            Some(_) => {
                let list = self.frames.len() - 1;
                let outer = list.checked_sub(1).map(|outer| &self.frames[outer].kind);
                let is_list = matches!(outer, None | Some(FrameKind::Region { .. }));
                if !is_list || !matches!(before, Kind::Open(b'(') | Kind::Mark(b',')) {
                    return false;
                }
            }
        }
        self.holds_ops(at + 1)
    }

    fn is_keyword_of_dictionary(&self, at: usize) -> bool {
        at != 0 && self.word(at - 1) == b"attributes"
    }

    /// Whether operations are at the start of what is in braces.
    fn holds_ops(&self, at: usize) -> bool {
        let next = self.kind(at + 1);
        match self.kind(at) {
            Some(Kind::Block | Kind::Close(_)) => true,
            Some(Kind::Value) => self.behind_results(at).is_some(),
            Some(Kind::String) => next == Some(Kind::Open(b'(')),
            Some(Kind::Type | Kind::Attr) => next == Some(Kind::Mark(b'=')),
            Some(Kind::Word) => {
                let word = self.word(at);
                let has_dialect = word.contains(&b'.');
                match next {
                    Some(Kind::Mark(b'=' | b',')) => false,
                    Some(Kind::Mark(b':')) => has_dialect,
                    // An operation without operands, or the name of a unit attribute.
                    Some(Kind::Close(_)) => {
                        let name =
                            word.rsplit(|&byte| byte == b'.').next().unwrap_or(word).to_ascii_lowercase();
                        TERMINATORS.contains(&&*name) || has_dialect && !self.is_adjacent(at)
                    }
                    _ => true,
                }
            }
            _ => false,
        }
    }
}

/// Whether a word is a type without parameters.
pub fn is_type(word: &[u8]) -> bool {
    match word {
        b"index" | b"none" | b"bf16" | b"tf32" => true,
        [b'f', b'0'..=b'9', ..] => true,
        [b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..] => {
            !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
        }
        _ => false,
    }
}
