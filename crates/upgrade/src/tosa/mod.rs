//! Operations of the dialect tosa: what were attributes are operands since 2025.
//!
//! [`operation`] reads an operation, and each step below changes one part of it; `quantized` has those of zero points and
//! scales, `reshape` those of sizes and ranks, `values` the numbers and types in attributes.

mod quantized;
mod reshape;
pub mod values;

use crate::call::Call;
use crate::forms::{self, Form};
use crate::rewrite::Rewriter;
use crate::tensor::shape;
use crate::token::Kind;

/// An operation that is rewritten, and the old forms that were found in it.
struct Upgrade<'r, 't> {
    rw: &'r mut Rewriter<'t>,
    call: Call,
    found: Vec<&'static Form>,
}

/// Rewrites an operation; returns the next token, or `None` if it stays.
pub fn operation(rw: &mut Rewriter<'_>, i: usize, name: &str) -> Option<usize> {
    let short = name.strip_prefix("tosa.")?;
    match short {
        "cond_if" if rw.kind(i) != Kind::String => return condition(rw, i),
        "while_loop" | "cond_if" | "yield" => return None,
        _ => {}
    }
    let call = Call::read(rw, i, name)?;
    let mut upgrade = Upgrade { rw, call, found: Vec::new() };
    if let Err(reason) = upgrade.run(short) {
        let message = format!("'{name}' has another form since {reason}");
        rw.problem(rw.start(i), message);
        return None;
    }
    let Upgrade { rw, call, mut found } = upgrade;
    if found.is_empty() {
        return None;
    }
    found.dedup_by_key(|form| form.old);
    found.into_iter().for_each(|form| rw.note(rw.start(i), form));
    Some(call.write(rw, i))
}

/// The reason why a part of an operation has no equivalent: since when, and what it needs.
type Reason = &'static str;

/// Operations with an axis.
const WITH_AXIS: &[&str] = &[
    "argmax",
    "concat",
    "reduce_all",
    "reduce_any",
    "reduce_max",
    "reduce_min",
    "reduce_product",
    "reduce_sum",
    "reverse",
];

/// Convolutions.
const CONVOLUTIONS: &[&str] = &["conv2d", "conv3d", "depthwise_conv2d", "transpose_conv2d"];

impl Upgrade<'_, '_> {
    /// Changes the parts of an operation.
    fn run(&mut self, short: &str) -> Result<(), Reason> {
        match short {
            "const" | "const_shape" => {
                if let Some(value) = self.call.take("value") {
                    self.call.set("values", value);
                    self.found.push(&forms::TOSA_VALUES);
                }
                if let Some(elements) = self.call.attribute("values").and_then(values::elements) {
                    self.rw.set_elements(elements);
                }
            }
            "clamp" | "reluN" => self.clamp(short)?,
            "mul" => self.shift(),
            "reshape" => self.shape_operand("new_shape")?,
            "slice" => {
                self.shape_operand("start")?;
                self.shape_operand("size")?;
            }
            "tile" => self.shape_operand("multiples")?,
            "resize" => self.resize()?,
            "pad" => self.pad()?,
            "transpose" => self.permutation()?,
            "rescale" => self.rescale()?,
            "apply_scale" => self.rounding(),
            "custom" => {
                for (old, new) in [("identifier", "operator_name"), ("config", "domain_name")] {
                    if let Some(value) = self.call.take(old) {
                        self.call.set(new, value);
                        self.found.push(&forms::TOSA_CUSTOM);
                    }
                }
            }
            "fully_connected" => self.fully_connected()?,
            "gather" if self.call.attribute("axis").is_some() => {
                return Err("2021 (LLVM 13): its values have three dimensions, its indices two");
            }
            "matmul"
                if self.call.types.iter().any(|ty| shape(ty).is_some_and(|(dims, _)| dims.len() == 2)) =>
            {
                return Err("2021 (LLVM 13): its operands have three dimensions");
            }
            _ => {}
        }
        if WITH_AXIS.contains(&short) {
            self.axis();
        }
        self.arrays();
        if short == "transpose_conv2d" {
            self.transposed_convolution()?;
        }
        if CONVOLUTIONS.contains(&short) || short == "avg_pool2d" {
            self.accumulator();
        }
        self.zero_points(short)?;
        self.ranks(short)
    }

    /// `{axis = 0 : i64}`
    fn axis(&mut self) {
        if let Some(axis) = self.call.attribute("axis")
            && !axis.ends_with("i32")
        {
            let axis = format!("{} : i32", values::number(axis));
            self.call.set("axis", axis);
            self.found.push(&forms::TOSA_AXIS);
        }
    }

    /// `{stride = [1, 1]}`
    fn arrays(&mut self) {
        for name in ["pad", "kernel", "stride", "dilation", "out_pad"] {
            if let Some(text) = self.call.attribute(name)
                && text.starts_with('[')
                && let Some(list) = values::list(text)
            {
                self.call.set(name, format!("array<i64: {}>", list.join(", ")));
                self.found.push(&forms::TOSA_ARRAY);
            }
        }
    }

