//! LLVM IR to machine code, by [Cranelift](https://cranelift.dev): in memory ([`Jit`]) or as an object file ([`object`]).
//!
//! Everything that lowering produces has a translation, and so has most of what clang and rustc emit for x86-64 and
//! aarch64. The rest is an [`Error`] that names the function and the construct, before anything runs: inline assembly,
//! unwinding, target intrinsics, integers above 128 bits, floats of 80 and 128 bits.
//!
//! Reading order: `shape` (types as registers), `function` (blocks, values, control flow), `instruction`, `number`,
//! `memory`, `call`, `variadic`, `intrinsic` (instructions), `data` (variables), `unit` (modules), `object`,
//! `dwarf`, `jit` and `traps` (outputs).

mod call;
mod data;
mod dwarf;
mod function;
mod instruction;
mod intrinsic;
mod jit;
mod lines;
mod memory;
mod number;
mod object;
mod shape;
mod traps;
mod unit;
mod variadic;

pub use instruction::{Support, support};
pub use intrinsic::is_translated;
pub use jit::{Jit, JitOptions, NativeFunction, NativeType};
pub use object::object;
pub use traps::Reports;

use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
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
}

impl Error {
    fn new(what: impl Into<String>) -> Self {
        Self { symbol: None, reason: what.into() }
    }

    fn in_symbol(name: String, what: Unsupported) -> Self {
        Self { symbol: Some(name), reason: what.0 }
    }
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match &self.symbol {
            Some(name) => write!(f, "there is no machine code for '@{name}': {}", self.reason),
            None => write!(f, "there is no machine code for the module: {}", self.reason),
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

/// The host's instruction set.
fn host(level: OptLevel, is_pic: bool) -> Result<OwnedTargetIsa, Error> {
    let mut flags = settings::builder();
    let on = |on: bool| if on { "true" } else { "false" };
    let storage = if cfg!(windows) {
        "coff"
    } else if cfg!(target_vendor = "apple") {
        "macho"
    } else {
        "elf_gd"
    };
    for (name, value) in [
        ("opt_level", if level == OptLevel::None { "none" } else { "speed" }),
        ("is_pic", on(is_pic)),
        // Integers of 128 bits and lists of results are passed as LLVM passes them.
        ("enable_llvm_abi_extensions", "true"),
        ("enable_multi_ret_implicit_sret", "true"),
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
        ("use_colocated_libcalls", "false"),
        ("enable_verifier", on(cfg!(debug_assertions))),
        ("unwind_info", "true"),
        ("tls_model", if is_pic { storage } else { "none" }),
    ] {
        flags
            .set(name, value)
            .map_err(|error| Error::new(format!("Cranelift's setting '{name}': {error}")))?;
    }
    let host = cranelift_native::builder()
        .map_err(|why| Error::new(format!("the host's processor is not known to Cranelift: {why}")))?;
    host.finish(settings::Flags::new(flags)).map_err(|error| Error::new(error.to_string()))
}
