//! Pointers with element types, which LLVM had up to 14.
//!
//! `ptr` is printed as `i8*`: that is the type of pointers in memory, in aggregates, and of those about which nothing
//! is known. Addresses of symbols, `alloca` and `getelementptr` have the element types that they name. Parameters,
//! `phi`, `select` and casts get those of their first use. Other uses take a `bitcast` behind the definition.

use super::constants::Constants;
use crate::attrs::AttrView;
use crate::body::Body;
use crate::context::Context;
use crate::inst::{CallInfo, Opcode};
use crate::metadata::MdView;
use crate::module::Module;
use crate::types::{Type, TypeView};
use crate::value::{Alias, Func, Global, Inst, Value, ValueKind};
use std::sync::Arc;
use terrace_support::FxHashMap;

/// A pointer type, or vector of them, with another element type.
pub(super) fn retyped(cx: &Context, pointer: Type, elem: Type) -> Type {
    let space = match cx.view(cx.scalar_type(pointer)) {
        TypeView::Ptr(space) => space,
        TypeView::TypedPtr { address_space, .. } => address_space,
        _ => return pointer,
    };
    cx.with_shape_of(cx.typed_ptr(elem, space), pointer)
}

/// The type of a `getelementptr`: a pointer, or vector of them, to the element that the indices select.
pub(super) fn indexed(cx: &Context, pointer: Type, source: Type, indices: &[Value]) -> Type {
    let elem = indices.iter().skip(1).try_fold(source, |ty, &index| {
        // Vectors of indices of structs repeat one number.
        let index = cx.splat_value(index).unwrap_or(index);
        cx.element_type(ty, cx.as_i64(index).and_then(|index| u64::try_from(index).ok()).unwrap_or(0))
    });
    elem.map_or(pointer, |elem| retyped(cx, pointer, elem))
}

/// Whether a type is a pointer or a vector of pointers.
fn is_pointer(cx: &Context, ty: Type) -> bool {
    cx.scalar_type(ty).is_ptr()
}

/// Gives the pointers of a module element types.
pub(super) fn type_pointers(m: &mut Module) {
    let mut typing = Typing { constants: Constants::default(), opaque: Vec::new(), m };
    typing.signatures();
    typing.symbols();
    for at in 0..typing.m.functions().len() {
        let func = Func::from_index(at);
        if let Some(mut body) = typing.m.func_mut(func).body.take() {
            let types = Types::of(&typing, &body, func);
            typing.body(&mut body, &types, func);
            typing.m.func_mut(func).body = Some(body);
        }
    }
}

struct Typing<'a> {
    m: &'a mut Module,
    constants: Constants,
    /// The types of functions before their parameters got element types.
    opaque: Vec<Type>,
}

/// The types that the pointers of a function have.
struct Types {
    args: Vec<Type>,
    insts: Vec<Type>,
}

impl Types {
    /// Infers the types of a function, whose parameters have their final types.
    fn of(typing: &Typing<'_>, body: &Body, func: Func) -> Types {
        let params = typing.m.cx.signature(typing.m.func(func).ty);
        let args = params.map_or_else(Vec::new, |(_, params, _)| params.iter().collect());
        let insts = typing.inferred(body).insts;
        Types { args, insts }
    }

    /// The type of a local.
    fn get(&self, value: Value) -> Type {
        let ty = match value.kind() {
            ValueKind::Arg(at) => self.args.get(at as usize),
            ValueKind::Inst(inst) => self.insts.get(inst.index()),
            _ => None,
        };
        ty.copied().unwrap_or(value.ty())
    }

    /// Gives a pointer the type of one of its uses, if it has none yet. Returns whether it had none.
    fn set(&mut self, value: Value, ty: Type) -> bool {
        let own = match value.kind() {
            ValueKind::Arg(at) => self.args.get_mut(at as usize),
            ValueKind::Inst(inst) => self.insts.get_mut(inst.index()),
            _ => None,
        };
        match own {
            Some(own) if *own == value.ty() && *own != ty => {
                *own = ty;
                true
            }
            _ => false,
        }
    }
}

