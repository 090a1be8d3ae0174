//! Prints a module function by function.

use super::parts::{PART, STACK, parts};
use super::slots::{Numbering, Slots};
use super::types::FoundTypes;
use super::{FLUSH_SIZE, Flush, Printer, append};
use crate::attrs::AttrSet;
use crate::body::Body;
use crate::module::Module;
use core::ops::Range;
use parking_lot::Mutex;
use terrace_support::threads::{Division, share};

/// Prints a module whose functions get their bodies one after another. It takes each body out when it is printed, so
/// that only a few exist at a time. The text is that of [`print_module`](crate::print_module).
///
/// Everything but the bodies must exist from the start, including named metadata. Only declarations of functions may
/// be added later, after all others.
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
    /// The text of the functions in chunks, since a single growing buffer would be copied and have unused capacity.
    text: Vec<Chunk>,
    /// The size in bytes of the last addition.
    last_len: usize,
    /// The first function that is not printed.
    next: usize,
    /// Whether printing is deferred, because numbers in the next function depend on later ones.
    deferred: bool,
}

/// Text of functions without the numbers of calls' attribute groups: these follow those of all functions, and
/// functions may be declared until the end.
#[derive(Default)]
struct Chunk {
    text: Vec<u8>,
    /// Positions in the text at which a number is missing, and its attribute group.
    groups: Vec<(usize, AttrSet)>,
}

impl Chunk {
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
        numbering.declarations();
        Self { slots, types: FoundTypes::default(), text: Vec::new(), last_len: 0, next: 0, deferred: false }
    }

    /// Prints the functions below index `end`, whose bodies exist now, on up to `threads` threads, and returns their
    /// bodies. If numbers in a function depend on later functions, its body and all later ones stay until
    /// [`finish`](Self::finish).
    // Boxed, because the caller passes the boxes on.
    #[allow(clippy::vec_box)]
    pub fn functions(&mut self, module: &mut Module, end: usize, threads: usize) -> Vec<Box<Body>> {
        // Declarations added since `new` come last; `finish` numbers them.
        let (start, end) = (self.next, end.min(self.slots.n_functions));
        let m = &*module;
        let mut numbering = Numbering::new(m, &mut self.slots);
        while !self.deferred
            && self.next < end
            && let Some(func) = m.functions().get(self.next)
        {
            self.types.visit_functions(m, self.next..self.next + 1);
            // Unnamed structs are numbered module-wide.
            self.deferred = self.types.numbered;
            if !self.deferred {
                numbering.function_metadata(func);
                self.next += 1;
            }
        }
        match parts(m, start..self.next, PART) {
            parts if threads > 1 && parts.len() > 1 => self.print_parallel(m, &parts, threads),
            _ => self.write(m, start..self.next),
        }
        module.take_bodies(start..self.next)
    }

    /// Prints functions on several threads.
    fn print_parallel(&mut self, m: &Module, parts: &[Range<usize>], threads: usize) {
        let chunks: Vec<Mutex<Chunk>> = parts.iter().map(|_| Mutex::default()).collect();
        share(&Division::new(parts.len(), threads, 1), STACK, |numbers| {
            for i in numbers {
                chunks[i].lock().write(m, &self.slots, &parts[i]);
            }
        });
        self.text.extend(chunks.into_iter().map(|chunk| chunk.into_inner()));
    }

    /// Prints functions on this thread.
    fn write(&mut self, m: &Module, functions: Range<usize>) {
        // Keeps the current chunk if an addition not much larger than the last one fits. A first chunk stays small
        // and grows, for the case that it remains the only one.
        let full = match &self.text[..] {
            [] => true,
            [only] => only.text.len() >= FLUSH_SIZE / 8,
            [.., chunk] => chunk.text.capacity() - chunk.text.len() < self.last_len + self.last_len / 4,
        };
        if full {
            let size = if self.text.is_empty() { 0 } else { FLUSH_SIZE.max(4 * self.last_len) };
            self.text.push(Chunk { text: Vec::with_capacity(size), groups: Vec::new() });
        }
        if let Some(chunk) = self.text.last_mut() {
            let before = chunk.text.len();
            chunk.write(m, &self.slots, &functions);
            self.last_len = chunk.text.len() - before;
        }
    }

    /// Prints the rest and flushes all text as [`print_module_streaming`](crate::print_module_streaming) does.
    pub fn finish(mut self, module: &Module, out: &mut Vec<u8>, flush: Option<Flush<'_>>) {
        let rest = self.next..module.functions().len();
        let mut numbering = Numbering::new(module, &mut self.slots);
        numbering.declarations();
        let groups = self.text.iter().flat_map(|chunk| &chunk.groups);
        groups.for_each(|&(_, set)| numbering.attr_group(set));
        for func in module.functions().get(rest.clone()).unwrap_or(&[]) {
            numbering.function(func);
        }
        // The types of a deferred function are visited already.
        self.types.visit_functions(module, self.next + usize::from(self.deferred)..rest.end);
        self.types.visit_metadata(module);
        self.slots.set_types(module, self.types);
        append(module, &self.slots, out, flush, |printer| {
            printer.head();
            for Chunk { mut text, groups } in self.text {
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
