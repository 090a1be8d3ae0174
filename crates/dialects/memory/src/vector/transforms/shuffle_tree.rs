//! Vectors of elements of other vectors as a tree of shuffles (`lower-vector-to-from-elements-to-shuffle-tree`).

use crate::prelude::*;
use crate::vector::{FromElements, Shuffle, ToElements};

/// The patterns.
pub static PATTERNS: &[greedy::Pattern] = rewrites![FromElements => shuffle_tree];

/// The most positions of all shuffles of a tree together.
const MAX_POSITIONS: usize = 1 << 26;

/// A vector that contains elements of the result.
struct Node {
    value: Value,
    /// The positions of the result, in order, and those of their elements in the vector.
    elements: Vec<(usize, i64)>,
}

impl Node {
    fn start(&self) -> usize {
        self.elements.first().map_or(0, |&(at, _)| at)
    }

    fn end(&self) -> usize {
        self.elements.last().map_or(0, |&(at, _)| at + 1)
    }
}

/// The vector and the position that an element of the result comes from.
fn source(b: &Builder<'_>, ctx: &Context, element: Value) -> Option<(Value, i64)> {
    let ValueDef::Result(op, at) = b.value_def(element) else { return None };
    let vector = b.as_::<ToElements>(op)?.source(b);
    let is_flat = b.ty(vector).as_::<VectorType>(ctx)?.shape.len() == 1;
    is_flat.then_some((vector, i64::from(at)))
}

/// The number of positions from the first to the last one of one or two nodes.
fn span(pair: &[Node]) -> usize {
    let start = pair.iter().map(Node::start).min().unwrap_or(0);
    pair.iter().map(Node::end).max().unwrap_or(0) - start
}

/// Shuffles one or two nodes into a vector of `width` elements, which starts at their first position in the result.
fn merge(b: &mut Builder<'_>, ctx: &Context, pair: &[Node], width: usize) -> Option<Node> {
    let (first, second) = (pair.first()?, pair.last()?);
    let n_first = *b.ty(first.value).as_::<VectorType>(ctx)?.shape.first()?;
    let start = first.start().min(second.start());
    let mut mask = vec![-1; width];
    let mut elements = Vec::new();
    for (i, node) in pair.iter().enumerate() {
        let offset = if i == 0 { 0 } else { n_first };
        for &(at, from) in &node.elements {
            *mask.get_mut(at - start)? = offset + from;
            elements.push((at, (at - start) as i64));
        }
    }
    elements.sort_unstable();
    let mask = DenseArrayAttr::of_i64s(ctx, &mask);
    let value = Shuffle::new(b, mask, first.value, second.value);
    Some(Node { value, elements })
}

/// Merges pairs of vectors, in the order of their first elements in the result, until one is left. All vectors of a level
/// have the same length.
fn shuffle_tree(op: FromElements, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let to = rw.ty(op.dest(rw)).as_::<VectorType>(ctx)?;
    let &[n] = to.shape else { return None };
    let mut nodes: Vec<Node> = Vec::new();
    let mut indices: FxHashMap<Value, usize> = FxHashMap::default();
    for (at, element) in op.elements(rw).iter().enumerate() {
        let (vector, from) = source(rw, ctx, element)?;
        let index = *indices.entry(vector).or_insert_with(|| {
            nodes.push(Node { value: vector, elements: Vec::new() });
            nodes.len() - 1
        });
        nodes.get_mut(index)?.elements.push((at, from));
    }
    let width_of = |nodes: &[Node]| nodes.chunks(2).map(span).max().unwrap_or(0);
    let n_positions = nodes.len().checked_mul(width_of(&nodes).max(usize::try_from(n).ok()?))?;
    if nodes.is_empty() || n_positions > MAX_POSITIONS {
        return None;
    }
    loop {
        let width = width_of(&nodes);
        let mut next: SmallVec<[Node; 4]> = SmallVec::new();
        for pair in nodes.chunks(2) {
            next.push(merge(rw, ctx, pair, width)?);
        }
        nodes = next.into_vec();
        if let [root] = nodes.as_slice() {
            let value = root.value;
            rw.replace(op.0, &[value]);
            return Some(());
        }
    }
}
