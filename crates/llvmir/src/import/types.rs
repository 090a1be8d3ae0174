//! Types of LLVM IR as types of MLIR.

use crate::export::lossless::UNNAMED;
use crate::import::Import;
use terrace_ir::types::VectorType;
use terrace_ir::{Context, Type};
use terrace_llir as llir;
use terrace_llir::{FloatKind, TypeView};
use terrace_llvm as l;
use terrace_llvm::{ArrayType, FunctionType, PointerType, StructType, TargetExtType};
use terrace_num::FloatFormat;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Types that were translated, and the state of naming structs.
#[derive(Default)]
pub(crate) struct Types {
    /// Types by the LLVM type.
    known: FxHashMap<llir::Type, Type>,
    /// The number of structs without a name.
    n_unnamed: usize,
}

/// The format of a float.
pub(crate) fn float_format(kind: FloatKind) -> FloatFormat {
    match kind {
        FloatKind::Half => FloatFormat::F16,
        FloatKind::BFloat => FloatFormat::BF16,
        FloatKind::Float => FloatFormat::F32,
        FloatKind::Double => FloatFormat::F64,
        FloatKind::X86Fp80 => FloatFormat::F80,
        FloatKind::Fp128 => FloatFormat::F128,
        FloatKind::PpcFp128 => FloatFormat::PpcFp128,
    }
}

impl Import<'_> {
    /// The type in MLIR.
    #[inline]
    pub fn ty(&mut self, ty: llir::Type) -> Type {
        if let Some(width) = ty.int_width() {
            return Type::int(self.ctx, width);
        }
        match self.state.types.known.get(&ty) {
            Some(&known) => known,
            None => self.new_type(ty),
        }
    }

    /// Translates a type that is not known yet. Types are nested as deeply as the text, which the parser limits.
    fn new_type(&mut self, ty: llir::Type) -> Type {
        let (ctx, cx) = (self.ctx, self.cx);
        let new = match cx.view(ty) {
            TypeView::Void => l::types::void(ctx),
            TypeView::Label => l::LabelType::get(ctx),
            TypeView::Token => l::TokenType::get(ctx),
            TypeView::Metadata => l::MetadataType::get(ctx),
            TypeView::X86Amx => l::X86AmxType::get(ctx),
            TypeView::Float(kind) => Type::float(ctx, float_format(kind)),
            TypeView::Int(width) => Type::int(ctx, width),
            TypeView::Ptr(space) | TypeView::TypedPtr { address_space: space, .. } => {
                PointerType::get(ctx, space)
            }
            TypeView::Vector { elem, count, scalable } => {
                let elem = self.ty(elem);
                VectorType::get(ctx, &[i64::from(count)], elem, if scalable { &[1] } else { &[] })
            }
            TypeView::Array { elem, count } => {
                let elem = self.ty(elem);
                ArrayType::get(ctx, elem, count)
            }
            TypeView::Struct { fields, packed } => {
                let fields: SmallVec<[Type; 8]> = fields.iter().map(|field| self.ty(field)).collect();
                StructType::literal(ctx, &fields, packed)
            }
            TypeView::Named { name, body } => return self.named_struct(ty, name, body),
            TypeView::Function { ret, params, vararg } => {
                let ret = self.ty(ret);
                let params: SmallVec<[Type; 8]> = params.iter().map(|param| self.ty(param)).collect();
                FunctionType::get(ctx, ret, &params, vararg)
            }
            TypeView::Target { name, types, ints } => {
                let types: SmallVec<[Type; 4]> = types.iter().map(|ty| self.ty(ty)).collect();
                let ints: SmallVec<[i64; 4]> = ints.iter().map(|&int| i64::from(int)).collect();
                TargetExtType::get(ctx, ctx.str_id(name), &types, &ints)
            }
        };
        self.state.types.known.insert(ty, new);
        new
    }

    fn named_struct(
        &mut self,
        ty: llir::Type,
        name: &[u8],
        body: Option<(llir::types::Types<'_>, bool)>,
    ) -> Type {
        let ctx = self.ctx;
        let fields = body.map(|(fields, packed)| {
            let fields: SmallVec<[Type; 8]> = fields.iter().map(|field| self.ty(field)).collect();
            (fields, packed)
        });
        let new = match fields {
            Some((fields, packed)) if self.options.structs_as_literals => {
                StructType::literal(ctx, &fields, packed)
            }
            // As upstream: an opaque struct becomes an empty one.
            None if self.options.structs_as_literals => StructType::literal(ctx, &[], false),
            fields => {
                let name = match self.state.types.n_unnamed {
                    n if self.options.lossless && name.is_empty() => {
                        self.state.types.n_unnamed += 1;
                        ctx.intern(&format!("{UNNAMED}{n}"))
                    }
                    _ if !name.is_empty() => ctx.str_id(name),
                    0 => ctx.intern(""),
                    n => ctx.intern(&format!(".{n}")),
                };
                if ctx.bytes(name).first().is_none_or(|&first| first == b'.') {
                    self.state.types.n_unnamed += 1;
                }
                let new = StructType::identified(ctx, name);
                let body = match fields {
                    Some((fields, packed)) => StructType::literal(ctx, &fields, packed),
                    None => StructType::opaque_body(ctx),
                };
                ctx.set_type_body(new, body);
                new
            }
        };
        self.state.types.known.insert(ty, new);
        new
    }
}

/// Whether a type is an integer or a float of the builtin dialect (`isIntOrFloat`).
pub(crate) fn is_int_or_float(ctx: &Context, ty: Type) -> bool {
    ty.signless_width(ctx).is_some() || ty.as_float(ctx).is_some_and(|format| format != FloatFormat::PpcFp128)
}
