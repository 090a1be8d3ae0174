//! Type constraints: a predicate tree with the English summary that messages quote.

use crate::context::Context;
use crate::store::KindDef;
use crate::types::{
    ComplexType, FunctionType, MemRefType, RankedTensorType, Type, UnrankedMemRefType, UnrankedTensorType,
    VectorType,
};

/// A predicate over types, as data: verified by one interpreter, readable by generators.
pub enum Pred {
    /// Any type.
    Any,
    /// Exactly this type.
    Exact(Type),
    /// The types that the function accepts.
    Is(fn(&Context, Type) -> bool),
    /// One of several.
    AnyOf(&'static [&'static Pred]),
    /// All of several.
    AllOf(&'static [&'static Pred]),
    /// The types that do not satisfy it.
    Not(&'static Pred),
    /// A vector of rank above zero whose elements satisfy it.
    Vector(&'static Pred),
    /// A vector of any rank whose elements satisfy it.
    VectorAnyRank(&'static Pred),
    /// A ranked or unranked tensor whose elements satisfy it.
    Tensor(&'static Pred),
    /// A ranked tensor whose elements satisfy it.
    RankedTensor(&'static Pred),
    /// A ranked memref whose elements satisfy it.
    MemRef(&'static Pred),
    /// A ranked or unranked memref whose elements satisfy it.
    AnyMemRef(&'static Pred),
    /// An unranked memref whose elements satisfy it.
    UnrankedMemRef(&'static Pred),
    /// `complex` whose elements satisfy it.
    Complex(&'static Pred),
}

impl Pred {
    /// Whether the type satisfies the predicate. Recursion is bounded by the declaration.
    pub fn holds(&self, ctx: &Context, ty: Type) -> bool {
        match self {
            Pred::Any => true,
            Pred::Exact(want) => ty == *want,
            Pred::Is(f) => f(ctx, ty),
            Pred::AnyOf(all) => all.iter().any(|p| p.holds(ctx, ty)),
            Pred::AllOf(all) => all.iter().all(|p| p.holds(ctx, ty)),
            Pred::Not(p) => !p.holds(ctx, ty),
            Pred::Vector(p) => {
                ty.as_::<VectorType>(ctx).is_some_and(|v| !v.shape.is_empty() && p.holds(ctx, v.elem))
            }
            Pred::VectorAnyRank(p) => ty.as_::<VectorType>(ctx).is_some_and(|v| p.holds(ctx, v.elem)),
            Pred::RankedTensor(p) => ty.as_::<RankedTensorType>(ctx).is_some_and(|t| p.holds(ctx, t.elem)),
            Pred::Tensor(p) => {
                ty.as_::<RankedTensorType>(ctx).is_some_and(|t| p.holds(ctx, t.elem))
                    || ty.as_::<UnrankedTensorType>(ctx).is_some_and(|t| p.holds(ctx, t.elem))
            }
            Pred::MemRef(p) => ty.as_::<MemRefType>(ctx).is_some_and(|m| p.holds(ctx, m.elem)),
            Pred::UnrankedMemRef(p) => {
                ty.as_::<UnrankedMemRefType>(ctx).is_some_and(|m| p.holds(ctx, m.elem))
            }
            Pred::AnyMemRef(p) => {
                ty.as_::<MemRefType>(ctx).is_some_and(|m| p.holds(ctx, m.elem))
                    || ty.as_::<UnrankedMemRefType>(ctx).is_some_and(|m| p.holds(ctx, m.elem))
            }
            Pred::Complex(p) => ty.as_::<ComplexType>(ctx).is_some_and(|c| p.holds(ctx, c.elem)),
        }
    }
}

/// A named constraint on an operand's or result's type.
pub struct Constraint {
    /// The summary in messages: `must be <summary>, but got 'T'`.
    pub summary: &'static str,
    /// The predicate.
    pub pred: Pred,
    /// The class of types that the parser of a custom form requires.
    pub class: Option<&'static TypeClass>,
    /// The type that a custom form means where it writes none, if the predicate is not [`Pred::Exact`]
    /// (`BuildableType`).
    pub built: Option<fn(&Context) -> Type>,
}

impl Constraint {
    /// The type that a custom form means where it writes none.
    #[inline]
    pub fn implied(&self, ctx: &Context) -> Option<Type> {
        match self.pred {
            Pred::Exact(ty) => Some(ty),
            _ => self.built.map(|build| build(ctx)),
        }
    }

    /// Whether a custom form means a type where it writes none.
    pub const fn is_implied(&self) -> bool {
        matches!(self.pred, Pred::Exact(_)) || self.built.is_some()
    }
}

/// A class of types (a class in upstream's C++).
pub struct TypeClass {
    /// The name that messages give it, e.g. `builtin.memref`; empty for an abstract class, which has none.
    pub name: &'static str,
    /// Whether a type is of the class.
    pub holds: fn(&Context, Type) -> bool,
    /// The dialect's kind of these types: a format writes only their parameters, unless they are `qualified`.
    pub stripped: Option<&'static KindDef>,
}

impl TypeClass {
    /// A class of types that formats write in full.
    pub const fn new(name: &'static str, holds: fn(&Context, Type) -> bool) -> Self {
        Self { name, holds, stripped: None }
    }
}

/// `IntegerType`
pub static INTEGER_CLASS: TypeClass = TypeClass::new("builtin.integer", is_int);
/// `IndexType`
pub static INDEX_CLASS: TypeClass = TypeClass::new("builtin.index", |_, ty| ty.is_index());
/// `ComplexType`
pub static COMPLEX_CLASS: TypeClass = TypeClass::new("builtin.complex", |ctx, ty| ty.is::<ComplexType>(ctx));
/// `MemRefType`
pub static MEMREF_CLASS: TypeClass = TypeClass::new("builtin.memref", |ctx, ty| ty.is::<MemRefType>(ctx));
/// `BaseMemRefType`
pub static BASE_MEMREF_CLASS: TypeClass =
    TypeClass::new("", |ctx, ty| ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx));
/// `TensorType`
pub static TENSOR_CLASS: TypeClass =
    TypeClass::new("", |ctx, ty| ty.is::<RankedTensorType>(ctx) || ty.is::<UnrankedTensorType>(ctx));
/// `RankedTensorType`
pub static RANKED_TENSOR_CLASS: TypeClass =
    TypeClass::new("builtin.tensor", |ctx, ty| ty.is::<RankedTensorType>(ctx));
/// `VectorType`
pub static VECTOR_CLASS: TypeClass = TypeClass::new("builtin.vector", |ctx, ty| ty.is::<VectorType>(ctx));
/// `FunctionType`
pub static FUNCTION_CLASS: TypeClass =
    TypeClass::new("builtin.function", |ctx, ty| ty.is::<FunctionType>(ctx));

/// A constraint as a type, for the declaration macros.
pub trait TypeConstraint {
    /// The constraint.
    const CONSTRAINT: &'static Constraint;
}

/// Declares type constraints.
///
/// ```text
/// type_constraints! {
///     /// `iN` or a vector or tensor of them.
///     SignlessIntegerLike = "signless-integer-like", Pred::AnyOf(&[..]);
///     /// A memref; the parser accepts no other type.
///     AnyMemRef = "memref of any type values", Pred::MemRef(&ANY), &MEMREF_CLASS;
///     /// Two floats, whose type custom forms may leave out.
///     Pair = "vector of two floats", Pred::Is(is_pair), &VECTOR_CLASS => |ctx| VectorType::fixed(ctx, &[2], Type::F32);
/// }
/// ```
#[macro_export]
macro_rules! type_constraints {
    ($($(#[doc = $doc:literal])* $Name:ident = $summary:expr, $pred:expr $(, $class:expr)? $(=> $built:expr)?;)*) => {$(
        $(#[doc = $doc])*
        pub struct $Name;
        impl $crate::decl::TypeConstraint for $Name {
            const CONSTRAINT: &'static $crate::decl::Constraint = {
                #[allow(unused_mut, unused_assignments)]
                static C: $crate::decl::Constraint = {
                    let mut class: Option<&'static $crate::decl::TypeClass> = None;
                    $( class = Some($class); )?
                    #[allow(unused_mut, unused_assignments)]
                    let mut built: Option<fn(&$crate::Context) -> $crate::Type> = None;
                    $( built = Some($built); )?
                    $crate::decl::Constraint { summary: $summary, pred: $pred, class, built }
                };
                &C
            };
        }
    )*};
}

fn is_signless_int(ctx: &Context, ty: Type) -> bool {
    ty.signless_width(ctx).is_some()
}
fn is_int(ctx: &Context, ty: Type) -> bool {
    ty.is_int(ctx)
}
fn is_float(ctx: &Context, ty: Type) -> bool {
    ty.is_float(ctx)
}

/// A signless integer.
pub static SIGNLESS_INT: Pred = Pred::Is(is_signless_int);
/// A float of any format.
pub static ANY_FLOAT: Pred = Pred::Is(is_float);

type_constraints! {
    /// Any type.
    AnyType = "any type", Pred::Any;
    /// `index`.
    Index = "index", Pred::Exact(Type::INDEX), &INDEX_CLASS;
    /// `i1`.
    I1 = "1-bit signless integer", Pred::Exact(Type::I1), &INTEGER_CLASS;
    /// `i8`.
    I8 = "8-bit signless integer", Pred::Exact(Type::I8), &INTEGER_CLASS;
    /// `i16`.
    I16 = "16-bit signless integer", Pred::Exact(Type::I16), &INTEGER_CLASS;
    /// `i32`.
    I32 = "32-bit signless integer", Pred::Exact(Type::I32), &INTEGER_CLASS;
    /// `i64`.
    I64 = "64-bit signless integer", Pred::Exact(Type::I64), &INTEGER_CLASS;
    /// Any integer.
    AnyInteger = "integer", Pred::Is(is_int), &INTEGER_CLASS;
    /// A signless integer.
    AnySignlessInteger = "signless integer", Pred::Is(is_signless_int), &INTEGER_CLASS;
    /// Any float.
    AnyFloat = "floating-point", Pred::Is(is_float);
}
