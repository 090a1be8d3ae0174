//! Disjoint sets of values.

use crate::prelude::*;

/// A division of values into sets. A value that was never united with another one is alone.
#[derive(Default)]
pub struct Sets {
    /// The number of a value.
    numbers: FxHashMap<Value, u32>,
    nodes: Vec<Node>,
}

struct Node {
    /// The representative of the set, or a node that is nearer to it.
    parent: u32,
    /// The number of members, at the representative.
    size: u32,
}

impl Sets {
    /// The number of a value, which is made if it has none; numbers start at zero.
    pub fn number(&mut self, value: Value) -> u32 {
        let number = self.nodes.len() as u32;
        let nodes = &mut self.nodes;
        *self.numbers.entry(value).or_insert_with(|| {
            nodes.push(Node { parent: number, size: 1 });
            number
        })
    }

    /// The number of the value that stands for the set of a value, if that was numbered.
    pub fn set_of(&self, value: Value) -> Option<u32> {
        self.numbers.get(&value).map(|&number| self.find(number))
    }

    fn find(&self, mut at: u32) -> u32 {
        while self.nodes[at as usize].parent != at {
            at = self.nodes[at as usize].parent;
        }
        at
    }

    /// Makes one set of the sets of two values. Returns which set was joined, and to which, if they were two.
    pub fn unite(&mut self, a: Value, b: Value) -> Option<(u32, u32)> {
        let (a, b) = (self.number(a), self.number(b));
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return None;
        }
        // The smaller set goes below the larger one, so that paths stay short.
        let (large, small) = match self.nodes[a as usize].size >= self.nodes[b as usize].size {
            true => (a as usize, b as usize),
            false => (b as usize, a as usize),
        };
        self.nodes[small].parent = large as u32;
        self.nodes[large].size += self.nodes[small].size;
        Some((small as u32, large as u32))
    }

    /// Whether two values are in one set.
    pub fn are_united(&self, a: Value, b: Value) -> bool {
        if a == b {
            return true;
        }
        match (self.numbers.get(&a), self.numbers.get(&b)) {
            (Some(&a), Some(&b)) => self.find(a) == self.find(b),
            _ => false,
        }
    }
}
