//! Builders for lowerings, besides those generated for every operation (`Add::new`, `Load::new`).
//!
//! A builder takes the essential arguments; flags and rarer attributes are added by names
//! (`FAdd::with(x, y).fastmath_flags(flags).result(b)`).

use crate::enums::{GepNoWrapFlags, Linkage};
use crate::types::{FunctionType, PointerType, StructType, VoidType};
use crate::{
    AddressOf, Alloca, Br, Call, CallIntrinsic, CondBr, Constant, ExtractValue, Func, GetElementPtr, Global,
    InsertValue, Load, Memcpy, Return, ShuffleVector, Store, Switch, infer,
};
use terrace_rewrite::prelude::*;

/// An index of a `getelementptr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GepIndex {
    /// A constant.
    Const(i32),
    /// A value.
    Value(Value),
}

impl From<i32> for GepIndex {
    fn from(index: i32) -> Self {
        Self::Const(index)
    }
}

impl From<Value> for GepIndex {
    fn from(index: Value) -> Self {
        Self::Value(index)
    }
}

/// Marks a dynamic index in `rawConstantIndices`.
pub const DYNAMIC_INDEX: i32 = i32::MIN;

fn alignment_attr(ctx: &Context, alignment: u64) -> Option<Attr> {
    (alignment != 0).then(|| IntegerAttr::of_i64(ctx, Type::I64, alignment as i64))
}

impl terrace_ir::rules::ConstantKind for Constant {
    #[inline]
    fn constant(b: &mut Builder<'_>, ty: Type, value: Attr) -> Value {
        Self::new(b, ty, value)
    }
}

impl Constant {
    /// Creates a constant of type `ty`; the attribute may have another type that can represent it.
    #[inline]
    pub fn attr(b: &mut Builder<'_>, ty: Type, value: Attr) -> Value {
        Constant::new(b, ty, value)
    }

    /// Creates an integer constant of type `ty`, or a splat if `ty` is a vector.
    pub fn int(b: &mut Builder<'_>, ty: Type, value: i64) -> Value {
        let attr = match vector_element(b.ctx(), ty) {
            None => IntegerAttr::of_i64(b.ctx(), ty, value),
            Some(elem) => {
                let width = elem.bit_width(b.ctx()).unwrap_or(64);
                splat(b.ctx(), ty, width, &ApInt::from_i64(width, value))
            }
        };
        Constant::new(b, ty, attr)
    }

    /// Creates a float constant of type `ty`, or a splat if `ty` is a vector; `value` has the scalar's format.
    pub fn float(b: &mut Builder<'_>, ty: Type, value: ApFloat) -> Value {
        let attr = match vector_element(b.ctx(), ty) {
            None => FloatAttr::of(b.ctx(), ty, value),
            Some(elem) => {
                let width = elem.bit_width(b.ctx()).unwrap_or(64);
                let bits = value.to_bits();
                splat(b.ctx(), ty, width, &ApInt::from_words(width, &[bits as u64, (bits >> 64) as u64]))
            }
        };
        Constant::new(b, ty, attr)
    }
}

fn vector_element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<VectorType>(ctx).map(|v| v.elem)
}

/// `dense<value> : ty`
fn splat(ctx: &Context, ty: Type, width: u32, value: &ApInt) -> Attr {
    let mut bytes: SmallVec<[u8; 16]> = value.words().iter().flat_map(|w| w.to_le_bytes()).collect();
    bytes.resize((width.div_ceil(8) as usize).max(1), 0);
    DenseElementsAttr::get(ctx, ty, true, &bytes)
}

impl AddressOf {
    /// Creates the address of a global in an address space.
    pub fn of(b: &mut Builder<'_>, name: Str, address_space: u32) -> Value {
        let ty = PointerType::get(b.ctx(), address_space);
        AddressOf::new(b, ty, name)
    }
}

impl Alloca {
    /// Allocates `size` elements on the stack; alignment zero means that of the type.
    pub fn create(b: &mut Builder<'_>, ptr: Type, elem: Type, size: Value, alignment: u64) -> Value {
        let op = Alloca::build(b, ptr, elem, size);
        let alignment = alignment_attr(b.ctx(), alignment);
        b.set_slot(op.op(), Alloca::SLOTS.alignment, alignment);
        op.res(b)
    }
}

