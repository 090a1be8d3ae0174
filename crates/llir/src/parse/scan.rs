//! The scan before the parse: which globals, metadata nodes and attribute groups the text defines, and where.
//!
//! Most references in LLVM IR are forward references: calls of functions that are declared at the end, `!dbg !7`,
//! `#0`. The scan makes symbols for all globals in order of their definitions, so that the parser needs no
//! placeholders inside constants, which are immutable. It skips everything between brackets and reports no errors:
//! the parser reads the same text in order and finds the first one.

use super::lexer::{Lexer, Tok};
use super::numbered::Numbered;
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
    let find = |from: usize, wanted: &[u8]| {
        let rest = src.get(from..).unwrap_or(&[]);
        rest.iter().position(|byte| wanted.contains(byte)).map_or(src.len(), |len| from + len)
    };
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
                b'"' => find(hit + 1, b"\"") + 1,
                b';' => find(hit + 1, b"\r\n") + 1,
                _ if src.get(hit + 1) == Some(&b'*') => {
                    let body = src.get(hit + 2..).unwrap_or(&[]);
                    body.windows(2).position(|pair| pair == b"*/").map_or(src.len(), |len| hit + 4 + len)
                }
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
            let start = self.lex.start;
            match self.lex.tok {
                Tok::Eof => return,
                Tok::LBrace => {
                    self.skip_group();
                    self.found.braces.push((start as u32, self.lex.prev_end as u32));
                }
                Tok::LParen | Tok::LBracket => self.skip_group(),
                Tok::Word if matches!(self.lex.text, b"define" | b"declare") => self.function(start),
                Tok::Word if self.lex.text == b"attributes" => self.group(),
                Tok::Global => {
                    let name = self.lex.contents();
                    self.lex.next();
                    if self.lex.tok == Tok::Equal {
                        self.variable(start, &name, None);
                    }
                }
                Tok::GlobalId => {
                    let number = self.lex.num as u32;
                    self.lex.next();
                    if self.lex.tok == Tok::Equal {
                        self.variable(start, b"", Some(number));
                    }
                }
                Tok::Exclaim => self.metadata(),
                _ => self.lex.next(),
            }
        }
    }

    /// Skips from an opening bracket to the closing one. Brackets in strings and comments do not count, nor do other
    /// kinds of brackets: they are balanced.
    fn skip_group(&mut self) {
        let start = self.lex.start;
        let wanted = match self.lex.tok {
            Tok::LBrace => *b"{}\";/",
            Tok::LParen => *b"()\";/",
            _ => *b"[]\";/",
        };
        self.lex.seek(group_end(self.lex.src, start, wanted));
    }

    fn metadata(&mut self) {
        self.lex.next();
        if self.lex.tok != Tok::Int {
            return;
        }
        let number = core::str::from_utf8(self.lex.text).ok().and_then(|text| text.parse::<u32>().ok());
        self.lex.next();
        if self.lex.tok == Tok::Equal
            && let Some(number) = number
        {
            // The first definition counts; the parser reports another one.
            if self.found.metadata.get(number) == 0 {
                self.found.metadata.set(number, self.lex.pos as u32);
            }
            self.lex.next();
        }
    }

    fn group(&mut self) {
        self.lex.next();
        if self.lex.tok != Tok::AttrGroup {
            return;
        }
        let number = self.lex.num as u32;
        self.lex.next();
        if self.lex.tok == Tok::Equal {
            self.lex.next();
            if self.lex.tok == Tok::LBrace {
                self.found.groups.entry(number).or_default().push(self.lex.start as u32);
            }
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
        if self.lex.tok != Tok::LParen {
            return 0;
        }
        self.lex.next();
        let space = match self.lex.tok {
            Tok::Int => {
                core::str::from_utf8(self.lex.text).ok().and_then(|text| text.parse().ok()).unwrap_or(0)
            }
            Tok::HexInt => self.lex.text.get(3..).map_or(0, |digits| super::numbers::hex(digits) as u32),
            Tok::Str => super::types::named_address_space(self.m, self.lex.text).unwrap_or(0),
            _ => 0,
        };
        self.lex.next();
        if self.lex.tok == Tok::RParen {
            self.lex.next();
        }
        space
    }

    /// A variable, alias or ifunc, after its name and at `=`.
    fn variable(&mut self, start: usize, name: &[u8], number: Option<u32>) {
        self.lex.next();
        let mut space = 0;
        let kind = loop {
            match self.lex.tok {
                Tok::Word => match self.lex.text {
                    b"global" | b"constant" => break Kind::Variable,
                    b"alias" => break Kind::Alias,
                    b"ifunc" => break Kind::IFunc,
                    b"addrspace" => {
                        space = self.address_space();
                        continue;
                    }
                    b"define" | b"declare" => return,
                    _ => self.lex.next(),
                },
                Tok::LParen => self.skip_group(),
                _ => return,
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
        while !matches!(self.lex.tok, Tok::Comma | Tok::Eof | Tok::Equal) {
            match self.lex.tok {
                Tok::LBrace | Tok::LParen | Tok::LBracket => self.skip_group(),
                _ => self.lex.next(),
            }
        }
        self.lex.next();
        let is_expression = |lex: &Lexer<'_>| {
            const NAMES: [&[u8]; 4] = [b"addrspacecast", b"bitcast", b"getelementptr", b"inttoptr"];
            lex.tok == Tok::Word && NAMES.contains(&lex.text)
        };
        let (has_type, is_cast) = (!is_expression(&self.lex), self.lex.text != b"getelementptr");
        let (mut space, mut depth) = (0, 0usize);
        loop {
            match self.lex.tok {
                Tok::Eof | Tok::Equal => return space,
                // The type of the target is complete.
                Tok::Global | Tok::GlobalId if has_type => return space,
                _ if has_type && is_expression(&self.lex) => return space,
                Tok::LBrace | Tok::LParen | Tok::LBracket if has_type => {
                    self.skip_group();
                    continue;
                }
                Tok::LParen => depth += 1,
                Tok::RParen => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return space;
                    }
                }
                // A typed pointer has its space before the star.
                Tok::Word if matches!(self.lex.text, b"ptr" | b"addrspace") => {
                    let is_opaque = self.lex.text == b"ptr";
                    if is_opaque {
                        self.lex.next();
                    }
                    space = 0;
                    if self.lex.tok == Tok::Word && self.lex.text == b"addrspace" {
                        space = self.address_space();
                    }
                    if self.lex.tok == Tok::Star {
                        self.lex.next();
                    }
                    if !has_type && !is_cast {
                        return space;
                    }
                    continue;
                }
                Tok::Star => {
                    space = 0;
                    if !has_type && !is_cast {
                        return space;
                    }
                }
                _ => {}
            }
            self.lex.next();
        }
    }

    /// `define` or `declare`, up to the address space.
    fn function(&mut self, start: usize) {
        self.lex.next();
        let (name, number) = loop {
            match self.lex.tok {
                Tok::Global => break (self.lex.contents(), None),
                Tok::GlobalId => break (Default::default(), Some(self.lex.num as u32)),
                Tok::LBrace | Tok::LParen | Tok::LBracket => self.skip_group(),
                // A string attribute of the result, with its value.
                Tok::Str => {
                    self.lex.next();
                    if self.lex.tok == Tok::Equal {
                        self.lex.next();
                    }
                }
                Tok::Eof | Tok::Equal => return,
                Tok::Word if matches!(self.lex.text, b"define" | b"declare") => return,
                _ => self.lex.next(),
            }
        };
        self.lex.next();
        let mut n_params = 0;
        if self.lex.tok == Tok::LParen {
            if name.starts_with(b"llvm.") {
                let mut ahead = self.lex.clone();
                ahead.next();
                n_params = n_in_group(ahead);
            }
            self.skip_group();
        }
        if self.misnamed.contains(&name[..]) || super::upgrade::is_replaced(&name, n_params) {
            self.found.replaced.entry(name.into_owned()).or_insert(start as u32);
            return;
        }
        let mut space = self.m.layout.program_address_space();
        while self.lex.tok == Tok::Word {
            match self.lex.text {
                b"unnamed_addr" | b"local_unnamed_addr" => self.lex.next(),
                b"addrspace" => {
                    space = self.address_space();
                    break;
                }
                _ => break,
            }
        }
        self.add(start, &name, number, Kind::Function, space);
    }
}

/// The number of elements up to the end of a group in parentheses.
fn n_in_group(mut lex: super::lexer::Lexer<'_>) -> usize {
    if lex.tok == Tok::RParen {
        return 0;
    }
    let (mut n, mut depth) = (1, 0usize);
    loop {
        match lex.tok {
            Tok::Comma if depth == 0 => n += 1,
            Tok::LParen | Tok::LBrace | Tok::LBracket | Tok::Less => depth += 1,
            Tok::RParen if depth == 0 => return n,
            Tok::RParen | Tok::RBrace | Tok::RBracket | Tok::Greater => depth = depth.saturating_sub(1),
            Tok::Eof => return n,
            _ => {}
        }
        lex.next();
    }
}
