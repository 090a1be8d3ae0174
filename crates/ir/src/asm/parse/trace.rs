//! Parsing for editors: [`Trace`] says where a text defines and uses names, and the parser goes on behind errors.
//!
//! An operation that cannot be parsed is passed over up to the next one. Its regions are parsed still, and the names in its
//! head stand for values of any type from there on, so that one error does not cause others.

use super::names::{Definition, Name};
use super::op_names::{find_op, renamed_op};
use super::operands::Unresolved;
use super::parser::Parser;
use crate::Result;
use crate::asm::cursor::Cursor;
use crate::body::{Block, Region, Value};
use crate::decl::OpDef;
use crate::types::Type;
use terrace_support::FxHashMap;

/// No region, operation or definition.
pub const NONE: u32 = u32::MAX;

/// The places of operations, regions and names in a text, in bytes. Each list is in the order of the text, except that
/// results of an operation come after the definitions in its regions.
#[derive(Default)]
pub struct Trace {
    /// The operations, each before those in it.
    pub ops: Vec<OpTrace>,
    /// The regions, each before those in it.
    pub regions: Vec<RegionTrace>,
    /// The definitions of values and blocks.
    pub definitions: Vec<DefinitionTrace>,
    /// The uses of values and blocks.
    pub uses: Vec<UseTrace>,
    /// The types of defined values.
    pub types: Vec<Type>,
}

/// An operation.
#[derive(Clone, Copy, Debug)]
pub struct OpTrace {
    /// The start of its first token.
    pub start: u32,
    /// The start of its name; its location unless it was passed over.
    pub name: u32,
    /// The end of its name.
    pub name_end: u32,
    /// The start of the token after it.
    pub end: u32,
    /// The index of the region that it is in, or [`NONE`].
    pub region: u32,
    /// Its row, if there is one.
    pub def: Option<&'static OpDef>,
    /// Whether it was passed over because of an error.
    pub failed: bool,
}

/// A region.
#[derive(Clone, Copy, Debug)]
pub struct RegionTrace {
    /// The offset of its opening brace.
    pub open: u32,
    /// The start of the token after it.
    pub end: u32,
    /// The index of its operation, or [`NONE`].
    pub op: u32,
    /// The index of the region around it, or [`NONE`].
    pub parent: u32,
}

/// The definition of a name of values or of a block.
#[derive(Clone, Copy, Debug)]
pub struct DefinitionTrace {
    /// The start of the name, with its sigil.
    pub start: u32,
    /// The end of the name.
    pub end: u32,
    /// How many values the name stands for; zero for blocks, and for values of operations that were passed over.
    pub count: u32,
    /// The index of the first value's type in [`Trace::types`].
    pub types: u32,
    /// The index of the region that it belongs to, or [`NONE`].
    pub region: u32,
    /// The index of the operation that it is a result of, or [`NONE`].
    pub op: u32,
}

/// A use of the name of a value or a block.
#[derive(Clone, Copy, Debug)]
pub struct UseTrace {
    /// The start of the name, with its sigil.
    pub start: u32,
    /// The end of the name.
    pub end: u32,
    /// The number after `#`.
    pub number: u32,
    /// The start of the name in its definition, or [`NONE`].
    pub definition: u32,
    /// The index of the region around it, or [`NONE`].
    pub region: u32,
}

/// A [`Trace`] under construction.
pub(super) struct Tracer<'p> {
    pub trace: Trace,
    /// The innermost open region.
    region: u32,
    /// The innermost open operation.
    op: u32,
    /// Uses before the definition, by name.
    pending: FxHashMap<&'p [u8], Vec<u32>>,
    /// Names in heads of operations that were passed over, with their offsets.
    poisoned: FxHashMap<&'p [u8], u32>,
}

impl Default for Tracer<'_> {
    fn default() -> Self {
        let (pending, poisoned) = Default::default();
        Self { trace: Trace::default(), region: NONE, op: NONE, pending, poisoned }
    }
}

