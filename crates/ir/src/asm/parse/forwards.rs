//! Uses of value names that are defined later in the text, or in an enclosing body.

use super::names::{Forward, Name};
use super::operands::Unresolved;
use super::parser::Parser;
use crate::Result;
use crate::body::OpState;
use crate::body::Value;
use crate::decl::OpDef;
use crate::diag::Reported;
use crate::types::Type;

impl<'p> Parser<'p> {
    /// Reports the names that are used but never defined.
    pub(super) fn check_forwards(&mut self) -> Result {
        if self.names.forwards.is_empty() {
            return Ok(());
        }
        let mut offsets: Vec<u32> = self.names.first_forwards.values().map(|f| f.offset).collect();
        offsets.sort_unstable();
        self.report_all(offsets, "use of undeclared SSA value name")
    }

    /// Reports an error at each offset.
    #[cold]
    pub(super) fn report_all(&self, offsets: impl IntoIterator<Item = u32>, message: &str) -> Result {
        let report = |offset| self.asm.ctx.error(self.asm.loc_at(offset), message).emit();
        offsets.into_iter().map(report).last().map_or(Ok(()), Err)
    }

    /// Replaces the placeholders of a name that is defined now.
    #[cold]
    pub(super) fn resolve_forwards(&mut self, name: Name, first: Value, count: u32) -> Result {
        let (frame, offset) = (self.frame.id, name.start);
        let is_outermost = self.frame.scopes.len() == 1;
        let name = name.text(self.asm.text());
        for forward in self.names.forwards.remove(name).unwrap_or_default() {
            let Forward { number, value, ty: want, frame: from, offset: used } = forward;
            if number >= count {
                // There is no such result: `check_forwards` reports the use.
                self.names.forwards.entry(name).or_default().push(forward);
                continue;
            }
            self.names.first_forwards.remove(&(name, number));
            let body = self.body();
            let real = first.plus(number);
            let have = body.ty(real);
            if want != have {
                let ctx = self.asm.ctx;
                let message = format!(
                    "definition of SSA value '{}#{number}' has type {}",
                    String::from_utf8_lossy(name),
                    crate::asm::quoted_type(ctx, have)
                );
                let note = format!("previously used here with type {}", crate::asm::quoted_type(ctx, want));
                let error = ctx.error(self.asm.loc_at(offset), message);
                return Err(error.note(self.asm.loc_at(used), note).emit());
            }
            if from != frame {
                // The use is in another body: the placeholder stays, and the verifier reports it.
                continue;
            }
            body.replace_all_uses(value, real);
            // An operation around an inner region is not created yet: the placeholder may be its operand, and the verifier
            // reports that.
            if is_outermost && let Some(op) = body.def_op(value) {
                body.erase(op);
            }
        }
        Ok(())
    }

    /// The placeholder of a use before the definition.
    #[cold]
    pub(super) fn forward(&mut self, name: &Unresolved, ty: Type) -> Result<Value> {
        let (frame, at, text) = (self.frame.id, name.offset(), name.text(&self.asm));
        if self.trace_forward(name, text) {
            return Ok(self.placeholder(at, ty));
        }
        let first = self.names.first_forwards.get(&(text, name.number));
        if let Some(&Forward { value, ty: have, frame: from, offset, .. }) = first {
            if have != ty {
                return Err(self.type_mismatch(name, ty, have, offset));
            }
            if from == frame {
                return Ok(value);
            }
        }
        let value = self.placeholder(at, ty);
        let forward = Forward { number: name.number, value, ty, frame, offset: at };
        self.names.forwards.entry(text).or_default().push(forward);
        self.names.first_forwards.entry((text, name.number)).or_insert(forward);
        Ok(value)
    }

    /// A placeholder for a value of an enclosing body. Isolated operations must not use such values, and the verifier
    /// reports the placeholder because its operation is detached.
    #[cold]
    pub(super) fn outer_value(
        &mut self,
        name: &Unresolved,
        value: Value,
        ty: Type,
        defined: u32,
    ) -> Result<Value> {
        let frame = self.outer.iter().rev().find(|frame| frame.start <= defined);
        let have = frame.map_or(ty, |frame| frame.body.ty(value));
        if have != ty {
            return Err(self.type_mismatch(name, ty, have, defined));
        }
        Ok(self.placeholder(name.offset(), ty))
    }

    /// The result of a new operation that is in no block.
    fn placeholder(&mut self, offset: u32, ty: Type) -> Value {
        let mut state =
            OpState::new(OpDef::unregistered("builtin.forward_reference"), self.asm.loc_at(offset));
        state.results.push(ty);
        let body = self.body();
        let op = body.create(state);
        body.result(op, 0)
    }

    #[cold]
    pub(super) fn type_mismatch(&self, name: &Unresolved, want: Type, have: Type, defined: u32) -> Reported {
        let ctx = self.asm.ctx;
        let message = format!(
            "use of value '{}' expects different type than prior uses: {} vs {}",
            String::from_utf8_lossy(name.text(&self.asm)),
            crate::asm::quoted_type(ctx, want),
            crate::asm::quoted_type(ctx, have)
        );
        ctx.error(self.asm.loc_at(name.offset()), message)
            .note(self.asm.loc_at(defined), "prior use here")
            .emit()
    }
}
