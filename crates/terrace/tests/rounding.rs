//! Truncations of floats in every rounding mode between all formats, as `lower-to-llvm` lowers them, against
//! `ApFloat`'s conversion. Lowered functions are interpreted.

mod common;

use common::lowered;
use terrace::ir::attrs::{FloatAttr, IntegerAttr};
use terrace::ir::{Body, Op, Value};
use terrace_num::FloatFormat::{self, F16, F32, F64, F80, F128, PpcFp128};
use terrace_num::{ApFloat, Rounding};

const MODES: [(&str, Rounding); 5] = [
    ("to_nearest_even", Rounding::NearestTiesToEven),
    ("downward", Rounding::TowardNegative),
    ("upward", Rounding::TowardPositive),
    ("toward_zero", Rounding::TowardZero),
    ("to_nearest_away", Rounding::NearestTiesToAway),
];

/// How many values of a format with more of them are tried.
const N_VALUES: u64 = 400;

/// A step of the machine: an operation whose operands and result are places of values.
struct Step {
    compute: Compute,
    operands: [usize; 3],
    /// The bits that the result has.
    mask: u128,
    result: usize,
}

enum Compute {
    Bits(fn(u128, u128) -> u128),
    Select,
    /// A conversion between two formats.
    Convert(FloatFormat, FloatFormat),
    Multiply(FloatFormat),
    Return,
}

/// An interpreter of one block.
struct Machine {
    steps: Vec<Step>,
    arg: usize,
    /// The values before the first step: those of constants are set.
    initial: Vec<u128>,
    values: Vec<u128>,
}

impl Machine {
    fn new(body: &Body) -> Self {
        let region = body.root_regions().next().expect("a function has a region");
        let block = body.entry_block(region).expect("a function has a body");
        let arg = body.args(block)[0].index();
        let mut machine =
            Self { steps: Vec::new(), arg, initial: vec![0; body.value_bound()], values: Vec::new() };
        body.ops(block).for_each(|op| machine.add(body, op));
        machine
    }

    fn add(&mut self, b: &Body, op: Op) {
        let ctx = b.ctx();
        let width = |value: Value| b.ty(value).bit_width(ctx).expect("values are numbers");
        let format = |value: Value| b.ty(value).as_float(ctx).expect("values are floats");
        let operands: Vec<Value> = b.operands(op).iter().collect();
        let result = b.results(op).first();
        let mask = result.map_or(0, |result| u128::MAX >> (128 - width(result)));
        let compute = match b.def(op).name {
            "llvm.mlir.constant" => {
                let attr = b.attr(op, "value").expect("a constant has a value");
                let place = b.result(op, 0).index();
                self.initial[place] = match attr.as_::<FloatAttr>(ctx) {
                    Some(float) => float.value(ctx).expect("it is a number").to_bits(),
                    None => {
                        let int = attr.as_::<IntegerAttr>(ctx).expect("it is an integer").value(ctx);
                        int.low_u128() & mask
                    }
                };
                return;
            }
            "llvm.return" => Compute::Return,
            "llvm.select" => Compute::Select,
            "llvm.fpext" | "llvm.fptrunc" => Compute::Convert(format(operands[0]), format(b.result(op, 0))),
            "llvm.fmul" => Compute::Multiply(format(operands[0])),
            "llvm.add" => Compute::Bits(u128::wrapping_add),
            "llvm.sub" => Compute::Bits(u128::wrapping_sub),
            "llvm.and" => Compute::Bits(|a, b| a & b),
            "llvm.or" => Compute::Bits(|a, b| a | b),
            "llvm.xor" => Compute::Bits(|a, b| a ^ b),
            "llvm.shl" => Compute::Bits(|a, b| a << b),
            "llvm.lshr" => Compute::Bits(|a, b| a >> b),
            "llvm.intr.umin" => Compute::Bits(u128::min),
            "llvm.zext" | "llvm.trunc" | "llvm.bitcast" => Compute::Bits(|a, _| a),
            "llvm.icmp" => match b.attr(op, "predicate").and_then(|attr| attr.as_i64(ctx)) {
                Some(0) => Compute::Bits(|a, b| (a == b).into()),
                Some(1) => Compute::Bits(|a, b| (a != b).into()),
                Some(6) => Compute::Bits(|a, b| (a < b).into()),
                Some(8) => Compute::Bits(|a, b| (a > b).into()),
                Some(9) => Compute::Bits(|a, b| (a >= b).into()),
                other => panic!("the predicate {other:?} is not known here"),
            },
            name => panic!("'{name}' is not known here"),
        };
        let mut places = [0; 3];
        places.iter_mut().zip(&operands).for_each(|(place, value)| *place = value.index());
        let result = result.map_or(0, |result| result.index());
        self.steps.push(Step { compute, operands: places, mask, result });
    }

