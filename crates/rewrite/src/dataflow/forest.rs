//! The bodies inside an operation, side by side.

use super::calls::Calls;
use crate::pass::PassContext;
use terrace_ir::body::OpRef;
use terrace_ir::decl::Trait;
use terrace_ir::{Block, Body, Op, OpDef, Region, Scope, Value};
use terrace_support::FxHashMap;

/// A body of a [`Forest`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BodyId(u32);

impl BodyId {
    /// The body of the operation whose bodies the forest has.
    pub const ROOT: Self = Self(0);

    /// The number, for side tables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An operation of a body of a [`Forest`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpId {
    /// The body that holds the operation's record.
    pub body: BodyId,
    /// The operation.
    pub op: Op,
}

/// A value of a body of a [`Forest`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ValueId {
    /// The body.
    pub body: BodyId,
    /// The value.
    pub value: Value,
}

struct Node {
    body: Box<Body>,
    /// The operation that owns the body; `None` for the root.
    owner: Option<OpId>,
    def: &'static OpDef,
}

/// All bodies inside an operation, taken out of their places, with the calls between them.
pub struct Forest {
    nodes: Vec<Node>,
    children: FxHashMap<OpId, BodyId>,
    pub(super) calls: Calls,
}

impl Forest {
    /// Takes the bodies of a pass's operation out; `None` if it has no body. [`Forest::restore`] puts them back.
    pub fn take(pass: &mut PassContext<'_>) -> Option<Self> {
        let def = pass.body.def(pass.op);
        let is_hidden = pass.outer.is_none();
        let body = pass.body.take_nested(pass.op)?;
        let calls = Calls::default();
        let mut forest =
            Self { nodes: vec![Node { body, owner: None, def }], children: FxHashMap::default(), calls };
        let mut at = 0;
        while at < forest.nodes.len() {
            let id = BodyId(at as u32);
            let outer = &mut forest.nodes[at].body;
            let mut taken: Vec<Node> = Vec::new();
            for op in outer.nested_ops() {
                let def = outer.def(op);
                let owner = Some(OpId { body: id, op });
                taken.extend(outer.take_nested(op).map(|body| Node { body, owner, def }));
            }
            for node in taken {
                if let Some(owner) = node.owner {
                    forest.children.insert(owner, BodyId(forest.nodes.len() as u32));
                }
                forest.nodes.push(node);
            }
            at += 1;
        }
        forest.calls = Calls::new(&forest, is_hidden);
        Some(forest)
    }

    /// Puts the bodies back in their places.
    pub fn restore(mut self, pass: &mut PassContext<'_>) {
        // Inner bodies come after those around them.
        while let Some(node) = self.nodes.pop() {
            match node.owner {
                Some(owner) => self.nodes[owner.body.index()].body.put_nested(owner.op, node.body),
                None => pass.body.put_nested(pass.op, node.body),
            }
        }
    }

    /// The bodies; each comes after the one around it.
    pub fn ids(&self) -> impl Iterator<Item = BodyId> + use<> {
        (0..self.nodes.len() as u32).map(BodyId)
    }

    /// A body.
    pub fn body(&self, id: BodyId) -> &Body {
        &self.nodes[id.index()].body
    }

    /// A body, to edit it.
    pub fn body_mut(&mut self, id: BodyId) -> &mut Body {
        &mut self.nodes[id.index()].body
    }

    /// All bodies with the declarations of their owners, to edit them.
    pub fn bodies_mut(&mut self) -> Vec<(BodyId, &'static OpDef, &mut Body)> {
        let nodes = self.nodes.iter_mut().enumerate();
        nodes.map(|(i, node)| (BodyId(i as u32), node.def, &mut *node.body)).collect()
    }

    /// The operation that owns a body; `None` for the root.
    pub fn owner(&self, id: BodyId) -> Option<OpId> {
        self.nodes[id.index()].owner
    }

