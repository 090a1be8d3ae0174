//! Zero points, rescaling and rounding, which were attributes.

use super::{CONVOLUTIONS, Reason, Upgrade, values};
use crate::forms;
use crate::rewrite::Rewriter;

/// Who has the elements that a zero point belongs to.
#[derive(Clone, Copy)]
enum Owner {
    Operand(usize),
    Result,
}

/// The zero points of an operation: the number of its other operands, and the names and owners.
type ZeroPoints = (usize, [(&'static str, Owner); 2]);

/// A zero point has the type of the elements that are stored.
const UNKNOWN_ELEMENTS: Reason =
    "2025 (LLVM 21): its zero points are operands, of a type that is not known here";

/// The zero points of an operation.
fn zero_points(short: &str) -> Option<ZeroPoints> {
    Some(match short {
        "avg_pool2d" => (1, [("input_zp", Owner::Operand(0)), ("output_zp", Owner::Result)]),
        "matmul" => (2, [("a_zp", Owner::Operand(0)), ("b_zp", Owner::Operand(1))]),
        "negate" => (1, [("input1_zp", Owner::Operand(0)), ("output_zp", Owner::Result)]),
        _ if CONVOLUTIONS.contains(&short) => {
            (3, [("input_zp", Owner::Operand(0)), ("weight_zp", Owner::Operand(1))])
        }
        _ => return None,
    })
}

/// The number of a name in `#tosa.conv_quant<input_zp = -1, weight_zp = 0>` or `{input_zp = -1 : i32}`.
fn field(rw: &Rewriter<'_>, text: &str, name: &str) -> Option<String> {
    let text = rw.resolve(text.trim());
    let (_, rest) = text.split_once(&format!("{name} = "))?;
    let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '-')).unwrap_or(rest.len());
    (end > 0).then(|| rest[..end].to_owned())
}

impl Upgrade<'_, '_> {
    /// The storage type of the elements that a zero point belongs to.
    fn owner_element(&self, owner: Owner) -> Option<String> {
        match owner {
            Owner::Operand(n) => self.element(n),
            Owner::Result => values::storage(self.call.results.first()?),
        }
    }

    /// Removes a zero point that is an attribute.
    pub(super) fn take_zero_point(&mut self, name: &str) -> Option<String> {
        let is_negated = name == "input1_zp";
        let text =
            self.call.take(name).or_else(|| if is_negated { self.call.take("input_zp") } else { None });
        if let Some(text) = text {
            return Some(values::number(&text).to_owned());
        }
        let info = self.call.attribute("quantization_info")?;
        field(self.rw, info, name)
            .or_else(|| if is_negated { field(self.rw, info, "input_zp") } else { None })
    }

    /// Appends zero points, which are 0 if no attribute says otherwise.
    pub(super) fn zero_points(&mut self, short: &str) -> Result<(), Reason> {
        let Some((n, points)) = zero_points(short) else { return Ok(()) };
        if self.call.operands.len() != n {
            return Ok(());
        }
        for (name, owner) in points {
            let elem = self.owner_element(owner).ok_or(UNKNOWN_ELEMENTS)?;
            let number = self.take_zero_point(name);
            let number = match number {
                Some(number) if values::is_integer(&elem) => values::wrap(&number, &elem),
                _ => values::zero(&elem).to_owned(),
            };
            let value = self.constant(&elem, &[number]);
            self.call.push(value, format!("tensor<1x{elem}>"));
        }
        self.call.take("quantization_info");
        self.found.push(&forms::TOSA_ZERO_POINT);
        Ok(())
    }

    /// `{double_round = true}`
    pub(super) fn rounding(&mut self) {
        if let Some(double) = self.call.take("double_round") {
            let mode = if double == "true" { "\"DOUBLE_ROUND\"" } else { "\"SINGLE_ROUND\"" };
            self.call.set("rounding_mode", mode);
        }
        self.mode("rounding_mode", &forms::TOSA_ROUNDING);
    }

    /// `tosa.rescale %x {multiplier = array<i32: 1>, shift = array<i8: 2>, input_zp = 0 : i32, ...}`
    pub(super) fn rescale(&mut self) -> Result<(), Reason> {
        const REASON: Reason = "2025 (LLVM 21): it needs a multiplier, a shift and zero points";
        self.rounding();
        if self.call.operands.len() == 1 {
            let wide = self.call.attribute("scale32") == Some("true");
            let multiplier_type = if wide { "i32" } else { "i16" };
            for (name, elem) in [("multiplier", multiplier_type), ("shift", "i8")] {
                let list = self.call.take(name).as_deref().and_then(values::list).ok_or(REASON)?;
                let value = self.constant(elem, &list);
                self.call.push(value, format!("tensor<{}x{elem}>", list.len()));
            }
        }
        if self.call.operands.len() == 3 {
            for (name, owner) in [("input_zp", Owner::Operand(0)), ("output_zp", Owner::Result)] {
                let elem = self.owner_element(owner).ok_or(UNKNOWN_ELEMENTS)?;
                let number = self.take_zero_point(name).ok_or(REASON)?;
                let value = self.constant(&elem, &[values::wrap(&number, &elem)]);
                self.call.push(value, format!("tensor<1x{elem}>"));
            }
            for name in ["input_unsigned", "output_unsigned"] {
                if self.call.attribute(name).is_none() {
                    self.call.set(name, "false");
                }
            }
            self.found.push(&forms::TOSA_RESCALE);
        }
        Ok(())
    }
}
