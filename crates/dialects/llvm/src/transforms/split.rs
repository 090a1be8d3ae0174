//! `llvm-split-coroutines`: a coroutine becomes a function that starts it and one that resumes it, for code generators without
//! coroutines. (LLVM's `CoroSplit` does this for others.)
//!
//! The frame has the function that resumes the coroutine, the number of the point at which it is suspended, its memory on the
//! stack, and the values that live at some point. They are stored in front of `coro.save`: from there on another thread may
//! resume the coroutine. What starts the coroutine does not read the frame. What resumes it keeps these values in memory of
//! its own stack, loads them from the frame at its start, and branches to the point.

use crate as llvm;
use crate::types::{ArrayType, FunctionType, StructType, TokenType, ptr, void};
use std::collections::BTreeMap;
use terrace_ir::symbols::{symbol_name, unique_name};
use terrace_rewrite::cfg::erase_unreachable;
use terrace_rewrite::live_blocks::LiveBlocks;
use terrace_rewrite::prelude::*;

passes! {
    /// Split coroutines into functions that start and resume them.
    ///
    /// A coroutine has one `llvm.intr.coro.begin`, in its entry block, and its memory on the stack has a constant size.
    SplitCoroutines("LLVMSplitCoroutinesPass") = "llvm-split-coroutines" on(Anchor::Op("builtin.module")) => split_coroutines;
}

fn split_coroutines(_: &SplitCoroutines, pass: &mut PassContext<'_>) -> Result {
    let Some(mut module) = pass.body.take_nested(pass.op) else { return Ok(()) };
    let result = in_module(&mut module);
    pass.body.put_nested(pass.op, module);
    pass.finish(result?)
}

/// The alignment of frames, that of the largest vectors.
const FRAME_ALIGNMENT: i64 = 64;

/// The fields of a frame in front of those for memory and values.
const RESUME_FIELD: i32 = 0;
const POINT_FIELD: i32 = 1;

/// Splits the coroutines of a module. Returns whether it has changed anything.
fn in_module(module: &mut Body) -> Result<bool> {
    let functions: Vec<llvm::Func> =
        module.nested_ops().into_iter().filter_map(|op| module.as_::<llvm::Func>(op)).collect();
    let (mut names, mut changed): (FxHashSet<Str>, bool) = Default::default();
    module.walk(|op| names.extend(symbol_name(module, op)));
    for function in functions {
        let is_concerned = |op: &'static OpDef| {
            core::ptr::eq(op, llvm::CoroBegin::DEF) || core::ptr::eq(op, llvm::CoroResume::DEF)
        };
        let inner = module.nested_body(function.0);
        if !inner.is_some_and(|b| b.op_codes().any(|code| is_concerned(OpDef::of_code(code)))) {
            continue;
        }
        let Some(mut body) = module.take_nested(function.0) else { continue };
        let result = in_function(module, function, &mut body, &mut names);
        module.put_nested(function.0, body);
        result?;
        changed = true;
    }
    Ok(changed)
}

