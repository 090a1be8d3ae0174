//! Control flow: from a graph of blocks to nested blocks and loops.
//!
//! Reducible graphs follow the tree of dominators, as in Norman Ramsey's “Beyond Relooper” (ICFP 2022): a block that several
//! edges reach stands behind the end of a WebAssembly block that its dominator opens; the head of a loop opens a WebAssembly
//! loop; any other block stands where its only predecessor ends. A function whose graph is irreducible becomes one loop around a
//! jump table of all its blocks.

use crate::code::Reg;
use crate::function::FunctionTranslator;
use crate::{Translated, Unsupported};
use std::borrow::Cow;
use std::collections::HashMap;
use wasm_encoder::{BlockType, Instruction, ValType};

/// A graph of control flow. Node 0 is the entry; all nodes are reachable.
#[derive(Default)]
pub struct Graph {
    /// The successors of each node.
    pub successors: Vec<Vec<usize>>,
    /// The nodes that jump tables reach, which have labels.
    pub is_table_target: Vec<bool>,
}

/// How the code of a node ends.
pub enum Exit {
    /// Control does not go on.
    None,
    /// At a node.
    Jump(usize),
    /// At the first node if a number is not zero, else at the second.
    Branch(Reg, usize, usize),
    /// At the node with the index that a number is, or else at the last one. No edge passes values.
    Table(Reg, Vec<usize>, usize),
}

/// The meaning of a WebAssembly label.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Label {
    /// The head of a loop, reached backward.
    Loop(usize),
    /// A node behind a block, reached forward.
    Behind(usize),
    /// Nothing.
    If,
}

/// The labels around a place, the innermost last.
#[derive(Default)]
struct Labels {
    open: Vec<Label>,
    position: HashMap<Label, usize>,
}

impl Labels {
    fn push(&mut self, label: Label) {
        self.position.insert(label, self.open.len());
        self.open.push(label);
    }

    fn pop(&mut self) {
        if let Some(label) = self.open.pop() {
            self.position.remove(&label);
        }
    }

    /// How many labels are inside this one.
    fn depth(&self, label: Label) -> Translated<u32> {
        let position = self.position.get(&label);
        let position = position.ok_or(Unsupported::new("control flow of another kind"))?;
        Ok((self.open.len() - 1 - position) as u32)
    }
}

enum Task {
    /// A node with all that it dominates.
    Tree(usize),
    /// A node's own code.
    Node(usize),
    /// The edge from a node to another.
    Edge(usize, usize),
    /// The start of the other branch.
    Else,
    /// The end of a block.
    End,
}

/// The order of the nodes, and their dominators.
struct Order {
    /// The nodes, definitions before uses.
    nodes: Vec<usize>,
    /// The position of each node in `nodes`.
    position: Vec<usize>,
    /// The immediate dominator of each node.
    dominator: Vec<usize>,
}

impl Order {
    fn of(graph: &Graph) -> Self {
        let n = graph.successors.len();
        let (mut seen, mut nodes) = (vec![false; n], Vec::with_capacity(n));
        let mut stack = vec![(0, 0)];
        if let Some(entry) = seen.first_mut() {
            *entry = true;
        }
        while let Some((node, next)) = stack.last_mut() {
            // The last successor first: the first one then follows its predecessor.
            let successors = &graph.successors[*node];
            match successors.len().checked_sub(*next + 1).map(|at| successors[at]) {
                Some(successor) => {
                    *next += 1;
                    if !core::mem::replace(&mut seen[successor], true) {
                        stack.push((successor, 0));
                    }
                }
                None => {
                    nodes.push(*node);
                    stack.pop();
                }
            }
        }
        nodes.reverse();
        let mut position = vec![usize::MAX; n];
        nodes.iter().enumerate().for_each(|(i, &node)| position[node] = i);
        let dominator = Self::dominators(graph, &nodes, &position);
        Self { nodes, position, dominator }
    }

    /// The algorithm of Cooper, Harvey and Kennedy.
    fn dominators(graph: &Graph, nodes: &[usize], position: &[usize]) -> Vec<usize> {
        let n = graph.successors.len();
        let mut predecessors = vec![Vec::new(); n];
        for &node in nodes {
            for &successor in &graph.successors[node] {
                predecessors[successor].push(node);
            }
        }
        let mut dominator = vec![usize::MAX; n];
        dominator[0] = 0;
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for &node in nodes.iter().skip(1) {
                let mut new = usize::MAX;
                for &predecessor in &predecessors[node] {
                    if dominator[predecessor] == usize::MAX {
                        continue;
                    }
                    if new == usize::MAX {
                        new = predecessor;
                        continue;
                    }
                    let mut other = predecessor;
                    while new != other {
                        while position[new] > position[other] {
                            new = dominator[new];
                        }
                        while position[other] > position[new] {
                            other = dominator[other];
                        }
                    }
                }
                is_changed |= dominator[node] != new;
                dominator[node] = new;
            }
        }
        dominator
    }

    fn is_backward(&self, from: usize, to: usize) -> bool {
        self.position[to] <= self.position[from]
    }

    /// Whether the head of each loop dominates the loop. Positions in the tree of dominators decide in constant time.
    fn is_reducible(&self, graph: &Graph, children: &[Vec<usize>]) -> bool {
        let mut span = vec![(0, 0); self.dominator.len()];
        let (mut clock, mut stack) = (0, vec![(0, 0)]);
        while let Some((node, next)) = stack.last_mut() {
            if *next == 0 {
                span[*node].0 = clock;
                clock += 1;
            }
            match children[*node].get(*next) {
                Some(&child) => {
                    *next += 1;
                    stack.push((child, 0));
                }
                None => {
                    span[*node].1 = clock;
                    stack.pop();
                }
            }
        }
        let dominates = |x: usize, y: usize| span[x].0 <= span[y].0 && span[y].1 <= span[x].1;
        self.nodes.iter().all(|&from| {
            graph.successors[from].iter().all(|&to| !self.is_backward(from, to) || dominates(to, from))
        })
    }

    /// The nodes that each node dominates immediately, in order.
    fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.dominator.len()];
        for &node in self.nodes.iter().skip(1) {
            children[self.dominator[node]].push(node);
        }
        children
    }
}

