//! Text of function bodies.

use super::Printer;
use super::text::*;
use crate::body::{Body, is_permutation};
use crate::context::SyncScope;
use crate::inst::CallConv;
use crate::inst::*;
use crate::intrinsics::{Comment, comments};
use crate::metadata::{Md, MdKind};
use crate::module::FuncData;
use crate::types::Type;
use crate::value::*;

/// Names of the opcodes, by index.
static OPCODES: [([u8; 16], u8); Opcode::ALL.len()] = {
    let mut table = [word(""); Opcode::ALL.len()];
    let mut i = 0;
    while i < table.len() {
        table[i] = word(Opcode::ALL[i].name());
        i += 1;
    }
    table
};

/// Predecessors of each block in the order LLVM lists them: the newest terminator first, unless the body says another
/// order.
struct Preds {
    starts: Vec<u32>,
    blocks: Vec<Block>,
}

impl Preds {
    fn new(body: &Body) -> Preds {
        let mut terminators: Vec<(Inst, Block)> =
            body.order.iter().filter_map(|&block| Some((body.terminator(block)?, block))).collect();
        // LLVM's use lists grow at the front, and instruction ids grow over time.
        terminators.sort_unstable_by_key(|&(inst, _)| core::cmp::Reverse(inst));
        let n_blocks = body.blocks.len();
        let mut starts = vec![0u32; n_blocks + 1];
        for &(inst, _) in &terminators {
            for succ in body.successors(inst) {
                if let Some(count) = starts.get_mut(succ.index() + 1) {
                    *count += 1;
                }
            }
        }
        for i in 0..n_blocks {
            starts[i + 1] += starts[i];
        }
        let mut fill = starts.clone();
        let mut blocks = vec![Block(NIL); starts[n_blocks] as usize];
        for &(inst, block) in &terminators {
            for succ in body.successors(inst) {
                if let Some(at) = fill.get_mut(succ.index()).filter(|_| succ.index() < n_blocks) {
                    blocks[*at as usize] = block;
                    *at += 1;
                }
            }
        }
        let mut preds = Preds { starts, blocks };
        for (block, places) in body.predecessor_orders.iter().flat_map(|orders| orders.iter()) {
            preds.reorder(*block, places);
        }
        preds
    }

    /// Moves each predecessor of a block to its place, if there are as many.
    fn reorder(&mut self, block: Block, places: &[u32]) {
        let i = block.index();
        let range = self.starts.get(i).zip(self.starts.get(i + 1));
        let Some(preds) = range.and_then(|(&a, &b)| self.blocks.get_mut(a as usize..b as usize)) else {
            return;
        };
        if !is_permutation(places, preds.len()) {
            return;
        }
        let before = preds.to_vec();
        for (&place, pred) in places.iter().zip(before) {
            preds[place as usize] = pred;
        }
    }

    fn of(&self, block: Block) -> &[Block] {
        let i = block.index();
        &self.blocks[self.starts[i] as usize..self.starts[i + 1] as usize]
    }
}

