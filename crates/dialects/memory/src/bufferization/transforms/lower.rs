//! `bufferization-lower-deallocations`: `bufferization.dealloc` becomes `memref.dealloc`s under conditions.

use crate::bufferization::Dealloc;
use crate::prelude::*;
use crate::{memref, scf};
use terrace_base::arith::CmpIPredicate;
use terrace_base::builtin::Module;
use terrace_base::func;

passes! {
    /// Lowers `bufferization.dealloc` operations to `memref.dealloc`operations.
    LowerDeallocations("LowerDeallocationsPass") = "bufferization-lower-deallocations" on(Anchor::Any, Body)
        => lower_all;
}

type Operands = SmallVec<[Value; 8]>;

fn lower_all(_: &LowerDeallocations, pass: &PassContext<'_>) -> Result<BodyPass> {
    let (body, op) = (&*pass.body, pass.op);
    if !body.is::<Module>(op) && !body.def(op).has(Trait::FunctionOpInterface) {
        let message = "root operation must be a builtin.module or a function";
        return Err(body.ctx().error(body.loc(op), message).emit());
    }
    // Upstream's pass is a conversion: it folds the operations of other dialects.
    let legal = ["arith", "func", "memref", "scf"];
    let target =
        legal.into_iter().fold(ConversionTarget::new(), |target, name| target.dialect(name, Legality::Legal));
    let conversion = Conversion::partial(target, Patterns::new(), TypeConverter::new(body.ctx()));
    Ok(BodyPass::new().prepare(lower_deallocations).convert(conversion))
}

/// Lowers all `bufferization.dealloc`s inside an operation. If it is a module, a function that compares buffers is added to each
/// symbol table that needs one. Returns whether anything may have changed.
pub fn lower_deallocations(body: &mut Body, op: Op) -> Result<bool> {
    let (is_module, loc) = (body.is::<Module>(op), body.loc(op));
    let Some(mut nested) = body.take_nested(op) else { return Ok(false) };
    let helper = if is_module { define_helper(&mut nested, loc) } else { None };
    let mut path = Vec::new();
    let failure = lower_in(&mut nested, helper, is_module.then_some(loc), &mut path).err();
    body.put_nested(op, nested);
    let Some(failed) = failure else { return Ok(true) };
    path.push(op);
    Err(report(Scope { body, parent: None }, &path, failed))
}

/// Reports an operation that cannot be lowered; `path` has the operations around it, the innermost one first.
fn report(scope: Scope<'_>, path: &[Op], op: Op) -> Reported {
    if let Some((&owner, rest)) = path.split_last() {
        let inner = Scope { body: scope.body.region_body(owner), parent: Some((&scope, owner)) };
        return report(inner, rest, op);
    }
    let message = "library function required for generic lowering, but cannot be automatically inserted when operating \
                   on functions";
    scope.at(op).error(message).emit();
    let message =
        format!("failed to legalize operation '{}' that was explicitly marked illegal", Dealloc::DEF.name);
    scope.at(op).error(message).emit()
}

/// Whether a body, or one inside it that is no symbol table, frees several memrefs in one operation.
fn needs_helper(b: &Body) -> bool {
    let mut is_needed = false;
    b.walk(|op| {
        is_needed |= b.as_::<Dealloc>(op).is_some_and(|dealloc| dealloc.memrefs(b).len() > 1);
    });
    is_needed
        || b.nested_ops()
            .into_iter()
            .any(|op| !b.def(op).has(Trait::SymbolTable) && needs_helper(b.region_body(op)))
}

/// Defines the function that compares buffers at the end of a symbol table, if it is needed; returns its name.
fn define_helper(b: &mut Body, loc: Loc) -> Option<Str> {
    let block = b.root_block().filter(|_| needs_helper(b))?;
    let ctx = b.ctx().clone();
    let names: FxHashSet<Str> = b.ops(block).filter_map(|op| b.attr(op, "sym_name")?.as_str(&ctx)).collect();
    let base = "dealloc_helper";
    let free = |name: &String| !names.contains(&ctx.intern(name));
    let name =
        core::iter::once(base.to_string()).chain((0u64..).map(|n| format!("{base}_{n}"))).find(free)?;
    let name = ctx.intern(&name);
    let mut builder = Builder::at_end(b, block, loc);
    let (index, flags) = (dynamic(&ctx, Type::INDEX), dynamic(&ctx, Type::I1));
    let ty = FunctionType::get(&ctx, &[index, index, flags, flags, flags], &[]);
    let function = func::Func::create(&mut builder, name, ty);
    let private = terrace_ir::attrs::StringAttr::of(&ctx, "private");
    b.set_slot(function.0, func::Func::SLOTS.sym_visibility, Some(private));
    let entry = function.entry_block(b)?;
    let inner = b.region_body_mut(function.0);
    let args = Operands::from_slice(inner.args(entry));
    args.iter().for_each(|&arg| inner.set_arg_loc(arg, loc));
    fill_helper(&mut Builder::at_end(inner, entry, loc), &args)?;
    Some(name)
}

