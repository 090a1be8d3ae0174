//! The table of strings.

use super::emitter::Emitter;
use terrace_ir::{Context, Str};
use terrace_support::FxHashMap;

/// The strings of a file, in the order of their first use.
#[derive(Default)]
pub struct Strings {
    list: Vec<Str>,
    numbers: FxHashMap<Str, u64>,
}

impl Strings {
    /// The number of a string.
    pub fn number(&mut self, text: Str) -> u64 {
        *self.numbers.entry(text).or_insert_with(|| {
            self.list.push(text);
            self.list.len() as u64 - 1
        })
    }

    /// The contents of the section: how many, the lengths in reverse order, and the bytes, each string with a zero.
    pub fn emit(&self, ctx: &Context) -> Emitter {
        let mut out = Emitter::default();
        out.varint(self.list.len() as u64);
        self.list.iter().rev().for_each(|&text| out.varint(ctx.bytes(text).len() as u64 + 1));
        for &text in &self.list {
            out.bytes.extend_from_slice(ctx.bytes(text));
            out.byte(0);
        }
        out
    }
}
