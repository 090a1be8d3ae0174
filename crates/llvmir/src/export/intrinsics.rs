//! Calls of intrinsics: names, declarations, and the operations that no row of the table describes.

use crate::export::control::as_bundles;
use crate::export::debug::{self, Why};
use crate::export::enums::fast_math;
use crate::export::intrinsic_table::{Callee, Intrinsic, Intrinsics, Overloads, WITHOUT_INTRINSIC};
use crate::export::row::Row;
use crate::export::signature::range_attr;
use crate::export::state::FunctionTranslation;
use terrace_ir::{Attr, Op, OpDef, OpKind, Result};
use terrace_llir as llir;
use terrace_llir::debug::{DebugRecord, RecordKind};
use terrace_llir::{AttrKind, AttrList, AttrSet, CallInfo, Flags, Md, Type, TypeView, Value};
use terrace_llvm as l;
use terrace_support::small_vec::SmallVec;

impl FunctionTranslation<'_, '_> {
    /// The worker's index of an intrinsic, its signature, and its declaration if the module has one.
    fn intrinsic_callee(
        &mut self,
        name: &'static str,
        overloads: Overloads,
        result: Type,
        args: &[Value],
    ) -> (u32, Type, Option<llir::Func>) {
        let module = &self.state.module;
        let cx = &module.cx;
        let Intrinsics { indices, callees } = &mut self.worker.intrinsics;
        let index = *indices.entry((name, overloads)).or_insert_with_key(|(_, overloads)| {
            let name = llir::intrinsic_name(cx, name, overloads);
            let intrinsic = llir::Intrinsic::find(&name);
            // The operation may have other types than LLVM infers from the overloads. Those of the first call must not
            // decide: which call is the first depends on the threads.
            let inferred = intrinsic.and_then(|intrinsic| intrinsic.function_type(cx, overloads));
            let ty = inferred.unwrap_or_else(|| {
                let params: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty()).collect();
                cx.function_type(result, &params, false)
            });
            callees.push(Callee { func: module.lookup_intrinsic(&name, ty), name, ty });
            callees.len() as u32 - 1
        });
        let callee = &callees[index as usize];
        (index, callee.ty, callee.func)
    }

    /// Builds a call of a function that is declared if the module does not have it.
    pub fn call_library(&mut self, name: &'static str, ty: Type, args: &[Value], attrs: AttrList) -> Value {
        let module = &self.state.module;
        let Intrinsics { indices, callees } = &mut self.worker.intrinsics;
        let index = *indices.entry((name, Overloads::new())).or_insert_with(|| {
            callees.push(Callee { func: module.lookup_function(name.as_bytes()), name: name.into(), ty });
            callees.len() as u32 - 1
        });
        let func = callees[index as usize].func;
        self.call_declared(index, func, args, CallInfo::new(ty).attrs(attrs), &[], Flags::NONE)
    }

    /// Builds a call of a callee of the worker. If the module does not declare it yet, the callee is set when the body is
    /// put into the module.
    fn call_declared(
        &mut self,
        index: u32,
        func: Option<llir::Func>,
        args: &[Value],
        info: CallInfo,
        bundles: &[llir::Bundle<'_>],
        flags: Flags,
    ) -> Value {
        let callee = func.map_or(Value::undef(Type::PTR), |func| self.state.module.func_value(func));
        let value = self.ll.call(callee, args, info, bundles, flags);
        if func.is_none()
            && let Some(inst) = value.as_inst()
        {
            self.worker.intrinsic_calls.push((inst, index));
        }
        value
    }

    /// Builds a call of an intrinsic without attributes, bundles and flags.
    pub fn call_intrinsic(
        &mut self,
        name: &'static str,
        overloads: impl IntoIterator<Item = Type>,
        result: Type,
        args: &[Value],
    ) -> Value {
        let overloads = overloads.into_iter().collect();
        self.call_intrinsic_with(name, overloads, result, args, AttrList::EMPTY, &[], Flags::NONE)
    }

    /// Builds a call of an intrinsic.
    fn call_intrinsic_with(
        &mut self,
        name: &'static str,
        overloads: Overloads,
        result: Type,
        args: &[Value],
        attrs: AttrList,
        bundles: &[llir::Bundle<'_>],
        flags: Flags,
    ) -> Value {
        let (index, fn_ty, func) = self.intrinsic_callee(name, overloads, result, args);
        let result = self.state.module.cx.signature(fn_ty).map_or(result, |signature| signature.0);
        let flags = if flags != Flags::NONE && !self.takes_fast_math(result) { Flags::NONE } else { flags };
        self.call_declared(index, func, args, CallInfo::new(fn_ty).attrs(attrs), bundles, flags)
    }

    /// Translates an operation by its row of the table.
    #[inline]
    pub fn intrinsic(&mut self, op: Op, row: &'static Intrinsic) -> Result<Value> {
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
            // The intrinsic determines the type; the operation's may be one that LLVM does not have.
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
        let mut attrs = AttrList::EMPTY;
        if row.exceptions.is_some() {
            self.modes(op, row, &mut args);
            // `strictfp` keeps LLVM from moving the call.
            let cx = &self.state.module.cx;
            attrs = cx.attr_list(cx.attr_set(&[llir::Attr::Enum(AttrKind::StrictFP)]), AttrSet::EMPTY, &[]);
        }
        if let Some((arg_attrs, res_attrs)) = row.attrs
            && (b.slot(op, arg_attrs).is_some() || b.slot(op, res_attrs).is_some())
        {
            let skip: SmallVec<[u32; 4]> = row.imms.iter().map(|imm| imm.0).collect();
            let params = self.call_param_attrs(op, b.slot(op, arg_attrs), &skip)?;
            let ret = self.call_result_attrs(op, b.slot(op, res_attrs))?;
            attrs = self.state.module.cx.attr_list(AttrSet::EMPTY, ret, &params);
        }
        // Operations with a range have no other attributes for arguments and results.
        let range = row.range.and_then(|slot| b.slot(op, slot)).and_then(|attr| range_attr(self.ctx, attr));
        if let Some(range) = range {
            let cx = &self.state.module.cx;
            attrs = cx.attr_list(AttrSet::EMPTY, cx.attr_set(&[range]), &[]);
        }
        let value = self.call_intrinsic_with(row.name, overloads, result, &args, attrs, &[], flags);
        if let Some(slots) = row.alias {
            let lists = slots.map(|slot| slot.and_then(|slot| b.slot(op, slot)));
            self.alias_lists(op, lists, value.as_inst())?;
        }
        Ok(value)
    }

    /// The argument that an attribute stands for.
    fn immediate(&mut self, op: Op, slot: usize) -> Result<Value> {
        let Some(attr) = self.b.slot_or_default(op, slot) else {
            return Ok(Value::bool(false));
        };
        let Some(ty) = attr.ty(self.ctx) else { return self.at(op).fail("expected int or float immarg") };
        let ty = self.ty(op, ty)?;
        self.constant(op, ty, attr)
    }

    /// The call attribute `align` of the argument at `index`.
    fn align_attr(&self, index: usize, align: u64) -> AttrList {
        let cx = &self.state.module.cx;
        let mut params: SmallVec<[AttrSet; 4]> = SmallVec::from_elem(AttrSet::EMPTY, index);
        params.push(cx.attr_set(&[llir::Attr::align(align)]));
        cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &params)
    }

    /// A masked load or gather; `align` is a slot.
    fn masked_read(&mut self, op: Op, name: &'static str, align: usize) -> Result<Value> {
        let ty = self.result_type(op)?;
        let mut args = self.values(self.b.operands(op));
        if args.len() < 3 {
            args.push(Value::poison(ty));
        }
        let overloads = Overloads::from_slice(&[ty, args[0].ty()]);
        let attrs = self.align_attr(0, self.align_of(op, align));
        Ok(self.call_intrinsic_with(name, overloads, ty, &args, attrs, &[], Flags::NONE))
    }

    /// A masked store or scatter; `align` is a slot.
    fn masked_write(&mut self, op: Op, name: &'static str, align: usize) -> Result {
        let args = self.values(self.b.operands(op));
        let overloads = args.iter().take(2).map(|arg| arg.ty()).collect();
        let attrs = self.align_attr(1, self.align_of(op, align));
        self.call_intrinsic_with(name, overloads, Type::VOID, &args, attrs, &[], Flags::NONE);
        Ok(())
    }

    fn align_of(&self, op: Op, slot: usize) -> u64 {
        self.b.slot(op, slot).and_then(|attr| attr.as_i64(self.ctx)).unwrap_or(1) as u64
    }

    /// The predicate, the rounding mode and the exception behavior of a constrained operation, as far as it has them.
    fn modes(&mut self, op: Op, row: &Intrinsic, args: &mut SmallVec<[Value; 8]>) {
        let modes = [
            (row.predicate, "", l::FCmpPredicate::ENUM),
            (row.rounding, "round.", l::RoundingMode::ENUM),
            (row.exceptions, "fpexcept.", l::FPExceptionBehavior::ENUM),
        ];
        for (slot, prefix, def) in modes {
            let Some(attr) = slot.and_then(|slot| self.b.slot(op, slot)) else { continue };
            let mut word = prefix.as_bytes().to_vec();
            if let Some(value) = def.value(self.ctx, attr) {
                def.write(value, &mut word);
            }
            // The keywords of MLIR for `false` and `true` begin with it.
            word.retain(|&byte| byte != b'_');
            args.push(Value::metadata(self.state.module.cx.md_string(&word)));
        }
    }
}

