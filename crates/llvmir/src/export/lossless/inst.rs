//! Names, flags, metadata and attributes of instructions; names, phis and edges of blocks.

use crate::export::lossless::FLAGS;
use crate::export::lossless::attributes::{call_attributes, with_attribute_list};
use crate::export::lossless::metadata::{attachments, metadata};
use crate::export::state::FunctionTranslation;
use crate::export::state::Outcome;
use core::ops::Range;
use terrace_ir::attrs::{DenseArrayAttr, DictionaryAttr};
use terrace_ir::{Attr, Block, Op, Result};
use terrace_llir as llir;
use terrace_llir::debug::DiKind;
use terrace_llir::metadata::MdView;
use terrace_llir::{CallConv, Flags, Inst, Md, TailKind, Value, ValueKind};
use terrace_llvm as l;

/// The first index of values that stand for instructions that are translated later.
const FORWARD: usize = 1 << 31;

/// The first index of values that stand for instructions with a number.
const NUMBERED: usize = FORWARD + (1 << 28);

/// The maximum number of nested scopes that are followed.
const MAX_SCOPES: usize = 1 << 16;

impl<'f> FunctionTranslation<'f, '_> {
    /// Names the arguments of the function `func` of the module.
    pub fn name_arguments(&mut self, func: Op) {
        let b = self.state.body();
        let dicts = b.slot(func, l::Func::SLOTS.arg_attrs).and_then(|attr| attr.as_array(self.ctx));
        let Some(key) = self.ctx.find_str(b"llvm.name") else { return };
        for (i, dict) in dicts.unwrap_or(&[]).iter().enumerate() {
            let name = dict.as_::<DictionaryAttr>(self.ctx).and_then(|dict| dict.entries.get(key));
            if let Some(name) = name.and_then(|name| name.as_bytes(self.ctx)) {
                let arg = self.ll.arg(i);
                self.ll.body.set_name(arg, name);
            }
        }
    }

    /// The value that stands for one that is translated later.
    pub fn forward(&self, value: terrace_ir::Value, ty: llir::Type) -> Value {
        Value::inst(Inst::from_index(FORWARD + value.index()), ty)
    }

    /// The value that stands for the one with a number.
    pub fn numbered(&self, id: u32) -> Value {
        Value::inst(Inst::from_index(NUMBERED + (id as usize & 0xfff_ffff)), llir::Type::PTR)
    }

    /// Replaces the values that stood for others, which are translated now.
    pub fn resolve_forward(&mut self) {
        let values = self.worker.take_values();
        let cx = &self.state.module.cx;
        let ids = &self.ids;
        let resolve = |value: Value| match value.as_inst() {
            Some(inst) if inst.index() >= NUMBERED => {
                let id = (inst.index() - NUMBERED) as u32;
                ids.get(&id).copied().unwrap_or(Value::poison(value.ty()))
            }
            Some(inst) if inst.index() >= FORWARD => {
                let found = values.get(inst.index() - FORWARD).copied().unwrap_or(Value::NONE);
                if found.is_none() { Value::poison(value.ty()) } else { found }
            }
            _ => value,
        };
        self.ll.body.map_operands(|value| {
            let ValueKind::Metadata(md) = value.kind() else { return resolve(value) };
            match cx.md_view(md) {
                MdView::Value(local) if !local.is_const() => Value::metadata(cx.md_value(resolve(local))),
                MdView::Node(node) if node.kind() == DiKind::DIArgList => {
                    let arguments: Vec<Value> = node.arguments().map(resolve).collect();
                    cx.di_arg_list(&arguments)
                }
                _ => value,
            }
        });
        self.worker.put_values(values);
    }

    /// Sets what attributes of an operation say of its instruction, the last of these.
    pub fn restore(&mut self, op: Op, insts: Range<usize>) -> Outcome {
        let Some(last) = insts.end.checked_sub(1).filter(|&last| last >= insts.start) else { return Ok(()) };
        let inst = Inst::from_index(last);
        let b = self.b;
        for (name, attr) in b.dict_entries(op).iter() {
            self.restore_entry(op, inst, self.ctx.bytes(name), attr)?;
        }
        if self.ll.body.inst(inst).op.is_terminator()
            && let Some(block) = b.block_of(op)
        {
            self.restore_block(op, block)?;
        }
        Ok(())
    }

    fn restore_entry(&mut self, op: Op, inst: Inst, name: &[u8], attr: Attr) -> Result {
        let (ctx, loc) = (self.ctx, self.b.loc(op));
        match name {
            b"llvm.name" => {
                let result = self.ll.body.result(inst);
                if let Some(text) = attr.as_bytes(ctx).filter(|_| result.ty() != llir::Type::VOID) {
                    self.ll.body.set_name(result, text);
                }
            }
            b"llvm.id" => {
                if let Some(id) = attr.as_i64(ctx) {
                    let result = self.ll.body.result(inst);
                    self.ids.insert(id as u32, result);
                }
            }
            b"llvm.dbg" => {
                let node = metadata(self.state, loc, attr)?;
                if self.is_in_function(node) {
                    self.ll.body.set_debug_loc(inst, Some(node));
                }
            }
            b"llvm.metadata" => {
                for (kind, node) in attachments(self.state, loc, attr)? {
                    self.ll.body.set_metadata(inst, kind, node);
                }
            }
            b"llvm.flags" => {
                for name in attr.as_array(ctx).unwrap_or(&[]).iter().filter_map(|name| name.as_bytes(ctx)) {
                    if let Some((_, flag)) = FLAGS.iter().find(|(known, _)| known.as_bytes() == name) {
                        let data = self.ll.body.inst_mut(inst);
                        data.flags = Flags(data.flags.0 | flag.0);
                    }
                }
            }
            b"llvm.attributes"
            | b"llvm.call_attributes"
            | b"llvm.calling_convention"
            | b"llvm.result_attributes"
            | b"llvm.tail" => {
                self.restore_call(op, inst, name, attr)?;
            }
            b"llvm.splat_indices" => {
                let ty = self.ll.body.result(inst).ty();
                let Some(indices) = attr.as_::<DenseArrayAttr>(ctx) else { return Ok(()) };
                let cx = &self.state.module.cx;
                let Some((_, n)) = cx.vector_parts(ty) else { return Ok(()) };
                for i in indices.i32s() {
                    let at = 1 + i.max(0) as usize;
                    let Some(&index) = self.ll.body.operands(inst).get(at) else { continue };
                    if index.ty().is_int() {
                        let vector = cx.vector(index.ty(), n, ty.is_scalable_vector());
                        self.ll.body.set_operand(inst, at, cx.splat(vector, index));
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn restore_call(&mut self, op: Op, inst: Inst, name: &[u8], attr: Attr) -> Result {
        let (ctx, loc) = (self.ctx, self.b.loc(op));
        let Some(mut info) = self.ll.body.call(inst).copied() else { return Ok(()) };
        let n = self.ll.body.n_call_args(inst);
        match name {
            b"llvm.attributes" | b"llvm.result_attributes" => {
                let of_result = name == b"llvm.result_attributes";
                let old = (info.attrs, n);
                info.attrs =
                    with_attribute_list(self.state, &mut self.worker.types, loc, old, attr, of_result)?;
            }
            b"llvm.call_attributes" => {
                info.attrs = call_attributes(self.state, &mut self.worker.types, loc, attr)?;
            }
            b"llvm.tail" => {
                let name = attr.as_bytes(ctx).unwrap_or(b"");
                let kinds = [TailKind::Tail, TailKind::MustTail, TailKind::NoTail];
                info.tail =
                    kinds.into_iter().find(|kind| kind.name().as_bytes() == name).unwrap_or(TailKind::None);
            }
            _ => info.cc = CallConv(attr.as_i64(ctx).unwrap_or(0) as u16),
        }
        self.ll.body.set_call(inst, info);
        Ok(())
    }

    /// Whether a location is in the function, as LLVM demands. Code that was moved to another function has none.
    pub fn is_in_function(&self, loc: Md) -> bool {
        if self.subprogram.is_null() {
            return true;
        }
        let cx = &self.state.module.cx;
        let (mut outer, mut scope) = (loc, Md::NULL);
        // Wrong metadata may be in a cycle.
        for _ in 0..MAX_SCOPES {
            let MdView::Node(node) = cx.md_view(outer) else { break };
            scope = node.md("scope");
            outer = node.md("inlinedAt");
        }
        for _ in 0..MAX_SCOPES {
            let MdView::Node(node) = cx.md_view(scope) else { break };
            if node.kind() == DiKind::DISubprogram {
                return scope == self.subprogram;
            }
            scope = node.md("scope");
        }
        true
    }

    /// Names a block and its phis.
    fn restore_block(&mut self, op: Op, block: Block) -> Outcome {
        let (b, ctx) = (self.b, self.ctx);
        if let Some(name) = b.discardable(op, "llvm.block").and_then(|attr| attr.as_bytes(ctx)) {
            let to = Value::block(self.block(block));
            self.ll.body.set_name(to, name);
        }
        let order =
            b.discardable(op, "llvm.predecessor_order").and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
        if let Some(order) = order {
            let places: Vec<u32> = order.i32s().map(|place| place as u32).collect();
            let to = self.block(block);
            self.ll.body.set_predecessor_order(to, &places);
        }
        let ids = b.discardable(op, "llvm.phi_ids").and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
        for (&arg, id) in b.args(block).iter().zip(ids.iter().flat_map(|ids| ids.i32s())) {
            if let Ok(id) = u32::try_from(id) {
                let value = self.value(arg);
                self.ids.insert(id, value);
            }
        }
        let Some(phis) = self.kept_phis(block) else { return Ok(()) };
        for (&arg, &phi) in b.args(block).iter().zip(phis) {
            let (Some(inst), Some(dict)) = (self.value(arg).as_inst(), phi.as_::<DictionaryAttr>(ctx)) else {
                continue;
            };
            for (name, attr) in dict.entries.iter() {
                self.restore_entry(op, inst, ctx.bytes(name), attr)?;
            }
        }
        Ok(())
    }

    /// The dictionaries of the phis at the terminator of a block, if there are as many.
    fn kept_phis(&self, block: Block) -> Option<&'f [Attr]> {
        let op = self.b.last_op(block)?;
        let phis = self.b.discardable(op, "llvm.phis")?.as_array(self.ctx)?;
        (phis.len() == self.b.args(block).len()).then_some(phis)
    }

    /// The values of phi `i` of a block in the order that is kept, or in that of the predecessors in the text.
    pub fn in_phi_order(
        &self,
        block: Block,
        i: usize,
        values: Vec<(Value, llir::Block)>,
    ) -> Vec<(Value, llir::Block)> {
        let ctx = self.ctx;
        let order = self
            .kept_phis(block)
            .and_then(|phis| {
                phis.get(i)?.as_::<DictionaryAttr>(ctx)?.entries.get(ctx.find_str(b"llvm.order")?)
            })
            .and_then(|order| order.as_::<DenseArrayAttr>(ctx));
        let Some(order) = order else { return values };
        let order: Vec<usize> = order.i32s().map(|at| at.max(0) as usize).collect();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        // Other edges than those of the import have the order of the text.
        if sorted.iter().copied().ne(0..values.len()) {
            return values;
        }
        order.iter().map(|&at| values[at]).collect()
    }

    /// Whether two edges of a terminator pass the same values.
    pub fn pass_equally(&self, op: Op, first: usize, second: usize, n: usize) -> bool {
        let operands = self.b.operands(op);
        (0..n).all(|i| operands.get(first.saturating_add(i)) == operands.get(second.saturating_add(i)))
    }
}
