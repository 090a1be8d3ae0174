//! Shapes: the registers that a value of LLVM IR is made of, and where they are in memory.
//!
//! WebAssembly has registers of 32 and 64 bits and vectors of 128 bits. A vector that fills whole vector registers is kept in
//! them; a value of any other type is a list of scalars, one for each element of a vector and each member of a struct or
//! array, in order. An integer of more than 64 bits has two registers.

use crate::{Translated, Unsupported};
use std::collections::HashMap;
use std::rc::Rc;
use terrace_llir::layout::DataLayout;
use terrace_llir::types::{FloatKind, TypeView};
use terrace_llir::{Context, Type};
use wasm_encoder::ValType;

/// A scalar type of LLVM IR that has registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of at most 128 bits. Its registers have zeros above its width.
    Int(u32),
    /// A pointer of 32 bits.
    Ptr,
    /// `half`, as 16 bits in an integer register.
    Half,
    /// `bfloat`, likewise.
    BFloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
}

impl Scalar {
    /// The type of its registers.
    pub fn ty(self) -> ValType {
        match self {
            Scalar::Int(..=32) | Scalar::Ptr | Scalar::Half | Scalar::BFloat => ValType::I32,
            Scalar::Int(_) => ValType::I64,
            Scalar::Float => ValType::F32,
            Scalar::Double => ValType::F64,
        }
    }

    /// The number of its registers.
    pub fn registers(self) -> usize {
        if self.is_wide() { 2 } else { 1 }
    }

    /// Whether it is an integer of two registers.
    pub fn is_wide(self) -> bool {
        matches!(self, Scalar::Int(65..))
    }

    /// The width of values in bits.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(width) => width,
            Scalar::Half | Scalar::BFloat => 16,
            Scalar::Ptr | Scalar::Float => 32,
            Scalar::Double => 64,
        }
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double)
    }
}

/// A position of registers in memory.
#[derive(Clone, Copy, Debug)]
pub enum Field {
    /// A scalar at a byte offset.
    Scalar {
        /// Its type.
        scalar: Scalar,
        /// The index of its first register.
        register: usize,
        /// In bytes from the start of the value.
        offset: u64,
    },
    /// A vector register at a byte offset.
    Vector {
        /// The register's index.
        register: usize,
        /// In bytes from the start of the value.
        offset: u64,
    },
    /// Elements of a vector that are not whole bytes: bits of one integer, the first element lowest.
    Bits {
        /// Their type.
        scalar: Scalar,
        /// The index of the first register.
        register: usize,
        /// The number of elements.
        count: usize,
        /// The offset of the integer in bytes.
        offset: u64,
    },
}

/// The registers of the values of a type.
#[derive(Debug, Default)]
pub struct Shape {
    /// Their types.
    pub registers: Vec<ValType>,
    /// Where they are in memory.
    pub fields: Vec<Field>,
}

/// A vector type, or a scalar as a vector of one element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elements {
    /// The type of the elements.
    pub scalar: Scalar,
    /// Their number.
    pub count: usize,
    /// Whether the elements are lanes of vector registers.
    pub is_packed: bool,
}

impl Elements {
    /// The lanes of a vector register.
    pub fn lanes(self) -> usize {
        (128 / self.scalar.bits()) as usize
    }
}

