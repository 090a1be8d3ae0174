//! Sizes that became operands, and operands of equal rank.

use super::{Reason, Upgrade, values};
use crate::forms::{self, Form};
use crate::tensor::shape;
use crate::types::Ty;

/// Elementwise operations of several operands, which are broadcast.
const BROADCAST: &[&str] = &[
    "add",
    "arithmetic_right_shift",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "equal",
    "greater",
    "greater_equal",
    "intdiv",
    "logical_and",
    "logical_left_shift",
    "logical_or",
    "logical_right_shift",
    "logical_xor",
    "maximum",
    "minimum",
    "mul",
    "pow",
    "select",
    "sub",
];

impl Upgrade<'_, '_> {
    /// Makes an operand of the sizes in an attribute.
    pub(super) fn shape_operand(&mut self, attribute: &str) -> Result<(), Reason> {
        if let Some(text) = self.call.take(attribute) {
            let list =
                values::list(self.rw.resolve(&text)).ok_or("2025 (LLVM 21): it needs constant sizes")?;
            let (value, ty) = self.shape_constant(&list);
            self.call.push(value, ty);
            self.found.push(&forms::TOSA_SHAPE);
        }
        Ok(())
    }

    /// `tosa.resize %x {scale = array<i64: ...>, offset = ..., border = ..., mode = "BILINEAR"}`
    pub(super) fn resize(&mut self) -> Result<(), Reason> {
        for name in ["scale", "offset", "border"] {
            self.shape_operand(name)?;
        }
        self.mode("mode", &forms::TOSA_RESIZE_MODE);
        match self.call.operands.len() {
            4 => Ok(()),
            _ => Err("2022 (LLVM 16): it needs 'scale', 'offset' and 'border' for strides and shifts"),
        }
    }

    /// Makes a mode of a string: a word, or an attribute in generic form.
    pub(super) fn mode(&mut self, name: &str, form: &'static Form) {
        if let Some(mode) = self.call.attribute(name)
            && mode.starts_with('"')
        {
            let mode = mode.trim_matches('"');
            let kind = if name == "mode" { "resize_mode" } else { name };
            let mode = if self.call.is_generic { format!("#tosa.{kind}<{mode}>") } else { mode.to_owned() };
            self.call.set(name, mode);
            self.found.push(form);
        }
    }

    /// `tosa.pad %x, %padding`, where the padding is a tensor of two columns.
    pub(super) fn pad(&mut self) -> Result<(), Reason> {
        const REASON: Reason = "2025 (LLVM 20): it needs constant padding";
        let operand = self.call.operands.get(1).ok_or(REASON)?;
        if !self.call.types[1].text.starts_with("!tosa.shape") {
            let list = self.rw.elements(operand).ok_or(REASON)?.clone();
            let (value, ty) = self.shape_constant(&list);
            self.call.operands[1] = value;
            self.call.types[1] = Ty::builtin(ty);
            self.found.push(&forms::TOSA_SHAPE);
        }
        let elem = self.element(0).ok_or("2025 (LLVM 21): it needs a value of the type of its elements")?;
        let ty = format!("tensor<1x{elem}>");
        if self.call.operands.len() == 2 {
            let number = self.take_zero_point("input_zp").filter(|_| values::is_integer(&elem));
            let number = number.unwrap_or_else(|| values::zero(&elem).to_owned());
            let value = self.constant(&elem, &[number]);
            self.call.push(value, ty);
            self.found.push(&forms::TOSA_SHAPE);
        } else if shape(&self.call.types[2]).is_some_and(|(dims, _)| dims.is_empty()) {
            let value = match self.rw.elements(&self.call.operands[2]).cloned() {
                Some(list) => self.constant(&elem, &list),
                None => {
                    let scalar = self.call.operands[2].clone();
                    self.add_reshape(&scalar, &format!("tensor<{elem}>"), &["1".to_owned()], &ty)
                }
            };
            self.call.operands[2] = value;
            self.call.types[2] = Ty::builtin(ty);
            self.found.push(&forms::TOSA_SHAPE);
        }
        self.call.take("quantization_info");
        Ok(())
    }

    /// Adds a reshape of a value to a type of some dimensions.
    fn add_reshape(&mut self, value: &str, from: &str, dims: &[String], to: &str) -> String {
        let (shape, shape_type) = self.shape_constant(&sizes(dims));
        self.rw.add_operation(|name| {
            format!("{name} = tosa.reshape {value}, {shape} : ({from}, {shape_type}) -> {to}")
        })
    }

