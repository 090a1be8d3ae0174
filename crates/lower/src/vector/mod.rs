//! Lowering of `vector` and of dialects of hardware intrinsics to the LLVM dialect (`convert-vector-to-llvm`).

use crate::amx;
use crate::types::{LowerToLLVMOptions, llvm_converter};
use terrace_ir::Context;
use terrace_rewrite::convert::{
    BodyPass, Conversion, ConversionTarget, Legality, Pattern, Patterns, Rule, TypeConverter,
};
use terrace_rewrite::greedy::apply_patterns_greedily;
use terrace_rewrite::pass_enum;

pass_enum! {
    /// Lowering of `vector.contract` (`vector-contract-lowering`).
    VectorContractLowering {
        /// To dot products.
        Dot = "dot",
        /// To `llvm.intr.matrix.multiply`.
        LLVMIntr = "llvmintr",
        /// To `vector.outerproduct`.
        OuterProduct = "outerproduct",
        /// To elementwise operations, if all reduced extents are 1.
        ParallelArith = "parallelarith",
    }
}

pass_enum! {
    /// Lowering of `vector.transpose` (`vector-transpose-lowering`).
    VectorTransposeLowering {
        /// To extractions and insertions of elements.
        EltWise = "eltwise",
        /// To `llvm.intr.matrix.transpose`.
        LLVMIntr = "llvmintr",
        /// To one `vector.shuffle` of a flat vector.
        Shuffle1D = "shuffle1d",
        /// To `vector.shuffle`s of 16x16 vectors.
        Shuffle16x16 = "shuffle16x16",
    }
}

/// The dialects of hardware intrinsics that the pass lowers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hardware {
    /// `amx`.
    pub amx: bool,
}

/// The lowering of a dialect of hardware intrinsics.
struct Dialect {
    name: &'static str,
    patterns: &'static [&'static [Pattern]],
    rules: &'static [Rule],
}

static AMX: Dialect = Dialect { name: "amx", patterns: amx::PATTERNS, rules: amx::RULES };

/// The pass `convert-vector-to-llvm`: folds and simplifies, then converts.
pub fn pass(ctx: &Context, hardware: Hardware, threads: usize) -> BodyPass {
    let conversion = conversion(ctx, hardware);
    let prepare = move |body: &mut _, op| Ok(apply_patterns_greedily(body, op, &Patterns::new(), threads));
    BodyPass::new().prepare(prepare).convert(conversion)
}

/// The conversion of `convert-vector-to-llvm`.
fn conversion(ctx: &Context, hardware: Hardware) -> Conversion {
    let enabled = [(hardware.amx, &AMX)];
    let target =
        ConversionTarget::new().dialect("llvm", Legality::Legal).op(crate::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, LowerToLLVMOptions::default());
    let all = (target, Patterns::new(), converter);
    let (target, patterns, converter) =
        enabled.into_iter().filter(|(on, _)| *on).fold(all, |all, (_, dialect)| {
            let (target, patterns, converter) = all;
            (
                target.dialect(dialect.name, Legality::Illegal),
                dialect.patterns.iter().fold(patterns, |all, table| all.add(table)),
                dialect.rules.iter().fold(converter, |all: TypeConverter, &rule| all.rule(rule)),
            )
        });
    Conversion::partial(target, patterns, converter)
}
