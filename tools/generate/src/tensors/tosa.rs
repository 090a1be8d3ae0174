//! Functions of the tosa dialect: operations with broadcast operands, windows, data movement and regions, whose results are
//! sometimes less known than their operands say.

use super::shapes::{Shaped, is_tensor};
use crate::text::{Gen, Val, results};

const UNARY: [(&str, &[&str]); 4] = [
    (
        "f32",
        &[
            "abs",
            "ceil",
            "cos",
            "erf",
            "exp",
            "floor",
            "log",
            "reciprocal",
            "rsqrt",
            "sigmoid",
            "sin",
            "tanh",
            "identity",
        ],
    ),
    ("i32", &["abs", "bitwise_not", "clz", "identity"]),
    ("i8", &["bitwise_not", "identity"]),
    ("i1", &["logical_not", "identity"]),
];

const BINARY: [(&str, &[&str]); 4] = [
    ("f32", &["add", "sub", "maximum", "minimum", "pow", "add", "sub"]),
    (
        "i32",
        &[
            "add",
            "sub",
            "maximum",
            "minimum",
            "bitwise_and",
            "bitwise_or",
            "bitwise_xor",
            "intdiv",
            "logical_left_shift",
            "logical_right_shift",
        ],
    ),
    ("i8", &["bitwise_and", "bitwise_or", "bitwise_xor", "logical_left_shift"]),
    ("i1", &["logical_and", "logical_or", "logical_xor"]),
];

/// The types that `tosa.cast` takes elements of a type to.
const CASTS: [(&str, &[&str]); 4] = [
    ("f32", &["i32", "i8"]),
    ("i32", &["f32", "i8", "i1"]),
    ("i8", &["f32", "i32", "i1"]),
    ("i1", &["i32", "i8"]),
];

/// The operations of a type of elements in a table.
fn of_type<'t>(table: &'t [(&str, &'t [&'t str])], elem: &str) -> &'t [&'t str] {
    table.iter().find(|row| row.0 == elem).map_or(&[], |row| row.1)
}

/// The text of a module of the tosa dialect.
pub fn text(seed: u64, functions: usize, ops: usize) -> String {
    let mut g = Gen::new(seed ^ 0x70_5a);
    if g.rng.chance(10) {
        g.line("tosa.variable @variable = dense<1.0> : tensor<4xf32>");
        g.has_variable = true;
    }
    for number in 0..functions {
        g.values.clear();
        g.tosa_function(number, ops);
    }
    g.out
}

impl Gen {
    fn tosa_function(&mut self, number: usize, ops: usize) {
        let params: Vec<Val> = (0..2 + self.rng.below(3))
            .map(|_| {
                let ty = self.tosa_shape().tensor();
                self.value(&ty)
            })
            .collect();
        self.function_of(number, params, |g| g.tosa_ops(ops, 0), |ty| ty.starts_with("tensor"));
    }

    fn tosa_ops(&mut self, n: usize, depth: usize) {
        for _ in 0..n {
            self.tosa_op(depth);
        }
    }

    fn tosa_op(&mut self, depth: usize) -> Option<()> {
        match self.rng.below(36) {
            0..=3 => self.tosa_unary(),
            4..=9 => self.tosa_binary(),
            10 => self.tosa_compared(),
            11 => self.tosa_selected(),
            12 => self.tosa_clamped()?,
            13 => self.tosa_cast(),
            14 | 15 => self.tosa_reduced()?,
            16..=18 => self.tosa_reshaped()?,
            19 => self.tosa_transposed()?,
            20 => self.tosa_joined()?,
            21 | 22 => self.tosa_part()?,
            23 => self.tosa_padded()?,
            24 => self.tosa_matmul(),
            25..=27 => self.tosa_window(),
            28 => self.tosa_indexed(),
            29 => self.tosa_scaled()?,
            30 => self.tosa_fourier(),
            31 => drop(self.tosa_number()),
            32 => self.tosa_variable()?,
            33 => self.tosa_unranked()?,
            _ if depth < 2 => self.tosa_control(depth),
            _ => self.tosa_binary(),
        }
        Some(())
    }

