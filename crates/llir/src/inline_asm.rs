//! Inline assembly (LangRef, “Inline Assembler Expressions”).

use crate::context::Context;
use crate::types::Type;
use crate::value::{Asm, TAG_ASM, Value};
use terrace_support::small_vec::SmallVec;

/// Inline assembly.
#[derive(Clone, Copy, Debug)]
pub struct InlineAsm<'a> {
    /// The function type of the assembly.
    pub fn_ty: Type,
    /// The assembly text.
    pub template: &'a [u8],
    /// Operand constraints.
    pub constraints: &'a [u8],
    /// Whether it has effects besides its outputs.
    pub side_effect: bool,
    /// Whether the stack must be aligned.
    pub align_stack: bool,
    /// Whether it is written in Intel's syntax.
    pub intel_dialect: bool,
    /// Whether it may unwind.
    pub can_unwind: bool,
}

impl InlineAsm<'_> {
    /// The constraints; `None` if their text is invalid.
    pub fn parsed_constraints(&self) -> Option<SmallVec<[crate::AsmConstraint; 8]>> {
        crate::verify::parse_asm_constraints(self.constraints)
    }
}

impl Context {
    /// Inline assembly as a callee.
    pub(crate) fn inline_asm(&self, asm: &InlineAsm<'_>) -> Value {
        let flags = asm.side_effect as u32
            | (asm.align_stack as u32) << 1
            | (asm.intel_dialect as u32) << 2
            | (asm.can_unwind as u32) << 3;
        let words = [self.intern_str(asm.template), self.intern_str(asm.constraints), flags, asm.fn_ty.0];
        Value::pack(TAG_ASM, Type::PTR, self.asms.intern_words(0, &words))
    }

    /// The contents of an inline assembly value.
    pub fn asm(&self, asm: Asm) -> Option<InlineAsm<'_>> {
        match *self.asms.words(asm.0).1 {
            [template, constraints, flags, fn_ty] => Some(InlineAsm {
                fn_ty: Type(fn_ty),
                template: self.str(template),
                constraints: self.str(constraints),
                side_effect: flags & 1 != 0,
                align_stack: flags & 2 != 0,
                intel_dialect: flags & 4 != 0,
                can_unwind: flags & 8 != 0,
            }),
            _ => None,
        }
    }
}
