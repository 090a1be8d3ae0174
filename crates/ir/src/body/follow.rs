//! Walks along definitions, which values in graph regions and in unreachable blocks may make endless.

use super::Value;

/// Finds out that a walk along definitions is in a cycle, by Brent's algorithm.
#[derive(Clone, Copy, Debug)]
pub struct CycleDetector {
    /// A value that the walk has passed.
    mark: Value,
    n_steps: u32,
}

impl CycleDetector {
    /// The detector of a walk that starts at a value.
    pub const fn new(start: Value) -> Self {
        Self { mark: start, n_steps: 0 }
    }

    /// Takes a step to a value. Returns whether the walk passes it again, which is found out after at most three times as
    /// many steps as there are values on the walk.
    pub fn closes(&mut self, value: Value) -> bool {
        if value == self.mark {
            return true;
        }
        self.n_steps = self.n_steps.wrapping_add(1);
        if self.n_steps.is_power_of_two() {
            self.mark = value;
        }
        false
    }
}

impl Value {
    /// The last value of the walk that starts here and takes the steps of `next`. In a cycle it is one of its values.
    pub fn follow(self, next: impl Fn(Value) -> Option<Value>) -> Value {
        let (mut last, mut cycle) = (self, CycleDetector::new(self));
        while let Some(value) = next(last) {
            last = value;
            if cycle.closes(value) {
                break;
            }
        }
        last
    }
}
