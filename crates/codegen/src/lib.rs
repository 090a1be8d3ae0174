//! LLVM IR to machine code, by [Cranelift](https://cranelift.dev): in memory ([`Jit`]) or as an object file ([`object`]).
//!
//! Everything that lowering produces has a translation, and so has most of what clang and rustc emit for x86-64 and
//! aarch64. The rest is an [`Error`] that names the function, the construct and its source line, before anything runs:
//! inline assembly with instructions, unwinding, target intrinsics, integers above 128 bits, floats of 80 bits.
//!
//! Reading order: `shape` (types as registers), `function` (blocks, values, control flow), `selection` (branches),
//! `instruction`, `number`, `quad`, `memory`, `call`, `assembly`, `tail`, `variadic`, `intrinsic` (instructions), `data`
//! (variables), `unit` (modules), `inlining` (calls), `target`, `object`, `dwarf`, `jit`, `jit_function`, `slots`, `memref` and `traps` (outputs).

mod assembly;
#[cfg(all(target_os = "linux", any(test, target_feature = "crt-static")))]
mod c_library;
mod call;
mod copies;
mod data;
mod dwarf;
mod function;
mod inlining;
mod instruction;
mod intrinsic;
mod jit;
mod jit_function;
mod lines;
mod memory;
mod memref;
mod number;
mod object;
mod quad;
mod selection;
mod shape;
mod slots;
mod tail;
mod target;
mod traps;
mod unit;
mod variadic;

pub use instruction::{Support, support};
pub use intrinsic::is_translated;
pub use jit::{Jit, JitOptions};
pub use jit_function::{JitFunction, NativeFunction, NativeNumber, NativeResult, NativeType};
pub use memref::{Descriptor, Element, MemRef};
pub use object::object;
pub use slots::SlotFunction;
pub use terrace_llir::SourcePlace as Place;
pub use traps::Reports;

use terrace_llir::Body;
use terrace_llir::value::Inst;

/// A construct that has no machine code.
#[derive(Clone, Debug)]
struct Unsupported(String);

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

/// The reason why a module has no machine code, or cannot run.
#[derive(Clone, Debug)]
pub struct Error {
    /// The function or variable, if it is about one.
    pub symbol: Option<String>,
    /// The construct that cannot be translated, or what failed.
    pub reason: String,
    /// Where the construct is in the source, if the module has debug information.
    pub place: Option<Place>,
}

impl Error {
    fn new(what: impl Into<String>) -> Self {
        Self { symbol: None, reason: what.into(), place: None }
    }

    fn in_symbol(name: String, what: Unsupported) -> Self {
        Self { symbol: Some(name), reason: what.0, place: None }
    }
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match &self.symbol {
            Some(name) => write!(f, "there is no machine code for '@{name}': {}", self.reason)?,
            None => write!(f, "there is no machine code for the module: {}", self.reason)?,
        }
        match &self.place {
            Some(Place { file, line, column }) => write!(f, " at {file}:{line}:{column}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Error {}

/// How much time is spent to make code quicker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OptLevel {
    /// None.
    None,
    /// Some: constants, dead code, common expressions.
    #[default]
    Speed,
}