    /// A shape of at most four dimensions.
    fn tosa_shape(&mut self) -> Shaped {
        let rank = self.rng.pick(&[0, 1, 1, 2, 2, 2, 3, 3, 4]).unwrap_or(1);
        let elem = self.one(&["f32", "f32", "f32", "f32", "i32", "i32", "i8", "i1"]);
        let sizes = [Some(4), Some(4), Some(2), Some(1), Some(3), None];
        let dims = (0..rank).map(|_| self.rng.pick(&sizes).flatten()).collect();
        Shaped::new(dims, elem)
    }

    /// Some tensor, with its shape.
    fn tosa_tensor(&mut self) -> (Val, Shaped) {
        let found = self.pick_of(is_tensor).and_then(|value| Some((Shaped::parse(&value.ty)?, value)));
        match found {
            Some((shape, value)) => (value, shape),
            None => {
                let shape = Shaped::new(vec![Some(4)], "f32");
                (self.tosa_of(&shape), shape)
            }
        }
    }

    /// A tensor of the type, which is made from another one or from a constant if there is none.
    fn tosa_of(&mut self, shape: &Shaped) -> Val {
        let ty = shape.tensor();
        if let Some(value) = self.pick_of(|own| own == ty) {
            return value;
        }
        let dims: Vec<Option<usize>> = shape.dims.iter().map(|size| size.or(Some(2))).collect();
        let known = Shaped::new(dims, &shape.elem);
        let constant = self.tosa_constant(&known);
        if known == *shape {
            return constant;
        }
        self.op(&format!("tensor.cast {} : {} to {ty}", constant.name, constant.ty), &ty)
    }

    /// A constant of a static shape, all of whose elements are one number.
    fn tosa_constant(&mut self, shape: &Shaped) -> Val {
        let literal = match &shape.elem[..] {
            "f32" => self.one(&["0.0", "1.5", "-2.0"]),
            "i1" => self.one(&["true", "false"]),
            _ => self.one(&["0", "1", "3", "-2"]),
        };
        self.tosa_constant_of(shape, literal)
    }

    fn tosa_constant_of(&mut self, shape: &Shaped, literal: &str) -> Val {
        let ty = shape.tensor();
        self.op(&format!("\"tosa.const\"() <{{values = dense<{literal}> : {ty}}}> : () -> {ty}"), &ty)
    }

    /// A tensor of one element, which is zero: a shift, a zero point or a padding.
    fn tosa_zero(&mut self, elem: &str) -> Val {
        let literal = if elem == "f32" { "0.0" } else { "0" };
        self.tosa_constant_of(&Shaped::new(vec![Some(1)], elem), literal)
    }

    /// A shape operand.
    fn tosa_sizes(&mut self, sizes: &[i64]) -> Val {
        let ty = format!("!tosa.shape<{}>", sizes.len());
        let text = format!(
            "tosa.const_shape {{values = dense<{sizes:?}> : tensor<{}xindex>}} : () -> {ty}",
            sizes.len()
        );
        self.op(&text, &ty)
    }

    /// Writes an operation; some results have a type that says less.
    fn tosa(&mut self, name: &str, operands: &[&Val], attributes: &str, mut result: Shaped) -> Val {
        if self.rng.chance(12) {
            for size in &mut result.dims {
                *size = size.filter(|_| self.rng.chance(50));
            }
        }
        let ty = match self.rng.chance(3) {
            true => format!("tensor<*x{}>", result.elem),
            false => result.tensor(),
        };
        let names: Vec<&str> = operands.iter().map(|value| &value.name[..]).collect();
        let types: Vec<&str> = operands.iter().map(|value| &value.ty[..]).collect();
        let attributes = match attributes {
            "" => String::new(),
            list => format!(" {{{list}}}"),
        };
        let text = format!("tosa.{name} {}{attributes} : ({}) -> {ty}", names.join(", "), types.join(", "));
        self.op(&text, &ty)
    }