    /// `tosa.transpose_conv2d ... {dilation = [1, 1], out_pad = [0, 0], out_shape = [...], stride = [1, 1]}`
    fn transposed_convolution(&mut self) -> Result<(), Reason> {
        for name in ["dilation", "out_shape"] {
            if let Some(text) = self.call.take(name) {
                let is_one = |list: Vec<String>| list.iter().all(|number| number == "1");
                if name == "dilation" && !values::list(&text).is_some_and(is_one) {
                    return Err("2022 (LLVM 15): it has no dilation");
                }
                self.found.push(&forms::TOSA_OUT_SHAPE);
            }
        }
        // Padding of two numbers is that before the rows and columns.
        let padding = self.call.attribute("out_pad").and_then(values::list);
        if let Some([top, left]) = padding.as_deref() {
            self.call.set("out_pad", format!("array<i64: {top}, 0, {left}, 0>"));
        }
        Ok(())
    }

    /// The type in which a convolution or a mean adds.
    fn accumulator(&mut self) {
        let Some(elem) = self.element(0) else { return };
        if self.call.attribute("acc_type").is_none() {
            let ty = values::accumulator(&elem);
            // An average of integers is computed in 32 bits.
            let ty = if self.call.name == "tosa.avg_pool2d" && ty == "i48" { "i32" } else { ty };
            self.call.set("acc_type", ty);
            self.found.push(&forms::TOSA_ACC_TYPE);
        }
    }

    /// `{min_fp = 0.0 : f32, max_fp = 6.0 : f32, min_int = 0 : i64, max_int = 6 : i64}`
    fn clamp(&mut self, short: &str) -> Result<(), Reason> {
        if self.call.attribute("min_val").is_some() {
            return Ok(());
        }
        const REASON: Reason = "2025 (LLVM 21): it needs 'min_val' and 'max_val' of the type of its elements";
        let elem = self.element(0).ok_or(REASON)?;
        let kind = if values::is_integer(&elem) { "int" } else { "fp" };
        let bound = |call: &Call, end: &str| {
            call.attribute(&format!("{end}_{kind}")).map(|text| values::number(text).to_owned())
        };
        let zero = values::zero(&elem).to_owned();
        let min = if short == "reluN" { zero } else { bound(&self.call, "min").ok_or(REASON)? };
        let max = bound(&self.call, "max").ok_or(REASON)?;
        for name in ["min_int", "max_int", "min_fp", "max_fp"] {
            self.call.take(name);
        }
        self.call.name = "tosa.clamp".to_owned();
        self.call.set("min_val", format!("{} : {elem}", values::saturate(&min, &elem)));
        self.call.set("max_val", format!("{} : {elem}", values::saturate(&max, &elem)));
        self.found.push(&forms::TOSA_CLAMP);
        Ok(())
    }

    /// `tosa.mul %a, %b {shift = 0 : i8}`
    fn shift(&mut self) {
        let shift = self.call.take("shift");
        if self.call.operands.len() == 2 {
            // Only products of 32 bits are shifted.
            let shift = shift.filter(|_| self.element(0).as_deref() == Some("i32"));
            let shift = shift.as_deref().map_or("0", values::number).to_owned();
            let value = self.constant("i8", &[shift]);
            self.call.push(value, "tensor<1xi8>");
            self.found.push(&forms::TOSA_MUL_SHIFT);
        }
    }

    /// `tosa.transpose %x, %perms`
    fn permutation(&mut self) -> Result<(), Reason> {
        if let [_, perms] = self.call.operands.as_slice() {
            let elements = self.rw.elements(perms);
            let perms = elements.ok_or("2025 (LLVM 21): it needs a constant permutation")?.join(", ");
            self.call.operands.truncate(1);
            self.call.types.truncate(1);
            self.call.set("perms", format!("array<i32: {perms}>"));
            self.found.push(&forms::TOSA_PERMUTATION);
        }
        Ok(())
    }

    /// The type of the elements of an operand, or of the numbers that are stored for them.
    fn element(&self, operand: usize) -> Option<String> {
        values::storage(self.call.types.get(operand)?)
    }

    /// Adds a constant tensor of one dimension.
    fn constant(&mut self, elem: &str, list: &[String]) -> String {
        let ty = format!("tensor<{}x{elem}>", list.len());
        let values = values::dense(list);
        self.rw.add_operation(|name| {
            format!("{name} = \"tosa.const\"() <{{values = {values} : {ty}}}> : () -> {ty}")
        })
    }

    /// Adds a constant shape.
    fn shape_constant(&mut self, list: &[String]) -> (String, String) {
        let n = list.len();
        let values = values::dense(list);
        let value = self.rw.add_operation(|name| {
            format!(
                "{name} = tosa.const_shape {{values = {values} : tensor<{n}xindex>}} : () -> !tosa.shape<{n}>"
            )
        });
        (value, format!("!tosa.shape<{n}>"))
    }
}

/// `tosa.cond_if %c -> (tensor<f32>) {`
fn condition(rw: &mut Rewriter<'_>, i: usize) -> Option<usize> {
    if rw.kind(i + 1) != Kind::Value || rw.kind(i + 2) != Kind::Arrow {
        return None;
    }
    let ty = rw.type_of(rw.str(i + 1)).cloned().unwrap_or_else(|| "tensor<i1>".to_owned());
    let at = rw.end(i + 1);
    rw.replace(at, at, format!(" : {ty}"));
    if rw.is(i + 3, b'(') {
        let (types, end, found) = rw.read_types(rw.start(i + 3))?;
        if let [ty] = types.as_slice() {
            rw.replace(rw.start(i + 3), end, ty.text.clone());
            rw.note_all(found);
        }
    }
    rw.note(rw.start(i), &forms::TOSA_COND_IF);
    Some(i + 2)
}
