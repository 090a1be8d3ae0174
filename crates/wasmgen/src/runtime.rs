//! The functions that programs call at run time, as LLVM bitcode: printing, allocation, mathematics, conversions.
//!
//! `runtime/src/lib.rs` is their source; `cargo xtask wasm-runtime` makes `runtime/runtime.bc` of it. A module is linked with all of
//! them, and those that it does not need are not translated. Definitions of the program take precedence.

use crate::{Error, Unsupported};
use terrace_llir::module::Symbol;
use terrace_llir::value::Alias;
use terrace_llir::{Func, Linkage, Module, bitcode, link};

/// Ends the program with a status.
pub const EXIT: &str = "terrace_exit";
/// Writes out what was printed.
pub const FLUSH: &str = "terrace_flush";
/// The variable with the address of the heap.
pub const HEAP_START: &str = "terrace_heap_start";
/// In front of the names of functions that take descriptors with sizes of 64 bits.
const INDEX_64: &str = "terrace_index64_";

const BITCODE: &[u8] = include_bytes!("../runtime/runtime.bc");

/// A module with the runtime's functions, for descriptors with sizes of so many bits.
pub fn linked(module: Module, index_bits: u32) -> Result<Module, Error> {
    let failed = |reason: String| Error::of(None, Unsupported(reason));
    let mut runtime = bitcode::read("runtime.bc", BITCODE).map_err(|error| failed(error.to_string()))?;
    let taken = |name: &[u8]| runtime.lookup_function(&[INDEX_64.as_bytes(), name].concat()).is_some();
    let names: Vec<Option<Vec<u8>>> = runtime
        .functions()
        .iter()
        .filter(|_| index_bits == 64)
        .map(|function| match function.symbol.name.strip_prefix(INDEX_64.as_bytes()) {
            Some(name) => Some(name.to_vec()),
            None => taken(&function.symbol.name)
                .then(|| [b"terrace_index32_", &function.symbol.name[..]].concat()),
        })
        .collect();
    for (function, name) in runtime.functions_mut().iter_mut().zip(names) {
        if let Some(name) = name {
            function.symbol.name = name.into();
        }
    }
    for function in runtime.functions_mut().iter_mut().filter(|function| function.body.is_some()) {
        weaken(&mut function.symbol);
    }
    // Functions with the code of others are aliases.
    for at in 0..runtime.aliases().len() {
        weaken(&mut runtime.alias_mut(Alias::from_index(at)).symbol);
    }
    runtime.triple = module.triple.clone();
    runtime.layout = module.layout.clone();
    runtime.named_metadata.clear();
    link(vec![module, runtime]).map(|linked| linked.module).map_err(|error| failed(error.to_string()))
}

/// Lets definitions of the program replace a symbol.
fn weaken(symbol: &mut Symbol) {
    if symbol.linkage == Linkage::External {
        symbol.linkage = Linkage::WeakAny;
    }
}

/// The function that a declaration stands for: Rust, in which the runtime is written, cannot define variadic functions, so that its `printf`
/// has another name.
pub fn definition(module: &Module, func: Func) -> Func {
    let data = module.func(func);
    let other = match data.is_definition() || &data.symbol.name[..] != b"printf" {
        true => None,
        false => module.lookup_function(b"terrace_printf"),
    };
    other.unwrap_or(func)
}

/// The width of `index` that a module was lowered with: that of sizes in the functions that it declares. A program may declare
/// functions of the C library by itself, so that those on memrefs come first.
pub fn index_bits(module: &Module) -> Option<u32> {
    let width = |names: &[&[u8]]| {
        module.functions().iter().find_map(|function| {
            let (_, params, _) = module.cx.signature(function.ty)?;
            let is_named = names.iter().any(|&name| function.symbol.name.starts_with(name));
            let size = params.get(0).filter(|_| is_named)?.int_width()?;
            [32, 64].contains(&size).then_some(size)
        })
    };
    width(&[b"memrefCopy", b"printMemref"]).or_else(|| width(&[b"malloc", b"aligned_alloc"]))
}