    fn tosa_unary(&mut self) {
        let (value, shape) = self.tosa_tensor();
        let name = self.one(of_type(&UNARY, &shape.elem));
        if self.rng.chance(12) && shape.elem == "f32" {
            let zero = self.tosa_zero("f32");
            self.tosa("negate", &[&value, &zero, &zero], "", shape);
        } else {
            self.tosa(name, &[&value], "", shape);
        }
    }

    /// Two operands whose shapes broadcast, and the shape of the result.
    fn tosa_operands(&mut self) -> (Val, Val, Shaped) {
        let (first, shape) = self.tosa_tensor();
        let mut other = shape.clone();
        let mut result = shape.clone();
        for (size, all) in other.dims.iter_mut().zip(&mut result.dims) {
            match self.rng.below(8) {
                0 => *size = Some(1),
                1 if *size == Some(1) => {
                    *size = Some(4);
                    *all = Some(4);
                }
                2 if *size != Some(1) => *size = None,
                _ => {}
            }
        }
        let second = self.tosa_of(&other);
        if self.rng.chance(50) { (first, second, result) } else { (second, first, result) }
    }

    fn tosa_binary(&mut self) {
        let (first, second, result) = self.tosa_operands();
        let elem = &result.elem.clone()[..];
        if matches!(elem, "f32" | "i32" | "i8") && self.rng.chance(25) {
            let shift = self.tosa_zero("i8");
            let elem = if elem == "i8" { "i32" } else { elem };
            let result = Shaped::new(result.dims, elem);
            self.tosa("mul", &[&first, &second, &shift], "", result);
            return;
        }
        if elem == "i32" && self.rng.chance(12) {
            let round = self.one(&["round = true", "round = false"]);
            self.tosa("arithmetic_right_shift", &[&first, &second], round, result);
            return;
        }
        let name = self.one(of_type(&BINARY, elem));
        let attributes = match name {
            "maximum" | "minimum" => self.maybe(30, "nan_mode = IGNORE"),
            _ => "",
        };
        self.tosa(name, &[&first, &second], attributes, result);
    }

    fn tosa_compared(&mut self) {
        let (first, second, mut result) = self.tosa_operands();
        result.elem = "i1".to_owned();
        let name = self.one(&["equal", "greater", "greater_equal"]);
        self.tosa(name, &[&first, &second], "", result);
    }

    fn tosa_selected(&mut self) {
        let (first, second, result) = self.tosa_operands();
        let condition = self.tosa_of(&Shaped::new(result.dims.clone(), "i1"));
        self.tosa("select", &[&condition, &first, &second], "", result);
    }

    fn tosa_clamped(&mut self) -> Option<()> {
        let (value, shape) = self.tosa_tensor();
        let attributes = match &shape.elem[..] {
            "f32" => self.one(&[
                "min_val = -1.0 : f32, max_val = 1.0 : f32",
                "min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE",
                "min_val = -3.40282347E+38 : f32, max_val = 3.40282347E+38 : f32",
            ]),
            "i32" => "min_val = -1 : i32, max_val = 100 : i32",
            "i8" => {
                self.one(&["min_val = -128 : i8, max_val = 127 : i8", "min_val = 0 : i8, max_val = 5 : i8"])
            }
            _ => return None,
        };
        self.tosa("clamp", &[&value], attributes, shape);
        Some(())
    }

    fn tosa_cast(&mut self) {
        let (value, mut shape) = self.tosa_tensor();
        shape.elem = self.one(of_type(&CASTS, &shape.elem)).to_owned();
        self.tosa("cast", &[&value], "", shape);
    }

