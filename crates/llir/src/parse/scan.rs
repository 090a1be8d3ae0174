//! The scan before the parse: which globals, metadata nodes and attribute groups the text defines, and where.
//!
//! Most references in LLVM IR are forward references: calls of functions that are declared at the end, `!dbg !7`,
//! `#0`. The scan makes symbols for all globals in order of their definitions, so that the parser needs no
//! placeholders inside constants, which are immutable. It skips everything between brackets and reports no errors:
//! the parser reads the same text in order and finds the first one.

use super::lexer::{Lexer, comment_end, find, line_end};
use super::numbered::Numbered;
use super::token::Tok;
use crate::module::Module;
use crate::value::Value;
use terrace_support::words::{BLOCK, find_any};
use terrace_support::{FxHashMap, FxHashSet};

/// The definitions in a text.
#[derive(Default)]
pub(super) struct Definitions {
    /// Globals in order of the text, with the offsets of their first token.
    pub(super) globals: Vec<(u32, Value)>,
    /// Globals by number.
    pub(super) numbered: FxHashMap<u32, Value>,
    /// Intrinsics whose declarations LLVM replaces, with the offsets of these.
    pub(super) replaced: FxHashMap<Vec<u8>, u32>,
    /// The offsets of the opening brace and behind the closing one of bodies, in order.
    pub(super) braces: Vec<(u32, u32)>,
    /// The offset behind `!7 =`, which is never zero.
    pub(super) metadata: Numbered<u32>,
    /// The offsets of the braces of `attributes #7 = {`, in order.
    pub(super) groups: FxHashMap<u32, Vec<u32>>,
}

/// A kind of global.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Variable,
    Function,
    Alias,
    IFunc,
}

struct Scanner<'a, 'm> {
    lex: Lexer<'a>,
    m: &'m mut Module,
    /// Intrinsics whose names do not fit their types.
    misnamed: &'m FxHashSet<Vec<u8>>,
    found: Definitions,
    next_number: u32,
}

/// The offset behind the bracket that closes the one at `open`, else the end. `wanted` are both brackets, then `";/`.
fn group_end(src: &[u8], open: usize, wanted: [u8; 5]) -> usize {
    let (mut at, mut depth) = (open, 0usize);
    'blocks: while let Some(rest) = src.get(at..).filter(|rest| !rest.is_empty()) {
        let mut hits = find_any(rest, wanted);
        while hits != 0 {
            let hit = at + hits.trailing_zeros() as usize;
            hits &= hits - 1;
            let byte = src[hit];
            if byte == wanted[0] {
                depth += 1;
                continue;
            }
            if byte == wanted[1] {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return hit + 1;
                }
                continue;
            }
            at = match byte {
                b'"' => find(&src[hit + 1..], *b"\"").map_or(src.len(), |len| hit + len + 2),
                b';' => line_end(src, hit),
                _ if src.get(hit + 1) == Some(&b'*') => comment_end(src, hit).unwrap_or(src.len()),
                _ => continue,
            };
            continue 'blocks;
        }
        at += BLOCK;
    }
    src.len()
}

/// Scans a text from an offset on and declares its globals in the module.
pub(super) fn scan(src: &[u8], from: usize, m: &mut Module, misnamed: &FxHashSet<Vec<u8>>) -> Definitions {
    let mut lex = Lexer::new(src);
    lex.seek(from);
    let mut scanner = Scanner { lex, m, misnamed, found: Definitions::default(), next_number: 0 };
    scanner.found.metadata = Numbered::for_text(src.len());
    scanner.run();
    scanner.found
}

