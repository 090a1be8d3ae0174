//! `view-op-graph`: prints an operation as a graph in DOT, with a box for each operation, region and block argument.

use crate::pass::{Anchor, PassContext};
use crate::passes;
use std::fmt::Write as _;
use terrace_ir::asm::{ValueNames, attr_to_string, attributes_of, type_to_string};
use terrace_ir::attrs::{DenseElementsAttr, DenseResourceElementsAttr, SparseElementsAttr};
use terrace_ir::body::OpRef;
use terrace_ir::{Attr, Block, Body, Context, Op, Region, Result, Scope, Type, Value};
use terrace_support::FxHashMap;

passes! {
    /// Print Graphviz visualization of an operation.
    ViewOpGraph("ViewOpGraph") = "view-op-graph" on(Anchor::Any) {
        /// Limit attribute/type length to number of chars
        max_label_len: u32 = 20,
        /// Print attributes of operations
        print_attrs: bool = true,
        /// Print control flow edges
        print_control_flow_edges: bool = false,
        /// Print data flow edges
        print_data_flow_edges: bool = true,
        /// Print result types of operations
        print_result_types: bool = true,
    } => view_op_graph;
}

/// Arrays and elements with more elements than this are left out.
const MAX_ELEMENTS: u64 = 16;

/// A node of the graph. Edges of a cluster begin and end at an invisible node in it and are clipped at its border.
#[derive(Clone, Copy)]
struct Node {
    id: u32,
    cluster: Option<u32>,
}

struct Graph<'a> {
    options: &'a ViewOpGraph,
    ctx: &'a Context,
    names: ValueNames<'a>,
    /// The hue of each operation name.
    hues: FxHashMap<&'static str, f64>,
    out: String,
    depth: usize,
    last_id: u32,
    /// The nodes of values, by the address of their body.
    nodes: FxHashMap<(usize, Value), Node>,
    /// Operands and the nodes of their operations, in order.
    uses: Vec<(&'a Body, Value, Node)>,
    edges: Vec<String>,
}

/// Runs the pass.
fn view_op_graph(options: &ViewOpGraph, pass: &mut PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let scope = Scope { body: pass.body, parent: pass.outer };
    let op = scope.at(pass.op);
    let mut graph = Graph {
        options,
        ctx: &ctx,
        names: ValueNames::of(op),
        hues: hues(op),
        out: "digraph G {\n  compound = true;\n".to_owned(),
        depth: 1,
        last_id: 0,
        nodes: FxHashMap::default(),
        uses: Vec::new(),
        edges: Vec::new(),
    };
    graph.operation(op.body(), op.op);
    for (body, value, node) in core::mem::take(&mut graph.uses) {
        let Some(&from) = graph.nodes.get(&(address(body), value)) else { continue };
        let port = graph.port(body, value);
        graph.edge(from, node, Some(&port), "solid");
    }
    for edge in core::mem::take(&mut graph.edges) {
        graph.line(&format!("{edge};"));
    }
    graph.out.push_str("}\n");
    ctx.print_text(graph.out);
    pass.finish(false)
}

fn address(body: &Body) -> usize {
    core::ptr::from_ref(body).addr()
}