impl Tracer<'_> {
    fn define(&mut self, name: &Name, count: u32, op: u32) {
        let types = self.trace.types.len() as u32;
        let region = self.region;
        self.trace.definitions.push(DefinitionTrace {
            start: name.start,
            end: name.end,
            count,
            types,
            region,
            op,
        });
    }

    fn use_of(&mut self, name: &Name, number: u32, definition: u32) {
        let region = self.region;
        self.trace.uses.push(UseTrace { start: name.start, end: name.end, number, definition, region });
    }

    /// The start of the innermost open operation.
    pub fn op_start(&self) -> u32 {
        self.trace.ops.get(self.op as usize).map_or(0, |op| op.start)
    }

    pub fn define_block(&mut self, name: &Name) {
        self.define(name, 0, NONE);
    }

    pub fn use_block(&mut self, name: &Name) {
        self.use_of(name, 0, NONE);
    }

    /// The trace, whose uses are in the order of the text; those of blocks are resolved.
    pub fn finish(self, text: &[u8]) -> Trace {
        let mut trace = self.trace;
        let name = |start: u32, end: u32| text.get(start as usize..end as usize).unwrap_or(&[]);
        let blocks = trace.definitions.iter().filter(|def| text.get(def.start as usize) == Some(&b'^'));
        let blocks: FxHashMap<(u32, &[u8]), u32> =
            blocks.map(|def| ((def.region, name(def.start, def.end)), def.start)).collect();
        for used in trace.uses.iter_mut().filter(|used| used.definition == NONE) {
            if let Some(&start) = blocks.get(&(used.region, name(used.start, used.end))) {
                used.definition = start;
            }
        }
        // An operation that was passed over may have looked up names before its error.
        trace.uses.sort_by_key(|used| (used.start, used.definition));
        trace.uses.dedup_by_key(|used| used.start);
        trace
    }
}

/// The state of a parser before an operation, to go back to behind an error.
struct Saved {
    depth: u32,
    n_names: usize,
    custom_op: Option<&'static str>,
    default_dialect: &'static str,
}

impl<'p> Parser<'p> {
    /// Whether errors do not end the parsing.
    #[inline]
    pub(super) fn is_traced(&self) -> bool {
        self.tracer.is_some()
    }

    /// The result of a step whose error does not prevent the next step.
    pub(super) fn tolerate(&self, result: Result) -> Result {
        if self.is_traced() { Ok(()) } else { result }
    }

    #[cold]
    pub(super) fn trace_use(&mut self, name: &Unresolved, found: Definition) {
        if let Some(tracer) = &mut self.tracer {
            tracer.use_of(&name.name, name.number, found.start);
        }
    }

    /// Notes a use before the definition. Returns whether the name can stand for a value of any type.
    pub(super) fn trace_forward(&mut self, name: &Unresolved, text: &'p [u8]) -> bool {
        let Some(tracer) = &mut self.tracer else { return false };
        let poisoned = tracer.poisoned.get(text).copied();
        if poisoned.is_none() {
            tracer.pending.entry(text).or_default().push(tracer.trace.uses.len() as u32);
        }
        tracer.use_of(&name.name, name.number, poisoned.unwrap_or(NONE));
        poisoned.is_some()
    }

    pub(super) fn trace_definition(&mut self, name: Name, first: Value, count: u32) {
        let text = name.text(self.asm.text());
        let Some(tracer) = &mut self.tracer else { return };
        let op = match self.frame.body.def_op(first) {
            Some(_) => tracer.op,
            None => NONE,
        };
        tracer.define(&name, count, op);
        tracer.trace.types.extend((0..count).map(|i| self.frame.body.ty(first.plus(i))));
        for used in tracer.pending.remove(text).unwrap_or_default() {
            if let Some(used) = tracer.trace.uses.get_mut(used as usize) {
                used.definition = name.start;
            }
        }
    }

    /// Notes the start of a region and returns its index.
    pub(super) fn open_traced_region(&mut self, open: u32) -> u32 {
        let Some(tracer) = &mut self.tracer else { return NONE };
        let region = tracer.trace.regions.len() as u32;
        let (op, parent) = (tracer.op, tracer.region);
        tracer.trace.regions.push(RegionTrace { open, end: open, op, parent });
        tracer.region = region;
        region
    }

    pub(super) fn close_traced_region(&mut self, region: u32) {
        let end = self.asm.offset();
        let Some(tracer) = &mut self.tracer else { return };
        if let Some(region) = tracer.trace.regions.get_mut(region as usize) {
            region.end = end;
            tracer.region = region.parent;
        }
    }