impl FunctionTranslator<'_, '_> {
    /// Translates all nodes of a graph.
    pub fn structure(&mut self, graph: &Graph) -> Translated {
        let order = Order::of(graph);
        let children = order.children();
        if !order.is_reducible(graph, &children) {
            return self.dispatch(graph);
        }
        let n = graph.successors.len();
        let (mut forward, mut is_loop) = (vec![0usize; n], vec![false; n]);
        for &from in &order.nodes {
            for &to in &graph.successors[from] {
                if order.is_backward(from, to) {
                    is_loop[to] = true;
                } else {
                    forward[to] += 1;
                }
            }
        }
        let is_labelled = |node: usize| forward[node] > 1 || graph.is_table_target[node];
        let mut labels = Labels::default();
        let mut tasks = vec![Task::Tree(0)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Tree(node) => {
                    if is_loop[node] {
                        self.code.push(Instruction::Loop(BlockType::Empty));
                        labels.push(Label::Loop(node));
                        tasks.push(Task::End);
                    }
                    for &child in children[node].iter().rev().filter(|&&child| is_labelled(child)) {
                        self.code.push(Instruction::Block(BlockType::Empty));
                        labels.push(Label::Behind(child));
                        tasks.extend([Task::Tree(child), Task::End]);
                    }
                    tasks.push(Task::Node(node));
                }
                Task::Node(node) => match self.node(node)? {
                    Exit::None => {}
                    Exit::Jump(to) => tasks.push(Task::Edge(node, to)),
                    Exit::Branch(condition, then, other) => {
                        self.code.effect(&[condition], Instruction::If(BlockType::Empty));
                        labels.push(Label::If);
                        tasks.extend([
                            Task::End,
                            Task::Edge(node, other),
                            Task::Else,
                            Task::Edge(node, then),
                        ]);
                    }
                    Exit::Table(index, targets, default) => {
                        let depth = |to: usize| labels.depth(label(&order, node, to));
                        let depths: Vec<u32> =
                            targets.iter().map(|&to| depth(to)).collect::<Translated<_>>()?;
                        let default = depth(default)?;
                        self.code.effect(&[index], Instruction::BrTable(Cow::Owned(depths), default));
                    }
                },
                Task::Edge(from, to) => {
                    self.pass_values(from, to)?;
                    if order.is_backward(from, to) || is_labelled(to) {
                        let depth = labels.depth(label(&order, from, to))?;
                        self.code.push(Instruction::Br(depth));
                    } else {
                        tasks.push(Task::Tree(to));
                    }
                }
                Task::Else => self.code.push(Instruction::Else),
                Task::End => {
                    self.code.push(Instruction::End);
                    labels.pop();
                }
            }
        }
        Ok(())
    }

    /// One loop around a jump table of all nodes.
    fn dispatch(&mut self, graph: &Graph) -> Translated {
        let n = graph.successors.len();
        let state = self.code.local(ValType::I32);
        self.code.get(Reg::I32(0));
        self.code.set(state);
        self.code.push(Instruction::Loop(BlockType::Empty));
        (0..n).for_each(|_| self.code.push(Instruction::Block(BlockType::Empty)));
        let depths: Vec<u32> = (0..n as u32).collect();
        self.code.effect(&[state], Instruction::BrTable(Cow::Owned(depths), n as u32 - 1));
        for node in 0..n {
            self.code.push(Instruction::End);
            let depth = (n - 1 - node) as u32;
            match self.node(node)? {
                Exit::None => {}
                Exit::Jump(to) => self.go_to(state, node, to, depth)?,
                Exit::Branch(condition, then, other) => {
                    self.code.effect(&[condition], Instruction::If(BlockType::Empty));
                    self.go_to(state, node, then, depth + 1)?;
                    self.code.push(Instruction::Else);
                    self.go_to(state, node, other, depth + 1)?;
                    self.code.push(Instruction::End);
                }
                Exit::Table(index, targets, default) => {
                    let mut to = Reg::I32(default as i32);
                    for (i, &target) in targets.iter().enumerate() {
                        let is_this =
                            self.code.op(ValType::I32, &[index, Reg::I32(i as i32)], Instruction::I32Eq);
                        to = self.code.select(is_this, Reg::I32(target as i32), to);
                    }
                    self.code.get(to);
                    self.code.set(state);
                    self.code.push(Instruction::Br(depth));
                }
            }
        }
        self.code.push(Instruction::End);
        Ok(())
    }

    fn go_to(&mut self, state: Reg, from: usize, to: usize, depth: u32) -> Translated {
        self.pass_values(from, to)?;
        self.code.get(Reg::I32(to as i32));
        self.code.set(state);
        self.code.push(Instruction::Br(depth));
        Ok(())
    }
}

fn label(order: &Order, from: usize, to: usize) -> Label {
    if order.is_backward(from, to) { Label::Loop(to) } else { Label::Behind(to) }
}
