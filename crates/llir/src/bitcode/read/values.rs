//! Values by number: globals, constants of the module, then arguments, constants and results of the current function.

use super::super::error::{Read, bad_record, fail};
use super::nesting::Nesting;
use crate::types::Type;
use crate::value::{TAG_INST, Value};

/// Numbers of instructions from here on stand for values that are not defined yet.
pub(super) const FORWARD: u32 = 1 << 31;

/// The values so far.
#[derive(Default)]
pub(super) struct Values {
    list: Vec<Value>,
    /// How each constant nests others.
    nesting: Vec<Nesting>,
    /// Whether a value was used before its definition since the start of the function.
    pub(super) has_forward: bool,
}

impl Values {
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Drops the values of a function.
    pub(super) fn truncate(&mut self, len: usize) {
        self.list.truncate(len);
        self.nesting.truncate(len);
        self.has_forward = false;
    }

    /// Defines the next value.
    #[inline]
    pub(super) fn push(&mut self, value: Value) {
        self.list.push(value);
    }

    /// Defines the next value, a constant.
    pub(super) fn push_constant(&mut self, value: Value, nesting: Nesting) {
        // Globals and values of functions, which precede it, nest nothing.
        self.nesting.resize(self.list.len(), Nesting::LEAF);
        self.list.push(value);
        self.nesting.push(nesting);
    }

    /// Sets a constant that was left open.
    pub(super) fn set(&mut self, at: usize, value: Value, nesting: Nesting) {
        if let (Some(slot), Some(place)) = (self.list.get_mut(at), self.nesting.get_mut(at)) {
            (*slot, *place) = (value, nesting);
        }
    }

    pub(super) fn nesting(&self, at: u64) -> Nesting {
        self.nesting.get(at as usize).copied().unwrap_or(Nesting::LEAF)
    }

    /// A value that must be defined; none if it is a constant that was left open, or becomes instructions.
    #[inline]
    pub(super) fn get(&self, number: u64) -> Option<Value> {
        self.list.get(usize::try_from(number).ok()?).copied()
    }

    /// A constant or global.
    pub(super) fn constant(&self, number: u64) -> Read<Value> {
        match self.get(number) {
            Some(value) if value.is_const() => Ok(value),
            _ => fail(format!("a record refers to the constant {number}, which does not exist")),
        }
    }

    /// A value of a type, or what stands for it until it is defined; none if it is a constant that becomes instructions.
    #[inline]
    pub(super) fn of_type(&mut self, number: u32, ty: Type) -> Read<Value> {
        match self.list.get(number as usize) {
            Some(&value) if value.ty() == ty || value.is_none() => Ok(value),
            Some(_) => fail("an operand has another type than its instruction"),
            None => self.forward(number, ty),
        }
    }

    #[cold]
    fn forward(&mut self, number: u32, ty: Type) -> Read<Value> {
        if number >= FORWARD || !ty.is_first_class() {
            return Err(bad_record());
        }
        self.has_forward = true;
        Ok(Value::pack(TAG_INST, ty, number | FORWARD))
    }

    /// The value that one stands for.
    #[inline]
    pub(super) fn resolve(&self, value: Value) -> Read<Value> {
        if value.tag() != TAG_INST || value.payload() < FORWARD {
            return Ok(value);
        }
        match self.list.get((value.payload() & !FORWARD) as usize) {
            Some(&found) if found.ty() == value.ty() => Ok(found),
            Some(_) => fail("an operand has another type than its instruction"),
            None => fail("an operand is not defined in its function"),
        }
    }
}