impl Load {
    /// Loads a value of type `ty`; alignment zero means that of the type.
    pub fn aligned(b: &mut Builder<'_>, ty: Type, addr: Value, alignment: u64) -> Value {
        let op = Load::build(b, ty, addr);
        let alignment = alignment_attr(b.ctx(), alignment);
        b.set_slot(op.op(), Load::SLOTS.alignment, alignment);
        op.res(b)
    }
}

impl Store {
    /// Stores a value; alignment zero means that of the type.
    pub fn aligned(b: &mut Builder<'_>, value: Value, addr: Value, alignment: u64) -> Store {
        let op = Store::build(b, value, addr);
        let alignment = alignment_attr(b.ctx(), alignment);
        b.set_slot(op.op(), Store::SLOTS.alignment, alignment);
        op
    }
}

impl GetElementPtr {
    /// Computes the address of an element; `elem` is the type that the first index counts.
    ///
    /// Constant indices are stored in the operation. [`DYNAMIC_INDEX`] itself cannot be a constant index.
    pub fn create(
        b: &mut Builder<'_>,
        ty: Type,
        elem: Type,
        base: Value,
        indices: &[GepIndex],
        flags: GepNoWrapFlags,
    ) -> Value {
        let mut raw: SmallVec<[i32; 4]> = SmallVec::new();
        let mut dynamic: SmallVec<[Value; 4]> = SmallVec::new();
        for index in indices {
            match *index {
                GepIndex::Const(index) => raw.push(index),
                GepIndex::Value(value) => {
                    raw.push(DYNAMIC_INDEX);
                    dynamic.push(value);
                }
            }
        }
        let raw = DenseArrayAttr::of_i32s(b.ctx(), &raw);
        let op = GetElementPtr::build(b, ty, raw, elem, base, &dynamic);
        if flags != GepNoWrapFlags::NONE {
            b.set_slot_as::<GepNoWrapFlags>(op.op(), GetElementPtr::SLOTS.no_wrap_flags, flags);
        }
        op.res(b)
    }

    /// The indices in order, constant and dynamic.
    pub fn indices(self, b: &Body) -> SmallVec<[GepIndex; 4]> {
        let mut dynamic = self.dynamic_indices(b).iter();
        let raw = b.slot(self.op(), GetElementPtr::SLOTS.raw_constant_indices);
        let Some(raw) = raw.and_then(|raw| raw.as_::<DenseArrayAttr>(b.ctx())) else {
            return SmallVec::new();
        };
        raw.i32s()
            .filter_map(|index| match index {
                DYNAMIC_INDEX => dynamic.next().map(GepIndex::Value),
                _ => Some(GepIndex::Const(index)),
            })
            .collect()
    }
}

impl ExtractValue {
    /// Extracts the field or element at a position, which must exist.
    pub fn at(b: &mut Builder<'_>, container: Value, position: &[i64]) -> Value {
        let ty = infer::element_at(b.ctx(), b.ty(container), DenseArrayAttr::of_i64s(b.ctx(), position));
        debug_assert!(ty.is_ok(), "no element at the position: {ty:?}");
        Self::typed(b, ty.unwrap_or(Type::NONE), container, position)
    }

    /// Extracts the field or element of this type at a position; verification reports one that does not exist.
    pub fn typed(b: &mut Builder<'_>, ty: Type, container: Value, position: &[i64]) -> Value {
        let position = DenseArrayAttr::of_i64s(b.ctx(), position);
        let mut state = OpState::new(ExtractValue::DEF, b.loc());
        state.operands.push(container);
        state.results.push(ty);
        state.set_slot(ExtractValue::SLOTS.position, position);
        let op = b.create_from(&mut state);
        b.result(op, 0)
    }
}

impl InsertValue {
    /// Inserts a value at a position, which must exist, and returns the new aggregate.
    pub fn at(b: &mut Builder<'_>, container: Value, value: Value, position: &[i64]) -> Value {
        let position = DenseArrayAttr::of_i64s(b.ctx(), position);
        InsertValue::new(b, position, container, value)
    }
}

impl ShuffleVector {
    /// Selects elements of two vectors by a mask.
    pub fn masked(b: &mut Builder<'_>, v1: Value, v2: Value, mask: &[i32]) -> Value {
        let mask = DenseArrayAttr::of_i32s(b.ctx(), mask);
        ShuffleVector::new(b, mask, v1, v2)
    }
}

impl Br {
    /// Branches to a block with arguments.
    pub fn to(b: &mut Builder<'_>, dest: Block, args: &[Value]) -> Br {
        Br::build(b, args, &[dest])
    }
}

