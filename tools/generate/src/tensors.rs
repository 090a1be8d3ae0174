//! Modules of tensors, linalg and bufferization, as text, for `one-shot-bufferize` and the passes around it: functions
//! that write slices, results of loops and branches, arguments of callees, and values that are read again later. Some
//! modules have operations that bufferization refuses, some have functions of the shape dialect; [`tosa`] makes its own.

mod control;
mod elements;
mod extents;
mod linalg;
mod shapes;
pub mod tosa;

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
    g.is_unbufferizable = g.rng.chance(30);
    if g.rng.chance(40) {
        g.declaration();
    }
    if g.rng.chance(8) {
        g.line("ml_program.global private mutable @variable(dense<1.0> : tensor<4xf32>) : tensor<4xf32>");
        g.has_variable = true;
    }
    let has_shapes = g.is_unbufferizable && g.rng.chance(30);
    for number in 0..functions {
        g.values.clear();
        if has_shapes { g.shape_function(number, ops) } else { g.tensor_function(number, ops) }
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
        if self.rng.chance(6) {
            params.push("tensor<*xf32>".to_owned());
        }
        let mut list = Vec::new();
        for ty in &params {
            let value = self.value(ty);
            let is_vector = Shaped::parse(ty).is_some_and(|shape| shape.dims.len() == 1);
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
        // A function that calls itself has the types of arguments for results.
        let recursive: Option<Vec<String>> = self.rng.chance(8).then(|| params[3..].to_vec());
        if let Some(results) = &recursive {
            let callee =
                Callee { name: format!("f{number}"), params: params.clone(), results: results.clone() };
            self.callees.push(callee);
        }
        let is_graph = self.rng.chance(15);
        if is_graph {
            self.branches(ops);
        } else {
            self.tensor_ops(ops, 0);
        }
        let returned: Vec<Val> = match &recursive {
            Some(types) => types.iter().filter_map(|ty| self.pick_of(|own| own == ty)).collect(),
            None => (0..self.rng.below(4)).filter_map(|_| self.pick_of(is_value)).collect(),
        };
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
        if recursive.is_none() {
            self.callees.push(Callee { name: format!("f{number}"), params, results });
        }
    }

    /// A function of these parameters that returns values of some types.
    fn function_of(
        &mut self,
        number: usize,
        params: Vec<Val>,
        ops: impl FnOnce(&mut Self),
        is_returned: impl Fn(&str) -> bool,
    ) {
        let list: Vec<String> = params.iter().map(|param| format!("{}: {}", param.name, param.ty)).collect();
        self.values.extend(params);
        let before = std::mem::take(&mut self.out);
        ops(self);
        let returned: Vec<Val> =
            (0..1 + self.rng.below(3)).filter_map(|_| self.pick_of(&is_returned)).collect();
        self.terminate("return", &returned);
        self.line("}");
        let body = std::mem::replace(&mut self.out, before);
        let types: Vec<String> = returned.into_iter().map(|value| value.ty).collect();
        self.line(&format!("func.func @f{number}({}) -> ({}) {{", list.join(", "), types.join(", ")));
        self.out.push_str(&body);
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
        if self.is_unbufferizable && self.rng.chance(12) {
            return self.unbufferizable();
        }
        match self.rng.below(44) {
            0..=4 => self.generic()?,
            5..=8 => self.named()?,
            40 => self.softmax(),
            41 => self.unranked()?,
            42 => self.variable()?,
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

    /// A load from the module's variable, or a store to it.
    fn variable(&mut self) -> Option<()> {
        if !self.has_variable {
            return None;
        }
        let shape = Shaped::new(vec![Some(4)], "f32");
        let ty = shape.tensor();
        if self.rng.chance(50) {
            self.op(&format!("ml_program.global_load @variable : {ty}"), &ty);
        } else {
            let value = self.tensor(&shape);
            self.line(&format!("ml_program.global_store @variable = {} : {ty}", value.name));
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
