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
    value: Value,
    /// The first and the last member, at the representative.
    ends: (u32, u32),
    /// The next member; at the last one, it itself.
    next: u32,
}

impl Sets {
    /// The number of a value, which is made if it has none; numbers start at zero.
    pub fn number(&mut self, value: Value) -> u32 {
        let number = self.nodes.len() as u32;
        let nodes = &mut self.nodes;
        *self.numbers.entry(value).or_insert_with(|| {
            nodes.push(Node { parent: number, size: 1, value, ends: (number, number), next: number });
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

    /// Makes one set of the sets of two values: the members of the second follow those of the first. Returns which set was
    /// joined, and to which, if they were two.
    pub fn unite(&mut self, a: Value, b: Value) -> Option<(u32, u32)> {
        let (a, b) = (self.number(a), self.number(b));
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return None;
        }
        let ((first, last), (next, end)) = (self.nodes[a as usize].ends, self.nodes[b as usize].ends);
        self.nodes[last as usize].next = next;
        // The smaller set goes below the larger one, so that paths stay short.
        let (large, small) = match self.nodes[a as usize].size >= self.nodes[b as usize].size {
            true => (a as usize, b as usize),
            false => (b as usize, a as usize),
        };
        self.nodes[small].parent = large as u32;
        self.nodes[large].size += self.nodes[small].size;
        self.nodes[large].ends = (first, end);
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
    /// The values that are in one set with a value, in the order in which their sets were united.
    pub fn members(&self, value: Value) -> Vec<Value> {
        let Some(set) = self.set_of(value) else { return vec![value] };
        let (mut at, end) = self.nodes[set as usize].ends;
        let mut members = vec![self.nodes[at as usize].value];
        while at != end {
            at = self.nodes[at as usize].next;
            members.push(self.nodes[at as usize].value);
        }
        members
    }
}
