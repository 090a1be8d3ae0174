//! Dominance between blocks and between operations.
//!
//! Dominator trees are computed region by region on first use, with Lengauer and Tarjan's algorithm: it is nearly linear
//! in blocks and edges for any control flow, and needs no recursion.

use crate::body::{Block, Body, Op, Region, Value, ValueDef};
use crate::decl::{OpDef, Trait};

/// The position of a block in the dominator tree of its region.
#[derive(Clone, Copy, Default)]
struct Node {
    /// The number in a preorder of the tree, from 1; zero for a block that control flow does not reach.
    enter: u32,
    /// One past the numbers of the blocks that it dominates.
    exit: u32,
    /// The raw immediate dominator; zero for the entry block.
    idom: u32,
}

/// Whether operations of a region may use only values that are computed before them.
///
/// This holds in regions with several blocks, and in those with a single block unless the operation that has the region
/// declares a graph region or is not registered. `owner` declares the operation that owns the body's root regions.
pub fn has_ssa_dominance(body: &Body, region: Region, owner: Option<&'static OpDef>) -> bool {
    if !body.has_one_block(region) {
        return true;
    }
    let def = body.region_parent(region).map(|parent| body.def(parent)).or(owner);
    def.is_none_or(|def| def.registered && !def.has(Trait::GraphRegion))
}

/// Dominance in the regions of one body (MLIR's `DominanceInfo`). Make a new one when control flow has changed.
///
/// Queries about two operations of one block compare their order numbers: call [`Body::renumber_all`] first, since each
/// query walks the block otherwise.
#[derive(Default)]
pub struct DominanceInfo {
    owner: Option<&'static OpDef>,
    /// By block.
    nodes: Vec<Node>,
    /// By region, whether the nodes of its blocks are computed.
    computed: Vec<bool>,
    /// By operation, its position in a block whose own order numbers are not sorted; zero when not computed.
    order: Vec<u32>,
    graph: FlowGraph,
}

impl DominanceInfo {
    /// Dominance in a body whose owner, if it has one, is declared by `owner`.
    pub fn new(owner: Option<&'static OpDef>) -> Self {
        Self { owner, ..Self::default() }
    }

    /// Starts anew, for another body or another control flow.
    pub fn reset(&mut self, owner: Option<&'static OpDef>) {
        self.owner = owner;
        self.computed.clear();
        self.order.clear();
    }

    /// Numbers the operations of a block whose order numbers are not sorted. Valid until an operation moves.
    pub(crate) fn number_block(&mut self, body: &Body, block: Block) {
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

    /// [`has_ssa_dominance`] of a region of the body.
    pub fn has_ssa_dominance(&self, body: &Body, region: Region) -> bool {
        has_ssa_dominance(body, region, self.owner)
    }

    fn node(&mut self, body: &Body, region: Region, block: Block) -> Node {
        if self.computed.get(region.index()) != Some(&true) {
            if self.computed.len() <= region.index() {
                self.computed.resize(region.index() + 1, false);
            }
            if self.nodes.len() < body.block_bound() {
                self.nodes.resize(body.block_bound(), Node::default());
            }
            self.graph.compute(body, region, &mut self.nodes);
            self.computed[region.index()] = true;
        }
        self.nodes[block.index()]
    }

    /// Whether control flow from the entry of its region reaches a block.
    pub fn is_reachable(&mut self, body: &Body, block: Block) -> bool {
        body.region_of(block).is_some_and(|region| {
            body.entry_block(region) == Some(block) || self.node(body, region, block).enter != 0
        })
    }

    /// The immediate dominator of a block; `None` for an entry block and for an unreachable one.
    pub fn immediate_dominator(&mut self, body: &Body, block: Block) -> Option<Block> {
        let region = body.region_of(block)?;
        Block::from_raw(self.node(body, region, block).idom)
    }

    /// The reachable blocks of a region in preorder of the dominator tree, each with its depth in the tree.
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

    /// Whether `a` dominates `b`, two different blocks of one region. Every block dominates an unreachable one, which
    /// dominates none.
    pub(crate) fn dominates_in(&mut self, body: &Body, region: Region, a: Block, b: Block) -> bool {
        if body.entry_block(region) == Some(a) {
            return true;
        }
        let b = self.node(body, region, b);
        let a = self.nodes[a.index()];
        b.enter == 0 || (a.enter != 0 && a.enter <= b.enter && b.exit <= a.exit)
    }

    /// Whether `a` dominates `b`, where `b` may be in a region nested in that of `a`. A block dominates itself.
    pub fn dominates_block(&mut self, body: &Body, a: Block, b: Block) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = body.region_of(a) else { return false };
        let b = match body.region_of(b) == Some(region) {
            true => Some(b),
            false => ancestor(body, b, region).map(|(block, _)| block),
        };
        b.is_some_and(|b| a == b || self.dominates_in(body, region, a, b))
    }