/// Calls the resuming functions of other coroutines' frames, and splits a coroutine.
fn in_function(module: &mut Body, function: llvm::Func, b: &mut Body, names: &mut FxHashSet<Str>) -> Result {
    for resume in b.ops_where(|op| b.is::<llvm::CoroResume>(op)) {
        let handle = llvm::CoroResume::wrap(resume).handle(b);
        let rw = &mut Builder::before(b, resume);
        let ctx = rw.ctx().clone();
        let target = llvm::Load::new(rw, ptr(&ctx), handle);
        llvm::Call::indirect(rw, FunctionType::get(&ctx, void(&ctx), &[ptr(&ctx)], false), target, &[handle]);
        b.erase(resume);
    }
    let begins = b.ops_where(|op| b.is::<llvm::CoroBegin>(op));
    let Some(&begin) = begins.first() else { return Ok(()) };
    let entry = b.root_block();
    if begins.len() != 1 || b.block_of(begin) != entry {
        let at = begins.last().copied().unwrap_or(begin);
        return Err(refuse(b, at, "a coroutine begins once, in its entry block"));
    }
    let ctx = b.ctx().clone();
    let name = symbol_name(module, function.0).unwrap_or_else(|| ctx.intern("coroutine"));
    let resume = ctx.str_id(&[ctx.bytes(name), b".resume".as_slice()].concat());
    let resume = unique_name(&ctx, resume, &mut 0, |name| names.contains(&name));
    names.insert(resume);
    let body = Split::of(b, begin)?.split(resume)?;

    let rw = &mut Builder::before(module, function.0);
    rw.set_after(function.0);
    let ty = FunctionType::get(&ctx, void(&ctx), &[ptr(&ctx)], false);
    let resume = StringAttr::get(&ctx, resume, None);
    llvm::Func::create_with(rw, resume, ty, llvm::Linkage::Internal, Box::new(body));
    let passthrough = function.passthrough(module).and_then(|attr| attr.as_array(&ctx)).unwrap_or(&[]);
    let presplit = StringAttr::of(&ctx, "presplitcoroutine");
    let rest: Vec<Attr> = passthrough.iter().copied().filter(|&attr| attr != presplit).collect();
    let rest = (!rest.is_empty()).then(|| ArrayAttr::get(&ctx, &rest));
    module.set_slot(function.0, llvm::Func::SLOTS.passthrough, rest);
    Ok(())
}

fn refuse(b: &Body, op: Op, message: &str) -> Reported {
    let loc = b.loc(op);
    let note = "compile the program by 'terrace compile' and clang, which splits all coroutines";
    b.ctx().error(loc, message).note(loc, note).emit()
}

/// A point at which the coroutine suspends.
struct Point {
    save: Op,
    /// The block that it goes on in. Its argument says whether it does, or returns.
    rest: Block,
    /// The values that it goes on with, by the numbers of their fields.
    live: Vec<(usize, Value)>,
}

struct Split<'b> {
    b: &'b mut Body,
    ctx: Context,
    begin: Op,
    /// The frame.
    handle: Value,
    points: Vec<Point>,
    /// The type of the frame.
    frame: Type,
}

impl<'b> Split<'b> {
    /// Divides the blocks at the points, moves memory from the stack to the frame, and finds the values that live.
    fn of(b: &'b mut Body, begin: Op) -> Result<Self> {
        let (ctx, handle) = (b.ctx().clone(), b.result(begin, 0));
        let mut fields = vec![ptr(&ctx), Type::I32];
        let mut stack: Vec<(Op, usize)> = Vec::new();
        for op in b.ops_where(|op| b.is::<llvm::Alloca>(op)) {
            let alloca = llvm::Alloca::wrap(op);
            let size = integer_of(b, alloca.array_size(b)).and_then(|size| u64::try_from(size).ok());
            let alignment = alloca.alignment(b).unwrap_or(0);
            let comes_after = b.block_of(op) != b.block_of(begin) || b.is_before(begin, op);
            let (Some(size), Some(elem), ..=FRAME_ALIGNMENT, true) =
                (size, alloca.elem_type(b), alignment, comes_after)
            else {
                return Err(refuse(b, op, "memory on the stack of a coroutine that does not fit a frame"));
            };
            stack.push((op, fields.len()));
            fields.push(memory_type(&ctx, ArrayType::get(&ctx, elem, size), alignment));
        }
        let mut points = Vec::new();
        for op in b.ops_where(|op| b.is::<llvm::CoroSuspend>(op)) {
            let suspend = llvm::CoroSuspend::wrap(op);
            let save = b.def_op(suspend.save(b)).filter(|&save| b.is::<llvm::CoroSave>(save));
            let Some(save) = save.filter(|&save| b.block_of(save) == b.block_of(op)) else {
                return Err(refuse(b, op, "a coroutine suspends in the block that saves its state"));
            };
            let (Some(block), Some(next)) = (b.block_of(op), b.next_op(op)) else { continue };
            let rest = b.split_block(next);
            let loc = b.loc(op);
            let answer = b.result(op, 0);
            let ty = b.ty(answer);
            let arg = b.add_arg(rest, ty);
            b.replace_all_uses(answer, arg);
            let rw = &mut Builder::at_end(b, block, loc);
            let returns = llvm::Constant::int(rw, ty, -1);
            llvm::Br::to(rw, rest, &[returns]);
            b.erase(op);
            points.push(Point { save, rest, live: Vec::new() });
        }
        let mut number: FxHashMap<Value, usize> = FxHashMap::default();
        for (i, value) in live_values(b, handle, &points) {
            let field = *number.entry(value).or_insert_with(|| {
                fields.push(b.ty(value));
                fields.len() - 1
            });
            points[i].live.push((field, value));
        }
        let frame = StructType::literal(&ctx, &fields, false);
        let mut addresses: FxHashMap<Value, Value> = FxHashMap::default();
        for (op, field) in stack {
            let address = field_address(&mut Builder::before(b, op), frame, handle, field as i32);
            addresses.insert(b.result(op, 0), address);
            b.replace(op, &[address]);
        }
        for (_, value) in points.iter_mut().flat_map(|point| &mut point.live) {
            *value = addresses.get(value).copied().unwrap_or(*value);
        }
        Ok(Self { b, ctx, begin, handle, points, frame })
    }

