//! Labels of instructions: the rules of some imply those of the operations that they are imported as.
//!
//! LLVM's verifier has checked that definitions dominate uses, and the types of operands and results. It knows nothing of
//! what the dialect asks of vectors, atomic accesses, symbols and attributes. A wrong label is found by builds with debug
//! assertions, which verify all operations.

use terrace_llir::{Body, Inst, MdKind, Opcode, Ordering, Type};

/// Whether the rules of the instruction and of its attachments imply those of its operation.
pub(super) fn implies_operation(f: &Body, inst: Inst) -> bool {
    use Opcode::*;
    let data = f.inst(inst);
    let is_plain_access = || data.access().is_some_and(|access| access.ordering == Ordering::NotAtomic);
    let has_scalar_operand = || f.operands(inst).first().is_some_and(|value| value.ty().is_scalar());
    let is_implied = match data.op {
        Br | Unreachable => true,
        // Of scalars, since some vectors of LLVM are none in the dialect.
        Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor | FAdd | FSub
        | FMul | FDiv | FRem | FNeg | Trunc | ZExt | SExt | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc
        | FpExt | PtrToInt | IntToPtr | AddrSpaceCast | ICmp | FCmp | Select | Freeze | ExtractValue
        | GetElementPtr => data.ty.is_scalar(),
        Load => data.ty.is_scalar() && is_plain_access(),
        Store => has_scalar_operand() && is_plain_access(),
        Alloca => data.source_type().is_some_and(Type::is_scalar),
        _ => false,
    };
    // The dialect wants weights that are not all zero, and dereferenceable pointers only.
    let can_fail =
        |kind| matches!(kind, MdKind::PROF | MdKind::DEREFERENCEABLE | MdKind::DEREFERENCEABLE_OR_NULL);
    is_implied && !f.attachments(inst).any(|attachment| can_fail(attachment.kind))
}
