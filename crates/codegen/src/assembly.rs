//! Inline assembly without instructions, with which programs keep compilers from optimizing: `asm("" : "+r"(x))`,
//! `std::hint::black_box`.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use cranelift_codegen::ir::InstBuilder;
use terrace_llir::value::{Asm, Inst};
use terrace_llir::{AsmConstraint, Type, TypeView, Value};

impl FunctionTranslator<'_, '_> {
    /// Translates a call of inline assembly: each output is the input that shares its place, or any value.
    pub fn inline_assembly(&mut self, inst: Inst, asm: Asm) -> Translated {
        let (cx, body) = (self.cx(), self.body);
        let unsupported = || Unsupported::new("inline assembly");
        let asm = cx.asm(asm).filter(|asm| asm.template.trim_ascii().is_empty()).ok_or_else(unsupported)?;
        let constraints = asm.parsed_constraints().ok_or_else(unsupported)?;
        let mut operands = body.operands(inst).iter();
        let argument = |constraint: &AsmConstraint| {
            if constraint.is_argument() { operands.next().copied() } else { None }
        };
        let arguments: Vec<Option<Value>> = constraints.iter().map(argument).collect();
        let results: Vec<&AsmConstraint> = constraints.iter().filter(|c| c.is_result()).collect();
        let ty = body.inst(inst).ty;
        let types: Vec<Type> = match cx.view(ty) {
            TypeView::Void => Vec::new(),
            TypeView::Struct { fields, .. } if results.len() > 1 => fields.iter().collect(),
            _ => vec![ty],
        };
        if asm.constraints.split(|&byte| byte == b',').any(|constraint| constraint == b"~{memory}") {
            self.b.ins().fence();
        }
        let mut parts = Parts::new();
        for (&ty, result) in types.iter().zip(results) {
            match result.tied_input().and_then(|input| *arguments.get(input)?) {
                Some(value) if value.ty() == ty => parts.extend(self.value(value)?),
                Some(_) => return Err(unsupported()),
                None => parts.extend(self.zeros(ty)?),
            }
        }
        self.define(inst, &parts);
        Ok(())
    }
}
