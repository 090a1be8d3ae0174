//! Printing elements attributes.

use super::printer::{AsmPrinter, push_hex};
use crate::attrs::*;
use crate::options::MlirVersion;
use crate::types::{ComplexType, Signedness, Type};
use terrace_num::{ApFloat, ApInt, FloatFormat, push_i64, push_u64};

/// How one number in an elements attribute is written.
#[derive(Clone, Copy)]
enum Scalar {
    /// `true` or `false`.
    Bool,
    /// An integer of some width.
    Int(u32, bool),
    /// A float.
    Float(FloatFormat),
}

impl Scalar {
    fn of(p: &AsmPrinter<'_>, ty: Type) -> Option<Scalar> {
        if ty.is_index() {
            return Some(Scalar::Int(64, true));
        }
        if let Some((width, sign)) = ty.as_int(p.ctx) {
            return Some(if width == 1 {
                Scalar::Bool
            } else {
                Scalar::Int(width, sign != Signedness::Unsigned)
            });
        }
        ty.as_float(p.ctx).map(Scalar::Float)
    }

    /// Bytes of one number.
    fn bytes(self) -> usize {
        match self {
            Scalar::Bool => 1,
            Scalar::Int(width, _) => width.div_ceil(8).max(1) as usize,
            Scalar::Float(format) => format.width().div_ceil(8).max(1) as usize,
        }
    }

    fn write(self, data: &[u8], out: &mut Vec<u8>) {
        match self {
            Scalar::Bool => {
                let value = data.first().is_some_and(|&b| b & 1 != 0);
                out.extend_from_slice(if value { b"true" } else { b"false" });
            }
            Scalar::Int(width @ 1..=64, signed) => {
                let bits = word(data) << (64 - width);
                if signed {
                    push_i64(out, bits as i64 >> (64 - width));
                } else {
                    push_u64(out, bits >> (64 - width));
                }
            }
            Scalar::Int(width, signed) => ApInt::from_le_bytes(width, data).write_decimal(out, signed),
            Scalar::Float(format) => {
                let mut bits = [0; 16];
                let n = data.len().min(16);
                bits[..n].copy_from_slice(&data[..n]);
                ApFloat::from_bits(format, u128::from_le_bytes(bits)).write_mlir(out);
            }
        }
    }
}

/// Up to eight little-endian bytes.
fn word(data: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    let n = data.len().min(8);
    bytes[..n].copy_from_slice(&data[..n]);
    u64::from_le_bytes(bytes)
}

