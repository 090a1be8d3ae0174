//! The walk over the tokens of a text: it rewrites types wherever they are, and hands operations to their functions.

mod function;
mod generic;

use crate::forms::{self, Form, REMOVED, RENAMES, Rename};
use crate::token::{Kind, Token, tokens};
use crate::types::{Found, Known, Ty, TypeReader};
use crate::{
    Change, Problem, Upgraded, affine, linalg, llvm, passes, rocdl, sparse, std_ops, tensor, tosa, vector,
};
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Today's names by old names.
static NEW_NAMES: LazyLock<HashMap<&str, &Rename>> =
    LazyLock::new(|| RENAMES.iter().map(|rename| (rename.old, rename)).collect());

/// Operations of the dialect `std` without results, which may follow another operation on its line.
const WITHOUT_RESULTS: &[&str] = &[
    "return",
    "br",
    "cond_br",
    "store",
    "dealloc",
    "assert",
    "switch",
    "call",
    "atomic_yield",
    "dma_start",
    "dma_wait",
];

/// A replacement of a range of the text.
struct Edit {
    start: usize,
    end: usize,
    text: String,
}

/// The owner of an open brace.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Region {
    /// A function of the dialect `func`, in which its operations need no prefix.
    Function,
    /// A parallel loop.
    Parallel,
    /// The padding of a tensor that was an operation of linalg.
    Padding,
    /// A library of shape functions, in which the dialect shape needs no prefix.
    Library,
    /// Any other operation, or a dictionary of attributes.
    Other,
}

/// Rewrites one text.
pub struct Rewriter<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) tokens: Vec<Token>,
    /// The token that closes each opening bracket; 0 for other tokens.
    closers: Vec<u32>,
    edits: Vec<Edit>,
    result: Upgraded,
    known: Known,
    /// Types of variadic functions by symbol.
    variadic: HashMap<&'t str, String>,
    /// Integer constants of the current function by the names of values.
    constants: HashMap<&'t str, i64>,
    /// The elements of small constant tensors of the current function.
    elements: HashMap<&'t str, Vec<String>>,
    /// The ranges of the text that aliases of attributes stand for.
    attributes: HashMap<&'t str, (usize, usize)>,
    /// How many bytes may still be copied out of the text: parts of one another are copied a bounded number of times.
    budget: Cell<usize>,
    /// The types of arguments and operands that the text names, in the current function.
    types: HashMap<&'t str, String>,
    /// The type that the last pointer was written to point to.
    pointee: Option<String>,
    /// The start of the names of values that are added.
    prefix: String,
    /// How many values were added.
    added: usize,
    regions: Vec<Region>,
    /// The owner of the next region.
    owner: Region,
    /// The token that starts the current operation, results included.
    statement: usize,
}

impl<'t> Rewriter<'t> {
    pub fn new(text: &'t [u8]) -> Self {
        let tokens = tokens(text);
        // Added values get names that the text does not have.
        let mut prefix = "%legacy_".to_owned();
        while text.windows(prefix.len()).any(|part| part == prefix.as_bytes()) {
            prefix.push('_');
        }
        Self {
            text,
            closers: closers(text, &tokens),
            tokens,
            prefix,
            edits: Vec::new(),
            result: Upgraded::default(),
            known: Known::default(),
            variadic: HashMap::new(),
            constants: HashMap::new(),
            elements: HashMap::new(),
            attributes: HashMap::new(),
            budget: Cell::new(text.len().saturating_mul(8).saturating_add(4096)),
            types: HashMap::new(),
            pointee: None,
            added: 0,
            regions: Vec::new(),
            owner: Region::Other,
            statement: 0,
        }
    }

    /// Rewrites the text.
    pub fn run(mut self) -> Upgraded {
        self.read_aliases();
        self.read_attribute_aliases();
        passes::notes(self.text, &mut self.result.notes);
        self.read_variadic_functions();
        self.walk(0, self.tokens.len() - 1);
        self.finish()
    }