/// The operations that call intrinsics in ways that no table row describes.
#[rustfmt::skip]
pub(crate) static SPECIAL: &[(&OpDef, Row)] = &[
    (l::Assume::DEF, Row::Op(assume)),
    (l::MaskedLoad::DEF, Row::Value(masked_load)),
    (l::MaskedStore::DEF, Row::Op(|tx, op| tx.masked_write(op, "masked.store", l::MaskedStore::SLOTS.alignment))),
    (l::MaskedGather::DEF, Row::Value(|tx, op| tx.masked_read(op, "masked.gather", l::MaskedGather::SLOTS.alignment))),
    (l::MaskedScatter::DEF, Row::Op(|tx, op| tx.masked_write(op, "masked.scatter", l::MaskedScatter::SLOTS.alignment))),
    (l::MatrixColumnMajorLoad::DEF, Row::Value(matrix_load)),
    (l::MatrixColumnMajorStore::DEF, Row::Op(matrix_store)),
    (l::MatrixMultiply::DEF, Row::Value(matrix_multiply)),
    (l::MatrixTranspose::DEF, Row::Value(matrix_transpose)),
    (l::NoAliasScopeDecl::DEF, Row::Op(no_alias_scope_decl)),
    (l::DbgDeclare::DEF, Row::Op(|tx, op| {
        let slots = l::DbgDeclare::SLOTS;
        tx.debug_record(op, RecordKind::Declare, slots.var_info, Some(slots.location_expr))
    })),
    (l::DbgValue::DEF, Row::Op(|tx, op| {
        let slots = l::DbgValue::SLOTS;
        tx.debug_record(op, RecordKind::Value, slots.var_info, Some(slots.location_expr))
    })),
    (l::DbgLabel::DEF, Row::Op(|tx, op| tx.debug_record(op, RecordKind::Label, l::DbgLabel::SLOTS.label, None))),
];

