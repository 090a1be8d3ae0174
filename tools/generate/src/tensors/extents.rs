//! Functions of the shape dialect: shapes and sizes of tensors, what is computed from them, and code that is valid under
//! constraints on them.

use super::shapes::Shaped;
use crate::text::{Gen, Val, results};

const SHAPE: &str = "!shape.shape";
const SIZE: &str = "!shape.size";
const WITNESS: &str = "!shape.witness";
const EXTENTS: &str = "tensor<?xindex>";

/// Whether the type is a shape, or a tensor of its extents.
fn is_shape(ty: &str) -> bool {
    ty == SHAPE
        || Shaped::parse(ty)
            .is_some_and(|s| s.elem == "index" && s.dims.len() == 1 && ty.starts_with("tensor"))
}

/// `index`, or the type of sizes if any of the types is one of this dialect.
fn size_of(types: &[&str]) -> &'static str {
    if types.iter().any(|ty| ty.starts_with('!')) { SIZE } else { "index" }
}

impl Gen {
    pub(super) fn shape_function(&mut self, number: usize, ops: usize) {
        let mut params = vec!["index".to_owned(), EXTENTS.to_owned()];
        params.extend((0..1 + self.rng.below(3)).map(|_| self.shape().tensor()));
        if self.rng.chance(30) {
            params.extend([SHAPE, SIZE].map(str::to_owned));
        }
        if self.rng.chance(20) {
            params.push("tensor<*xf32>".to_owned());
        }
        let params: Vec<Val> = params.iter().map(|ty| self.value(ty)).collect();
        let is_returned = |ty: &str| is_shape(ty) || ty == "index" || ty == SIZE || ty.starts_with("tensor");
        self.function_of(number, params, |g| g.shape_ops(ops, 0), is_returned);
    }

    fn shape_ops(&mut self, n: usize, depth: usize) {
        for _ in 0..n {
            self.shape_op(depth);
        }
    }

    fn shape_op(&mut self, depth: usize) -> Option<()> {
        match self.rng.below(24) {
            0..=3 => drop(self.shape_of()),
            4..=6 => self.joined_shapes(),
            7 => self.constant_shape(),
            8..=10 => self.size_of_shape(),
            11 | 12 => self.computed_size(),
            13 => self.tested_shapes(),
            14 | 15 => drop(self.witness()),
            16 => self.split_shape(),
            17 | 18 => self.converted_shape()?,
            19 => self.reduced_shape(),
            20 => self.reshaped_value()?,
            21 | 22 if depth < 2 => self.assuming(depth),
            _ => self.tensor_op(2)?,
        }
        Some(())
    }

    /// A shape, or a tensor of extents.
    fn any_shape(&mut self) -> Val {
        match self.pick_of(is_shape) {
            Some(value) => value,
            None => self.shape_of(),
        }
    }

    fn any_size(&mut self) -> Val {
        match self.pick_of(|ty| ty == "index" || ty == SIZE) {
            Some(value) => value,
            None => self.op("arith.constant 1 : index", "index"),
        }
    }

    fn shape_of(&mut self) -> Val {
        let value = match self.pick_of(|ty| ty.starts_with("tensor")) {
            Some(value) => value,
            None => self.some_tensor().0,
        };
        let rank = Shaped::parse(&value.ty).map(|shape| shape.dims.len());
        let ty = match (rank, self.rng.below(4)) {
            (_, 0) => SHAPE.to_owned(),
            (Some(rank), 1 | 2) => format!("tensor<{rank}xindex>"),
            _ => EXTENTS.to_owned(),
        };
        self.op(&format!("shape.shape_of {} : {} -> {ty}", value.name, value.ty), &ty)
    }

    /// A shape from two or three others.
    fn joined_shapes(&mut self) {
        let shapes: Vec<Val> = (0..2 + usize::from(self.rng.chance(20))).map(|_| self.any_shape()).collect();
        let names: Vec<&str> = shapes.iter().map(|shape| &shape.name[..]).collect();
        let types: Vec<&str> = shapes.iter().map(|shape| &shape.ty[..]).collect();
        let result = if types.contains(&SHAPE) { SHAPE } else { EXTENTS };
        let name = match shapes.len() {
            2 => self.one(&["broadcast", "broadcast", "broadcast", "concat", "any"]),
            _ => self.one(&["broadcast", "any"]),
        };
        self.op(&format!("shape.{name} {} : {} -> {result}", names.join(", "), types.join(", ")), result);
    }