    /// Turns the body into one that starts the coroutine, and returns one that resumes it.
    fn split(mut self, resume: Str) -> Result<Body> {
        self.save();
        let resuming = self.resuming();
        let (b, handle) = (&mut *self.b, self.handle);
        for op in b.ops_where(|op| b.def(op).name.starts_with("llvm.intr.coro.")) {
            let rw = &mut Builder::before(b, op);
            let value = if rw.is::<llvm::CoroSize>(op) {
                Some(frame_size(rw, self.frame, op))
            } else if rw.is::<llvm::CoroAlign>(op) {
                let ty = rw.result_type(op, 0);
                Some(llvm::Constant::int(rw, ty, FRAME_ALIGNMENT))
            } else if rw.is::<llvm::CoroFree>(op) {
                Some(handle)
            } else if rw.is::<llvm::CoroEnd>(op) {
                Some(llvm::Constant::new(rw, Type::I1, Attr::bool(false)))
            } else {
                None
            };
            if let Some(value) = value {
                b.replace(op, &[value]);
            }
        }
        let memory = llvm::CoroBegin::wrap(self.begin).mem(b);
        let loc = b.loc(self.begin);
        let rw = &mut Builder::before(b, self.begin);
        rw.set_loc(loc);
        let target = llvm::AddressOf::of(rw, resume, 0);
        let field = field_address(rw, self.frame, memory, RESUME_FIELD);
        llvm::Store::build(rw, target, field);
        b.replace(self.begin, &[memory]);
        erase_tokens(b);
        Ok(resuming)
    }

    /// Stores the number of the point and what lives at it in front of each `coro.save`, or behind the definition.
    fn save(&mut self) {
        for (i, point) in self.points.iter().enumerate() {
            for &(field, value) in &point.live {
                let rw = &mut Builder::before(self.b, point.save);
                if let Some(def) = rw.def_op(value)
                    && rw.block_of(def) == rw.block_of(point.save)
                    && rw.is_before(point.save, def)
                {
                    rw.set_after(def);
                }
                let address = field_address(rw, self.frame, self.handle, field as i32);
                llvm::Store::build(rw, value, address);
            }
            let rw = &mut Builder::before(self.b, point.save);
            let number = llvm::Constant::int(rw, Type::I32, i as i64);
            let address = field_address(rw, self.frame, self.handle, POINT_FIELD);
            llvm::Store::build(rw, number, address);
        }
    }

