//! Attributes of functions, calls and parameters that the dialect has no place for, as lists: an attribute without
//! argument is its name, one with a number, type or range an array of its name and argument, a string attribute an array
//! of two strings.

use crate::export::signature::PARAMETER_KINDS;
use crate::import::Import;
use crate::import::attributes::ALL_EFFECTS;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr};
use terrace_ir::{Attr, Str, Type};
use terrace_llir::attrs::AttrView;
use terrace_llir::{AttrKind, AttrList, AttrSet};
use terrace_num::ApInt;
use terrace_support::small_vec::SmallVec;

/// The attributes of calls that `llvm.call` has.
const OF_CALLS: [AttrKind; 6] = [
    AttrKind::Convergent,
    AttrKind::NoUnwind,
    AttrKind::WillReturn,
    AttrKind::NoInline,
    AttrKind::AlwaysInline,
    AttrKind::InlineHint,
];

/// Whether a dictionary of the dialect keeps the attribute of a parameter.
pub(crate) fn is_kept_of_parameter(attr: AttrView<'_>) -> bool {
    match attr {
        AttrView::Int(AttrKind::Captures, captures) => captures == 0,
        AttrView::Enum(kind) | AttrView::Int(kind, _) | AttrView::Type(kind, _) => {
            PARAMETER_KINDS.contains(&kind)
        }
        AttrView::Range(..) => true,
        AttrView::Initializes(_) | AttrView::String(..) => false,
    }
}

/// Whether LLVM has the attribute for other types than pointers, too, but the dialect has not: arguments and results of
/// other types keep it in the list. `alignstack` is one because the dialect does not have it for results.
pub(crate) fn is_of_pointers(kind: AttrKind) -> bool {
    use AttrKind::{Alignment, NoFree, StackAlignment, WriteOnly};
    matches!(kind, Alignment | NoFree | StackAlignment | WriteOnly)
}

/// Whether a set has the attribute `alignstack`.
pub(crate) fn has_stack_alignment(cx: &terrace_llir::Context, set: AttrSet) -> bool {
    cx.attrs_of(set).any(|attr| matches!(attr, AttrView::Int(AttrKind::StackAlignment, _)))
}

/// Whether `llvm.call` keeps the attribute of a call.
pub(crate) fn is_kept_of_call(attr: AttrView<'_>) -> bool {
    match attr {
        AttrView::Enum(kind) => OF_CALLS.contains(&kind),
        AttrView::Int(AttrKind::Memory, effects) => effects & ALL_EFFECTS != ALL_EFFECTS,
        _ => false,
    }
}

impl Import<'_> {
    fn attribute(&mut self, attr: AttrView<'_>) -> Attr {
        let ctx = self.ctx;
        let string = |bytes: &[u8]| StringAttr::get(ctx, ctx.str_id(bytes), None);
        match attr {
            AttrView::Enum(kind) => string(kind.name().as_bytes()),
            AttrView::Int(kind, value) => {
                let value = IntegerAttr::of_i64(ctx, Type::I64, value as i64);
                ArrayAttr::get(ctx, &[string(kind.name().as_bytes()), value])
            }
            AttrView::Type(kind, ty) => {
                let ty = TypeAttr::get(ctx, self.ty(ty));
                ArrayAttr::get(ctx, &[string(kind.name().as_bytes()), ty])
            }
            AttrView::Range(width, low, high) => {
                let bound = |words: &[u32]| {
                    let limbs: SmallVec<[u64; 4]> = limbs(words).collect();
                    IntegerAttr::of(ctx, Type::int(ctx, width), &ApInt::from_words(width, &limbs))
                };
                ArrayAttr::get(ctx, &[string(b"range"), bound(low), bound(high)])
            }
            AttrView::Initializes(words) => {
                let numbers: SmallVec<[i64; 4]> = limbs(words).map(|limb| limb as i64).collect();
                ArrayAttr::get(ctx, &[string(b"initializes"), DenseArrayAttr::of_i64s(ctx, &numbers)])
            }
            AttrView::String(key, value) => ArrayAttr::get(ctx, &[string(key), string(value)]),
        }
    }

    /// The list of the attributes of a set that are not kept; `None` if it is empty.
    fn attribute_list(&mut self, set: AttrSet, is_kept: impl Fn(AttrView<'_>) -> bool) -> Option<Attr> {
        let cx = self.cx;
        let attrs: SmallVec<[Attr; 8]> =
            cx.attrs_of(set).filter(|&attr| !is_kept(attr)).map(|attr| self.attribute(attr)).collect();
        (!attrs.is_empty()).then(|| ArrayAttr::get(self.ctx, &attrs))
    }

    /// The attributes of an argument or result that a dictionary of the dialect does not keep.
    /// `fits` tells whether the dialect has all attributes for its type.
    pub fn other_parameter_attributes(&mut self, set: AttrSet, fits: bool) -> Option<Attr> {
        self.attribute_list(set, |attr| {
            let is_of_pointers = match attr {
                AttrView::Enum(kind) | AttrView::Int(kind, _) => is_of_pointers(kind),
                _ => false,
            };
            is_kept_of_parameter(attr) && (fits || !is_of_pointers)
        })
    }

    /// The attributes of a function that `llvm.func` does not keep.
    pub fn other_function_attributes(&mut self, set: AttrSet) -> Option<Attr> {
        self.attribute_list(set, |attr| match attr {
            AttrView::Enum(_) => true,
            AttrView::Int(AttrKind::Memory, effects) => effects & ALL_EFFECTS != ALL_EFFECTS,
            AttrView::Int(..) => true,
            AttrView::String(key, value) => {
                AttrKind::from_name(key).is_none() && crate::import::attributes::keeps_string(key, value)
            }
            AttrView::Type(..) | AttrView::Range(..) | AttrView::Initializes(_) => false,
        })
    }

    /// The attributes of a call that `llvm.call` does not keep.
    pub fn other_call_attributes(&mut self, set: AttrSet) -> Option<Attr> {
        self.attribute_list(set, is_kept_of_call)
    }

    /// All attributes of a set.
    pub fn all_attributes(&mut self, set: AttrSet) -> Option<Attr> {
        self.attribute_list(set, |_| false)
    }

    /// All attributes of a call with `n` arguments as a dictionary; `None` if there are none.
    pub fn all_call_attributes(&mut self, list: AttrList, n: usize) -> Option<Attr> {
        let ctx = self.ctx;
        let mut entries: SmallVec<[(Str, Attr); 3]> = SmallVec::new();
        for (name, set) in [("function", self.cx.fn_attrs(list)), ("result", self.cx.ret_attrs(list))] {
            entries.extend(self.all_attributes(set).map(|attrs| (ctx.intern(name), attrs)));
        }
        let empty = ArrayAttr::get(ctx, &[]);
        let args: SmallVec<[Attr; 8]> =
            (0..n).map(|i| self.all_attributes(self.cx.param_attrs(list, i)).unwrap_or(empty)).collect();
        if args.iter().any(|&arg| arg != empty) {
            entries.push((ctx.intern("arguments"), ArrayAttr::get(ctx, &args)));
        }
        (!entries.is_empty()).then(|| DictionaryAttr::of(ctx, &entries))
    }
}

/// 64-bit numbers of pairs of words, the low one first.
fn limbs(words: &[u32]) -> impl Iterator<Item = u64> + '_ {
    words.chunks(2).map(|pair| u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32)
}
