//! Functions of OpenCL and its extensions, which translators to SPIR-V know by their names: mangled as in C++ (Itanium C++
//! ABI), with the calling convention `spir_func`.

use crate::common::runtime;
use crate::gpu_common::symbols;
use crate::prelude::*;
use terrace_ir::asm::{attributes_of, quoted_type};
use terrace_llvm::{CConv, ModRefInfo};

/// The memory that a function accesses.
#[derive(Clone, Copy)]
pub(crate) enum Memory {
    Any,
    /// The function only reads what its arguments point to.
    ReadsArguments,
    None,
}

impl Memory {
    /// `#llvm.memory_effects<..>`; `None` for any memory.
    pub(crate) fn attr(self, ctx: &Context) -> Option<Attr> {
        let none = ModRefInfo::None as u32;
        let arguments = match self {
            Memory::Any => return None,
            Memory::ReadsArguments => ModRefInfo::Read as u32,
            Memory::None => none,
        };
        Some(llvm::MemoryEffectsAttr::get(ctx, none, arguments, none, none, none, none))
    }
}

/// The promises of a function, which does not throw.
#[derive(Clone, Copy)]
pub(crate) struct Promises {
    pub memory: Memory,
    pub convergent: bool,
    pub will_return: bool,
}

/// The attributes of a function, by name.
type Attrs = SmallVec<[(Str, Attr); 8]>;

/// A function that lowered code calls.
pub(crate) struct Function {
    name: Str,
    ty: Type,
    /// The attributes of the declaration that follow from the promises.
    attrs: Attrs,
    /// The attributes of the function if the module has it already.
    known: Option<Attrs>,
}

impl Function {
    /// Describes a function; fails if the module has another symbol of that name. Must be called before anything is built.
    pub(crate) fn find(
        rw: &Lowering,
        name: &str,
        result: Type,
        params: &[Type],
        promises: Promises,
    ) -> Rewrite<Self> {
        let ctx = rw.context();
        let (name, ty) = (ctx.intern(name), llvm::FunctionType::get(ctx, result, params, false));
        runtime::check(rw, name, ty)?;
        let known = match rw.symbol(name) {
            None => None,
            Some(known) if known.as_::<llvm::Func>().is_none() => {
                return Err("the module has another symbol with the name of the function".into());
            }
            Some(known) => {
                let attrs = attributes_of(known.body, known.op).into_iter();
                Some(attrs.map(|(name, attr)| (ctx.str_id(name), attr)).collect())
            }
        };
        let convention = CConv::ENUM.attr(ctx, CConv::SpirFunc as u64);
        let flag = |is_set: bool| is_set.then_some(Attr::UNIT);
        let attrs = [
            ("CConv", Some(convention)),
            ("convergent", flag(promises.convergent)),
            ("memory_effects", promises.memory.attr(ctx)),
            ("no_unwind", flag(true)),
            ("will_return", flag(promises.will_return)),
        ];
        let attrs = attrs.into_iter().filter_map(|(name, attr)| Some((ctx.intern(name), attr?))).collect();
        Ok(Self { name, ty, attrs, known })
    }

