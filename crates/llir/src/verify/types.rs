//! Properties of types, found once for each type.

use crate::module::Module;
use crate::types::Type;
use terrace_support::FxHashMap;

/// The properties of a type that rules are about.
#[derive(Clone, Copy)]
pub(super) struct TypeFacts {
    /// Whether LLVM accepts the type.
    pub is_valid: bool,
    /// Whether it has a size in memory.
    pub is_sized: bool,
    /// Whether stack memory can have it.
    pub is_local: bool,
}

impl TypeFacts {
    /// The facts of a type; `known` has those of types that are no scalars.
    #[inline]
    pub fn of(m: &Module, known: &mut FxHashMap<Type, TypeFacts>, ty: Type) -> TypeFacts {
        if ty.is_scalar() {
            return TypeFacts { is_valid: true, is_sized: true, is_local: true };
        }
        *known.entry(ty).or_insert_with(|| TypeFacts {
            is_valid: super::is_valid_type(m, ty),
            // The layout gives labels a size, but they cannot be in memory.
            is_sized: ty.is_int() || ty != Type::LABEL && m.layout.size_in_bits(&m.cx, ty).is_some(),
            is_local: !m.cx.is_illegal_local(ty),
        })
    }
}
