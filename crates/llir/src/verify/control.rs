//! Control flow of a body: predecessors and dominance.

use crate::body::Body;
use crate::value::{Block, Inst};

/// The graph of a body's blocks, by position in layout order.
pub(super) struct Graph {
    /// Position of each block in layout order; `u32::MAX` for blocks that are not laid out.
    position: Vec<u32>,
    starts: Vec<u32>,
    preds: Vec<u32>,
    /// Immediate dominator of each position; itself for the entry, `u32::MAX` where unreachable.
    idom: Vec<u32>,
    /// Place in a reverse post-order, for comparing.
    order: Vec<u32>,
    /// Entry and exit times of a walk over the dominator tree: intervals nest as dominance does.
    times: Vec<(u32, u32)>,
    /// Position of each instruction inside its block.
    pub(super) places: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Graph {
    pub(super) fn new(body: &Body) -> Graph {
        let n = body.blocks().len();
        let mut position = vec![NONE; body.blocks.len()];
        for (i, block) in body.blocks().iter().enumerate() {
            position[block.index()] = i as u32;
        }
        let mut places = vec![0; body.n_insts()];
        let mut succs: Vec<Vec<u32>> = vec![Vec::new(); n];
        for (i, &block) in body.blocks().iter().enumerate() {
            for (place, inst) in body.insts(block).enumerate() {
                places[inst.index()] = place as u32;
            }
            if let Some(last) = body.terminator(block) {
                succs[i] = body
                    .successors(last)
                    .filter_map(|succ| position.get(succ.index()).copied().filter(|&p| p != NONE))
                    .collect();
            }
        }
        let mut starts = vec![0u32; n + 1];
        for &succ in succs.iter().flatten() {
            starts[succ as usize + 1] += 1;
        }
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        let mut fill = starts.clone();
        let mut preds = vec![0; starts[n] as usize];
        for (i, succs) in succs.iter().enumerate() {
            for &succ in succs {
                preds[fill[succ as usize] as usize] = i as u32;
                fill[succ as usize] += 1;
            }
        }
        let mut graph = Graph {
            position,
            starts,
            preds,
            idom: vec![NONE; n],
            order: vec![NONE; n],
            times: vec![(0, 0); n],
            places,
        };
        graph.dominators(&succs);
        graph.number_tree();
        graph
    }

    fn preds_at(&self, at: u32) -> &[u32] {
        &self.preds[self.starts[at as usize] as usize..self.starts[at as usize + 1] as usize]
    }

    /// Predecessors of a block as positions, one per edge.
    pub(super) fn preds(&self, block: Block) -> &[u32] {
        match self.position.get(block.index()) {
            Some(&at) if at != NONE => self.preds_at(at),
            _ => &[],
        }
    }

    /// Position of a block.
    pub(super) fn position(&self, block: Block) -> Option<u32> {
        self.position.get(block.index()).copied().filter(|&at| at != NONE)
    }

    /// Immediate dominators after Cooper, Harvey and Kennedy.
    fn dominators(&mut self, succs: &[Vec<u32>]) {
        if succs.is_empty() {
            return;
        }
        let mut post = Vec::with_capacity(succs.len());
        let mut state = vec![false; succs.len()];
        let mut stack = vec![(0u32, 0usize)];
        state[0] = true;
        while let Some((at, next)) = stack.last_mut() {
            match succs[*at as usize].get(*next) {
                Some(&succ) => {
                    *next += 1;
                    if !std::mem::replace(&mut state[succ as usize], true) {
                        stack.push((succ, 0));
                    }
                }
                None => {
                    post.push(*at);
                    stack.pop();
                }
            }
        }
        for (i, &at) in post.iter().rev().enumerate() {
            self.order[at as usize] = i as u32;
        }
        self.idom[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for &at in post.iter().rev().skip(1) {
                let mut best = NONE;
                for i in self.starts[at as usize]..self.starts[at as usize + 1] {
                    let pred = self.preds[i as usize];
                    if self.idom[pred as usize] == NONE {
                        continue;
                    }
                    best = if best == NONE { pred } else { self.common(best, pred) };
                }
                if self.idom[at as usize] != best {
                    self.idom[at as usize] = best;
                    changed = true;
                }
            }
        }
    }

    fn common(&self, mut a: u32, mut b: u32) -> u32 {
        while a != b {
            while self.order[a as usize] > self.order[b as usize] {
                a = self.idom[a as usize];
            }
            while self.order[b as usize] > self.order[a as usize] {
                b = self.idom[b as usize];
            }
        }
        a
    }

    fn number_tree(&mut self) {
        let n = self.idom.len();
        // Children of each node, as lists threaded through two arrays.
        let (mut first, mut next) = (vec![NONE; n], vec![NONE; n]);
        for (at, &parent) in self.idom.iter().enumerate().skip(1) {
            if parent != NONE && parent != at as u32 {
                next[at] = first[parent as usize];
                first[parent as usize] = at as u32;
            }
        }
        let mut clock = 0;
        let mut stack = if n == 0 { vec![] } else { vec![0u32] };
        while let Some(&at) = stack.last() {
            let at = at as usize;
            clock += 1;
            if self.times[at].0 == 0 {
                self.times[at].0 = clock;
            }
            match first[at] {
                NONE => {
                    self.times[at].1 = clock;
                    stack.pop();
                }
                child => {
                    first[at] = next[child as usize];
                    stack.push(child);
                }
            }
        }
    }

    /// Whether the entry leads to a block.
    pub(super) fn is_reachable(&self, at: u32) -> bool {
        self.idom[at as usize] != NONE
    }

    /// Whether block `a` dominates block `b`; an unreachable block is dominated by all.
    pub(super) fn dominates(&self, a: u32, b: u32) -> bool {
        if !self.is_reachable(b) {
            return true;
        }
        let (outer, inner) = (self.times[a as usize], self.times[b as usize]);
        self.is_reachable(a) && outer.0 <= inner.0 && inner.1 <= outer.1
    }

    /// Whether a definition comes before a use in the same block.
    pub(super) fn is_before(&self, def: Inst, user: Inst) -> bool {
        self.places[def.index()] < self.places[user.index()]
    }
}
