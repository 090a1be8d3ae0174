//! Properties of instructions that operations have no place for: names, flags, metadata, attributes of calls; names and
//! phis of blocks.

use crate::export::lossless::FLAGS;
use crate::import::body::BodyImport;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr};
use terrace_ir::{Attr, Op, Str, Type};
use terrace_llir as llir;
use terrace_llir::{Flags, Inst, Opcode, TailKind};
use terrace_llvm as l;
use terrace_support::small_vec::SmallVec;

type Entries = SmallVec<[(Str, Attr); 8]>;

impl BodyImport<'_, '_> {
    fn entry(&self, entries: &mut Entries, name: &str, attr: Option<Attr>) {
        entries.extend(attr.map(|attr| (self.im.ctx.intern(name), attr)));
    }

    fn text_attr(&self, text: &[u8]) -> Attr {
        StringAttr::get(self.im.ctx, self.im.ctx.str_id(text), None)
    }

    /// Flags as an array of names.
    fn flag_names(&self, flags: Flags) -> Option<Attr> {
        let names: SmallVec<[Attr; 8]> = FLAGS
            .iter()
            .filter(|&&(_, flag)| flags.has(flag))
            .map(|(name, _)| self.text_attr(name.as_bytes()))
            .collect();
        (!names.is_empty()).then(|| ArrayAttr::get(self.im.ctx, &names))
    }

    /// The flags of an instruction that its operation has no place for.
    fn other_flags(&self, inst: Inst, op: Op) -> Flags {
        let data = self.f.inst(inst);
        match data.op {
            Opcode::ICmp => Flags(data.flags.0 & Flags::SAMESIGN.0),
            Opcode::Alloca => Flags(data.flags.0 & Flags::SWIFTERROR.0),
            Opcode::FpTrunc | Opcode::FpExt | Opcode::Phi => data.flags.fast_math(),
            Opcode::Call if !self.body.is::<l::Call>(op) => data.flags.fast_math(),
            _ => Flags::NONE,
        }
    }

    /// Name, location, metadata and flags of an instruction.
    fn common_entries(&mut self, inst: Inst, flags: Flags) -> Entries {
        let f = self.f;
        let mut entries = Entries::new();
        if let Some(name) = f.name(f.result(inst)) {
            let name = self.text_attr(name);
            self.entry(&mut entries, "llvm.name", Some(name));
        }
        if let Some(loc) = f.debug_loc(inst) {
            let loc = self.im.md_attr(loc);
            self.entry(&mut entries, "llvm.dbg", Some(loc));
        }
        let attachments = f.attachments(inst).map(|attachment| (attachment.kind, attachment.node));
        let metadata = self.im.attachments_attr(attachments);
        self.entry(&mut entries, "llvm.metadata", metadata);
        let flags = self.flag_names(flags);
        self.entry(&mut entries, "llvm.flags", flags);
        entries
    }

    /// Keeps what the operation of an instruction has no place for.
    pub fn keep(&mut self, inst: Inst, op: Op) {
        let flags = self.other_flags(inst, op);
        let mut entries = self.common_entries(inst, flags);
        if let Some(info) = self.f.call(inst).copied() {
            self.call_entries(&mut entries, inst, op, &info);
        }
        if self.f.inst(inst).op == Opcode::GetElementPtr {
            let splats = core::mem::take(&mut self.splat_indices);
            let attr = (!splats.is_empty()).then(|| DenseArrayAttr::of_i32s(self.im.ctx, &splats));
            self.entry(&mut entries, "llvm.splat_indices", attr);
        }
        if self.f.inst(inst).op.is_terminator() {
            self.block_entries(&mut entries, inst);
        }
        self.add_entries(op, &entries);
    }

    fn add_entries(&mut self, op: Op, more: &Entries) {
        if more.is_empty() {
            return;
        }
        let mut entries: Entries = self.body.dict_entries(op).iter().collect();
        entries.extend_from_slice(more);
        let dict = DictionaryAttr::of(self.im.ctx, &entries);
        self.body.set_dict(op, Some(dict));
    }