    fn finish(mut self) -> Upgraded {
        self.edits.sort_by_key(|edit| (edit.start, edit.end));
        let mut out = Vec::with_capacity(self.text.len() + self.text.len() / 8);
        let mut at = 0;
        for edit in self.edits {
            if edit.start < at {
                // A part of a range that is replaced as a whole.
                continue;
            }
            out.extend_from_slice(&self.text[at..edit.start]);
            out.extend_from_slice(edit.text.as_bytes());
            // Lines keep their numbers.
            let lines = |text: &[u8]| text.iter().filter(|&&b| b == b'\n').count();
            let missing = lines(&self.text[edit.start..edit.end]).saturating_sub(lines(edit.text.as_bytes()));
            out.extend(core::iter::repeat_n(b'\n', missing));
            at = edit.end;
        }
        out.extend_from_slice(&self.text[at..]);
        self.result.text = out;
        self.result.changes.sort_by_key(|change| change.offset);
        self.result.problems.sort_by_key(|problem| problem.offset);
        self.result
    }

    // Tokens.

    pub(crate) fn kind(&self, i: usize) -> Kind {
        self.tokens[i.min(self.tokens.len() - 1)].kind
    }

    /// The text of a token.
    pub(crate) fn str(&self, i: usize) -> &'t str {
        let token = self.tokens[i.min(self.tokens.len() - 1)];
        core::str::from_utf8(&self.text[token.start..token.end]).unwrap_or("")
    }

    pub(crate) fn start(&self, i: usize) -> usize {
        self.tokens[i.min(self.tokens.len() - 1)].start
    }

    pub(crate) fn end(&self, i: usize) -> usize {
        self.tokens[i.min(self.tokens.len() - 1)].end
    }

    pub(crate) fn is(&self, i: usize, mark: u8) -> bool {
        self.kind(i) == Kind::Mark(mark)
    }

    /// The text from a token up to another, without the blanks before the latter.
    pub(crate) fn source(&self, first: usize, end: usize) -> Option<String> {
        self.part(self.start(first), self.end(end.checked_sub(1)?)).map(str::to_owned)
    }

    /// A part of the text, if the budget allows to copy it.
    fn part(&self, start: usize, end: usize) -> Option<&'t str> {
        let part = self.text.get(start..end)?;
        self.budget.set(self.budget.get().checked_sub(part.len())?);
        core::str::from_utf8(part).ok()
    }

    /// The first token at or behind an offset.
    pub(crate) fn token_at(&self, offset: usize) -> usize {
        self.tokens.partition_point(|token| token.start < offset).min(self.tokens.len() - 1)
    }

    /// The token behind the bracket that closes the one at `i`, or the end.
    pub(crate) fn closing(&self, i: usize) -> usize {
        match self.closers.get(i) {
            Some(&close) if close != 0 => close as usize + 1,
            _ => self.tokens.len() - 1,
        }
    }

    /// The colon before the types of an operation whose tokens start at `i`, if it has one.
    pub(crate) fn colon(&self, i: usize) -> Option<usize> {
        let mut at = i;
        loop {
            match self.kind(at) {
                Kind::Mark(b':') => return Some(at),
                Kind::Mark(b'(' | b'[' | b'{' | b'<') => {
                    at = self.closing(at);
                    continue;
                }
                Kind::End | Kind::Mark(b'}' | b')' | b'=') => return None,
                Kind::Word if at > i && self.is_operation(at) => return None,
                _ => {}
            }
            at += 1;
        }
    }

    // Edits.

    /// Replaces a range of the text.
    pub(crate) fn replace(&mut self, start: usize, end: usize, text: impl Into<String>) {
        self.edits.push(Edit { start, end, text: text.into() });
    }

    /// Notes a form that was rewritten.
    pub(crate) fn note(&mut self, offset: usize, form: &'static Form) {
        let (old, new) = (form.old.to_owned(), form.new.to_owned());
        self.result.changes.push(Change { offset, old, new, since: form.since });
    }

    /// Notes a part that cannot be rewritten.
    pub(crate) fn problem(&mut self, offset: usize, message: impl Into<String>) {
        self.result.problems.push(Problem { offset, message: message.into() });
    }

    /// Reads the type at an offset. Returns it, the offset behind it, and its old forms.
    pub(crate) fn read_type(&mut self, offset: usize) -> Option<(Ty, usize, Vec<Found>)> {
        let mut reader = TypeReader::new(self.text, offset, &mut self.known);
        let ty = reader.read(false)?;
        let (at, found) = (reader.at, reader.found);
        Some((ty, at, found))
    }

    /// Reads the types in parentheses at an offset, as [`Self::read_type`] does.
    pub(crate) fn read_types(&mut self, offset: usize) -> Option<(Vec<Ty>, usize, Vec<Found>)> {
        let mut reader = TypeReader::new(self.text, offset, &mut self.known);
        let list = reader.list()?;
        let (at, found) = (reader.at, reader.found);
        Some((list, at, found))
    }

    /// Notes the old forms in types.
    pub(crate) fn note_all(&mut self, found: Vec<Found>) {
        found.into_iter().for_each(|(offset, form)| self.note(offset, form));
    }

    /// Replaces the type at a token by today's; returns the token behind it, or `None` if there is no type.
    pub(crate) fn rewrite_type(&mut self, i: usize) -> Option<usize> {
        let offset = self.start(i);
        let (ty, end, found) = self.read_type(offset)?;
        self.pointee = ty.pointee().map(|to| to.text.clone());
        let next = self.token_at(end);
        if !found.is_empty() {
            self.replace(offset, end, ty.text);
            self.note_all(found);
        } else if self.str(i) == "tensor" {
            for at in i..next {
                if sparse::is_encoding(self, at) {
                    sparse::encoding(self, at);
                }
            }
        }
        Some(next)
    }

    /// The body of a named struct.
    pub(crate) fn struct_body(&self, name: &str) -> Option<&Vec<Ty>> {
        self.known.structs.get(name)
    }

    /// The type of a value, if the text says it at an argument or operand.
    pub(crate) fn type_of(&self, value: &str) -> Option<&String> {
        self.types.get(value)
    }

    /// The constant that a value is.
    pub(crate) fn constant(&self, value: &str) -> Option<i64> {
        self.constants.get(value).copied()
    }

    /// Notes the constant that the results of the current operation are.
    pub(crate) fn set_constant(&mut self, value: i64) {
        if self.kind(self.statement) == Kind::Value {
            self.constants.insert(self.str(self.statement), value);
        }
    }

    /// The type of a variadic function.
    pub(crate) fn variadic(&self, symbol: &str) -> Option<&String> {
        self.variadic.get(symbol)
    }

    /// Adds an operation in front of the current one, and returns the name of its result. `make` gets the name.
    pub(crate) fn add_operation(&mut self, make: impl FnOnce(&str) -> String) -> String {
        let name = self.add_name();
        let at = self.start(self.statement);
        self.replace(at, at, format!("{}  ", make(&name)));
        name
    }

    /// A name for a value that the text does not have.
    pub(crate) fn add_name(&mut self) -> String {
        self.added += 1;
        format!("{}{}", self.prefix, self.added - 1)
    }

    /// Whether the innermost region belongs to a function of the dialect `func`.
    pub(crate) fn in_function(&self) -> bool {
        self.regions.last() == Some(&Region::Function)
    }

    /// Whether the innermost region belongs to a parallel loop.
    pub(crate) fn in_parallel(&self) -> bool {
        self.regions.last() == Some(&Region::Parallel)
    }

    /// Whether the innermost region computes padding.
    pub(crate) fn in_padding(&self) -> bool {
        self.regions.last() == Some(&Region::Padding)
    }

    /// The elements of a constant tensor.
    pub(crate) fn elements(&self, value: &str) -> Option<&Vec<String>> {
        self.elements.get(value)
    }

    /// Notes the elements of the constant tensor that the current operation makes.
    pub(crate) fn set_elements(&mut self, elements: Vec<String>) {
        if self.kind(self.statement) == Kind::Value {
            self.elements.insert(self.str(self.statement), elements);
        }
    }

    /// The text of an attribute, or of what an alias stands for.
    pub(crate) fn resolve<'a>(&self, attribute: &'a str) -> &'a str
    where
        't: 'a,
    {
        self.attributes.get(attribute).and_then(|&(start, end)| self.part(start, end)).unwrap_or(attribute)
    }

    /// The brace that opens the region of the operation at a token.
    pub(crate) fn region_of(&self, i: usize) -> Option<usize> {
        let mut at = i + 1;
        loop {
            match self.kind(at) {
                Kind::Mark(b'{') if !self.is_dictionary(at) => return Some(at),
                Kind::Mark(b'(' | b'[' | b'<' | b'{') => at = self.closing(at),
                Kind::End | Kind::Mark(b'}' | b')') => return None,
                // Another operation.
                Kind::Word if self.str(at).contains('.') => return None,
                _ => at += 1,
            }
        }
    }

    /// The token of an attribute's name in the dictionary that opens at a token.
    pub(crate) fn entry(&self, open: usize, name: &str) -> Option<usize> {
        let end = self.closing(open);
        let mut at = open + 1;
        while at < end {
            if self.str(at) == name && self.is(at + 1, b'=') {
                return Some(at);
            }
            let opens = matches!(self.kind(at), Kind::Mark(b'(' | b'[' | b'{' | b'<'));
            at = if opens { self.closing(at) } else { at + 1 };
        }
        None
    }

    /// Removes the current operation and returns the token behind it.
    pub(crate) fn remove(&mut self, i: usize, form: &'static Form) -> usize {
        let start = self.start(self.statement);
        self.replace(start, self.end(i), "");
        self.note(start, form);
        i + 1
    }

    // The text before the walk.

    /// Reads what aliases of types stand for.
    fn read_aliases(&mut self) {
        for i in 0..self.tokens.len() {
            if self.kind(i) == Kind::Type && self.tokens[i].starts_line && self.is(i + 1, b'=') {
                let value = if self.str(i + 2) == "type" { i + 3 } else { i + 2 };
                if let Some((ty, _, _)) = self.read_type(self.start(value)) {
                    self.known.aliases.insert(self.str(i)[1..].to_owned(), ty);
                }
            }
        }
    }

    /// Reads what aliases of attributes stand for.
    fn read_attribute_aliases(&mut self) {
        for i in 0..self.tokens.len() {
            if self.kind(i) != Kind::Attr || !self.tokens[i].starts_line || !self.is(i + 1, b'=') {
                continue;
            }
            let start = self.start(i + 2);
            let end = match affine::bare(self.text, start) {
                Some(map) => map.end,
                None if matches!(self.kind(i + 2), Kind::Mark(b'[' | b'{')) => {
                    self.end(self.closing(i + 2) - 1)
                }
                None if self.is(i + 3, b'<') => self.end(self.closing(i + 3) - 1),
                None => self.end(i + 2),
            };
            self.attributes.insert(self.str(i), (start, end));
        }
    }

    /// Reads the types of variadic functions of the llvm dialect.
    fn read_variadic_functions(&mut self) {
        for i in 0..self.tokens.len() {
            if self.str(i) != "llvm.func" {
                continue;
            }
            let Some(symbol) = (i + 1..i + 8).find(|&at| self.kind(at) == Kind::Symbol) else { continue };
            if !self.is(symbol + 1, b'(') {
                continue;
            }
            let end = self.closing(symbol + 1);
            let ellipsis = end >= 4 && (end - 4..end - 1).all(|at| self.is(at, b'.'));
            if !ellipsis {
                continue;
            }
            let mut params = Vec::new();
            let mut at = symbol + 2;
            while at < end - 4 {
                if self.kind(at) == Kind::Value && self.is(at + 1, b':') {
                    at += 2;
                }
                let Some((ty, behind, _)) = self.read_type(self.start(at)) else { break };
                params.push(ty.inner);
                at = self.token_at(behind);
                if self.is(at, b'{') {
                    at = self.closing(at);
                }
                at += usize::from(self.is(at, b','));
            }
            params.push("...".to_owned());
            let mut result = None;
            if self.kind(end) == Kind::Arrow {
                result = self.read_type(self.start(end + 1)).map(|(ty, _, _)| ty);
            }
            let result = result.map_or("void".to_owned(), |ty| ty.inner);
            self.variadic.insert(self.str(symbol), format!("!llvm.func<{result} ({})>", params.join(", ")));
        }
    }

    // The walk.

    /// Rewrites the tokens from `i` up to `end`.
    pub(crate) fn walk(&mut self, mut i: usize, end: usize) {
        while i < end {
            i = self.step(i).max(i + 1);
        }
    }

    /// Rewrites what starts at a token, and returns the next token.
    fn step(&mut self, i: usize) -> usize {
        match self.kind(i) {
            // The first result starts the operation.
            Kind::Value if !self.is(i.wrapping_sub(1), b',') && self.is_result(i) => {
                self.statement = i;
                i + 1
            }
            Kind::Value if self.is(i + 1, b':') && self.kind(i + 2) != Kind::Number => {
                if let Some((ty, _, _)) = self.read_type(self.start(i + 2)) {
                    self.types.insert(self.str(i), ty.text);
                }
                i + 1
            }
            Kind::Type => self.type_token(i),
            Kind::Attr if self.tokens[i].starts_line && self.is(i + 1, b'=') && self.is(i + 2, b'{') => {
                linalg::iterators(self, i + 2);
                i + 1
            }
            // Its maps have no keyword today.
            Kind::Attr if self.str(i) == "#gpu.loop_dim_map" && self.is(i + 1, b'<') => self.closing(i + 1),
            Kind::Attr if sparse::is_encoding(self, i) => sparse::encoding(self, i),
            Kind::Word => self.word(i),
            Kind::String if self.is(i + 1, b'(') && self.starts_operation(i) => self.generic(i),
            Kind::Mark(b'(') => match affine::bare(self.text, self.start(i)) {
                Some(map) if !self.is_wrapped_map(i) => {
                    let (keyword, form) = if map.is_set {
                        ("affine_set", &forms::BARE_SET)
                    } else {
                        ("affine_map", &forms::BARE_MAP)
                    };
                    let start = self.start(i);
                    self.replace(start, start, format!("{keyword}<"));
                    self.replace(map.end, map.end, ">");
                    self.note(start, form);
                    self.token_at(map.end)
                }
                Some(map) => self.token_at(map.end),
                None => i + 1,
            },
            Kind::Mark(b'{') => {
                let region = if self.is_dictionary(i) {
                    Region::Other
                } else {
                    core::mem::replace(&mut self.owner, Region::Other)
                };
                self.regions.push(region);
                i + 1
            }
            Kind::Mark(b'}') => {
                self.regions.pop();
                i + 1
            }
            Kind::Block if self.is(i + 1, b'[') && self.kind(i + 2) == Kind::Value => {
                let close = self.closing(i + 1);
                self.replace(self.start(i + 1), self.end(i + 1), "(");
                self.replace(self.start(close - 1), self.end(close - 1), ")");
                self.note(self.start(i + 1), &forms::SUCCESSOR_BRACKETS);
                i + 2
            }
            _ => i + 1,
        }
    }

    /// Whether the brace at a token opens a dictionary of attributes rather than a region.
    fn is_dictionary(&self, i: usize) -> bool {
        let is_name = matches!(self.kind(i + 1), Kind::Word | Kind::String);
        if self.is(i + 1, b'}') && matches!(self.kind(i + 2), Kind::Mark(b')' | b',' | b']')) {
            return true;
        }
        i > 0 && self.str(i - 1) == "attributes"
            || is_name && self.is(i + 2, b'=')
            || is_name && matches!(self.kind(i + 2), Kind::Mark(b',' | b'}')) && !ends_region(self.str(i + 1))
    }

    /// Whether a map is inside of `affine_map<...>` already, or is text that an operation has today: `memref.transpose`
    /// takes a bare map behind its operand.
    fn is_wrapped_map(&self, i: usize) -> bool {
        i > 0
            && matches!(
                self.kind(i - 1),
                Kind::Symbol | Kind::Arrow | Kind::Value | Kind::Mark(b':' | b')' | b'>' | b'<')
            )
    }

    fn type_token(&mut self, i: usize) -> usize {
        let name = self.str(i);
        if self.is(i + 1, b'=') && self.tokens[i].starts_line {
            if name.contains('.') {
                self.replace(self.start(i), self.end(i), name.replace('.', "_"));
                self.note(self.start(i), &forms::ALIAS_NAME);
            }
            if self.str(i + 2) == "type" {
                self.replace(self.start(i + 2), self.start(i + 3), "");
                self.note(self.start(i + 2), &forms::TYPE_ALIAS);
                return i + 3;
            }
            return i + 2;
        }
        self.rewrite_type(i).unwrap_or_else(|| {
            if name == "!llvm" && self.is(i + 1, b'<') {
                self.problem(self.start(i), "the type of LLVM IR in this string cannot be read");
            }
            i + 1
        })
    }

    /// Whether a value is a result: `%a = `, `%a, %b = `, `%a:2 = `.
    fn is_result(&self, mut i: usize) -> bool {
        loop {
            i += 1;
            if self.is(i, b':') && self.kind(i + 1) == Kind::Number {
                i += 2;
            }
            if self.is(i, b'=') {
                return !self.is(i + 1, b'=');
            }
            if !self.is(i, b',') || self.kind(i + 1) != Kind::Value {
                return false;
            }
            i += 1;
        }
    }

    /// Whether an operation may start at a token.
    fn starts_operation(&self, i: usize) -> bool {
        if i == 0 {
            return true;
        }
        match self.kind(i - 1) {
            Kind::Mark(b'=') => {
                i > 1
                    && (self.kind(i - 2) == Kind::Value
                        || self.kind(i - 2) == Kind::Number && self.is(i.wrapping_sub(3), b':'))
            }
            Kind::Mark(b'{') => !matches!(self.kind(i + 1), Kind::Mark(b'=' | b',' | b':')),
            Kind::Mark(b'}' | b'>' | b')' | b']') | Kind::Type | Kind::Number | Kind::String => true,
            Kind::Mark(b':') => i > 1 && (self.kind(i - 2) == Kind::Block || self.is(i - 2, b')')),
            Kind::Word | Kind::Value | Kind::Block | Kind::Attr => true,
            _ => false,
        }
    }

    /// Whether the word at a token is an operation.
    fn is_operation(&self, i: usize) -> bool {
        let name = self.str(i);
        let is_attribute = self.is(i + 1, b'=')
            || i > 0
                && self.is(i - 1, b'{')
                && matches!(self.kind(i + 1), Kind::Mark(b'}' | b','))
                && !ends_region(name);
        if is_attribute || !self.starts_operation(i) {
            return false;
        }
        if name.contains('.') {
            return true;
        }
        // Words without a dot are operations where results or lines say so.
        self.is(i.wrapping_sub(1), b'=')
            || (self.tokens[i].starts_line || i == 0 || self.is(i - 1, b'{') || self.is(i - 1, b':'))
                && name != "constant"
            || WITHOUT_RESULTS.contains(&name) && !self.is(i + 1, b'(')
            || name == "func"
    }

    fn word(&mut self, i: usize) -> usize {
        let name = self.str(i);
        match name {
            "memref" | "vector" | "tensor" | "complex" | "tuple" if self.is(i + 1, b'<') => {
                return self.rewrite_type(i).unwrap_or(i + 1);
            }
            "affine_map" | "affine_set" if self.is(i + 1, b'<') => return self.closing(i + 1),
            "dense" | "dense_resource" | "sparse" | "loc"
                if matches!(self.kind(i + 1), Kind::Mark(b'<' | b'(')) =>
            {
                return self.closing(i + 1);
            }
            // As a property the old name is read today.
            "operand_segment_sizes" | "result_segment_sizes"
                if self.is(i + 1, b'=') && !self.is(i.wrapping_sub(2), b'<') =>
            {
                return self.segments(i);
            }
            _ => {}
        }
        if matches!(name, "llvm.noalias" | "llvm.nocapture" | "llvm.nest" | "llvm.noundef" | "llvm.readonly")
            && self.is(i + 1, b'=')
            && self.str(i + 2) == "true"
        {
            self.replace(self.end(i), self.end(i + 2), "");
            self.note(self.start(i), &forms::UNIT_ATTRIBUTE);
            return i + 3;
        }
        if matches!(name, "llvm.byval" | "llvm.sret" | "llvm.byref" | "llvm.inalloca")
            && matches!(self.kind(i + 1), Kind::Mark(b',' | b'}'))
            && let Some(pointee) = self.pointee.take()
        {
            self.replace(self.end(i), self.end(i), format!(" = {pointee}"));
            self.note(self.start(i), &forms::ARGUMENT_TYPE);
            return i + 1;
        }
        if self.is_operation(i) { self.operation(i) } else { i + 1 }
    }

    /// The operation's name of today.
    fn today(&self, name: &str) -> Option<&'static Rename> {
        NEW_NAMES.get(name.strip_prefix("std.").unwrap_or(name)).copied()
    }

    fn rename_note(&mut self, offset: usize, old: &str, rename: &'static Rename) {
        let change = Change { offset, old: old.to_owned(), new: rename.new.to_owned(), since: rename.since };
        self.result.changes.push(change);
    }

    fn operation(&mut self, i: usize) -> usize {
        let name = self.str(i);
        if self.tokens[i].starts_line || !self.is(i.wrapping_sub(1), b'=') {
            self.statement = i;
        }
        if name == "shape.function_library" || self.regions.last() == Some(&Region::Library) {
            self.owner = Region::Library;
            return i + 1;
        }
        let bare = name.strip_prefix("std.").unwrap_or(name);
        if let Some(removed) = REMOVED.iter().find(|removed| removed.old == bare) {
            self.problem(self.start(i), format!("'{name}' was removed in {}", removed.since));
            return i + 1;
        }
        let value = if self.is(i + 1, b'{') { self.closing(i + 1) } else { i + 1 };
        if bare == "constant" && self.kind(value) == Kind::Symbol {
            // A constant of a function belongs to the dialect `func`.
            if !self.in_function() || bare != name {
                self.replace(self.start(i), self.end(i), "func.constant");
                self.note(self.start(i), &forms::FUNCTION_CONSTANT);
            }
            return i + 1;
        }
        let rename = self.today(name);
        // Operations of the dialect `func` need no prefix inside of its functions.
        let kept =
            !name.contains('.') && rename.is_some_and(|r| r.new.starts_with("func.")) && self.in_function();
        let new = match rename {
            Some(rename) if !kept => rename.new,
            _ => name,
        };
        self.owner = match new {
            "scf.parallel" => Region::Parallel,
            "linalg.pad_tensor" => Region::Padding,
            _ => Region::Other,
        };
        if matches!(bare, "func" | "builtin.func" | "func.func" | "llvm.func" | "async.func") {
            self.constants.clear();
            self.elements.clear();
            self.types.clear();
            self.owner = if name == "llvm.func" { Region::Other } else { Region::Function };
        }
        let next = match new {
            "module_terminator" => Some(self.remove(i, &forms::MODULE_TERMINATOR)),
            "llvm.func" | "func.func" | "async.func" => None,
            "func" | "std.func" | "builtin.func" => Some(self.function(i)),
            _ => llvm::operation(self, i, new)
                .or_else(|| vector::operation(self, i, new))
                .or_else(|| std_ops::operation(self, i, new))
                .or_else(|| tensor::operation(self, i, new))
                .or_else(|| rocdl::operation(self, i, new))
                .or_else(|| linalg::operation(self, i, new))
                .or_else(|| sparse::operation(self, i, new))
                .or_else(|| tosa::operation(self, i, new)),
        };
        // The function that rewrites the operation may have chosen the name: the first edit of a range counts.
        let start = self.start(i);
        if let Some(rename) = rename.filter(|rename| rename.new == new) {
            self.replace(start, self.end(i), new);
            self.rename_note(start, name, rename);
        }
        next.unwrap_or(i + 1)
    }
}