    /// A reduction along a dimension, or `argmax`.
    fn tosa_reduced(&mut self) -> Option<()> {
        let (value, mut shape) = self.tosa_tensor();
        let axis = self.rng.below(shape.dims.len());
        let names: &[&str] = match &shape.elem[..] {
            "f32" => &["reduce_sum", "reduce_product", "reduce_max", "reduce_min", "argmax"],
            "i32" => &["reduce_sum", "reduce_max", "reduce_min", "argmax"],
            "i8" => &["reduce_max", "reduce_min", "argmax"],
            _ => &["reduce_all", "reduce_any"],
        };
        let name = self.one(names);
        if name == "argmax" {
            shape.dims.get(axis)?;
            shape.dims.remove(axis);
            shape.elem = "i32".to_owned();
        } else {
            *shape.dims.get_mut(axis)? = Some(1);
        }
        let mode = match name {
            "reduce_max" | "reduce_min" | "argmax" => self.maybe(20, ", nan_mode = IGNORE"),
            _ => "",
        };
        self.tosa(name, &[&value], &format!("axis = {axis} : i32{mode}"), shape);
        Some(())
    }

    /// `reshape` to one dimension more or less, of a static size or with one that is inferred.
    fn tosa_reshaped(&mut self) -> Option<()> {
        let (value, shape) = self.tosa_tensor();
        let mut dims = shape.dims.clone();
        match dims[..] {
            [first, second, ..] if self.rng.chance(50) => {
                let merged = first.and_then(|first| Some(first * second?));
                dims.splice(..2, [merged]);
            }
            [Some(first), ..] if first % 2 == 0 && self.rng.chance(60) => {
                dims.splice(..1, [Some(2), Some(first / 2)]);
            }
            _ if dims.len() < 5 => dims.insert(self.rng.below(dims.len() + 1), Some(1)),
            _ => return None,
        }
        if dims.iter().filter(|size| size.is_none()).count() > 1 {
            return None;
        }
        let sizes: Vec<i64> = dims.iter().map(|size| size.map_or(-1, |size| size as i64)).collect();
        let sizes = self.tosa_sizes(&sizes);
        self.tosa("reshape", &[&value, &sizes], "", Shaped::new(dims, &shape.elem));
        Some(())
    }

    fn tosa_transposed(&mut self) -> Option<()> {
        let (value, shape) = self.tosa_tensor();
        let n = shape.dims.len();
        let by = self.rng.below(n);
        let order: Vec<usize> = (0..n).map(|at| (at + by) % n).collect();
        let dims = order.iter().map(|&at| shape.dims.get(at).copied()).collect::<Option<Vec<_>>>()?;
        if dims.is_empty() {
            return None;
        }
        let list: Vec<String> = order.iter().map(usize::to_string).collect();
        let attributes = format!("perms = array<i32: {}>", list.join(", "));
        self.tosa("transpose", &[&value], &attributes, Shaped::new(dims, &shape.elem));
        Some(())
    }

    fn tosa_joined(&mut self) -> Option<()> {
        let (value, mut shape) = self.tosa_tensor();
        let axis = self.rng.below(shape.dims.len());
        let other = self.tosa_of(&shape.clone());
        let operands = [&value, &other, &value];
        let n = 2 + self.rng.below(2);
        let size = shape.dims.get_mut(axis)?;
        *size = size.map(|size| n * size);
        self.tosa("concat", &operands[..n], &format!("axis = {axis} : i32"), shape);
        Some(())
    }

    /// `slice`, `tile` or `reverse`.
    fn tosa_part(&mut self) -> Option<()> {
        let (value, mut shape) = self.tosa_tensor();
        if shape.dims.is_empty() {
            return None;
        }
        match self.rng.below(3) {
            0 => {
                let (mut starts, mut sizes) = (Vec::new(), Vec::new());
                for size in &mut shape.dims {
                    let start = self.rng.below(size.unwrap_or(2));
                    let n = 1 + self.rng.below(size.unwrap_or(3).saturating_sub(start).max(1));
                    starts.push(start as i64);
                    sizes.push(n as i64);
                    *size = Some(n);
                }
                let (starts, sizes) = (self.tosa_sizes(&starts), self.tosa_sizes(&sizes));
                self.tosa("slice", &[&value, &starts, &sizes], "", shape);
            }
            1 => {
                let times: Vec<usize> = shape.dims.iter().map(|_| 1 + self.rng.below(3)).collect();
                for (size, times) in shape.dims.iter_mut().zip(&times) {
                    *size = size.map(|size| size * times);
                }
                let times: Vec<i64> = times.into_iter().map(|times| times as i64).collect();
                let times = self.tosa_sizes(&times);
                self.tosa("tile", &[&value, &times], "", shape);
            }
            _ => {
                let axis = self.rng.below(shape.dims.len());
                self.tosa("reverse", &[&value], &format!("axis = {axis} : i32"), shape);
            }
        }
        Some(())
    }

