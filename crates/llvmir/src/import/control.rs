//! Branches and exception handling.

use crate::import::body::{BodyImport, Point};
use terrace_ir::attrs::{DenseArrayAttr, DenseElementsAttr};
use terrace_ir::types::VectorType;
use terrace_ir::{Attr, Block, Op, OpKind, Result, Type, Value};
use terrace_llir as llir;
use terrace_llir::{Flags, Inst};
use terrace_llvm as l;
use terrace_support::small_vec::SmallVec;

/// Operands of an operation with several variable groups, and their sizes.
#[derive(Default)]
struct Groups {
    operands: SmallVec<[Value; 16]>,
    sizes: SmallVec<[usize; 4]>,
}

impl Groups {
    fn push(&mut self, group: &[Value]) {
        self.operands.extend_from_slice(group);
        self.sizes.push(group.len());
    }
}

impl BodyImport<'_, '_> {
    fn dest_blocks(&self, inst: Inst) -> SmallVec<[llir::Block; 4]> {
        self.f.successors(inst).collect()
    }

    pub fn branch(&mut self, inst: Inst) -> Result<Op> {
        let (f, ctx) = (self.f, self.im.ctx);
        let from = f.inst(inst).block();
        let block = |value: llir::Value| value.as_block().unwrap_or(from);
        if let &[condition, if_true, if_false] = f.operands(inst) {
            let dests = [block(if_true), block(if_false)];
            let args = [self.branch_args(from, dests[0])?, self.branch_args(from, dests[1])?];
            let condition = self.value(condition)?;
            let succs = dests.map(|dest| self.target(dest));
            let state = self.start(l::CondBr::DEF, &[condition], &[]);
            args.iter().for_each(|args| state.operands.extend_from_slice(args));
            state.succs.extend_from_slice(&succs);
            state.set_segments(ctx, &[1, args[0].len(), args[1].len()], &[]);
        } else {
            let dest = f.operands(inst).first().map_or(from, |&dest| block(dest));
            let (args, succ) = (self.branch_args(from, dest)?, self.target(dest));
            self.start(l::Br::DEF, &args, &[]).succs.push(succ);
        }
        Ok(self.finish())
    }

    pub fn switch(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let ctx = self.im.ctx;
        let from = f.inst(inst).block();
        let operands = f.operands(inst);
        let [condition, default, cases @ ..] = operands else {
            return Ok(self.op(l::Unreachable::DEF, &[], &[]));
        };
        let width = condition.ty().int_width().unwrap_or(32);
        let condition = self.value(*condition)?;
        let mut groups = Groups::default();
        groups.push(&[condition]);
        let mut succs: SmallVec<[Block; 8]> = SmallVec::new();
        let default = default.as_block().unwrap_or(from);
        let args = self.branch_args(from, default)?;
        groups.push(&args);
        succs.push(self.target(default));
        let size = width.div_ceil(8).max(1) as usize;
        let mut bytes: Vec<u8> = Vec::with_capacity(cases.len() / 2 * size);
        let mut segments: Vec<i32> = Vec::with_capacity(cases.len() / 2);
        let mut case_args: Vec<Value> = Vec::new();
        for &[value, dest] in cases.as_chunks::<2>().0 {
            let limbs = self.im.cx.as_limbs(value).unwrap_or_default();
            let end = bytes.len() + size;
            bytes.extend(limbs.iter().flat_map(|limb| limb.to_le_bytes()).take(size));
            bytes.resize(end, 0);
            let dest = dest.as_block().unwrap_or(from);
            let args = self.branch_args(from, dest)?;
            segments.push(args.len() as i32);
            case_args.extend_from_slice(&args);
            succs.push(self.target(dest));
        }
        groups.push(&case_args);
        let values: Option<Attr> = (!segments.is_empty()).then(|| {
            let ty = VectorType::fixed(ctx, &[segments.len() as i64], Type::int(ctx, width));
            let splat = bytes[size..] == bytes[..bytes.len() - size];
            DenseElementsAttr::get(ctx, ty, splat, if splat { &bytes[..size] } else { &bytes })
        });
        let segments = DenseArrayAttr::of_i32s(ctx, &segments);
        let slots = l::Switch::SLOTS;
        let state = self.start(l::Switch::DEF, &groups.operands, &[]);
        state.succs.extend_from_slice(&succs);
        state.set_slot(slots.case_operand_segments, segments);
        state.set_segments(ctx, &groups.sizes, &[]);
        if let Some(values) = values {
            state.set_slot(slots.case_values, values);
        }
        Ok(self.finish())
    }

