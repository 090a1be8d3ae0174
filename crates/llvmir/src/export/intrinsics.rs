//! Calls of intrinsics: names, declarations, and the operations that are not one row of the table.

use crate::export::arith::fast_math;
use crate::export::control::as_bundles;
use crate::export::debug::Why;
use crate::export::function::FunctionTranslation;
use smallvec::SmallVec;
use terrace_ir::{Attr, Op, OpDef, OpKind, Result};
use terrace_llir as llir;
use terrace_llir::Md;
use terrace_llir::debug::{DebugRecord, RecordKind};
use terrace_llir::{AttrKind, AttrSet, CallInfo, Flags, Type, TypeView, Value};
use terrace_llvm as l;
use terrace_support::FxHashMap;

/// How an operation calls an intrinsic.
pub(crate) struct Intrinsic {
    /// The operation.
    pub def: &'static OpDef,
    /// LLVM's name without `llvm.` and overloads.
    pub name: &'static str,
    /// The name is overloaded on the result, or on these fields of it.
    pub results: &'static [u32],
    /// The name is overloaded on these arguments.
    pub operands: &'static [u32],
    /// Arguments that are attributes: position and slot.
    pub imms: &'static [(u32, usize)],
    /// Whether `results` are fields of a struct.
    pub fields: bool,
    /// The slot of fast-math flags.
    pub fmf: Option<usize>,
    /// The slots of `arg_attrs` and `res_attrs`.
    pub attrs: Option<(usize, usize)>,
    /// The slots of access groups, alias scopes, scopes not aliased, TBAA tags.
    pub alias: Option<[usize; 4]>,
}

impl Intrinsic {
    /// The defaults of a row.
    pub const NONE: Intrinsic = Intrinsic {
        def: <l::Trap as OpKind>::DEF,
        name: "",
        results: &[],
        operands: &[],
        imms: &[],
        fields: false,
        fmf: None,
        attrs: None,
        alias: None,
    };
}

/// The most overloads that an intrinsic has.
type Overloads = SmallVec<[Type; 4]>;

/// The intrinsics that a worker met, numbered.
#[derive(Default)]
pub(crate) struct Intrinsics {
    of: FxHashMap<(&'static str, Overloads), u32>,
    /// By number.
    pub decls: Vec<Declared>,
}

/// An intrinsic that is called.
pub(crate) struct Declared {
    /// Its full name.
    pub name: Vec<u8>,
    /// Its signature.
    pub ty: Type,
    /// The declaration, if the module has it already.
    pub func: Option<llir::Func>,
}

impl FunctionTranslation<'_, '_> {
    /// The worker's number of an intrinsic, its signature, and the declaration if there is one.
    fn declare(
        &mut self,
        name: &'static str,
        overloads: Overloads,
        result: Type,
        args: &[Value],
    ) -> (u32, Type, Option<llir::Func>) {
        let module = &self.state.module;
        let cx = &module.cx;
        let known = &mut self.worker.intrinsics;
        let decls = &mut known.decls;
        let number = *known.of.entry((name, overloads)).or_insert_with_key(|(_, overloads)| {
            let full = llir::intrinsic_name(cx, name, overloads);
            let intrinsic = llir::Intrinsic::find(&full);
            let params: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty()).collect();
            // What a result claims to be need not be what LLVM makes of the arguments.
            let own = intrinsic.and_then(|intrinsic| intrinsic.result_type(cx, overloads));
            let result = own.unwrap_or(result);
            let fixed = intrinsic.and_then(|intrinsic| intrinsic.fixed_params());
            let params = fixed.and_then(|n| params.get(..n)).unwrap_or(&params);
            let func = module.lookup_function(&full);
            decls.push(Declared { name: full, ty: cx.function_type(result, params, fixed.is_some()), func });
            decls.len() as u32 - 1
        });
        let decl = decls.get(number as usize);
        (number, decl.map_or(Type::VOID, |decl| decl.ty), decl.and_then(|decl| decl.func))
    }

