//! Dominance: which blocks and operations are passed on every way to others.
//!
//! Trees are computed region by region on first use, with Lengauer and Tarjan's algorithm on flat arrays:
//! nearly linear in blocks and edges whatever the control flow, and without recursion.

use crate::body::{Block, Body, Op, Region, Value, ValueDef};
use crate::decl::{OpDef, Trait};

/// What is known of a block.
#[derive(Clone, Copy, Default)]
struct Node {
    /// Number in an order of the tree where everything that a block dominates follows it; zero when the
    /// block cannot be reached (or nothing was computed).
    enter: u32,
    /// One past the numbers of what it dominates.
    exit: u32,
    /// The raw block that dominates it immediately; zero for the entry.
    idom: u32,
}

/// Whether operations of a region see only what was computed before them.
///
/// Regions with several blocks do. A single block does unless its operation says otherwise or is unknown;
/// `owner` declares the operation that owns the body, whose regions are the body's root regions.
pub fn has_ssa_dominance(body: &Body, region: Region, owner: Option<&'static OpDef>) -> bool {
    if !body.has_one_block(region) {
        return true;
    }
    let def = match body.region_parent(region) {
        Some(parent) => body.def(parent),
        None => match owner {
            Some(owner) => owner,
            None => return true,
        },
    };
    def.registered && !def.has(Trait::GraphRegion)
}

/// Dominance in the regions of one body. Drop it, or tell it, when control flow changes.
///
/// Questions about operations of one block are answered by their order; call [`Body::renumber_all`] first,
/// else each may take a walk.
pub struct DominanceInfo {
    owner: Option<&'static OpDef>,
    nodes: Vec<Node>,
    /// By region, whether its blocks' nodes are computed.
    done: Vec<bool>,
    /// Positions of operations in blocks whose own numbers are not sorted; zero when not computed.
    order: Vec<u32>,
}

impl DominanceInfo {
    /// Nothing computed yet. `owner` declares the isolated operation that owns the body, if there is one.
    pub fn new(owner: Option<&'static OpDef>) -> Self {
        Self { owner, nodes: Vec::new(), done: Vec::new(), order: Vec::new() }
    }

    /// Forgets what was computed for a region, whose control flow changed.
    pub fn invalidate(&mut self, region: Region) {
        if let Some(done) = self.done.get_mut(region.index()) {
            *done = false;
        }
    }

    /// Forgets everything.
    pub fn invalidate_all(&mut self) {
        self.done.clear();
        self.order.clear();
    }

    /// Forgets everything and turns to another body.
    pub(crate) fn reset(&mut self, owner: Option<&'static OpDef>) {
        self.owner = owner;
        self.done.clear();
        self.order.clear();
    }

    /// Numbers the operations of a block that [`Body::renumber`] was not called for, so that questions about
    /// their order need no walk. Holds until something is moved.
    pub fn number_block(&mut self, body: &Body, block: Block) {
        self.order.resize(body.op_bound(), 0);
        for (i, op) in (1..).zip(body.ops(block)) {
            self.order[op.index()] = i;
        }
    }

    /// Whether `a` comes before `b`, both of one block.
    pub(crate) fn is_before(&self, body: &Body, a: Op, b: Op) -> bool {
        match (self.order.get(a.index()), self.order.get(b.index())) {
            (Some(&a), Some(&b)) if a != 0 && b != 0 => a < b,
            _ => a != b && body.is_before(a, b),
        }
    }

    /// Whether operations of a region see only what was computed before them.
    pub fn has_ssa_dominance(&self, body: &Body, region: Region) -> bool {
        has_ssa_dominance(body, region, self.owner)
    }

    fn node(&mut self, body: &Body, region: Region, block: Block) -> Node {
        if self.done.get(region.index()) != Some(&true) {
            if self.done.len() <= region.index() {
                self.done.resize(region.index() + 1, false);
            }
            if self.nodes.len() < body.block_bound() {
                self.nodes.resize(body.block_bound(), Node::default());
            }
            compute(body, region, &mut self.nodes);
            self.done[region.index()] = true;
        }
        self.nodes[block.index()]
    }

    /// Whether control flow can get to a block from the entry of its region.
    pub fn is_reachable(&mut self, body: &Body, block: Block) -> bool {
        match body.region_of(block) {
            Some(region) => {
                body.entry_block(region) == Some(block) || self.node(body, region, block).enter != 0
            }
            None => false,
        }
    }