    /// Adds unit attributes of arguments, by the number of the argument.
    pub(crate) fn with_arg_attrs(mut self, ctx: &Context, names: &[(usize, &'static str)]) -> Self {
        let Some(ty) = self.ty.as_::<llvm::FunctionType>(ctx).filter(|_| !names.is_empty()) else {
            return self;
        };
        let of_arg = |arg| {
            let names = names.iter().filter(|name| name.0 == arg);
            let units: SmallVec<[_; 4]> = names.map(|name| (ctx.intern(name.1), Attr::UNIT)).collect();
            DictionaryAttr::of(ctx, &units)
        };
        let attrs: SmallVec<[Attr; 8]> = (0..ty.params.len()).map(of_arg).collect();
        self.attrs.push((ctx.intern(ARG_ATTRS), ArrayAttr::get(ctx, &attrs)));
        self
    }

    /// Calls the function and requests its declaration, which a function of the module replaces. The call makes the function's
    /// promises.
    pub(crate) fn call(&self, rw: &mut Lowering, args: &[Value]) -> llvm::Call {
        let call = self.request(rw, declare, args);
        for &(name, attr) in self.known.as_ref().unwrap_or(&self.attrs) {
            let name = rw.context().str(name);
            if matches!(&*name, "CConv" | "convergent" | "memory_effects" | "no_unwind" | "will_return") {
                rw.set_attr(call.0, &name, Some(attr));
            }
        }
        call
    }

    /// Calls the function, and requests that it is declared or gets the attributes. As upstream's, the call has copies of all of
    /// the function's attributes.
    pub(crate) fn call_with_attributes(&self, rw: &mut Lowering, args: &[Value]) -> llvm::Call {
        let ctx = rw.context();
        let call = self.request(rw, declare_or_update, args);
        let own = || {
            let visible = IntegerAttr::of_i64(ctx, Type::I64, 0);
            let external = llvm::Linkage::ENUM.attr(ctx, llvm::Linkage::External as u64);
            let attrs = [
                ("function_type", TypeAttr::get(ctx, self.ty)),
                ("linkage", external),
                ("sym_name", StringAttr::get(ctx, self.name, None)),
                ("visibility_", visible),
            ];
            attrs.into_iter().map(|(name, attr)| (ctx.intern(name), attr)).collect()
        };
        let mut attrs = self.known.clone().unwrap_or_else(own);
        let flags = FLAGS.map(|name| ctx.intern(name));
        attrs.retain(|(name, _)| !flags.contains(name));
        for &(name, attr) in &self.attrs {
            match attrs.iter_mut().find(|known| known.0 == name) {
                Some(known) => known.1 = updated(ctx, name, known.1, attr),
                None => attrs.push((name, attr)),
            }
        }
        rw.set_attrs(call.0, DictionaryAttr::of(ctx, &attrs));
        call
    }

    fn request(
        &self,
        rw: &mut Lowering,
        apply: terrace_rewrite::convert::Apply,
        args: &[Value],
    ) -> llvm::Call {
        let (loc, attrs) = (rw.loc(), DictionaryAttr::of(rw.context(), &self.attrs));
        rw.request(Request { attr: Some(attrs), ..Request::new(apply, self.name, self.ty).at(loc) });
        llvm::Call::of_type(rw, self.name, self.ty, args)
    }
}

const ARG_ATTRS: &str = "arg_attrs";

/// The promises that a function loses if a [`Function`] does not make them.
const FLAGS: [&str; 3] = ["convergent", "no_unwind", "will_return"];

/// The attribute of a name if a function has `old` and a [`Function`] has `new`.
fn updated(ctx: &Context, name: Str, old: Attr, new: Attr) -> Attr {
    if &*ctx.str(name) == ARG_ATTRS { joined(ctx, old, new) } else { new }
}

/// Joins the attributes of arguments.
fn joined(ctx: &Context, old: Attr, new: Attr) -> Attr {
    let (Some(old), Some(new)) = (old.as_array(ctx), new.as_array(ctx)) else { return new };
    let joined = old.iter().zip(new).map(|(&old, &new)| {
        let entries = |attr: Attr| attr.as_::<DictionaryAttr>(ctx).map(|dict| dict.entries.iter());
        let mut all: Attrs = entries(old).into_iter().flatten().collect();
        for (name, attr) in entries(new).into_iter().flatten() {
            all.retain(|(known, _)| *known != name);
            all.push((name, attr));
        }
        DictionaryAttr::of(ctx, &all)
    });
    ArrayAttr::get(ctx, &joined.collect::<SmallVec<[Attr; 8]>>())
}

fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    declare_with(edit, request, false)
}

fn declare_or_update(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    declare_with(edit, request, true)
}

/// Declares a function at the start of the module if it is missing. `updates` gives one of the module the attributes, too.
fn declare_with(edit: &mut ModuleEdit<'_>, request: &Request, updates: bool) -> Result<Str, Message> {
    let ctx = edit.builder.ctx().clone();
    let Some(&known) = edit.symbols.get(&request.name) else {
        edit.builder.set_loc(edit.loc);
        return symbols::declare(edit, request);
    };
    let Some(known) = edit.builder.as_::<llvm::Func>(known) else {
        return Err("the module has another symbol with the name of the function".into());
    };
    let ty = request.types.first().copied();
    if let Some(has) = known.function_type(&edit.builder).filter(|&has| Some(has) != ty) {
        let (name, has) = (ctx.str(request.name), quoted_type(&ctx, has));
        return Err(format!("redefinition of function '{name}' of different type {has} is prohibited").into());
    }
    if updates {
        let (body, op) = (edit.builder.body(), known.op());
        for name in FLAGS {
            body.set_attr(op, name, None);
        }
        let new = request.attr.and_then(|attrs| attrs.as_::<DictionaryAttr>(&ctx));
        for (name, attr) in new.iter().flat_map(|new| new.entries.iter()) {
            let text = ctx.str(name);
            let attr = body.attr(op, &text).map_or(attr, |old| updated(&ctx, name, old, attr));
            body.set_attr(op, &text, Some(attr));
        }
    }
    Ok(request.name)
}

/// The mangled name of a function with parameters of these types; integers are unsigned if `is_unsigned`.
pub(crate) fn mangled(ctx: &Context, name: &str, params: &[Type], is_unsigned: bool) -> Option<String> {
    let mut text = format!("_Z{}{name}", name.len());
    // Types with names of several parts are written once, and then as references.
    let mut substituted: SmallVec<[Type; 4]> = SmallVec::new();
    for &ty in params {
        match substituted.iter().position(|&known| known == ty) {
            Some(0) => text.push_str("S_"),
            Some(at) => text.push_str(&format!("S{}_", at - 1)),
            None => {
                text.push_str(&mangled_type(ctx, ty, is_unsigned)?);
                if ty.is::<VectorType>(ctx) {
                    substituted.push(ty);
                }
            }
        }
    }
    Some(text)
}

/// The mangled name of a type; `None` if OpenCL has no such type.
pub(crate) fn mangled_type(ctx: &Context, ty: Type, is_unsigned: bool) -> Option<String> {
    if let Some(VectorType { shape: &[n], elem, .. }) = ty.as_::<VectorType>(ctx) {
        return Some(format!("Dv{n}_{}", mangled_type(ctx, elem, is_unsigned)?));
    }
    let name = match (ty, ty.signless_width(ctx), is_unsigned) {
        (Type::F16, ..) => "Dh",
        (Type::F32, ..) => "f",
        (Type::F64, ..) => "d",
        (_, Some(8), false) => "c",
        (_, Some(8), true) => "h",
        (_, Some(16), false) => "s",
        (_, Some(16), true) => "t",
        (_, Some(32), false) => "i",
        (_, Some(32), true) => "j",
        (_, Some(64), false) => "l",
        (_, Some(64), true) => "m",
        _ => return None,
    };
    Some(name.into())
}
