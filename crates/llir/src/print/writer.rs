//! Prints a module function by function, on one thread or several.

use super::slots::{Numbering, Slots};
use super::types::FoundTypes;
use super::{FLUSH_SIZE, Flush, Printer, append};
use crate::attrs::AttrSet;
use crate::body::Body;
use crate::module::{FuncData, Module};
use crate::value::Func;
use core::ops::Range;
use parking_lot::Mutex;
use std::fs::File;
use std::io::{self, Read, Seek, Write};
use terrace_support::threads::{Division, share};

/// The approximate size of a part: the bytes of text that a thread prints at a time.
const PART: usize = 1 << 17;
/// The parts that each thread prints before they are appended, which bounds memory.
const WINDOW: usize = 16;
/// The stack size of a thread in bytes.
const STACK: usize = 64 << 20;
/// The number of chunks above which text goes to the spill file: that of a few megabytes stays in memory.
const MAX_CHUNKS: usize = 32;

/// Prints a module, also one whose functions get their bodies one after another: [`functions`](Self::functions) prints
/// these and takes their bodies out, so that only a few exist at a time; [`finish`](Self::finish) prints all others.
/// The text is that of [`print_module`](crate::print_module), for any number of threads.
///
/// Everything but the bodies must exist from the start, including named metadata. Only declarations of functions may
/// be added later, after all others; [`put_first`](Self::put_first) moves some of them to the front of the text.
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
/// writer.finish(&parts, &mut text, 1, None)?;
/// assert_eq!(text, print_module(&whole));
/// # Ok::<(), std::io::Error>(())
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
    /// Functions that are printed before all others.
    first: Vec<Func>,
    spill: Option<Spill>,
    /// The number of bytes of text above which [`finish`](Self::finish) stops early.
    pub(super) max: usize,
}

/// Makes an empty file, open for reading and writing, which holds text in place of memory.
pub type SpillFile = Box<dyn FnOnce() -> io::Result<File> + Send>;

/// A file with the text of the first chunks, one after another.
struct Spill {
    /// Makes the file when it is needed.
    open: Option<SpillFile>,
    file: Option<File>,
    /// The number of chunks in the file.
    n_chunks: usize,
    /// Whether the file takes no more text.
    is_full: bool,
}

impl Spill {
    /// Moves the text of the next chunk to the file, unless that fails.
    fn put(&mut self, chunk: &mut Chunk) {
        if let Some(open) = self.open.take() {
            self.file = open().ok();
        }
        self.is_full = self.file.as_mut().is_none_or(|file| file.write_all(&chunk.text).is_err());
        if !self.is_full {
            chunk.n_spilled = core::mem::take(&mut chunk.text).len();
            self.n_chunks += 1;
        }
    }

    /// Moves the text of the next chunk back.
    fn take(&mut self, chunk: &mut Chunk) -> io::Result<()> {
        chunk.text.resize(core::mem::take(&mut chunk.n_spilled), 0);
        self.file.as_mut().ok_or(io::ErrorKind::NotFound)?.read_exact(&mut chunk.text)
    }
}