    /// Whether `a` dominates `b`; an operation dominates itself and the operations in its regions.
    pub fn dominates(&mut self, body: &Body, a: Op, b: Op) -> bool {
        a == b || self.properly_dominates(body, a, b)
    }

    /// Whether `a` dominates `b` and is another operation; an operation properly dominates those in its regions.
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

    /// Whether `a` properly dominates `b`; `enclosing` says whether it does when `b` is in its regions.
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

/// The operation of `region` whose regions hold a block, and its own block.
fn ancestor(body: &Body, mut block: Block, region: Region) -> Option<(Block, Op)> {
    loop {
        let op = body.region_parent(body.region_of(block)?)?;
        block = body.block_of(op)?;
        if body.region_of(block) == Some(region) {
            return Some((block, op));
        }
    }
}

/// The end of a list, and the parent of a tree's root.
const NONE: u32 = u32::MAX;

/// A reachable block.
struct Vertex {
    block: Block,
    /// One past its outgoing edges, which start at the end of the edges of the vertex that was visited before.
    edges_end: u32,
    /// The first incoming edge.
    preds: u32,
    /// The parent in the depth-first tree.
    parent: u32,
    /// The semidominator.
    semi: u32,
    /// The parent in the forest of vertices whose semidominator is known, with compressed paths.
    ancestor: u32,
    /// The vertex with the least semidominator on the compressed path.
    label: u32,
    /// The first vertex whose semidominator this is, and the next one with the same semidominator.
    bucket: u32,
    next_in_bucket: u32,
    idom: u32,
    /// How many vertices it dominates, itself included.
    size: u32,
    /// The preorder number of the next vertex that it dominates immediately.
    next_number: u32,
}

struct Edge {
    from: u32,
    to: Block,
    /// The next edge with the same target.
    next: u32,
}

/// The control flow of a region; vertices are numbered in depth-first order. Its memory serves one region after another.
///
/// T. Lengauer, R. E. Tarjan: "A fast algorithm for finding dominators in a flowgraph", 1979.
#[derive(Default)]
struct FlowGraph {
    vertices: Vec<Vertex>,
    edges: Vec<Edge>,
    /// Vertices whose edges are being followed, and the next edge of each.
    stack: Vec<(u32, u32)>,
    /// The vertices of a path that is being compressed.
    path: Vec<u32>,
}

impl FlowGraph {
    /// Computes the nodes of a region's blocks.
    fn compute(&mut self, body: &Body, region: Region, nodes: &mut [Node]) {
        body.blocks(region).for_each(|block| nodes[block.index()] = Node::default());
        let Some(entry) = body.entry_block(region) else { return };
        self.vertices.clear();
        self.edges.clear();
        // Until the end `enter` is the number of the vertex plus one.
        self.visit(body, region, entry, 0, nodes);
        while let Some((from, next)) = self.stack.last_mut() {
            let (from, edge) = (*from, *next);
            if edge == self.vertices[from as usize].edges_end {
                self.stack.pop();
                continue;
            }
            *next += 1;
            let to = self.edges[edge as usize].to;
            if nodes[to.index()].enter == 0 {
                self.visit(body, region, to, from, nodes);
            }
        }
        for (i, edge) in self.edges.iter_mut().enumerate() {
            let to = &mut self.vertices[nodes[edge.to.index()].enter as usize - 1];
            edge.next = core::mem::replace(&mut to.preds, i as u32);
        }
        self.find_dominators();
        self.number(nodes);
    }