    /// Builds a call of an intrinsic; a callee that is not declared yet is filled in when the function is put into the
    /// module.
    pub fn call_intrinsic(
        &mut self,
        name: &'static str,
        overloads: Overloads,
        result: Type,
        args: &[Value],
        extra: impl FnOnce(&llir::Context, CallInfo) -> CallInfo,
        bundles: &[llir::Bundle<'_>],
        flags: Flags,
    ) -> Value {
        let (number, fn_ty, func) = self.declare(name, overloads, result, args);
        let module = &self.state.module;
        let cx = &module.cx;
        let callee = func.map_or(Value::undef(Type::PTR), |func| module.func_value(func));
        let info = extra(cx, CallInfo::new(fn_ty));
        let result = cx.signature(fn_ty).map_or(result, |signature| signature.0);
        let flags = if flags != Flags::NONE && !self.takes_fast_math(result) { Flags::NONE } else { flags };
        let value = self.ll.call(callee, args, info, bundles, flags);
        if func.is_none()
            && let Some(inst) = value.as_inst()
        {
            self.worker.intrinsic_calls.push((inst, number));
        }
        value
    }

    /// Translates an operation that is a row of the table.
    #[inline]
    pub fn intrinsic(&mut self, op: Op, row: &'static Intrinsic) -> Result {
        let b = self.b;
        let operands = b.operands(op);
        let mut args: SmallVec<[Value; 8]> = SmallVec::new();
        if row.imms.is_empty() {
            args.extend(operands.iter().map(|value| self.value(value)));
        } else {
            let mut rest = operands.iter();
            for i in 0..operands.len() + row.imms.len() {
                let arg = match row.imms.iter().find(|imm| imm.0 as usize == i) {
                    Some(&(_, slot)) => self.immediate(op, slot)?,
                    None => rest.next().map_or(Value::NONE, |value| self.value(value)),
                };
                args.push(arg);
            }
        }
        let result = match row.fields || !row.results.is_empty() {
            true => self.result_type(op)?,
            // The intrinsic says what it is, and only a use of it needs to have a type as well.
            false => self.result_type_if_any(op).unwrap_or(Type::VOID),
        };
        if row.fields && !result.is_struct() {
            return self.at(op).fail("Intrinsic has incorrect return type!");
        }
        let mut overloads = Overloads::new();
        for &i in row.results {
            overloads.push(if row.fields {
                self.state.module.cx.element_type(result, i as u64).unwrap_or(result)
            } else {
                result
            });
        }
        overloads.extend(row.operands.iter().filter_map(|&i| args.get(i as usize)).map(|arg| arg.ty()));
        let flags = match row.fmf {
            Some(slot) => fast_math(self.ctx, b.slot(op, slot)),
            None => Flags::NONE,
        };
        let mut list = None;
        if let Some((arg_attrs, res_attrs)) = row.attrs
            && (b.slot(op, arg_attrs).is_some() || b.slot(op, res_attrs).is_some())
        {
            let skip: SmallVec<[u32; 4]> = row.imms.iter().map(|imm| imm.0).collect();
            let params = self.call_param_attrs(op, b.slot(op, arg_attrs), &skip)?;
            let ret = self.call_result_attrs(op, b.slot(op, res_attrs))?;
            list = Some(self.state.module.cx.attr_list(AttrSet::EMPTY, ret, &params));
        }
        let extra = |_: &llir::Context, info: CallInfo| match list {
            Some(list) => info.attrs(list),
            None => info,
        };
        let value = self.call_intrinsic(row.name, overloads, result, &args, extra, &[], flags);
        if let Some(slots) = row.alias {
            self.alias_info(op, slots, value)?;
        }
        self.set_result(op, value);
        Ok(())
    }

    /// The constant of an attribute that is an argument.
    fn immediate(&mut self, op: Op, slot: usize) -> Result<Value> {
        let Some(attr) = self.b.slot_or_default(op, slot) else {
            return Ok(Value::bool(false));
        };
        let Some(ty) = attr.ty(self.ctx) else { return self.at(op).fail("expected int or float immarg") };
        let ty = self.ty(op, ty)?;
        self.constant(op, ty, attr)
    }

    fn align_param(
        &self,
        index: usize,
        attr: Option<Attr>,
    ) -> impl FnOnce(&llir::Context, CallInfo) -> CallInfo + use<> {
        let align = attr.and_then(|attr| attr.as_i64(self.ctx)).unwrap_or(1) as u64;
        move |cx, info| {
            let mut params: SmallVec<[AttrSet; 4]> = SmallVec::from_elem(AttrSet::EMPTY, index);
            params.push(cx.attr_set(&[llir::Attr::align(align)]));
            info.attrs(cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &params))
        }
    }
}