/// Larger values are not kept in registers.
const MAX_REGISTERS: usize = 16384;

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

    /// The shape of a type; that of `void` is empty.
    pub fn of(&mut self, ty: Type) -> Translated<Rc<Shape>> {
        if let Some(shape) = self.known.get(&ty) {
            return Ok(shape.clone());
        }
        let mut shape = Shape::default();
        self.add(&mut shape, ty, 0, 0)?;
        let shape = Rc::new(shape);
        self.known.insert(ty, shape.clone());
        Ok(shape)
    }

    /// The elements of a vector or scalar type.
    pub fn elements(&self, ty: Type) -> Translated<Elements> {
        let Some((elem, count)) = self.cx.vector_parts(ty) else {
            return Ok(Elements { scalar: self.scalar(ty)?, count: 1, is_packed: false });
        };
        let (scalar, count) = (self.scalar(elem)?, count as usize);
        let has_lanes = match scalar {
            Scalar::Int(8 | 16 | 32 | 64) => true,
            other => matches!(other, Scalar::Ptr | Scalar::Float | Scalar::Double),
        };
        let is_packed = has_lanes && (scalar.bits() as usize * count).is_multiple_of(128);
        Ok(Elements { scalar, count, is_packed })
    }

    /// The scalar that a type is.
    pub fn scalar(&self, ty: Type) -> Translated<Scalar> {
        Ok(match self.cx.view(ty) {
            TypeView::Int(width @ 1..=128) => Scalar::Int(width),
            TypeView::Int(width) => return Err(Unsupported(format!("integers of {width} bits"))),
            TypeView::Ptr(space) if self.layout.pointer_bits(space) == 32 => Scalar::Ptr,
            TypeView::Ptr(_) => {
                return Err(Unsupported::new(
                    "pointers of another width than 32 bits: the target is 'wasm32'",
                ));
            }
            TypeView::Float(FloatKind::Half) => Scalar::Half,
            TypeView::Float(FloatKind::BFloat) => Scalar::BFloat,
            TypeView::Float(FloatKind::Float) => Scalar::Float,
            TypeView::Float(FloatKind::Double) => Scalar::Double,
            TypeView::Float(kind) => {
                return Err(Unsupported(format!("floats of the format '{}'", kind.name())));
            }
            _ => return Err(Unsupported::new("values of a type that has no registers")),
        })
    }

    /// The bytes between the starts of two elements of a type.
    pub fn stride(&self, ty: Type) -> Translated<u64> {
        // `vscale` is 1.
        let size = self.layout.alloc_size(self.cx, ty).ok_or(Unsupported::new("a type without size"))?;
        Ok(size.min)
    }

    fn push(shape: &mut Shape, ty: ValType, count: usize) -> Translated<usize> {
        if shape.registers.len() + count > MAX_REGISTERS {
            return Err(Unsupported(format!("a value of more than {MAX_REGISTERS} scalars")));
        }
        shape.registers.extend(core::iter::repeat_n(ty, count));
        Ok(shape.registers.len() - count)
    }

    fn add(&self, shape: &mut Shape, ty: Type, offset: u64, depth: u32) -> Translated {
        if depth > 200 {
            return Err(Unsupported::new("a type that is nested too deep"));
        }
        match self.cx.view(ty) {
            TypeView::Void => {}
            TypeView::Vector { .. } => self.add_vector(shape, ty, offset)?,
            TypeView::Array { elem, count } => {
                let stride = self.stride(elem)?;
                let before = shape.registers.len();
                for i in 0..count {
                    self.add(shape, elem, offset.wrapping_add(i.wrapping_mul(stride)), depth + 1)?;
                    if shape.registers.len() == before {
                        break;
                    }
                }
            }
            TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                let offsets = self.layout.field_offsets(self.cx, ty);
                let offsets = offsets.ok_or(Unsupported::new("a struct without layout"))?;
                for (field, at) in fields.iter().zip(offsets) {
                    self.add(shape, field, offset.wrapping_add(at), depth + 1)?;
                }
            }
            _ => {
                let scalar = self.scalar(ty)?;
                let register = Self::push(shape, scalar.ty(), scalar.registers())?;
                shape.fields.push(Field::Scalar { scalar, register, offset });
            }
        }
        Ok(())
    }

    fn add_vector(&self, shape: &mut Shape, ty: Type, offset: u64) -> Translated {
        let Elements { scalar, count, is_packed } = self.elements(ty)?;
        let bytes = u64::from(scalar.bits() / 8);
        if is_packed {
            for i in 0..count * scalar.bits() as usize / 128 {
                let register = Self::push(shape, ValType::V128, 1)?;
                shape.fields.push(Field::Vector { register, offset: offset + 16 * i as u64 });
            }
            return Ok(());
        }
        let first = shape.registers.len();
        for i in 0..count {
            let register = Self::push(shape, scalar.ty(), scalar.registers())?;
            if scalar.bits() % 8 == 0 {
                let offset = offset + i as u64 * bytes;
                shape.fields.push(Field::Scalar { scalar, register, offset });
            }
        }
        if scalar.bits() % 8 != 0 {
            shape.fields.push(Field::Bits { scalar, register: first, count, offset });
        }
        Ok(())
    }
}
