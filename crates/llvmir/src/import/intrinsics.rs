//! Calls of intrinsics: the rows of the export's table in the other direction, and those that no row describes.

use crate::export::intrinsic_table::{INTRINSICS, Intrinsic};
use crate::export::nvvm;
use crate::import::Import;
use crate::import::attributes::constant_range;
use crate::import::body::BodyImport;
use std::sync::LazyLock;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr};
use terrace_ir::{Attr, Op, OpDef, OpKind, Result, Type, Value};
use terrace_llir as llir;
use terrace_llir::attrs::AttrView;
use terrace_llir::{AttrKind, Inst, MdKind};
use terrace_llvm as l;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// How an intrinsic is translated.
#[derive(Clone, Copy)]
enum Form {
    /// By a row of the export's table.
    Row(&'static Intrinsic),
    /// An operation with attributes for some arguments; the slot and the argument of an alignment.
    Immediates {
        def: &'static OpDef,
        imms: &'static [(u32, usize)],
        align: Option<(usize, u32)>,
    },
    /// A constrained operation by such a row.
    Constrained(&'static Intrinsic),
    Assume,
    NoAliasScopeDecl,
    /// By `llvm.call_intrinsic`.
    Call,
}

/// The intrinsics of a module.
#[derive(Default)]
pub(crate) struct Known {
    /// By function.
    forms: FxHashMap<llir::Func, Form>,
}

/// The forms of intrinsics that have operations, by LLVM's name without `llvm.` and overloaded types.
static FORMS: LazyLock<FxHashMap<&'static str, Form>> = LazyLock::new(|| {
    let form = |row: &'static Intrinsic| match row.exceptions {
        Some(_) => Form::Constrained(row),
        None => Form::Row(row),
    };
    let mut forms: FxHashMap<&'static str, Form> =
        INTRINSICS.iter().chain(&*nvvm::INTRINSICS).map(|row| (row.name, form(row))).collect();
    macro_rules! masked {
        ($Op:ident, $arg:literal) => {
            Form::Immediates { def: l::$Op::DEF, imms: &[], align: Some((l::$Op::SLOTS.alignment, $arg)) }
        };
    }
    macro_rules! matrix {
        ($Op:ident $( $at:literal $slot:ident )*) => {
            Form::Immediates { def: l::$Op::DEF, imms: &[$(($at, l::$Op::SLOTS.$slot)),*], align: None }
        };
    }
    forms.extend([
        ("assume", Form::Assume),
        ("masked.load", masked!(MaskedLoad, 0)),
        ("masked.store", masked!(MaskedStore, 1)),
        ("masked.gather", masked!(MaskedGather, 0)),
        ("masked.scatter", masked!(MaskedScatter, 1)),
        ("matrix.column.major.load", matrix!(MatrixColumnMajorLoad 2 is_volatile 3 rows 4 columns)),
        ("matrix.column.major.store", matrix!(MatrixColumnMajorStore 3 is_volatile 4 rows 5 columns)),
        ("matrix.multiply", matrix!(MatrixMultiply 2 lhs_rows 3 lhs_columns 4 rhs_columns)),
        ("matrix.transpose", matrix!(MatrixTranspose 1 rows 2 columns)),
        ("experimental.noalias.scope.decl", Form::NoAliasScopeDecl),
    ]);
    forms
});

impl Import<'_> {
    /// Whether calls of the intrinsic of this name become operations of their own, so that no declaration is left.
    pub fn is_operation(&self, name: &[u8]) -> bool {
        let Some(intrinsic) = llir::Intrinsic::find(name) else { return false };
        // Calls of these became records.
        let base = intrinsic.base_name();
        FORMS.contains_key(base) || matches!(base, "dbg.value" | "dbg.declare" | "dbg.label")
    }

    /// Whether calls of a function are calls of an intrinsic that LLVM has.
    pub fn is_callable_intrinsic(&self, func: llir::Func) -> bool {
        llir::Intrinsic::find(&self.m.func(func).symbol.name).is_some()
    }

    fn intrinsic_form(&mut self, func: llir::Func) -> Form {
        let (m, unregistered) = (self.m, self.options.unregistered_intrinsics);
        *self.state.intrinsics.forms.entry(func).or_insert_with(|| {
            // As LLVM: all names with this prefix are those of intrinsics.
            let intrinsic = llir::Intrinsic::find(&m.func(func).symbol.name);
            let form = intrinsic.and_then(|intrinsic| FORMS.get(intrinsic.base_name()).copied());
            form.filter(|_| !unregistered).unwrap_or(Form::Call)
        })
    }
}