/// Translates an operation.
pub(crate) type Translate = fn(&mut FunctionTranslation<'_, '_>, Op) -> Result;

/// Calls back with the operations that call intrinsics in their own way.
pub(crate) fn special(set: &mut dyn FnMut(&'static OpDef, Translate)) {
    set(l::Assume::DEF, assume);
    set(l::MaskedLoad::DEF, masked_load);
    set(l::MaskedStore::DEF, masked_store);
    set(l::MaskedGather::DEF, masked_gather);
    set(l::MaskedScatter::DEF, masked_scatter);
    set(l::MatrixColumnMajorLoad::DEF, matrix_load);
    set(l::MatrixColumnMajorStore::DEF, matrix_store);
    set(l::MatrixMultiply::DEF, matrix_multiply);
    set(l::MatrixTranspose::DEF, matrix_transpose);
    set(l::ConstrainedFPExt::DEF, constrained_fpext);
    set(l::ConstrainedFPTrunc::DEF, constrained_fptrunc);
    set(l::ConstrainedSIToFP::DEF, constrained_sitofp);
    set(l::ConstrainedUIToFP::DEF, constrained_uitofp);
    set(l::NoAliasScopeDecl::DEF, no_alias_scope_decl);
    set(l::DbgDeclare::DEF, dbg_declare);
    set(l::DbgValue::DEF, dbg_value);
    set(l::DbgLabel::DEF, dbg_label);
}

fn assume(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::Assume as A;
    let b = tx.b;
    let cond = tx.operand(op, 0);
    let bundles = tx.bundles(
        b.slot(op, A::SLOTS.op_bundle_tags),
        b.slot(op, A::SLOTS.op_bundle_sizes),
        A(op).op_bundle_operands(b),
    );
    tx.call_intrinsic(
        "assume",
        Overloads::new(),
        Type::VOID,
        &[cond],
        |_, i| i,
        &as_bundles(&bundles),
        Flags::NONE,
    );
    Ok(())
}

fn masked_load(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::MaskedLoad as M;
    let ty = tx.result_type(op)?;
    let mut args = tx.values(tx.b.operands(op));
    if args.len() < 3 {
        args.push(Value::poison(ty));
    }
    let overloads = Overloads::from_slice(&[ty, args[0].ty()]);
    let extra = tx.align_param(0, tx.b.slot(op, M::SLOTS.alignment));
    let value = tx.call_intrinsic("masked.load", overloads, ty, &args, extra, &[], Flags::NONE);
    if tx.b.slot(op, M::SLOTS.nontemporal).is_some()
        && let Some(inst) = value.as_inst()
    {
        tx.nontemporal(inst);
    }
    tx.set_result(op, value);
    Ok(())
}

fn masked_store(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let args = tx.values(tx.b.operands(op));
    let overloads = args.iter().take(2).map(|arg| arg.ty()).collect();
    let extra = tx.align_param(1, tx.b.slot(op, l::MaskedStore::SLOTS.alignment));
    tx.call_intrinsic("masked.store", overloads, Type::VOID, &args, extra, &[], Flags::NONE);
    Ok(())
}

fn masked_gather(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let ty = tx.result_type(op)?;
    let mut args = tx.values(tx.b.operands(op));
    if args.len() < 3 {
        args.push(Value::poison(ty));
    }
    let overloads = Overloads::from_slice(&[ty, args[0].ty()]);
    let extra = tx.align_param(0, tx.b.slot(op, l::MaskedGather::SLOTS.alignment));
    let value = tx.call_intrinsic("masked.gather", overloads, ty, &args, extra, &[], Flags::NONE);
    tx.set_result(op, value);
    Ok(())
}

fn masked_scatter(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let args = tx.values(tx.b.operands(op));
    let overloads = args.iter().take(2).map(|arg| arg.ty()).collect();
    let extra = tx.align_param(1, tx.b.slot(op, l::MaskedScatter::SLOTS.alignment));
    tx.call_intrinsic("masked.scatter", overloads, Type::VOID, &args, extra, &[], Flags::NONE);
    Ok(())
}

impl FunctionTranslation<'_, '_> {
    /// The integers in some slots, as `i32` (or `i1`) arguments.
    fn ints(&self, op: Op, slots: &[usize], args: &mut SmallVec<[Value; 8]>) {
        for &slot in slots {
            let value = self.b.slot(op, slot).map_or(Some(0), |attr| match attr.as_bool(self.ctx) {
                Some(flag) => {
                    args.push(Value::bool(flag));
                    None
                }
                None => attr.as_i64(self.ctx),
            });
            args.extend(value.map(|value| Value::i32(value as i32)));
        }
    }

    /// The type of a matrix of so many rows and columns, whatever the result claims to be.
    fn matrix_type(&mut self, op: Op, slots: [usize; 2]) -> Result<Type> {
        let ty = self.result_type(op)?;
        let number = |slot| self.b.slot(op, slot).and_then(|attr: Attr| attr.as_i64(self.ctx));
        let count =
            number(slots[0]).zip(number(slots[1])).and_then(|(rows, columns)| rows.checked_mul(columns));
        let cx = &self.state.module.cx;
        Ok(match (count.and_then(|count| u32::try_from(count).ok()), cx.view(ty)) {
            (Some(count @ 1..), TypeView::Vector { elem, .. }) => cx.vector(elem, count, false),
            _ => ty,
        })
    }

    /// `align` of a matrix in memory: that of its elements.
    fn elem_align(
        &mut self,
        vector: Type,
        index: usize,
    ) -> impl FnOnce(&llir::Context, CallInfo) -> CallInfo + use<> {
        let elem = self.state.module.cx.scalar_type(vector);
        let align = self.ll.abi_align(elem).bytes().max(1);
        move |cx: &llir::Context, info: CallInfo| {
            let mut params: SmallVec<[AttrSet; 4]> = SmallVec::from_elem(AttrSet::EMPTY, index);
            params.push(cx.attr_set(&[llir::Attr::align(align)]));
            info.attrs(cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &params))
        }
    }
}