    /// Reshapes operands to the rank of the result.
    pub(super) fn ranks(&mut self, short: &str) -> Result<(), Reason> {
        if !BROADCAST.contains(&short) {
            return Ok(());
        }
        let Some((result, _)) = self.call.results.first().and_then(shape) else { return Ok(()) };
        if result.iter().any(|dim| dim == "*") {
            return Ok(());
        }
        let rank = result.len();
        let inputs = if short == "select" { 3 } else { 2 };
        for n in 0..inputs.min(self.call.operands.len()) {
            let Some((dims, elem)) = shape(&self.call.types[n]) else { continue };
            if dims.len() >= rank || dims.iter().any(|dim| dim == "*") {
                continue;
            }
            // One size may follow from the others.
            if dims.iter().filter(|dim| *dim == "?").count() > 1 {
                return Err("2022 (LLVM 16): its operands need the rank of the result");
            }
            let ones = vec!["1".to_owned(); rank - dims.len()];
            let dims: Vec<String> = ones.into_iter().chain(dims.iter().cloned()).collect();
            let to = tensor(&dims, &elem.text);
            let (value, from) = (self.call.operands[n].clone(), self.call.types[n].text.clone());
            self.call.operands[n] = self.add_reshape(&value, &from, &dims, &to);
            self.call.types[n] = Ty::builtin(to);
            self.found.push(&forms::TOSA_RANK);
        }
        Ok(())
    }

    /// `tosa.fully_connected %x, %w, %b`: a convolution with a window of one element.
    pub(super) fn fully_connected(&mut self) -> Result<(), Reason> {
        self.convolve().ok_or("2025 (LLVM 21): it is 'tosa.conv2d' of weights of the shape [outputs, inputs]")
    }

    fn convolve(&mut self) -> Option<()> {
        let [x, w, bias] = self.call.types.as_slice() else { return None };
        let ([n, inputs], x_elem) = dims_and_elem(x)?;
        let ([outputs, depth], w_elem) = dims_and_elem(w)?;
        if depth != inputs {
            return None;
        }
        let (result, y_elem) = dims_and_elem::<2>(self.call.results.first()?)?;
        let [x_dims, w_dims, y_dims] = [(&n, &inputs), (&outputs, &inputs), (&n, &outputs)]
            .map(|(count, depth)| [count.clone(), "1".to_owned(), "1".to_owned(), depth.clone()]);
        let x_type = tensor(&x_dims, &x_elem);
        let w_type = tensor(&w_dims, &w_elem);
        let y_type = tensor(&y_dims, &y_elem);
        let (x, w, bias) = (x.text.clone(), w.text.clone(), bias.text.clone());
        let elems = [self.element(0)?, self.element(1)?];
        let accumulator = values::accumulator(&elems[0]);
        let operands = self.call.operands.clone();
        let x_value = self.add_reshape(&operands[0], &x, &x_dims, &x_type);
        let w_value = self.add_reshape(&operands[1], &w, &w_dims, &w_type);
        let mut points = Vec::new();
        for (name, elem) in ["input_zp", "weight_zp"].into_iter().zip(&elems) {
            let number = self.take_zero_point(name).filter(|_| values::is_integer(elem));
            let number = number.unwrap_or_else(|| values::zero(elem).to_owned());
            points.push(self.constant(elem, &[values::wrap(&number, elem)]));
        }
        let y_value = self.rw.add_operation(|name| {
            format!(
                "{name} = tosa.conv2d {x_value}, {w_value}, {}, {}, {} {{acc_type = {accumulator}, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}} : ({x_type}, {w_type}, {bias}, tensor<1x{}>, tensor<1x{}>) -> {y_type}",
                operands[2], points[0], points[1], elems[0], elems[1]
            )
        });
        let (y_shape, shape_type) = self.shape_constant(&sizes(&result));
        self.call.name = "tosa.reshape".to_owned();
        self.call.operands = vec![y_value, y_shape];
        self.call.types = [y_type, shape_type].into_iter().map(Ty::builtin).collect();
        self.call.attributes.clear();
        self.found.push(&forms::TOSA_FULLY_CONNECTED);
        Some(())
    }
}

/// A tensor type.
fn tensor(dims: &[String], elem: &str) -> String {
    format!("tensor<{}x{elem}>", dims.join("x"))
}

/// The sizes of a reshape to some dimensions: a dynamic one follows from the others.
fn sizes(dims: &[String]) -> Vec<String> {
    dims.iter().map(|dim| if dim == "?" { "-1".to_owned() } else { dim.clone() }).collect()
}

/// The dimensions of a type of rank `N`, and the text of its elements.
fn dims_and_elem<const N: usize>(ty: &Ty) -> Option<([String; N], String)> {
    let (dims, elem) = shape(ty)?;
    Some((dims.to_vec().try_into().ok()?, elem.text.clone()))
}
