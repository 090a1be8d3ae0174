//! Modules of tensors, linalg and bufferization, as text, for `one-shot-bufferize` and the passes around it: functions
//! that write slices, results of loops and branches, arguments of callees, and values that are read again later.

mod control;
mod linalg;
mod shapes;

use crate::text::{Callee, Gen, Val};
use shapes::Shaped;

/// Ways to say how a buffer of an argument may be used.
const ARGUMENTS: [&str; 5] = [
    "",
    " {bufferization.writable = false}",
    " {bufferization.access = \"read\"}",
    " {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}",
    " {bufferization.writable = true}",
];

/// The text of the module of a seed.
pub fn text(seed: u64, functions: usize, ops: usize) -> String {
    let mut g = Gen::new(seed ^ 0x7e_4507);
    if g.rng.chance(40) {
        g.declaration();
    }
    for number in 0..functions {
        g.values.clear();
        g.tensor_function(number, ops);
    }
    g.out
}

impl Gen {
    /// A function whose body is not known.
    fn declaration(&mut self) {
        let params: Vec<String> = (0..1 + self.rng.below(2)).map(|_| self.shape().tensor()).collect();
        let results: Vec<String> = (0..self.rng.below(2)).map(|_| self.shape().tensor()).collect();
        let attributes = self.maybe(30, " {bufferization.access = \"read\"}");
        let list: Vec<String> = params.iter().map(|ty| format!("{ty}{attributes}")).collect();
        self.line(&format!("func.func private @unknown({}) -> ({})", list.join(", "), results.join(", ")));
        self.callees.push(Callee { name: "unknown".to_owned(), params, results });
    }

    fn tensor_function(&mut self, number: usize, ops: usize) {
        let mut params: Vec<String> = ["index", "f32", "i1"].map(str::to_owned).to_vec();
        for _ in 0..1 + self.rng.below(3) {
            let shape = self.shape();
            params.push(if self.rng.chance(90) { shape.tensor() } else { shape.memref() });
        }
        let mut list = Vec::new();
        for ty in &params {
            let value = self.value(ty);
            let is_vector = ty.matches('x').count() == 1 && ty.starts_with("tensor") && !ty.contains("index");
            let attributes = match self.rng.chance(8) && ty.starts_with("tensor") {
                true => self.one(if is_vector { &ARGUMENTS } else { &ARGUMENTS[..3] }),
                false => "",
            };
            list.push(format!("{}: {ty}{attributes}", value.name));
            self.values.push(value);
        }
        let before = std::mem::take(&mut self.out);
        for number in 0..4 {
            self.op(&format!("arith.constant {number} : index"), "index");
        }
        let is_graph = self.rng.chance(15);
        if is_graph {
            self.branches(ops);
        } else {
            self.tensor_ops(ops, 0);
        }
        let returned: Vec<Val> = (0..self.rng.below(4)).filter_map(|_| self.pick_of(is_value)).collect();
        self.terminate("return", &returned);
        self.line("}");
        let body = std::mem::replace(&mut self.out, before);
        let visibility = self.maybe(40, "private ");
        let results: Vec<String> = returned.into_iter().map(|value| value.ty).collect();
        self.line(&format!(
            "func.func {visibility}@f{number}({}) -> ({}) {{",
            list.join(", "),
            results.join(", ")
        ));
        self.out.push_str(&body);
        self.callees.push(Callee { name: format!("f{number}"), params, results });
    }

    /// A terminator with these operands.
    fn terminate(&mut self, op: &str, values: &[Val]) {
        let names: Vec<&str> = values.iter().map(|value| &value.name[..]).collect();
        let types: Vec<&str> = values.iter().map(|value| &value.ty[..]).collect();
        match values {
            [] => self.line(op),
            _ => self.line(&format!("{op} {} : {}", names.join(", "), types.join(", "))),
        }
    }

    /// Some operations at a depth of regions.
    fn tensor_ops(&mut self, n: usize, depth: usize) {
        for _ in 0..n {
            self.tensor_op(depth);
        }
    }

    fn tensor_op(&mut self, depth: usize) -> Option<()> {
        match self.rng.below(40) {
            0..=4 => self.generic()?,
            5..=8 => self.named()?,
            9..=11 => self.elementwise(),
            12 => self.reduce(),
            13 => self.transpose()?,
            14 => self.broadcast(),
            15 => self.fill(),
            16..=18 => self.element_of_tensor()?,
            19..=22 => self.slice()?,
            23 => self.cast()?,
            24 | 25 => self.reshape()?,
            26 => self.pad()?,
            27 => self.concat()?,
            28 => self.extent()?,
            29 => self.select()?,
            30 => self.bufferization()?,
            31 => self.on_buffers()?,
            32 => self.transfer()?,
            33 | 34 => self.call_with_tensors()?,
            _ if depth < 3 => self.structured_control(depth)?,
            _ => self.element_of_tensor()?,
        }
        Some(())
    }

    /// A call of an earlier function; arguments that no value fits are made.
    fn call_with_tensors(&mut self) -> Option<()> {
        let callee = self.callees.get(self.rng.below(self.callees.len()))?.clone();
        for ty in &callee.params {
            match Shaped::parse(ty) {
                Some(shape) if ty.starts_with("tensor") => drop(self.tensor(&shape)),
                Some(shape) => drop(self.buffer(&shape)),
                None => {}
            }
        }
        self.call("func.call")
    }
}

/// Whether values of the type can be returned and carried by loops.
fn is_value(ty: &str) -> bool {
    ty.starts_with("tensor") || matches!(ty, "f32" | "i32" | "index")
}