    pub fn indirect_branch(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let from = f.inst(inst).block();
        let address = f.operands(inst).first().copied().unwrap_or(llir::Value::NONE);
        let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&[self.value(address)?]);
        let mut segments: Vec<i32> = Vec::new();
        let mut succs: SmallVec<[Block; 8]> = SmallVec::new();
        for dest in self.dest_blocks(inst) {
            let args = self.branch_args(from, dest)?;
            segments.push(args.len() as i32);
            operands.extend_from_slice(&args);
            succs.push(self.target(dest));
        }
        let segments = DenseArrayAttr::of_i32s(self.im.ctx, &segments);
        let state = self.start(l::IndirectBr::DEF, &operands, &[]);
        state.succs.extend_from_slice(&succs);
        state.set_slot(l::IndirectBr::SLOTS.indbr_operand_segments, segments);
        Ok(self.finish())
    }

    pub fn landing_pad(&mut self, inst: Inst) -> Result<Op> {
        let data = self.f.inst(inst);
        let clauses = self.values(self.f.operands(inst))?;
        let ty = self.im.ty(data.ty);
        let state = self.start(l::Landingpad::DEF, &clauses, &[ty]);
        if data.flags.has(Flags::CLEANUP) {
            state.set_slot(l::Landingpad::SLOTS.cleanup, Attr::UNIT);
        }
        Ok(self.finish())
    }

    pub fn invoke(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let (ctx, loc) = (self.im.ctx, self.loc);
        let from = f.inst(inst).block();
        let callee = f.callee(inst).unwrap_or(llir::Value::NONE);
        if matches!(callee.kind(), llir::ValueKind::Asm(_)) && !self.im.options.lossless {
            return Err(ctx.error(loc, "invoke of inline assembly is not supported").emit());
        }
        let operands = self.call_operands(inst)?;
        let dests = self.dest_blocks(inst);
        let (Some(&normal), Some(unwind)) = (dests.first(), f.unwind_dest(inst)) else {
            return Ok(self.op(l::Unreachable::DEF, &[], &[]));
        };
        let own = f.result(inst);
        let mut direct = self.target(normal);
        // The result cannot be an argument of the operation that defines it: a block between passes it on.
        let split = self.incoming(from, normal).contains(&own);
        if split {
            direct = self.edge_block(direct);
        }
        let unwind_args = self.branch_args(from, unwind)?;
        let call = self.callee(inst)?;
        let mut callee_operands: SmallVec<[Value; 8]> = SmallVec::new();
        callee_operands.extend(call.address);
        callee_operands.extend_from_slice(&operands);
        let normal_args = if split { SmallVec::new() } else { self.branch_args(from, normal)? };
        let (bundles, bundle_sizes, tags) = self.bundle_parts(inst)?;
        let mut groups = Groups::default();
        for group in [&callee_operands[..], &normal_args, &unwind_args, &bundles] {
            groups.push(group);
        }
        let result: SmallVec<[Type; 1]> = call.result.into_iter().collect();
        let slots = l::Invoke::SLOTS;
        let unwind = self.target(unwind);
        let attrs = self.invoke_attrs(inst, &call);
        let state = self.start(l::Invoke::DEF, &groups.operands, &result);
        state.succs.extend_from_slice(&[direct, unwind]);
        state.set_segments(ctx, &groups.sizes, &[]);
        state.set_slot(slots.op_bundle_sizes, bundle_sizes);
        self.set_slots(&attrs);
        self.set_slots(&[(slots.op_bundle_tags, tags)]);
        let op = self.finish();
        if let Some(&value) = self.body.results(op).to_vec().first() {
            self.set(inst, value);
        }
        if split {
            self.fill_edge(direct, from, normal)?;
        }
        Ok(op)
    }

    /// A block in front of a target, for an edge whose arguments the terminator of its source defines.
    pub fn edge_block(&mut self, target: Block) -> Block {
        let block = self.body.create_block();
        if let Some(region) = self.body.root_regions().next() {
            self.body.insert_block(block, region, Some(target));
        }
        block
    }

    /// Branches from an edge's block to its target.
    pub fn fill_edge(&mut self, block: Block, from: llir::Block, to: llir::Block) -> Result {
        let args = self.branch_args(from, to)?;
        let target = self.target(to);
        let point = core::mem::replace(&mut self.point, Point::End(block));
        self.start(l::Br::DEF, &args, &[]).succs.push(target);
        let branch = self.finish();
        if self.im.options.lossless {
            let key = self.im.ctx.intern("llvm.edge");
            self.body.set_discardable(branch, key, Some(Attr::UNIT));
        }
        self.point = point;
        Ok(())
    }
}
