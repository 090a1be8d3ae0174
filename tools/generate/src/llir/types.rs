//! Types.

use super::Gen;
use std::fmt::Write;
use terrace::llir::types::TypeView;
use terrace::llir::{Context, Type};

impl Gen {
    /// Fills the pool with scalars, vectors, aggregates and identified structs, which it defines.
    pub(super) fn types(&mut self) {
        const WIDTHS: [u32; 12] = [1, 8, 16, 32, 64, 128, 7, 33, 65, 256, 2, 24];
        let scalars: Vec<Type> = WIDTHS
            .iter()
            .map(|&width| Type::int(width))
            .chain([Type::HALF, Type::BFLOAT, Type::FLOAT, Type::DOUBLE, Type::FP128])
            .chain([Type::X86_FP80, Type::PPC_FP128, Type::PTR, Type::PTR, Type::ptr(1), Type::ptr(2)])
            .collect();
        // Frequent types occur several times.
        self.pool = [Type::I32, Type::I64, Type::PTR, Type::int(1), Type::FLOAT, Type::DOUBLE].repeat(3);
        self.pool.extend(&scalars);
        for _ in 0..8 {
            let Some(elem) = self.rng.pick(&scalars) else { return };
            let count = [1, 2, 3, 4, 8, 16][self.rng.below(6)];
            let scalable = self.rng.chance(25);
            let ty = self.module.cx.vector(elem, count, scalable);
            self.pool.push(ty);
        }
        for number in 0..self.rng.below(5) {
            let mut fields = Vec::new();
            for _ in 0..self.rng.below(5) {
                fields.push(self.sized());
            }
            let packed = self.rng.chance(25);
            let name =
                ["T", "class.std::x", "a b", "u.1"][self.rng.below(4)].to_string() + &number.to_string();
            let ty = self.module.cx.named_struct(name.as_bytes());
            self.module.cx.set_struct_body(ty, &fields, packed);
            let body = self.module.cx.struct_type(&fields, packed);
            let (name, body) = (self.name_of(ty), self.name_of(body));
            self.line(&format!("{name} = type {body}"));
            self.pool.push(ty);
        }
        if self.rng.chance(20) {
            self.line("%Opaque = type opaque");
        }
        for _ in 0..3 {
            let mut fields = Vec::new();
            for _ in 0..self.rng.below(4) {
                fields.push(self.sized());
            }
            let packed = self.rng.chance(25);
            let elem = self.sized();
            let ty = match self.rng.chance(50) {
                true => self.module.cx.struct_type(&fields, packed),
                false => self.module.cx.array(elem, self.rng.below(4) as u64),
            };
            self.pool.push(ty);
        }
    }

    /// A first-class type.
    pub(super) fn any(&mut self) -> Type {
        self.rng.pick(&self.pool).unwrap_or(Type::I32)
    }

    /// A type of a fixed size.
    pub(super) fn sized(&mut self) -> Type {
        self.such_type(|cx, ty| !is_scalable(cx, ty))
    }

    /// A type of the pool with a property, which `i32` is taken to have.
    pub(super) fn such_type(&mut self, property: impl Fn(&Context, Type) -> bool) -> Type {
        for _ in 0..40 {
            let ty = self.any();
            if property(&self.module.cx, ty) {
                return ty;
            }
        }
        Type::I32
    }

    /// Integers, or vectors of them.
    pub(super) fn int_like(&mut self) -> Type {
        self.such_type(|cx, ty| cx.scalar_type(ty).is_int())
    }

    /// Floats, or vectors of them.
    pub(super) fn float_like(&mut self) -> Type {
        for _ in 0..40 {
            let ty = self.any();
            if self.module.cx.scalar_type(ty).float_kind().is_some() {
                return ty;
            }
        }
        Type::DOUBLE
    }

    /// The text of a type.
    pub(super) fn name_of(&self, ty: Type) -> String {
        let mut text = String::new();
        write_type(&self.module.cx, ty, &mut text);
        text
    }
}

/// Whether a type contains scalable vectors.
pub(super) fn is_scalable(cx: &Context, ty: Type) -> bool {
    match cx.view(ty) {
        TypeView::Vector { scalable, .. } => scalable,
        TypeView::Array { elem, .. } => is_scalable(cx, elem),
        TypeView::Struct { fields, .. } => fields.iter().any(|ty| is_scalable(cx, ty)),
        _ => false,
    }
}

fn write_type(cx: &Context, ty: Type, out: &mut String) {
    let list = |types: &mut dyn Iterator<Item = Type>, out: &mut String| {
        for (i, ty) in types.enumerate() {
            out.push_str(if i == 0 { "" } else { ", " });
            write_type(cx, ty, out);
        }
    };
    let _ = match cx.view(ty) {
        TypeView::Void => write!(out, "void"),
        TypeView::Label => write!(out, "label"),
        TypeView::Token => write!(out, "token"),
        TypeView::Metadata => write!(out, "metadata"),
        TypeView::X86Amx => write!(out, "x86_amx"),
        TypeView::Float(kind) => write!(out, "{}", kind.name()),
        TypeView::Int(width) => write!(out, "i{width}"),
        // No module that is generated has typed pointers.
        TypeView::Ptr(0) | TypeView::TypedPtr { .. } => write!(out, "ptr"),
        TypeView::Ptr(space) => write!(out, "ptr addrspace({space})"),
        TypeView::Vector { elem, count, scalable } => {
            let _ = write!(out, "<{}{count} x ", if scalable { "vscale x " } else { "" });
            write_type(cx, elem, out);
            write!(out, ">")
        }
        TypeView::Array { elem, count } => {
            let _ = write!(out, "[{count} x ");
            write_type(cx, elem, out);
            write!(out, "]")
        }
        TypeView::Struct { fields, packed } => {
            out.push_str(if packed { "<{ " } else { "{ " });
            list(&mut fields.iter(), out);
            out.push_str(if packed { " }>" } else { " }" });
            Ok(())
        }
        TypeView::Named { name, .. } => {
            let name = String::from_utf8_lossy(name);
            let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.');
            if plain { write!(out, "%{name}") } else { write!(out, "%\"{name}\"") }
        }
        TypeView::Function { ret, params, vararg } => {
            write_type(cx, ret, out);
            out.push_str(" (");
            list(&mut params.iter(), out);
            let dots = match (vararg, params.is_empty()) {
                (false, _) => "",
                (true, true) => "...",
                (true, false) => ", ...",
            };
            write!(out, "{dots})")
        }
        TypeView::Target { name, types, ints } => {
            let _ = write!(out, "target(\"{}\"", String::from_utf8_lossy(name));
            for ty in types.iter() {
                out.push_str(", ");
                write_type(cx, ty, out);
            }
            ints.iter().for_each(|int| out.push_str(&format!(", {int}")));
            write!(out, ")")
        }
    };
}
