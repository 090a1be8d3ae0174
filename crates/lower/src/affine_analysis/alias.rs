//! Whether two memrefs may be of the same memory.

use terrace_dialects::memref;
use terrace_ir::body::ValueDef;
use terrace_ir::decl::Trait;
use terrace_ir::effects::{Effects, effects_of};
use terrace_ir::folding::constant_of;
use terrace_ir::{Body, Op, Value};

/// The memref that views are of.
fn underlying(b: &Body, value: Value) -> Value {
    let mut value = value;
    while let Some(def) = b.def_op(value) {
        if !b.def(def).has(Trait::ViewLikeOpInterface) || b.n_operands(def) == 0 {
            break;
        }
        value = b.operand(def, 0);
    }
    value
}

/// The operation that allocates a memref.
fn allocation(b: &Body, value: Value) -> Option<Op> {
    let def = b.def_op(value)?;
    effects_of(b, def).is_some_and(|effects| effects.any(Effects::ALLOC)).then_some(def)
}

/// Whether a value is an argument of the function, or is defined at the top of its body.
fn is_function_argument(b: &Body, value: Value) -> bool {
    let ValueDef::Arg(block, _) = b.value_def(value) else { return false };
    b.is_entry_block(block) && b.region_of(block).is_some_and(|region| b.region_parent(region).is_none())
}

/// Whether two memrefs may share memory (`LocalAliasAnalysis`).
pub fn may_alias(b: &Body, first: Value, second: Value) -> bool {
    let (first, second) = (underlying(b, first), underlying(b, second));
    if first == second {
        return true;
    }
    let is_constant = |value: Value| {
        constant_of(b, value).is_some() || b.def_op(value).is_some_and(|def| b.is::<memref::GetGlobal>(def))
    };
    match (allocation(b, first), allocation(b, second)) {
        (Some(_), Some(_)) => false,
        (None, None) => true,
        (Some(_), None) => !is_constant(second) && !is_function_argument(b, second),
        (None, Some(_)) => !is_constant(first) && !is_function_argument(b, first),
    }
}
