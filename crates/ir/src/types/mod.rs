//! Types: a 4-byte handle, typed views, and the builtin kinds.
//!
//! Semantics and syntax: MLIR language reference, "Builtin types".

mod builtin;

pub use builtin::*;

use crate::context::Context;
use crate::decl::KindDef;
use crate::params::{Param, Reader};
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_num::FloatFormat;
use terrace_support::id;

/// The bits of a type's word that are its index. With debug assertions, the others tell contexts apart.
const INDEX_BITS: u32 = if cfg!(debug_assertions) { (1 << 26) - 1 } else { u32::MAX };

id! {
    /// A type of some [`Context`]; equal types are equal handles.
    ///
    /// With debug assertions, a type that is used with another context than its own panics.
    pub struct Type; tagged INDEX_BITS
}

/// The tag of the types of a new context; zero without debug assertions. One in 63 contexts has the same.
pub(crate) fn new_tag() -> u32 {
    static CONTEXTS: AtomicU32 = AtomicU32::new(0);
    match INDEX_BITS {
        u32::MAX => 0,
        mask => (CONTEXTS.fetch_add(1, Ordering::Relaxed) % (u32::MAX / (mask + 1)) + 1) * (mask + 1),
    }
}

/// A typed view of one kind of type, made by [`types!`](crate::types!).
pub trait TypeKind<'c>: Copy {
    /// The declaration.
    const DEF: &'static KindDef;
    /// Reads the parameters.
    fn decode(r: &mut Reader<'c>) -> Self;
}

/// The dynamic extent in a shape; also a dynamic offset or stride. Printed as `?`.
pub const DYNAMIC: i64 = i64::MIN;

/// The signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Signedness {
    /// `iN`
    Signless = 0,
    /// `siN`
    Signed = 1,
    /// `uiN`
    Unsigned = 2,
}

