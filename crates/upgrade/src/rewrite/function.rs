//! Functions of the dialect `func`, which were operations of `std` and `builtin`.

use super::{Region, Rewriter};
use crate::forms;
use crate::token::Kind;

impl Rewriter<'_> {
    /// `func @f(...)`, which is private if it has no body.
    pub(super) fn function(&mut self, i: usize) -> usize {
        let start = self.start(i);
        self.replace(start, self.end(i), "func.func");
        self.note(start, &forms::FUNCTION);
        let mut visibility = (i + 1..i + 3).any(|at| matches!(self.str(at), "private" | "nested" | "public"));
        let Some(symbol) = (i + 1..i + 3).find(|&at| self.kind(at) == Kind::Symbol) else { return i + 1 };
        if !self.is(symbol + 1, b'(') {
            return i + 1;
        }
        let mut at = self.closing(symbol + 1);
        if self.kind(at) == Kind::Arrow {
            at = if self.is(at + 1, b'(') {
                self.closing(at + 1)
            } else {
                match self.read_type(self.start(at + 1)) {
                    Some((_, end, _)) => self.token_at(end),
                    None => at + 2,
                }
            };
        }
        if self.str(at) == "attributes" && self.is(at + 1, b'{') {
            visibility |= self.visibility(at + 1, symbol);
            at = self.closing(at + 1);
        }
        if self.is(at, b'{') {
            // The braces before the body are dictionaries.
            self.owner = Region::Other;
            self.walk(i + 1, at);
            self.owner = Region::Function;
            return at;
        }
        if !visibility {
            let at = self.start(symbol);
            self.replace(at, at, "private ");
            self.note(at, &forms::DECLARATION);
        }
        self.owner = Region::Other;
        i + 1
    }

    /// Moves the attribute `sym_visibility` of a function in front of its name. The dictionary opens at `open`.
    pub(super) fn visibility(&mut self, open: usize, symbol: usize) -> bool {
        let end = self.closing(open);
        let Some(at) = (open + 1..end).find(|&at| self.str(at) == "sym_visibility" && self.is(at + 1, b'='))
        else {
            return false;
        };
        // The comma before or behind the attribute goes, too.
        let mut from = self.start(at);
        let mut to = self.end(at + 2);
        if self.is(at + 3, b',') {
            to = self.start(at + 4);
        } else if self.is(at - 1, b',') {
            from = self.start(at - 1);
        }
        let word = self.str(at + 2).trim_matches('"');
        let name = self.start(symbol);
        self.replace(name, name, if word == "public" { String::new() } else { format!("{word} ") });
        self.replace(from, to, "");
        self.note(from, &forms::VISIBILITY);
        true
    }
}