/// Whether an instruction may give a pointer of any type.
fn is_free(op: Opcode) -> bool {
    matches!(op, Opcode::Phi | Opcode::Select | Opcode::IntToPtr | Opcode::AddrSpaceCast | Opcode::BitCast)
}

/// The type of what an intrinsic or a function of libdevice accesses through a parameter, unless that is `i8`.
fn accessed(name: &[u8], ret: Type, first: Type, at: usize) -> Option<Type> {
    let is = |prefix: &[u8]| name.starts_with(prefix);
    match at {
        0 if is(b"llvm.nvvm.atomic.") || is(b"llvm.masked.load.") => Some(ret),
        1 if is(b"llvm.masked.store.") => Some(first),
        1 if is(b"__nv_modf") => Some(first),
        1 | 2 if is(b"__nv_sincos") => Some(first),
        1 if is(b"__nv_frexp") => Some(Type::I32),
        2 if is(b"__nv_remquo") => Some(Type::I32),
        _ => None,
    }
}

impl Typing<'_> {
    /// Gives the parameters of functions element types: those that uses in bodies say, that attributes such as `byval`
    /// say, or that intrinsics access.
    fn signatures(&mut self) {
        let cx = Arc::clone(&self.m.cx);
        self.opaque = self.m.functions().iter().map(|func| func.ty).collect();
        for at in 0..self.m.functions().len() {
            let func = Func::from_index(at);
            let Some((ret, params, vararg)) = cx.signature(self.m.func(func).ty) else { continue };
            if !params.iter().any(|param| is_pointer(&cx, param)) {
                continue;
            }
            let data = self.m.func(func);
            let mut params: Vec<Type> = match &data.body {
                Some(body) => self.inferred(body).args,
                None => params.iter().collect(),
            };
            let first = params[0];
            for (i, param) in params.iter_mut().enumerate() {
                let types = cx.attrs_of(cx.param_attrs(data.attrs, i)).find_map(|attr| match attr {
                    AttrView::Type(_, ty) => Some(ty),
                    _ => None,
                });
                if let Some(elem) = types.or(accessed(&data.symbol.name, ret, first, i)) {
                    *param = retyped(&cx, *param, elem);
                }
            }
            self.m.func_mut(func).ty = cx.function_type(ret, &params, vararg);
        }
    }

    /// The types of pointers, from the uses in a body.
    fn inferred(&self, body: &Body) -> Types {
        let cx = &self.m.cx;
        let mut types = Types {
            args: body.params().to_vec(),
            insts: (0..body.n_insts()).map(|at| body.inst(Inst::from_index(at)).ty).collect(),
        };
        let mut free = Vec::new();
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            let data = body.inst(inst);
            let operands = body.operands(inst);
            match (data.op, data.source_type(), operands) {
                (Opcode::Alloca, Some(elem), _) => types.insts[inst.index()] = retyped(cx, data.ty, elem),
                (Opcode::GetElementPtr, Some(source), [_, indices @ ..]) => {
                    types.insts[inst.index()] = indexed(cx, data.ty, source, indices);
                }
                (op, ..) if is_free(op) && is_pointer(cx, data.ty) => free.push(inst),
                _ => {}
            }
            for (i, &operand) in operands.iter().enumerate() {
                let may_set = match operand.kind() {
                    ValueKind::Arg(_) => true,
                    ValueKind::Inst(inst) => is_free(body.inst(inst).op),
                    _ => false,
                };
                if may_set
                    && is_pointer(cx, operand.ty())
                    && let Some(ty) = self.wanted(body, inst, i)
                {
                    types.set(operand, ty);
                }
            }
        }
        // What uses do not say, neighbours do. A few rounds reach the ends of chains in both directions.
        for _ in 0..4 {
            let mut changed = false;
            for &inst in &free {
                changed |= self.spread(body, inst, &mut types);
            }
            if !changed {
                break;
            }
        }
        types
    }

    /// Lets a `phi` or `select` and its operands have one type, as far as they have none yet.
    fn spread(&self, body: &Body, inst: Inst, types: &mut Types) -> bool {
        let cx = &self.m.cx;
        let result = body.result(inst);
        let op = body.inst(inst).op;
        if !matches!(op, Opcode::Phi | Opcode::Select) {
            return false;
        }
        let mut changed = false;
        for &operand in body.operands(inst).iter().filter(|operand| is_pointer(cx, operand.ty())) {
            let given =
                if operand.is_global() { self.m.typed_address(operand).ty() } else { types.get(operand) };
            if given != operand.ty() {
                changed |= types.set(result, given);
            }
            let wanted = types.get(result);
            let is_free = match operand.kind() {
                ValueKind::Arg(_) => true,
                ValueKind::Inst(inst) => is_free(body.inst(inst).op),
                _ => false,
            };
            if is_free && wanted != result.ty() {
                changed |= types.set(operand, wanted);
            }
        }
        changed
    }

    /// The type of a pointer operand that an instruction asks for, whatever its result is.
    fn wanted(&self, body: &Body, inst: Inst, at: usize) -> Option<Type> {
        let cx = &self.m.cx;
        let data = body.inst(inst);
        let operands = body.operands(inst);
        let pointer = operands.get(at)?.ty();
        let elem = match (data.op, at) {
            (Opcode::Load, 0) => data.ty,
            (Opcode::Store, 1) => operands.first()?.ty(),
            (Opcode::AtomicRmw | Opcode::CmpXchg, 0) => operands.get(1)?.ty(),
            (Opcode::GetElementPtr, 0) => data.source_type()?,
            (op, _) if op.is_call() => {
                let (_, params, _) = cx.signature(self.called(body, inst)?)?;
                return params.get(at).filter(|_| at < body.n_call_args(inst));
            }
            _ => return None,
        };
        Some(retyped(cx, pointer, elem))
    }

    /// The type of the function that a call calls.
    fn called(&self, body: &Body, inst: Inst) -> Option<Type> {
        let fn_ty = body.call(inst)?.fn_ty;
        let callee = body.callee(inst)?.as_func();
        let has_type = |func: &Func| self.opaque.get(func.index()) == Some(&fn_ty);
        Some(callee.filter(has_type).map_or(fn_ty, |func| self.m.func(func).ty))
    }

    /// Gives initializers and aliased symbols their types.
    fn symbols(&mut self) {
        for at in 0..self.m.globals().len() {
            let id = Global::from_index(at);
            let global = self.m.global(id);
            if let Some(init) = global.initializer {
                let init = self.constants.of_type(self.m, init, global.ty);
                self.m.global_mut(id).initializer = Some(init);
            }
        }
        for at in 0..self.m.aliases().len() {
            let id = Alias::from_index(at);
            let (ty, aliasee) = (self.m.alias(id).ty, self.m.alias(id).aliasee);
            let ty = retyped(&self.m.cx, aliasee.ty(), ty);
            self.m.alias_mut(id).aliasee = self.constants.of_type(self.m, aliasee, ty);
        }
    }

    /// Gives results and operands of a body their types.
    fn body(&mut self, body: &mut Body, types: &Types, func: Func) {
        let cx = Arc::clone(&self.m.cx);
        let ret = cx.signature(self.m.func(func).ty).map_or(Type::VOID, |(ret, ..)| ret);
        let mut casts = Casts { types, made: FxHashMap::default(), last: FxHashMap::default() };
        let insts: Vec<Inst> = body.blocks().iter().flat_map(|&block| body.insts(block)).collect();
        for inst in insts {
            let op = body.inst(inst).op;
            let mut operands = body.operands(inst).to_vec();
            let same = (op == Opcode::ICmp).then(|| self.compared(types, &operands)).flatten();
            let fn_ty = self.called(body, inst);
            let callee_at = fn_ty.and_then(|_| operands.len().checked_sub(1));
            for (i, operand) in operands.iter_mut().enumerate() {
                if let ValueKind::Metadata(md) = operand.kind() {
                    if let MdView::Value(value) = cx.md_view(md) {
                        let value = casts.natural(self, value);
                        *operand = Value::metadata(cx.md_value(value));
                    }
                    continue;
                }
                let old = operand.ty();
                let ty = match op {
                    _ if Some(i) == callee_at => {
                        if matches!(operand.kind(), ValueKind::Asm(_)) {
                            continue;
                        }
                        fn_ty.map_or(old, |ty| retyped(&cx, old, ty))
                    }
                    Opcode::PtrToInt | Opcode::AddrSpaceCast | Opcode::BitCast
                        if operand.as_block().is_none() =>
                    {
                        *operand = casts.natural(self, *operand);
                        continue;
                    }
                    Opcode::Phi | Opcode::Select if is_pointer(&cx, old) => types.insts[inst.index()],
                    Opcode::ICmp => same.unwrap_or(old),
                    Opcode::Ret => ret,
                    _ if is_pointer(&cx, old) => self.wanted(body, inst, i).unwrap_or(old),
                    _ => old,
                };
                *operand = casts.of_type(self, body, *operand, ty);
            }
            body.replace_operands(inst, &operands);
            if let Some((fn_ty, info)) = fn_ty.zip(body.call(inst).copied())
                && fn_ty != info.fn_ty
            {
                body.set_call(inst, CallInfo { fn_ty, ..info });
            }
        }
        for (at, &ty) in types.insts.iter().enumerate() {
            body.inst_mut(Inst::from_index(at)).ty = ty;
        }
        body.params = types.args.clone().into();
    }

    /// The type in which two pointers are compared.
    fn compared(&self, types: &Types, operands: &[Value]) -> Option<Type> {
        let &[a, b] = operands else { return None };
        let natural = |value: Value| match value.is_global() {
            true => self.m.typed_address(value).ty(),
            false => types.get(value),
        };
        Some(if a.is_const() && !b.is_const() { natural(b) } else { natural(a) })
    }
}

