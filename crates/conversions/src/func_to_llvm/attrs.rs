//! Attributes of functions.

use crate::common::extension::Extensions;
use crate::prelude::*;
use terrace_rewrite::convert::NoMatch;

/// Whether a function passes memrefs as bare pointers: all do by option, and those with the attribute `llvm.bareptr`.
pub(super) fn has_bare_pointers(b: &Body, op: Op, converter: &TypeConverter) -> bool {
    crate::common::types::options(converter).bare_ptr || b.discardable(op, "llvm.bareptr").is_some()
}

/// Whether a function is variadic: `func.varargs = true`.
pub(super) fn is_varargs(b: &Body, op: Op) -> bool {
    b.discardable(op, "func.varargs").and_then(|attr| attr.as_bool(b.ctx())).unwrap_or(false)
}

/// Attributes for the new `llvm.func`.
#[derive(Clone)]
pub(super) struct FuncAttrs {
    /// The linkage.
    pub linkage: llvm::Linkage,
    /// Inherent attributes of `llvm.func` by slot.
    slots: SmallVec<[(usize, Attr); 4]>,
    /// Discardable attributes.
    dict: SmallVec<[(Str, Attr); 4]>,
}

impl FuncAttrs {
    /// Without the attributes of arguments and results, and memory effects.
    pub fn without_signature(mut self) -> Self {
        use llvm::Func;
        let left_out = [Func::SLOTS.arg_attrs, Func::SLOTS.res_attrs, Func::SLOTS.memory_effects];
        self.slots.retain(|(slot, _)| !left_out.contains(slot));
        self
    }

    /// Attributes of the arguments and of the results.
    pub fn signature_attrs(&self) -> [Option<Attr>; 2] {
        [llvm::Func::SLOTS.arg_attrs, llvm::Func::SLOTS.res_attrs]
            .map(|slot| self.slots.iter().find(|(other, _)| *other == slot).map(|&(_, attr)| attr))
    }

    /// Adds extension attributes to the arguments and results.
    pub fn extend(&mut self, ctx: &Context, extensions: &Extensions) {
        let [mut args, mut results] = self.signature_attrs();
        extensions.add_to(ctx, &mut args, &mut results);
        let slots = [llvm::Func::SLOTS.arg_attrs, llvm::Func::SLOTS.res_attrs];
        self.slots.retain(|(slot, _)| !slots.contains(slot));
        let new = slots.into_iter().zip([args, results]);
        self.slots.extend(new.filter_map(|(slot, attr)| Some((slot, attr?))));
    }

    /// Sets the attributes on the new function.
    pub fn apply(self, rw: &mut Lowering, func: llvm::Func) {
        for (slot, attr) in self.slots {
            rw.set_slot(func.op(), slot, Some(attr));
        }
        if !self.dict.is_empty() {
            let dict = DictionaryAttr::of(rw.ctx(), &self.dict);
            rw.set_dict(func.op(), Some(dict));
        }
    }
}

/// Converts the attributes of a `func.func` to those of the new `llvm.func`.
pub(super) fn function_attrs(
    rw: &mut Lowering,
    op: func::Func,
    signature: &Signature,
    source: &FunctionType<'_>,
) -> Rewrite<FuncAttrs> {
    let ctx = rw.context();
    let mut new_attrs =
        FuncAttrs { linkage: llvm::Linkage::External, slots: SmallVec::new(), dict: SmallVec::new() };
    let def = llvm::Func::DEF;
    if let Some(visibility) = op.sym_visibility(rw).filter(|&v| ctx.bytes(v) != b"public") {
        new_attrs.slots.push((llvm::Func::SLOTS.sym_visibility, StringAttr::get(ctx, visibility, None)));
    }
    let entries: SmallVec<[(Str, Attr); 8]> = rw.dict_entries(op.0).iter().collect();
    for (name, attr) in entries {
        match &*ctx.str(name) {
            "func.varargs" => {}
            "llvm.linkage" => match llvm::Linkage::decode(ctx, attr) {
                Some(linkage) => new_attrs.linkage = linkage,
                None => return Err(NoMatch("the linkage is not an #llvm.linkage".into())),
            },
            "llvm.readnone" => {
                let none = llvm::ModRefInfo::None as u32;
                let effects = llvm::MemoryEffectsAttr::get(ctx, none, none, none, none, none, none);
                new_attrs.slots.push((llvm::Func::SLOTS.memory_effects, effects));
            }
            // Unlike `llvm.linkage`, the attribute `linkage` becomes inherent to every new function, wrappers included.
            "linkage" if llvm::Linkage::decode(ctx, attr).is_some() => {
                new_attrs.slots.push((llvm::Func::SLOTS.linkage, attr));
            }
            "linkage" | "sym_name" | "function_type" => {
                return Err(NoMatch(
                    format!("the attribute '{}' would stand for one of llvm.func's own", ctx.str(name))
                        .into(),
                ));
            }
            text => match def.slot_of(text) {
                Some(slot) => new_attrs.slots.push((slot, attr)),
                None => new_attrs.dict.push((name, attr)),
            },
        }
    }
    if let Some(attr) = rw.slot(op.0, func::Func::SLOTS.arg_attrs)
        && let Some(args) = attr.as_array(ctx)
    {
        let mut new: SmallVec<[Attr; 8]> = SmallVec::from_elem(Attr::EMPTY_DICT, signature.types.len());
        for (i, &attr) in args.iter().enumerate() {
            // An argument that is split into several cannot keep its attributes.
            if let Some(&(start, end)) = signature.ranges.get(i)
                && end == start + 1
            {
                new[start as usize] = convert_pointee_types(rw, attr)?;
            }
        }
        new_attrs.slots.push((llvm::Func::SLOTS.arg_attrs, ArrayAttr::get(ctx, &new)));
    }
    if let Some(attr) = rw.slot(op.0, func::Func::SLOTS.res_attrs)
        && source.results.len() == 1
    {
        new_attrs.slots.push((llvm::Func::SLOTS.res_attrs, attr));
    }
    Ok(new_attrs)
}

/// Argument attributes with the pointee type as value.
const POINTEE: [&str; 4] = ["llvm.byref", "llvm.byval", "llvm.inalloca", "llvm.sret"];

/// The dictionary with the types of [`POINTEE`] attributes converted.
fn convert_pointee_types(rw: &mut Lowering, attr: Attr) -> Rewrite<Attr> {
    let ctx = rw.context();
    let Some(dict) = attr.as_::<DictionaryAttr>(ctx) else { return Ok(attr) };
    let mut entries: SmallVec<[(Str, Attr); 4]> = dict.entries.iter().collect();
    for (name, attr) in &mut entries {
        if let Some(ty) = attr.as_type(ctx)
            && POINTEE.contains(&&*ctx.str(*name))
        {
            *attr = TypeAttr::get(ctx, rw.convert(ty)?);
        }
    }
    Ok(DictionaryAttr::of(ctx, &entries))
}
