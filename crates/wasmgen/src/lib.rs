//! LLVM IR to WebAssembly: [`module`] makes a module for `wasm32-wasi` that needs no other file.
//!
//! Everything that lowering produces has a translation. The rest is an [`Error`] that names the function, the construct and its
//! source line: inline assembly, unwinding, target intrinsics, integers above 128 bits, floats of 80 and 128 bits, pointers of 64
//! bits.
//!
//! Reading order: `shape` (types as registers), `code` (instructions), `flow` (blocks and loops), `function` (values), `instruction`,
//! `integer`, `wide`, `float`, `vector`, `memory`, `call`, `intrinsic`, `vector_intrinsic` (instructions), `data` (variables), `runtime`
//! (the library of programs), `unit` (modules).

mod call;
mod code;
mod data;
mod float;
mod flow;
mod function;
mod instruction;
mod integer;
mod intrinsic;
mod memory;
mod runtime;
mod shape;
mod unit;
mod vector;
mod vector_intrinsic;
mod wide;

use terrace_llir::value::Inst;
use terrace_llir::{Body, Func, Linkage, Module, SourcePlace};
use unit::{Export, Unit};

/// A construct that has no translation.
#[derive(Clone, Debug)]
struct Unsupported(String);

/// A translation, or the construct that has none.
type Translated<T = ()> = Result<T, Unsupported>;

impl Unsupported {
    fn new(what: &str) -> Self {
        Self(what.to_owned())
    }

    /// The construct with the instruction that it is in.
    fn at(self, body: &Body, inst: Inst) -> Self {
        let op = body.inst(inst).op.name();
        if self.0.contains(op) { self } else { Self(format!("{} (in '{op}')", self.0)) }
    }
}

/// The reason why a module does not become WebAssembly.
#[derive(Clone, Debug)]
pub struct Error {
    /// The function or variable, if it is about one.
    pub symbol: Option<String>,
    /// The construct that cannot be translated.
    pub reason: String,
    /// Where the construct is in the source, if the module has debug information.
    pub place: Option<SourcePlace>,
}

impl Error {
    fn of(symbol: Option<String>, what: Unsupported) -> Self {
        Self { symbol, reason: what.0, place: None }
    }

    fn of_module(what: &str) -> Self {
        Self::of(None, Unsupported::new(what))
    }

    fn in_symbol(name: String, what: Unsupported) -> Self {
        Self::of(Some(name), what)
    }
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match &self.symbol {
            Some(name) => write!(f, "there is no WebAssembly for '@{name}': {}", self.reason)?,
            None => write!(f, "there is no WebAssembly for the module: {}", self.reason)?,
        }
        match &self.place {
            Some(SourcePlace { file, line, column }) => write!(f, " at {file}:{line}:{column}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Error {}

/// How a module becomes WebAssembly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The width of `index` in bits, that of sizes in descriptors of memrefs: 32 or 64. The declarations of functions that take
    /// sizes, such as `malloc`, take precedence.
    pub index_bits: u32,
    /// The bytes of the stack for memory in functions.
    pub stack_size: u32,
}

impl Default for Options {
    /// The width of the layout of `wasm32`, and a stack of 8 MB.
    fn default() -> Self {
        Self { index_bits: 32, stack_size: 8 << 20 }
    }
}

/// The WebAssembly module of a module of LLVM IR, whose data layout is that of `wasm32`.
///
/// It exports its memory, its functions of external linkage, and, if it has a `main`, `_start`. It imports what it needs of
/// `wasi_snapshot_preview1`, and from `env` the functions that are defined nowhere.
///
/// ```
/// let text = b"target datalayout = \"e-p:32:32-i64:64\"
/// define i32 @twice(i32 %x) {
///   %y = shl i32 %x, 1
///   ret i32 %y
/// }";
/// let module = terrace_llir::parse("twice.ll", text).unwrap();
/// let wasm = terrace_wasmgen::module(module, &terrace_wasmgen::Options::default()).unwrap();
/// assert!(wasm.starts_with(b"\0asm"));
/// ```
///
/// # Errors
/// The first construct that has no translation.
pub fn module(module: Module, options: &Options) -> Result<Vec<u8>, Error> {
    let names: Vec<Box<[u8]>> = module
        .functions()
        .iter()
        .filter(|function| function.body.is_some() && !function.symbol.linkage.is_local())
        .filter(|function| function.symbol.linkage != Linkage::AvailableExternally)
        .map(|function| function.symbol.name.clone())
        .collect();
    let index_bits = runtime::index_bits(&module).unwrap_or(options.index_bits);
    let linked = runtime::linked(module, index_bits)?;
    let exports: Vec<Export> = names
        .iter()
        .filter_map(|name| {
            let func: Func = linked.lookup_function(name)?;
            Some(Export { name: String::from_utf8_lossy(name).into_owned(), func })
        })
        .collect();
    Unit::compile(&linked, &exports, options)
}