/// The casts of a body.
struct Casts<'a> {
    types: &'a Types,
    /// By what is cast, without its type, and the type of the cast.
    made: FxHashMap<(Value, Type), Value>,
    /// The last cast behind the definition of a value.
    last: FxHashMap<Value, Inst>,
}

impl Casts<'_> {
    /// A value in the type of its definition.
    fn natural(&self, typing: &mut Typing<'_>, value: Value) -> Value {
        match value.kind() {
            ValueKind::Inst(inst) => Value::inst(inst, self.types.get(value)),
            ValueKind::Arg(at) => Value::arg(at, self.types.get(value)),
            _ if value.is_global() => typing.m.typed_address(value),
            _ if value.is_const() => typing.constants.of_type(typing.m, value, value.ty()),
            _ => value,
        }
    }

    /// A value in a type, which a cast behind its definition gives it if need be.
    fn of_type(&mut self, typing: &mut Typing<'_>, body: &mut Body, value: Value, ty: Type) -> Value {
        if value.is_const() {
            return typing.constants.of_type(typing.m, value, ty);
        }
        let natural = self.natural(typing, value);
        if natural.ty() == ty || !matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_)) {
            return natural;
        }
        if let Some(&cast) = self.made.get(&(value, ty)) {
            return cast;
        }
        let Some((before, loc)) = self.place(body, value) else { return natural };
        let cast = body.push(Opcode::BitCast, ty, &[natural], loc);
        body.link_before(cast, before);
        self.last.insert(value, cast);
        let cast = Value::inst(cast, ty);
        self.made.insert((value, ty), cast);
        cast
    }

    /// The instruction before which casts of a value go, and their location.
    fn place(&self, body: &Body, value: Value) -> Option<(Inst, u32)> {
        let behind = self.last.get(&value).copied().or(value.as_inst());
        let Some(inst) = behind else {
            let entry = *body.blocks().first()?;
            return Some((body.first_inst(entry)?, 0));
        };
        let loc = body.inst(inst).loc;
        match body.inst(inst).op {
            Opcode::Phi => Some((body.first_non_phi(body.inst(inst).block())?, loc)),
            _ => Some((body.inst(inst).next()?, loc)),
        }
    }
}
