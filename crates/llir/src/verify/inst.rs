//! Checks of instructions, operand by operand.

use super::control::Graph;
use super::intrinsic::CalleeRules;
use super::types::TypeFacts;
use super::{HUGE_ALIGN, MAX_ALIGN, Problem};
use crate::attrs::AttrKind;
use crate::attrs::AttrList;
use crate::body::Body;
use crate::inst::*;
use crate::module::*;
use crate::types::Type;
use crate::value::*;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Caches that the checks of a module's bodies share.
#[derive(Default)]
pub(super) struct Cache {
    graph: Graph,
    types: FxHashMap<Type, TypeFacts>,
    intrinsics: FxHashMap<Func, CalleeRules>,
    attrs: FxHashMap<(AttrList, Type, bool, bool), (Option<&'static str>, bool)>,
    argument_attrs: FxHashMap<AttrList, super::call::ArgumentAttrs>,
    pub(super) debug: super::debug::Cache,
    pub(super) assignments: super::assignments::Assignments,
    tbaa: super::tbaa::Cache,
}

impl Cache {
    /// Whether LLVM accepts a type.
    pub(super) fn is_valid_type(&mut self, m: &Module, ty: Type) -> bool {
        TypeFacts::of(m, &mut self.types, ty).is_valid
    }
}

pub(super) struct BodyVerifier<'a, 'p> {
    pub(super) m: &'a Module,
    pub(super) func: Func,
    pub(super) body: &'a Body,
    pub(super) ret: Type,
    pub(super) vararg: bool,
    /// Whether the function is `naked` and therefore cannot use its arguments.
    pub(super) naked: bool,
    /// Whether the function allocates `swifterror` memory.
    pub(super) has_swift_errors: bool,
    pub(super) graph: &'p mut Graph,
    /// Whether the graph is that of the body.
    has_graph: bool,
    pub(super) problems: &'p mut Vec<Problem>,
    /// Whether the current block has had an instruction other than a `phi`.
    seen_non_phi: bool,
    types: &'p mut FxHashMap<Type, TypeFacts>,
    /// The rules of intrinsics that are called.
    pub(super) intrinsics: &'p mut FxHashMap<Func, CalleeRules>,
    /// The message for the attributes of calls, if they are invalid.
    pub(super) attrs: &'p mut FxHashMap<(AttrList, Type, bool, bool), (Option<&'static str>, bool)>,
    pub(super) argument_attrs: &'p mut FxHashMap<AttrList, super::call::ArgumentAttrs>,
    pub(super) debug: &'p mut super::debug::Cache,
    pub(super) tbaa: &'p mut super::tbaa::Cache,
    /// The result type of the function's landing pads, also the operand type of `resume`.
    exception: Option<Type>,
    /// The pads of the function.
    pub(super) pads: super::funclet::Pads,
}

impl<'a, 'p> BodyVerifier<'a, 'p> {
    pub(super) fn new(
        m: &'a Module,
        func: Func,
        body: &'a Body,
        cache: &'p mut Cache,
        problems: &'p mut Vec<Problem>,
    ) -> Self {
        let Cache { graph, types, intrinsics, attrs, argument_attrs, debug, tbaa, .. } = cache;
        let (ret, vararg) =
            m.cx.signature(m.func(func).ty).map_or((Type::VOID, false), |(ret, _, vararg)| (ret, vararg));
        let naked = super::attrs::has(&m.cx, m.cx.fn_attrs(m.func(func).attrs), AttrKind::Naked);
        BodyVerifier {
            m,
            func,
            body,
            ret,
            vararg,
            naked,
            has_swift_errors: false,
            graph,
            has_graph: false,
            problems,
            seen_non_phi: false,
            types,
            intrinsics,
            attrs,
            argument_attrs,
            debug,
            tbaa,
            exception: None,
            pads: Default::default(),
        }
    }

    pub(super) fn fail(&mut self, message: &'static str, inst: Option<Inst>, block: Option<Block>) {
        self.problems.push(Problem { func: Some(self.func), inst, block, ..Problem::new(message) });
    }

    pub(super) fn check(&mut self, holds: bool, message: &'static str, inst: Inst) {
        if !holds {
            self.fail(message, Some(inst), None);
        }
    }