fn dynamic(ctx: &Context, elem: Type) -> Type {
    MemRefType::get(ctx, &[DYNAMIC], elem, None, None)
}

/// The body of the helper: decides for each memref whether it is freed, and for each retained one whether it is owned.
fn fill_helper(b: &mut Builder<'_>, args: &[Value]) -> Option<()> {
    let &[memrefs, retained, conditions, freed, owned] = args else { return None };
    let zero = arith::Constant::index(b, 0);
    let one = arith::Constant::index(b, 1);
    let yes = arith::Constant::bool(b, true);
    let no = arith::Constant::bool(b, false);
    let n_memrefs = memref::Dim::new(b, memrefs, zero);
    let n_retained = memref::Dim::new(b, retained, zero);
    for_each(b, (zero, n_retained, one), &[], |b, args| {
        memref::Store::at(b, no, owned, &args[..1]);
        Operands::new()
    });
    for_each(b, (zero, n_memrefs, one), &[], |b, outer| {
        let buffer = memref::Load::at(b, memrefs, &outer[..1]);
        let condition = memref::Load::at(b, conditions, &outer[..1]);
        let is_free = for_each(b, (zero, n_retained, one), &[yes], |b, args| {
            let other = memref::Load::at(b, retained, &args[..1]);
            let equal = arith::CmpI::new(b, CmpIPredicate::Eq, other, buffer);
            when(b, equal, |b| {
                let before = memref::Load::at(b, owned, &args[..1]);
                let after = arith::OrI::new(b, before, condition);
                memref::Store::at(b, after, owned, &args[..1]);
            });
            let is_other = arith::CmpI::new(b, CmpIPredicate::Ne, other, buffer);
            Operands::from_slice(&[arith::AndI::new(b, args[1], is_other)])
        });
        let is_free = for_each(b, (zero, outer[0], one), &is_free, |b, args| {
            let other = memref::Load::at(b, memrefs, &args[..1]);
            let is_other = arith::CmpI::new(b, CmpIPredicate::Ne, other, buffer);
            Operands::from_slice(&[arith::AndI::new(b, args[1], is_other)])
        });
        let is_freed = arith::AndI::new(b, is_free[0], condition);
        memref::Store::at(b, is_freed, freed, &outer[..1]);
        Operands::new()
    });
    func::Return::build(b, &[]);
    Some(())
}

/// A loop whose body gets the induction variable and the carried values, and returns the next ones; returns the last ones.
fn for_each(
    b: &mut Builder<'_>,
    (lower, upper, step): (Value, Value, Value),
    inits: &[Value],
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Operands,
) -> Operands {
    let types: SmallVec<[Type; 4]> = inits.iter().map(|&init| b.ty(init)).collect();
    let op = scf::For::build(b, &types, lower, upper, step, inits);
    let (point, loc) = (b.insert_point(), b.loc());
    let block = b.add_block(op.0, 0, &[]);
    b.add_args_at(block, &[&[Type::INDEX], &types[..]].concat(), loc);
    let args = Operands::from_slice(b.args(block));
    b.set_end(block);
    let values = body(b, &args);
    scf::Yield::build(b, &values);
    b.set_insert_point(point);
    b.results(op.0).iter().collect()
}

/// An `scf.if` without results and without a second region.
fn when(b: &mut Builder<'_>, condition: Value, body: impl FnOnce(&mut Builder<'_>)) {
    let op = scf::If::build(b, &[], condition);
    let point = b.insert_point();
    let block = b.add_block(op.0, 0, &[]);
    b.set_end(block);
    body(b);
    scf::Yield::build(b, &[]);
    b.set_insert_point(point);
}

/// Lowers the deallocations of a body and of those nested in it; `module` is the module's location if helpers may be defined.
/// An operation that cannot be lowered is the error, with those around it in `path`.
fn lower_in(
    b: &mut Body,
    helper: Option<Str>,
    module: Option<Loc>,
    path: &mut Vec<Op>,
) -> core::result::Result<(), Op> {
    let mut found = b.ops_where(|op| b.is::<Dealloc>(op) || b.is_nested(op));
    // Control never reaches some: upstream's conversion does not see these.
    let mut dominance = DominanceInfo::new(None);
    found.retain(|&op| {
        let mut around = core::iter::once(op).chain(b.ancestors(op)).filter_map(|op| b.block_of(op));
        around.all(|block| dominance.is_reachable(b, block))
    });
    for op in found {
        if let Some(dealloc) = b.as_::<Dealloc>(op) {
            lower(b, dealloc, helper)?;
            continue;
        }
        let is_table = b.def(op).has(Trait::SymbolTable);
        let Some(mut nested) = b.take_nested(op) else { continue };
        let helper = match module {
            Some(loc) if is_table => define_helper(&mut nested, loc),
            _ if is_table => None,
            _ => helper,
        };
        let lowered = lower_in(&mut nested, helper, module, path);
        b.put_nested(op, nested);
        if lowered.is_err() {
            path.push(op);
        }
        lowered?;
    }
    Ok(())
}

