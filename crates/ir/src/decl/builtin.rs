//! Builtin's kinds of types and attributes above the store: their hooks, and constructors that check parameters.

use super::kind::{AttrHooks, TypeHooks};
use crate::asm::quoted_type;
use crate::attrs::{
    AffineMapAttr, Attr, AttrKind, CallSiteLoc, DenseElementsAttr, DenseResourceElementsAttr,
    DenseStringElementsAttr, DistinctAttr, FileLineColRange, FloatAttr, FusedLoc, IntegerAttr,
    IntegerSetAttr, NameLoc, OpaqueAttr, SparseElementsAttr, StringAttr, UnknownLoc,
};
use crate::context::Context;
use crate::diag::Message;
use crate::store::KindDef;
use crate::types::{
    ComplexType, MemRefType, OpaqueType, TupleType, Type, TypeKind, UnrankedMemRefType, VectorType,
};

/// The name of aliases of long tuples.
fn tuple_alias(ctx: &Context, ty: Type) -> Option<&'static str> {
    /// Tuples of more elements than this are printed as aliases.
    const MAX_PLAIN: usize = 16;
    ty.as_::<TupleType>(ctx).filter(|tuple| tuple.elems.len() > MAX_PLAIN).map(|_| "tuple")
}

fn loc_alias(_: &Context, _: Attr) -> Option<&'static str> {
    Some("loc")
}

fn distinct_alias(ctx: &Context, attr: Attr) -> Option<&'static str> {
    attr.as_::<DistinctAttr>(ctx).filter(|d| d.value != Attr::UNIT).map(|_| "distinct")
}

const fn aliased(alias: fn(&Context, Attr) -> Option<&'static str>) -> AttrHooks {
    AttrHooks { alias: Some(alias), ..AttrHooks::NONE }
}

static TUPLE: TypeHooks = TypeHooks { alias: Some(tuple_alias), ..TypeHooks::NONE };
static ATTRS: [(&KindDef, AttrHooks); 8] = [
    (FileLineColRange::DEF, aliased(loc_alias)),
    (UnknownLoc::DEF, aliased(loc_alias)),
    (NameLoc::DEF, aliased(loc_alias)),
    (CallSiteLoc::DEF, aliased(loc_alias)),
    (FusedLoc::DEF, aliased(loc_alias)),
    (AffineMapAttr::DEF, aliased(|_, _| Some("map"))),
    (IntegerSetAttr::DEF, aliased(|_, _| Some("set"))),
    (DistinctAttr::DEF, aliased(distinct_alias)),
];

impl KindDef {
    /// The behaviour of a type kind; no hook if it is an attribute kind.
    pub fn type_hooks(&self) -> &'static TypeHooks {
        match self.hooks.downcast_ref() {
            Some(hooks) => hooks,
            None if core::ptr::eq(self, TupleType::DEF) => &TUPLE,
            None => &TypeHooks::NONE,
        }
    }

    /// The behaviour of an attribute kind; no hook if it is a type kind.
    pub fn attr_hooks(&self) -> &'static AttrHooks {
        let builtin = || ATTRS.iter().find(|(row, _)| core::ptr::eq(*row, self)).map(|(_, hooks)| hooks);
        self.hooks.downcast_ref().or_else(builtin).unwrap_or(&AttrHooks::NONE)
    }
}

fn verify_complex(ctx: &Context, ty: Type) -> Result<(), Message> {
    match ty.as_::<ComplexType>(ctx) {
        Some(complex) if complex.elem.is_int(ctx) || complex.elem.is_float(ctx) => Ok(()),
        _ => Err("invalid element type for complex".into()),
    }
}

fn verify_vector(ctx: &Context, ty: Type) -> Result<(), Message> {
    let Some(vector) = ty.as_::<VectorType>(ctx) else { return Ok(()) };
    if vector.shape.iter().any(|&extent| extent <= 0) {
        return Err("vector types must have positive constant sizes".into());
    }
    match is_vector_element(ctx, vector.elem) {
        true => Ok(()),
        false => {
            Err(format!("{} cannot be the element type of a vector", quoted_type(ctx, vector.elem)).into())
        }
    }
}

fn is_number(ctx: &Context, ty: Type) -> bool {
    ty.is_index() || ty.is_int(ctx) || ty.is_float(ctx)
}

/// Whether a type is an integer, `index`, a float, or a dialect type whose hook allows it in vectors.
pub fn is_vector_element(ctx: &Context, ty: Type) -> bool {
    is_number(ctx, ty)
        || ty.def(ctx).is_some_and(|def| def.type_hooks().vector_element.is_some_and(|f| f(ctx, ty)))
}

/// Whether a type may be the element type of tensors.
pub fn is_tensor_element(ctx: &Context, ty: Type) -> bool {
    is_number(ctx, ty)
        || ty.is::<ComplexType>(ctx)
        || ty.is::<VectorType>(ctx)
        || ty.is::<OpaqueType>(ctx)
        || ty.def(ctx).is_some_and(|def| def.dialect != "builtin")
}

/// Whether a type may be the element type of memrefs.
pub fn is_memref_element(ctx: &Context, ty: Type) -> bool {
    is_number(ctx, ty)
        || ty.is::<ComplexType>(ctx)
        || ty.is::<VectorType>(ctx)
        || ty.is::<MemRefType>(ctx)
        || ty.is::<UnrankedMemRefType>(ctx)
        || ty.def(ctx).is_some_and(|def| def.type_hooks().memref_element.is_some_and(|f| f(ctx, ty)))
}

crate::checked_kind!(Type, TypeKind, '!', NONE, ComplexType [elem: Type,], Some(verify_complex as fn(&Context, Type) -> _));
crate::checked_kind!(Type, TypeKind, '!', NONE, VectorType [shape: [i64], elem: Type, scalable: [u8],], Some(verify_vector as fn(&Context, Type) -> _));

impl VectorType<'_> {
    /// The fixed-length vector type.
    pub fn fixed(ctx: &Context, shape: &[i64], elem: Type) -> Type {
        VectorType::get(ctx, shape, elem, &[])
    }
}

impl Attr {
    /// The type of an attribute that has one (`TypedAttr`): numbers, strings, elements, opaque attributes.
    pub fn ty(self, ctx: &Context) -> Option<Type> {
        /// The kinds whose first parameter is the type.
        const TYPE_FIRST: [&KindDef; 6] = [
            IntegerAttr::DEF,
            FloatAttr::DEF,
            DenseElementsAttr::DEF,
            DenseStringElementsAttr::DEF,
            DenseResourceElementsAttr::DEF,
            SparseElementsAttr::DEF,
        ];
        let (code, words) = ctx.attr_words(self);
        if TYPE_FIRST.iter().any(|def| def.code() == code) {
            Type::from_raw(*words.first()?)
        } else if let Some(string) = self.as_::<StringAttr>(ctx) {
            Some(string.ty.unwrap_or(Type::NONE))
        } else if let Some(opaque) = self.as_::<OpaqueAttr>(ctx) {
            Some(opaque.ty.unwrap_or(Type::NONE))
        } else {
            self.def(ctx)?.attr_hooks().ty?(ctx, self)
        }
    }
}