    fn constant_shape(&mut self) {
        let extents: Vec<usize> = (0..self.rng.below(4)).map(|_| self.rng.below(5)).collect();
        if self.rng.chance(25) {
            let number = self.rng.below(5);
            self.op(&format!("shape.const_size {number}"), SIZE);
            return;
        }
        let ty = match self.rng.chance(30) {
            true => SHAPE.to_owned(),
            false => format!("tensor<{}xindex>", extents.len()),
        };
        self.op(&format!("shape.const_shape {extents:?} : {ty}"), &ty);
    }

    /// The number of elements or dimensions of a shape, or one of its extents.
    fn size_of_shape(&mut self) {
        let (shape, at) = (self.any_shape(), self.any_size());
        let result = size_of(&[&shape.ty]);
        match self.rng.below(4) {
            0 => drop(
                self.op(&format!("shape.num_elements {} : {} -> {result}", shape.name, shape.ty), result),
            ),
            1 => drop(self.op(&format!("shape.rank {} : {} -> {result}", shape.name, shape.ty), result)),
            2 => {
                let (tensor, _) = self.some_tensor();
                let result = size_of(&[&at.ty]);
                let text =
                    format!("shape.dim {}, {} : {}, {} -> {result}", tensor.name, at.name, tensor.ty, at.ty);
                self.op(&text, result);
            }
            _ => {
                let result = size_of(&[&shape.ty, &at.ty]);
                let text = format!(
                    "shape.get_extent {}, {} : {}, {} -> {result}",
                    shape.name, at.name, shape.ty, at.ty
                );
                self.op(&text, result);
            }
        }
    }

    fn computed_size(&mut self) {
        let (a, b) = (self.any_size(), self.any_size());
        let result = size_of(&[&a.ty, &b.ty]);
        let eq = a.ty == b.ty;
        let name = self.one(if eq { &["add", "mul", "div", "max", "min"] } else { &["add", "mul", "div"] });
        // The extrema take sizes alone.
        let name = if a.ty == "index" && matches!(name, "max" | "min") { "mul" } else { name };
        self.op(&format!("shape.{name} {}, {} : {}, {} -> {result}", a.name, b.name, a.ty, b.ty), result);
    }

    fn tested_shapes(&mut self) {
        let (a, b) = (self.any_shape(), self.any_shape());
        let name = self.one(&["is_broadcastable", "shape_eq"]);
        self.op(&format!("shape.{name} {}, {} : {}, {}", a.name, b.name, a.ty, b.ty), "i1");
    }

    fn witness(&mut self) -> Val {
        let (a, b) = (self.any_shape(), self.any_shape());
        let condition = self.pick_of(|ty| ty == "i1");
        let witnesses = [0; 2].map(|_| self.pick_of(|ty| ty == WITNESS));
        let operands = format!("{}, {} : {}, {}", a.name, b.name, a.ty, b.ty);
        let text = match (self.rng.below(6), condition, witnesses) {
            (0, Some(condition), _) => format!("shape.cstr_require {}, \"refused\"", condition.name),
            (1 | 2, _, [Some(a), Some(b)]) => format!("shape.assuming_all {}, {}", a.name, b.name),
            (3, ..) => format!("shape.const_witness {}", self.one(&["true", "false"])),
            (4, ..) => format!("shape.cstr_eq {operands}"),
            _ => format!("shape.cstr_broadcastable {operands}"),
        };
        self.op(&text, WITNESS)
    }

    fn split_shape(&mut self) {
        let (shape, at) = (self.any_shape(), self.any_size());
        let result = if size_of(&[&shape.ty, &at.ty]) == SIZE { SHAPE } else { EXTENTS };
        let text = format!(
            "\"shape.split_at\"({}, {}) : ({}, {}) -> ({result}, {result})",
            shape.name, at.name, shape.ty, at.ty
        );
        self.op_of_many(&text, &[result.to_owned(), result.to_owned()]);
    }