    fn tosa_padded(&mut self) -> Option<()> {
        let (value, mut shape) = self.tosa_tensor();
        if shape.dims.is_empty() || shape.elem == "i1" {
            return None;
        }
        let mut sizes = Vec::new();
        for size in &mut shape.dims {
            let (low, high) = (self.rng.below(3), self.rng.below(2));
            sizes.extend([low as i64, high as i64]);
            *size = size.map(|size| size + low + high);
        }
        let (sizes, padding) = (self.tosa_sizes(&sizes), self.tosa_zero(&shape.elem.clone()));
        self.tosa("pad", &[&value, &sizes, &padding], "", shape);
        Some(())
    }

    fn tosa_matmul(&mut self) {
        let [batch, m, n, k] = [0; 4].map(|_| self.rng.pick(&[Some(1), Some(2), Some(4), None]).flatten());
        let (elem, out) =
            self.rng.pick(&[("f32", "f32"), ("f32", "f32"), ("i8", "i32")]).unwrap_or(("f32", "f32"));
        let a = self.tosa_of(&Shaped::new(vec![batch, m, k], elem));
        let b = self.tosa_of(&Shaped::new(vec![batch, k, n], elem));
        let zero = self.tosa_zero(elem);
        self.tosa("matmul", &[&a, &b, &zero, &zero], "", Shaped::new(vec![batch, m, n], out));
    }

    /// A convolution or a pooling of windows of two times two.
    fn tosa_window(&mut self) {
        let batch = self.rng.pick(&[Some(1), Some(2), None]).flatten();
        let (n_in, n_out) = (1 + self.rng.below(3), 1 + self.rng.below(3));
        let (stride, dilation) = (1 + self.rng.below(2), 1 + usize::from(self.rng.chance(20)));
        let pad: [usize; 4] = [0; 4].map(|_| self.rng.below(2));
        let is_int = self.rng.chance(30);
        let (elem, out) = if is_int { ("i8", "i32") } else { ("f32", "f32") };
        // The windows cover the padded input without a rest.
        let size =
            |n: usize, low: usize, high: usize, dilation: usize| stride * (n - 1) + dilation + 1 - low - high;
        let n = 2 + self.rng.below(2);
        let kind = self.rng.below(6);
        let dilation = if kind >= 3 { 1 } else { dilation };
        let (height, width) = (size(n, pad[0], pad[1], dilation), size(n, pad[2], pad[3], dilation));
        let image = Shaped::new(vec![batch, Some(height), Some(width), Some(n_in)], elem);
        let input = self.tosa_of(&image);
        let zero = self.tosa_zero(elem);
        let pads = format!("array<i64: {}, {}, {}, {}>", pad[0], pad[1], pad[2], pad[3]);
        let strides = format!("array<i64: {stride}, {stride}>");
        let windows = format!("kernel = array<i64: 2, 2>, pad = {pads}, stride = {strides}");
        let of =
            |channels: usize, elem: &str| Shaped::new(vec![batch, Some(n), Some(n), Some(channels)], elem);
        let attributes = format!(
            "acc_type = {out}, pad = {pads}, stride = {strides}, dilation = array<i64: {dilation}, {dilation}>"
        );
        match kind {
            0 | 1 => {
                let weight = Shaped::new([n_out, 2, 2, n_in].map(Some).to_vec(), elem);
                let (weight, bias) =
                    (self.tosa_of(&weight), self.tosa_of(&Shaped::new(vec![Some(n_out)], out)));
                self.tosa("conv2d", &[&input, &weight, &bias, &zero, &zero], &attributes, of(n_out, out));
            }
            2 => {
                let weight = Shaped::new([2, 2, n_in, n_out].map(Some).to_vec(), elem);
                let channels = n_in * n_out;
                let (weight, bias) =
                    (self.tosa_of(&weight), self.tosa_of(&Shaped::new(vec![Some(channels)], out)));
                let operands = [&input, &weight, &bias, &zero, &zero];
                self.tosa("depthwise_conv2d", &operands, &attributes, of(channels, out));
            }
            3 => drop(self.tosa("max_pool2d", &[&input], &windows, of(n_in, elem))),
            4 => {
                let attributes = format!("acc_type = {out}, {windows}");
                self.tosa("avg_pool2d", &[&input, &zero, &zero], &attributes, of(n_in, elem));
            }
            _ => {
                let weight = Shaped::new([n_out, 2, 2, n_in].map(Some).to_vec(), elem);
                let (weight, bias) =
                    (self.tosa_of(&weight), self.tosa_of(&Shaped::new(vec![Some(n_out)], out)));
                let grown = |size: usize| Some((size - 1) * stride + 2);
                let result = Shaped::new(vec![batch, grown(height), grown(width), Some(n_out)], out);
                let attributes =
                    format!("acc_type = {out}, out_pad = array<i64: 0, 0, 0, 0>, stride = {strides}");
                self.tosa("transpose_conv2d", &[&input, &weight, &bias, &zero, &zero], &attributes, result);
            }
        }
    }