/// Whether an operation without operands ends a region.
fn ends_region(name: &str) -> bool {
    ["return", "yield", "terminator"].iter().any(|end| name.ends_with(end))
}

/// The token that closes each opening bracket, by token.
fn closers(text: &[u8], tokens: &[Token]) -> Vec<u32> {
    let mut closers = vec![0; tokens.len()];
    let mut open: Vec<(u8, usize)> = Vec::new();
    // How many brackets of each kind are open.
    let mut counts = [0usize; 128];
    for (i, token) in tokens.iter().enumerate() {
        let Kind::Mark(mark) = token.kind else { continue };
        let opener = match mark {
            b'(' | b'[' | b'{' | b'<' => {
                open.push((mark, i));
                counts[mark as usize] += 1;
                continue;
            }
            b')' => b'(',
            b']' => b'[',
            b'}' => b'{',
            // Otherwise it compares.
            b'>' if text.get(token.end) != Some(&b'=') && open.last().is_some_and(|top| top.0 == b'<') => {
                b'<'
            }
            _ => continue,
        };
        // Brackets that are not closed end with those around them; a stray one closes nothing.
        while counts[opener as usize] > 0
            && let Some((mark, at)) = open.pop()
        {
            counts[mark as usize] -= 1;
            if mark == opener {
                closers[at] = i as u32;
                break;
            }
        }
    }
    closers
}