impl BodyImport<'_, '_> {
    /// Translates a call of an intrinsic. Returns its operation, if it has one.
    pub fn intrinsic(&mut self, inst: Inst, func: llir::Func) -> Result<Option<Op>> {
        let mut form = self.im.intrinsic_form(func);
        let f = self.f;
        let args = &f.operands(inst)[..f.n_call_args(inst)];
        if self.im.options.lossless && !self.is_exact(inst, form, args) {
            form = Form::Call;
        }
        let made = match form {
            Form::Row(row) => self.by_row(inst, row, args).map(Some),
            Form::Immediates { def, imms, align } => {
                self.by_immediates(inst, def, imms, align, args).map(Some)
            }
            Form::Constrained(row) => self.constrained(inst, row, args),
            Form::Assume => self.assume(inst, args).map(Some),
            Form::NoAliasScopeDecl => return self.scope_declaration(args),
            Form::Call => self.call_intrinsic(inst, func, args).map(Some),
        };
        let Ok(Some(op)) = made else {
            let text = self.text(inst);
            return Err(self.im.ctx.error(self.loc, format!("unhandled intrinsic: {text}")).emit());
        };
        if self.body.n_results(op) != 0 {
            let value = self.body.result(op, 0);
            self.set(inst, value);
        }
        Ok(Some(op))
    }

    /// Whether the operation of a form says everything about a call but its attributes.
    fn is_exact(&mut self, inst: Inst, form: Form, args: &[llir::Value]) -> bool {
        let cx = self.im.cx;
        let no_bundles = self.f.bundles(inst).next().is_none();
        let are_numbers = |imms: &[(u32, usize)]| {
            imms.iter().all(|imm| {
                let arg = args.get(imm.0 as usize).copied().unwrap_or(llir::Value::NONE);
                cx.as_limbs(arg).is_some() || cx.as_float_bits(arg).is_some()
            })
        };
        match form {
            Form::Row(row) => {
                let has_result = self.f.inst(inst).ty != llir::Type::VOID;
                let is_translated =
                    no_bundles && are_numbers(row.imms) && (has_result || row.def.results.is_empty());
                is_translated && self.allows(row, args)
            }
            Form::Immediates { imms, align, .. } => {
                let is_aligned = align.is_none_or(|(_, arg)| {
                    self.f.call(inst).is_some_and(|info| {
                        let mut attrs = cx.attrs_of(cx.param_attrs(info.attrs, arg as usize));
                        attrs.any(|attr| matches!(attr, AttrView::Int(AttrKind::Alignment, _)))
                    })
                });
                no_bundles && are_numbers(imms) && is_aligned
            }
            Form::Assume | Form::Call => true,
            Form::Constrained(..) | Form::NoAliasScopeDecl => false,
        }
    }

    /// Whether the operation of an intrinsic allows the types of its arguments: LLVM allows more.
    fn allows(&mut self, row: &Intrinsic, args: &[llir::Value]) -> bool {
        let is_operand = |at: usize| row.imms.iter().all(|imm| imm.0 as usize != at);
        let operands = args.iter().enumerate().filter(|&(at, _)| is_operand(at));
        let mut fields =
            row.def.operands.iter().take_while(|field| field.arity == terrace_ir::decl::Arity::One);
        operands.into_iter().all(|(_, arg)| {
            let ty = self.im.ty(arg.ty());
            fields.next().is_none_or(|field| field.constraint.pred.holds(self.im.ctx, ty))
        })
    }

    fn result_types(&mut self, inst: Inst) -> SmallVec<[Type; 1]> {
        let ty = self.f.inst(inst).ty;
        if ty == llir::Type::VOID { SmallVec::new() } else { SmallVec::from_slice(&[self.im.ty(ty)]) }
    }