    fn converted_shape(&mut self) -> Option<()> {
        match self.rng.below(6) {
            0 => {
                let shape = self.any_shape();
                self.op(
                    &format!("shape.to_extent_tensor {} : {} -> {EXTENTS}", shape.name, shape.ty),
                    EXTENTS,
                );
            }
            1 => {
                let sizes: Vec<Val> = (0..1 + self.rng.below(3)).map(|_| self.any_size()).collect();
                let names: Vec<&str> = sizes.iter().map(|size| &size.name[..]).collect();
                let types: Vec<&str> = sizes.iter().map(|size| &size.ty[..]).collect();
                self.op(&format!("shape.from_extents {} : {}", names.join(", "), types.join(", ")), SHAPE);
            }
            2 => {
                let extents = self.pick_of(|ty| ty != SHAPE && is_shape(ty))?;
                let name = self.one(&["from_extent_tensor", "value_as_shape"]);
                let arrow = if name == "value_as_shape" { " -> !shape.shape" } else { "" };
                self.op(&format!("shape.{name} {} : {}{arrow}", extents.name, extents.ty), SHAPE);
            }
            3 => {
                let size = self.pick_of(|ty| ty == "index")?;
                self.op(&format!("shape.index_to_size {}", size.name), SIZE);
            }
            _ => {
                let size = self.any_size();
                self.op(&format!("shape.size_to_index {} : {}", size.name, size.ty), "index");
            }
        }
        Some(())
    }

    fn reduced_shape(&mut self) {
        let (shape, init) = (self.any_shape(), self.any_size());
        let extent = size_of(&[&shape.ty]);
        let (number, size, sum) = (self.value("index"), self.value(extent), self.value(&init.ty));
        let value = self.value(&init.ty);
        self.line(&format!(
            "{} = shape.reduce({}, {}) : {} -> {} {{",
            value.name, shape.name, init.name, shape.ty, init.ty
        ));
        self.line(&format!(
            "^bb0({}: index, {}: {extent}, {}: {}):",
            number.name, size.name, sum.name, sum.ty
        ));
        let n = self.rng.below(3);
        let yielded = self.in_region(&[number, size, sum.clone()], |g| {
            for _ in 0..n {
                g.computed_size();
            }
            g.pick_of(|ty| ty == sum.ty).unwrap_or(sum)
        });
        self.terminate("shape.yield", &[yielded]);
        self.line("}");
        self.values.push(value);
    }

    /// A value with another shape than that of its type.
    fn reshaped_value(&mut self) -> Option<()> {
        let (tensor, shape) = (self.some_tensor().0, self.pick_of(is_shape)?);
        let value = self.op(
            &format!("shape.with_shape {}, {} : {}, {}", tensor.name, shape.name, tensor.ty, shape.ty),
            "!shape.value_shape",
        );
        self.op(&format!("shape.value_of {} : {}", value.name, tensor.ty), &tensor.ty);
        Some(())
    }

    fn assuming(&mut self, depth: usize) {
        let witness = match self.pick_of(|ty| ty == WITNESS) {
            Some(witness) => witness,
            None => self.witness(),
        };
        let name = self.name();
        let before = std::mem::take(&mut self.out);
        let n = self.rng.below(4);
        let yielded = self.in_region(&[], |g| {
            g.shape_ops(n, depth + 1);
            (0..g.rng.below(3)).filter_map(|_| g.pick_of(|ty| ty != WITNESS)).collect::<Vec<_>>()
        });
        self.terminate("shape.assuming_yield", &yielded);
        let body = std::mem::replace(&mut self.out, before);
        let types: Vec<String> = yielded.into_iter().map(|value| value.ty).collect();
        let (bound, arrow) = match types.len() {
            0 => (String::new(), String::new()),
            n => (format!("{name}:{n} = "), format!(" -> ({})", types.join(", "))),
        };
        self.line(&format!("{bound}shape.assuming {}{arrow} {{", witness.name));
        self.out.push_str(&body);
        self.line("}");
        self.values.extend(results(&name, &types));
    }
}