    /// The block that dominates `block` immediately; `None` for an entry or a block that is not reachable.
    pub fn immediate_dominator(&mut self, body: &Body, block: Block) -> Option<Block> {
        let region = body.region_of(block)?;
        Block::from_raw(self.node(body, region, block).idom)
    }

    /// Blocks of a region that can be reached, each after the block that dominates it immediately and
    /// together with what it dominates, with their depth in the tree.
    pub fn preorder(&mut self, body: &Body, region: Region) -> Vec<(Block, u32)> {
        let Some(entry) = body.entry_block(region) else { return Vec::new() };
        self.node(body, region, entry);
        let mut order: Vec<(Block, u32)> =
            body.blocks(region).filter(|b| self.nodes[b.index()].enter != 0).map(|b| (b, 0)).collect();
        order.sort_unstable_by_key(|(b, _)| self.nodes[b.index()].enter);
        let mut exits: Vec<u32> = Vec::new();
        for (block, depth) in &mut order {
            let Node { enter, exit, .. } = self.nodes[block.index()];
            while exits.last().is_some_and(|&last| last <= enter) {
                exits.pop();
            }
            *depth = exits.len() as u32;
            exits.push(exit);
        }
        order
    }

    /// Two different blocks of one region: whether every way to `b` passes `a`. A block that cannot be
    /// reached is dominated by all others and dominates none.
    pub(crate) fn dominates_in(&mut self, body: &Body, region: Region, a: Block, b: Block) -> bool {
        if body.entry_block(region) == Some(a) {
            return true;
        }
        let b = self.node(body, region, b);
        let a = self.nodes[a.index()];
        b.enter == 0 || (a.enter != 0 && a.enter <= b.enter && b.exit <= a.exit)
    }

    /// Whether every way to `b` passes `a`, a block of its region or of one around it; blocks dominate themselves.
    pub fn dominates_block(&mut self, body: &Body, a: Block, b: Block) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = body.region_of(a) else { return false };
        match ancestor_block(body, b, region) {
            Some(b) => a == b || self.dominates_in(body, region, a, b),
            None => false,
        }
    }

    /// Like [`DominanceInfo::dominates_block`], but a block does not dominate itself.
    pub fn properly_dominates_block(&mut self, body: &Body, a: Block, b: Block) -> bool {
        a != b && self.dominates_block(body, a, b)
    }

    /// Whether `a` is computed before `b` on every way; operations dominate themselves and what is in them.
    pub fn dominates(&mut self, body: &Body, a: Op, b: Op) -> bool {
        a == b || self.op_dominates(body, a, b, true)
    }

    /// Like [`DominanceInfo::dominates`], but an operation does not dominate itself (though what is in it).
    pub fn properly_dominates(&mut self, body: &Body, a: Op, b: Op) -> bool {
        self.op_dominates(body, a, b, true)
    }

    /// Whether an operation may use a value.
    pub fn value_dominates(&mut self, body: &Body, value: Value, user: Op) -> bool {
        match body.value_def(value) {
            ValueDef::Result(def, _) => self.op_dominates(body, def, user, false),
            ValueDef::Arg(block, _) => {
                body.block_of(user).is_some_and(|user| self.dominates_block(body, block, user))
            }
        }
    }

    fn op_dominates(&mut self, body: &Body, a: Op, b: Op, enclosing: bool) -> bool {
        let (Some(block_a), Some(block_b)) = (body.block_of(a), body.block_of(b)) else { return false };
        let Some(region) = body.region_of(block_a) else { return false };
        let (mut b, mut block_b) = (b, block_b);
        if a != b && body.region_of(block_b) != Some(region) {
            let Some((block, op)) = ancestor(body, block_b, region) else { return false };
            (b, block_b) = (op, block);
            if a == b && enclosing {
                return true;
            }
        }
        if block_a == block_b {
            return !self.has_ssa_dominance(body, region) || self.is_before(body, a, b);
        }
        self.dominates_in(body, region, block_a, block_b)
    }
}

/// The operation of `region` that is around a block, and its block.
fn ancestor(body: &Body, block: Block, region: Region) -> Option<(Block, Op)> {
    let mut block = block;
    loop {
        let op = body.region_parent(body.region_of(block)?)?;
        block = body.block_of(op)?;
        if body.region_of(block) == Some(region) {
            return Some((block, op));
        }
    }
}

fn ancestor_block(body: &Body, block: Block, region: Region) -> Option<Block> {
    if body.region_of(block) == Some(region) {
        return Some(block);
    }
    ancestor(body, block, region).map(|(block, _)| block)
}

