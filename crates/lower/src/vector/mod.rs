//! Lowering of `vector` and of dialects of hardware intrinsics to the LLVM dialect (`convert-vector-to-llvm`).

mod print;

use crate::types::{LowerToLLVMOptions, llvm_converter};
use crate::{amx, arm_sve, x86vector};
use terrace_ir::Context;
use terrace_rewrite::convert::{BodyPass, Conversion, ConversionTarget, Legality, Pattern, Patterns, Rule};
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

/// The patterns of `vector`.
pub static PATTERNS: &[&[Pattern]] = &[print::PATTERNS];
/// Patterns of complete lowerings.
pub static COMPLETE: &[&[Pattern]] = &[print::COMPLETE];

/// The dialects of hardware intrinsics that the pass lowers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hardware {
    /// `amx`.
    pub amx: bool,
    /// `arm_sve`.
    pub arm_sve: bool,
    /// `x86vector`.
    pub x86vector: bool,
}

/// The lowering of a dialect of hardware intrinsics.
struct Dialect {
    patterns: &'static [&'static [Pattern]],
    rules: &'static [Rule],
}

static AMX: Dialect = Dialect { patterns: amx::PATTERNS, rules: amx::RULES };
static ARM_SVE: Dialect = Dialect { patterns: arm_sve::PATTERNS, rules: &[] };
static X86VECTOR: Dialect = Dialect { patterns: x86vector::PATTERNS, rules: &[] };

/// The pass `convert-vector-to-llvm`: folds and simplifies, then converts.
pub fn pass(ctx: &Context, hardware: Hardware, threads: usize) -> BodyPass {
    let conversion = conversion(ctx, hardware);
    let prepare = move |body: &mut _, op| Ok(apply_patterns_greedily(body, op, &Patterns::new(), threads));
    BodyPass::new().prepare(prepare).convert(conversion)
}

/// The conversion of `convert-vector-to-llvm`. Operations of the enabled dialects must be converted.
fn conversion(ctx: &Context, hardware: Hardware) -> Conversion {
    let dialects = [(hardware.amx, &AMX), (hardware.arm_sve, &ARM_SVE), (hardware.x86vector, &X86VECTOR)];
    let legal = ["llvm", "arith", "memref"].into_iter();
    let target = legal.fold(ConversionTarget::new(), |target, name| target.dialect(name, Legality::Legal));
    let mut target = target.op(crate::cast_def(), Legality::Legal);
    let mut patterns = PATTERNS.iter().fold(Patterns::new(), |all, table| all.add(table));
    let mut converter = llvm_converter(ctx, LowerToLLVMOptions::default());
    for (_, dialect) in dialects.into_iter().filter(|(is_enabled, _)| *is_enabled) {
        for &table in dialect.patterns {
            target = table.iter().fold(target, |target, pattern| target.op(pattern.root, Legality::Illegal));
            patterns = patterns.add(table);
        }
        converter = dialect.rules.iter().fold(converter, |converter, &rule| converter.rule(rule));
    }
    Conversion::partial(target, patterns, converter)
}
