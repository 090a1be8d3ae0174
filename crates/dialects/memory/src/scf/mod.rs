//! The `scf` dialect: structured control flow, loops and conditionals with regions.
//!
//! Upstream's reference: MLIR "'scf' Dialect".

mod asm;
mod branch;
mod canonicalize;
mod fold;
mod induction;
mod ops;
mod region_branch;
pub mod transforms;
mod verify;

pub use asm::{assignments, print_assignments, print_before_and_after};
pub(crate) use asm::{parse_then_and_else, print_then_and_else};
pub use ops::{
    Condition, ExecuteRegion, For, Forall, If, InParallel, IndexSwitch, OPS, Parallel, Reduce, ReduceReturn,
    While, Yield,
};

use crate::index_list;
use crate::index_list::{Indices, Integers};
use crate::prelude::*;
use terrace_ir::decl::DeviceMapping;

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "scf",
    ops: OPS,
    types: &[],
    attrs: &[],
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};

attr_types! {
    /// Mapping of loop dimensions to devices: an array of mapping attributes, whose dialects define their meaning.
    DeviceMappingArray => Attr, "Device Mapping array attribute", terrace_ir::decl::AttrSyntax::Any,
        |ctx, attr| attr.as_array(ctx)?.iter().all(|&elem| device_mapping(ctx, elem).is_some()).then_some(attr), |ctx, v| v;
}

/// The meaning of an attribute for the devices that run a loop; `None` if it has none.
fn device_mapping(ctx: &Context, attr: Attr) -> Option<DeviceMapping> {
    attr.def(ctx)?.attr_hooks().device_mapping
}

impl IndexSwitch {
    /// The case values, in the order of the case regions.
    pub fn case_values(self, b: &Body) -> Vec<i64> {
        self.cases(b)
            .and_then(|attr| attr.as_::<DenseArrayAttr>(b.ctx()).map(|array| array.i64s().collect()))
            .unwrap_or_default()
    }
}

impl Forall {
    /// The integers of lower bounds, upper bounds and steps, with [`DYNAMIC`] for values.
    pub fn static_bounds(self, b: &Body) -> [Integers; 3] {
        let lists = [self.static_lower_bound(b), self.static_upper_bound(b), self.static_step(b)];
        lists.map(|list| index_list::integers_of(b.ctx(), list))
    }

    /// The values of lower bounds, upper bounds and steps.
    pub fn dynamic_bounds(self, b: &Body) -> [Values<'_>; 3] {
        [self.dynamic_lower_bound(b), self.dynamic_upper_bound(b), self.dynamic_step(b)]
    }

    /// Lower bounds, upper bounds and steps, an element for each dimension.
    pub fn mixed_bounds(self, b: &Body) -> [Indices; 3] {
        index_list::mixed_lists(&self.static_bounds(b), self.dynamic_bounds(b))
    }
}

impl Reduce {
    /// Creates the operation with an empty region for each operand.
    pub fn of(b: &mut Builder<'_>, operands: &[Value]) -> Self {
        let mut state = OpState::new(Self::DEF, b.loc());
        state.operands.extend(operands.iter().copied());
        state.n_regions = operands.len();
        Self::wrap(b.create(state))
    }
}