    /// Adds a block and its outgoing edges.
    fn visit(&mut self, body: &Body, region: Region, block: Block, parent: u32, nodes: &mut [Node]) {
        let (number, first_edge) = (self.vertices.len() as u32, self.edges.len() as u32);
        if let Some(last) = body.last_op(block) {
            for to in body.succs(last) {
                if body.region_of(to) == Some(region) {
                    self.edges.push(Edge { from: number, to, next: NONE });
                }
            }
        }
        self.vertices.push(Vertex {
            block,
            edges_end: self.edges.len() as u32,
            preds: NONE,
            parent,
            semi: number,
            ancestor: NONE,
            label: number,
            bucket: NONE,
            next_in_bucket: NONE,
            idom: 0,
            size: 1,
            next_number: 1,
        });
        self.stack.push((number, first_edge));
        nodes[block.index()].enter = number + 1;
    }

    /// The vertex with the least semidominator on the path from `v` to the root of its tree in the forest, the root
    /// excluded; `v` itself when it is a root.
    fn eval(&mut self, v: u32) -> u32 {
        let vertices = &mut self.vertices;
        if vertices[v as usize].ancestor == NONE {
            return v;
        }
        let mut at = v as usize;
        while vertices[vertices[at].ancestor as usize].ancestor != NONE {
            self.path.push(at as u32);
            at = vertices[at].ancestor as usize;
        }
        while let Some(at) = self.path.pop() {
            let Vertex { label, ancestor, .. } = vertices[at as usize];
            let Vertex { label: above, ancestor: root, .. } = vertices[ancestor as usize];
            if vertices[above as usize].semi < vertices[label as usize].semi {
                vertices[at as usize].label = above;
            }
            vertices[at as usize].ancestor = root;
        }
        vertices[v as usize].label
    }

    fn find_dominators(&mut self) {
        let n = self.vertices.len();
        for w in (1..n).rev() {
            let mut edge = self.vertices[w].preds;
            while edge != NONE {
                let Edge { from, next, .. } = self.edges[edge as usize];
                let least = self.eval(from);
                self.vertices[w].semi = self.vertices[w].semi.min(self.vertices[least as usize].semi);
                edge = next;
            }
            let Vertex { semi, parent, .. } = self.vertices[w];
            self.vertices[w].next_in_bucket =
                core::mem::replace(&mut self.vertices[semi as usize].bucket, w as u32);
            self.vertices[w].ancestor = parent;
            let mut v = core::mem::replace(&mut self.vertices[parent as usize].bucket, NONE);
            while v != NONE {
                let least = self.eval(v);
                let is_smaller = self.vertices[least as usize].semi < self.vertices[v as usize].semi;
                let vertex = &mut self.vertices[v as usize];
                vertex.idom = if is_smaller { least } else { parent };
                v = vertex.next_in_bucket;
            }
        }
        for w in 1..n {
            let Vertex { idom, semi, .. } = self.vertices[w];
            if idom != semi {
                self.vertices[w].idom = self.vertices[idom as usize].idom;
            }
        }
    }

    /// Numbers the tree in preorder: the vertices that one dominates get the numbers after its own.
    fn number(&mut self, nodes: &mut [Node]) {
        let vertices = &mut self.vertices;
        for v in (1..vertices.len()).rev() {
            let Vertex { idom, size, .. } = vertices[v];
            vertices[idom as usize].size += size;
        }
        for v in 0..vertices.len() {
            let Vertex { block, idom, size, .. } = vertices[v];
            let (enter, idom) = match v {
                0 => (1, 0),
                _ => {
                    let above = &mut vertices[idom as usize];
                    let enter = above.next_number;
                    above.next_number += size;
                    (enter, above.block.raw())
                }
            };
            vertices[v].next_number = enter + 1;
            nodes[block.index()] = Node { enter, exit: enter + size, idom };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::OpState;
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
    fn dominates_by_definition(n: usize, edges: &[(usize, usize)], a: usize, b: usize) -> bool {
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
                        dominates_by_definition(n, &edges, a, b),
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
    fn long_chains_take_linear_time() {
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