    /// `gather`, `scatter` or `table`.
    fn tosa_indexed(&mut self) {
        let sizes = [Some(1), Some(2), Some(4), None];
        let [n, c] = [0; 2].map(|_| self.rng.pick(&sizes).flatten());
        let (k, w) = (Some(4), Some(1 + self.rng.below(3)));
        let elem = self.one(&["f32", "i32", "i8"]);
        let of = |dims: [Option<usize>; 3]| Shaped::new(dims.to_vec(), elem);
        match self.rng.below(3) {
            0 => {
                let (values, indices) =
                    (self.tosa_of(&of([n, k, c])), self.tosa_of(&Shaped::new(vec![n, w], "i32")));
                self.tosa("gather", &[&values, &indices], "", of([n, w, c]));
            }
            1 => {
                let values = self.tosa_of(&of([n, k, c]));
                let indices = self.tosa_of(&Shaped::new(vec![n, w], "i32"));
                let input = self.tosa_of(&of([n, w, c]));
                self.tosa("scatter", &[&values, &indices, &input], "", of([n, k, c]));
            }
            _ => {
                let shape = Shaped::new(vec![n, c], "i8");
                let values = self.tosa_of(&shape);
                let table = self.tosa_of(&Shaped::new(vec![Some(256)], "i8"));
                self.tosa("table", &[&values, &table], "", shape);
            }
        }
    }

