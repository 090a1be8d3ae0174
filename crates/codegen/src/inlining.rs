//! Calls of small functions without effects: their instructions take the place of the call.
//!
//! The passes before code generation inline by the sizes of callee and caller, and only where they are asked to. A call
//! costs more than a few instructions on registers, whoever calls.

use cranelift_codegen::inline::{Inline, InlineCommand};
use cranelift_codegen::ir::{self, ExternalName, FuncRef};
use cranelift_module::FuncId;
use std::borrow::Cow;
use std::collections::HashMap;
use terrace_llir::attrs::AttrView;
use terrace_llir::module::FuncData;
use terrace_llir::{AttrKind, Context, Linkage};

/// The most instructions of a function that is inlined, of LLVM IR or of Cranelift IR.
const MAX_INSTRUCTIONS: usize = 16;

/// Functions whose instructions take the place of calls.
#[derive(Default)]
pub struct Inlined {
    bodies: HashMap<u32, ir::Function>,
}

impl Inlined {
    /// Whether a function may be one of them, judged by its size and what the module says about it.
    pub fn may_be(cx: &Context, function: &FuncData) -> bool {
        // Of these linkages, no other definition can replace the function's.
        let is_final = matches!(
            function.symbol.linkage,
            Linkage::Internal
                | Linkage::Private
                | Linkage::External
                | Linkage::LinkOnceOdr
                | Linkage::WeakOdr
        );
        let is_small = function.body.as_deref().is_some_and(|body| body.n_insts() <= MAX_INSTRUCTIONS);
        let stays = |attr| matches!(attr, AttrView::Enum(AttrKind::NoInline | AttrKind::OptimizeNone));
        is_final && is_small && !cx.attrs_of(cx.fn_attrs(function.attrs)).any(stays)
    }

    /// Keeps a function's body for calls, if it is small and computes with registers alone.
    pub fn add(&mut self, id: FuncId, function: &ir::Function) {
        let is_simple = |inst| {
            let opcode = function.dfg.insts[inst].opcode();
            !(opcode.is_call()
                || opcode.can_load()
                || opcode.can_store()
                || opcode.can_trap()
                || opcode.other_side_effects())
        };
        let mut insts = function.layout.blocks().flat_map(|block| function.layout.block_insts(block));
        if function.dfg.num_insts() <= MAX_INSTRUCTIONS
            && function.global_values.is_empty()
            && function.sized_stack_slots.is_empty()
            && insts.all(is_simple)
        {
            self.bodies.insert(id.as_u32(), function.clone());
        }
    }

    /// Whether there is no such function.
    pub fn is_empty(&self) -> bool {
        self.bodies.is_empty()
    }
}

impl Inline for &Inlined {
    fn inline(
        &mut self,
        caller: &ir::Function,
        _: ir::Inst,
        _: ir::Opcode,
        callee: FuncRef,
        _: &[ir::Value],
    ) -> InlineCommand<'_> {
        let called = &caller.dfg.ext_funcs[callee];
        let ExternalName::User(name) = called.name else { return InlineCommand::KeepCall };
        let body = self.bodies.get(&caller.params.user_named_funcs()[name].index);
        match body.filter(|body| body.signature == caller.dfg.signatures[called.signature]) {
            Some(body) => InlineCommand::Inline { callee: Cow::Borrowed(body), visit_callee: false },
            None => InlineCommand::KeepCall,
        }
    }
}
