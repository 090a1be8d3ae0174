//! Symbols of the module: functions, constant strings, and memory of the block whose size the launch says.

use crate::prelude::*;
use terrace_llvm::CConv;

const CONVENTION: &str = "CConv";

/// Sets the address space of a global, also if it is 0.
pub(crate) fn set_address_space(b: &mut Body, global: llvm::Global, space: u32) {
    let space = IntegerAttr::of_i64(b.ctx(), Type::I32, i64::from(space));
    b.set_slot(global.op(), llvm::Global::SLOTS.addr_space, Some(space));
}

/// A function that lowered code calls.
pub(crate) struct Function {
    name: Str,
    ty: Type,
    /// An attribute of the declaration.
    attr: Option<(&'static str, Attr)>,
}

impl Function {
    /// Describes a function; fails if the module has another symbol of that name. Must be called before anything is built.
    pub(crate) fn find(
        rw: &Lowering,
        name: &str,
        result: Type,
        params: &[Type],
        is_variadic: bool,
    ) -> Rewrite<Self> {
        let ctx = rw.ctx();
        let name = ctx.intern(name);
        let ty = llvm::FunctionType::get(ctx, result, params, is_variadic);
        runtime::check(rw, name, ty)?;
        Ok(Self { name, ty, attr: None })
    }

    /// The function does not return.
    pub(crate) fn noreturn(self, ctx: &Context) -> Self {
        let attr = StringAttr::get(ctx, ctx.intern("noreturn"), None);
        Self { attr: Some(("passthrough", ArrayAttr::get(ctx, &[attr]))), ..self }
    }

    /// The function has OpenCL's calling convention for functions.
    pub(crate) fn spir(self, ctx: &Context) -> Self {
        Self { attr: Some((CONVENTION, CConv::encode(ctx, CConv::SpirFunc))), ..self }
    }

    /// Requests the declaration.
    pub(crate) fn declare(&self, rw: &mut Lowering) {
        let loc = rw.loc();
        self.declare_at(rw, loc);
    }

    /// Requests the declaration at a location.
    pub(crate) fn declare_at(&self, rw: &mut Lowering, loc: Loc) {
        let ctx = rw.context();
        let attrs = self.attr.map(|(name, attr)| DictionaryAttr::of(ctx, &[(ctx.intern(name), attr)]));
        rw.request(Request { attr: attrs, ..Request::new(declare, self.name, self.ty).at(loc) });
    }

    /// Calls the function, which must be [declared](Self::declare). Returns its result, if it has one.
    pub(crate) fn call(&self, rw: &mut Lowering, args: &[Value]) -> Option<Value> {
        let call = llvm::Call::of_type(rw, self.name, self.ty, args);
        if let Some((CONVENTION, convention)) = self.attr {
            rw.set_attr(call.0, CONVENTION, Some(convention));
        }
        rw.results(call.0).first()
    }
}

/// Declares a function with the attributes of the request's dictionary if the module has no symbol of that name.
pub(crate) fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    if edit.symbols.contains_key(&request.name) {
        return Ok(request.name);
    }
    let Some(&ty) = request.types.first() else { return Ok(request.name) };
    let function = llvm::Func::declare(&mut edit.builder, request.name, ty, llvm::Linkage::External);
    if let Some(attrs) = request.attr {
        edit.builder.set_attrs(function.op(), attrs);
    }
    edit.symbols.insert(request.name, function.op());
    Ok(request.name)
}

/// The address of a constant with the bytes and a zero behind them: of an equal one of the module, or of a new one whose
/// name is `prefix` and a number.
pub(crate) fn string(rw: &mut Lowering, prefix: &str, text: &[u8], address_space: u32) -> Rewrite<Value> {
    let loc = rw.loc();
    string_at(rw, loc, prefix, text, address_space)
}

/// Like [`string`], with a new constant at a location.
pub(crate) fn string_at(
    rw: &mut Lowering,
    loc: Loc,
    prefix: &str,
    text: &[u8],
    address_space: u32,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let bytes = [text, &[0]].concat();
    let array = llvm::ArrayType::get(ctx, Type::I8, bytes.len() as u64);
    let value = StringAttr::get(ctx, ctx.str_id(&bytes), None);
    let address = address(rw, loc, string_constant, prefix, array, Some(value), address_space)?;
    let (pointer, path) = (rw.ty(address), [GepIndex::Const(0); 2]);
    Ok(llvm::GetElementPtr::create(rw, pointer, array, address, &path, GepNoWrapFlags::NONE))
}