    /// The operands and attributes for arguments.
    #[expect(clippy::type_complexity, reason = "a pair of short lists")]
    fn split(
        &mut self,
        args: &[llir::Value],
        imms: &[(u32, usize)],
    ) -> Result<(SmallVec<[Value; 8]>, SmallVec<[(usize, Option<Attr>); 4]>)> {
        let (mut operands, mut attrs) = (SmallVec::new(), SmallVec::new());
        for (i, &arg) in args.iter().enumerate() {
            match imms.iter().find(|imm| imm.0 as usize == i) {
                Some(&(_, slot)) => attrs.push((slot, self.im.scalar_attr(arg))),
                None => operands.push(self.value(arg)?),
            }
        }
        Ok((operands, attrs))
    }

    fn by_row(&mut self, inst: Inst, row: &'static Intrinsic, args: &[llir::Value]) -> Result<Op> {
        let (operands, attrs) = self.split(args, row.imms)?;
        let mut types = self.result_types(inst);
        if types.is_empty() && !row.def.results.is_empty() {
            // As upstream: the operation has a result that the intrinsic has no more.
            types.push(l::types::void(self.im.ctx));
        }
        let fast_math = row.fmf.map(|slot| (slot, self.fast_math(self.f.inst(inst).flags)));
        let lists = match (row.attrs, self.f.call(inst)) {
            (Some((arg_attrs, res_attrs)), Some(info)) => {
                let [args, results] = self.im.param_attrs(info.attrs, args.len());
                let args = args.and_then(|args| self.without(args, row.imms));
                [(arg_attrs, args), (res_attrs, results)]
            }
            _ => [(0, None), (0, None)],
        };
        let range = row.range.map(|slot| (slot, self.result_range(inst)));
        self.start(row.def, &operands, &types);
        self.set_slots(&attrs);
        self.set_slots(&lists);
        if let Some(range) = range {
            self.set_slots(&[range]);
        }
        if let Some(fast_math) = fast_math {
            self.set_slots(&[fast_math]);
        }
        Ok(self.finish())
    }

    /// The range of a call's result, if it has one.
    fn result_range(&self, inst: Inst) -> Option<Attr> {
        let attrs = self.im.cx.attrs_of(self.im.cx.ret_attrs(self.f.call(inst)?.attrs));
        attrs.into_iter().find_map(|attr| match attr {
            AttrView::Range(width, low, high) => Some(constant_range(self.im.ctx, width, low, high)),
            _ => None,
        })
    }

    /// The dictionaries of arguments that are operands.
    fn without(&self, dicts: Attr, imms: &[(u32, usize)]) -> Option<Attr> {
        let ctx = self.im.ctx;
        let dicts = dicts.as_array(ctx)?;
        let is_operand = |i: &usize| imms.iter().all(|imm| imm.0 as usize != *i);
        let kept: Vec<Attr> =
            dicts.iter().enumerate().filter(|(i, _)| is_operand(i)).map(|(_, &dict)| dict).collect();
        let empty = terrace_ir::attrs::DictionaryAttr::of(ctx, &[]);
        kept.iter().any(|dict| *dict != empty).then(|| ArrayAttr::get(ctx, &kept))
    }

    fn by_immediates(
        &mut self,
        inst: Inst,
        def: &'static OpDef,
        imms: &[(u32, usize)],
        align: Option<(usize, u32)>,
        args: &[llir::Value],
    ) -> Result<Op> {
        // As upstream: constants for the arguments that are attributes stay behind.
        self.values(args)?;
        let (operands, mut attrs) = self.split(args, imms)?;
        if let Some((slot, arg)) = align {
            let info = self.f.call(inst).copied();
            let set = info.map(|info| self.im.cx.param_attrs(info.attrs, arg as usize));
            let align = set.and_then(|set| {
                self.im.cx.attrs_of(set).find_map(|attr| match attr {
                    AttrView::Int(AttrKind::Alignment, align) => Some(align as i64),
                    _ => None,
                })
            });
            attrs.push((slot, Some(IntegerAttr::of_i64(self.im.ctx, Type::I32, align.unwrap_or(1)))));
        }
        if core::ptr::eq(def, l::MaskedLoad::DEF) && self.has(inst, MdKind::NONTEMPORAL) {
            attrs.push((l::MaskedLoad::SLOTS.nontemporal, Some(Attr::UNIT)));
        }
        let types = self.result_types(inst);
        self.start(def, &operands, &types);
        self.set_slots(&attrs);
        Ok(self.finish())
    }