/// Reports an operation whose intrinsic LLVM 22 does not have.
pub(crate) fn without_intrinsic(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let mut rows = WITHOUT_INTRINSIC.iter();
    let name = rows.find(|(def, _)| core::ptr::eq(*def, tx.b.def(op))).map_or("", |row| row.1);
    tx.at(op).fail(format!("needs the intrinsic '{name}', which LLVM 22 does not have"))
}

fn assume(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::Assume as A;
    let b = tx.b;
    let cond = tx.operand(op, 0);
    let (tags, sizes) = (b.slot(op, A::SLOTS.op_bundle_tags), b.slot(op, A::SLOTS.op_bundle_sizes));
    let bundles = tx.bundles(tags, sizes, A(op).op_bundle_operands(b));
    let (bundles, none) = (as_bundles(&bundles), Overloads::new());
    tx.call_intrinsic_with("assume", none, Type::VOID, &[cond], AttrList::EMPTY, &bundles, Flags::NONE);
    Ok(())
}

fn masked_load(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::MaskedLoad as M;
    let value = tx.masked_read(op, "masked.load", M::SLOTS.alignment)?;
    if tx.b.slot(op, M::SLOTS.nontemporal).is_some()
        && let Some(inst) = value.as_inst()
    {
        tx.nontemporal(inst);
    }
    Ok(value)
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

    /// The type of a matrix, from its rows and columns in two slots; the result type may differ.
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

    /// The call attribute `align` of a matrix in memory: the alignment of an element.
    fn elem_align(&mut self, vector: Type, index: usize) -> AttrList {
        let elem = self.state.module.cx.scalar_type(vector);
        let align = self.ll.abi_align(elem).bytes().max(1);
        self.align_attr(index, align)
    }
}