fn matrix_load(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::MatrixColumnMajorLoad as M;
    let ty = tx.matrix_type(op, [M::SLOTS.rows, M::SLOTS.columns])?;
    let mut args = tx.values(tx.b.operands(op));
    let overloads =
        Overloads::from_iter([Some(ty), args.get(1).map(|stride| stride.ty())].into_iter().flatten());
    tx.ints(op, &[M::SLOTS.is_volatile, M::SLOTS.rows, M::SLOTS.columns], &mut args);
    let extra = tx.elem_align(ty, 0);
    let value = tx.call_intrinsic("matrix.column.major.load", overloads, ty, &args, extra, &[], Flags::NONE);
    tx.set_result(op, value);
    Ok(())
}

fn matrix_store(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::MatrixColumnMajorStore as M;
    let mut args = tx.values(tx.b.operands(op));
    let overloads = [args.first(), args.get(2)].into_iter().flatten().map(|arg| arg.ty()).collect();
    let matrix = args.first().map_or(Type::VOID, |arg| arg.ty());
    tx.ints(op, &[M::SLOTS.is_volatile, M::SLOTS.rows, M::SLOTS.columns], &mut args);
    let extra = tx.elem_align(matrix, 1);
    tx.call_intrinsic("matrix.column.major.store", overloads, Type::VOID, &args, extra, &[], Flags::NONE);
    Ok(())
}

