//! Lowering of `ub` to the LLVM dialect (`convert-ub-to-llvm`).

use crate::common::options::options;
use crate::common::types::{LowerToLLVMOptions, llvm_converter};
use terrace_base::ub::{Poison as PoisonValue, Unreachable};
use terrace_llvm::{self as llvm, Poison};
use terrace_rewrite::prelude::*;

passes! {
    /// Convert UB dialect to LLVM dialect.
    UbToLlvm("UBToLLVMConversionPass") = "convert-ub-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => ub_to_llvm;
}

fn ub_to_llvm(o: &UbToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = options(pass, o.index_bitwidth)?;
    Ok(conversion(&pass.ctx(), options).into())
}

/// The patterns of `convert-ub-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[patterns![converted:
    "poison": PoisonValue() => Poison();
    "unreachable": Unreachable => fn(unreachable);
]];

/// The conversion of `convert-ub-to-llvm`.
pub fn conversion(ctx: &Context, options: LowerToLLVMOptions) -> Conversion {
    let patterns = Patterns::new().add_all(PATTERNS);
    let target = ConversionTarget::new()
        .dialect("llvm", Legality::Legal)
        .op(terrace_base::builtin::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, options);
    Conversion::partial(target, patterns, converter)
}

fn unreachable(op: Unreachable, rw: &mut Lowering<'_, '_>) -> Rewrite {
    llvm::Unreachable::build(rw);
    rw.erase(op.0)
}
