//! Constraints on inherent attributes and operands of `affine`.

use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;
use terrace_base::constraints::array_of;
use terrace_ir::decl::attr_type::Property;

static ANY: Pred = Pred::Any;

type_constraints! {
    /// A vector that is not of rank 0.
    AnyVectorOfNonZeroRank = "vector of any type values", Pred::Vector(&ANY);
}

attr_types! {
    /// An integer set.
    IntegerSetAttrOf => Attr, "IntegerSet attribute", AttrSyntax::Any,
        |ctx, attr| attr.is::<IntegerSetAttr>(ctx).then_some(attr), |ctx, v| v;
    /// Kinds of reductions: an array of [`AtomicRMWKind`]s.
    ReductionsAttr => Attr, "Reduction ops", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| AtomicRMWKind::decode(ctx, elem).is_some()), |ctx, v| v;
}

/// `dense` elements of type `i32`.
pub struct I32ElementsAttr;

impl AttrType for I32ElementsAttr {
    type View = Attr;
    const SUMMARY: &'static str = "32-bit signless integer elements attribute";
    const SYNTAX: AttrSyntax = AttrSyntax::Any;
    const PROPERTY: Option<&'static Property> = None;
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        let elem = attr.as_::<DenseElementsAttr>(ctx).map(|dense| dense.ty.element_or_self(ctx));
        elem.is_some_and(|elem| elem.is_index() || elem.is_int(ctx))
    }
    fn decode(ctx: &Context, attr: Attr) -> Option<Attr> {
        let elem = attr.as_::<DenseElementsAttr>(ctx)?.ty.element_or_self(ctx);
        (elem == Type::I32).then_some(attr)
    }
    fn encode(_: &Context, attr: Attr) -> Attr {
        attr
    }
}