    /// The body that goes on at the point which the frame says.
    fn resuming(&self) -> Body {
        let (from, loc) = (&*self.b, self.b.loc(self.begin));
        let mut body = Body::new(&self.ctx, 1);
        let (Some(source), Some(region)) = (from.root_regions().next(), body.root_regions().next()) else {
            return body;
        };
        let entry = body.append_block(region, &[ptr(&self.ctx)]);
        let frame = body.args(entry)[0];
        body.set_arg_loc(frame, loc);
        let mut map = Mapping::default();
        body.clone_blocks_of((from, source), (region, None), &mut map, &mut |loc| loc);
        let copies = copies_of(from, source, &body, &map);

        let mut slots: BTreeMap<usize, (Value, Value)> = BTreeMap::new();
        let rw = &mut Builder::at_end(&mut body, entry, loc);
        let one = llvm::Constant::int(rw, Type::I64, 1);
        for point in &self.points {
            for &(field, value) in &point.live {
                slots.entry(field).or_insert_with(|| {
                    let ty = from.ty(value);
                    let slot = llvm::Alloca::new(rw, ptr(&self.ctx), ty, one);
                    (slot, copies[&value])
                });
            }
        }
        let field = field_address(rw, self.frame, frame, POINT_FIELD);
        let number = llvm::Load::new(rw, Type::I32, field);
        let mut cases: Vec<(Block, &[Value])> = Vec::with_capacity(self.points.len());
        for point in &self.points {
            let block = rw.new_block(&[]);
            rw.fill_block(block, |rw, _| {
                for &(field, value) in &point.live {
                    let address = field_address(rw, self.frame, frame, field as i32);
                    let value = llvm::Load::new(rw, from.ty(value), address);
                    llvm::Store::build(rw, value, slots[&field].0);
                }
                let rest = map.block(point.rest);
                let ty = rw.ty(rw.args(rest)[0]);
                let resumed = llvm::Constant::int(rw, ty, 0);
                llvm::Br::to(rw, rest, &[resumed]);
            });
            cases.push((block, &[]));
        }
        let unreachable = rw.new_block(&[]);
        rw.fill_block(unreachable, |rw, _| _ = llvm::Unreachable::build(rw));
        let numbers: Vec<ApInt> = (0..cases.len()).map(|i| ApInt::from_i64(32, i as i64)).collect();
        let numbers = (!cases.is_empty()).then(|| {
            let ty = VectorType::fixed(&self.ctx, &[cases.len() as i64], Type::I32);
            terrace_ir::elements::dense_of_ints(&self.ctx, ty, Type::I32, &numbers)
        });
        llvm::Switch::create(rw, number, (unreachable, &[]), numbers, &cases);

        for (slot, value) in slots.values() {
            keep_in_memory(&mut body, *slot, *value);
        }
        body.replace_all_uses(copies[&self.handle], frame);
        for op in body.ops_where(|op| body.is::<llvm::CoroFree>(op)) {
            body.replace(op, &[frame]);
        }
        return_at_ends(&mut body);
        erase_unreachable(&mut body, &[region]);
        erase_tokens(&mut body);
        body
    }
}

/// Pairs of a point and a value that lives at it, in the order of the values. Tokens are no values at run time, and the frame is
/// known.
fn live_values(b: &Body, handle: Value, points: &[Point]) -> Vec<(usize, Value)> {
    let mut values: Vec<Value> = Vec::new();
    for region in b.root_regions() {
        for block in b.blocks(region) {
            values.extend(b.args(block));
            values.extend(b.ops(block).flat_map(|op| b.results(op)));
        }
    }
    let at: FxHashMap<Block, usize> = points.iter().enumerate().map(|(i, point)| (point.rest, i)).collect();
    let mut found = Vec::new();
    let is_spilled = |value: &Value| *value != handle && !b.ty(*value).is::<TokenType>(b.ctx());
    for value in values.into_iter().filter(is_spilled) {
        let live_in = LiveBlocks::of(b, value).live_in;
        let mut points: Vec<usize> = live_in.iter().filter_map(|block| at.get(block).copied()).collect();
        points.sort_unstable();
        found.extend(points.into_iter().map(|point| (point, value)));
    }
    found
}

