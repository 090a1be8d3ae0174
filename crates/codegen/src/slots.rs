//! Functions with arguments and results in memory, for callers that learn their types only at run time, such as Python.
//!
//! [`add_entries`] adds to each function of a module another one, its entry, which takes the address of slots of 16 bytes.
//! It loads each scalar of the arguments from a slot, structs and arrays member by member, calls the function, and stores
//! each scalar of the result in the slots behind.
#![allow(unsafe_code)]

use crate::jit_function::JitFunction;
use std::collections::HashMap;
use terrace_llir::attrs::AttrView;
use terrace_llir::inst::{Access, CallConv, Flags};
use terrace_llir::types::FloatKind;
use terrace_llir::{AttrKind, Builder, Context, Func, Module, Type, TypeView, Value};

/// The size of a slot in bytes.
const SLOT: i32 = 16;

/// Functions of more scalars, structs and arrays have no entry: nested arrays of empty structs have up to 2^64 members.
const MAX_VISITS: usize = 4096;

/// The type of entries.
pub(crate) type Entry = unsafe extern "C" fn(*mut u128);

/// A compiled function whose types are known only at run time: [`Jit::slot_function`](crate::Jit::slot_function).
#[derive(Clone, Debug)]
pub struct SlotFunction {
    entry: JitFunction<Entry>,
    params: Vec<String>,
    results: Vec<String>,
}

impl SlotFunction {
    pub(crate) fn new(entry: JitFunction<Entry>, params: Vec<String>, results: Vec<String>) -> Self {
        Self { entry, params, results }
    }

    /// The scalars of the parameters, as Rust names them (`i32`, `f64`, `ptr`), or LLVM IR where Rust has no name. A
    /// struct or an array is the list of its members.
    pub fn params(&self) -> &[String] {
        &self.params
    }

    /// The scalars of the result.
    pub fn results(&self) -> &[String] {
        &self.results
    }

    /// Calls the function. Each scalar of the arguments is in the low bytes of a slot, in the order of [`Self::params`].
    /// The results are written to the low bytes of the slots behind; their other bytes stay.
    ///
    /// # Panics
    /// If there are not as many slots as scalars of parameters and results.
    ///
    /// # Safety
    /// Pointers must point to what the function accesses.
    pub unsafe fn call(&self, slots: &mut [u128]) {
        assert_eq!(slots.len(), self.params.len() + self.results.len(), "each scalar has a slot");
        // SAFETY: the entry accesses one slot for each scalar, and the caller answers for pointers in them.
        unsafe { self.entry.call(slots.as_mut_ptr()) }
    }
}

/// A scalar in a value: the indices of the members that lead to it, and its type.
type Leaf = (Vec<u32>, Type);

/// Adds an entry for each function that has one, and returns their names by those of the functions.
pub(crate) fn add_entries(module: &mut Module) -> HashMap<String, String> {
    let mut entries = HashMap::new();
    for index in 0..module.functions().len() {
        let func = Func::from_index(index);
        let name = String::from_utf8_lossy(&module.func(func).symbol.name).into_owned();
        if let Some((params, results)) = leaves_of(module, func) {
            let entry = add_entry(module, func, &params, &results);
            let entry = String::from_utf8_lossy(&module.func(entry).symbol.name).into_owned();
            entries.insert(name, entry);
        }
    }
    entries
}

/// The scalars of each parameter of a function and those of its result; `None` if it has no entry.
fn leaves_of(module: &Module, func: Func) -> Option<(Vec<(Type, Vec<Leaf>)>, Vec<Leaf>)> {
    let (cx, function) = (&module.cx, module.func(func));
    let is_callable =
        function.is_definition() && matches!(function.cc, CallConv::C | CallConv::FAST | CallConv::COLD);
    if !is_callable {
        return None;
    }
    let (result, params, is_variadic) = cx.signature(function.ty)?;
    let by_value = [AttrKind::ByVal, AttrKind::StructRet, AttrKind::InAlloca, AttrKind::Preallocated];
    let is_special = |attr: AttrView<'_>| attr.kind().is_some_and(|kind| by_value.contains(&kind));
    let n_params = params.iter().count();
    if is_variadic || (0..n_params).any(|i| cx.attrs_of(cx.param_attrs(function.attrs, i)).any(is_special)) {
        return None;
    }
    let mut visits = 0;
    let mut leaves = |ty: Type| {
        let mut leaves = Vec::new();
        add_leaves(cx, ty, &mut Vec::new(), &mut leaves, &mut visits)?;
        Some(leaves)
    };
    let results = leaves(result)?;
    let params = params.iter().map(|ty| Some((ty, leaves(ty)?))).collect::<Option<_>>()?;
    Some((params, results))
}

/// Appends the scalars of a type behind `path`; `None` if something in it is not made of scalars.
fn add_leaves(
    cx: &Context,
    ty: Type,
    path: &mut Vec<u32>,
    leaves: &mut Vec<Leaf>,
    visits: &mut usize,
) -> Option<()> {
    *visits += 1;
    if *visits > MAX_VISITS {
        return None;
    }
    let members: Vec<Type> = match cx.view(ty) {
        TypeView::Void => return Some(()),
        TypeView::Int(1..=128)
        | TypeView::Ptr(_)
        | TypeView::Float(
            FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double | FloatKind::Fp128,
        ) => {
            leaves.push((path.clone(), ty));
            return Some(());
        }
        TypeView::Array { elem, count } if count <= MAX_VISITS as u64 => vec![elem; count as usize],
        TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
            fields.iter().collect()
        }
        _ => return None,
    };
    for (i, member) in members.into_iter().enumerate() {
        path.push(i as u32);
        add_leaves(cx, member, path, leaves, visits)?;
        path.pop();
    }
    Some(())
}

/// Adds the entry of a function.
fn add_entry(module: &mut Module, func: Func, params: &[(Type, Vec<Leaf>)], results: &[Leaf]) -> Func {
    let ty = module.cx.function_type(Type::VOID, &[Type::PTR], false);
    let name = [&module.func(func).symbol.name[..], b".slots"].concat();
    let entry = module.add_function(name, ty);
    let mut body = module.new_body(entry);
    let mut b = Builder::new(module, &mut body);
    let block = b.append_block();
    b.position_at_end(block);
    let slots = b.arg(0);
    let mut next = 0;
    let mut slot = |b: &mut Builder<'_>| {
        let offset = Value::i32(next);
        next += SLOT;
        b.gep(Type::I8, slots, &[offset], Flags::INBOUNDS)
    };
    let access = |b: &Builder<'_>, ty| Access::plain(b.abi_align(ty));
    let mut args = Vec::new();
    for (ty, leaves) in params {
        let mut arg = Value::poison(*ty);
        for (path, ty) in leaves {
            let address = slot(&mut b);
            let access = access(&b, *ty);
            let leaf = b.load(*ty, address, access, Flags::NONE);
            arg = if path.is_empty() { leaf } else { b.insert_value(arg, leaf, path) };
        }
        args.push(arg);
    }
    let result = b.call_function(func, &args);
    for (path, ty) in results {
        let leaf = if path.is_empty() { result } else { b.extract_value(result, path) };
        let address = slot(&mut b);
        let access = access(&b, *ty);
        b.store(leaf, address, access, Flags::NONE);
    }
    b.ret(None);
    module.set_body(entry, body);
    entry
}
