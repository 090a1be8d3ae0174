//! Rules of conversions.

use super::lowering::{Lowering, Rewrite};
use core::ops::{Deref, DerefMut};
use terrace_ir::rules::Values;
use terrace_ir::{Attr, Op, OpState, Type, Value};
use terrace_support::small_vec::SmallVec;

/// Applies a rule to the operation itself.
pub fn apply_rule<'b, 's>(
    rw: &mut Lowering<'b, 's>,
    op: Op,
    rule: fn(&mut Lowering<'b, 's>, Op) -> Rewrite,
) -> Rewrite {
    rule(rw, op)
}

/// Applies a rule to the converted operands and types of an operation. New operations have no discardable attributes.
pub fn apply_converted(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    rule: fn(&mut Converted<'_, '_, '_>, Op) -> Rewrite,
) -> Rewrite {
    let types: SmallVec<[Type; 2]> = rw.types(rw.results(op)).collect();
    let types: SmallVec<[Type; 2]> = types.into_iter().map(|ty| rw.convert(ty)).collect::<Rewrite<_>>()?;
    let operands = rw.converted_operands();
    let values = Converted::apply(rw, op, operands, &types, None, rule)?;
    match types.is_empty() {
        true => rw.erase(op),
        false => {
            rw.replace_used(op, &values);
            Ok(())
        }
    }
}

/// An operation as a rule sees it: with other operands and types of results. Dereferences to the [`Lowering`].
pub struct Converted<'r, 'b, 's> {
    rw: &'r mut Lowering<'b, 's>,
    root: Op,
    operands: &'r [Value],
    types: &'r [Type],
    dict: Option<Attr>,
    values: SmallVec<[Option<Value>; 2]>,
}

impl<'b, 's> Deref for Converted<'_, 'b, 's> {
    type Target = Lowering<'b, 's>;

    fn deref(&self) -> &Lowering<'b, 's> {
        self.rw
    }
}

impl DerefMut for Converted<'_, '_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.rw
    }
}

impl<'r, 'b, 's> Converted<'r, 'b, 's> {
    /// Applies a rule to an operation with these operands and types of results. New operations that are no constants get
    /// the attributes of `dict`, except inherent ones. Returns the values of the results.
    ///
    /// # Errors
    /// If the rule does not apply; then it has built nothing.
    pub fn apply(
        rw: &'r mut Lowering<'b, 's>,
        root: Op,
        operands: &'r [Value],
        types: &'r [Type],
        dict: Option<Attr>,
        rule: fn(&mut Converted<'_, '_, '_>, Op) -> Rewrite,
    ) -> Rewrite<SmallVec<[Option<Value>; 2]>> {
        let mut it = Converted { rw, root, operands, types, dict, values: SmallVec::new() };
        rule(&mut it, root)?;
        Ok(it.values)
    }

    /// Operand `i` of an operation; that of the root is converted.
    pub fn operand(&self, op: Op, i: usize) -> Value {
        match self.operands.get(i) {
            Some(&value) if op == self.root => value,
            _ => self.rw.operand(op, i),
        }
    }

    /// The operands of a group; those of the root are converted.
    pub fn operand_group(&self, op: Op, group: usize) -> Values {
        let (start, end) = self.rw.operand_group_range(op, group);
        match self.operands.get(start..end) {
            Some(values) if op == self.root => Values::from_slice(values),
            _ => self.rw.operand_group(op, group).iter().collect(),
        }
    }

    /// The type of a result; that of the root is converted.
    pub fn result_type(&self, op: Op, i: usize) -> Type {
        match self.types.get(i) {
            Some(&ty) if op == self.root => ty,
            _ => self.rw.result_type(op, i),
        }
    }

    /// Creates an operation.
    pub fn create(&mut self, mut state: OpState) -> Op {
        state.set_attrs(self.rw.context(), self.dict, |_| true);
        self.rw.create(state)
    }

    /// Sets the values of the root's results.
    pub fn replace_used(&mut self, _: Op, values: &[Option<Value>]) {
        self.values = SmallVec::from_slice(values);
    }

    /// Marks the root for erasure.
    pub fn erase(&mut self, _: Op) {}
}