    fn call_entries(&mut self, entries: &mut Entries, inst: Inst, op: Op, info: &llir::CallInfo) {
        let ctx = self.im.ctx;
        let (is_call, is_invoke) = (self.body.is::<l::Call>(op), self.body.is::<l::Invoke>(op));
        let has_convention = is_call || is_invoke || self.body.is::<l::CallBr>(op);
        let is_known = l::CConv::from_value(u64::from(info.cc.0)).is_some();
        if info.cc != llir::CallConv::C && !(has_convention && is_known) {
            let cc = IntegerAttr::of_i64(ctx, Type::I32, i64::from(info.cc.0));
            self.entry(entries, "llvm.calling_convention", Some(cc));
        }
        if info.tail != TailKind::None && !is_call && !self.body.is::<l::InlineAsm>(op) {
            let tail = self.text_attr(info.tail.name().as_bytes());
            self.entry(entries, "llvm.tail", Some(tail));
        }
        if is_call {
            let attributes = self.im.other_call_attributes(self.im.cx.fn_attrs(info.attrs));
            self.entry(entries, "llvm.attributes", attributes);
        } else if is_invoke {
            let attributes = self.im.all_attributes(self.im.cx.fn_attrs(info.attrs));
            self.entry(entries, "llvm.attributes", attributes);
        } else {
            let all = self.im.all_call_attributes(info.attrs, self.f.n_call_args(inst));
            self.entry(entries, "llvm.call_attributes", all);
        }
        // The text of calls has attributes of a result only where there is one.
        if (is_call || is_invoke) && self.body.n_results(op) == 0 {
            let attributes = self.im.all_attributes(self.im.cx.ret_attrs(info.attrs));
            self.entry(entries, "llvm.result_attributes", attributes);
        }
    }

    /// The name of the block and what block arguments have no place for at phis, kept at the terminator.
    fn block_entries(&mut self, entries: &mut Entries, terminator: Inst) {
        let (f, ctx) = (self.f, self.im.ctx);
        let block = f.inst(terminator).block();
        if let Some(name) = f.name(llir::Value::block(block)) {
            let name = self.text_attr(name);
            self.entry(entries, "llvm.block", Some(name));
        }
        if let Some(places) = f.predecessor_order(block) {
            let places: SmallVec<[i32; 8]> = places.iter().map(|&place| place as i32).collect();
            let order = DenseArrayAttr::of_i32s(ctx, &places);
            self.entry(entries, "llvm.predecessor_order", Some(order));
        }
        let phis: SmallVec<[Inst; 4]> =
            f.insts(block).take_while(|&inst| f.inst(inst).op == Opcode::Phi).collect();
        let dicts: SmallVec<[Attr; 4]> = phis
            .iter()
            .map(|&phi| {
                let mut entries = self.common_entries(phi, f.inst(phi).flags.fast_math());
                let order = self.phi_order(phi).map(|order| DenseArrayAttr::of_i32s(ctx, &order));
                self.entry(&mut entries, "llvm.order", order);
                DictionaryAttr::of(ctx, &entries)
            })
            .collect();
        if dicts.iter().any(|&dict| dict != Attr::EMPTY_DICT) {
            self.entry(entries, "llvm.phis", Some(ArrayAttr::get(ctx, &dicts)));
        }
    }

    /// The order of the values of a phi: each position's place in order of the predecessors in the text. `None` if the
    /// orders are the same.
    fn phi_order(&self, phi: Inst) -> Option<Vec<i32>> {
        let pairs = self.f.operands(phi).as_chunks::<2>().0;
        let place = |i: usize| pairs[i][1].as_block().map_or(0, |block| self.positions[block.index()]);
        if pairs.len() < 2 || (1..pairs.len()).all(|i| place(i - 1) <= place(i)) {
            return None;
        }
        let mut sorted: Vec<usize> = (0..pairs.len()).collect();
        sorted.sort_by_key(|&i| place(i));
        let mut order = vec![0; pairs.len()];
        for (at, &i) in sorted.iter().enumerate() {
            order[i] = at as i32;
        }
        Some(order)
    }
}
