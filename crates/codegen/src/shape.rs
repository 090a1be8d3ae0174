//! Shapes: the scalars that a value of LLVM IR is made of, and where they are in memory.
//!
//! Cranelift has scalars of 8 to 128 bits. A value of any other type is a list of them, the value's parts: one for each
//! element of a vector and for each member of a struct or array, in order.

use crate::Unsupported;
use crate::unit::VECTOR;
use cranelift_codegen::ir::{self, types};
use std::collections::HashMap;
use std::rc::Rc;
use terrace_llir::layout::DataLayout;
use terrace_llir::types::{FloatKind, TypeView};
use terrace_llir::{Context, Type};

/// A scalar type of LLVM IR that has a register class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of at most 128 bits. Its register has zeros above its width.
    Int(u32),
    /// A pointer of 64 bits.
    Ptr,
    /// `half`, as 16 bits in an integer register.
    Half,
    /// `bfloat`, likewise.
    BFloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// `fp128`, as 128 bits in integer registers.
    Quad,
}

impl Scalar {
    /// The register type.
    pub fn ty(self) -> ir::Type {
        match self {
            Scalar::Int(..=8) => types::I8,
            Scalar::Int(..=16) | Scalar::Half | Scalar::BFloat => types::I16,
            Scalar::Int(..=32) => types::I32,
            Scalar::Int(..=64) | Scalar::Ptr => types::I64,
            Scalar::Int(_) | Scalar::Quad => types::I128,
            Scalar::Float => types::F32,
            Scalar::Double => types::F64,
        }
    }

    /// The type of the register in which functions pass it.
    pub fn passed(self) -> ir::Type {
        if self == Scalar::Quad { VECTOR } else { self.ty() }
    }

    /// The width of values in bits.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(width) => width,
            other => other.ty().bits(),
        }
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double | Scalar::Quad)
    }
}

/// The position of parts in memory.
#[derive(Clone, Copy, Debug)]
pub enum Field {
    /// One part at a byte offset.
    Whole {
        /// The part's index.
        part: usize,
        /// In bytes from the start of the value.
        offset: u64,
    },
    /// Elements of a vector that are not whole bytes: bits of one integer, the first element lowest.
    Bits {
        /// The index of the first part.
        first: usize,
        /// The number of parts.
        count: usize,
        /// The offset of the integer in bytes.
        offset: u64,
    },
}

/// The parts of the values of a type.
#[derive(Debug, Default)]
pub struct Shape {
    /// The parts.
    pub parts: Vec<Scalar>,
    /// Where they are in memory.
    pub fields: Vec<Field>,
}

/// Larger values are not kept in registers.
const MAX_PARTS: usize = 4096;

/// The shapes of a module's types, made on first use.
pub struct Shapes<'m> {
    cx: &'m Context,
    layout: &'m DataLayout,
    known: HashMap<Type, Rc<Shape>>,
}

impl<'m> Shapes<'m> {
    /// No shapes yet.
    pub fn new(cx: &'m Context, layout: &'m DataLayout) -> Self {
        Self { cx, layout, known: HashMap::new() }
    }

