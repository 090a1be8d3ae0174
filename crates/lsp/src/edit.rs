//! The analysis of a chunk after an edit inside the body of one function.
//!
//! All other bodies stay as they are, and so does what is around them but for its offsets. Only the function is read again,
//! with what its parser and its verifier look at besides, as [`Environment`](crate::environment::Environment) has it: the
//! text that is in no function, and the functions that the body names. All other functions are left out.

use crate::body::BodyAnalysis;
use crate::chunk::{Analyzer, Body, Chunk, advise, source};
use crate::document::MARKER;
use crate::names::symbol_name;
use crate::part::{Sigil, TypeTexts, collect_names};
use crate::text::Edit;
use core::ops::Range;
use std::sync::Arc;
use terrace::ir::asm::cursor::Cursor;
use terrace::ir::asm::parse::{NONE, closing_brace};
use terrace::ir::asm::{Bodies, ParseOptions, trace_skeleton};
use terrace::ir::verify::StreamingVerifier;
use terrace_support::{FxHashSet, hash_bytes};

impl Chunk {
    /// Analyzes a text after an edit of it. Returns whether that is done: other edits than those inside of one body, and those
    /// of texts with errors outside of bodies, need an analysis of the whole text.
    pub fn edited(&mut self, name: &str, text: &str, edit: Edit) -> bool {
        if self.by_layout || !self.skeleton_problems.is_empty() {
            return false;
        }
        let at = self.bodies.partition_point(|body| body.range.start < edit.start);
        let Some(at) = at.checked_sub(1) else { return false };
        let Body { range: ref old, ref analysis, environments, .. } = self.bodies[at];
        let range = old.start..edit.after(old.end);
        if edit.end > old.end || analysis.verified.is_none() || !is_body(text.as_bytes(), &range) {
            return false;
        }
        let Some(analysis) = self.body_again(name, text, at, &range, edit) else { return false };
        // Of offsets around bodies only that of the next token can be where the change starts.
        let moved = |offset| if offset >= edit.start && offset != NONE { edit.after(offset) } else { offset };
        self.skeleton.move_offsets(moved);
        for body in &mut self.bodies[at + 1..] {
            body.range = moved(body.range.start)..moved(body.range.end);
        }
        let hash = hash_bytes(&text.as_bytes()[range.start as usize..range.end as usize]);
        let environments = environments.map(|(parse, _)| (parse, None));
        self.bodies[at] = Body { range, analysis: Arc::new(analysis), hash, environments };
        (self.len, self.hash) = (text.len() as u32, hash_bytes(text.as_bytes()));
        self.problems = self.all_problems(text.as_bytes(), true);
        if !self.problems.is_empty() {
            // Advice reads the whole text.
            let ctx = self.context();
            if let Some(file) = source(&ctx, name, text.as_bytes()) {
                advise(&ctx, &file, &mut self.problems);
            }
        }
        true
    }

    /// The analysis of body `at`, which is now at `range`.
    pub fn body_again(
        &self,
        name: &str,
        text: &str,
        at: usize,
        range: &Range<u32>,
        edit: Edit,
    ) -> Option<BodyAnalysis> {
        let bytes = text.as_bytes();
        let mut names = Vec::new();
        collect_names(bytes, range.start, range.end, &mut names);
        let is_symbol = |sigil| matches!(sigil, Sigil::Symbol | Sigil::NestedSymbol);
        let names = names.iter().filter(|name| is_symbol(name.sigil));
        let named: FxHashSet<&str> = names
            .filter_map(|name| Some(symbol_name(text.get(name.start as usize..name.end as usize)?)))
            .collect();
        let mut symbols = self.skeleton.symbols.iter().peekable();
        let mut reduced = Reduced::default();
        let mut base = 0;
        for (i, body) in self.bodies.iter().enumerate() {
            let op = self.skeleton.op_at(body.range.start)?;
            while symbols.next_if(|&&(symbol, _)| (symbol as usize) < op).is_some() {}
            let moved = |offset: u32| if i > at { edit.after(offset) } else { offset } as usize;
            let name = symbols.peek().filter(|&&&(symbol, _)| symbol as usize == op);
            let is_named = name.is_some_and(|(_, name)| {
                text.get(moved(name.start)..moved(name.end))
                    .is_some_and(|name| named.contains(symbol_name(name)))
            });
            if i == at {
                base = reduced.place(range.start);
            }
            // The first function decides of which module bodies are parts. A part ends at the token behind the body, which the
            // next function may start with.
            if ![0, at, at + 1].contains(&i) && !is_named {
                let op = self.skeleton.ops[op];
                reduced.leave_out(bytes, moved(op.start)..moved(op.end))?;
            }
        }
        reduced.leave_out(bytes, bytes.len()..bytes.len())?;
        let ctx = &self.context();
        let file = source(ctx, name, &reduced.text)?;
        let _hold = ctx.hold();
        let mut analysis =
            trace_skeleton(ctx, &file, ParseOptions::default(), |mut root, skeleton, _, diags| {
                let fits =
                    |&i: &usize| skeleton.range(i).start == base && skeleton.range(i).len() == range.len();
                let i = (0..skeleton.n_bodies()).find(fits)?;
                if !diags.is_empty() {
                    return None;
                }
                let mut analyzer = Analyzer { ctx, file: &file, skeleton, type_texts: TypeTexts::default() };
                let (mut parser, mut verifier) = (skeleton.reader(), StreamingVerifier::new(ctx));
                Some(analyzer.body(i, &mut parser, &mut root, true, &mut verifier))
            })?;
        let original = |at: u32| reduced.original(at.wrapping_add(base)).wrapping_sub(range.start);
        for problem in analysis.problems.iter_mut().chain(analysis.verified.iter_mut().flatten()) {
            problem.at = original(problem.at);
            problem.notes.iter_mut().filter_map(|(at, _)| at.as_mut()).for_each(|at| *at = original(*at));
        }
        Some(analysis)
    }
}

