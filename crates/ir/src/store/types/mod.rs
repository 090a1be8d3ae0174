//! Types: a 4-byte handle, typed views, and the builtin kinds.
//!
//! Semantics and syntax: MLIR language reference, "Builtin types".

mod builtin;

pub use super::ids::Type;
pub use super::kind::TypeKind;
pub use builtin::*;

use crate::store::ids::fixed;
use crate::store::interners::Store;
use crate::store::kind::KindDef;
use crate::store::params::{Param, Reader};
use terrace_num::FloatFormat;

/// The dynamic extent in a shape; also a dynamic offset or stride. Printed as `?`.
pub const DYNAMIC: i64 = i64::MIN;

/// Whether two extents, offsets or strides may be the same at run time.
pub fn may_be_equal(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether two shapes may be the same at run time (`verifyCompatibleShape`).
///
/// ```
/// use terrace_ir::types::{DYNAMIC, are_compatible_shapes};
///
/// assert!(are_compatible_shapes(&[4, DYNAMIC], &[4, 8]));
/// assert!(!are_compatible_shapes(&[4], &[4, 8]));
/// ```
pub fn are_compatible_shapes(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| may_be_equal(a, b))
}

fn int(store: &Store, width: u32) -> Type {
    IntegerType::get(store, width, Signedness::Signless as u32)
}

fixed! {
    /// Interns the types with fixed handles; the first types of every store.
    Type, |store|
    NONE = 0, "`none`", NoneType::get(store);
    INDEX = 1, "`index`", IndexType::get(store);
    I1 = 2, "`i1`", int(store, 1);
    I8 = 3, "`i8`", int(store, 8);
    I16 = 4, "`i16`", int(store, 16);
    I32 = 5, "`i32`", int(store, 32);
    I64 = 6, "`i64`", int(store, 64);
    F16 = 7, "`f16`", Type::float(store, FloatFormat::F16);
    BF16 = 8, "`bf16`", Type::float(store, FloatFormat::BF16);
    F32 = 9, "`f32`", Type::float(store, FloatFormat::F32);
    F64 = 10, "`f64`", Type::float(store, FloatFormat::F64);
    F80 = 11, "`f80`", Type::float(store, FloatFormat::F80);
    F128 = 12, "`f128`", Type::float(store, FloatFormat::F128);
}

impl Type {
    /// The number of types with fixed handles.
    pub(crate) const N_FIXED: usize = Type::F128.index() + 1;

    /// Views the type as kind `K`, if it is one.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn as_<'c, K: TypeKind<'c>>(self, ctx: &'c Store) -> Option<K> {
        let (code, words) = ctx.type_words(self);
        (code == K::DEF.code()).then(|| K::decode(&mut Reader::new(words)))
    }

    /// Whether the type is of kind `K`.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn is<'c, K: TypeKind<'c>>(self, ctx: &Store) -> bool {
        ctx.type_code(self) == K::DEF.code()
    }

    /// The declaration of the type's kind.
    pub fn def(self, ctx: &Store) -> Option<&'static KindDef> {
        KindDef::of_code(ctx.type_code(self))
    }

    /// The signless integer type of `width` bits.
    pub fn int(ctx: &Store, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => int(ctx, width),
        }
    }

    /// The float type of a format.
    pub fn float(ctx: &Store, format: FloatFormat) -> Type {
        FloatType::get(ctx, format as u32)
    }

    /// The width and signedness of an integer type.
    #[inline]
    pub fn as_int(self, ctx: &Store) -> Option<(u32, Signedness)> {
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
    pub fn signless_width(self, ctx: &Store) -> Option<u32> {
        match self.as_int(ctx) {
            Some((width, Signedness::Signless)) => Some(width),
            _ => None,
        }
    }

    /// Whether this is an integer of any signedness.
    #[inline]
    pub fn is_int(self, ctx: &Store) -> bool {
        self.as_int(ctx).is_some()
    }

    /// Whether this is `index`.
    #[inline]
    pub fn is_index(self) -> bool {
        self == Type::INDEX
    }

    /// The format of a float type.
    #[inline]
    pub fn as_float(self, ctx: &Store) -> Option<FloatFormat> {
        self.as_::<FloatType>(ctx).and_then(|float| FloatFormat::ALL.get(float.format as usize).copied())
    }

    /// Whether this is a float type of any format.
    #[inline]
    pub fn is_float(self, ctx: &Store) -> bool {
        self.is::<FloatType>(ctx)
    }

    /// Whether this is a ranked or unranked tensor.
    pub fn is_tensor(self, ctx: &Store) -> bool {
        self.is::<RankedTensorType>(ctx) || self.is::<UnrankedTensorType>(ctx)
    }

    /// Whether this is a ranked or unranked memref.
    pub fn is_memref(self, ctx: &Store) -> bool {
        self.is::<MemRefType>(ctx) || self.is::<UnrankedMemRefType>(ctx)
    }

    /// The bit width of an integer or float type.
    pub fn bit_width(self, ctx: &Store) -> Option<u32> {
        self.as_int(ctx).map(|(width, _)| width).or_else(|| self.as_float(ctx).map(FloatFormat::width))
    }

    /// The shape and element type of a vector, tensor or memref; without shape if it is unranked.
    pub fn as_shaped(self, ctx: &Store) -> Option<Shaped<'_>> {
        /// The kinds that start with a shape and an element type, and those that start with an element type.
        const RANKED: [&KindDef; 3] = [VectorType::DEF, MemRefType::DEF, RankedTensorType::DEF];
        const UNRANKED: [&KindDef; 2] = [UnrankedTensorType::DEF, UnrankedMemRefType::DEF];
        let (code, words) = ctx.type_words(self);
        let is_one_of = |kinds: &[&'static KindDef]| kinds.iter().any(|kind| kind.code() == code);
        let mut r = Reader::new(words);
        let shape = match is_one_of(&RANKED) {
            true => Some(<[i64]>::decode(&mut r)),
            false if is_one_of(&UNRANKED) => None,
            false => return None,
        };
        Some(Shaped { shape, elem: Type::decode(&mut r) })
    }

    /// The element type of a shaped type, else the type itself (`getElementTypeOrSelf`).
    pub fn element_or_self(self, ctx: &Store) -> Type {
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