    fn constrained(&mut self, inst: Inst, row: &Intrinsic, args: &[llir::Value]) -> Result<Option<Op>> {
        let Some((&arg, modes)) = args.split_first() else { return Ok(None) };
        let arg = self.value(arg)?;
        let word = |value: &llir::Value| match value.kind() {
            llir::ValueKind::Metadata(md) => self.im.md_text(md),
            _ => None,
        };
        let ctx = self.im.ctx;
        let find = |def: &terrace_ir::decl::EnumDef, prefix: &[u8], value: Option<&llir::Value>| {
            let keyword = word(value?)?.strip_prefix(prefix)?;
            Some(def.attr(ctx, def.value_of_bytes(keyword)?))
        };
        let behavior = |slot| (slot, find(l::FPExceptionBehavior::ENUM, b"fpexcept.", modes.last()));
        let mode = |slot| (slot, find(l::RoundingMode::ENUM, b"round.", modes.first()));
        let attrs: SmallVec<[_; 2]> =
            row.exceptions.map(behavior).into_iter().chain(row.rounding.map(mode)).collect();
        let types = self.result_types(inst);
        self.start(row.def, &[arg], &types);
        self.set_slots(&attrs);
        Ok(Some(self.finish()))
    }

    fn assume(&mut self, inst: Inst, args: &[llir::Value]) -> Result<Op> {
        let f = self.f;
        let ctx = self.im.ctx;
        let mut operands = self.values(args)?;
        let (mut sizes, mut tags) = (Vec::new(), Vec::new());
        for (tag, values) in f.bundles(inst) {
            operands.extend(self.values(values)?);
            sizes.push(values.len() as i32);
            tags.push(StringAttr::get(ctx, ctx.str_id(self.im.cx.str(tag)), None));
        }
        let state = self.start(l::Assume::DEF, &operands, &[]);
        state.set_slot(l::Assume::SLOTS.op_bundle_sizes, DenseArrayAttr::of_i32s(ctx, &sizes));
        // As upstream, an empty list is there, too; it would not survive another round of text.
        if !self.im.options.lossless || !tags.is_empty() {
            self.state.set_slot(l::Assume::SLOTS.op_bundle_tags, ArrayAttr::get(ctx, &tags));
        }
        Ok(self.finish())
    }

    /// Declares the scopes of a list that memory accesses have.
    fn scope_declaration(&mut self, args: &[llir::Value]) -> Result<Option<Op>> {
        let Some(llir::ValueKind::Metadata(list)) = args.first().map(|arg| arg.kind()) else {
            return Ok(None);
        };
        let ctx = self.im.ctx;
        let scopes = self.im.alias_scopes(list, false)?;
        let mut last = None;
        for &scope in scopes.as_array(ctx).unwrap_or(&[]) {
            self.start(l::NoAliasScopeDecl::DEF, &[], &[]).set_slot(l::NoAliasScopeDecl::SLOTS.scope, scope);
            last = Some(self.finish());
        }
        Ok(last)
    }

    fn call_intrinsic(&mut self, inst: Inst, func: llir::Func, args: &[llir::Value]) -> Result<Op> {
        let ctx = self.im.ctx;
        let mut operands = self.values(args)?;
        let n = operands.len();
        let (bundles, sizes, tags) = self.bundle_parts(inst)?;
        operands.extend_from_slice(&bundles);
        let name = &self.im.m.func(func).symbol.name;
        let name = StringAttr::get(ctx, ctx.str_id(name), None);
        let types = self.result_types(inst);
        let fast_math = self.fast_math(self.f.inst(inst).flags);
        let [arg_attrs, res_attrs] = match self.f.call(inst) {
            Some(info) => self.im.param_attrs(info.attrs, args.len()),
            None => [None, None],
        };
        let slots = l::CallIntrinsic::SLOTS;
        let state = self.start(l::CallIntrinsic::DEF, &operands, &types);
        state.set_segments(ctx, &[n, bundles.len()], &[]);
        state.set_slot(slots.op_bundle_sizes, sizes);
        self.set_slots(&[
            (slots.intrin, Some(name)),
            (slots.fastmath_flags, fast_math),
            (slots.arg_attrs, arg_attrs),
            (slots.res_attrs, res_attrs),
            (slots.op_bundle_tags, tags),
        ]);
        Ok(self.finish())
    }
}