impl CondBr {
    /// Branches to one of two blocks with arguments.
    pub fn to(
        b: &mut Builder<'_>,
        condition: Value,
        (true_dest, true_args): (Block, &[Value]),
        (false_dest, false_args): (Block, &[Value]),
    ) -> CondBr {
        CondBr::build(b, condition, true_args, false_args, &[true_dest, false_dest])
    }
}

impl Switch {
    /// Branches by an integer. `cases` has a block and its arguments for each element of `case_values`, an
    /// elements attribute that is `None` without cases.
    pub fn create(
        b: &mut Builder<'_>,
        value: Value,
        (default, default_args): (Block, &[Value]),
        case_values: Option<Attr>,
        cases: &[(Block, &[Value])],
    ) -> Switch {
        let sizes: SmallVec<[i32; 8]> = cases.iter().map(|(_, args)| args.len() as i32).collect();
        let args: SmallVec<[Value; 8]> = cases.iter().flat_map(|(_, args)| args.iter().copied()).collect();
        let succs: SmallVec<[Block; 8]> =
            core::iter::once(default).chain(cases.iter().map(|&(block, _)| block)).collect();
        let sizes = DenseArrayAttr::of_i32s(b.ctx(), &sizes);
        let op = Switch::build(b, sizes, value, default_args, &args, &succs);
        b.set_slot(op.op(), Switch::SLOTS.case_values, case_values);
        op
    }
}

impl Return {
    /// Returns a value.
    pub fn value(b: &mut Builder<'_>, value: Value) -> Return {
        Return::build(b, Some(value))
    }

    /// Returns without a value.
    pub fn void(b: &mut Builder<'_>) -> Return {
        Return::build(b, None)
    }
}

impl Call {
    /// Calls a function by name; `result` is `None` or void for no result.
    pub fn create(b: &mut Builder<'_>, callee: Str, result: Option<Type>, args: &[Value]) -> Call {
        let op = Self::of_operands(b, result, args);
        let callee = SymbolRefAttr::flat(b.ctx(), callee);
        b.set_slot(op.op(), Call::SLOTS.callee, Some(callee));
        op
    }

    /// Calls a function of type `ty` by name. The result and the variable arguments follow from the type.
    pub fn of_type(b: &mut Builder<'_>, callee: Str, ty: Type, args: &[Value]) -> Call {
        let (result, varargs) = Self::result_of(b.ctx(), ty);
        let op = Self::create(b, callee, result, args);
        if varargs {
            b.set_slot_as::<crate::FunctionTypeAttr>(op.op(), Call::SLOTS.var_callee_type, ty);
        }
        op
    }

    /// Calls a function of type `ty` through a pointer.
    pub fn indirect(b: &mut Builder<'_>, ty: Type, callee: Value, args: &[Value]) -> Call {
        let (result, varargs) = Self::result_of(b.ctx(), ty);
        let operands: SmallVec<[Value; 8]> = core::iter::once(callee).chain(args.iter().copied()).collect();
        let op = Self::of_operands(b, result, &operands);
        if varargs {
            b.set_slot_as::<crate::FunctionTypeAttr>(op.op(), Call::SLOTS.var_callee_type, ty);
        }
        op
    }

    fn result_of(ctx: &Context, ty: Type) -> (Option<Type>, bool) {
        ty.as_::<FunctionType>(ctx).map_or((None, false), |f| (Some(f.result), f.varargs))
    }

    fn of_operands(b: &mut Builder<'_>, result: Option<Type>, operands: &[Value]) -> Call {
        let result = result.filter(|ty| !ty.is::<VoidType>(b.ctx()));
        let no_bundles = DenseArrayAttr::of_i32s(b.ctx(), &[]);
        Call::build(b, result, no_bundles, operands, &[])
    }
}

impl CallIntrinsic {
    /// Calls an intrinsic by its full name, such as `llvm.bswap`.
    pub fn create(b: &mut Builder<'_>, name: &str, result: Option<Type>, args: &[Value]) -> CallIntrinsic {
        let name = b.ctx().intern(name);
        let no_bundles = DenseArrayAttr::of_i32s(b.ctx(), &[]);
        CallIntrinsic::build(b, result, name, no_bundles, args, &[])
    }
}

impl Memcpy {
    /// Copies `len` bytes between buffers that are equal or do not overlap.
    pub fn bytes(b: &mut Builder<'_>, dst: Value, src: Value, len: Value) -> Memcpy {
        Memcpy::build(b, false, dst, src, len)
    }
}