fn matrix_multiply(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::MatrixMultiply as M;
    let ty = tx.matrix_type(op, [M::SLOTS.lhs_rows, M::SLOTS.rhs_columns])?;
    let mut args = tx.values(tx.b.operands(op));
    let mut overloads = Overloads::from_slice(&[ty]);
    overloads.extend(args.iter().map(|arg| arg.ty()));
    tx.ints(op, &[M::SLOTS.lhs_rows, M::SLOTS.lhs_columns, M::SLOTS.rhs_columns], &mut args);
    let value = tx.call_intrinsic("matrix.multiply", overloads, ty, &args, |_, i| i, &[], Flags::NONE);
    tx.set_result(op, value);
    Ok(())
}

fn matrix_transpose(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::MatrixTranspose as M;
    let ty = tx.matrix_type(op, [M::SLOTS.rows, M::SLOTS.columns])?;
    let mut args = tx.values(tx.b.operands(op));
    tx.ints(op, &[M::SLOTS.rows, M::SLOTS.columns], &mut args);
    let overloads = Overloads::from_slice(&[ty]);
    let value = tx.call_intrinsic("matrix.transpose", overloads, ty, &args, |_, i| i, &[], Flags::NONE);
    tx.set_result(op, value);
    Ok(())
}

fn constrained(
    tx: &mut FunctionTranslation<'_, '_>,
    op: Op,
    name: &'static str,
    rounding: Option<usize>,
    except: usize,
) -> Result {
    let ty = tx.result_type(op)?;
    let mut args = tx.values(tx.b.operands(op));
    let mut overloads = Overloads::from_slice(&[ty]);
    overloads.extend(args.iter().map(|arg| arg.ty()));
    let word = |slot: usize, words: &[&'static [u8]]| {
        let number = tx.b.slot(op, slot).and_then(|attr| attr.as_i64(tx.ctx)).unwrap_or(0);
        words.get(number as usize).copied().unwrap_or(b"")
    };
    let cx = &tx.state.module.cx;
    if let Some(slot) = rounding {
        let text = word(
            slot,
            &[
                b"round.towardzero",
                b"round.tonearest",
                b"round.upward",
                b"round.downward",
                b"round.tonearestaway",
                b"",
                b"",
                b"round.dynamic",
            ],
        );
        args.push(Value::metadata(cx.md_string(text)));
    }
    let text = word(except, &[b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"]);
    args.push(Value::metadata(cx.md_string(text)));
    // LLVM marks calls of constrained intrinsics, so that nothing moves them.
    let strict = |cx: &llir::Context, info: CallInfo| {
        let set = cx.attr_set(&[llir::Attr::Enum(AttrKind::StrictFP)]);
        info.attrs(cx.attr_list(set, AttrSet::EMPTY, &[]))
    };
    let value = tx.call_intrinsic(name, overloads, ty, &args, strict, &[], Flags::NONE);
    tx.set_result(op, value);
    Ok(())
}

fn constrained_fpext(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    constrained(
        tx,
        op,
        "experimental.constrained.fpext",
        None,
        l::ConstrainedFPExt::SLOTS.fp_exception_behavior,
    )
}

fn constrained_fptrunc(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::ConstrainedFPTrunc as C;
    let (rounding, except) = (C::SLOTS.roundingmode, C::SLOTS.fp_exception_behavior);
    constrained(tx, op, "experimental.constrained.fptrunc", Some(rounding), except)
}

fn constrained_sitofp(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::ConstrainedSIToFP as C;
    let (rounding, except) = (C::SLOTS.roundingmode, C::SLOTS.fp_exception_behavior);
    constrained(tx, op, "experimental.constrained.sitofp", Some(rounding), except)
}

fn constrained_uitofp(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::ConstrainedUIToFP as C;
    let (rounding, except) = (C::SLOTS.roundingmode, C::SLOTS.fp_exception_behavior);
    constrained(tx, op, "experimental.constrained.uitofp", Some(rounding), except)
}

fn no_alias_scope_decl(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let Some(scope) = tx.b.slot(op, l::NoAliasScopeDecl::SLOTS.scope) else { return Ok(()) };
    let list = tx.alias_scope_list(op, scope)?;
    let name = "experimental.noalias.scope.decl";
    tx.call_intrinsic(
        name,
        Overloads::new(),
        Type::VOID,
        &[Value::metadata(list)],
        |_, i| i,
        &[],
        Flags::NONE,
    );
    Ok(())
}

/// A debug record, unless there is no location, without which records are invalid.
fn record(
    tx: &mut FunctionTranslation<'_, '_>,
    op: Op,
    kind: RecordKind,
    variable: usize,
    expression: Option<usize>,
) -> Result {
    if tx.ll.debug_loc().is_none() {
        return Ok(());
    }
    let (b, state) = (tx.b, tx.state);
    let loc = b.loc(op);
    let mut made = || -> core::result::Result<_, Why> {
        let locations = &mut tx.worker.locations;
        let scope = locations.local_scope(state, loc, tx.subprogram)?;
        let loc = locations.node(state, loc, scope)?;
        let variable = b.slot(op, variable).map_or(Ok(Md::NULL), |attr| locations.variable(state, attr))?;
        let expression = match expression {
            Some(slot) => locations.expression(state, b.slot(op, slot)),
            None => Md::NULL,
        };
        Ok((loc, variable, expression))
    };
    match made() {
        Ok((loc, variable, expression)) => {
            let value = b.operands(op).first().map_or(Value::NONE, |value| tx.value(value));
            tx.ll.body.add_debug_record(DebugRecord {
                kind,
                value,
                variable,
                expression,
                loc,
                assignment: None,
            });
            Ok(())
        }
        Err(why) => tx.at(op).fail(why),
    }
}

fn dbg_value(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::DbgValue as D;
    record(tx, op, RecordKind::Value, D::SLOTS.var_info, Some(D::SLOTS.location_expr))
}

fn dbg_declare(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::DbgDeclare as D;
    record(tx, op, RecordKind::Declare, D::SLOTS.var_info, Some(D::SLOTS.location_expr))
}

fn dbg_label(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    record(tx, op, RecordKind::Label, l::DbgLabel::SLOTS.label, None)
}

/// `llvm.call_intrinsic`: any intrinsic by name.
pub(crate) fn call_intrinsic(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::CallIntrinsic as C;
    let b = tx.b;
    let slots = b.slots(op);
    let name = slots.get(C::SLOTS.intrin).and_then(|attr| attr.as_bytes(tx.ctx)).unwrap_or(b"");
    let args = tx.values(C(op).args(b));
    let result = tx.result_type(op)?;
    let types: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty()).collect();
    let intrinsic = llir::Intrinsic::find(name);
    let wrong = match intrinsic {
        Some(intrinsic) => intrinsic.mismatch(tx.state.module, name, result, &types),
        None => Some(format!("could not find LLVM intrinsic: \"{}\"", String::from_utf8_lossy(name))),
    };
    let (None, Some(intrinsic)) = (&wrong, intrinsic) else {
        tx.ctx.error(b.loc(op), wrong.unwrap_or_default()).emit();
        let failed = format!("LLVM Translation failed for operation: {}", b.def(op).name);
        return Err(tx.at(op).error(failed).emit());
    };
    // What it recovers is known to have a body when all functions are translated.
    tx.looked_into |= name == b"llvm.localrecover";
    let overloads = intrinsic.overloads_of(&tx.state.module.cx, result, &types);
    let params = tx.call_param_attrs(op, slots.get(C::SLOTS.arg_attrs), &[])?;
    let ret = tx.call_result_attrs(op, slots.get(C::SLOTS.res_attrs))?;
    let list = tx.state.module.cx.attr_list(AttrSet::EMPTY, ret, &params);
    let bundles = tx.bundles(
        slots.get(C::SLOTS.op_bundle_tags),
        slots.get(C::SLOTS.op_bundle_sizes),
        C(op).op_bundle_operands(b),
    );
    let flags = fast_math(tx.ctx, slots.get(C::SLOTS.fastmath_flags));
    let extra = |_: &llir::Context, info: CallInfo| info.attrs(list);
    let value = tx.call_intrinsic(
        intrinsic.base_name(),
        overloads,
        result,
        &args,
        extra,
        &as_bundles(&bundles),
        flags,
    );
    tx.set_result(op, value);
    Ok(())
}