/// The address of a global that the request finds, or makes at a location.
pub(crate) fn address(
    rw: &mut Lowering,
    loc: Loc,
    apply: terrace_rewrite::convert::Apply,
    prefix: &str,
    ty: Type,
    attr: Option<Attr>,
    address_space: u32,
) -> Rewrite<Value> {
    let placeholder = rw.context().intern(prefix);
    let address = llvm::AddressOf::of(rw, placeholder, address_space);
    let address_op = rw.def_op(address).ok_or("no operation")?;
    let mut request = Request::new(apply, placeholder, ty).at(loc);
    request.types.push(rw.ty(address));
    request.attr = attr;
    rw.request(request.patch(address_op, llvm::AddressOf::SLOTS.global_name));
    Ok(address)
}

/// The type of the global and its address space.
fn requested(ctx: &Context, request: &Request) -> Result<(Type, u32), Message> {
    let &[ty, pointer] = &request.types[..] else { return Err("the type of the global is missing".into()) };
    let pointer = pointer.as_::<llvm::PointerType>(ctx).ok_or("a global has no address")?;
    Ok((ty, pointer.address_space))
}

/// The first global of the module that `is_equal` holds for.
fn find(edit: &ModuleEdit<'_>, is_equal: impl Fn(&Body, llvm::Global) -> bool) -> Option<Str> {
    let b: &Body = &edit.builder;
    let mut globals = b.ops(edit.block).filter_map(|op| b.as_::<llvm::Global>(op));
    globals.find(|&global| is_equal(b, global))?.sym_name(b)
}

fn address_space_of(b: &Body, global: llvm::Global) -> u32 {
    global.addr_space(b).and_then(|space| u32::try_from(space).ok()).unwrap_or(0)
}

/// The globals of a module, as far as requests ask for them.
#[derive(Default)]
struct Globals {
    /// The constants by type, value and address space, once a string was asked for.
    constants: Option<FxHashMap<(Type, Option<Attr>, u32), Str>>,
    /// The number of the next name with a prefix.
    next: FxHashMap<Str, u64>,
}

/// Creates a global with a name of the prefix and the first number that is not taken.
fn create(
    edit: &mut ModuleEdit<'_>,
    prefix: Str,
    (ty, space): (Type, u32),
    is_constant: bool,
    value: Option<Attr>,
) -> (Str, llvm::Global) {
    let ctx = edit.builder.ctx().clone();
    let text = ctx.str(prefix).into_owned();
    let next = edit.shared.get::<Globals>().next.entry(prefix).or_default();
    let name = loop {
        let name = ctx.intern(&format!("{text}{next}"));
        *next += 1;
        if !edit.symbols.contains_key(&name) {
            break name;
        }
    };
    let global =
        llvm::Global::create(&mut edit.builder, name, ty, is_constant, llvm::Linkage::Internal, value);
    set_address_space(edit.builder.body(), global, space);
    edit.symbols.insert(name, global.op());
    (name, global)
}

/// The constants of the module, the first of equal ones.
fn constants(edit: &ModuleEdit<'_>) -> FxHashMap<(Type, Option<Attr>, u32), Str> {
    let b: &Body = &edit.builder;
    let mut constants = FxHashMap::default();
    for global in b.ops(edit.block).filter_map(|op| b.as_::<llvm::Global>(op)) {
        if let (Some(true), Some(ty), Some(name)) =
            (global.constant(b), global.global_type(b), global.sym_name(b))
        {
            let value = b.slot(global.op(), llvm::Global::SLOTS.value);
            constants.entry((ty, value, address_space_of(b, global))).or_insert(name);
        }
    }
    constants
}

fn string_constant(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    let (ty, space) = requested(edit.builder.ctx(), request)?;
    if edit.shared.get::<Globals>().constants.is_none() {
        let constants = constants(edit);
        edit.shared.get::<Globals>().constants = Some(constants);
    }
    let key = (ty, request.attr, space);
    let known = edit.shared.get::<Globals>().constants.as_ref().and_then(|constants| constants.get(&key));
    if let Some(&name) = known {
        return Ok(name);
    }
    let name = create(edit, request.name, (ty, space), true, request.attr).0;
    if let Some(constants) = &mut edit.shared.get::<Globals>().constants {
        constants.insert(key, name);
    }
    Ok(name)
}

/// Makes or finds memory of the block without a size, with the alignment of the request's attribute.
pub(super) fn dynamic_memory(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    let (ty, space) = requested(edit.builder.ctx(), request)?;
    let ctx = edit.builder.ctx().clone();
    let is_empty = |ty: Type| ty.as_::<llvm::ArrayType>(&ctx).is_some_and(|array| array.len == 0);
    let is_equal = |b: &Body, global: llvm::Global| {
        address_space_of(b, global) == space
            && global.global_type(b).is_some_and(is_empty)
            && b.slot(global.op(), llvm::Global::SLOTS.alignment) == request.attr
    };
    if let Some(name) = find(edit, is_equal) {
        return Ok(name);
    }
    let (name, global) = create(edit, request.name, (ty, space), false, None);
    edit.builder.set_slot(global.op(), llvm::Global::SLOTS.alignment, request.attr);
    Ok(name)
}