    /// `rescale`, `apply_scale` or `resize`.
    fn tosa_scaled(&mut self) -> Option<()> {
        match self.rng.below(4) {
            0 => {
                let (height, width) = (1 + self.rng.below(4), 1 + self.rng.below(4));
                let (elem, out) =
                    self.rng.pick(&[("f32", "f32"), ("i8", "i32"), ("i8", "i8")]).unwrap_or(("f32", "f32"));
                let mode = if out == "i32" || elem == "f32" && self.rng.chance(50) {
                    "mode = BILINEAR"
                } else {
                    "mode = NEAREST_NEIGHBOR"
                };
                let input =
                    self.tosa_of(&Shaped::new(vec![Some(1), Some(height), Some(width), Some(2)], elem));
                let (up_y, up_x) = (1 + self.rng.below(2), 1 + self.rng.below(2));
                let scale = self.tosa_sizes(&[up_y as i64, 1, up_x as i64, 1]);
                let zero = self.tosa_sizes(&[0, 0]);
                let of = |size: usize, up: usize| Some((size - 1) * up + 1);
                let result = Shaped::new(vec![Some(1), of(height, up_y), of(width, up_x), Some(2)], out);
                self.tosa("resize", &[&input, &scale, &zero, &zero], mode, result);
            }
            1 => {
                let (value, shape) = self.tosa_tensor();
                if shape.elem != "i32" {
                    return None;
                }
                let shift = self.tosa_of(&Shaped::new(shape.dims.clone(), "i8"));
                let multiplier = self.tosa_of(&shape);
                let mode = self.one(&["rounding_mode = SINGLE_ROUND", "rounding_mode = DOUBLE_ROUND"]);
                self.tosa("apply_scale", &[&value, &multiplier, &shift], mode, shape);
            }
            _ => {
                let (value, mut shape) = self.tosa_tensor();
                let elem = shape.elem.clone();
                if !matches!(&elem[..], "i32" | "i8") {
                    return None;
                }
                let out = self.one(&["i32", "i8"]);
                let one = |elem: &str| Shaped::new(vec![Some(1)], elem);
                let multiplier = self.tosa_constant_of(&one("i32"), "1073741824");
                let shift = self.one(&["30", "31", "37"]);
                let shift = self.tosa_constant_of(&one("i8"), shift);
                let (in_zero, out_zero) = (self.tosa_zero(&elem), self.tosa_zero(out));
                let mode = self.one(&["SINGLE_ROUND", "DOUBLE_ROUND"]);
                let attributes = format!(
                    "scale32 = true, rounding_mode = {mode}, per_channel = false, input_unsigned = false, output_unsigned = false"
                );
                shape.elem = out.to_owned();
                self.tosa("rescale", &[&value, &multiplier, &shift, &in_zero, &out_zero], &attributes, shape);
            }
        }
        Some(())
    }

    fn tosa_fourier(&mut self) {
        let batch = self.rng.pick(&[Some(1), Some(2), None]).flatten();
        let (height, width) = (self.rng.pick(&[1, 2, 4]).unwrap_or(2), self.rng.pick(&[2, 4]).unwrap_or(2));
        let shape = Shaped::new(vec![batch, Some(height), Some(width)], "f32");
        let (real, ty) = (self.tosa_of(&shape), shape.tensor());
        if self.rng.chance(50) {
            let half = Shaped::new(vec![batch, Some(height), Some(width / 2 + 1)], "f32").tensor();
            let text = format!("tosa.rfft2d {} : ({ty}) -> ({half}, {half})", real.name);
            self.op_of_many(&text, &[half.clone(), half]);
        } else {
            let imag = self.tosa_of(&shape);
            let inverse = self.one(&["true", "false"]);
            let text = format!(
                "tosa.fft2d {}, {} {{inverse = {inverse}}} : ({ty}, {ty}) -> ({ty}, {ty})",
                real.name, imag.name
            );
            self.op_of_many(&text, &[ty.clone(), ty]);
        }
    }

    /// A constant whose elements differ.
    fn tosa_number(&mut self) -> Val {
        let elem = self.one(&["f32", "i32", "i8"]);
        let n = 1 + self.rng.below(4);
        let elements: Vec<String> = (0..n)
            .map(|_| {
                let number = self.rng.below(9);
                if elem == "f32" { format!("{number}.5") } else { number.to_string() }
            })
            .collect();
        let literal = format!("[{}]", elements.join(", "));
        self.tosa_constant_of(&Shaped::new(vec![Some(n)], elem), &literal)
    }

    fn tosa_variable(&mut self) -> Option<()> {
        let shape = Shaped::new(vec![Some(4)], "f32");
        let ty = shape.tensor();
        if !self.has_variable {
            return None;
        }
        if self.rng.chance(50) {
            self.op(&format!("tosa.variable_read @variable : {ty}"), &ty);
        } else {
            let value = self.tosa_of(&shape);
            self.line(&format!("tosa.variable_write @variable, {} : {ty}", value.name));
        }
        Some(())
    }

