//! The analysis of a body.
//!
//! A body that is valid is read without a [`Part`], as the command line does, so that opening a large text takes no longer than
//! checking it. Its part is made when a request asks for it.

use crate::chunk::{Chunk, source};
use crate::part::{NameToken, Part, Problem, TypeTexts, collect_names};
use crate::text::Edit;
use std::borrow::Cow;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use terrace::ir::asm::{Bodies, BodyReader, ParseOptions, trace_skeleton};

/// As many parts are made one at a time; then all others are made together. One costs about as much as a pass over the text
/// around bodies.
const MAX_SINGLE: u32 = 8;

/// The analysis of a body. Offsets are relative to the start of the body.
pub struct BodyAnalysis {
    /// The messages of the parser.
    pub problems: Vec<Problem>,
    /// The messages of the verifier, if the body is verified.
    pub verified: Option<Vec<Problem>>,
    /// Whether one of its operations is a symbol or has a symbol table.
    pub has_symbols: bool,
    /// Its names, if they are known.
    part: OnceLock<Part>,
}

impl BodyAnalysis {
    /// The analysis of a body without messages, whose part is not known.
    pub fn valid(has_symbols: bool, is_verified: bool) -> Self {
        let verified = is_verified.then(Vec::new);
        Self { problems: Vec::new(), verified, has_symbols, part: OnceLock::new() }
    }

    /// The analysis of a body whose part is known.
    pub fn with_part(part: Part, problems: Vec<Problem>, verified: Option<Vec<Problem>>) -> Self {
        Self { problems, verified, has_symbols: true, part: OnceLock::from(part) }
    }

    /// The names of symbols and aliases of the body, which has this text.
    pub fn names(&self, text: &str) -> Cow<'_, [NameToken]> {
        match self.part.get() {
            Some(part) => Cow::Borrowed(&part.names),
            None => {
                let mut names = Vec::new();
                collect_names(text.as_bytes(), 0, text.len() as u32, &mut names);
                Cow::Owned(names)
            }
        }
    }
}

impl Chunk {
    /// The part of body `i` of the text.
    pub fn part<'c>(&'c self, text: &str, i: usize) -> &'c Part {
        let known = &self.bodies[i].analysis.part;
        if known.get().is_none() {
            let is_single = self.bodies.len() > MAX_SINGLE as usize
                && self.n_single.fetch_add(1, Ordering::Relaxed) < MAX_SINGLE;
            match is_single.then(|| self.single_part(text, i)).flatten() {
                Some(part) => _ = known.set(part),
                None => self.make_parts(text),
            }
        }
        known.get_or_init(Part::default)
    }

    fn single_part(&self, text: &str, i: usize) -> Option<Part> {
        let range = &self.bodies[i].range;
        let unchanged = Edit { start: range.start, end: range.start, new_end: range.start };
        self.body_again("", text, i, range, unchanged)?.part.into_inner()
    }

    /// Makes the parts that are not known.
    fn make_parts(&self, text: &str) {
        let ctx = self.context();
        let Some(file) = source(&ctx, "", text.as_bytes()) else { return };
        let _hold = ctx.hold();
        trace_skeleton(&ctx, &file, ParseOptions::default(), |_, skeleton, _, _| {
            let (mut reader, mut type_texts) = (skeleton.reader(), TypeTexts::default());
            for (i, body) in self.bodies.iter().enumerate().take(skeleton.n_bodies()) {
                let range = skeleton.range(i);
                if body.analysis.part.get().is_some() || body.range != range {
                    continue;
                }
                let (parsed, trace, _) = reader.trace(i);
                reader.recycle(parsed);
                let texts = core::iter::once((range.start, range.end));
                let part = Part::new(&ctx, &file.text, range.start, texts, trace, &mut type_texts);
                let _ = body.analysis.part.set(part);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Chunk, MAX_SINGLE};
    use std::fmt::Write;
    use std::sync::Arc;
    use terrace::Registry;

    #[test]
    fn parts_are_the_same_one_at_a_time_and_together() {
        let mut text = "#map = affine_map<(d0) -> (d0 + 1)>\n".to_owned();
        let n = 3 * MAX_SINGLE as usize;
        for i in 0..n {
            let inner = if i % 5 == 0 { "  builtin.module {}\n" } else { "" };
            let callee = (i + 1) % n;
            let call = format!("%1:2 = call @f{callee}(%0) : (index) -> (index, i{})", callee + 1);
            let _ = write!(
                text,
                "func.func @f{i}(%a: index) -> (index, i{}) {{\n  %0 = affine.apply #map(%a)\n{inner}  {call}\n  \
                 cf.br ^b(%1#0 : index)\n^b(%x: index):\n  %c = arith.constant 1 : i{}\n  return %x, %c : index, \
                 i{}\n}}\n",
                i + 1,
                i + 1,
                i + 1,
            );
        }
        let registry = Arc::new(Registry::all());
        let new = || Chunk::new(&registry, "a.mlir", &text, None);
        let part = |chunk: &Chunk, i: usize| {
            let part = chunk.part(&text, i);
            let places = format!("{:?} {:?} {:?} {:?}", part.ops, part.regions, part.definitions, part.uses);
            format!("{places} {:?} {:?} {:?}", part.types, part.names, part.symbols)
        };
        let (single, together) = (new(), new());
        assert!(single.problems.is_empty(), "{:?}", single.problems);
        together.make_parts(&text);
        for i in (0..n).rev() {
            let has_symbols = single.bodies[i].analysis.has_symbols;
            assert_eq!(has_symbols, i % 5 == 0);
            assert!(single.bodies[i].analysis.part.get().is_none() || i < n - MAX_SINGLE as usize);
            let parts = (part(&single, i), part(&together, i));
            assert_eq!(parts.0, parts.1);
        }
    }
}
