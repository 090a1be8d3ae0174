//! Attributes of functions, arguments and results.

use crate::export::signature::PARAMETER_KINDS;
use crate::import::Import;
use crate::import::lossless::{has_stack_alignment, is_of_pointers};
use terrace_ir::attrs::{ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr};
use terrace_ir::{Attr, Context, Str, Type};
use terrace_llir as llir;
use terrace_llir::attrs::AttrView;
use terrace_llir::{AttrKind, AttrList, AttrSet, MemoryEffects};
use terrace_llvm as l;
use terrace_llvm::{ConstantRangeAttr, Func, MemoryEffectsAttr, TargetFeaturesAttr, VScaleRangeAttr};
use terrace_num::ApInt;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Attributes that were translated.
#[derive(Default)]
pub(crate) struct Dicts {
    /// Dictionaries of arguments and results.
    params: FxHashMap<(AttrSet, bool), Attr>,
    /// Slots of functions.
    functions: FxHashMap<AttrSet, std::rc::Rc<[(usize, Attr)]>>,
}

/// LLVM's encoding of unrestricted memory effects.
pub(crate) const ALL_EFFECTS: u64 = 0xfff;

/// Strings that are attributes of functions in the dialect, with their slots, and whether they are in `passthrough`, too.
const STRINGS: &[(&str, usize, Form)] = &[
    ("aarch64_pstate_sm_enabled", Func::SLOTS.arm_streaming, Form::Unit),
    ("aarch64_pstate_sm_body", Func::SLOTS.arm_locally_streaming, Form::Unit),
    ("aarch64_pstate_sm_compatible", Func::SLOTS.arm_streaming_compatible, Form::Unit),
    ("aarch64_new_za", Func::SLOTS.arm_new_za, Form::Unit),
    ("aarch64_in_za", Func::SLOTS.arm_in_za, Form::Unit),
    ("aarch64_out_za", Func::SLOTS.arm_out_za, Form::Unit),
    ("aarch64_inout_za", Func::SLOTS.arm_inout_za, Form::Unit),
    ("aarch64_preserves_za", Func::SLOTS.arm_preserves_za, Form::Unit),
    ("frame-pointer", Func::SLOTS.frame_pointer, Form::FramePointer),
    ("target-cpu", Func::SLOTS.target_cpu, Form::TextAndPassthrough),
    ("tune-cpu", Func::SLOTS.tune_cpu, Form::Text),
    ("target-features", Func::SLOTS.target_features, Form::Features),
    ("reciprocal-estimates", Func::SLOTS.reciprocal_estimates, Form::TextAndPassthrough),
    ("prefer-vector-width", Func::SLOTS.prefer_vector_width, Form::TextAndPassthrough),
    ("no-infs-fp-math", Func::SLOTS.no_infs_fp_math, Form::Bool),
    ("no-nans-fp-math", Func::SLOTS.no_nans_fp_math, Form::Bool),
    ("no-signed-zeros-fp-math", Func::SLOTS.no_signed_zeros_fp_math, Form::Bool),
    ("denormal-fp-math", Func::SLOTS.denormal_fp_math, Form::Text),
    ("denormal-fp-math-f32", Func::SLOTS.denormal_fp_math_f32, Form::Text),
    ("fp-contract", Func::SLOTS.fp_contract, Form::Text),
    ("instrument-function-entry", Func::SLOTS.instrument_function_entry, Form::Text),
    ("instrument-function-exit", Func::SLOTS.instrument_function_exit, Form::Text),
];

/// The form of a string attribute in the dialect.
#[derive(Clone, Copy)]
enum Form {
    Unit,
    Bool,
    Text,
    TextAndPassthrough,
    Features,
    FramePointer,
}

/// Attributes without value that are slots of functions.
const UNITS: &[(AttrKind, usize)] = &[
    (AttrKind::AlwaysInline, Func::SLOTS.always_inline),
    (AttrKind::Convergent, Func::SLOTS.convergent),
    (AttrKind::InlineHint, Func::SLOTS.inline_hint),
    (AttrKind::NoInline, Func::SLOTS.no_inline),
    (AttrKind::NoUnwind, Func::SLOTS.no_unwind),
    (AttrKind::OptimizeNone, Func::SLOTS.optimize_none),
    (AttrKind::WillReturn, Func::SLOTS.will_return),
];

