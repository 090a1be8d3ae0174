//! Operations on the elements of whole tensors that one-shot bufferization leaves to other passes, and tensors of unknown
//! rank.

use super::shapes::{Shaped, is_tensor};
use crate::text::{Gen, Val};

/// Operations on tensors of a type of elements, with the number of operands.
const ARITHMETIC: [(&str, &[(&str, usize)]); 4] = [
    (
        "f32",
        &[
            ("arith.addf", 2),
            ("arith.mulf", 2),
            ("arith.divf", 2),
            ("arith.maximumf", 2),
            ("arith.negf", 1),
            ("math.exp", 1),
            ("math.absf", 1),
            ("math.sqrt", 1),
            ("math.powf", 2),
            ("math.fma", 3),
        ],
    ),
    (
        "i32",
        &[
            ("arith.addi", 2),
            ("arith.muli", 2),
            ("arith.subi", 2),
            ("arith.maxsi", 2),
            ("arith.shli", 2),
            ("arith.xori", 2),
            ("math.absi", 1),
            ("math.ctpop", 1),
        ],
    ),
    ("index", &[("arith.addi", 2), ("arith.muli", 2), ("arith.maxui", 2)]),
    ("i1", &[("arith.andi", 2), ("arith.ori", 2), ("arith.xori", 2)]),
];

/// Conversions: the operation, and the types of elements.
const CONVERSIONS: [(&str, &str, &str); 9] = [
    ("arith.sitofp", "i32", "f32"),
    ("arith.fptosi", "f32", "i32"),
    ("arith.extf", "f32", "f64"),
    ("arith.truncf", "f64", "f32"),
    ("arith.extsi", "i8", "i32"),
    ("arith.trunci", "i32", "i8"),
    ("arith.index_cast", "index", "i32"),
    ("arith.extui", "i1", "i32"),
    ("tensor.bitcast", "f32", "i32"),
];

impl Gen {
    /// An operation that one-shot bufferization refuses.
    pub(super) fn unbufferizable(&mut self) -> Option<()> {
        match self.rng.below(8) {
            0..=2 => self.arithmetic()?,
            3 => self.conversion()?,
            4 => self.compared(),
            5 => self.gathered()?,
            6 => self.pack()?,
            _ => self.scattered()?,
        }
        Some(())
    }

    fn arithmetic(&mut self) -> Option<()> {
        let (first, shape) = self.some_tensor();
        let ops = ARITHMETIC.iter().find(|row| row.0 == shape.elem)?.1;
        let (op, n) = self.rng.pick(ops)?;
        let operands: Vec<String> =
            [first.name].into_iter().chain((1..n).map(|_| self.tensor(&shape).name)).collect();
        let flags = if shape.elem == "f32" { self.maybe(15, " fastmath<fast>") } else { "" };
        self.op(&format!("{op} {}{flags} : {}", operands.join(", "), first.ty), &first.ty);
        Some(())
    }

    fn conversion(&mut self) -> Option<()> {
        let (tensor, mut shape) = self.some_tensor();
        let of_elem: Vec<_> = CONVERSIONS.iter().filter(|row| row.1 == shape.elem).collect();
        let (op, _, to) = self.any(&of_elem)?;
        shape.elem = (*to).to_owned();
        let ty = shape.tensor();
        self.op(&format!("{op} {} : {} to {ty}", tensor.name, tensor.ty), &ty);
        Some(())
    }

    /// A comparison, and a choice of elements by it.
    fn compared(&mut self) {
        let (first, shape) = self.some_tensor();
        let second = self.tensor(&shape);
        let (op, predicates) = match shape.elem.starts_with('f') {
            true => ("arith.cmpf", ["olt", "une"]),
            false => ("arith.cmpi", ["slt", "eq"]),
        };
        let condition = Shaped::new(shape.dims, "i1").tensor();
        let predicate = self.one(&predicates);
        let text = format!("{op} {predicate}, {}, {} : {}", first.name, second.name, first.ty);
        let chosen = self.op(&text, &condition);
        if self.rng.chance(60) {
            let text = format!(
                "arith.select {}, {}, {} : {condition}, {}",
                chosen.name, first.name, second.name, first.ty
            );
            self.op(&text, &first.ty);
        }
    }

    fn gathered(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let at = self.rng.below(shape.dims.len());
        shape.dims.get(at)?;
        let n = self.rng.pick(&[Some(2), Some(1), None]).flatten();
        let indices = self.tensor(&Shaped::new(vec![n, Some(1)], "index"));
        let drops = self.rng.chance(40);
        let dims = (0..shape.dims.len())
            .filter(|&dim| dim != at || !drops)
            .map(|dim| if dim == at { Some(1) } else { shape.dims[dim] });
        let result = Shaped::new([n].into_iter().chain(dims).collect(), &shape.elem).tensor();
        let unique = self.maybe(30, " unique");
        let text = format!(
            "tensor.gather {}[{}] gather_dims([{at}]){unique} : ({}, {}) -> {result}",
            tensor.name, indices.name, tensor.ty, indices.ty
        );
        self.op(&text, &result);
        Some(())
    }

    fn scattered(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let at = self.rng.below(shape.dims.len());
        shape.dims.get(at)?;
        let n = self.rng.pick(&[Some(2), Some(1), None]).flatten();
        let indices = self.tensor(&Shaped::new(vec![n, Some(1)], "index"));
        let mut dims = shape.dims.clone();
        dims[at] = Some(1);
        dims.insert(0, n);
        let source = self.tensor(&Shaped::new(dims, &shape.elem));
        let text = format!(
            "tensor.scatter {} into {}[{}] scatter_dims([{at}]) unique : ({}, {}, {}) -> {}",
            source.name, tensor.name, indices.name, source.ty, tensor.ty, indices.ty, tensor.ty
        );
        self.op(&text, &tensor.ty);
        Some(())
    }

    /// A tensor of unknown rank, or something made of one.
    pub(super) fn unranked(&mut self) -> Option<()> {
        let is_unranked = |ty: &str| ty.starts_with("tensor<*x");
        let Some(value) = self.pick_of(is_unranked).filter(|_| self.rng.chance(70)) else {
            let tensor: Val = self.pick_of(is_tensor)?;
            let ty = format!("tensor<*x{}>", Shaped::parse(&tensor.ty)?.elem);
            self.op(&format!("tensor.cast {} : {} to {ty}", tensor.name, tensor.ty), &ty);
            return Some(());
        };
        let elem = value.ty.strip_prefix("tensor<*x")?.strip_suffix('>')?.to_owned();
        match self.rng.below(4) {
            0 => drop(self.op(&format!("tensor.rank {} : {}", value.name, value.ty), "index")),
            1 => {
                let at = self.any_index();
                self.op(&format!("tensor.dim {}, {at} : {}", value.name, value.ty), "index");
            }
            _ => {
                let dims = (0..1 + self.rng.below(2)).map(|_| self.size()).collect();
                let ty = Shaped::new(dims, &elem).tensor();
                self.op(&format!("tensor.cast {} : {} to {ty}", value.name, value.ty), &ty);
            }
        }
        Some(())
    }
}
