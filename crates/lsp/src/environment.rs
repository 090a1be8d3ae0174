//! The text outside of a body that its parser and its verifier look at, as hashes.
//!
//! The parser looks at the head of the function and at aliases; the verifier also at the heads of the functions that the
//! body names, and at everything that is in no function.

use crate::names::symbol_name;
use crate::part::{NameToken, Part, Sigil};
use core::hash::BuildHasher;
use core::ops::Range;
use terrace::ir::asm::cursor::Cursor;
use terrace::ir::asm::parse::NONE;
use terrace_support::{FxBuildHasher, FxHashMap, hash_bytes};

/// The environment of the bodies of a text.
pub struct Environment<'a> {
    /// By body: the environment of its parser.
    parse: Vec<u64>,
    /// The text that is in no function.
    common: u64,
    /// The heads of the functions of a name, together.
    by_name: FxHashMap<&'a str, u64>,
}

/// Two hashes as one; a zero behind another is nothing.
fn join(first: u64, second: u64) -> u64 {
    if second == 0 {
        return first;
    }
    FxBuildHasher.hash_one((first, second))
}

/// The hash of the tokens between two offsets; zero if there are none.
fn tokens(text: &[u8], start: u32, end: u32) -> u64 {
    let mut cursor = Cursor::at_offset(text.get(..end as usize).unwrap_or(text), start);
    cursor.seek(start);
    let mut hash = 0;
    while !cursor.at_end() {
        let at = cursor.offset();
        let token = cursor.source(at, cursor.token_end().max(at + 1));
        hash = join(hash, hash_bytes(token));
        cursor.skip_token();
    }
    hash
}

impl<'a> Environment<'a> {
    /// The environment of bodies, which are in the order of the text.
    pub fn new(text: &'a str, skeleton: &Part, bodies: &[Range<u32>]) -> Self {
        let mut environment = Self { parse: Vec::new(), common: 0, by_name: FxHashMap::default() };
        let bytes = text.as_bytes();
        let slice = |start: u32, end: u32| bytes.get(start as usize..end as usize).unwrap_or(&[]);
        let mut names: FxHashMap<u32, &str> = FxHashMap::default();
        for &(op, token) in &skeleton.symbols {
            let name = text.get(token.start as usize..token.end as usize).unwrap_or("");
            names.insert(op, symbol_name(name));
        }
        let aliases = Aliases::new(bytes, skeleton);
        let mut end = 0;
        for body in bodies {
            // The function is the innermost operation around the body.
            let op = skeleton.op_at(body.start);
            let (start, next) = op.map_or((body.start, body.end), |op| {
                let op = skeleton.ops[op];
                (op.start.max(end), op.end.max(body.end))
            });
            environment.common = join(environment.common, tokens(bytes, end, start));
            // The offsets of arguments are relative to the body, so blanks in the head matter.
            let head = hash_bytes(slice(start, body.start));
            let tail = tokens(bytes, body.end, next);
            environment.parse.push(join(aliases.around(body.start), join(head, tail)));
            if let Some(name) = op.and_then(|op| names.get(&(op as u32))) {
                let all = environment.by_name.entry(name).or_default();
                *all = join(*all, join(tokens(bytes, start, body.start), tail));
            }
            end = next;
        }
        environment.common = join(environment.common, tokens(bytes, end, bytes.len() as u32));
        environment
    }

    /// The environment of the parser of body `i`.
    pub fn of_parser(&self, i: usize) -> u64 {
        self.parse.get(i).copied().unwrap_or(0)
    }

    /// The further environment of the verifier of a body with this text and these names.
    pub fn of_verifier(&self, body: &str, names: &[NameToken]) -> u64 {
        let is_symbol = |sigil| matches!(sigil, Sigil::Symbol | Sigil::NestedSymbol);
        let names = names.iter().filter(|name| is_symbol(name.sigil));
        names.fold(self.common, |hash, name| {
            let name = symbol_name(body.get(name.start as usize..name.end as usize).unwrap_or(""));
            join(hash, self.by_name.get(name).copied().unwrap_or(0))
        })
    }
}

/// The text between the outermost operations, which defines aliases.
struct Aliases {
    /// The ends of the operations, each with the text before it.
    before: Vec<(u32, u64)>,
    all: u64,
}

impl Aliases {
    fn new(text: &[u8], skeleton: &Part) -> Self {
        let mut aliases = Self { before: Vec::new(), all: 0 };
        let mut end = 0;
        for op in skeleton.ops.iter().filter(|op| op.region == NONE) {
            aliases.all = join(aliases.all, tokens(text, end, op.start));
            aliases.before.push((op.end, aliases.all));
            end = op.end;
        }
        aliases.all = join(aliases.all, tokens(text, end, text.len() as u32));
        aliases
    }

    /// The text before and behind the operation around an offset.
    fn around(&self, offset: u32) -> u64 {
        let at = self.before.partition_point(|&(end, _)| end <= offset);
        join(self.before.get(at).map_or(self.all, |&(_, before)| before), self.all)
    }
}
