//! How accesses of stack memory become uses of values.

use crate::affine::compose::replace_value;
use terrace_base::ub;
use terrace_ir::promotion::{Access, Allocation};
use terrace_ir::types::MemRefType;

/// Memory of one element.
pub(super) static ALLOCATION: Allocation = Allocation {
    elem: |body, op| {
        let ty = body.ty(body.result(op, 0)).as_::<MemRefType>(body.ctx())?;
        ty.shape.iter().all(|&dim| dim == 1).then_some(ty.elem)
    },
    default: |b, ty| ub::Poison::new(b, ty),
    describe: None,
};

pub(super) static LOAD: Access = Access {
    loads: |body, op, slot| body.operand(op, 0) == slot.pointer,
    stores: |_, _, _| false,
    is_removable: |body, op, slot| body.ty(body.result(op, 0)) == slot.elem,
    stored: |_, _, _, before| before,
    replace: |b, op, _, before| {
        let result = b.result(op, 0);
        replace_value(b, result, before);
    },
};

pub(super) static STORE: Access = Access {
    loads: |_, _, _| false,
    stores: |body, op, slot| body.operand(op, 1) == slot.pointer,
    is_removable: |body, op, slot| {
        let value = body.operand(op, 0);
        value != slot.pointer && body.ty(value) == slot.elem
    },
    stored: |b, op, _, _| b.operand(op, 0),
    replace: |_, _, _, _| {},
};