macro_rules! fixed_types {
    ($($NAME:ident = $i:literal, $doc:literal, $make:expr;)*) => {
        impl Type {
            $( #[doc = $doc] pub const $NAME: Type = Type::from_index($i); )*
        }
        /// The number of types with fixed handles, which are the first types of every context.
        pub(crate) const N_FIXED: usize = [$($i),*].len();
        /// Interns the types with fixed handles.
        pub(crate) fn intern_fixed(ctx: &Context) {
            $( let made: Type = ($make)(ctx); debug_assert_eq!(made, Type::$NAME); )*
        }
    };
}

fn int(width: u32) -> impl Fn(&Context) -> Type {
    move |ctx| IntegerType::get(ctx, width, Signedness::Signless as u32)
}

fn float(format: FloatFormat) -> impl Fn(&Context) -> Type {
    move |ctx| FloatType::get(ctx, format as u32)
}

fixed_types! {
    NONE = 0, "`none`", NoneType::get;
    INDEX = 1, "`index`", IndexType::get;
    I1 = 2, "`i1`", int(1);
    I8 = 3, "`i8`", int(8);
    I16 = 4, "`i16`", int(16);
    I32 = 5, "`i32`", int(32);
    I64 = 6, "`i64`", int(64);
    F16 = 7, "`f16`", float(FloatFormat::F16);
    BF16 = 8, "`bf16`", float(FloatFormat::BF16);
    F32 = 9, "`f32`", float(FloatFormat::F32);
    F64 = 10, "`f64`", float(FloatFormat::F64);
    F80 = 11, "`f80`", float(FloatFormat::F80);
    F128 = 12, "`f128`", float(FloatFormat::F128);
}

impl Type {
    /// Views the type as kind `K`, if it is one.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn as_<'c, K: TypeKind<'c>>(self, ctx: &'c Context) -> Option<K> {
        let (code, words) = ctx.type_words(self);
        (code == K::DEF.code()).then(|| K::decode(&mut Reader::new(ctx, words)))
    }

    /// Whether the type is of kind `K`.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn is<'c, K: TypeKind<'c>>(self, ctx: &Context) -> bool {
        ctx.type_code(self) == K::DEF.code()
    }

    /// The declaration of the type's kind.
    pub fn def(self, ctx: &Context) -> Option<&'static KindDef> {
        KindDef::of_code(ctx.type_code(self))
    }

    /// The signless integer type of `width` bits.
    pub fn int(ctx: &Context, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => IntegerType::get(ctx, width, Signedness::Signless as u32),
        }
    }

    /// The float type of a format.
    pub fn float(ctx: &Context, format: FloatFormat) -> Type {
        FloatType::get(ctx, format as u32)
    }

    /// The width and signedness of an integer type.
    #[inline]
    pub fn as_int(self, ctx: &Context) -> Option<(u32, Signedness)> {
        match self {
            Type::I1 => Some((1, Signedness::Signless)),
            Type::I8 => Some((8, Signedness::Signless)),
            Type::I16 => Some((16, Signedness::Signless)),
            Type::I32 => Some((32, Signedness::Signless)),
            Type::I64 => Some((64, Signedness::Signless)),
            _ => self.as_::<IntegerType>(ctx).map(|int| (int.width, int.sign())),
        }
    }

    /// The width of a signless integer type.
    #[inline]
    pub fn signless_width(self, ctx: &Context) -> Option<u32> {
        match self.as_int(ctx) {
            Some((width, Signedness::Signless)) => Some(width),
            _ => None,
        }
    }

    /// Whether this is an integer of any signedness.
    #[inline]
    pub fn is_int(self, ctx: &Context) -> bool {
        self.as_int(ctx).is_some()
    }

    /// Whether this is `index`.
    #[inline]
    pub fn is_index(self) -> bool {
        self == Type::INDEX
    }

    /// The format of a float type.
    #[inline]
    pub fn as_float(self, ctx: &Context) -> Option<FloatFormat> {
        self.as_::<FloatType>(ctx).and_then(|float| FloatFormat::ALL.get(float.format as usize).copied())
    }

    /// Whether this is a float type of any format.
    #[inline]
    pub fn is_float(self, ctx: &Context) -> bool {
        self.is::<FloatType>(ctx)
    }

    /// The bit width of an integer or float type.
    pub fn bit_width(self, ctx: &Context) -> Option<u32> {
        self.as_int(ctx).map(|(width, _)| width).or_else(|| self.as_float(ctx).map(FloatFormat::width))
    }

    /// The shape and element type of a vector, tensor or memref; without shape if it is unranked.
    pub fn as_shaped(self, ctx: &Context) -> Option<Shaped<'_>> {
        /// The kinds that start with a shape and an element type, and those that start with an element type.
        const RANKED: [&KindDef; 3] = [VectorType::DEF, MemRefType::DEF, RankedTensorType::DEF];
        const UNRANKED: [&KindDef; 2] = [UnrankedTensorType::DEF, UnrankedMemRefType::DEF];
        let (code, words) = ctx.type_words(self);
        let is_one_of = |kinds: &[&'static KindDef]| kinds.iter().any(|kind| kind.code() == code);
        let mut r = Reader::new(ctx, words);
        let shape = match is_one_of(&RANKED) {
            true => Some(<[i64]>::decode(&mut r)),
            false if is_one_of(&UNRANKED) => None,
            false => return None,
        };
        Some(Shaped { shape, elem: Type::decode(&mut r) })
    }

    /// The element type of a shaped type, else the type itself (`getElementTypeOrSelf`).
    pub fn element_or_self(self, ctx: &Context) -> Type {
        self.as_shaped(ctx).map_or(self, |shaped| shaped.elem)
    }
}

/// The common part of vectors, tensors and memrefs.
#[derive(Clone, Copy)]
pub struct Shaped<'c> {
    /// The extents, [`DYNAMIC`] for `?`; `None` when unranked.
    pub shape: Option<&'c [i64]>,
    /// The element type.
    pub elem: Type,
}

impl Shaped<'_> {
    /// Whether the rank and every extent are known.
    pub fn has_static_shape(&self) -> bool {
        self.shape.is_some_and(|shape| !shape.contains(&DYNAMIC))
    }
    /// The number of elements, if it is known and fits.
    pub fn n_elements(&self) -> Option<u64> {
        self.shape?.iter().try_fold(1u64, |n, &extent| n.checked_mul(u64::try_from(extent).ok()?))
    }
}
