//! Edges of the control flow, and blocks that join several of them.

use super::lift::Lift;
use crate::prelude::*;
use terrace_rewrite::greedy::branch_operands;

/// An edge of the control flow: a successor of a terminator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    /// The terminator.
    pub op: Op,
    /// The number of the successor.
    pub succ: usize,
}

impl Edge {
    /// The block that it leads to.
    pub fn target(self, body: &Body) -> Block {
        body.succ(self.op, self.succ)
    }

    /// The block that it comes from.
    pub fn source(self, body: &Body) -> Option<Block> {
        body.block_of(self.op)
    }

    /// The values that it passes to the arguments of its target.
    pub fn values(self, body: &Body) -> SmallVec<[Value; 4]> {
        let range = body.def(self.op).hooks.branch.and_then(|branch| branch(body, self.op, self.succ));
        let (start, end) = range.unwrap_or((0, 0));
        body.operands(self.op).slice(start, end).iter().collect()
    }
}

/// The edges that leave a block.
pub(super) fn out_edges(body: &Body, block: Block) -> impl Iterator<Item = Edge> + use<> {
    let last = body.last_op(block).map(|op| (op, body.n_succs(op)));
    last.into_iter().flat_map(|(op, n)| (0..n).map(move |succ| Edge { op, succ }))
}

/// The edges that enter a block, most recent first.
pub(super) fn in_edges(body: &Body, block: Block) -> impl Iterator<Item = Edge> + '_ {
    body.block_uses(block).map(|use_| Edge { op: use_.owner, succ: use_.index as usize })
}

/// Adds arguments to a block with the types and locations of another block's.
pub(super) fn add_args_of(body: &mut Body, block: Block, other: Block) {
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(body.args(other));
    for arg in args {
        add_arg_like(body, block, arg, body.arg_loc(arg));
    }
}

/// Adds an argument of a value's type.
pub(super) fn add_arg_like(body: &mut Body, block: Block, value: Value, loc: Loc) -> Value {
    let arg = body.add_arg(block, body.ty(value));
    body.set_arg_loc(arg, loc);
    arg
}

/// Where a switch leads, and the values that it passes there.
pub(super) type Destination<'a> = (Block, &'a [Value]);

/// Creates a `cf.switch`.
pub(super) fn switch(
    b: &mut Builder,
    flag: Value,
    cases: &[(usize, Destination<'_>)],
    default: Destination<'_>,
) {
    let sizes: SmallVec<[i32; 4]> = cases.iter().map(|(_, (_, values))| values.len() as i32).collect();
    let mut succs: SmallVec<[Block; 4]> = SmallVec::from_elem(default.0, 1);
    let mut passed: SmallVec<[Value; 8]> = SmallVec::new();
    for &(_, (block, values)) in cases {
        succs.push(block);
        passed.extend_from_slice(values);
    }
    let segments = DenseArrayAttr::of_i32s(b.ctx(), &sizes);
    let values = (!cases.is_empty()).then(|| {
        let bytes: Vec<u8> = cases.iter().flat_map(|(case, _)| (*case as i32).to_le_bytes()).collect();
        let ty = VectorType::fixed(b.ctx(), &[cases.len() as i64], Type::I32);
        DenseElementsAttr::get(b.ctx(), ty, cases.len() == 1, &bytes)
    });
    cf::Switch::with(segments, flag, default.1, &passed, &succs).case_values(values).build(b);
}

/// A block that edges to several targets lead through. Its arguments are those of all targets, then the number of the
/// target if there are several, then at most one more value.
pub(super) struct Multiplexer {
    pub block: Block,
    /// The targets, each with the number of its first argument.
    targets: Vec<(Block, usize)>,
    numbers: FxHashMap<Block, usize>,
    /// The argument with the number of the target.
    choice: Option<Value>,
}

impl Lift<'_> {
    /// Creates a multiplexer behind the first of its targets. `has_more` says whether it takes a value besides.
    pub(super) fn multiplexer(&mut self, loc: Loc, targets: &[Block], has_more: bool) -> Multiplexer {
        let block = self.body.create_block();
        if let Some(&first) = targets.first()
            && let Some(region) = self.body.region_of(first)
        {
            let behind = self.body.next_block(first);
            self.body.insert_block(block, region, behind);
        }
        let mut result =
            Multiplexer { block, targets: Vec::new(), numbers: FxHashMap::default(), choice: None };
        for &target in targets {
            let number = result.targets.len();
            if *result.numbers.entry(target).or_insert(number) == number {
                result.targets.push((target, self.body.args(block).len()));
                add_args_of(self.body, block, target);
            }
        }
        let zero = self.number(0);
        if result.targets.len() > 1 {
            result.choice = Some(add_arg_like(self.body, block, zero, loc));
        }
        if has_more {
            add_arg_like(self.body, block, zero, loc);
        }
        result
    }

    /// Lets an edge to a target lead through the multiplexer, with a value for the additional argument if it has one.
    pub(super) fn redirect(&mut self, multiplexer: &Multiplexer, edge: Edge, more: Option<Value>) {
        let target = edge.target(self.body);
        let Some(&number) = multiplexer.numbers.get(&target) else { return };
        let first = multiplexer.targets[number].1;
        let passed = edge.values(self.body);
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(self.body.args(multiplexer.block));
        let own = args.len() - usize::from(more.is_some());
        let values: Vec<Value> = args
            .iter()
            .enumerate()
            .map(|(i, &arg)| match passed.get(i.wrapping_sub(first)) {
                Some(&value) if i >= first => value,
                _ if multiplexer.choice == Some(arg) => self.number(number),
                _ if i >= own => more.unwrap_or(arg),
                _ => self.undefined(self.body.ty(arg)),
            })
            .collect();
        self.body.set_succ(edge.op, edge.succ, multiplexer.block);
        branch_operands::assign(self.body, edge.op, edge.succ, &values);
    }

    /// Dispatches at the end of a block to the targets of a multiplexer, except to one.
    pub(super) fn dispatch(&mut self, multiplexer: &Multiplexer, loc: Loc, at: Block, except: Option<Block>) {
        let args: Vec<Value> = self.body.args(multiplexer.block).to_vec();
        let mut cases: Vec<(usize, Destination<'_>)> = Vec::new();
        for (number, &(target, first)) in multiplexer.targets.iter().enumerate() {
            if Some(target) != except {
                let n = self.body.args(target).len();
                cases.push((number, (target, args.get(first..first + n).unwrap_or(&[]))));
            }
        }
        let flag = match multiplexer.choice {
            Some(choice) if cases.len() != 1 => choice,
            _ => self.number(0),
        };
        if let Some((_, default)) = cases.pop() {
            switch(&mut Builder::at_end(self.body, at, loc), flag, &cases, default);
        }
    }

    /// Joins edges in one block that leads on to their targets.
    pub(super) fn join(&mut self, loc: Loc, edges: &[Edge]) -> Block {
        let targets: Vec<Block> = edges.iter().map(|edge| edge.target(self.body)).collect();
        let multiplexer = self.multiplexer(loc, &targets, false);
        for &edge in edges {
            self.redirect(&multiplexer, edge, None);
        }
        self.dispatch(&multiplexer, loc, multiplexer.block, None);
        multiplexer.block
    }
}