fn matrix_load(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::MatrixColumnMajorLoad as M;
    let ty = tx.matrix_type(op, [M::SLOTS.rows, M::SLOTS.columns])?;
    let mut args = tx.values(tx.b.operands(op));
    let overloads = core::iter::once(ty).chain(args.get(1).map(|stride| stride.ty())).collect();
    tx.ints(op, &[M::SLOTS.is_volatile, M::SLOTS.rows, M::SLOTS.columns], &mut args);
    let (name, attrs) = ("matrix.column.major.load", tx.elem_align(ty, 0));
    Ok(tx.call_intrinsic_with(name, overloads, ty, &args, attrs, &[], Flags::NONE))
}

fn matrix_store(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::MatrixColumnMajorStore as M;
    let mut args = tx.values(tx.b.operands(op));
    let overloads = [args.first(), args.get(2)].into_iter().flatten().map(|arg| arg.ty()).collect();
    let matrix = args.first().map_or(Type::VOID, |arg| arg.ty());
    tx.ints(op, &[M::SLOTS.is_volatile, M::SLOTS.rows, M::SLOTS.columns], &mut args);
    let (name, attrs) = ("matrix.column.major.store", tx.elem_align(matrix, 1));
    tx.call_intrinsic_with(name, overloads, Type::VOID, &args, attrs, &[], Flags::NONE);
    Ok(())
}

fn matrix_multiply(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::MatrixMultiply as M;
    let ty = tx.matrix_type(op, [M::SLOTS.lhs_rows, M::SLOTS.rhs_columns])?;
    let mut args = tx.values(tx.b.operands(op));
    let overloads: Overloads = core::iter::once(ty).chain(args.iter().map(|arg| arg.ty())).collect();
    tx.ints(op, &[M::SLOTS.lhs_rows, M::SLOTS.lhs_columns, M::SLOTS.rhs_columns], &mut args);
    Ok(tx.call_intrinsic("matrix.multiply", overloads, ty, &args))
}

fn matrix_transpose(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::MatrixTranspose as M;
    let ty = tx.matrix_type(op, [M::SLOTS.rows, M::SLOTS.columns])?;
    let mut args = tx.values(tx.b.operands(op));
    tx.ints(op, &[M::SLOTS.rows, M::SLOTS.columns], &mut args);
    Ok(tx.call_intrinsic("matrix.transpose", [ty], ty, &args))
}

fn no_alias_scope_decl(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let Some(scope) = tx.b.slot(op, l::NoAliasScopeDecl::SLOTS.scope) else { return Ok(()) };
    let list = Value::metadata(tx.alias_scope_list(op, scope)?);
    tx.call_intrinsic("experimental.noalias.scope.decl", [], Type::VOID, &[list]);
    Ok(())
}

