//! Writing a module function by function.

use super::slots::{Numbering, Slots};
use super::types::FoundTypes;
use super::{Flush, PIECE, append};
use crate::body::Body;
use crate::module::Module;

/// Writes a module whose functions get their bodies one after another, so that no more than some of them are there at
/// once: a body is taken out when it is written. The text is that of [`print_module`](crate::print_module).
///
/// Everything but the bodies of functions is there from the start, named metadata as well; only further declarations
/// of functions may come behind all others.
///
/// ```
/// use terrace_llir::{Builder, Module, ModuleWriter, Type, print_module};
/// let make = |module: &mut Module, name: &str| {
///     let ty = module.cx.function_type(Type::I32, &[], false);
///     module.get_or_insert_function(name, ty)
/// };
/// let fill = |module: &mut Module, func| {
///     let mut body = module.new_body(func);
///     let mut b = Builder::new(module, &mut body);
///     let block = b.append_block();
///     b.position_at_end(block);
///     b.ret(Some(terrace_llir::Value::i32(7)));
///     module.set_body(func, body);
/// };
/// let (mut whole, mut parts) = (Module::new("m"), Module::new("m"));
/// let names = ["f", "g"];
/// for func in names.map(|name| make(&mut whole, name)) {
///     fill(&mut whole, func);
/// }
/// let funcs = names.map(|name| make(&mut parts, name));
/// let mut writer = ModuleWriter::new(&parts);
/// for func in funcs {
///     fill(&mut parts, func);
///     writer.functions(&mut parts, func.index() + 1);
/// }
/// let mut text = Vec::new();
/// writer.finish(&parts, &mut text, None);
/// assert_eq!(text, print_module(&whole));
/// ```
pub struct ModuleWriter {
    slots: Slots,
    types: FoundTypes,
    /// The text of functions, in pieces: to grow as a whole it would be moved, and have room that nothing needs.
    text: Vec<Vec<u8>>,
    /// How many bytes were added to it last.
    last: usize,
    /// The first function that is not written.
    next: usize,
    /// Numbers in the text of the next function depend on what comes behind it.
    waits: bool,
}

impl ModuleWriter {
    /// A writer of a module whose functions are all declared.
    pub fn new(module: &Module) -> Self {
        let mut slots = Slots::default();
        let mut numbering = Numbering::new(module, &mut slots);
        numbering.globals();
        numbering.heads();
        Self { slots, types: FoundTypes::default(), text: Vec::new(), last: 0, next: 0, waits: false }
    }

    /// Writes the functions before the one of index `end`, which have their bodies now. Where numbers depend on what
    /// comes behind, bodies stay until all are there. The bodies that are written are returned.
    // Boxed as they are handed around.
    #[allow(clippy::vec_box)]
    pub fn functions(&mut self, module: &mut Module, end: usize) -> Vec<Box<Body>> {
        // Declarations that are new come last, and what they have is numbered then.
        let (start, end) = (self.next, end.min(self.slots.n_heads));
        let m = &*module;
        let mut numbering = Numbering::new(m, &mut self.slots);
        while !self.waits
            && self.next < end
            && let Some(func) = m.functions().get(self.next)
        {
            self.types.in_functions(m, self.next..self.next + 1);
            // The attributes of calls are numbered after those of all functions, structs without a name by the module.
            self.waits = self.types.numbered
                || !func.body.as_ref().is_none_or(|body| numbering.slots().knows_calls(m, body));
            if !self.waits {
                numbering.function(func);
                self.next += 1;
            }
        }
        // A piece is as long as it was made, if what comes next is not much longer than what came last. Of a short text
        // there is a short one only, which grows.
        let full = match &self.text[..] {
            [] => true,
            [only] => only.len() >= PIECE / 8,
            [.., piece] => piece.capacity() - piece.len() < self.last + self.last / 4,
        };
        if full {
            let size = if self.text.is_empty() { 0 } else { PIECE.max(4 * self.last) };
            self.text.push(Vec::with_capacity(size));
        }
        if let Some(piece) = self.text.last_mut() {
            let before = piece.len();
            append(m, &self.slots, piece, None, |printer| printer.part(&(start..self.next)));
            self.last = piece.len() - before;
        }
        module.take_written(start..self.next)
    }

    /// Writes the rest, and hands it all on as [`print_module_streaming`](crate::print_module_streaming) does.
    pub fn finish(mut self, module: &Module, out: &mut Vec<u8>, flush: Option<Flush<'_>>) {
        let rest = self.next..module.functions().len();
        let mut numbering = Numbering::new(module, &mut self.slots);
        numbering.heads();
        for func in module.functions().get(rest.clone()).unwrap_or(&[]) {
            numbering.function(func);
        }
        // The function that has to wait was looked into.
        self.types.in_functions(module, self.next + usize::from(self.waits)..rest.end);
        self.types.in_metadata(module);
        self.slots.set_types(module, self.types);
        append(module, &self.slots, out, flush, |printer| {
            printer.head();
            self.text.into_iter().for_each(|mut piece| printer.append(&mut piece));
            printer.part(&rest);
            printer.foot();
        });
    }
}