/// The hues of operation names, spread evenly in the order in which the names occur, inner operations first.
fn hues(op: OpRef<'_>) -> FxHashMap<&'static str, f64> {
    let (mut order, mut pending) = (Vec::new(), vec![(op.body(), op.op)]);
    // Reversed preorder with the last child first is postorder.
    while let Some((body, op)) = pending.pop() {
        order.push(body.def(op).name);
        let inner = body.nested_body(op).unwrap_or(body);
        let regions: Vec<Region> = regions(body, op);
        let blocks = regions.into_iter().flat_map(|region| inner.blocks(region));
        pending.extend(blocks.flat_map(|block| inner.ops(block)).map(|op| (inner, op)));
    }
    let mut names: Vec<&'static str> = Vec::new();
    let mut hues = FxHashMap::default();
    for name in order.into_iter().rev() {
        if hues.insert(name, 0.0).is_none() {
            names.push(name);
        }
    }
    for (i, name) in names.iter().enumerate() {
        hues.insert(name, i as f64 / names.len() as f64);
    }
    hues
}

/// The regions of an operation, in the body that they are in.
fn regions(body: &Body, op: Op) -> Vec<Region> {
    match body.nested_body(op) {
        Some(nested) => nested.root_regions().collect(),
        None => body.regions(op).to_vec(),
    }
}

/// Escapes the characters that have a meaning in labels.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if "{|<}>\n\"".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

impl<'a> Graph<'a> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "  ".repeat(self.depth));
    }

    fn next_id(&mut self) -> u32 {
        self.last_id += 1;
        self.last_id
    }

    /// Cuts a text that is too long.
    fn truncated(&self, text: String) -> String {
        let max = usize::try_from(self.options.max_label_len).unwrap_or(usize::MAX);
        if text.len() <= max {
            return text;
        }
        let end = (0..=max).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        format!("{}...", &text[..end])
    }

    fn ty(&self, ty: Type) -> String {
        escape(&self.truncated(type_to_string(self.ctx, ty)))
    }

    fn attr(&self, attr: Attr) -> String {
        let ctx = self.ctx;
        let elements = attr.is::<DenseElementsAttr>(ctx)
            || attr.is::<DenseResourceElementsAttr>(ctx)
            || attr.is::<SparseElementsAttr>(ctx);
        if attr.as_::<DenseElementsAttr>(ctx).is_some_and(|dense| dense.splat) {
            return escape(&attr_to_string(ctx, attr));
        }
        let ty = attr.ty(ctx).filter(|_| elements);
        let shaped = ty.and_then(|ty| ty.as_shaped(ctx));
        if let Some((ty, shaped)) = ty.zip(shaped)
            && shaped.n_elements().is_some_and(|n| n > MAX_ELEMENTS)
        {
            let rank = shaped.shape.map_or(0, <[i64]>::len);
            return format!("{}...{} : {}", "[".repeat(rank), "]".repeat(rank), self.ty(ty));
        }
        if attr.as_array(ctx).is_some_and(|elems| elems.len() as u64 > MAX_ELEMENTS) {
            return "[...]".to_owned();
        }
        escape(&self.truncated(attr_to_string(ctx, attr)))
    }

    /// The attributes, each on a line of a label.
    fn attrs(&self, body: &'a Body, op: Op) -> String {
        let mut text = String::new();
        if self.options.print_attrs {
            for (name, attr) in attributes_of(body, op) {
                let _ = write!(text, "{}: {}\\l", String::from_utf8_lossy(name), self.attr(attr));
            }
        }
        text
    }

    /// The name of a value in the names of its ports.
    fn port(&self, body: &Body, value: Value) -> String {
        self.names.get(body, value).replace(['%', '#'], "_")
    }

    /// The field of a value in a label: its port, name and type.
    fn field(&self, body: &Body, value: Value) -> String {
        let name = self.names.get(body, value);
        let ty = match self.options.print_result_types {
            true => format!(" {}", self.ty(body.ty(value))),
            false => String::new(),
        };
        format!("<res{}> {name}{ty}", self.port(body, value))
    }

    /// Adds a box with others inside.
    fn cluster(&mut self, label: &str, inner: impl FnOnce(&mut Self)) -> Node {
        let cluster = self.next_id();
        self.line(&format!("subgraph cluster_{cluster} {{"));
        self.depth += 1;
        let id = self.next_id();
        self.line(&format!("v{id} [label = \" \", shape = plain];"));
        self.line(&format!("label = \"{label}\";"));
        inner(self);
        self.depth -= 1;
        self.line("}");
        Node { id, cluster: Some(cluster) }
    }

    fn edge(&mut self, from: Node, to: Node, port: Option<&str>, style: &str) {
        let end = |node: Node, prefix: &str, side: &str| match (port, node.cluster) {
            (Some(port), None) => format!("v{}:{prefix}{port}:{side}", node.id),
            _ => format!("v{}", node.id),
        };
        let mut attrs = String::new();
        if let Some(cluster) = to.cluster {
            let _ = write!(attrs, "lhead = cluster_{cluster}, ");
        }
        if let Some(cluster) = from.cluster {
            let _ = write!(attrs, "ltail = cluster_{cluster}, ");
        }
        let (from, to) = (end(from, "res", "s"), end(to, "arg", "n"));
        self.edges.push(format!("{from} -> {to}[{attrs}style = {style}]"));
    }

    fn block(&mut self, body: &'a Body, block: Block) {
        for &arg in body.args(block) {
            let id = self.next_id();
            let label = self.field(body, arg);
            self.line(&format!("v{id} [label = \"{label}\", shape = Mrecord];"));
            self.nodes.insert((address(body), arg), Node { id, cluster: None });
        }
        let mut previous = None;
        for op in body.ops(block) {
            let node = self.operation(body, op);
            if let Some(previous) = previous.replace(node)
                && self.options.print_control_flow_edges
            {
                self.edge(previous, node, None, "dashed");
            }
        }
    }

    fn operation(&mut self, body: &'a Body, op: Op) -> Node {
        let node = match body.n_regions(op) {
            0 => self.leaf(body, op),
            _ => {
                let label = self.cluster_label(body, op);
                self.cluster(&label, |graph| {
                    let inner = body.nested_body(op).unwrap_or(body);
                    for block in regions(body, op).into_iter().flat_map(|region| inner.blocks(region)) {
                        graph.cluster("", |graph| graph.block(inner, block));
                    }
                })
            }
        };
        if self.options.print_data_flow_edges {
            self.uses.extend(body.operands(op).iter().map(|operand| (body, operand, node)));
        }
        for result in body.results(op) {
            self.nodes.insert((address(body), result), node);
        }
        node
    }

    fn cluster_label(&self, body: &'a Body, op: Op) -> String {
        let mut label = body.def(op).name.to_owned();
        if self.options.print_result_types {
            let types: Vec<String> =
                body.types(body.results(op)).map(|ty| type_to_string(self.ctx, ty)).collect();
            let _ = write!(label, " : ({})", self.truncated(types.join(", ")));
        }
        if self.options.print_attrs {
            label.push_str("\\l");
        }
        label + &self.attrs(body, op)
    }

    /// Adds the box of an operation without regions, which has fields for its operands and results.
    fn leaf(&mut self, body: &'a Body, op: Op) -> Node {
        let mut label = "{".to_owned();
        let operand = |value| format!("<arg{}> {}", self.port(body, value), self.names.get(body, value));
        let operands: Vec<String> = body.operands(op).iter().map(operand).collect();
        if !operands.is_empty() {
            let _ = write!(label, "{{{}}}|", operands.join("|"));
        }
        let _ = write!(label, "{}\\l", body.def(op).name);
        let attrs = self.attrs(body, op);
        if !attrs.is_empty() {
            let _ = write!(label, "\\l{attrs}");
        }
        let results: Vec<String> = body.results(op).iter().map(|value| self.field(body, value)).collect();
        if !results.is_empty() {
            let _ = write!(label, "|{{{}}}", results.join("|"));
        }
        label.push('}');
        let id = self.next_id();
        let hue = self.hues.get(body.def(op).name).copied().unwrap_or(0.0);
        let style = "shape = Mrecord, style = filled";
        self.line(&format!("v{id} [fillcolor = \"{hue:.6} 0.3 0.95\", label = \"{label}\", {style}];"));
        Node { id, cluster: None }
    }
}