/// Computes the nodes of a region's blocks.
///
/// T. Lengauer, R. E. Tarjan: "A fast algorithm for finding dominators in a flowgraph", 1979.
fn compute(body: &Body, region: Region, nodes: &mut [Node]) {
    for block in body.blocks(region) {
        nodes[block.index()] = Node::default();
    }
    let Some(entry) = body.entry_block(region) else { return };
    // Blocks in depth-first order; `enter` is their number plus one meanwhile.
    let mut order: Vec<Block> = vec![entry];
    let mut parent: Vec<u32> = vec![0];
    // Edges as (number of the source, target), in groups by source.
    let mut edges: Vec<(u32, Block)> = Vec::new();
    let mut stack: Vec<(u32, u32, u32)> = Vec::new();
    let visit = |number: u32, block: Block, edges: &mut Vec<(u32, Block)>| {
        let start = edges.len() as u32;
        if let Some(last) = body.last_op(block) {
            let here = body.succs(last).filter(|&to| body.region_of(to) == Some(region));
            edges.extend(here.map(|to| (number, to)));
        }
        (number, start, edges.len() as u32)
    };
    nodes[entry.index()].enter = 1;
    stack.push(visit(0, entry, &mut edges));
    while let Some((number, next, end)) = stack.last_mut() {
        if next == end {
            stack.pop();
            continue;
        }
        let (from, to) = (*number, edges[*next as usize].1);
        *next += 1;
        if nodes[to.index()].enter == 0 {
            let number = order.len() as u32;
            nodes[to.index()].enter = number + 1;
            order.push(to);
            parent.push(from);
            stack.push(visit(number, to, &mut edges));
        }
    }
    let n = order.len();
    // Predecessors by target.
    let mut starts = vec![0u32; n + 1];
    for (_, to) in &edges {
        starts[nodes[to.index()].enter as usize] += 1;
    }
    for i in 0..n {
        starts[i + 1] += starts[i];
    }
    let mut preds = vec![0u32; edges.len()];
    let mut fill = starts.clone();
    for &(from, to) in &edges {
        let at = &mut fill[nodes[to.index()].enter as usize - 1];
        preds[*at as usize] = from;
        *at += 1;
    }
    let idom = immediate_dominators(&parent, &starts, &preds);
    // An order of the tree: what a block dominates gets the numbers after it.
    let mut size = vec![1u32; n];
    for i in (1..n).rev() {
        size[idom[i] as usize] += size[i];
    }
    let mut next = vec![0u32; n];
    for i in 0..n {
        let enter = if i == 0 { 1 } else { next[idom[i] as usize] };
        if i != 0 {
            next[idom[i] as usize] += size[i];
        }
        next[i] = enter + 1;
        nodes[order[i].index()] = Node {
            enter,
            exit: enter + size[i],
            idom: if i == 0 { 0 } else { order[idom[i] as usize].raw() },
        };
    }
}

/// No ancestor in the forest.
const NONE: u32 = u32::MAX;

