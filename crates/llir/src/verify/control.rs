//! Control flow of a body: predecessors and dominance.

use crate::body::Body;
use crate::value::{Block, Inst};

/// The control flow graph of a body. Blocks are numbered by layout position. One graph is reused for many bodies, to
/// reuse its memory.
#[derive(Default)]
pub(super) struct Graph {
    /// Layout position of each block; `u32::MAX` for removed blocks.
    position: Vec<u32>,
    starts: Vec<u32>,
    preds: Vec<u32>,
    /// Immediate dominator of each position; itself for the entry, `u32::MAX` if unreachable.
    idom: Vec<u32>,
    /// Index in reverse post-order.
    order: Vec<u32>,
    /// Entry and exit times of a walk of the dominator tree: a block dominates those whose interval is nested in its
    /// own.
    times: Vec<(u32, u32)>,
    /// Index of each instruction in its block.
    pub(super) indices: Vec<u32>,
    succ_starts: Vec<u32>,
    succs: Vec<u32>,
    fill: Vec<u32>,
    post: Vec<u32>,
    visited: Vec<bool>,
    stack: Vec<(u32, u32)>,
    first: Vec<u32>,
    next: Vec<u32>,
}

const NONE: u32 = u32::MAX;

/// Resets a list to `n` equal elements.
fn set<T: Copy>(list: &mut Vec<T>, n: usize, value: T) {
    list.clear();
    list.resize(n, value);
}

impl Graph {
    /// Rebuilds the graph for a body, without dominators.
    pub(super) fn fill(&mut self, body: &Body) {
        let n = body.blocks().len();
        set(&mut self.position, body.blocks.len(), NONE);
        for (i, block) in body.blocks().iter().enumerate() {
            self.position[block.index()] = i as u32;
        }
        self.succ_starts.clear();
        self.succs.clear();
        for &block in body.blocks() {
            self.succ_starts.push(self.succs.len() as u32);
            if let Some(last) = body.terminator(block) {
                let position = &self.position;
                let laid_out = |succ: Block| position.get(succ.index()).copied().filter(|&p| p != NONE);
                self.succs.extend(body.successors(last).filter_map(laid_out));
            }
        }
        self.succ_starts.push(self.succs.len() as u32);
        set(&mut self.starts, n + 1, 0);
        set(&mut self.preds, self.succs.len(), 0);
        for &succ in &self.succs {
            self.starts[succ as usize + 1] += 1;
        }
        for i in 0..n {
            self.starts[i + 1] += self.starts[i];
        }
        self.fill.clear();
        self.fill.extend_from_slice(&self.starts);
        for i in 0..n {
            for at in self.succ_starts[i]..self.succ_starts[i + 1] {
                let fill = &mut self.fill[self.succs[at as usize] as usize];
                self.preds[*fill as usize] = i as u32;
                *fill += 1;
            }
        }
    }

    /// Finds the dominators of the blocks, and the positions of the instructions in them.
    pub(super) fn find_dominators(&mut self, body: &Body) {
        set(&mut self.indices, body.n_insts(), 0);
        for &block in body.blocks() {
            for (index, inst) in body.insts(block).enumerate() {
                self.indices[inst.index()] = index as u32;
            }
        }
        let n = body.blocks().len();
        set(&mut self.idom, n, NONE);
        set(&mut self.order, n, NONE);
        set(&mut self.times, n, (0, 0));
        if n == 1 {
            (self.idom[0], self.order[0], self.times[0]) = (0, 0, (1, 1));
            return;
        }
        self.dominators();
        self.number_tree();
    }

    fn preds_at(&self, at: u32) -> &[u32] {
        &self.preds[self.starts[at as usize] as usize..self.starts[at as usize + 1] as usize]
    }

    /// The predecessors of a block as layout positions, one per edge.
    pub(super) fn preds(&self, block: Block) -> &[u32] {
        match self.position.get(block.index()) {
            Some(&at) if at != NONE => self.preds_at(at),
            _ => &[],
        }
    }

    /// The layout position of a block.
    pub(super) fn position(&self, block: Block) -> Option<u32> {
        self.position.get(block.index()).copied().filter(|&at| at != NONE)
    }

    /// Computes immediate dominators by the algorithm of Cooper, Harvey and Kennedy.
    fn dominators(&mut self) {
        let n = self.idom.len();
        if n == 0 {
            return;
        }
        let mut post = core::mem::take(&mut self.post);
        post.clear();
        set(&mut self.visited, n, false);
        self.stack.clear();
        self.stack.push((0, self.succ_starts[0]));
        self.visited[0] = true;
        while let Some((at, next)) = self.stack.last_mut() {
            if *next < self.succ_starts[*at as usize + 1] {
                let succ = self.succs[*next as usize];
                *next += 1;
                if !core::mem::replace(&mut self.visited[succ as usize], true) {
                    self.stack.push((succ, self.succ_starts[succ as usize]));
                }
            } else {
                post.push(*at);
                self.stack.pop();
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
        self.post = post;
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
        // Builds the list of children of each node, linked through two arrays.
        set(&mut self.first, n, NONE);
        set(&mut self.next, n, NONE);
        for (at, &parent) in self.idom.iter().enumerate().skip(1) {
            if parent != NONE && parent != at as u32 {
                self.next[at] = self.first[parent as usize];
                self.first[parent as usize] = at as u32;
            }
        }
        let mut clock = 0;
        self.stack.clear();
        self.stack.extend((n != 0).then_some((0, 0)));
        while let Some(&(at, _)) = self.stack.last() {
            let at = at as usize;
            clock += 1;
            if self.times[at].0 == 0 {
                self.times[at].0 = clock;
            }
            match self.first[at] {
                NONE => {
                    self.times[at].1 = clock;
                    self.stack.pop();
                }
                child => {
                    self.first[at] = self.next[child as usize];
                    self.stack.push((child, 0));
                }
            }
        }
    }

    /// Whether a block is reachable from the entry.
    pub(super) fn is_reachable(&self, at: u32) -> bool {
        self.idom[at as usize] != NONE
    }

    /// Whether block `a` dominates block `b`; every block dominates an unreachable one.
    pub(super) fn dominates(&self, a: u32, b: u32) -> bool {
        if !self.is_reachable(b) {
            return true;
        }
        let (outer, inner) = (self.times[a as usize], self.times[b as usize]);
        self.is_reachable(a) && outer.0 <= inner.0 && inner.1 <= outer.1
    }

    /// The index of an instruction in its block.
    pub(super) fn index_in_block(&self, inst: Inst) -> u32 {
        self.indices[inst.index()]
    }

    /// Whether a definition precedes a use in the same block.
    pub(super) fn is_before(&self, def: Inst, user: Inst) -> bool {
        self.index_in_block(def) < self.index_in_block(user)
    }
}