    /// The layout of types in memory.
    pub fn layout(&self) -> &'m DataLayout {
        self.layout
    }

    /// The shape of a type; that of `void` is empty.
    pub fn of(&mut self, ty: Type) -> Result<Rc<Shape>, Unsupported> {
        if let Some(shape) = self.known.get(&ty) {
            return Ok(shape.clone());
        }
        let mut shape = Shape::default();
        self.add(&mut shape, ty, 0)?;
        let shape = Rc::new(shape);
        self.known.insert(ty, shape.clone());
        Ok(shape)
    }

    /// The scalar of a type that has one part.
    pub fn scalar(&mut self, ty: Type) -> Result<Scalar, Unsupported> {
        match self.of(ty)?.parts[..] {
            [scalar] => Ok(scalar),
            _ => Err(Unsupported::new("a value of several parts in this place")),
        }
    }

    /// The number of vector registers in which the C calling convention passes values of a type. 0 for types whose parts have
    /// registers of their own.
    pub fn vector_registers(&self, ty: Type) -> usize {
        let TypeView::Vector { elem, count, .. } = self.cx.view(ty) else { return 0 };
        let bits = self.layout.size_in_bits(self.cx, elem).map_or(0, |size| size.min);
        let all = bits * u64::from(count);
        let fits = bits != 0 && bits.is_multiple_of(8) && (all <= 128 || all.is_multiple_of(128));
        if fits { all.div_ceil(128) as usize } else { 0 }
    }

    /// The bytes between the starts of two elements of a type.
    pub fn stride(&self, ty: Type) -> Result<u64, Unsupported> {
        // `vscale` is 1.
        let size = self.layout.alloc_size(self.cx, ty).ok_or(Unsupported::new("a type without size"))?;
        Ok(size.min)
    }

    fn push(&self, shape: &mut Shape, scalar: Scalar) -> Result<usize, Unsupported> {
        if shape.parts.len() >= MAX_PARTS {
            return Err(Unsupported(format!("a value of more than {MAX_PARTS} scalars")));
        }
        shape.parts.push(scalar);
        Ok(shape.parts.len() - 1)
    }

    fn add(&self, shape: &mut Shape, ty: Type, offset: u64) -> Result<(), Unsupported> {
        let scalar = match self.cx.view(ty) {
            TypeView::Void => return Ok(()),
            TypeView::Int(width @ 1..=128) => Scalar::Int(width),
            TypeView::Int(width) => return Err(Unsupported(format!("integers of {width} bits"))),
            TypeView::Ptr(space) if self.layout.pointer_bits(space) == 64 => Scalar::Ptr,
            TypeView::Ptr(_) => return Err(Unsupported::new("pointers of another width than 64 bits")),
            TypeView::Float(FloatKind::Half) => Scalar::Half,
            TypeView::Float(FloatKind::BFloat) => Scalar::BFloat,
            TypeView::Float(FloatKind::Float) => Scalar::Float,
            TypeView::Float(FloatKind::Double) => Scalar::Double,
            TypeView::Float(FloatKind::Fp128) => Scalar::Quad,
            TypeView::Float(kind) => {
                return Err(Unsupported(format!("floats of the format '{}'", kind.name())));
            }
            TypeView::Vector { elem, count, .. } => return self.add_vector(shape, elem, count, offset),
            TypeView::Array { elem, count } => {
                let stride = self.stride(elem)?;
                let before = shape.parts.len();
                for i in 0..count {
                    self.add(shape, elem, offset.wrapping_add(i.wrapping_mul(stride)))?;
                    // Elements without parts can be as many as no loop counts.
                    if shape.parts.len() == before {
                        break;
                    }
                }
                return Ok(());
            }
            TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                let offsets = self.layout.field_offsets(self.cx, ty);
                let offsets = offsets.ok_or(Unsupported::new("a struct without layout"))?;
                for (field, at) in fields.iter().zip(offsets) {
                    self.add(shape, field, offset.wrapping_add(at))?;
                }
                return Ok(());
            }
            _ => return Err(Unsupported::new("values of a type that has no registers")),
        };
        let part = self.push(shape, scalar)?;
        shape.fields.push(Field::Whole { part, offset });
        Ok(())
    }

    fn add_vector(&self, shape: &mut Shape, elem: Type, count: u32, offset: u64) -> Result<(), Unsupported> {
        let mut scalar = Shape::default();
        self.add(&mut scalar, elem, 0)?;
        let &[scalar] = &scalar.parts[..] else {
            return Err(Unsupported::new("vectors of values that are no scalars"));
        };
        let first = shape.parts.len();
        for i in 0..count {
            let part = self.push(shape, scalar)?;
            if scalar.bits() % 8 == 0 {
                let offset = offset + u64::from(i) * u64::from(scalar.bits() / 8);
                shape.fields.push(Field::Whole { part, offset });
            }
        }
        if scalar.bits() % 8 != 0 {
            shape.fields.push(Field::Bits { first, count: count as usize, offset });
        }
        Ok(())
    }
}
