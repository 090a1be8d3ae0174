//! Labels of rules: verified operations of the llvm dialect imply some in their translation, others can fail.
//!
//! The dialect's verifier has checked that definitions dominate uses, how blocks begin and end, and the types of operands
//! and results; the translation gives each value the type of its original, each `phi` one value for each edge. It says
//! nothing about attributes, calls, exceptions, metadata, and types without a size or without a counterpart: these rules
//! can fail. A wrong label is found by builds with debug assertions, which check all rules.

use super::MAX_ALIGN;
use super::inst::BodyVerifier;
use crate::inst::{Access, Flags, InstData, NIL, Opcode, Ordering};
use crate::types::Type;
use crate::value::{Inst, Value, ValueKind};

/// Whether the rules of an instruction hold in a translation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    /// The operation implies them.
    Implied,
    /// It implies them if the type is a scalar: it does not compare lengths of all vectors.
    ImpliedForScalars,
    /// It implies them if the access is also not atomic and has a valid alignment.
    ImpliedForPlainAccess,
    /// It implies them if the type in memory is valid and has a size.
    ImpliedForSizedSource,
    /// They can fail.
    CanFail,
}

/// The label of an opcode's rules.
const fn label(op: Opcode) -> Label {
    use Opcode::*;
    match op {
        Br | Unreachable => Label::Implied,
        Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor | FAdd | FSub
        | FMul | FDiv | FRem | FNeg | ZExt | SExt | ICmp | FCmp | Phi | ExtractValue | Freeze => {
            Label::ImpliedForScalars
        }
        Load | Store => Label::ImpliedForPlainAccess,
        GetElementPtr | Alloca => Label::ImpliedForSizedSource,
        // Lengths of casts between numbers, conditions of `select` that are vectors, duplicate cases of `switch`,
        // sizes of atomic accesses, indices of vectors.
        Trunc | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt | PtrToInt | PtrToAddr | IntToPtr
        | BitCast | AddrSpaceCast | Select | Switch | AtomicRmw | CmpXchg | Fence | VaArg
        | ExtractElement | InsertElement | ShuffleVector | InsertValue | Ret | IndirectBr => Label::CanFail,
        // Attributes, conventions, intrinsics, assembly, edges of exceptions.
        Call | Invoke | CallBr | LandingPad | Resume | CatchPad | CleanupPad | CatchSwitch | CatchRet
        | CleanupRet => Label::CanFail,
    }
}

impl BodyVerifier<'_, '_> {
    /// Checks the rules that can fail in a translation: of operands, and of instructions that are not labelled as
    /// valid ([`Label`]). The rules of blocks are implied.
    pub(super) fn fallible_rules(&mut self) {
        let body = self.body;
        let mut has_invoke_results = false;
        for (at, data) in body.insts.iter().enumerate() {
            let inst = Inst::from_index(at);
            if data.block.0 == NIL || self.is_implied(data, inst) {
                continue;
            }
            has_invoke_results |= data.op == Opcode::Invoke && data.ty != Type::VOID;
            if matches!(data.op, Opcode::Phi) || data.op.is_eh_pad() {
                self.fill_graph();
            }
            self.inst(inst, data, body.operands(inst), data.block);
        }
        if has_invoke_results || self.naked {
            self.invoke_results();
        }
    }

    /// Checks the operands of a translation whose rules can fail: MLIR has the result of an `invoke` on both edges, and
    /// arguments of naked functions.
    #[cold]
    fn invoke_results(&mut self) {
        let body = self.body;
        self.fill_graph();
        self.graph.find_dominators(body);
        let naked = self.naked;
        let is_fallible = |value: &Value| match value.kind() {
            ValueKind::Inst(def) => body.insts.get(def.index()).is_some_and(|data| data.op == Opcode::Invoke),
            ValueKind::Arg(_) => naked,
            _ => false,
        };
        for &block in body.blocks() {
            for (place, inst) in body.insts(block).enumerate() {
                let ops = body.operands(inst);
                if ops.iter().any(is_fallible) {
                    self.operands(inst, body.inst(inst), ops, block, place as u32);
                }
            }
        }
    }

    /// Whether the rules of an instruction of a translation are implied.
    #[inline]
    fn is_implied(&mut self, data: &InstData, inst: Inst) -> bool {
        let is_plain_access = || {
            let access = Access::unpack(data.aux);
            access.ordering == Ordering::NotAtomic && access.align.bytes() <= MAX_ALIGN
        };
        match label(data.op) {
            Label::Implied => true,
            Label::ImpliedForScalars => data.ty.is_scalar(),
            Label::ImpliedForPlainAccess => {
                let ty = match (data.op, self.body.operands(inst)) {
                    (Opcode::Store, [value, _]) => value.ty(),
                    _ => data.ty,
                };
                ty.is_scalar() && is_plain_access()
            }
            Label::ImpliedForSizedSource => {
                let source = data.source_type().unwrap_or(Type::VOID);
                let facts = self.type_facts(source);
                let is_valid_alloca = || {
                    let is_plain_alloca = !data.flags.has(Flags::SWIFTERROR) && source != Type::X86_AMX;
                    facts.is_local && is_plain_alloca && data.alloca_align().bytes() <= MAX_ALIGN
                };
                let is_valid = facts.is_sized && facts.is_valid && data.ty.is_scalar();
                is_valid && (data.op != Opcode::Alloca || is_valid_alloca())
            }
            Label::CanFail => false,
        }
    }
}