impl Printer<'_> {
    pub(crate) fn body(&mut self, body: &Body, func: &FuncData) {
        let preds = if body.order.len() > 1 { Some(Preds::new(body)) } else { None };
        let mut records = body.debug_records();
        for (i, &block) in body.order.iter().enumerate() {
            self.label(body, block, i == 0, preds.as_ref());
            let mut at = body.blocks[block.index()].first;
            while let Some(data) = body.insts.get(at as usize) {
                if self.is_full() {
                    return;
                }
                for (_, record) in records.before(Inst(at)) {
                    self.debug_record(body, record);
                }
                self.inst(body, Inst(at), data, func);
                at = data.next;
            }
        }
    }

    fn label(&mut self, body: &Body, block: Block, is_entry: bool, preds: Option<&Preds>) {
        let start = self.out.len() + 1;
        if let Some(name) = body.name(Value::block(block)) {
            self.byte(b'\n');
            push_name(&mut self.out, name);
            self.byte(b':');
        } else if !is_entry {
            self.byte(b'\n');
            if self.typed_pointers {
                // Blocks with such a label count as named until LLVM 8.
                self.str("; <label>:");
            }
            match self.locals.get(Value::block(block)) {
                Some(slot) => push_u64(&mut self.out, slot as u64),
                None => self.str("<badref>"),
            }
            self.byte(b':');
        }
        if !is_entry {
            let column = self.out.len() - start;
            let pad = 50usize.saturating_sub(column).max(1);
            self.out.resize(self.out.len() + pad, b' ');
            let preds = preds.map_or(&[][..], |preds| preds.of(block));
            if preds.is_empty() {
                self.str("; No predecessors!");
            } else {
                self.str("; preds = ");
                for (i, &pred) in preds.iter().enumerate() {
                    if i != 0 {
                        self.str(", ");
                    }
                    self.local(body, Value::block(pred));
                }
            }
        }
        self.byte(b'\n');
    }

    fn fast_math(&mut self, flags: Flags) {
        if flags.fast_math() == Flags::NONE {
            return;
        }
        if flags.has(Flags::FAST) {
            return self.str(" fast");
        }
        for (flag, word) in [
            (Flags::REASSOC, " reassoc"),
            (Flags::NNAN, " nnan"),
            (Flags::NINF, " ninf"),
            (Flags::NSZ, " nsz"),
            (Flags::ARCP, " arcp"),
            (Flags::CONTRACT, " contract"),
            (Flags::AFN, " afn"),
        ] {
            if flags.has(flag) {
                self.str(word);
            }
        }
    }

    fn flags(&mut self, data: &InstData) {
        let flags = data.flags;
        if flags == Flags::NONE {
            return;
        }
        if data.op.takes_fast_math() {
            self.fast_math(flags);
        }
        match data.op {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => self.wrap_flags(flags),
            Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr if flags.has(Flags::EXACT) => {
                self.str(" exact")
            }
            Opcode::Or if flags.has(Flags::DISJOINT) => self.str(" disjoint"),
            Opcode::ZExt | Opcode::UiToFp if flags.has(Flags::NNEG) => self.str(" nneg"),
            Opcode::ICmp if flags.has(Flags::SAMESIGN) => self.str(" samesign"),
            Opcode::GetElementPtr => self.gep_flags(flags),
            _ => {}
        }
    }

    pub(super) fn inst(&mut self, body: &Body, inst: Inst, data: &InstData, func: &FuncData) {
        self.str("  ");
        if data.ty != Type::VOID {
            self.local(body, Value::inst(inst, data.ty));
            self.str(" = ");
        }
        let operands = body.operands(inst);
        match data.op {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(body, inst, data, func),
            Opcode::Br => self.branch(body, operands),
            Opcode::Switch => self.switch(body, operands),
            Opcode::Phi => self.phi(body, data, operands),
            Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence => {
                self.memory(body, data, operands)
            }
            _ => self.plain(body, inst, data, operands),
        }
        if data.attachments == 0 && data.loc != 0 {
            self.str(", !dbg ");
            self.md_operand(Md::from_word(data.loc));
        } else if data.attachments != 0 {
            let mut list: terrace_support::small_vec::SmallVec<[_; 4]> =
                terrace_support::small_vec::SmallVec::new();
            if let Some(loc) = body.debug_loc(inst) {
                list.push((MdKind::DBG, loc));
            }
            list.extend(body.attachments(inst).map(|a| (a.kind, a.node)));
            self.attachments(&list, ", ");
        }
        if matches!(data.op, Opcode::Call) && operands.first().is_some_and(|first| first.ty() == Type::TOKEN)
        {
            self.relocation(body, inst);
        }
        self.byte(b'\n');
    }

    /// The comment behind a `gc.relocate`: the base pointer and the derived pointer that its indices select.
    fn relocation(&mut self, body: &Body, inst: Inst) {
        let name = body.callee(inst).and_then(|callee| callee.as_func());
        let name = name.map(|func| &self.m.func(func).symbol.name[..]);
        if !name.is_some_and(|name| name.starts_with(b"llvm.experimental.gc.relocate.")) {
            return;
        }
        let [token, base, derived, ..] = *body.operands(inst) else { return };
        let statepoint = match token.as_inst() {
            None => None,
            Some(at) if body.inst(at).op == Opcode::LandingPad => {
                let pad = body.inst(at).block();
                let invokes = body.blocks().iter().filter_map(|&block| body.terminator(block));
                let mut invokes = invokes.filter(|&other| body.successors(other).any(|succ| succ == pad));
                invokes.next()
            }
            at => at,
        };
        self.str(" ; (");
        for (i, index) in [base, derived].into_iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            let value = statepoint.and_then(|at| {
                let index = usize::try_from(self.cx.as_i64(index)?).ok()?;
                let mut bundles = body.bundles(at);
                match bundles.find(|(tag, _)| self.cx.str(*tag) == b"gc-live") {
                    Some((_, live)) => live.get(index).copied(),
                    None => body.operands(at)[..body.n_call_args(at)].get(index).copied(),
                }
            });
            self.operand(body, value.unwrap_or(Value::undef(Type::TOKEN)));
        }
        self.byte(b')');
    }

    fn branch(&mut self, body: &Body, operands: &[Value]) {
        self.str("br ");
        self.list(body, operands);
    }

    /// Operands with their types, comma-separated.
    fn list(&mut self, body: &Body, operands: &[Value]) {
        for (i, &operand) in operands.iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.typed_operand(body, operand);
        }
    }

    fn switch(&mut self, body: &Body, operands: &[Value]) {
        self.str("switch ");
        let (head, cases) = operands.split_at(operands.len().min(2));
        self.list(body, head);
        self.str(" [");
        for case in cases.chunks_exact(2) {
            self.str("\n    ");
            self.list(body, case);
        }
        self.str("\n  ]");
    }

    fn phi(&mut self, body: &Body, data: &InstData, operands: &[Value]) {
        self.str("phi");
        self.flags(data);
        self.byte(b' ');
        self.ty_and_blank(data.ty);
        for (i, pair) in operands.chunks_exact(2).enumerate() {
            self.str(if i != 0 { ", [ " } else { "[ " });
            self.operand(body, pair[0]);
            self.str(", ");
            self.operand(body, pair[1]);
            self.str(" ]");
        }
    }

    fn atomic(&mut self, access: Access) {
        if access.scope != SyncScope::SYSTEM {
            let cx = self.cx;
            self.str(" syncscope(\"");
            push_escaped(&mut self.out, cx.sync_scope_name(access.scope));
            self.str("\")");
        }
        self.byte(b' ');
        self.str(access.ordering.name());
    }

    fn memory(&mut self, body: &Body, data: &InstData, operands: &[Value]) {
        let access = Access::unpack(data.aux);
        let is_access = matches!(data.op, Opcode::Load | Opcode::Store);
        let is_atomic = access.ordering != Ordering::NotAtomic;
        self.str(data.op.name());
        if is_access && is_atomic {
            self.str(" atomic");
        }
        if data.op == Opcode::CmpXchg && data.flags.has(Flags::WEAK) {
            self.str(" weak");
        }
        if data.flags.has(Flags::VOLATILE) {
            self.str(" volatile");
        }
        if let Some(op) = data.rmw_op() {
            self.byte(b' ');
            self.str(op.name());
        }
        if data.op == Opcode::Load {
            self.byte(b' ');
            self.ty(data.ty);
            self.byte(b',');
        }
        if !operands.is_empty() {
            self.byte(b' ');
            self.list(body, operands);
        }
        if !is_access || is_atomic {
            self.atomic(access);
        }
        if data.op == Opcode::CmpXchg {
            self.byte(b' ');
            self.str(access.failure.name());
        }
        if !access.align.is_none() && (is_access || !self.typed_pointers) {
            self.str(", align ");
            push_u64(&mut self.out, access.align.bytes());
        }
    }

    fn indices(&mut self, indices: &[u32]) {
        for &index in indices {
            self.str(", ");
            push_u64(&mut self.out, index as u64);
        }
    }

    fn plain(&mut self, body: &Body, inst: Inst, data: &InstData, operands: &[Value]) {
        push_word(&mut self.out, &OPCODES[data.op as usize]);
        self.flags(data);
        match data.op {
            Opcode::ICmp => {
                self.byte(b' ');
                self.str(data.int_predicate().unwrap_or(IntPredicate::Eq).name());
            }
            Opcode::FCmp => {
                self.byte(b' ');
                self.str(data.float_predicate().unwrap_or(FloatPredicate::False).name());
            }
            _ => {}
        }
        match data.op {
            Opcode::Ret if operands.is_empty() => self.str(" void"),
            Opcode::Unreachable => {}
            Opcode::Alloca => self.alloca(body, data, operands),
            Opcode::IndirectBr => {
                self.byte(b' ');
                let (address, dests) = operands.split_at(operands.len().min(1));
                self.list(body, address);
                self.str(", [");
                self.list(body, dests);
                self.byte(b']');
            }
            Opcode::LandingPad => self.landing_pad(body, data, operands),
            Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad => {
                self.pad(body, inst, data, operands)
            }
            Opcode::CatchRet | Opcode::CleanupRet => self.leave_pad(body, data, operands),
            Opcode::ExtractValue | Opcode::InsertValue => {
                self.byte(b' ');
                self.list(body, operands);
                self.indices(body.indices(inst));
            }
            Opcode::VaArg => {
                self.byte(b' ');
                self.list(body, operands);
                self.str(", ");
                self.ty(data.ty);
            }
            op if op.is_cast() => {
                self.byte(b' ');
                self.list(body, operands);
                self.str(" to ");
                self.ty(data.ty);
            }
            _ => self.same_typed(body, inst, data, operands),
        }
    }

    /// Operands of one type, which is printed once.
    fn same_typed(&mut self, body: &Body, inst: Inst, data: &InstData, operands: &[Value]) {
        if data.op == Opcode::GetElementPtr {
            self.byte(b' ');
            self.ty(Type(data.aux));
            self.byte(b',');
        }
        let Some(&first) = operands.first() else { return };
        let all_types = matches!(data.op, Opcode::Select | Opcode::ShuffleVector | Opcode::Ret)
            || operands.iter().any(|operand| operand.ty() != first.ty());
        self.byte(b' ');
        if all_types {
            self.list(body, operands);
        } else {
            self.ty_and_blank(first.ty());
            for (i, &operand) in operands.iter().enumerate() {
                if i != 0 {
                    self.str(", ");
                }
                self.operand(body, operand);
            }
        }
        if data.op == Opcode::ShuffleVector {
            self.mask(data.ty.is_scalable_vector(), body.indices(inst));
        }
    }

    fn alloca(&mut self, body: &Body, data: &InstData, operands: &[Value]) {
        self.byte(b' ');
        if data.flags.has(Flags::INALLOCA) {
            self.str("inalloca ");
        }
        if data.flags.has(Flags::SWIFTERROR) {
            self.str("swifterror ");
        }
        self.ty(Type(data.aux));
        if let Some(&count) = operands.first()
            && count != Value::i32(1)
        {
            self.str(", ");
            self.typed_operand(body, count);
        }
        let align = data.alloca_align();
        if !align.is_none() {
            self.str(", align ");
            push_u64(&mut self.out, align.bytes());
        }
        if let Some(space) = data.ty.address_space().filter(|&space| space != 0) {
            self.str(", addrspace(");
            push_u64(&mut self.out, space as u64);
            self.byte(b')');
        }
    }

    fn landing_pad(&mut self, body: &Body, data: &InstData, clauses: &[Value]) {
        self.byte(b' ');
        self.ty(data.ty);
        let cleanup = data.flags.has(Flags::CLEANUP);
        if cleanup {
            self.str("\n          cleanup");
        }
        for &clause in clauses {
            self.str(if clause.ty().is_array() { "\n          filter " } else { "\n          catch " });
            self.typed_operand(body, clause);
        }
    }

    /// ` within %parent [arguments or handlers]`.
    fn pad(&mut self, body: &Body, inst: Inst, data: &InstData, operands: &[Value]) {
        let Some((&parent, rest)) = operands.split_first() else { return };
        self.str(" within ");
        self.operand(body, parent);
        self.str(" [");
        if data.op != Opcode::CatchSwitch {
            self.list(body, rest);
            return self.byte(b']');
        }
        let unwinds = usize::from(data.flags.has(Flags::UNWINDS)).min(rest.len());
        self.list(body, &rest[unwinds..]);
        self.str("] unwind ");
        match body.unwind_dest(inst) {
            Some(block) => self.typed_operand(body, Value::block(block)),
            None => self.str("to caller"),
        }
    }

    /// ` from %pad to label %next`, ` from %pad unwind to caller`.
    fn leave_pad(&mut self, body: &Body, data: &InstData, operands: &[Value]) {
        let Some((&pad, dest)) = operands.split_first() else { return };
        self.str(" from ");
        self.operand(body, pad);
        self.str(if data.op == Opcode::CatchRet { " to " } else { " unwind " });
        match dest.first() {
            Some(&block) => self.typed_operand(body, block),
            None => self.str("to caller"),
        }
    }

    /// The comment before an argument, if it has one.
    #[cold]
    fn comment(&mut self, comments: &[Comment], at: usize, arg: Value) {
        let Some(&(_, name, meanings)) = comments.iter().find(|comment| comment.0 == at) else { return };
        self.str("/* ");
        self.str(name);
        self.byte(b'=');
        let number = self.cx.as_i64(arg).and_then(|number| usize::try_from(number).ok());
        self.str(number.and_then(|number| meanings.get(number)).copied().unwrap_or(""));
        self.str(" */ ");
    }

    fn call(&mut self, body: &Body, inst: Inst, data: &InstData, func: &FuncData) {
        let (m, cx) = (self.m, self.cx);
        let Some(&info) = body.call(inst) else { return };
        self.word(info.tail.name());
        self.str(data.op.name());
        if data.op == Opcode::Call {
            self.flags(data);
        }
        if info.cc != CallConv::C {
            self.byte(b' ');
            self.call_conv(info.cc);
        }
        let ret_attrs = cx.ret_attrs(info.attrs);
        if !ret_attrs.is_empty() {
            self.byte(b' ');
            self.attr_set(ret_attrs);
        }
        let operands = body.operands(inst);
        let callee = operands.last().copied().unwrap_or(Value::NONE);
        // The address space is printed if it differs from the default.
        let space = callee.ty().address_space().unwrap_or(0);
        if space != 0 || m.layout.program_address_space() != 0 {
            self.str(" addrspace(");
            push_u64(&mut self.out, space as u64);
            self.byte(b')');
        }
        self.byte(b' ');
        let Some((ret, _, vararg)) = cx.signature(info.fn_ty) else { return };
        self.ty(if vararg { info.fn_ty } else { ret });
        self.byte(b' ');
        self.operand(body, callee);
        self.byte(b'(');
        let n_args = body.n_call_args(inst);
        let comments = callee.as_func().map_or(&[][..], |callee| comments(&m.func(callee).symbol.name));
        for (i, &arg) in operands[..n_args].iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            if !comments.is_empty() {
                self.comment(comments, i, arg);
            }
            self.ty(arg.ty());
            if !info.attrs.is_empty() {
                let attrs = cx.param_attrs(info.attrs, i);
                if !attrs.is_empty() {
                    self.byte(b' ');
                    self.attr_set(attrs);
                }
            }
            self.byte(b' ');
            self.operand(body, arg);
        }
        let caller_vararg = cx.signature(func.ty).is_some_and(|(_, _, vararg)| vararg);
        if info.tail == TailKind::MustTail && caller_vararg {
            self.str(if n_args > 0 { ", ..." } else { "..." });
        }
        self.byte(b')');
        let fn_attrs = cx.fn_attrs(info.attrs);
        if !fn_attrs.is_empty() {
            self.attr_group_ref(fn_attrs);
        }
        if info.n_bundles != 0 {
            self.bundles(body, info, &operands[n_args..]);
        }
        if data.op == Opcode::Invoke
            && let [.., normal, unwind, _] = *operands
        {
            self.str("\n          to ");
            self.typed_operand(body, normal);
            self.str(" unwind ");
            self.typed_operand(body, unwind);
        }
        if data.op == Opcode::CallBr {
            let first = operands.iter().rev().skip(1).take_while(|value| value.as_block().is_some()).count();
            let end = operands.len().saturating_sub(1);
            if let Some((&default, indirect)) = operands[end - first..end].split_first() {
                self.str("\n          to ");
                self.typed_operand(body, default);
                self.str(" [");
                self.list(body, indirect);
                self.byte(b']');
            }
        }
    }

    fn bundles(&mut self, body: &Body, info: CallInfo, mut operands: &[Value]) {
        let cx = self.cx;
        self.str(" [ ");
        let list = &body.bundles[info.bundles as usize..(info.bundles + info.n_bundles) as usize];
        for (i, bundle) in list.iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.quoted("", cx.str(bundle.tag));
            self.byte(b'(');
            let (these, rest) = operands.split_at((bundle.n_operands as usize).min(operands.len()));
            self.list(body, these);
            operands = rest;
            self.byte(b')');
        }
        self.str(" ]");
    }
}