impl Func {
    /// Creates a declaration.
    pub fn declare(b: &mut Builder<'_>, name: Str, ty: Type, linkage: Linkage) -> Func {
        let body = Body::new(b.ctx(), 1);
        let name = StringAttr::get(b.ctx(), name, None);
        Self::create_with(b, name, ty, linkage, Box::new(body))
    }

    /// Creates a function with an entry block that has its arguments.
    pub fn create(b: &mut Builder<'_>, name: Str, ty: Type, linkage: Linkage) -> Func {
        let mut body = Body::new(b.ctx(), 1);
        if let Some(region) = body.root_regions().next() {
            let params = ty.as_::<FunctionType>(b.ctx()).map_or(&[][..], |ty| ty.params);
            body.append_block(region, params);
        }
        let name = StringAttr::get(b.ctx(), name, None);
        Self::create_with(b, name, ty, linkage, Box::new(body))
    }

    /// Creates a function with a body, e.g. that of a `func.func`; `name` is a string attribute.
    pub fn create_with(b: &mut Builder<'_>, name: Attr, ty: Type, linkage: Linkage, body: Box<Body>) -> Func {
        let ctx = b.ctx();
        let mut state = OpState::new(Func::DEF, b.loc());
        state.set_slot(Func::SLOTS.sym_name, name);
        state.set_slot(Func::SLOTS.function_type, TypeAttr::get(ctx, ty));
        if linkage != Linkage::External {
            state.set_slot(Func::SLOTS.linkage, Linkage::ENUM.attr(ctx, linkage as u64));
        }
        state.nested = Some(body);
        Func::wrap(b.create(state))
    }

    /// The entry block, in `b.region_body(func.op())`; `None` for a declaration.
    pub fn entry_block(self, b: &Body) -> Option<Block> {
        b.region_body(self.op()).entry_block(self.body(b))
    }

    /// Whether this is a declaration.
    pub fn is_declaration(self, b: &Body) -> bool {
        self.entry_block(b).is_none()
    }

    /// The function type.
    pub fn signature<'c>(self, ctx: &'c Context, b: &Body) -> Option<FunctionType<'c>> {
        // `self.function_type(b)` verifies the attribute's kind, which `as_::<FunctionType>` does again.
        b.slot(self.op(), Func::SLOTS.function_type)?.as_type(ctx)?.as_::<FunctionType>(ctx)
    }

    /// Attribute dictionary of argument `i`.
    pub fn arg_attrs_at(self, b: &Body, i: usize) -> Option<Attr> {
        self.arg_attrs(b)?.as_array(b.ctx())?.get(i).copied()
    }

    /// Attribute dictionary of the result.
    pub fn res_attrs_at(self, b: &Body) -> Option<Attr> {
        self.res_attrs(b)?.as_array(b.ctx())?.first().copied()
    }
}

impl Global {
    /// Creates a global. Without a value it is a declaration until its region gets an initializer block.
    pub fn create(
        b: &mut Builder<'_>,
        name: Str,
        ty: Type,
        is_constant: bool,
        linkage: Linkage,
        value: Option<Attr>,
    ) -> Global {
        let ctx = b.ctx();
        let mut state = OpState::new(Global::DEF, b.loc());
        state.set_slot(Global::SLOTS.global_type, TypeAttr::get(ctx, ty));
        state.set_slot(Global::SLOTS.sym_name, StringAttr::get(ctx, name, None));
        state.set_slot(Global::SLOTS.linkage, Linkage::ENUM.attr(ctx, linkage as u64));
        if is_constant {
            state.set_slot(Global::SLOTS.constant, Attr::UNIT);
        }
        if let Some(value) = value {
            state.set_slot(Global::SLOTS.value, value);
        }
        state.n_regions = 1;
        Global::wrap(b.create(state))
    }

    /// The initializer block, in `b.region_body(global.op())`, if there is one.
    pub fn initializer_block(self, b: &Body) -> Option<Block> {
        b.region_body(self.op()).entry_block(self.initializer(b))
    }
}

impl StructType<'_> {
    /// The identified struct `name` with these fields; `None` if the name already has other fields.
    pub fn with_body(ctx: &Context, name: Str, elems: &[Type], packed: bool) -> Option<Type> {
        let ty = StructType::identified(ctx, name);
        let body = StructType::literal(ctx, elems, packed);
        ctx.set_type_body(ty, body).then_some(ty)
    }
}
