//! Mangled names of overloaded intrinsics.

use crate::context::Context;
use crate::types::{FloatKind, Type, TypeView};
use std::io::Write;

/// The name of the intrinsic `base`, such as `umin`, with a suffix for these types: `llvm.umin.i32`.
pub fn intrinsic_name(cx: &Context, base: &str, overloads: &[Type]) -> Vec<u8> {
    let mut name = [b"llvm.", base.as_bytes()].concat();
    for &ty in overloads {
        name.push(b'.');
        type_name(cx, ty, &mut name);
    }
    name
}

/// Appends the mangled name of a type.
fn type_name(cx: &Context, ty: Type, out: &mut Vec<u8>) {
    match cx.view(ty) {
        TypeView::Ptr(space) => {
            let _ = write!(out, "p{space}");
        }
        TypeView::TypedPtr { elem, address_space } => {
            let _ = write!(out, "p{address_space}");
            type_name(cx, elem, out);
        }
        TypeView::Int(width) => {
            let _ = write!(out, "i{width}");
        }
        TypeView::Float(kind) => out.extend_from_slice(match kind {
            FloatKind::Half => b"f16",
            FloatKind::BFloat => b"bf16",
            FloatKind::Float => b"f32",
            FloatKind::Double => b"f64",
            FloatKind::X86Fp80 => b"f80",
            FloatKind::Fp128 => b"f128",
            FloatKind::PpcFp128 => b"ppcf128",
        }),
        TypeView::Vector { elem, count, scalable } => {
            let _ = write!(out, "{}v{count}", if scalable { "nx" } else { "" });
            type_name(cx, elem, out);
        }
        TypeView::Array { elem, count } => {
            let _ = write!(out, "a{count}");
            type_name(cx, elem, out);
        }
        TypeView::Struct { fields, .. } => {
            out.extend_from_slice(b"sl_");
            fields.iter().for_each(|field| type_name(cx, field, out));
            out.push(b's');
        }
        TypeView::Named { name, .. } => {
            out.extend_from_slice(b"s_");
            out.extend_from_slice(name);
            out.push(b's');
        }
        TypeView::Function { ret, params, vararg } => {
            out.extend_from_slice(b"f_");
            type_name(cx, ret, out);
            params.iter().for_each(|param| type_name(cx, param, out));
            if vararg {
                out.extend_from_slice(b"vararg");
            }
            out.push(b'f');
        }
        TypeView::Target { name, types, ints } => {
            out.push(b't');
            out.extend_from_slice(name);
            for ty in types.iter() {
                out.push(b'_');
                type_name(cx, ty, out);
            }
            for int in ints {
                let _ = write!(out, "_{int}");
            }
            out.push(b't');
        }
        TypeView::Void => out.extend_from_slice(b"isVoid"),
        TypeView::Metadata => out.extend_from_slice(b"Metadata"),
        TypeView::X86Amx => out.extend_from_slice(b"x86amx"),
        TypeView::Label | TypeView::Token => {}
    }
}