    /// Checks all rules. `is_translation` says that the body is a translation of verified operations of the llvm
    /// dialect: rules that these imply are left out. Builds with debug assertions check that they hold.
    pub(super) fn run(&mut self, is_translation: bool) {
        if is_translation {
            let n = self.problems.len();
            self.fallible_rules();
            if cfg!(debug_assertions) {
                let holds = self.problems.len() == n;
                self.problems.truncate(n);
                self.rules();
                let implied = self.problems.get(n).filter(|_| holds);
                assert!(implied.is_none(), "a rule that is labelled as implied does not hold: {implied:?}");
            }
        } else {
            self.rules();
        }
        self.sibling_pads();
        self.swift_errors();
        self.debug_info();
    }

    /// Checks the rules of blocks, operands and instructions.
    fn rules(&mut self) {
        let body = self.body;
        self.fill_graph();
        self.graph.find_dominators(body);
        if let Some(&entry) = body.blocks().first()
            && !self.graph.preds(entry).is_empty()
        {
            self.fail("Entry block to function must not have predecessors!", None, Some(entry));
        }
        for &block in body.blocks() {
            if body.terminator(block).is_none() {
                self.fail("Basic Block does not have terminator!", None, Some(block));
            }
            self.seen_non_phi = false;
            let last = body.last_inst(block);
            for (place, inst) in body.insts(block).enumerate() {
                let (data, ops) = (body.inst(inst), body.operands(inst));
                if data.op.is_terminator() && Some(inst) != last {
                    self.fail("Terminator found in the middle of a basic block!", Some(inst), None);
                }
                self.operands(inst, data, ops, block, place as u32);
                self.inst(inst, data, ops, block);
                self.seen_non_phi |= data.op != Opcode::Phi;
            }
        }
    }

    /// Builds the control flow graph.
    pub(super) fn fill_graph(&mut self) {
        if !core::mem::replace(&mut self.has_graph, true) {
            self.graph.fill(self.body);
        }
    }

    fn scalar(&self, ty: Type) -> Type {
        self.m.cx.scalar_type(ty)
    }

    #[inline]
    pub(super) fn type_facts(&mut self, ty: Type) -> TypeFacts {
        TypeFacts::of(self.m, self.types, ty)
    }

    #[inline]
    fn is_sized(&mut self, ty: Type) -> bool {
        self.type_facts(ty).is_sized
    }

    #[inline]
    fn valid_type(&mut self, ty: Type, inst: Inst) {
        let valid = !ty.is_record() && !ty.is_int() || self.type_facts(ty).is_valid;
        self.check(valid, "instruction has a type that LLVM IR does not have", inst);
    }

