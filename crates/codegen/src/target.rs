//! Instruction sets: that of the host for code in memory, that of the module's target for objects.

use crate::{Error, OptLevel, tail};
use cranelift_codegen::isa::{self, CallConv, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use target_lexicon::{Architecture, BinaryFormat, Triple};
use terrace_llir::Module;

/// The target that a module names; none if it names none.
fn triple(module: &Module) -> Result<Option<Triple>, Error> {
    let text = String::from_utf8_lossy(&module.triple);
    if text.is_empty() {
        return Ok(None);
    }
    let unknown = || Error::new(format!("the target '{text}' is not known to Cranelift"));
    // Environments have versions, as in `msvc19.33.0`.
    let versioned = text.splitn(4, '-').nth(3).is_some();
    let name =
        if versioned { text.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.') } else { &text };
    let mut triple: Triple = name.parse().map_err(|_| unknown())?;
    if matches!(triple.architecture, Architecture::X86_64h) {
        triple.architecture = Architecture::X86_64;
    }
    Ok(Some(triple))
}

/// The usual allocation of registers takes time quadratic in the uses of a value.
fn has_large_function(module: &Module) -> bool {
    let mut bodies = module.functions().iter().filter_map(|function| function.body.as_deref());
    bodies.any(|body| body.n_insts() > MAX_ALLOCATED)
}

/// Functions with more instructions get the allocation of registers in one pass.
const MAX_ALLOCATED: usize = 50_000;

fn settings(
    module: &Module,
    format: BinaryFormat,
    level: OptLevel,
    is_pic: bool,
) -> Result<settings::Flags, Error> {
    let mut flags = settings::builder();
    let is_quick = level == OptLevel::None || has_large_function(module);
    let on = |on: bool| if on { "true" } else { "false" };
    let storage = match format {
        BinaryFormat::Coff => "coff",
        BinaryFormat::Macho => "macho",
        _ => "elf_gd",
    };
    for (name, value) in [
        ("opt_level", if level == OptLevel::None { "none" } else { "speed" }),
        ("regalloc_algorithm", if is_quick { "single_pass" } else { "backtracking" }),
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
        // Cranelift's tail calls find the caller's frame by it.
        ("preserve_frame_pointers", on(tail::has_guaranteed(module))),
    ] {
        flags
            .set(name, value)
            .map_err(|error| Error::new(format!("Cranelift's setting '{name}': {error}")))?;
    }
    Ok(settings::Flags::new(flags))
}

/// The host's instruction set with everything that this processor has, for code in memory.
pub fn for_memory(module: &Module, level: OptLevel) -> Result<OwnedTargetIsa, Error> {
    let host = cranelift_native::builder()
        .map_err(|why| Error::new(format!("the host's processor is not known to Cranelift: {why}")))?;
    if let Some(wanted) = triple(module)?
        && (wanted.architecture, wanted.binary_format)
            != (host.triple().architecture, host.triple().binary_format)
    {
        let (wanted, host) = (String::from_utf8_lossy(&module.triple), host.triple());
        return Err(Error::new(format!("it is for '{wanted}', but this machine is '{host}'")));
    }
    let flags = settings(module, host.triple().binary_format, level, false)?;
    host.finish(flags).map_err(|error| Error::new(error.to_string()))
}

/// The instruction set of all processors of the module's target, or of the host's kind, for objects.
pub fn for_object(module: &Module, level: OptLevel) -> Result<OwnedTargetIsa, Error> {
    let triple = triple(module)?.unwrap_or_else(Triple::host);
    let builder = isa::lookup(triple.clone());
    let builder =
        builder.map_err(|_| Error::new(format!("Cranelift has no code for the target '{triple}'")))?;
    if !matches!(triple.binary_format, BinaryFormat::Elf | BinaryFormat::Macho | BinaryFormat::Coff) {
        return Err(Error::new(format!("the format of objects for the target '{triple}' is not known")));
    }
    let flags = settings(module, triple.binary_format, level, true)?;
    builder.finish(flags).map_err(|error| Error::new(error.to_string()))
}

/// The processors and systems whose lists of variadic arguments are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Platform {
    /// x86-64 with the System V psABI.
    X64,
    /// aarch64 with the AAPCS64.
    Arm64,
    /// Another one.
    Other,
}

impl Platform {
    /// The platform of an instruction set.
    pub fn of(isa: &dyn isa::TargetIsa) -> Self {
        match (isa.name(), isa.default_call_conv()) {
            ("x64", CallConv::SystemV) => Platform::X64,
            ("aarch64", CallConv::SystemV) => Platform::Arm64,
            _ => Platform::Other,
        }
    }
}
