//! Inline assembly without instructions, with which programs keep compilers from optimizing: `asm("" : "+r"(x))`,
//! `std::hint::black_box`.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use cranelift_codegen::ir::InstBuilder;
use terrace_llir::value::{Asm, Inst};
use terrace_llir::{Type, TypeView, Value};

impl FunctionTranslator<'_, '_> {
    /// Translates a call of inline assembly: each output is the input that shares its place, or any value.
    pub fn inline_assembly(&mut self, inst: Inst, asm: Asm) -> Translated {
        let (cx, body) = (self.cx(), self.body);
        let unsupported = || Unsupported::new("inline assembly");
        let asm = cx.asm(asm).filter(|asm| asm.template.trim_ascii().is_empty()).ok_or_else(unsupported)?;
        let constraints: Vec<&[u8]> = asm.constraints.split(|&byte| byte == b',').collect();
        let is_output = |constraint: &&&[u8]| constraint.starts_with(b"=");
        // Outputs in memory, as `=*m`, are pointers among the operands.
        let (results, operands): (Vec<&[u8]>, Vec<&[u8]>) =
            constraints.iter().partition(|constraint| is_output(constraint) && !constraint.contains(&b'*'));
        let n_outputs = constraints.iter().filter(is_output).count();
        if n_outputs != results.len() && !results.is_empty() {
            return Err(unsupported());
        }
        let ty = body.inst(inst).ty;
        let types: Vec<Type> = match cx.view(ty) {
            TypeView::Void => Vec::new(),
            TypeView::Struct { fields, .. } if results.len() > 1 => fields.iter().collect(),
            _ => vec![ty],
        };
        let mut values: Vec<Option<Value>> = vec![None; results.len()];
        for (constraint, &value) in operands.iter().zip(body.operands(inst)) {
            let place = core::str::from_utf8(constraint).ok().and_then(|text| text.parse::<usize>().ok());
            if let Some(output) = place.and_then(|place| values.get_mut(place)) {
                *output = Some(value);
            }
        }
        if constraints.contains(&b"~{memory}".as_slice()) {
            self.b.ins().fence();
        }
        let mut parts = Parts::new();
        for (&ty, value) in types.iter().zip(values) {
            match value {
                Some(value) if value.ty() == ty => parts.extend(self.value(value)?),
                Some(_) => return Err(unsupported()),
                None => parts.extend(self.zeros(ty)?),
            }
        }
        self.define(inst, &parts);
        Ok(())
    }
}
