//! Writing a module function by function.

use super::parts::{PART, STACK, parts};
use super::slots::{Numbering, Slots};
use super::types::FoundTypes;
use super::{Flush, PIECE, Printer, append};
use crate::attrs::AttrSet;
use crate::body::Body;
use crate::module::Module;
use core::ops::Range;
use parking_lot::Mutex;
use terrace_support::threads::{Division, share};

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
///     writer.functions(&mut parts, func.index() + 1, 1);
/// }
/// let mut text = Vec::new();
/// writer.finish(&parts, &mut text, None);
/// assert_eq!(text, print_module(&whole));
/// ```
pub struct ModuleWriter {
    slots: Slots,
    types: FoundTypes,
    /// The text of functions, in pieces: to grow as a whole it would be moved, and have room that nothing needs.
    text: Vec<Piece>,
    /// How many bytes were added to it last.
    last: usize,
    /// The first function that is not written.
    next: usize,
    /// Numbers in the text of the next function depend on what comes behind it.
    waits: bool,
}

/// Text of functions in which the numbers of some attribute groups are missing: those of calls come after those of all
/// functions, and functions may be declared until the end.
#[derive(Default)]
struct Piece {
    text: Vec<u8>,
    /// The groups, and their positions in the text.
    groups: Vec<(usize, AttrSet)>,
}

impl Piece {
    /// Appends some functions.
    fn write(&mut self, m: &Module, slots: &Slots, functions: &Range<usize>) {
        let mut printer = Printer::new(m, slots);
        printer.out = core::mem::take(&mut self.text);
        printer.open_groups = Some(core::mem::take(&mut self.groups));
        printer.part(functions);
        self.groups = printer.open_groups.unwrap_or_default();
        self.text = printer.out;
    }
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

    /// Writes the functions before the one of index `end`, which have their bodies now, on up to so many threads. Where
    /// numbers depend on what comes behind, bodies stay until all are there. The bodies that are written are returned.
    // Boxed as they are handed around.
    #[allow(clippy::vec_box)]
    pub fn functions(&mut self, module: &mut Module, end: usize, threads: usize) -> Vec<Box<Body>> {
        // Declarations that are new come last, and what they have is numbered then.
        let (start, end) = (self.next, end.min(self.slots.n_heads));
        let m = &*module;
        let mut numbering = Numbering::new(m, &mut self.slots);
        while !self.waits
            && self.next < end
            && let Some(func) = m.functions().get(self.next)
        {
            self.types.in_functions(m, self.next..self.next + 1);
            // Structs without a name are numbered in the order of the whole module.
            self.waits = self.types.numbered;
            if !self.waits {
                numbering.metadata_of(func);
                self.next += 1;
            }
        }
        match parts(m, start..self.next, PART) {
            parts if threads > 1 && parts.len() > 1 => self.write_apart(m, &parts, threads),
            _ => self.write(m, start..self.next),
        }
        module.take_written(start..self.next)
    }

    /// Writes functions on several threads.
    fn write_apart(&mut self, m: &Module, parts: &[Range<usize>], threads: usize) {
        let pieces: Vec<Mutex<Piece>> = parts.iter().map(|_| Mutex::default()).collect();
        share(&Division::new(parts.len(), threads, 1), STACK, |numbers| {
            for i in numbers {
                pieces[i].lock().write(m, &self.slots, &parts[i]);
            }
        });
        self.text.extend(pieces.into_iter().map(|piece| piece.into_inner()));
    }

    /// Writes functions on this thread.
    fn write(&mut self, m: &Module, functions: Range<usize>) {
        // A piece is as long as it was made, if what comes next is not much longer than what came last. Of a short text
        // there is a short one only, which grows.
        let full = match &self.text[..] {
            [] => true,
            [only] => only.text.len() >= PIECE / 8,
            [.., piece] => piece.text.capacity() - piece.text.len() < self.last + self.last / 4,
        };
        if full {
            let size = if self.text.is_empty() { 0 } else { PIECE.max(4 * self.last) };
            self.text.push(Piece { text: Vec::with_capacity(size), groups: Vec::new() });
        }
        if let Some(piece) = self.text.last_mut() {
            let before = piece.text.len();
            piece.write(m, &self.slots, &functions);
            self.last = piece.text.len() - before;
        }
    }

    /// Writes the rest, and hands it all on as [`print_module_streaming`](crate::print_module_streaming) does.
    pub fn finish(mut self, module: &Module, out: &mut Vec<u8>, flush: Option<Flush<'_>>) {
        let rest = self.next..module.functions().len();
        let mut numbering = Numbering::new(module, &mut self.slots);
        numbering.heads();
        let groups = self.text.iter().flat_map(|piece| &piece.groups);
        groups.for_each(|&(_, set)| numbering.attr_group(set));
        for func in module.functions().get(rest.clone()).unwrap_or(&[]) {
            numbering.function(func);
        }
        // The function that has to wait was looked into.
        self.types.in_functions(module, self.next + usize::from(self.waits)..rest.end);
        self.types.in_metadata(module);
        self.slots.set_types(module, self.types);
        append(module, &self.slots, out, flush, |printer| {
            printer.head();
            for Piece { mut text, groups } in self.text {
                let mut start = 0;
                for (end, set) in groups {
                    printer.out.extend_from_slice(&text[start..end]);
                    printer.attr_group_ref(set);
                    start = end;
                }
                if start == 0 {
                    printer.append(&mut text);
                } else {
                    printer.out.extend_from_slice(&text[start..]);
                    printer.flush();
                }
            }
            printer.part(&rest);
            printer.foot();
        });
    }
}