    /// Checks that every operand exists and that its definition dominates the use.
    pub(super) fn operands(&mut self, inst: Inst, data: &InstData, ops: &[Value], block: Block, place: u32) {
        let body = self.body;
        for (i, &value) in ops.iter().enumerate() {
            match value.kind() {
                ValueKind::None => self.fail("Operand is null", Some(inst), None),
                ValueKind::Arg(index) => {
                    let exists = body.params.get(index as usize) == Some(&value.ty());
                    self.check(exists, "Referring to an argument in another function!", inst);
                    self.check(!self.naked, "cannot use argument of naked function", inst);
                }
                ValueKind::Block(target) => {
                    let exists = self.graph.position(target).is_some();
                    self.check(exists, "Referring to a basic block in another function!", inst);
                }
                // The most frequent case: the definition is earlier in the same block.
                ValueKind::Inst(def) if self.is_defined_earlier(def, value, data, block, place) => {}
                ValueKind::Inst(def) => {
                    let exists = def.index() < body.n_insts()
                        && body.inst(def).ty == value.ty()
                        && self.graph.position(body.inst(def).block()).is_some();
                    self.check(exists, "Referring to an instruction in another function!", inst);
                    if exists {
                        let defined = self.dominates_use(def, inst, data, block, i);
                        self.check(defined, "Instruction does not dominate all uses!", inst);
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether a value is the result of an earlier instruction of the same block.
    #[inline]
    fn is_defined_earlier(&self, def: Inst, value: Value, data: &InstData, block: Block, place: u32) -> bool {
        def.index() < self.body.n_insts() && data.op != Opcode::Phi && {
            let def_data = self.body.inst(def);
            def_data.block() == block
                && def_data.ty == value.ty()
                && def_data.op != Opcode::Invoke
                && self.graph.index_in_block(def) < place
        }
    }

    fn dominates_use(&self, def: Inst, user: Inst, data: &InstData, block: Block, index: usize) -> bool {
        let body = self.body;
        let def_data = body.inst(def);
        let def_block = def_data.block();
        let mut use_block = block;
        let is_phi = data.op == Opcode::Phi;
        if is_phi {
            // A `phi` uses a value at the end of the incoming block.
            match body.operands(user).get(index + 1).and_then(|value| value.as_block()) {
                Some(from) => use_block = from,
                None => return true,
            }
        }
        let (Some(from), Some(to)) = (self.graph.position(def_block), self.graph.position(use_block)) else {
            return true;
        };
        if def_data.op == Opcode::Invoke {
            // The result of an `invoke` is available on its normal edge only.
            let Some(normal) = body.successors(def).next() else { return true };
            if is_phi && use_block == def_block && normal == block {
                return true;
            }
            let Some(normal) = self.graph.position(normal) else { return true };
            return self.graph.dominates(normal, to);
        }
        if from == to && !is_phi {
            return self.graph.is_before(def, user) || !self.graph.is_reachable(to);
        }
        self.graph.dominates(from, to)
    }

    pub(super) fn inst(&mut self, inst: Inst, data: &InstData, ops: &[Value], block: Block) {
        let before = self.problems.len();
        match data.op {
            Opcode::Ret => self.ret_inst(inst, ops),
            Opcode::Br => {
                if let [cond, _, _] = ops {
                    self.check(cond.ty() == Type::I1, "Branch condition is not 'i1' type!", inst);
                }
            }
            Opcode::Switch => self.switch(inst, ops),
            Opcode::IndirectBr => {
                let is_valid = ops.first().is_some_and(|v| v.ty().is_ptr());
                self.check(is_valid, "Indirectbr operand must have pointer type!", inst);
            }
            Opcode::Resume => {
                let personality = self.m.func(self.func).personality().is_some();
                self.check(personality, "ResumeInst needs to be in a function with a personality.", inst);
                let ty = ops.first().map_or(Type::VOID, |value| value.ty());
                let same = *self.exception.get_or_insert(ty) == ty;
                let message =
                    "The resume instruction should have a consistent result type inside a function.";
                self.check(same, message, inst);
            }
            Opcode::Unreachable => {}
            Opcode::Phi => self.phi(inst, data, ops, block),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(inst, data, ops),
            Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch => self.pad(inst, data, block),
            Opcode::CatchRet | Opcode::CleanupRet => self.leave_pad(inst, data, ops),
            Opcode::Alloca => self.alloca(inst, data, ops),
            Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence => {
                self.memory(inst, data, ops)
            }
            Opcode::GetElementPtr => self.gep(inst, data, ops),
            Opcode::ICmp | Opcode::FCmp => self.compare(inst, data, ops),
            Opcode::FNeg => {
                let is_valid =
                    ops.first().is_some_and(|v| v.ty() == data.ty && self.scalar(v.ty()).is_float());
                self.check(is_valid, "FNeg operates on float types only!", inst);
            }
            Opcode::LandingPad => self.landing_pad(inst, data, ops, block),
            op if op.is_binary() => self.binary(inst, data, ops),
            op if op.is_cast() => self.cast(inst, data, ops),
            _ => self.other(inst, data, ops),
        }
        if self.problems.len() == before {
            self.valid_type(data.ty, inst);
            if let Some(source) = data.source_type() {
                self.valid_type(source, inst);
            }
        }
    }

    fn ret_inst(&mut self, inst: Inst, ops: &[Value]) {
        if self.ret == Type::VOID {
            self.check(
                ops.is_empty(),
                "Found return instr that returns non-void in Function of void return type!",
                inst,
            );
        } else {
            let is_valid = matches!(ops, [value] if value.ty() == self.ret);
            self.check(is_valid, "Function return type does not match operand type of return inst!", inst);
        }
    }

    fn switch(&mut self, inst: Inst, ops: &[Value]) {
        let Some(cond) = ops.first() else { return };
        self.check(cond.ty().is_int(), "Switch must have integer condition", inst);
        let mut seen = terrace_support::FxHashSet::default();
        for case in ops.chunks_exact(2).skip(1) {
            let [value, _] = *case else { continue };
            self.check(
                value.ty() == cond.ty(),
                "Switch constants must all be same type as switch value!",
                inst,
            );
            self.check(self.m.cx.is_number(value), "Case value is not a constant integer.", inst);
            self.check(seen.insert(value), "Duplicate integer as switch case", inst);
        }
    }

    fn phi(&mut self, inst: Inst, data: &InstData, ops: &[Value], block: Block) {
        self.check(!self.seen_non_phi, "PHI nodes not grouped at top of basic block!", inst);
        self.check(!self.m.cx.is_token_like(data.ty), "PHI nodes cannot have token type!", inst);
        let same = ops.iter().step_by(2).all(|value| value.ty() == data.ty);
        self.check(same, "PHI node operands are not the same type as the result!", inst);
        let mut entries: SmallVec<[(u32, Value); 8]> = ops
            .chunks_exact(2)
            .filter_map(|pair| Some((self.graph.position(pair[1].as_block()?)?, pair[0])))
            .collect();
        let mut preds: SmallVec<[u32; 8]> = SmallVec::from_slice(self.graph.preds(block));
        if entries.len() != preds.len() {
            return self.fail(
                "PHINode should have one entry for each predecessor of its parent basic block!",
                Some(inst),
                None,
            );
        }
        preds.sort_unstable();
        entries.sort_by_key(|entry| entry.0);
        let matches = entries.iter().zip(&preds).all(|(entry, pred)| entry.0 == *pred);
        self.check(matches, "PHI node entries do not match predecessors!", inst);
        let conflict = entries.windows(2).any(|two| two[0].0 == two[1].0 && two[0].1 != two[1].1);
        self.check(
            !conflict,
            "PHI node has multiple entries for the same basic block with different incoming values!",
            inst,
        );
    }

    fn landing_pad(&mut self, inst: Inst, data: &InstData, ops: &[Value], block: Block) {
        let cleanup = data.flags.has(Flags::CLEANUP);
        self.check(
            cleanup || !ops.is_empty(),
            "LandingPadInst needs at least one clause or to be a cleanup.",
            inst,
        );
        let same = *self.exception.get_or_insert(data.ty) == data.ty;
        let message = "The landingpad instruction should have a consistent result type inside a function.";
        self.check(same, message, inst);
        let personality = self.m.func(self.func).personality().is_some();
        self.check(personality, "LandingPadInst needs to be in a function with a personality.", inst);
        let first = self.body.insts(block).find(|&inst| self.body.inst(inst).op != Opcode::Phi);
        self.check(
            first == Some(inst),
            "LandingPadInst not the first non-PHI instruction in the block.",
            inst,
        );
        let by_invoke = self.graph.preds(block).iter().all(|&pred| {
            let pred = self.body.blocks()[pred as usize];
            let Some(last) = self.body.terminator(pred) else { return false };
            let dests: Vec<Block> = self.body.successors(last).collect();
            self.body.inst(last).op == Opcode::Invoke
                && dests.get(1) == Some(&block)
                && dests.first() != Some(&block)
        });
        self.check(
            by_invoke,
            "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.",
            inst,
        );
        for clause in ops {
            if clause.ty().is_array() {
                let constant = clause.is_const() && !clause.is_undef_or_poison();
                self.check(constant, "Filter operand is not an array of constants!", inst);
            } else {
                self.check(clause.ty().is_ptr(), "Catch operand does not have pointer type!", inst);
            }
        }
    }

    fn alloca(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let ty = data.source_type().unwrap_or(Type::VOID);
        let sized = self.is_sized(ty);
        self.check(sized, "Cannot allocate unsized type", inst);
        let is_local = self.type_facts(ty).is_local;
        self.check(is_local, "Alloca has illegal target extension type", inst);
        self.check(ty != Type::X86_AMX, "invalid type for alloca", inst);
        self.has_swift_errors |= data.flags.has(Flags::SWIFTERROR);
        let is_valid = ops.first().is_some_and(|count| count.ty().is_int());
        self.check(is_valid, "Alloca array size must have integer type", inst);
        self.check(data.alloca_align().bytes() <= MAX_ALIGN, HUGE_ALIGN, inst);
    }

    fn memory(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let access = Access::unpack(data.aux);
        let atomic = access.ordering != Ordering::NotAtomic;
        self.check(access.align.bytes() <= MAX_ALIGN, HUGE_ALIGN, inst);
        let plain_atomic = |ty: Type| ty.is_int() || ty.is_ptr() || ty.is_float() || ty.is_vector();
        match (data.op, ops) {
            (Opcode::Load, [ptr]) => {
                self.check(ptr.ty().is_ptr(), "Load operand must be a pointer.", inst);
                let sized = self.is_sized(data.ty);
                self.check(sized, "loading unsized types is not allowed", inst);
                if atomic {
                    let is_valid = !matches!(access.ordering, Ordering::Release | Ordering::AcqRel);
                    self.check(is_valid, "Load cannot have Release ordering", inst);
                    self.check(
                        plain_atomic(data.ty),
                        "atomic load operand must have integer, pointer, floating point, or vector type!",
                        inst,
                    );
                    self.atomic_size(inst, data.ty);
                }
            }
            (Opcode::Store, [value, ptr]) => {
                self.check(ptr.ty().is_ptr(), "Store operand must be a pointer.", inst);
                let sized = self.is_sized(value.ty());
                self.check(sized, "storing unsized types is not allowed", inst);
                if atomic {
                    let is_valid = !matches!(access.ordering, Ordering::Acquire | Ordering::AcqRel);
                    self.check(is_valid, "Store cannot have Acquire ordering", inst);
                    self.check(
                        plain_atomic(value.ty()),
                        "atomic store operand must have integer, pointer, floating point, or vector type!",
                        inst,
                    );
                    self.atomic_size(inst, value.ty());
                }
            }
            (Opcode::CmpXchg, [ptr, expected, new]) => {
                self.check(ptr.ty().is_ptr(), "First cmpxchg operand must be a pointer.", inst);
                let is_valid = expected.ty().is_int() || expected.ty().is_ptr();
                self.check(is_valid, "cmpxchg operand must have integer or pointer type", inst);
                self.check(
                    expected.ty() == new.ty(),
                    "Expected value type and new value type must match!",
                    inst,
                );
                self.atomic_size(inst, expected.ty());
                let weak = |ordering| matches!(ordering, Ordering::NotAtomic | Ordering::Unordered);
                self.check(!weak(access.ordering), "cmpxchg instructions must be atomic.", inst);
                let failure = access.failure;
                let is_valid = !weak(failure) && !matches!(failure, Ordering::Release | Ordering::AcqRel);
                self.check(is_valid, "cmpxchg failure argument shall be no release ordering", inst);
            }
            (Opcode::AtomicRmw, [ptr, value]) => {
                self.check(ptr.ty().is_ptr(), "First atomicrmw operand must be a pointer.", inst);
                let is_valid = !matches!(access.ordering, Ordering::NotAtomic | Ordering::Unordered);
                self.check(is_valid, "atomicrmw instructions cannot be unordered.", inst);
                self.rmw_operand(inst, data, value.ty());
                self.atomic_size(inst, value.ty());
            }
            (Opcode::Fence, []) => {
                let is_valid = matches!(
                    access.ordering,
                    Ordering::Acquire | Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
                );
                self.check(
                    is_valid,
                    "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
                    inst,
                );
            }
            _ => self.fail("Memory instruction has a wrong number of operands", Some(inst), None),
        }
    }

    fn rmw_operand(&mut self, inst: Inst, data: &InstData, ty: Type) {
        let Some(op) = data.rmw_op() else { return };
        match op {
            RmwOp::Xchg => {
                let is_valid = ty.is_int() || ty.is_float() || ty.is_ptr();
                self.check(
                    is_valid,
                    "atomicrmw xchg operand must have integer, floating point, or pointer type!",
                    inst,
                );
            }
            _ if op.name().starts_with('f') => {
                let is_valid = self.scalar(ty).is_float() && !ty.is_scalable_vector();
                self.check(
                    is_valid,
                    "atomicrmw operand must have floating-point or fixed vector of floating-point type!",
                    inst,
                );
            }
            _ => self.check(ty.is_int(), "atomicrmw operand must have integer type!", inst),
        }
    }

    fn atomic_size(&mut self, inst: Inst, ty: Type) {
        let bits = self.m.layout.size_in_bits(&self.m.cx, ty).map_or(0, |size| size.min);
        self.check(bits >= 8, "atomic memory access' size must be byte-sized", inst);
        self.check(
            bits.is_power_of_two(),
            "atomic memory access' operand must have a power-of-two size",
            inst,
        );
    }

    fn gep(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let Some((ptr, indices)) = ops.split_first() else { return };
        let is_valid = self.scalar(ptr.ty()).is_ptr();
        self.check(is_valid, "GEP base pointer is not a vector or a vector of pointers", inst);
        let source = data.source_type().unwrap_or(Type::VOID);
        let sized = self.is_sized(source);
        self.check(sized, "GEP into unsized type!", inst);
        let ints = indices.iter().all(|index| self.scalar(index.ty()).is_int());
        self.check(ints, "GEP indexes must be integers", inst);
        let length = |ty: Type| self.m.cx.vector_parts(ty).map(|parts| (parts.1, ty.is_scalable_vector()));
        let lengths = ops.iter().filter_map(|value| length(value.ty()));
        let same = lengths.clone().all(|of_index| lengths.clone().next() == Some(of_index));
        self.check(same, "Invalid GEP index vector width", inst);
        let mut ty = Some(source);
        for index in indices.iter().skip(1) {
            ty = ty.and_then(|ty| {
                if ty.is_struct() {
                    let index = self.m.cx.splat_value(*index).unwrap_or(*index);
                    let at = u64::try_from(self.m.cx.as_i64(index)?).ok()?;
                    return self.m.cx.element_type(ty, at);
                }
                self.m.cx.element_type(ty, 0)
            });
        }
        self.check(ty.is_some(), "Invalid indices for GEP pointer type!", inst);
    }

    fn compare(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let [lhs, rhs] = *ops else { return self.fail("Compare needs two operands", Some(inst), None) };
        let scalar = self.scalar(lhs.ty());
        if data.op == Opcode::ICmp {
            self.check(
                lhs.ty() == rhs.ty(),
                "Both operands to ICmp instruction are not of the same type!",
                inst,
            );
            let is_valid = scalar.is_int() || scalar.is_ptr();
            self.check(is_valid, "Invalid operand types for ICmp instruction", inst);
        } else {
            self.check(
                lhs.ty() == rhs.ty(),
                "Both operands to FCmp instruction are not of the same type!",
                inst,
            );
            self.check(scalar.is_float(), "Invalid operand types for FCmp instruction", inst);
        }
    }

    fn binary(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let [lhs, rhs] = *ops else { return self.fail("Operator needs two operands", Some(inst), None) };
        if lhs.ty() != rhs.ty() {
            return self.fail(
                "Both operands to a binary operator are not of the same type!",
                Some(inst),
                None,
            );
        }
        let scalar = self.scalar(lhs.ty());
        let same = data.ty == lhs.ty();
        let (is_valid, kind, result) = match data.op {
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => (
                scalar.is_float(),
                "Floating-point arithmetic operators only work with floating-point types!",
                "Floating-point arithmetic operators must have same type for operands and result!",
            ),
            Opcode::And | Opcode::Or | Opcode::Xor => (
                scalar.is_int(),
                "Logical operators only work with integral types!",
                "Logical operators must have same type for operands and result!",
            ),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => (
                scalar.is_int(),
                "Shifts only work with integral types!",
                "Shift return type must be same as operands!",
            ),
            _ => (
                scalar.is_int(),
                "Integer arithmetic operators only work with integral types!",
                "Integer arithmetic operators must have same type for operands and result!",
            ),
        };
        self.check(is_valid, kind, inst);
        self.check(same, result, inst);
    }

    fn cast(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let [value] = *ops else { return self.fail("Cast needs one operand", Some(inst), None) };
        let (from, to) = (value.ty(), data.ty);
        let (source, dest) = (self.scalar(from), self.scalar(to));
        let bits =
            |ty: Type| ty.int_width().or(ty.float_kind().map(crate::types::FloatKind::bits)).unwrap_or(0);
        if let Some(message) = self.cast_shape_problem(data.op, from, to) {
            return self.fail(message, Some(inst), None);
        }
        let mut rule = |holds: bool, message: &'static str| self.check(holds, message, inst);
        match data.op {
            Opcode::Trunc => {
                rule(source.is_int(), "Trunc only operates on integer");
                rule(dest.is_int(), "Trunc only produces integer");
                rule(bits(source) > bits(dest), "DestTy too big for Trunc");
            }
            Opcode::ZExt => {
                rule(source.is_int(), "ZExt only operates on integer");
                rule(dest.is_int(), "ZExt only produces an integer");
                rule(bits(source) < bits(dest), "Type too small for ZExt");
            }
            Opcode::SExt => {
                rule(source.is_int(), "SExt only operates on integer");
                rule(dest.is_int(), "SExt only produces an integer");
                rule(bits(source) < bits(dest), "Type too small for SExt");
            }
            Opcode::FpTrunc => {
                rule(source.is_float(), "FPTrunc only operates on FP");
                rule(dest.is_float(), "FPTrunc only produces an FP");
                rule(bits(source) > bits(dest), "DestTy too big for FPTrunc");
            }
            Opcode::FpExt => {
                rule(source.is_float(), "FPExt only operates on FP");
                rule(dest.is_float(), "FPExt only produces an FP");
                rule(bits(source) < bits(dest), "DestTy too small for FPExt");
            }
            Opcode::UiToFp => {
                rule(source.is_int(), "UIToFP source must be integer or integer vector");
                rule(dest.is_float(), "UIToFP result must be FP or FP vector");
            }
            Opcode::SiToFp => {
                rule(source.is_int(), "SIToFP source must be integer or integer vector");
                rule(dest.is_float(), "SIToFP result must be FP or FP vector");
            }
            Opcode::FpToUi => {
                rule(source.is_float(), "FPToUI source must be FP or FP vector");
                rule(dest.is_int(), "FPToUI result must be integer or integer vector");
            }
            Opcode::FpToSi => {
                rule(source.is_float(), "FPToSI source must be FP or FP vector");
                rule(dest.is_int(), "FPToSI result must be integer or integer vector");
            }
            Opcode::PtrToInt => {
                rule(source.is_ptr(), "PtrToInt source must be pointer");
                rule(dest.is_int(), "PtrToInt result must be integral");
            }
            Opcode::PtrToAddr => {
                rule(source.is_ptr(), "PtrToAddr source must be pointer");
                rule(dest.is_int(), "PtrToAddr result must be integral");
            }
            Opcode::IntToPtr => {
                rule(source.is_int(), "IntToPtr source must be an integral");
                rule(dest.is_ptr(), "IntToPtr result must be a pointer");
            }
            Opcode::AddrSpaceCast => {
                rule(source.is_ptr(), "AddrSpaceCast source must be a pointer");
                rule(dest.is_ptr(), "AddrSpaceCast result must be a pointer");
                rule(
                    source.address_space() != dest.address_space(),
                    "AddrSpaceCast must be between different address spaces",
                );
            }
            _ => {
                let size = |ty| self.m.layout.size_in_bits(&self.m.cx, ty);
                let is_valid = match (source.is_ptr(), dest.is_ptr()) {
                    (true, true) => source == dest,
                    (false, false) => size(from).is_some() && size(from) == size(to),
                    _ => false,
                } && !from.is_aggregate()
                    && !to.is_aggregate();
                self.check(is_valid, "Invalid bitcast", inst);
            }
        }
    }

    /// LLVM's message on a cast between a vector and a scalar, or between vectors of different lengths.
    fn cast_shape_problem(&self, op: Opcode, from: Type, to: Type) -> Option<&'static str> {
        let shape = |ty: Type| self.m.cx.vector_parts(ty).map(|parts| (parts.1, ty.is_scalable_vector()));
        let (from, to) = (shape(from), shape(to));
        if op == Opcode::BitCast || from == to {
            return None;
        }
        const OPCODE: &str = "invalid cast opcode for cast between vectors of different lengths";
        let (kind, length) = match op {
            Opcode::Trunc => ("trunc source and destination must both be a vector or neither", OPCODE),
            Opcode::ZExt => ("zext source and destination must both be a vector or neither", OPCODE),
            Opcode::SExt => ("sext source and destination must both be a vector or neither", OPCODE),
            Opcode::FpTrunc => ("fptrunc source and destination must both be a vector or neither", OPCODE),
            Opcode::FpExt => ("fpext source and destination must both be a vector or neither", OPCODE),
            Opcode::UiToFp => (
                "UIToFP source and dest must both be vector or scalar",
                "UIToFP source and dest vector length mismatch",
            ),
            Opcode::SiToFp => (
                "SIToFP source and dest must both be vector or scalar",
                "SIToFP source and dest vector length mismatch",
            ),
            Opcode::FpToUi => (
                "FPToUI source and dest must both be vector or scalar",
                "FPToUI source and dest vector length mismatch",
            ),
            Opcode::FpToSi => (
                "FPToSI source and dest must both be vector or scalar",
                "FPToSI source and dest vector length mismatch",
            ),
            Opcode::PtrToInt => ("PtrToInt type mismatch", "PtrToInt Vector length mismatch"),
            Opcode::PtrToAddr => ("PtrToAddr type mismatch", "PtrToAddr vector length mismatch"),
            Opcode::IntToPtr => ("IntToPtr type mismatch", "IntToPtr Vector length mismatch"),
            _ => {
                let message = "AddrSpaceCast vector pointer number of elements mismatch";
                (message, message)
            }
        };
        Some(if from.is_some() && to.is_some() { length } else { kind })
    }

    fn other(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let cx = &self.m.cx;
        match (data.op, ops) {
            (Opcode::Select, [cond, a, b]) => {
                let count = |ty| crate::intrinsics::vector(cx, ty).map(|parts| (parts.1, parts.2));
                let shape = count(cond.ty());
                let cond_fits =
                    self.scalar(cond.ty()) == Type::I1 && (shape.is_none() || shape == count(a.ty()));
                let is_valid = cond_fits && a.ty() == b.ty() && !cx.is_token_like(a.ty());
                self.check(is_valid, "Invalid operands for select instruction!", inst);
                self.check(
                    data.ty == a.ty(),
                    "Select values must have same type as select instruction!",
                    inst,
                );
            }
            (Opcode::ExtractElement, [vector, index]) => {
                let is_valid = vector.ty().is_vector() && index.ty().is_int();
                self.check(is_valid, "Invalid extractelement operands!", inst);
            }
            (Opcode::InsertElement, [vector, elem, index]) => {
                let is_valid = cx.vector_parts(vector.ty()).is_some_and(|parts| parts.0 == elem.ty())
                    && index.ty().is_int();
                self.check(is_valid, "Invalid insertelement operands!", inst);
            }
            (Opcode::ShuffleVector, [a, b]) => {
                let count = cx.vector_parts(a.ty()).map_or(0, |parts| parts.1);
                let in_range =
                    self.body.indices(inst).iter().all(|&i| i == u32::MAX || i < count.saturating_mul(2));
                let is_valid = a.ty() == b.ty() && a.ty().is_vector() && in_range;
                self.check(is_valid, "Invalid shufflevector operands!", inst);
            }
            (Opcode::ExtractValue, [agg]) => {
                let found = cx.indexed_type(agg.ty(), self.body.indices(inst));
                self.check(found == Some(data.ty), "Invalid ExtractValueInst operands!", inst);
            }
            (Opcode::InsertValue, [agg, value]) => {
                let found = cx.indexed_type(agg.ty(), self.body.indices(inst));
                self.check(found == Some(value.ty()), "Invalid InsertValueInst operands!", inst);
            }
            (Opcode::Freeze, [_]) => {}
            (Opcode::VaArg, [_]) => {
                let is_value_type =
                    data.ty.is_first_class() && !matches!(data.ty, Type::LABEL | Type::METADATA);
                let is_valid =
                    is_value_type && (!data.ty.is_named_struct() || cx.struct_fields(data.ty).is_some());
                self.check(is_valid, "va_arg requires operand with first class type", inst);
            }
            _ => self.fail("Instruction has a wrong number of operands", Some(inst), None),
        }
    }
}
