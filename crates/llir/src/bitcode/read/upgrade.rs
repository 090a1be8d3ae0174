//! Attributes of older producers as LLVM's reader of bitcode has them today. Text keeps them.

use super::module::Reader;
use crate::attrs::{Attr, AttrKind, AttrList, AttrView};
use crate::body::Body;
use crate::context::Context;
use crate::function::FuncData;
use crate::inst::{CallInfo, Opcode, RmwOp};
use crate::value::{Func, Inst, Value};
use std::sync::Arc;

/// String attributes of a group that have another form today.
#[derive(Default)]
pub(super) struct OldStrings {
    keeps_frame_pointer: Option<bool>,
    keeps_in_non_leaf: bool,
    null_is_valid: bool,
}

impl OldStrings {
    /// Takes an attribute. Returns whether it is such a one.
    pub(super) fn take(&mut self, key: &[u8], value: &[u8]) -> bool {
        match key {
            b"no-frame-pointer-elim" => self.keeps_frame_pointer = Some(value == b"true"),
            b"no-frame-pointer-elim-non-leaf" => self.keeps_in_non_leaf = true,
            b"null-pointer-is-valid" => self.null_is_valid = value == b"true",
            _ => return false,
        }
        true
    }

    /// The attributes that stand for those that were taken.
    pub(super) fn upgraded(self) -> impl Iterator<Item = Attr> {
        let frame_pointer: Option<&[u8]> = match (self.keeps_frame_pointer, self.keeps_in_non_leaf) {
            (Some(true), _) => Some(b"all"),
            (_, true) => Some(b"non-leaf"),
            (Some(false), _) => Some(b"none"),
            _ => None,
        };
        let valid = self.null_is_valid.then_some(Attr::Enum(AttrKind::NullPointerIsValid));
        frame_pointer.map(|value| Attr::string(b"frame-pointer", value)).into_iter().chain(valid)
    }
}

/// The attribute with the section of a function.
pub(super) const SECTION: &[u8] = b"implicit-section-name";
/// The attribute of functions whose atomic operations on floats may be those of AMD's hardware.
pub(super) const UNSAFE_ATOMICS: &[u8] = b"amdgpu-unsafe-fp-atomics";

impl Reader<'_> {
    /// Replaces attributes of functions that have another form today, and those of calls in them.
    pub(super) fn upgrade_functions(&mut self) {
        if !self.has_old_attributes {
            return;
        }
        let cx = Arc::clone(&self.cx);
        let kinds: Vec<Callee> = self.m.functions().iter().map(|func| Callee::of(&cx, func)).collect();
        for at in 0..self.m.functions().len() {
            let func = self.m.func_mut(Func::from_index(at));
            let has_body = func.body.is_some();
            let (mut section, mut unsafe_atomics) = (None, None);
            let kept = without(&cx, func.attrs, |attr| match attr {
                AttrView::String(SECTION, value) => {
                    section = Some(value.to_vec());
                    true
                }
                AttrView::String(UNSAFE_ATOMICS, value) if has_body => {
                    unsafe_atomics = Some(value == b"true");
                    true
                }
                _ => false,
            });
            if section.is_some() || unsafe_atomics.is_some() {
                func.attrs = with_fn_attrs(&cx, func.attrs, &kept);
            }
            if let Some(section) = section {
                func.extra_mut().section = section.into();
            }
            let Some(body) = &mut func.body else { continue };
            if kinds[at] != Callee::Strict {
                relax_calls(&cx, body, &kinds);
            }
            if unsafe_atomics == Some(true) {
                mark_atomics(&cx, body);
            }
        }
    }
}

/// The effect of a function on `strictfp` of its calls.
#[derive(Clone, Copy, PartialEq)]
enum Callee {
    Plain,
    /// The function is `strictfp`.
    Strict,
    /// A constrained operation: calls of it may be `strictfp` in all functions.
    Constrained,
}

impl Callee {
    fn of(cx: &Context, func: &FuncData) -> Callee {
        if func.symbol.name.starts_with(b"llvm.experimental.constrained.") {
            Callee::Constrained
        } else if is_strict(cx, func.attrs) {
            Callee::Strict
        } else {
            Callee::Plain
        }
    }
}

/// Whether a function or call is `strictfp`.
fn is_strict(cx: &Context, list: AttrList) -> bool {
    cx.attrs_of(cx.fn_attrs(list)).any(|attr| is_strict_fp(&attr))
}

fn is_strict_fp(attr: &AttrView<'_>) -> bool {
    matches!(attr, AttrView::Enum(AttrKind::StrictFP))
}

/// The attributes of a function or call without some.
fn without(cx: &Context, list: AttrList, mut is_gone: impl FnMut(&AttrView<'_>) -> bool) -> Vec<Attr> {
    cx.attrs_of(cx.fn_attrs(list)).filter(|attr| !is_gone(attr)).map(|attr| cx.own_attr(attr)).collect()
}

/// A list with other attributes of the function or call.
fn with_fn_attrs(cx: &Context, list: AttrList, attrs: &[Attr]) -> AttrList {
    let params: Vec<_> = cx.all_attr_sets(list).skip(2).collect();
    cx.attr_list(cx.attr_set(attrs), cx.ret_attrs(list), &params)
}

fn instructions(body: &Body) -> Vec<Inst> {
    body.blocks().iter().flat_map(|&block| body.insts(block)).collect()
}

/// Calls in functions that are not `strictfp` are `nobuiltin` instead.
fn relax_calls(cx: &Context, body: &mut Body, kinds: &[Callee]) {
    for inst in instructions(body) {
        let Some(&call) = body.call(inst) else { continue };
        let func = body.callee(inst).and_then(Value::as_func);
        let callee = func.and_then(|func| kinds.get(func.index())).copied().unwrap_or(Callee::Plain);
        if callee == Callee::Constrained || callee == Callee::Plain && !is_strict(cx, call.attrs) {
            continue;
        }
        let mut attrs = without(cx, call.attrs, is_strict_fp);
        attrs.push(Attr::Enum(AttrKind::NoBuiltin));
        body.set_call(inst, CallInfo { attrs: with_fn_attrs(cx, call.attrs, &attrs), ..call });
    }
}

/// Says by metadata what an attribute said about atomic operations on floats.
fn mark_atomics(cx: &Context, body: &mut Body) {
    const KINDS: [&[u8]; 3] = [
        b"amdgpu.no.fine.grained.host.memory",
        b"amdgpu.no.remote.memory.access",
        b"amdgpu.ignore.denormal.mode",
    ];
    for inst in instructions(body) {
        let data = body.inst(inst);
        let is_float = matches!(
            data.rmw_op(),
            Some(RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum)
        );
        if data.op == Opcode::AtomicRmw && is_float {
            for kind in KINDS {
                body.set_metadata(inst, cx.md_kind(kind), cx.md_node(&[]));
            }
        }
    }
}