    /// An operation on a tensor of unknown rank.
    fn tosa_unranked(&mut self) -> Option<()> {
        let value = self.pick_of(|ty| ty.starts_with("tensor<*x"))?;
        let elem = value.ty.strip_prefix("tensor<*x")?.trim_end_matches('>').to_owned();
        let name = self.one(of_type(&UNARY, &elem));
        let ty = match self.rng.chance(40) {
            true => value.ty.clone(),
            false => Shaped::new(vec![None; self.rng.below(4)], &elem).tensor(),
        };
        self.op(&format!("tosa.{name} {} : ({}) -> {ty}", value.name, value.ty), &ty);
        Some(())
    }

    /// `cond_if` with operands or without, or `while_loop`.
    fn tosa_control(&mut self, depth: usize) {
        let inits: Vec<Val> = (0..1 + self.rng.below(2))
            .map(|_| self.tosa_tensor().0)
            .filter(|value| is_tensor(&value.ty))
            .collect();
        let types: Vec<String> = inits.iter().map(|init| init.ty.clone()).collect();
        let name = self.name();
        let bound = format!("{name}:{} = ", types.len());
        let all = types.join(", ");
        let arrow = if types.len() == 1 { all.clone() } else { format!("({all})") };
        let args = |g: &mut Self| inits.iter().map(|init| g.value(&init.ty)).collect::<Vec<Val>>();
        let header = |args: &[Val]| -> String {
            let list: Vec<String> = args.iter().map(|arg| format!("{}: {}", arg.name, arg.ty)).collect();
            format!("^bb0({}):", list.join(", "))
        };
        let passed = |args: &[Val]| -> String {
            let list: Vec<String> =
                args.iter().zip(&inits).map(|(arg, init)| format!("{} = {}", arg.name, init.name)).collect();
            list.join(", ")
        };
        if self.rng.chance(60) {
            let condition = self.tosa_of(&Shaped::new(Vec::new(), "i1")).name;
            let takes_operands = self.rng.chance(60);
            let first = args(self);
            if takes_operands {
                let list = passed(&first);
                self.line(&format!(
                    "{bound}tosa.cond_if {condition} ({list}) : tensor<i1> ({all}) -> {arrow} {{"
                ));
            } else {
                self.line(&format!("{bound}tosa.cond_if {condition} : tensor<i1> -> {arrow} {{"));
            }
            let second = args(self);
            for (number, args) in [first, second].into_iter().enumerate() {
                if number == 1 {
                    self.line("} else {");
                }
                if takes_operands {
                    self.line(&header(&args));
                }
                let own = if takes_operands { &args[..] } else { &[] };
                self.tosa_body(depth, own, &inits);
            }
        } else {
            let (before, after) = (args(self), args(self));
            let list = passed(&before);
            self.line(&format!("{bound}tosa.while_loop ({list}) : ({all}) -> ({all}) {{"));
            let condition = self.in_region(&before, |g| {
                g.tosa_op(depth + 1);
                g.tosa_of(&Shaped::new(Vec::new(), "i1")).name
            });
            self.line(&format!("tosa.yield {condition} : tensor<i1>\n}} do {{"));
            self.line(&header(&after));
            self.tosa_body(depth, &after, &inits);
        }
        self.line("}");
        self.values.extend(results(&name, &types));
    }

    /// The operations of a region that yields values of the types of others.
    fn tosa_body(&mut self, depth: usize, args: &[Val], types: &[Val]) {
        let n = self.rng.below(4);
        let yielded = self.in_region(args, |g| {
            g.tosa_ops(n, depth + 1);
            types
                .iter()
                .map(|like| g.pick_of(|ty| ty == like.ty).unwrap_or_else(|| like.clone()))
                .collect::<Vec<_>>()
        });
        self.terminate("tosa.yield", &yielded);
    }
}