    /// Runs the function and returns its result.
    fn run(&mut self, arg: u128) -> u128 {
        self.values.clone_from(&self.initial);
        self.values[self.arg] = arg;
        for step in &self.steps {
            let get = |i: usize| self.values[step.operands[i]];
            let value = match step.compute {
                Compute::Return => return get(0),
                Compute::Select => get(if get(0) == 1 { 1 } else { 2 }),
                Compute::Bits(f) => f(get(0), get(1)),
                Compute::Multiply(format) => {
                    let number = |i| ApFloat::from_bits(format, get(i));
                    number(0).mul(number(1)).to_bits()
                }
                Compute::Convert(from, to) => {
                    ApFloat::from_bits(from, get(0)).convert(to, Rounding::NearestTiesToEven).0.to_bits()
                }
            };
            self.values[step.result] = value & step.mask;
        }
        panic!("the function does not return")
    }
}

/// Numbers of a format: all if there are few, else some, of which most are near what `to` has.
fn values(from: FloatFormat, to: FloatFormat) -> Vec<u128> {
    if from.width() <= 8 {
        return (0..1 << from.width()).collect();
    }
    let mask = u128::MAX >> (128 - from.width());
    let mut state = u64::from(from as u8) << 8 | u64::from(to as u8);
    let mut random = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    };
    let exact = |x: ApFloat| x.convert(from, Rounding::TowardZero).0.to_bits();
    let mut all: Vec<u128> = [false, true]
        .into_iter()
        .flat_map(|negative| {
            let zero = if negative { ApFloat::neg_zero(from) } else { ApFloat::zero(from) };
            let greatest = ApFloat::largest(to, negative && to.has_sign());
            [zero, ApFloat::inf(from, negative), ApFloat::largest(from, negative), greatest].map(exact)
        })
        .collect();
    all.push(ApFloat::nan(from).to_bits());
    all.push(ApFloat::smallest(from).to_bits());
    for _ in 0..N_VALUES {
        let near = ApFloat::from_bits(to, u128::from(random()) << 64 | u128::from(random()));
        let bits = exact(near);
        // The bits that are cut off: none, a tie, next to a tie, or any.
        let cut = from.precision().saturating_sub(to.precision()).max(1);
        let half = 1u128 << (cut - 1);
        let rest = [0, half, half + 1, half.wrapping_sub(1), 1, u128::from(random()) & (2 * half - 1)];
        let bits = bits.wrapping_add(rest[(random() % 6) as usize]) & mask;
        // An f80 without its leading bit is no number.
        all.push(if from == F80 { exact(ApFloat::from_bits(F80, bits)) } else { bits });
        let any = (u128::from(random()) << 64 | u128::from(random())) & mask;
        all.push(if from == F80 { any | 1 << 63 } else { any });
    }
    all
}

fn check(from: FloatFormat) {
    let targets = FloatFormat::ALL.into_iter().filter(|to| to.width() < from.width() && *to != PpcFp128);
    let cases: Vec<_> = targets.flat_map(|to| MODES.map(|mode| (to, mode))).collect();
    let mut text = String::new();
    for (i, (to, (mode, _))) in cases.iter().enumerate() {
        let (from, to) = (from.name(), to.name());
        text += &format!(
            "func.func @f{i}(%x: {from}) -> {to} {{ %0 = arith.truncf %x {mode} : {from} to {to}  return %0 : {to} }}\n"
        );
    }
    let mut n = 0;
    lowered(&text, 64, &mut |i, body| {
        let ((to, (name, mode)), mut machine) = (cases[i], Machine::new(body));
        for bits in values(from, to) {
            let number = ApFloat::from_bits(from, bits);
            let expected = number.convert(to, mode).0;
            let result = ApFloat::from_bits(to, machine.run(bits));
            let same = result.to_bits() == expected.to_bits() || result.is_nan() && expected.is_nan();
            assert!(
                same,
                "{number:?} {name} to {}: {:#x}, not {:#x}",
                to.name(),
                result.to_bits(),
                expected.to_bits()
            );
            n += 1;
        }
    });
    assert!(n >= cases.len() * 16);
}

#[test]
fn from_the_formats_that_llvm_has() {
    [F16, FloatFormat::BF16, F32, F64, F80, F128].into_iter().for_each(check);
}

#[test]
fn from_narrow_formats() {
    let narrow = FloatFormat::ALL.into_iter().filter(|format| format.width() <= 8 || format.width() == 19);
    narrow.for_each(check);
}