/// Whether the slot or the list `passthrough` of a function keeps a string attribute as it is.
pub(crate) fn keeps_string(key: &[u8], value: &[u8]) -> bool {
    match STRINGS.iter().find(|known| known.0.as_bytes() == key).map(|known| known.2) {
        None | Some(Form::Text | Form::TextAndPassthrough) => true,
        Some(Form::Unit) => value.is_empty(),
        Some(Form::Bool) => matches!(value, b"true" | b"false"),
        Some(Form::FramePointer) => l::FramePointerKind::ENUM.value_of_bytes(value).is_some(),
        Some(Form::Features) => {
            !value.is_empty()
                && value.split(|&byte| byte == b',').all(|part| matches!(part.first(), Some(b'+' | b'-')))
        }
    }
}

impl Import<'_> {
    /// The dictionary of an argument or result. `fits` tells whether the dialect has all attributes for its type.
    fn param_dict(&mut self, set: AttrSet, fits: bool) -> Attr {
        if let Some(&dict) = self.state.dicts.params.get(&(set, fits)) {
            return dict;
        }
        let ctx = self.ctx;
        let mut entries: SmallVec<[(Str, Attr); 8]> = SmallVec::new();
        let mut add = |name: &str, attr: Attr| entries.push((ctx.intern(&format!("llvm.{name}")), attr));
        for attr in self.cx.attrs_of(set) {
            match attr {
                AttrView::Enum(kind) | AttrView::Int(kind, _) if !fits && is_of_pointers(kind) => {}
                AttrView::Int(AttrKind::Captures, 0) => add("nocapture", Attr::UNIT),
                AttrView::Enum(kind) if PARAMETER_KINDS.contains(&kind) => add(kind.name(), Attr::UNIT),
                AttrView::Int(kind, value) if PARAMETER_KINDS.contains(&kind) => {
                    add(kind.name(), IntegerAttr::of_i64(ctx, Type::I64, value as i64));
                }
                AttrView::Type(kind, ty) if PARAMETER_KINDS.contains(&kind) => {
                    let ty = self.ty(ty);
                    add(kind.name(), TypeAttr::get(ctx, ty));
                }
                AttrView::Range(width, low, high) => add("range", constant_range(ctx, width, low, high)),
                _ => {}
            }
        }
        if self.options.lossless
            && let Some(others) = self.other_parameter_attributes(set, fits)
        {
            entries.push((ctx.intern("llvm.attributes"), others));
        }
        let dict = DictionaryAttr::of(ctx, &entries);
        self.state.dicts.params.insert((set, fits), dict);
        dict
    }

    /// `arg_attrs` and `res_attrs` of a call with `n` arguments; `None` if they are empty.
    pub fn param_attrs(&mut self, list: AttrList, n: usize) -> [Option<Attr>; 2] {
        self.param_attrs_by(list, n, |_| true)
    }

    /// `arg_attrs` and `res_attrs` of a function; `None` if they are empty.
    pub fn signature_attrs(&mut self, list: AttrList, ty: llir::Type) -> [Option<Attr>; 2] {
        let cx = self.cx;
        let Some((result, params, _)) = cx.signature(ty) else { return [None, None] };
        let lossless = self.options.lossless;
        let result_fits = result.is_ptr() && !has_stack_alignment(cx, cx.ret_attrs(list));
        let [args, results] = self.param_attrs_by(list, params.len(), |at| {
            !lossless || at.map_or(result_fits, |at| params.get(at).is_some_and(|ty| ty.is_ptr()))
        });
        [args, results.filter(|_| result != llir::Type::VOID)]
    }

    /// `arg_attrs` and `res_attrs`; `fits` tells for an argument or the result whether the dialect has all attributes for
    /// its type.
    fn param_attrs_by(
        &mut self,
        list: AttrList,
        n: usize,
        fits: impl Fn(Option<usize>) -> bool,
    ) -> [Option<Attr>; 2] {
        if list.is_empty() {
            return [None, None];
        }
        let empty = DictionaryAttr::of(self.ctx, &[]);
        let params: SmallVec<[Attr; 8]> = (0..n)
            .map(|i| match self.cx.param_attrs(list, i) {
                set if set.is_empty() => empty,
                set => self.param_dict(set, fits(Some(i))),
            })
            .collect();
        let ret = match self.cx.ret_attrs(list) {
            set if set.is_empty() => empty,
            set => self.param_dict(set, fits(None)),
        };
        let array =
            |dicts: &[Attr]| dicts.iter().any(|dict| *dict != empty).then(|| ArrayAttr::get(self.ctx, dicts));
        [array(&params), array(&[ret])]
    }

    /// The attribute of memory effects in LLVM's encoding; `None` if they are unrestricted.
    pub fn memory_effects(&self, effects: u64) -> Option<Attr> {
        if effects & ALL_EFFECTS == ALL_EFFECTS {
            return None;
        }
        let effects = MemoryEffects::decode(effects);
        Some(MemoryEffectsAttr::get(
            self.ctx,
            effects.other as u32,
            effects.arg as u32,
            effects.inaccessible as u32,
            effects.errno as u32,
            effects.target[0] as u32,
            effects.target[1] as u32,
        ))
    }

    /// The slots for the attributes of a function.
    pub fn function_slots(&mut self, set: AttrSet) -> std::rc::Rc<[(usize, Attr)]> {
        if let Some(slots) = self.state.dicts.functions.get(&set) {
            return slots.clone();
        }
        let ctx = self.ctx;
        let mut slots: Vec<(usize, Attr)> = Vec::new();
        let mut passthrough: Vec<Attr> = Vec::new();
        let i32 = |value: u64| IntegerAttr::of_i64(ctx, Type::I32, value as i64);
        for attr in self.cx.attrs_of(set) {
            match attr {
                AttrView::Enum(kind) => match UNITS.iter().find(|unit| unit.0 == kind) {
                    Some(&(_, slot)) => slots.push((slot, Attr::UNIT)),
                    None => passthrough.extend(self.named_attr(attr)),
                },
                AttrView::Int(AttrKind::Memory, effects) => {
                    slots.extend(self.memory_effects(effects).map(|attr| (Func::SLOTS.memory_effects, attr)));
                }
                AttrView::Int(AttrKind::UWTable, kind) => {
                    slots.push((Func::SLOTS.uwtable_kind, l::UwTableKind::ENUM.attr(ctx, kind)));
                }
                AttrView::Int(AttrKind::VScaleRange, range) => {
                    let range = VScaleRangeAttr::get(ctx, i32(range >> 32), i32(range & u64::from(u32::MAX)));
                    slots.push((Func::SLOTS.vscale_range, range));
                }
                // A string attribute in `passthrough` with the name of another attribute would become that one.
                AttrView::String(key, _) if self.options.lossless && AttrKind::from_name(key).is_some() => {}
                AttrView::String(key, value) => {
                    let known = STRINGS.iter().find(|known| known.0.as_bytes() == key);
                    let form = known.map(|known| known.2);
                    if matches!(form, None | Some(Form::TextAndPassthrough)) {
                        passthrough.extend(self.named_attr(attr));
                    }
                    if let Some(&(_, slot, form)) = known
                        && let Some(attr) = self.string_attr(form, value)
                    {
                        slots.push((slot, attr));
                    }
                }
                attr => passthrough.extend(self.named_attr(attr)),
            }
        }
        if !passthrough.is_empty() {
            slots.push((Func::SLOTS.passthrough, ArrayAttr::get(ctx, &passthrough)));
        }
        let slots: std::rc::Rc<[(usize, Attr)]> = slots.into();
        self.state.dicts.functions.insert(set, slots.clone());
        slots
    }

    fn string_attr(&self, form: Form, value: &[u8]) -> Option<Attr> {
        let ctx = self.ctx;
        let string = |bytes: &[u8]| StringAttr::get(ctx, ctx.str_id(bytes), None);
        Some(match form {
            Form::Unit => Attr::UNIT,
            Form::Bool => Attr::bool(value == b"true"),
            Form::Text | Form::TextAndPassthrough => string(value),
            Form::Features => {
                let features = value.split(|&byte| byte == b',').filter(|feature| !feature.is_empty());
                let features: Vec<Attr> = features.map(string).collect();
                TargetFeaturesAttr::get(ctx, &features)
            }
            Form::FramePointer => {
                let kind = l::FramePointerKind::ENUM.value_of_bytes(value)?;
                l::FramePointerKind::ENUM.attr(ctx, kind)
            }
        })
    }
}

/// The `#llvm.constant_range` of bounds in 32-bit words.
pub(crate) fn constant_range(ctx: &Context, width: u32, low: &[u32], high: &[u32]) -> Attr {
    let bound = |words: &[u32]| {
        let limbs: SmallVec<[u64; 4]> = words
            .chunks(2)
            .map(|pair| u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32)
            .collect();
        IntegerAttr::of(ctx, Type::int(ctx, width), &ApInt::from_words(width, &limbs))
    };
    ConstantRangeAttr::get(ctx, bound(low), bound(high))
}
