//! Verification of discardable attributes of `dlti` on operations.

use super::attrs::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetSystemSpecAttr, text_of};
use super::combine;
use super::layout::numbers;
use terrace_rewrite::prelude::*;

/// Entry names that belong to the dialect.
const NAMES: [&str; 9] = [
    "dlti.endianness",
    "dlti.default_memory_space",
    "dlti.alloca_memory_space",
    "dlti.program_memory_space",
    "dlti.global_memory_space",
    "dlti.mangling_mode",
    "dlti.stack_alignment",
    "dlti.legal_int_widths",
    "dlti.function_pointer_alignment",
];

fn fail(op: OpRef<'_>, message: String) -> Result {
    Err(op.error(message).emit())
}

/// Verifies a discardable attribute `dlti.name`.
pub(crate) fn op_attr(op: OpRef<'_>, name: &str, attr: Attr) -> Result {
    let ctx = op.ctx();
    let (fits, kind) = match name {
        "dlti.dl_spec" => (attr.is::<DataLayoutSpecAttr>(ctx), "dl_spec"),
        "dlti.target_system_spec" => (attr.is::<TargetSystemSpecAttr>(ctx), "target_system_spec"),
        "dlti.map" => (attr.is::<MapAttr>(ctx), "map"),
        _ => return fail(op, format!("attribute '{name}' not supported by dialect")),
    };
    if !fits {
        return fail(op, format!("'{name}' is expected to be a #dlti.{kind} attribute"));
    }
    match attr.as_::<DataLayoutSpecAttr>(ctx) {
        Some(spec) if op.def().name == "builtin.module" => spec_of_module(op, spec.entries),
        _ => Ok(()),
    }
}