impl FunctionTranslation<'_, '_> {
    /// Adds a debug record if the operation has a location, which LLVM requires. `variable` and `expression` are slots.
    pub fn debug_record(
        &mut self,
        op: Op,
        kind: RecordKind,
        variable: usize,
        expression: Option<usize>,
    ) -> Result {
        if self.ll.debug_loc().is_none() {
            return Ok(());
        }
        let (b, of, loc) = (self.b, self.state.debug_nodes(), self.b.loc(op));
        let locations = &mut self.worker.locations;
        let mut nodes = || -> core::result::Result<_, Why> {
            let scope = locations.local_scope(of, loc, self.subprogram)?;
            let loc = locations.node(of, loc, scope)?;
            let variable = b.slot(op, variable).map_or(Ok(Md::NULL), |attr| locations.variable(of, attr))?;
            let expression = match expression {
                Some(slot) => debug::expression(of.ctx, of.cx, b.slot(op, slot)),
                None => Md::NULL,
            };
            Ok((loc, variable, expression))
        };
        let (loc, variable, expression) = match nodes() {
            Ok(nodes) => nodes,
            Err(why) => return self.at(op).fail(why),
        };
        let value = self.operand(op, 0);
        self.ll.body.add_debug_record(DebugRecord {
            kind,
            value,
            variable,
            expression,
            loc,
            assignment: None,
        });
        Ok(())
    }
}

/// Translates `llvm.call_intrinsic`, which calls any intrinsic by name.
pub(crate) fn call_intrinsic(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::CallIntrinsic as C;
    let b = tx.b;
    let slots = b.slots(op);
    let name = slots.get(C::SLOTS.intrin).and_then(|attr| attr.as_bytes(tx.ctx)).unwrap_or(b"");
    let args = tx.values(C(op).args(b));
    let result = tx.result_type(op)?;
    let types: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty()).collect();
    if tx.state.lossless
        && let Some(func) = tx.state.module.lookup_function(name)
    {
        let params = tx.call_param_attrs(op, slots.get(C::SLOTS.arg_attrs), &[])?;
        let ret = tx.call_result_attrs(op, slots.get(C::SLOTS.res_attrs))?;
        let module = &tx.state.module;
        let attrs = module.cx.attr_list(AttrSet::EMPTY, ret, &params);
        let (tags, sizes) = (slots.get(C::SLOTS.op_bundle_tags), slots.get(C::SLOTS.op_bundle_sizes));
        let bundles = tx.bundles(tags, sizes, C(op).op_bundle_operands(b));
        let flags = fast_math(tx.ctx, slots.get(C::SLOTS.fastmath_flags));
        let info = CallInfo::new(module.func(func).ty).attrs(attrs);
        tx.is_kept |= name == b"llvm.localrecover";
        return Ok(tx.ll.call(module.func_value(func), &args, info, &as_bundles(&bundles), flags));
    }
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
    // The check that the function in question has a body needs all functions.
    tx.is_kept |= name == b"llvm.localrecover";
    let overloads = intrinsic.overloads_of(&tx.state.module.cx, result, &types);
    let params = tx.call_param_attrs(op, slots.get(C::SLOTS.arg_attrs), &[])?;
    let ret = tx.call_result_attrs(op, slots.get(C::SLOTS.res_attrs))?;
    let attrs = tx.state.module.cx.attr_list(AttrSet::EMPTY, ret, &params);
    let (tags, sizes) = (slots.get(C::SLOTS.op_bundle_tags), slots.get(C::SLOTS.op_bundle_sizes));
    let bundles = tx.bundles(tags, sizes, C(op).op_bundle_operands(b));
    let flags = fast_math(tx.ctx, slots.get(C::SLOTS.fastmath_flags));
    let (name, bundles) = (intrinsic.base_name(), as_bundles(&bundles));
    Ok(tx.call_intrinsic_with(name, overloads, result, &args, attrs, &bundles, flags))
}