    /// Calls `f` with the operation that owns a body; `None` for the root.
    pub fn with_owner<R>(&self, id: BodyId, f: impl FnOnce(Option<OpRef<'_>>) -> R) -> R {
        match self.owner(id) {
            Some(owner) => f(Some(Scope { body: self.body(owner.body), parent: None }.at(owner.op))),
            None => f(None),
        }
    }

    /// The declaration of the operation that owns a body.
    pub fn owner_def(&self, id: BodyId) -> &'static OpDef {
        self.nodes[id.index()].def
    }

    /// The body of an isolated operation.
    pub fn child(&self, op: OpId) -> Option<BodyId> {
        self.children.get(&op).copied()
    }

    /// The declaration of an operation.
    pub fn def(&self, op: OpId) -> &'static OpDef {
        self.body(op.body).def(op.op)
    }

    /// The calls of a function, if it has no others: it is not visible outside of the forest, and nothing takes its address.
    pub fn all_callers(&self, function: OpId) -> Option<&[OpId]> {
        (!self.calls.escapes(function)).then(|| self.calls.callers(function))
    }

    /// Lets analyses assume that a function may have callers that are not known: its signature will not change.
    pub fn assume_other_callers(&mut self, function: OpId) {
        self.calls.add_escaping(function);
    }

    /// The functions.
    pub fn functions(&self) -> Vec<OpId> {
        let is_function = |&op: &OpId| self.def(op).has(Trait::FunctionOpInterface);
        self.ids().filter_map(|id| self.owner(id)).filter(is_function).collect()
    }

    /// All operations, those around others before them.
    pub fn preorder(&self) -> Vec<OpId> {
        self.walk(false)
    }

    /// All operations, inner ones before those around them.
    pub fn postorder(&self) -> Vec<OpId> {
        let mut order = self.walk(true);
        order.reverse();
        order
    }

    /// All operations, those around others before them; those of a region from the last one on if `backwards`.
    fn walk(&self, backwards: bool) -> Vec<OpId> {
        let mut order = Vec::new();
        let mut stack: Vec<OpId> = Vec::new();
        let push = |id: BodyId, regions: Vec<Region>, stack: &mut Vec<OpId>| {
            let (start, body) = (stack.len(), self.body(id));
            for block in regions.into_iter().flat_map(|region| body.blocks(region)) {
                stack.extend(body.ops(block).map(|op| OpId { body: id, op }));
            }
            if !backwards {
                stack[start..].reverse();
            }
        };
        push(BodyId::ROOT, self.body(BodyId::ROOT).root_regions().collect(), &mut stack);
        while let Some(op) = stack.pop() {
            order.push(op);
            if self.body(op.body).n_regions(op.op) != 0 {
                let (id, regions) = self.regions(op);
                push(id, regions, &mut stack);
            }
        }
        order
    }

    /// The first block of the first region of an isolated operation, such as a function; `None` if it has none.
    pub fn entry_of(&self, op: OpId) -> Option<(BodyId, Block)> {
        let child = self.child(op)?;
        let body = self.body(child);
        Some((child, body.entry_block(body.root_regions().next()?)?))
    }

    /// The operation around a region; `None` if that is the owner of the forest.
    pub fn region_owner(&self, body: BodyId, region: Region) -> Option<OpId> {
        match self.body(body).region_parent(region) {
            Some(op) => Some(OpId { body, op }),
            None => self.owner(body),
        }
    }

    /// The operation around another one; `None` if that is the owner of the forest.
    pub fn parent(&self, op: OpId) -> Option<OpId> {
        match self.body(op.body).parent_op(op.op) {
            Some(parent) => Some(OpId { body: op.body, op: parent }),
            None => self.owner(op.body),
        }
    }

    /// The regions of an operation, and the body that they are in.
    pub fn regions(&self, op: OpId) -> (BodyId, Vec<Region>) {
        match self.child(op) {
            Some(child) => (child, self.body(child).root_regions().collect()),
            None => (op.body, self.body(op.body).regions(op.op).to_vec()),
        }
    }
}
