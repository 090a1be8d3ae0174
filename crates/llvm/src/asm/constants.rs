//! The usual form of `llvm.mlir.constant`.

use crate::Constant;
use terrace_ir::Type;
use terrace_ir::asm::QuickOp;

/// `(2 : index) : i64`
pub(crate) fn quick_constant(op: &mut QuickOp<'_, '_>) -> Option<()> {
    op.byte(b'(')?;
    let number = op.integer()?;
    let ty = if op.peek() == b':' { typed(op)? } else { Type::I64 };
    let value = op.int_attr(ty, number)?;
    op.byte(b')')?;
    let result = typed(op)?;
    // Whether the type suits a constant is for the verifier to say; others may be spelled in ways of their own.
    if !is_int(result) {
        return None;
    }
    op.set_slot(Constant::SLOTS.value, value)?;
    op.set_result(result);
    Some(())
}

/// `: type`
fn typed(op: &mut QuickOp<'_, '_>) -> Option<Type> {
    op.byte(b':')?;
    op.ty()
}

/// Whether a type is one of the usual ones of integers.
pub(super) fn is_int(ty: Type) -> bool {
    [Type::I64, Type::I32, Type::I8, Type::I16, Type::I1].contains(&ty)
}