/// Text of functions without the numbers of attribute groups: those of calls follow those of all functions, and
/// functions may be declared until the end.
#[derive(Default)]
struct Chunk {
    text: Vec<u8>,
    /// The size of the text in bytes if it is in the spill file.
    n_spilled: usize,
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
        numbering.names();
        Self {
            slots,
            types: FoundTypes::default(),
            text: Vec::new(),
            last_len: 0,
            next: 0,
            deferred: false,
            first: Vec::new(),
            spill: None,
            max: usize::MAX,
        }
    }

    /// Keeps the text of functions in a file if there is much of it. What the file has no room for stays in memory, as does all
    /// text if there can be no file.
    pub fn spill_to(&mut self, file: SpillFile) {
        self.spill = Some(Spill { open: Some(file), file: None, n_chunks: 0, is_full: false });
    }

    /// Prints declarations, which were added after all other functions, before these. Their types must have no identified
    /// structs that nothing else has.
    pub fn put_first(&mut self, module: &mut Module, first: Vec<Func>) {
        first.iter().for_each(|&func| module.func_mut(func).omitted = true);
        self.first = first;
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
        match parts(m, start..self.next) {
            parts if threads > 1 && parts.len() > 1 => {
                self.text.extend(print_parallel(m, &self.slots, &parts, threads));
            }
            _ => self.write(m, start..self.next),
        }
        if let Some(spill) = self.spill.as_mut().filter(|_| self.text.len() > MAX_CHUNKS) {
            // The last chunk may grow.
            while !spill.is_full && spill.n_chunks + 1 < self.text.len() {
                spill.put(&mut self.text[spill.n_chunks]);
            }
        }
        module.take_bodies(start..self.next)
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
            self.text.push(Chunk { text: Vec::with_capacity(size), ..Chunk::default() });
        }
        if let Some(chunk) = self.text.last_mut() {
            let before = chunk.text.len();
            chunk.write(m, &self.slots, &functions);
            self.last_len = chunk.text.len() - before;
        }
    }

    /// Appends the module's text and prints the functions that are left, on up to `threads` threads. If there is a
    /// `flush`, it gets the text in chunks; the last chunk stays in `out`.
    ///
    /// # Errors
    /// When the [file](Self::spill_to) with text of functions cannot be read; without one there are none.
    pub fn finish(
        mut self,
        module: &Module,
        out: &mut Vec<u8>,
        threads: usize,
        flush: Option<Flush<'_>>,
    ) -> io::Result<()> {
        let rest = self.next..module.functions().len();
        let mut numbering = Numbering::new(module, &mut self.slots);
        numbering.names();
        numbering.declarations(&self.first);
        let groups = self.text.iter().flat_map(|chunk| &chunk.groups);
        groups.for_each(|&(_, set)| numbering.attr_group(set));
        for func in module.functions().get(rest.clone()).unwrap_or(&[]) {
            numbering.function(func);
        }
        // The types of a deferred function are visited already.
        self.types.visit_functions(module, self.next + usize::from(self.deferred)..rest.end);
        self.types.visit_metadata(module);
        self.slots.set_types(module, self.types);
        let slots = &self.slots;
        let size = 256 + module.functions()[rest.clone()].iter().map(expected_size).sum::<usize>();
        let capacity = if flush.is_some() { size.min(FLUSH_SIZE + FLUSH_SIZE / 4) } else { size };
        let (mut spill, mut read) = (self.spill, Ok(()));
        if let Some(file) = spill.as_mut().and_then(|spill| spill.file.as_mut()) {
            file.rewind()?;
        }
        append(module, slots, out, flush, |printer| {
            printer.max = self.max;
            printer.out.reserve(capacity);
            printer.head();
            printer.listed(&self.first);
            for mut chunk in self.text {
                if let Some(spill) = spill.as_mut().filter(|_| chunk.n_spilled != 0) {
                    read = spill.take(&mut chunk);
                    if read.is_err() {
                        return;
                    }
                }
                printer.chunk(chunk);
            }
            match parts(module, rest.clone()) {
                parts if threads > 1 && parts.len() > 1 => {
                    for window in parts.chunks(WINDOW * threads) {
                        let chunks = print_parallel(module, slots, window, threads);
                        chunks.into_iter().for_each(|chunk| printer.chunk(chunk));
                    }
                }
                _ => printer.part(&rest),
            }
            printer.foot();
        });
        read
    }
}

/// Splits functions, by index, into parts of about [`PART`] bytes of text.
fn parts(m: &Module, functions: Range<usize>) -> Vec<Range<usize>> {
    let end = functions.end;
    let (mut parts, mut start, mut size) = (Vec::new(), functions.start, 0);
    for i in functions {
        size += expected_size(&m.functions()[i]);
        if size >= PART {
            parts.push(start..i + 1);
            (start, size) = (i + 1, 0);
        }
    }
    if start < end {
        parts.push(start..end);
    }
    parts
}

/// The estimated size of a function's text in bytes.
fn expected_size(func: &FuncData) -> usize {
    160 + 40 * func.body.as_ref().map_or(0, |body| body.n_insts())
}

/// Prints functions on several threads, each part to its own chunk.
fn print_parallel(m: &Module, slots: &Slots, parts: &[Range<usize>], threads: usize) -> Vec<Chunk> {
    let chunks: Vec<Mutex<Chunk>> = parts.iter().map(|_| Mutex::default()).collect();
    share(&Division::new(parts.len(), threads, 1), STACK, |numbers| {
        for i in numbers {
            chunks[i].lock().write(m, slots, &parts[i]);
        }
    });
    chunks.into_iter().map(|chunk| chunk.into_inner()).collect()
}

impl Printer<'_> {
    /// Prints functions, each after an empty line.
    fn part(&mut self, functions: &Range<usize>) {
        for index in functions.clone() {
            if self.m.functions()[index].omitted {
                continue;
            }
            self.listed(&[Func::from_index(index)]);
        }
    }

    fn listed(&mut self, functions: &[Func]) {
        for &func in functions {
            self.byte(b'\n');
            self.function(func);
            self.flush();
        }
    }

    /// Appends the text of functions, with the numbers of attribute groups that it lacks.
    fn chunk(&mut self, Chunk { mut text, groups, .. }: Chunk) {
        let mut start = 0;
        for (end, set) in groups {
            self.out.extend_from_slice(&text[start..end]);
            self.attr_group_ref(set);
            start = end;
        }
        if start != 0 {
            self.out.extend_from_slice(&text[start..]);
            return self.flush();
        }
        match &mut self.flush {
            Some(flush) => {
                if !self.out.is_empty() {
                    flush(&mut self.out);
                }
                flush(&mut text);
            }
            None => self.out.extend_from_slice(&text),
        }
    }
}