/// The type of a field for memory. A vector of as many bytes as the alignment, of which the field has none, aligns it.
fn memory_type(ctx: &Context, memory: Type, alignment: i64) -> Type {
    if alignment <= 1 {
        return memory;
    }
    let aligned = ArrayType::get(ctx, VectorType::fixed(ctx, &[alignment], Type::int(ctx, 8)), 0);
    StructType::literal(ctx, &[aligned, memory], false)
}

/// The address of a field of a frame.
fn field_address(rw: &mut Builder<'_>, frame: Type, handle: Value, field: i32) -> Value {
    let ty = ptr(rw.ctx());
    let indices = [llvm::GepIndex::Const(0), llvm::GepIndex::Const(field)];
    llvm::GetElementPtr::create(rw, ty, frame, handle, &indices, llvm::GepNoWrapFlags::NONE)
}

/// The size of a frame as the type of a result.
fn frame_size(rw: &mut Builder<'_>, frame: Type, op: Op) -> Value {
    let (ty, size) = (ptr(rw.ctx()), rw.result_type(op, 0));
    let null = llvm::Zero::new(rw, ty);
    let second = [llvm::GepIndex::Const(1)];
    let end = llvm::GetElementPtr::create(rw, ty, frame, null, &second, llvm::GepNoWrapFlags::NONE);
    llvm::PtrToInt::new(rw, size, end)
}

/// The copies of the values of a region, whose blocks and operations are in the same order.
fn copies_of(from: &Body, region: Region, to: &Body, map: &Mapping) -> FxHashMap<Value, Value> {
    let mut copies = FxHashMap::default();
    for block in from.blocks(region) {
        let copy = map.block(block);
        copies.extend(from.args(block).iter().copied().zip(to.args(copy).iter().copied()));
        for (op, copy) in from.ops(block).zip(to.ops(copy)) {
            copies.extend(from.results(op).iter().zip(to.results(copy)));
        }
    }
    copies
}

/// Stores a value behind its definition, and loads it in front of its uses in other blocks.
fn keep_in_memory(b: &mut Body, slot: Value, value: Value) {
    let (Some(definition), ty) = (b.def_block(value), b.ty(value)) else { return };
    let users: Vec<Op> = b.users(value).filter(|&user| b.block_of(user) != Some(definition)).collect();
    for user in users {
        let uses: SmallVec<[usize; 2]> =
            (0..b.n_operands(user)).filter(|&i| b.operand(user, i) == value).collect();
        // An operation that uses the value twice is listed twice.
        if uses.is_empty() {
            continue;
        }
        let loaded = llvm::Load::new(&mut Builder::before(b, user), ty, slot);
        uses.into_iter().for_each(|i| b.set_operand(user, i, loaded));
    }
    let def = b.def_op(value);
    let loc = b.value_loc(value);
    let rw = &mut Builder::new(b);
    match def {
        Some(def) => rw.set_after(def),
        None => rw.set_start(definition),
    }
    rw.set_loc(loc);
    llvm::Store::build(rw, value, slot);
}

/// Returns to what has resumed the coroutine where its first call returns to its caller.
fn return_at_ends(b: &mut Body) {
    for end in b.ops_where(|op| b.is::<llvm::CoroEnd>(op)) {
        let (Some(block), loc) = (b.block_of(end), b.loc(end)) else { continue };
        let rest = b.split_block(end);
        let rw = &mut Builder::at_end(b, block, loc);
        llvm::Return::void(rw);
        // Nothing branches to the rest.
        debug_assert!(b.has_no_predecessors(rest));
    }
}

/// Erases the operations of coroutines that are left, whose results are tokens.
fn erase_tokens(b: &mut Body) {
    let left = b.ops_where(|op| {
        let is_save = b.is::<llvm::CoroSave>(op) || b.is::<llvm::CoroId>(op);
        is_save || b.is::<llvm::NoneToken>(op)
    });
    for op in left.into_iter().rev() {
        if b.results(op).iter().all(|result| b.has_no_uses(result)) {
            b.erase(op);
        }
    }
}