impl AsmPrinter<'_> {
    fn n_elements(&self, ty: Type) -> u64 {
        ty.as_shaped(self.ctx).and_then(|shaped| shaped.n_elements()).unwrap_or(0)
    }

    /// Whether elements attributes of a type are elided for their size.
    fn is_elided(&self, ty: Type, splat: bool) -> bool {
        !splat && self.options.elide_elements_larger.is_some_and(|limit| self.n_elements(ty) > limit)
    }

    fn elided(&mut self) {
        self.text("dense_resource<__elided__>");
    }

    /// Prints `dense<...>` without its type, or what stands for it when it is elided.
    pub(super) fn dense(&mut self, dense: &DenseElementsAttr<'_>, allow_hex: bool) {
        if self.is_elided(dense.ty, dense.splat) {
            return self.elided();
        }
        self.text("dense<");
        self.dense_values(dense, allow_hex);
        self.byte(b'>');
    }

    fn dense_values(&mut self, dense: &DenseElementsAttr<'_>, allow_hex: bool) {
        let ctx = self.ctx;
        let Some(shaped) = dense.ty.as_shaped(ctx) else { return };
        let n = shaped.n_elements().unwrap_or(0);
        let complex = shaped.elem.as_::<ComplexType>(ctx);
        let Some(scalar) = Scalar::of(self, complex.map_or(shaped.elem, |c| c.elem)) else { return };
        let hex = match self.options.hex_elements_larger {
            None => n > 100,
            Some(limit) => limit != -1 && n > limit.max(0) as u64,
        };
        if hex && allow_hex && !dense.splat {
            let is_bool = complex.is_none() && matches!(scalar, Scalar::Bool);
            return self.dense_hex(dense, is_bool && self.options.version < MlirVersion::V23);
        }
        let size = scalar.bytes();
        let element = |p: &mut Self, i: usize| {
            let part = |i: usize| dense.data.get(i * size..(i + 1) * size).unwrap_or(&[]);
            if complex.is_some() {
                p.byte(b'(');
                scalar.write(part(2 * i), &mut p.out);
                p.byte(b',');
                scalar.write(part(2 * i + 1), &mut p.out);
                p.byte(b')');
            } else {
                scalar.write(part(i), &mut p.out);
            }
        };
        self.elements(dense.splat, shaped.shape.unwrap_or(&[]), n, element);
    }

    /// Prints elements in nested brackets by shape.
    fn elements(&mut self, splat: bool, shape: &[i64], n: u64, mut element: impl FnMut(&mut Self, usize)) {
        if splat {
            return element(self, 0);
        }
        // A closing bracket for each dimension that an element's index ends, an opening one for each it starts.
        let mut counter = vec![0i64; shape.len()];
        let mut open = 0;
        for i in 0..n as usize {
            if i != 0 {
                self.text(", ");
            }
            for _ in open..shape.len() {
                self.byte(b'[');
            }
            open = shape.len();
            element(self, i);
            for d in (0..shape.len()).rev() {
                counter[d] += 1;
                if counter[d] < shape[d] || d == 0 {
                    break;
                }
                counter[d] = 0;
                open -= 1;
                self.byte(b']');
            }
        }
        for _ in 0..open {
            self.byte(b']');
        }
    }

    fn dense_hex(&mut self, dense: &DenseElementsAttr<'_>, packed: bool) {
        self.text("\"0x");
        if packed {
            // Upstream stored `i1` eight to a byte until MLIR 22.
            for bits in dense.data.chunks(8) {
                let byte = bits.iter().enumerate().fold(0, |byte, (i, bit)| byte | (bit & 1) << i);
                push_hex(&mut self.out, byte);
            }
        } else {
            self.out.reserve(dense.data.len() * 2);
            for &byte in dense.data {
                push_hex(&mut self.out, byte);
            }
        }
        self.byte(b'"');
    }

    pub(super) fn dense_strings(&mut self, dense: &DenseStringElementsAttr<'_>) {
        if self.is_elided(dense.ty, dense.splat) {
            return self.elided();
        }
        let ctx = self.ctx;
        let Some(shaped) = dense.ty.as_shaped(ctx) else { return };
        self.text("dense<");
        let n = shaped.n_elements().unwrap_or(0);
        self.elements(dense.splat, shaped.shape.unwrap_or(&[]), n, |p, i| {
            let string = dense.strings.get(i).map_or(&b""[..], |&s| ctx.bytes(s));
            p.string(string);
        });
        self.byte(b'>');
    }

    pub(super) fn sparse(&mut self, sparse: &SparseElementsAttr<'_>) {
        let ctx = self.ctx;
        let elided = |p: &Self, attr: Attr| match attr.as_::<DenseElementsAttr>(ctx) {
            Some(dense) => p.is_elided(dense.ty, dense.splat),
            None => attr.as_::<DenseStringElementsAttr>(ctx).is_some_and(|d| p.is_elided(d.ty, d.splat)),
        };
        if elided(self, sparse.indices) || elided(self, sparse.values) {
            return self.elided();
        }
        self.text("sparse<");
        if let Some(indices) = sparse.indices.as_::<DenseElementsAttr>(ctx)
            && self.n_elements(indices.ty) != 0
        {
            self.dense_values(&indices, false);
            self.text(", ");
            if let Some(values) = sparse.values.as_::<DenseElementsAttr>(ctx) {
                self.dense_values(&values, true);
            } else if let Some(values) = sparse.values.as_::<DenseStringElementsAttr>(ctx) {
                let n = self.n_elements(values.ty);
                let shape = values.ty.as_shaped(ctx).and_then(|s| s.shape).unwrap_or(&[]);
                self.elements(values.splat, shape, n, |p, i| {
                    p.string(values.strings.get(i).map_or(&b""[..], |&s| ctx.bytes(s)));
                });
            }
        }
        self.byte(b'>');
    }

    pub(super) fn dense_array(&mut self, array: &DenseArrayAttr<'_>) {
        self.text("array<");
        self.ty(array.elem);
        if array.len != 0 {
            self.text(": ");
            self.dense_array_values(array);
        }
        self.byte(b'>');
    }

    /// Appends the elements of a dense array, separated by commas.
    pub fn dense_array_values(&mut self, array: &DenseArrayAttr<'_>) {
        let Some(scalar) = Scalar::of(self, array.elem) else { return };
        let size = scalar.bytes();
        self.list(0..array.len as usize, |p, i| {
            scalar.write(array.data.get(i * size..(i + 1) * size).unwrap_or(&[]), &mut p.out);
        });
    }
}