/// The immediate dominator of each vertex, all by depth-first number. `preds[starts[i]..starts[i + 1]]` are
/// the predecessors of `i`, and `parent` is the depth-first tree.
fn immediate_dominators(parent: &[u32], starts: &[u32], preds: &[u32]) -> Vec<u32> {
    let n = parent.len();
    let mut semi: Vec<u32> = (0..n as u32).collect();
    let mut label = semi.clone();
    let mut ancestor = vec![NONE; n];
    let mut idom = vec![0u32; n];
    // Vertices with the same semidominator, as lists.
    let mut bucket = vec![NONE; n];
    let mut in_bucket = vec![NONE; n];
    let mut path: Vec<u32> = Vec::new();
    let mut eval = |v: u32, label: &mut [u32], ancestor: &mut [u32], semi: &[u32]| {
        if ancestor[v as usize] == NONE {
            return v;
        }
        // Compresses the way to the root of the forest's tree, from the top down.
        let mut at = v;
        while ancestor[ancestor[at as usize] as usize] != NONE {
            path.push(at);
            at = ancestor[at as usize];
        }
        while let Some(v) = path.pop() {
            let above = ancestor[v as usize] as usize;
            if semi[label[above] as usize] < semi[label[v as usize] as usize] {
                label[v as usize] = label[above];
            }
            ancestor[v as usize] = ancestor[above];
        }
        label[v as usize]
    };
    for w in (1..n).rev() {
        for &v in &preds[starts[w] as usize..starts[w + 1] as usize] {
            let u = eval(v, &mut label, &mut ancestor, &semi);
            semi[w] = semi[w].min(semi[u as usize]);
        }
        let list = semi[w] as usize;
        in_bucket[w] = core::mem::replace(&mut bucket[list], w as u32);
        let above = parent[w];
        ancestor[w] = above;
        let mut next = core::mem::replace(&mut bucket[above as usize], NONE);
        while next != NONE {
            let v = next as usize;
            next = in_bucket[v];
            let u = eval(v as u32, &mut label, &mut ancestor, &semi);
            idom[v] = if semi[u as usize] < semi[v] { u } else { above };
        }
    }
    for w in 1..n {
        if idom[w] != semi[w] {
            idom[w] = idom[idom[w] as usize];
        }
    }
    idom
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::OpState;
    use crate::{Context, Loc};

    /// A region with these edges between blocks; block 0 is the entry.
    fn graph(ctx: &Context, n: usize, edges: &[(usize, usize)]) -> (Body, Vec<Block>) {
        let mut body = Body::new(ctx, 1);
        let region = body.root_regions().next().unwrap();
        let blocks: Vec<Block> = (0..n).map(|_| body.append_block(region, &[])).collect();
        let mut succs = vec![Vec::new(); n];
        for &(from, to) in edges {
            succs[from].push(blocks[to]);
        }
        for (block, succs) in blocks.iter().zip(succs) {
            let mut state = OpState::new(OpDef::unregistered("dom.br"), Loc::UNKNOWN);
            state.succs.extend(succs);
            let op = body.create(state);
            body.append(op, *block);
        }
        (body, blocks)
    }

    /// Dominance by definition: `b` is not reachable without `a`.
    fn dominates_slowly(n: usize, edges: &[(usize, usize)], a: usize, b: usize) -> bool {
        let reach = |without: Option<usize>| {
            let mut seen = vec![false; n];
            let mut stack = vec![0];
            while let Some(v) = stack.pop() {
                if Some(v) == without || core::mem::replace(&mut seen[v], true) {
                    continue;
                }
                stack.extend(edges.iter().filter(|(from, _)| *from == v).map(|(_, to)| *to));
            }
            seen
        };
        let all = reach(None);
        if a == b {
            return true;
        }
        !all[b] || (all[a] && !reach(Some(a))[b])
    }

    #[test]
    fn agrees_with_the_definition() {
        let ctx = Context::new();
        let mut seed = 12345u64;
        let mut random = move |n: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        for round in 0..300 {
            let n = 1 + random(12);
            let edges: Vec<(usize, usize)> =
                (0..random(2 * n + 1)).map(|_| (random(n), random(n))).filter(|&(_, to)| to != 0).collect();
            let (body, blocks) = graph(&ctx, n, &edges);
            let mut info = DominanceInfo::new(None);
            for a in 0..n {
                for b in 0..n {
                    assert_eq!(
                        info.dominates_block(&body, blocks[a], blocks[b]),
                        dominates_slowly(n, &edges, a, b),
                        "round {round}: does {a} dominate {b} in {edges:?}?"
                    );
                }
            }
            let region = body.root_regions().next().unwrap();
            let order = info.preorder(&body, region);
            for (i, &(block, depth)) in order.iter().enumerate() {
                match info.immediate_dominator(&body, block) {
                    None => assert_eq!((i, depth), (0, 0)),
                    Some(idom) => {
                        let above = order[..i].iter().find(|(b, _)| *b == idom);
                        assert_eq!(above.map(|a| a.1 + 1), Some(depth));
                    }
                }
            }
        }
    }

    #[test]
    fn a_long_chain_with_many_ways_is_cheap() {
        let ctx = Context::new();
        let n = 40_000;
        // A chain whose end and start both lead to everything in the second half.
        let mut edges: Vec<(usize, usize)> = (0..n / 2).map(|i| (i, i + 1)).collect();
        for i in n / 2 + 1..n {
            edges.extend([(0, i), (n / 2, i)]);
        }
        let (body, blocks) = graph(&ctx, n, &edges);
        let mut info = DominanceInfo::new(None);
        assert_eq!(info.immediate_dominator(&body, blocks[n - 1]), Some(blocks[0]));
        assert!(info.dominates_block(&body, blocks[7], blocks[n / 2]));
        assert!(!info.dominates_block(&body, blocks[7], blocks[n - 1]));
    }
}
