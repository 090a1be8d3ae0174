//! The data layout: the string of `llvm.data_layout`, or the one that stands for `dlti.dl_spec`.

use crate::export::state::{ModuleState, Outcome};
use std::fmt::Write;
use terrace_base::dlti::FunctionPointerAlignmentAttr;
use terrace_base::dlti::layout::DataLayout;
use terrace_ir::attrs::{DenseArrayAttr, IntegerAttr};
use terrace_ir::body::OpRef;
use terrace_ir::types::{FloatType, IndexType, IntegerType, Signedness};
use terrace_ir::{Attr, Context, Type};
use terrace_llir as llir;
use terrace_llvm::PointerType;

/// Sets the module's data layout.
pub(crate) fn data_layout(state: &mut ModuleState<'_>, module: OpRef<'_>) -> Outcome {
    let (b, ctx) = (module.body(), state.ctx);
    let text = b.discardable(module.op, "llvm.data_layout").and_then(|attr| attr.as_bytes(ctx));
    let spec = b.discardable(module.op, "dlti.dl_spec");
    let from_spec = match spec {
        Some(spec) => match translate(ctx, spec) {
            Ok(text) => Some(text),
            Err(message) => return Err(ctx.error(b.loc(module.op), message).emit().into()),
        },
        None => None,
    };
    let layout = match (text, &from_spec) {
        (Some(text), _) => String::from_utf8_lossy(text).into_owned(),
        (None, Some(text)) => text.clone(),
        (None, None) => return Ok(()),
    };
    let parse = |text: &str| {
        llir::DataLayout::parse(text)
            .map_err(|error| module.op_error(format!("invalid data layout descriptor: {error}")).emit())
    };
    let parsed = parse(&layout)?;
    // The specification and the string must agree.
    if let (Some(_), Some(from_spec)) = (text, from_spec)
        && !from_spec.is_empty()
        && !state.lossless
    {
        let separator = if layout.is_empty() { "" } else { "-" };
        let both = parse(&format!("{layout}{separator}{from_spec}"))?;
        if !both.same_rules(&parsed) {
            let message = format!(
                "'llvm.data_layout' \"{layout}\" and 'dlti.dl_spec', which is \"{from_spec}\", do not agree"
            );
            return Err(module.op_error(message).emit().into());
        }
    }
    state.module.layout = parsed;
    Ok(())
}

/// The LLVM string of a specification: named entries, then types, each in order.
fn translate(ctx: &Context, spec: Attr) -> Result<String, String> {
    let layout = DataLayout::of_spec(ctx, spec);
    let mut out = String::new();
    for entry in layout.entries() {
        let Some(name) = entry.name else { continue };
        let name = ctx.str(name);
        let number = || entry.value.as_::<IntegerAttr>(ctx).and_then(|int| int.to_u64()).unwrap_or(0);
        let mut space = |letter: char| {
            if number() != 0 {
                let _ = write!(out, "-{letter}{}", number());
            }
        };
        match &*name {
            "dlti.endianness" => {
                out.push_str(if entry.value.as_bytes(ctx) == Some(b"little") { "-e" } else { "-E" });
            }
            "dlti.mangling_mode" => {
                let mode = entry.value.as_bytes(ctx).unwrap_or(b"");
                let _ = write!(out, "-m:{}", String::from_utf8_lossy(mode));
            }
            "dlti.program_memory_space" => space('P'),
            "dlti.global_memory_space" => space('G'),
            "dlti.alloca_memory_space" => space('A'),
            "dlti.stack_alignment" => space('S'),
            "dlti.function_pointer_alignment" => {
                if let Some(align) = entry.value.as_::<FunctionPointerAlignmentAttr>(ctx)
                    && align.alignment != 0
                {
                    let kind = if align.function_dependent { 'n' } else { 'i' };
                    let _ = write!(out, "-F{kind}{}", align.alignment);
                }
            }
            "dlti.legal_int_widths" => {
                if let Some(widths) = entry.value.as_::<DenseArrayAttr>(ctx) {
                    let widths: Vec<String> = widths.i32s().map(|width| width.to_string()).collect();
                    let _ = write!(out, "-n{}", widths.join(":"));
                }
            }
            _ => return Err(format!("unsupported data layout key \"{name}\"")),
        }
    }
    for entry in layout.entries() {
        let Some(ty) = entry.ty else { continue };
        if ty.is::<IndexType>(ctx) {
            continue;
        }
        type_rule(ctx, &layout, ty, &mut out)?;
    }
    Ok(out.strip_prefix('-').unwrap_or(&out).to_owned())
}

fn type_rule(ctx: &Context, layout: &DataLayout<'_>, ty: Type, out: &mut String) -> Result<(), String> {
    if let Some(pointer) = ty.as_::<PointerType>(ctx) {
        let rule = layout.pointer(ty, PointerType::get(ctx, 0));
        let (abi, preferred) = (rule.abi / 8 * 8, rule.preferred / 8 * 8);
        let _ = write!(out, "-p{}:{}:{abi}:{preferred}:{}", pointer.address_space, rule.size, rule.index);
        return Ok(());
    }
    let shown = || terrace_ir::asm::quoted_type(ctx, ty);
    let letter = match ty.as_int(ctx) {
        Some((_, Signedness::Signless)) => 'i',
        Some(_) => return Err(format!("unsupported data layout for non-signless integer {}", shown())),
        None if ty.is::<FloatType>(ctx) && is_llvm_float(ctx, ty) => 'f',
        None => return Err(format!("unsupported type in data layout: {}", shown())),
    };
    debug_assert!(letter == 'f' || ty.is::<IntegerType>(ctx));
    let size = layout.size_in_bits(ty).unwrap_or(0);
    let abi = layout.abi_alignment(ty).unwrap_or(0).saturating_mul(8);
    let preferred = layout.preferred_alignment(ty).unwrap_or(0).saturating_mul(8);
    let _ = write!(out, "-{letter}{size}:{abi}");
    if abi != preferred {
        let _ = write!(out, ":{preferred}");
    }
    Ok(())
}

/// The floats that a layout string can name.
fn is_llvm_float(ctx: &Context, ty: Type) -> bool {
    matches!(ty.bit_width(ctx), Some(16 | 32 | 64 | 80 | 128))
        && matches!(&*terrace_ir::asm::type_to_string(ctx, ty), "f16" | "f32" | "f64" | "f80" | "f128")
}
