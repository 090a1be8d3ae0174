//! Flags of `arith` as flags of the LLVM dialect.

use crate::prelude::*;

/// `#arith.fastmath` as `#llvm.fastmath`; `None` for no flags.
pub(crate) fn convert_fastmath(ctx: &Context, attr: Attr) -> Option<Attr> {
    let flags = llvm_flags(arith::FastMathFlags::decode(ctx, attr)?);
    (flags != llvm::FastmathFlags::NONE).then(|| llvm::FastmathFlags::encode(ctx, flags))
}

/// The flags of the LLVM dialect.
pub(crate) fn llvm_flags(from: arith::FastMathFlags) -> llvm::FastmathFlags {
    let pairs = [
        (arith::FastMathFlags::REASSOC, llvm::FastmathFlags::REASSOC),
        (arith::FastMathFlags::NNAN, llvm::FastmathFlags::NNAN),
        (arith::FastMathFlags::NINF, llvm::FastmathFlags::NINF),
        (arith::FastMathFlags::NSZ, llvm::FastmathFlags::NSZ),
        (arith::FastMathFlags::ARCP, llvm::FastmathFlags::ARCP),
        (arith::FastMathFlags::CONTRACT, llvm::FastmathFlags::CONTRACT),
        (arith::FastMathFlags::AFN, llvm::FastmathFlags::AFN),
    ];
    llvm::FastmathFlags(pairs.iter().filter(|(bit, _)| from.has(*bit)).fold(0, |all, (_, to)| all | to.0))
}

/// `#arith.overflow` as `#llvm.overflow`; `None` for no flags.
pub(super) fn convert_overflow(ctx: &Context, attr: Attr) -> Option<Attr> {
    let from = arith::IntegerOverflowFlags::decode(ctx, attr)?;
    let mut flags = 0;
    if from.has(arith::IntegerOverflowFlags::NSW) {
        flags |= llvm::IntegerOverflowFlags::NSW.0;
    }
    if from.has(arith::IntegerOverflowFlags::NUW) {
        flags |= llvm::IntegerOverflowFlags::NUW.0;
    }
    (flags != 0).then(|| llvm::IntegerOverflowFlags::encode(ctx, llvm::IntegerOverflowFlags(flags)))
}