    /// Parses the operations of a block, and passes over those with errors.
    pub(super) fn traced_ops(&mut self, block: Block) -> Result {
        while !matches!(self.asm.peek(), b'^' | b'}') {
            if self.asm.at_end() {
                return Err(self.asm.wrong_token("expected operation name in quotes"));
            }
            self.traced_op(block);
        }
        Ok(())
    }

    /// Parses an operation, or passes over it.
    pub(super) fn traced_op(&mut self, block: Block) {
        let start = self.asm.offset();
        let (name, name_end, def) = self.op_name(start);
        let Some(tracer) = &mut self.tracer else { return };
        let (index, outer) = (tracer.trace.ops.len(), core::mem::replace(&mut tracer.op, NONE));
        let region = tracer.region;
        tracer.op = index as u32;
        tracer.trace.ops.push(OpTrace { start, name, name_end, end: start, region, def, failed: false });
        let saved = Saved {
            depth: self.asm.depth,
            n_names: self.result_names.len(),
            custom_op: self.asm.custom_op,
            default_dialect: self.default_dialect,
        };
        let failed = self.operation(block).is_err();
        if failed {
            self.asm.depth = saved.depth;
            self.asm.custom_op = saved.custom_op;
            self.asm.abandon_cyclic();
            self.result_names.truncate(saved.n_names);
            if let Some(open) = self.abandon_deferred() {
                self.asm.seek(open);
            }
            self.default_dialect =
                def.and_then(|def| def.hooks.default_dialect).map_or(saved.default_dialect, |of| of());
            self.skip_op(start);
            self.default_dialect = saved.default_dialect;
        }
        let end = self.asm.offset();
        let Some(tracer) = &mut self.tracer else { return };
        tracer.op = outer;
        tracer.region = region;
        if let Some(op) = tracer.trace.ops.get_mut(index) {
            (op.end, op.failed) = (end, failed);
        }
    }

    /// The start and the end of the name of the operation at an offset, and its row.
    fn op_name(&self, start: u32) -> (u32, u32, Option<&'static OpDef>) {
        let mut cursor = Cursor::at_offset(self.asm.text(), start);
        if cursor.at(b'%') && !skip_result_names(&mut cursor) {
            return (start, start, None);
        }
        let name = cursor.offset();
        if let Some(literal) = cursor.string() {
            let inner = literal.get(1..literal.len().saturating_sub(1)).unwrap_or(&[]);
            let def = self.asm.ctx.op(inner).or_else(|| renamed_op(self.asm.ctx, inner));
            return (name, name + literal.len() as u32, def);
        }
        let word = cursor.word();
        let def = find_op(self.asm.ctx, word, self.default_dialect);
        (name, name + word.len() as u32, def.or_else(|| renamed_op(self.asm.ctx, word)))
    }

    /// Parses the rest of a region behind an error in it.
    pub(super) fn finish_region(&mut self, region: Region) {
        while !self.asm.at_end() && !self.asm.at(b'}') {
            let start = self.asm.offset();
            let result = if self.asm.at(b'^') {
                self.block(region)
            } else {
                let body = self.body();
                let block = body.last_block(region).unwrap_or_else(|| body.append_block(region, &[]));
                self.traced_ops(block)
            };
            if result.is_err() && !self.asm.at_end() {
                self.skip_op(start);
            }
        }
    }

    /// Goes on at the next operation, label or closing brace behind an error in the operation, label or alias at `start`.
    /// Parses the regions on the way.
    pub(super) fn skip_op(&mut self, start: u32) {
        let mut unclosed = self.open_braces(start);
        let mut braces = 0u32;
        let mut from = start;
        let mut names_end = start;
        while !self.asm.at_end() {
            let at = self.asm.offset();
            if at > start && braces == 0 && self.is_first_on_line(at) {
                let starts_op = match self.asm.peek() {
                    // The names before this one are followed by no `=`.
                    b'%' if at < names_end => false,
                    b'%' => {
                        let mut names = self.asm.cursor;
                        let are_results = skip_result_names(&mut names);
                        names_end = names.offset();
                        are_results
                    }
                    _ => self.starts_op(&self.asm.cursor),
                };
                if starts_op {
                    break;
                }
            }
            match self.asm.peek() {
                b'}' if braces == 0 && unclosed != 0 => unclosed -= 1,
                b'}' if braces == 0 => break,
                b'}' => braces -= 1,
                b'{' if self.opens_region() && self.asm.depth < super::MAX_DEPTH => {
                    self.poison(from, at);
                    self.asm.depth += 1;
                    let region = self.body().create_region();
                    // Errors in it are reported.
                    let _ = self.region(region, &[]);
                    self.asm.depth -= 1;
                    from = self.asm.offset();
                    if from == at {
                        self.asm.skip_token();
                    }
                    continue;
                }
                b'{' => braces += 1,
                _ => {}
            }
            self.asm.skip_token();
        }
        self.poison(from, self.asm.offset());
        if self.asm.offset() == start {
            self.asm.skip_token();
        }
    }