/// A text without some of its parts.
#[derive(Default)]
struct Reduced {
    text: Vec<u8>,
    /// The starts of what is kept, in this text and in the whole one.
    kept: Vec<(u32, u32)>,
    /// How much of the whole text is read.
    end: usize,
}

impl Reduced {
    /// Appends the text up to a range, and passes over the range.
    fn leave_out(&mut self, text: &[u8], range: Range<usize>) -> Option<()> {
        self.kept.push((self.text.len() as u32, self.end as u32));
        self.text.extend(text.get(self.end..range.start)?);
        // What is before the range and what is behind it stay two tokens.
        self.text.extend((!range.is_empty()).then_some(b' '));
        self.end = range.end;
        Some(())
    }

    /// The place that an offset behind everything that is left out so far will have.
    fn place(&self, offset: u32) -> u32 {
        self.text.len() as u32 + offset - self.end as u32
    }

    /// The offset in the whole text.
    fn original(&self, at: u32) -> u32 {
        let next = self.kept.partition_point(|&(start, _)| start <= at);
        next.checked_sub(1).map_or(at, |i| at - self.kept[i].0 + self.kept[i].1)
    }
}

/// Whether a range is that of a body, up to the token after it, which can be parsed apart from its function.
fn is_body(text: &[u8], range: &Range<u32>) -> bool {
    let Some(close) = closing_brace(text, range.start as usize) else { return false };
    let mut cursor = Cursor::at_offset(text, range.start);
    cursor.seek(close as u32 + 1);
    if cursor.offset() != range.end {
        return false;
    }
    // A marker, also in a comment behind the body, makes two chunks of this one; the function's parser reads an empty body.
    let is_divided =
        memchr::memmem::find(&text[range.start as usize..range.end as usize], MARKER.as_bytes()).is_some();
    !is_divided && !text[range.start as usize + 1..close].iter().all(u8::is_ascii_whitespace)
}

#[cfg(test)]
mod tests {
    use crate::document::{Change, Document, MARKER};
    use crate::part::Part;
    use gen_lsp_types::Range;
    use std::sync::Arc;
    use terrace::Registry;

