//! The `arith` dialect: integer and float arithmetic on scalars, vectors and tensors.
//!
//! Upstream's reference: MLIR "'arith' Dialect".

use terrace_rewrite::prelude::*;

mod asm;
mod attrs;
pub mod build;
mod canonicalize;
pub mod fold;
mod ops;
pub(crate) mod range;
pub mod transforms;
mod verify;

pub use attrs::*;
pub use ops::*;

use terrace_ir::elements::elements_type;

/// Inherent attributes that changed in later versions of MLIR.
const CHANGED_ATTRS: &[ChangedAttrs] = &[
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["arith.addf", "arith.subf", "arith.mulf", "arith.divf"],
        added: &[AddedAttr::discardable("roundingmode")],
        removed: &[],
    },
    ChangedAttrs {
        since: MlirVersion::V23,
        ops: &["arith.extui", "arith.uitofp", "arith.index_castui"],
        added: &[AddedAttr::discardable("nonNeg")],
        removed: &[],
    },
];

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "arith",
    ops: OPS,
    types: &[],
    attrs: ATTRS,
    hooks: DialectHooks {
        inlining: Some(&InlinerHooks::NONE),
        materialize_constant: Some(materialize_constant),
        canonicalize: canonicalize::PATTERNS,
        added: &[Added {
            since: Some(MlirVersion::V23),
            ops: &["arith.convertf", "arith.flush_denormals", "arith.subui_extended"],
        }],
        changed_attrs: CHANGED_ATTRS,
        ..DialectHooks::NONE
    },
};

attr_types! {
    /// An attribute with a type.
    TypedAttr => Attr, "TypedAttr instance", AttrSyntax::Any, |ctx, attr| attr.ty(ctx).map(|_| attr), |ctx, v| v;
}

impl terrace_ir::rules::ConstantKind for Constant {
    #[inline]
    fn constant(b: &mut Builder<'_>, _: Type, value: Attr) -> Value {
        Self::new(b, value)
    }
}

impl Constant {
    /// Creates a constant of an integer type or `index`; `value` is sign-extended or truncated to the width.
    pub fn int(b: &mut Builder<'_>, ty: Type, value: i64) -> Value {
        let value = IntegerAttr::of_i64(b.ctx(), ty, value);
        Self::new(b, value)
    }

    /// Creates a constant of an integer type or `index`.
    pub fn ap_int(b: &mut Builder<'_>, ty: Type, value: &ApInt) -> Value {
        let value = IntegerAttr::of(b.ctx(), ty, value);
        Self::new(b, value)
    }

    /// Creates a constant of type `index`.
    pub fn index(b: &mut Builder<'_>, value: i64) -> Value {
        Self::int(b, Type::INDEX, value)
    }

    /// Creates a constant of type `i1`.
    pub fn bool(b: &mut Builder<'_>, value: bool) -> Value {
        Self::new(b, Attr::bool(value))
    }

    /// Creates a constant of a float type, rounded to its format. Another type is an error at the builder's location.
    pub fn float(b: &mut Builder<'_>, ty: Type, value: f64) -> Value {
        let attr = FloatAttr::from_f64(b.ctx(), ty, value).unwrap_or_else(|| {
            let message = format!(
                "'arith.constant': a float must have a float type, but got {}",
                quoted_type(b.ctx(), ty)
            );
            b.ctx().error(b.loc(), message).emit();
            IntegerAttr::of_i64(b.ctx(), ty, 0)
        });
        Self::new(b, attr)
    }
}

/// Whether `arith.constant` can have this value and type.
pub fn is_constant_value(ctx: &Context, value: Attr, ty: Type) -> bool {
    value.ty(ctx) == Some(ty)
        && ty.as_int(ctx).is_none_or(|_| ty.signless_width(ctx).is_some())
        && (value.is::<IntegerAttr>(ctx) || value.is::<FloatAttr>(ctx) || elements_type(ctx, value).is_some())
}

/// Creates an `arith.constant` for numbers and elements, a `ub.poison` for poison.
pub(crate) fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    if crate::ub::is_poison(b.ctx(), value) {
        return crate::ub::materialize_constant(b, value, ty);
    }
    is_constant_value(b.ctx(), value, ty).then(|| Constant::build(b, value).op())
}