    /// How many braces from an offset on are open at the next token, such as that of a dictionary with an error.
    fn open_braces(&self, start: u32) -> u32 {
        let mut cursor = Cursor::at_offset(self.asm.text(), start);
        let mut open = 0u32;
        while cursor.offset() < self.asm.offset() {
            match cursor.peek() {
                b'{' => open += 1,
                b'}' => open = open.saturating_sub(1),
                _ => {}
            }
            cursor.skip_token();
        }
        open
    }

    /// Makes the unknown value names in a part of the text stand for values of any type, and notes uses of the others.
    fn poison(&mut self, start: u32, end: u32) {
        let text = self.asm.text();
        let mut cursor = Cursor::at_offset(text, start);
        while cursor.offset() < end && !cursor.at_end() {
            if cursor.at(b'%')
                && let Some(name) = Name::at(&cursor, super::names::ARG_PREFIX)
            {
                self.poison_name(name);
            }
            cursor.skip_token();
        }
    }

    fn poison_name(&mut self, name: Name) {
        let found = self.names.find(&name).map(|found| found.start);
        let text = name.text(self.asm.text());
        let Some(tracer) = &mut self.tracer else { return };
        if let Some(definition) = found.or_else(|| tracer.poisoned.get(text).copied()) {
            if definition != name.start {
                tracer.use_of(&name, 0, definition);
            }
            return;
        }
        tracer.poisoned.insert(text, name.start);
        tracer.define(&name, 0, NONE);
        for used in tracer.pending.remove(text).unwrap_or_default() {
            if let Some(used) =
                tracer.trace.uses.get_mut(used as usize).filter(|used| used.start != name.start)
            {
                used.definition = name.start;
            }
        }
        for forward in self.names.forwards.remove(text).unwrap_or_default() {
            self.names.first_forwards.remove(&(text, forward.number));
        }
    }

    fn is_first_on_line(&self, at: u32) -> bool {
        let before = self.asm.source(self.asm.start, at);
        let blanks = before.iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        before.len() == blanks || before[before.len() - blanks - 1] == b'\n'
    }

    /// Whether an operation, the label of a block or the definition of an alias comes next.
    fn starts_op(&self, cursor: &Cursor<'p>) -> bool {
        let mut cursor = *cursor;
        match cursor.peek() {
            b'%' => skip_result_names(&mut cursor),
            b'^' => {
                cursor.skip_token();
                if cursor.eat(b'(') {
                    while !cursor.at_end() && !matches!(cursor.peek(), b')' | b'{' | b'}' | b'^') {
                        cursor.skip_token();
                    }
                    cursor.eat(b')');
                }
                cursor.at(b':')
            }
            b'#' | b'!' => {
                cursor.skip_token();
                cursor.at(b'=')
            }
            b'"' => {
                cursor.skip_token();
                cursor.at(b'(')
            }
            _ => {
                let word = cursor.word();
                if word.is_empty() {
                    return false;
                }
                let known = find_op(self.asm.ctx, word, self.default_dialect).is_some();
                cursor.skip_token();
                (known || word.contains(&b'.')) && !matches!(cursor.peek(), b'=' | b':' | b',' | b'(')
            }
        }
    }

    /// Whether the next brace opens a region, not a dictionary.
    fn opens_region(&self) -> bool {
        let mut cursor = self.asm.cursor;
        cursor.eat(b'{') && (cursor.at(b'^') || self.starts_op(&cursor))
    }
}

/// Skips `%a, %b:2 =`. Returns whether it is there.
fn skip_result_names(cursor: &mut Cursor<'_>) -> bool {
    loop {
        if !cursor.at(b'%') {
            return false;
        }
        cursor.skip_token();
        if cursor.eat(b':') {
            cursor.skip_token();
        }
        if !cursor.eat(b',') {
            return cursor.eat(b'=');
        }
    }
}