fn lower(b: &mut Body, op: Dealloc, helper: Option<Str>) -> core::result::Result<(), Op> {
    let (memrefs, conditions): (Operands, Operands) = op.pairs(b).into_iter().unzip();
    let retained: Operands = op.retained(b).iter().collect();
    let results = match (memrefs.as_slice(), conditions.as_slice()) {
        (&[memref], &[condition]) => free_one(&mut Builder::before(b, op.0), memref, condition, &retained),
        ([], _) => {
            let mut builder = Builder::before(b, op.0);
            Operands::from_elem(arith::Constant::bool(&mut builder, false), retained.len())
        }
        _ => match helper {
            Some(helper) => free_all(&mut Builder::before(b, op.0), helper, &memrefs, &conditions, &retained),
            None => return Err(op.0),
        },
    };
    b.replace(op.0, &results);
    Ok(())
}

fn address(b: &mut Builder<'_>, memref: Value) -> Value {
    memref::ExtractAlignedPointerAsIndex::new(b, Type::INDEX, memref)
}

/// Frees a memref if its condition holds and no retained memref is the same buffer.
fn free_one(b: &mut Builder<'_>, memref: Value, condition: Value, retained: &[Value]) -> Operands {
    if retained.is_empty() {
        when(b, condition, |b| _ = memref::Dealloc::build(b, memref));
        return Operands::new();
    }
    let buffer = address(b, memref);
    let mut differ = Operands::new();
    for &other in retained {
        let other = address(b, other);
        differ.push(arith::CmpI::new(b, CmpIPredicate::Ne, buffer, other));
    }
    let mut all = differ[0];
    for &next in &differ[1..] {
        all = arith::AndI::new(b, all, next);
    }
    let is_freed = arith::AndI::new(b, all, condition);
    when(b, is_freed, |b| _ = memref::Dealloc::build(b, memref));
    let yes = arith::Constant::bool(b, true);
    let mut owned = Operands::new();
    for differs in differ {
        let equal = arith::XOrI::new(b, differs, yes);
        owned.push(arith::AndI::new(b, equal, condition));
    }
    owned
}

/// A buffer for so many elements.
fn list(b: &mut Builder<'_>, n: usize, elem: Type) -> Value {
    let ty = MemRefType::get(b.ctx(), &[n as i64], elem, None, None);
    memref::Alloc::build(b, ty, &[], &[]).memref(b)
}

fn erase_extent(b: &mut Builder<'_>, list: Value, elem: Type) -> Value {
    let ty = dynamic(b.ctx(), elem);
    memref::Cast::new(b, ty, list)
}

/// Asks the helper which memrefs to free, and frees these.
fn free_all(
    b: &mut Builder<'_>,
    helper: Str,
    memrefs: &[Value],
    conditions: &[Value],
    retained: &[Value],
) -> Operands {
    let buffers = list(b, memrefs.len(), Type::INDEX);
    let flags = list(b, memrefs.len(), Type::I1);
    let others = list(b, retained.len(), Type::INDEX);
    let store = |b: &mut Builder<'_>, to: Value, i: usize, value: Value| {
        let at = arith::Constant::index(b, i as i64);
        memref::Store::at(b, value, to, &[at]);
    };
    for (i, &memref) in memrefs.iter().enumerate() {
        let value = address(b, memref);
        store(b, buffers, i, value);
    }
    for (i, &condition) in conditions.iter().enumerate() {
        store(b, flags, i, condition);
    }
    for (i, &memref) in retained.iter().enumerate() {
        let value = address(b, memref);
        store(b, others, i, value);
    }
    let args = [(buffers, Type::INDEX), (flags, Type::I1), (others, Type::INDEX)];
    let [buffers_arg, flags_arg, others_arg] = args.map(|(list, elem)| erase_extent(b, list, elem));
    let freed = list(b, memrefs.len(), Type::I1);
    let owned = list(b, retained.len(), Type::I1);
    let [freed_arg, owned_arg] = [freed, owned].map(|list| erase_extent(b, list, Type::I1));

    func::Call::build(b, &[], helper, &[buffers_arg, others_arg, flags_arg, freed_arg, owned_arg]);
    let load = |b: &mut Builder<'_>, from: Value, i: usize| {
        let at = arith::Constant::index(b, i as i64);
        memref::Load::at(b, from, &[at])
    };
    for (i, &memref) in memrefs.iter().enumerate() {
        let is_freed = load(b, freed, i);
        when(b, is_freed, |b| _ = memref::Dealloc::build(b, memref));
    }
    let results = (0..retained.len()).map(|i| load(b, owned, i)).collect();
    for list in [buffers, others, flags, freed, owned] {
        memref::Dealloc::build(b, list);
    }
    results
}
