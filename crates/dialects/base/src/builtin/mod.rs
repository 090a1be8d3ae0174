//! The `builtin` dialect: modules, and casts between type systems.
//!
//! Upstream's reference: MLIR "Builtin Dialect". Its types and attributes are part of the core.

use terrace_rewrite::prelude::*;

mod inline;
mod ops;
mod verify;

pub use ops::{Module, OPS, UnrealizedConversionCast};

/// `builtin.unrealized_conversion_cast`, which is legal in every conversion.
pub fn cast_def() -> &'static OpDef {
    UnrealizedConversionCast::DEF
}

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "builtin",
    ops: OPS,
    types: BUILTIN_TYPES,
    attrs: BUILTIN_ATTRS,
    hooks: DialectHooks { inlining: Some(&inline::INLINER), ..DialectHooks::NONE },
};

impl Module {
    /// Creates an empty module.
    pub fn create(b: &mut Builder<'_>) -> Module {
        let mut body = Body::new(b.ctx(), 1);
        if let Some(region) = body.root_regions().next() {
            body.append_block(region, &[]);
        }
        let mut state = OpState::new(Module::DEF, b.loc());
        state.nested = Some(Box::new(body));
        Module::wrap(b.create(state))
    }

    /// The block that holds the module's operations, in `b.region_body(module.op())`.
    pub fn block(self, b: &Body) -> Option<Block> {
        b.region_body(self.op()).entry_block(self.body_region(b))
    }
}

/// Folds a cast to the operands' own types, and a cast that reverses another one.
fn fold_cast(b: &mut Body, op: UnrealizedConversionCast) -> Fold {
    let operands = b.operands(op.0);
    let Some(first) = operands.first() else { return Fold::None };
    let results = b.results(op.0);
    let same =
        |from: terrace_ir::Values<'_>| from.len() == results.len() && b.types(from).eq(b.types(results));
    if same(operands) {
        return Fold::values(operands);
    }
    let Some(cast) = b.def_as::<UnrealizedConversionCast>(first) else {
        return Fold::None;
    };
    let inputs = cast.inputs(b);
    if b.results(cast.op()).iter().eq(operands.iter()) && same(inputs) {
        return Fold::values(inputs);
    }
    Fold::None
}