impl<'a> Scanner<'a, '_> {
    fn run(&mut self) {
        loop {
            let start = self.lex.pos;
            match self.lex.peek() {
                b'{' => {
                    self.skip_group();
                    self.found.braces.push((start as u32, self.lex.pos as u32));
                }
                b'(' | b'[' => self.skip_group(),
                b'!' if self.lex.at(b'!') => self.metadata(),
                _ => {
                    let token = self.lex.token();
                    match token.kind {
                        Tok::Eof => return,
                        Tok::Word if matches!(token.text, b"define" | b"declare") => self.function(start),
                        Tok::Word if token.text == b"attributes" => self.group(),
                        _ => self.lex.skip(&token),
                    }
                    if matches!(token.kind, Tok::Global | Tok::GlobalId) && self.lex.at(b'=') {
                        let number = (token.kind == Tok::GlobalId).then_some(token.num as u32);
                        self.variable(start, &token.contents(), number);
                    }
                }
            }
        }
    }

    /// Skips from an opening bracket to the closing one. Brackets in strings and comments do not count, nor do other
    /// kinds of brackets: they are balanced.
    fn skip_group(&mut self) {
        let wanted = match self.lex.peek() {
            b'{' => *b"{}\";/",
            b'(' => *b"()\";/",
            _ => *b"[]\";/",
        };
        self.lex.seek(group_end(self.lex.src, self.lex.pos, wanted));
    }

    fn metadata(&mut self) {
        self.lex.eat(b'!');
        let token = self.lex.token();
        if token.kind != Tok::Int {
            return;
        }
        let number =
            token.unsigned().filter(|_| token.is_unsigned()).and_then(|number| u32::try_from(number).ok());
        self.lex.skip(&token);
        if self.lex.eat(b'=')
            && let Some(number) = number
            && self.found.metadata.get(number) == 0
        {
            // The first definition counts; the parser reports another one.
            self.found.metadata.set(number, self.lex.pos as u32);
        }
    }

    fn group(&mut self) {
        self.lex.next();
        let token = self.lex.token();
        if token.kind != Tok::AttrGroup {
            return;
        }
        self.lex.skip(&token);
        if self.lex.eat(b'=') && self.lex.at(b'{') {
            self.found.groups.entry(token.num as u32).or_default().push(self.lex.pos as u32);
        }
    }

    fn add(&mut self, start: usize, name: &[u8], number: Option<u32>, kind: Kind, space: u32) {
        let value = match kind {
            Kind::Variable => self.m.declare_variable(name, space),
            Kind::Function => self.m.declare_function(name, space),
            Kind::Alias => self.m.declare_alias(name, space),
            Kind::IFunc => self.m.declare_ifunc(name, space),
        };
        self.found.globals.push((start as u32, value));
        if name.is_empty() {
            let number = number.unwrap_or(self.next_number);
            self.found.numbered.entry(number).or_insert(value);
            self.next_number = number.saturating_add(1);
        }
    }

    /// `(7)` or `("A")` after `addrspace`.
    fn address_space(&mut self) -> u32 {
        self.lex.next();
        if !self.lex.eat(b'(') {
            return 0;
        }
        let token = self.lex.token();
        let space = match token.kind {
            Tok::Int => core::str::from_utf8(token.text).ok().and_then(|text| text.parse().ok()).unwrap_or(0),
            Tok::HexInt => token.text.get(3..).map_or(0, |digits| super::numbers::hex(digits) as u32),
            Tok::Str => super::types::named_address_space(self.m, token.text).unwrap_or(0),
            _ => 0,
        };
        self.lex.skip(&token);
        self.lex.eat(b')');
        space
    }

    /// A variable, alias or ifunc, after its name and at `=`.
    fn variable(&mut self, start: usize, name: &[u8], number: Option<u32>) {
        self.lex.eat(b'=');
        let mut space = 0;
        let kind = loop {
            match self.lex.word() {
                b"global" | b"constant" => break Kind::Variable,
                b"alias" => break Kind::Alias,
                b"ifunc" => break Kind::IFunc,
                b"addrspace" => space = self.address_space(),
                b"define" | b"declare" => return,
                b"" if self.lex.at(b'(') => self.skip_group(),
                b"" => return,
                _ => self.lex.next(),
            }
        };
        self.lex.next();
        if kind != Kind::Variable {
            space = self.target_space();
        }
        self.add(start, name, number, kind, space);
    }

    /// The address space of an aliasee or resolver: that of its type or, for an expression, of its result.
    fn target_space(&mut self) -> u32 {
        while !self.lex.at_end() && !self.lex.at(b',') && !self.lex.at(b'=') {
            match self.lex.peek() {
                b'{' | b'(' | b'[' => self.skip_group(),
                _ => self.lex.next(),
            }
        }
        self.lex.next();
        let is_expression = |word: &[u8]| {
            const NAMES: [&[u8]; 4] = [b"addrspacecast", b"bitcast", b"getelementptr", b"inttoptr"];
            NAMES.contains(&word)
        };
        let first = self.lex.word();
        let (has_type, is_cast) = (!is_expression(first), first != b"getelementptr");
        let (mut space, mut depth) = (0, 0usize);
        loop {
            match self.lex.peek() {
                b'=' => return space,
                _ if self.lex.at_end() => return space,
                // The type of the target is complete.
                b'@' if has_type && self.lex.at_global() => return space,
                b'{' | b'(' | b'[' if has_type => {
                    self.skip_group();
                    continue;
                }
                b'(' => depth += 1,
                b')' => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return space;
                    }
                }
                b'*' => {
                    space = 0;
                    if !has_type && !is_cast {
                        return space;
                    }
                }
                _ => match self.lex.word() {
                    word if has_type && is_expression(word) => return space,
                    // A typed pointer has its space before the star.
                    word @ (b"ptr" | b"addrspace") => {
                        if word == b"ptr" {
                            self.lex.next();
                        }
                        space = if self.lex.at_word(b"addrspace") { self.address_space() } else { 0 };
                        self.lex.eat(b'*');
                        if !has_type && !is_cast {
                            return space;
                        }
                        continue;
                    }
                    _ => {}
                },
            }
            self.lex.next();
        }
    }

    /// `define` or `declare`, up to the address space.
    fn function(&mut self, start: usize) {
        self.lex.next();
        let (name, number) = loop {
            let token = self.lex.token();
            match token.kind {
                Tok::Global => break (token.contents(), None),
                Tok::GlobalId => break (Default::default(), Some(token.num as u32)),
                Tok::Punct(b'{') | Tok::Punct(b'(') | Tok::Punct(b'[') => self.skip_group(),
                // A string attribute of the result, with its value.
                Tok::Str => {
                    self.lex.skip(&token);
                    self.lex.eat(b'=');
                }
                Tok::Eof | Tok::Punct(b'=') => return,
                Tok::Word if matches!(token.text, b"define" | b"declare") => return,
                _ => self.lex.skip(&token),
            }
        };
        self.lex.next();
        let mut n_params = 0;
        if self.lex.at(b'(') {
            if name.starts_with(b"llvm.") {
                let mut ahead = self.lex.clone();
                ahead.eat(b'(');
                n_params = n_in_group(ahead);
            }
            self.skip_group();
        }
        if self.misnamed.contains(&name[..]) || super::old_intrinsics::is_replaced(&name, n_params) {
            self.found.replaced.entry(name.into_owned()).or_insert(start as u32);
            return;
        }
        let mut space = self.m.layout.program_address_space();
        while self.lex.eat_word(b"unnamed_addr") || self.lex.eat_word(b"local_unnamed_addr") {}
        if self.lex.at_word(b"addrspace") {
            space = self.address_space();
        }
        self.add(start, &name, number, Kind::Function, space);
    }
}

/// The number of elements up to the end of a group in parentheses.
fn n_in_group(mut lex: Lexer<'_>) -> usize {
    if lex.at(b')') {
        return 0;
    }
    let (mut n, mut depth) = (1, 0usize);
    while !lex.at_end() {
        match lex.peek() {
            b',' if depth == 0 => n += 1,
            b'(' | b'{' | b'[' | b'<' => depth += 1,
            b')' if depth == 0 => return n,
            b')' | b'}' | b']' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        lex.next();
    }
    n
}