/// Verifies a module's data layout: type entries grouped by kind, in order of first appearance, then names.
fn spec_of_module(op: OpRef<'_>, attrs: &[Attr]) -> Result {
    let ctx = op.ctx();
    // Upstream reports these at the module's location, without the operation in the message.
    let fail = |message: String| Err(ctx.error(op.body().loc(op.op), message).emit());
    let entries: Vec<(Attr, DataLayoutEntryAttr<'_>)> =
        attrs.iter().filter_map(|&attr| Some((attr, attr.as_::<DataLayoutEntryAttr>(ctx)?))).collect();
    let mut kinds: Vec<u32> = Vec::new();
    for (_, entry) in &entries {
        if let Some(code) = entry.ty.map(|ty| ctx.type_words(ty).0)
            && !kinds.contains(&code)
        {
            kinds.push(code);
        }
    }
    for kind in kinds {
        for &(attr, entry) in &entries {
            if let Some(ty) = entry.ty.filter(|&ty| ctx.type_words(ty).0 == kind)
                && let Err(message) = type_entry(op, ty, attr, entry.value)
            {
                return fail(message);
            }
        }
    }
    for (_, entry) in &entries {
        let Some(name) = entry.name.map(|name| ctx.str(name)) else { continue };
        if !name.starts_with("dlti.") {
            // No other dialect has named entries. Upstream ignores dialects that are not loaded, that is, not used.
            if let Some((dialect, _)) = name.split_once('.')
                && ctx.dialect(dialect).is_some()
                && is_used(op, dialect)
            {
                return fail(format!(
                    "the '{dialect}' dialect does not support identifier data layout entries"
                ));
            }
            continue;
        }
        if !NAMES.contains(&&*name) {
            return fail(format!("unknown data layout entry name: {name}"));
        }
        if name == "dlti.endianness" && !matches!(text_of(ctx, entry.value), Some(b"big" | b"little")) {
            return fail(format!("'{name}' data layout entry is expected to be either 'big' or 'little'"));
        }
    }
    combine::check(op, attrs)
}

/// Whether a module contains an operation of a dialect.
fn is_used(op: OpRef<'_>, dialect: &str) -> bool {
    if dialect == "builtin" {
        return true;
    }
    let mut bodies = vec![op.body().region_body(op.op)];
    while let Some(body) = bodies.pop() {
        let mut found = false;
        body.walk(|op| {
            found |= body.def(op).dialect == dialect;
            if body.is_nested(op) {
                bodies.push(body.region_body(op));
            }
        });
        if found {
            return true;
        }
    }
    false
}

fn type_entry(op: OpRef<'_>, ty: Type, entry: Attr, value: Attr) -> core::result::Result<(), String> {
    let ctx = op.ctx();
    if ty.is::<IndexType>(ctx) {
        return match value.as_::<IntegerAttr>(ctx) {
            Some(_) => Ok(()),
            None => {
                let ty = terrace_ir::asm::quoted_type(ctx, ty);
                Err(format!("expected integer attribute in the data layout entry for {ty}"))
            }
        };
    }
    let name = ty.def(ctx).map(|def| (def.dialect, def.name));
    if ty.is::<IntegerType>(ctx) || ty.is::<FloatType>(ctx) {
        let shown = || terrace_ir::asm::attr_to_string(ctx, entry);
        let Some(values) = numbers(ctx, value) else {
            return Err(format!(
                "expected a dense i64 elements attribute in the data layout entry {}",
                shown()
            ));
        };
        return match values[..] {
            [_] => Ok(()),
            [abi, preferred] if preferred >= abi => Ok(()),
            [_, _] => Err(format!(
                "preferred alignment is expected to be greater than or equal to the abi alignment in data layout \
                 entry {}",
                shown()
            )),
            _ => Err(format!("expected 1 or 2 elements in the data layout entry {}", shown())),
        };
    }
    let Some(name) = name else { return Ok(()) };
    match name {
        ("builtin", _) => Err("unexpected data layout for a built-in type".to_owned()),
        ("llvm", "ptr") => pointer_entry(op, ty, value),
        ("llvm", "struct") => struct_entry(ctx, ty, value),
        ("llvm", "array") => Ok(()),
        ("llvm", _) => Err("data layout specified for a type that does not support it".to_owned()),
        _ => Ok(()),
    }
}

/// Verifies a structure's entry: ABI and preferred alignment.
fn struct_entry(ctx: &Context, ty: Type, value: Attr) -> core::result::Result<(), String> {
    let shown = terrace_ir::asm::quoted_type(ctx, ty);
    let elements = value.as_::<DenseElementsAttr>(ctx).map(|elements| elements.ty);
    let elem = elements.map(|ty| ty.element_or_self(ctx));
    let n_elements = elements.and_then(|ty| ty.as_shaped(ctx)).and_then(|shaped| shaped.n_elements());
    if !elem.is_some_and(|elem| elem.is_int(ctx) || elem.is::<IndexType>(ctx))
        || !matches!(n_elements, Some(1 | 2))
    {
        return Err(format!(
            "expected layout attribute for {shown} to be a dense integer elements attribute of 1 or 2 elements"
        ));
    }
    if elem != Some(Type::I64) {
        return Err(format!("expected i64 entries for {shown}"));
    }
    // The entry for the empty structure applies to all structures; no other may have one.
    let text = terrace_ir::asm::type_to_string(ctx, ty);
    if !matches!(&text[..], "!llvm.struct<()>" | "!llvm.struct<packed ()>") {
        return Err(format!("unexpected layout attribute for struct {shown}"));
    }
    match numbers(ctx, value).as_deref() {
        Some([abi, preferred]) if abi > preferred => {
            Err("preferred alignment is expected to be at least as large as ABI alignment".to_owned())
        }
        _ => Ok(()),
    }
}

fn pointer_entry(op: OpRef<'_>, ty: Type, value: Attr) -> core::result::Result<(), String> {
    let ctx = op.ctx();
    let shown = terrace_ir::asm::quoted_type(ctx, ty);
    let shape = || {
        format!(
            "expected layout attribute for {shown} to be a dense integer elements attribute with 3 or 4 elements"
        )
    };
    let dense = value.as_::<terrace_ir::attrs::DenseElementsAttr>(ctx).ok_or_else(shape)?;
    let elem = dense.ty.element_or_self(ctx);
    if !(elem.is_int(ctx) || elem.is_index())
        || !matches!(dense.ty.as_shaped(ctx).and_then(|shape| shape.n_elements()), Some(3 | 4))
    {
        return Err(shape());
    }
    let Some(values) = numbers(ctx, value) else {
        return Err(format!("expected i64 parameters for {shown}"));
    };
    if values[1] > values[2] {
        return Err("preferred alignment is expected to be at least as large as ABI alignment".to_owned());
    }
    Ok(())
}