    const PROGRAM: &str = r#"#map = affine_map<(d0) -> (d0 + 1)>
memref.global @shared : memref<4xf32>
func.func private @callee(%a: i32) -> i32 {
  return %a : i32
} // a comment
module @inner {
  func.func @nested(%m: memref<4xf32>, %i: index) -> f32 {
    %0 = affine.apply #map(%i)
    %1 = memref.load %m[%0] : memref<4xf32>
    return %1 : f32
  }
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @callee(%x) : (i32) -> i32
  %1 = arith.addi %0, %x : i32 loc("a }.mlir":1:2)
  // { is no brace here
  %c = arith.constant 0 : index
  affine.for %i = 0 to #map(%c) {
  }
  cf.br ^bb1(%1 : i32)
^bb1(%2: i32):
  return %2 : i32
}
func.func @other() {
  return
}
"#;

    fn new(text: &str, registry: &Arc<Registry>) -> Document {
        let mut document = Document::new(registry, "file:///a.mlir".to_owned(), None, text.to_owned());
        document.analyze();
        document
    }

    /// All that is known of a document. The messages of the verifier are among those of a chunk.
    fn state(document: &Document) -> String {
        let part = |part: &Part| {
            let Part { ops, regions, definitions, uses, types, names, symbols } = part;
            let places = format!("{ops:?} {regions:?} {definitions:?} {uses:?}");
            format!("{places} {types:?} {names:?} {symbols:?}")
        };
        let chunks = document.chunks.iter().map(|placed| {
            let chunk = &placed.chunk;
            let text = document.chunk_text(placed);
            let bodies = chunk.bodies.iter().enumerate().map(|(i, body)| {
                let problems = &body.analysis.problems;
                format!("{:?} {} {problems:?}", body.range, part(chunk.part(text, i)))
            });
            let bodies = bodies.collect::<Vec<_>>().join("\n");
            let skeleton = part(&chunk.skeleton);
            format!(
                "{} {} {}\n{skeleton}\n{:?}\n{bodies}\n{:?}",
                placed.start, chunk.len, chunk.hash, chunk.skeleton_problems, chunk.problems
            )
        });
        chunks.collect::<Vec<_>>().join("\n")
    }

    /// Replaces the first `old` and returns whether only one body was read again.
    fn replace(document: &mut Document, registry: &Arc<Registry>, old: &str, new: &str) -> bool {
        let at = document.text.as_str().find(old).expect(old) as u32;
        let range = document.text.range(at, at + old.len() as u32);
        replace_range(document, registry, range, new)
    }

    fn replace_range(document: &mut Document, registry: &Arc<Registry>, range: Range, new: &str) -> bool {
        document.replace(Some(range), new);
        let Change::Edit(edit) = document.change else { panic!("no edit") };
        let is_edited = document.analyze_edit(edit);
        if !is_edited {
            document.change = Change::All;
            document.analyze();
        }
        document.change = Change::None;
        let fresh = self::new(document.text.as_str(), registry);
        assert_eq!(state(document), state(&fresh), "{}", document.text.as_str());
        is_edited
    }

    #[test]
    fn edits_in_bodies_concern_one_body() {
        let registry = Arc::new(Registry::all());
        for text in [PROGRAM.to_owned(), [PROGRAM, PROGRAM].join(MARKER)] {
            let mut document = new(&text, &registry);
            for (old, new, is_edited) in [
                ("%1 = arith", "%one = arith", true),
                ("cf.br ^bb1(%1 ", "cf.br ^bb1(%one ", true),
                ("call @callee", "call @nested", true),
                ("call @nested", "call @callee", true),
                ("to #map", "to #mop", true),
                ("to #mop", "to #map", true),
                ("(i32) -> i32\n", "(i64) -> i32\n", true),
                ("(i64) -> i32\n", "(i32) -> i32\n", true),
                ("  return\n", "  \"a.b\"() {c = \"}\"} : () -> ()\n  return\n", true),
                ("// a comment", "// another one }", true),
                // In a function of an inner module, around bodies, and edits that change where they end.
                ("#map(%i)", "#mop(%i)", false),
                ("#mop(%i)", "#map(%i)", false),
                ("@callee(%a: i32)", "@callee(%b: i32)", false),
                ("%b: i32", "%a: i32", false),
                ("d0 + 1", "d0 + 2", false),
                ("  return %a : i32\n", "", false),
                (" {\n}", " {\n  return %a : i32\n}", false),
                ("// { is no", "{ is no", false),
                ("{ is no", "// { is no", false),
                ("// another one }", "// ----- }", false),
                ("// ----- }", "// a comment", false),
                ("// { is", "// ----- { is", false),
            ] {
                assert_eq!(replace(&mut document, &registry, old, new), is_edited, "{old} {new}");
            }
        }
    }

    #[test]
    fn edits_at_the_token_behind_a_body_move_it() {
        let registry = Arc::new(Registry::all());
        let mut document = new(PROGRAM, &registry);
        for token in ["module @inner", "func.func @other"] {
            for text in ["\n", "// a comment\n"] {
                let at = document.text.as_str().find(token).unwrap() as u32;
                let range = document.text.range(at, at);
                assert!(replace_range(&mut document, &registry, range, text), "{token}");
            }
        }
        let end = document.text.as_str().len() as u32;
        let range = document.text.range(end, end);
        assert!(replace_range(&mut document, &registry, range, "\n"));
    }

    #[test]
    fn random_edits_give_what_a_fresh_start_gives() {
        let registry = Arc::new(Registry::all());
        let words: Vec<&str> = PROGRAM.split_inclusive([' ', '\n', '(']).collect();
        let mut seed = 7u32;
        let mut random = |n: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % n
        };
        let mut n_edited = 0;
        for _ in 0..40 {
            let mut document = new(PROGRAM, &registry);
            for _ in 0..2 {
                let start = random(document.text.bytes().len());
                let end = start + [0, 0, 1, 3][random(4)];
                let range = document.text.range(start as u32, end as u32);
                let word = [words[random(words.len())], "", "}", "// "][random(4)];
                n_edited += usize::from(replace_range(&mut document, &registry, range, word));
            }
        }
        assert!(n_edited > 10, "{n_edited}");
    }
}
