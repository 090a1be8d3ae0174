//! Divisions and what is made of them, as `lower-to-llvm` lowers and folds them, against arithmetic in 128 bits: for
//! every pair of numbers of up to eight bits, and random and extreme pairs of more. Lowered functions are interpreted;
//! one that would divide by zero or overflow in a division fails.

mod common;

use common::lowered;
use terrace::ir::{Body, Op, Value};

/// An operation, how its result follows from its operands, and whether they are signed.
struct Case {
    op: &'static str,
    signed: bool,
    value: fn(i128, i128) -> i128,
}

fn floor(a: i128, b: i128) -> i128 {
    let quotient = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
}

fn ceil(a: i128, b: i128) -> i128 {
    let quotient = a / b;
    if a % b != 0 && (a < 0) == (b < 0) { quotient + 1 } else { quotient }
}

const ARITH: [Case; 7] = [
    Case { op: "arith.ceildivsi", signed: true, value: ceil },
    Case { op: "arith.ceildivui", signed: false, value: ceil },
    Case { op: "arith.floordivsi", signed: true, value: floor },
    Case { op: "arith.divsi", signed: true, value: |a, b| a / b },
    Case { op: "arith.divui", signed: false, value: |a, b| a / b },
    Case { op: "arith.remsi", signed: true, value: |a, b| a % b },
    Case { op: "arith.remui", signed: false, value: |a, b| a % b },
];

const INDEX: [Case; 7] = [
    Case { op: "index.ceildivs", signed: true, value: ceil },
    Case { op: "index.ceildivu", signed: false, value: ceil },
    Case { op: "index.floordivs", signed: true, value: floor },
    Case { op: "index.divs", signed: true, value: |a, b| a / b },
    Case { op: "index.divu", signed: false, value: |a, b| a / b },
    Case { op: "index.rems", signed: true, value: |a, b| a % b },
    Case { op: "index.remu", signed: false, value: |a, b| a % b },
];

/// The number that bits stand for.
fn number(bits: u64, width: u32, signed: bool) -> i128 {
    let negative = signed && bits >> (width - 1) & 1 == 1;
    i128::from(bits) - if negative { 1i128 << width } else { 0 }
}

fn bits(number: i128, width: u32) -> u64 {
    (number & ((1i128 << width) - 1)) as u64
}

/// The result, unless it is undefined.
fn expected(case: &Case, a: u64, b: u64, width: u32) -> Option<u64> {
    let (a, b) = (number(a, width, case.signed), number(b, width, case.signed));
    let least = -(1i128 << (width - 1));
    let defined = b != 0 && !(case.signed && a == least && b == -1);
    defined.then(|| bits((case.value)(a, b), width))
}

/// A step of the machine: an operation whose operands and result are places of values.
struct Step {
    name: &'static str,
    compute: Compute,
    operands: [usize; 3],
    /// The width of the first operand, and of the result.
    widths: (u32, u32),
    result: usize,
}

/// The function that an operation computes, on bits as unsigned or signed numbers.
enum Compute {
    Unsigned(fn(i128, i128) -> i128),
    Signed(fn(i128, i128) -> i128),
    Divide(bool, fn(i128, i128) -> i128),
    Select,
    Return,
}

/// An interpreter of one block.
struct Machine {
    steps: Vec<Step>,
    args: Vec<usize>,
    /// The values before the first step: those of constants are set.
    initial: Vec<u64>,
    values: Vec<u64>,
}

impl Machine {
    fn new(body: &Body) -> Self {
        let region = body.root_regions().next().expect("a function has a region");
        let block = body.entry_block(region).expect("a function has a body");
        let args = body.args(block).iter().map(|arg| arg.index()).collect();
        let mut machine =
            Self { steps: Vec::new(), args, initial: vec![0; body.value_bound()], values: Vec::new() };
        body.ops(block).for_each(|op| machine.add(body, op));
        machine
    }

    fn add(&mut self, b: &Body, op: Op) {
        let number =
            |name: &str| b.attr(op, name).and_then(|attr| attr.as_i64(b.ctx())).expect("it has a number");
        let width = |value: Value| b.ty(value).bit_width(b.ctx()).expect("values are integers");
        let name = b.def(op).name;
        let compute = match name {
            "llvm.mlir.constant" => {
                let result = b.result(op, 0);
                self.initial[result.index()] = bits(i128::from(number("value")), width(result));
                return;
            }
            "llvm.return" => Compute::Return,
            "llvm.select" => Compute::Select,
            "llvm.add" => Compute::Unsigned(|a, b| a + b),
            "llvm.sub" => Compute::Unsigned(|a, b| a - b),
            "llvm.mul" => Compute::Signed(|a, b| a * b),
            "llvm.and" => Compute::Unsigned(|a, b| a & b),
            "llvm.or" => Compute::Unsigned(|a, b| a | b),
            "llvm.xor" => Compute::Unsigned(|a, b| a ^ b),
            "llvm.zext" | "llvm.trunc" => Compute::Unsigned(|a, _| a),
            "llvm.sext" => Compute::Signed(|a, _| a),
            "llvm.sdiv" => Compute::Divide(true, |a, b| a / b),
            "llvm.udiv" => Compute::Divide(false, |a, b| a / b),
            "llvm.srem" => Compute::Divide(true, |a, b| a % b),
            "llvm.urem" => Compute::Divide(false, |a, b| a % b),
            "llvm.icmp" => match number("predicate") {
                0 => Compute::Unsigned(|a, b| i128::from(a == b)),
                1 => Compute::Unsigned(|a, b| i128::from(a != b)),
                2 => Compute::Signed(|a, b| i128::from(a < b)),
                3 => Compute::Signed(|a, b| i128::from(a <= b)),
                4 => Compute::Signed(|a, b| i128::from(a > b)),
                5 => Compute::Signed(|a, b| i128::from(a >= b)),
                6 => Compute::Unsigned(|a, b| i128::from(a < b)),
                7 => Compute::Unsigned(|a, b| i128::from(a <= b)),
                8 => Compute::Unsigned(|a, b| i128::from(a > b)),
                _ => Compute::Unsigned(|a, b| i128::from(a >= b)),
            },
            _ => panic!("'{name}' is not known here"),
        };
        let mut operands = [0; 3];
        operands.iter_mut().zip(b.operands(op)).for_each(|(place, value)| *place = value.index());
        let first = b.operands(op).first().expect("every step has an operand");
        let result = b.results(op).first();
        self.steps.push(Step {
            name,
            compute,
            operands,
            widths: (width(first), result.map_or(1, width)),
            result: result.map_or(0, |result| result.index()),
        });
    }

    /// Runs the function and returns its result.
    fn run(&mut self, args: &[u64]) -> Result<u64, String> {
        self.values.clone_from(&self.initial);
        for (&place, &arg) in self.args.iter().zip(args) {
            self.values[place] = arg;
        }
        for step in &self.steps {
            let get = |i: usize| self.values[step.operands[i]];
            let numbers =
                |signed| (number(get(0), step.widths.0, signed), number(get(1), step.widths.0, signed));
            let value = match step.compute {
                Compute::Return => return Ok(get(0)),
                Compute::Select => i128::from(if get(0) == 1 { get(1) } else { get(2) }),
                Compute::Unsigned(f) => f(numbers(false).0, numbers(false).1),
                Compute::Signed(f) => f(numbers(true).0, numbers(true).1),
                Compute::Divide(signed, f) => match numbers(signed) {
                    (a, 0) => return Err(format!("{} of {a} by 0", step.name)),
                    (a, -1) if a == -(1i128 << (step.widths.0 - 1)) => {
                        return Err(format!("{} of {a} by -1", step.name));
                    }
                    (a, b) => f(a, b),
                },
            };
            self.values[step.result] = bits(value, step.widths.1);
        }
        Err("the function does not return".into())
    }
}

fn check(cases: &[Case], width: u32, ty: &str, index_width: u32, pairs: &dyn Fn(&mut dyn FnMut(u64, u64))) {
    let mut text = String::new();
    for (i, case) in cases.iter().enumerate() {
        let one = if ty == "index" { String::new() } else { format!(" : {ty}") };
        text += &format!(
            "func.func @f{i}(%a: {ty}, %b: {ty}) -> {ty} {{ %0 = {} %a, %b{one}  return %0 : {ty} }}\n",
            case.op
        );
    }
    lowered(&text, index_width, &mut |i, body| {
        let (case, mut machine) = (&cases[i], Machine::new(body));
        pairs(&mut |a, b| {
            if let Some(expected) = expected(case, a, b, width) {
                assert_eq!(
                    machine.run(&[a, b]),
                    Ok(expected),
                    "{} of {a:#x}, {b:#x} on {width} bits",
                    case.op
                );
            }
        });
    });
}

/// Every pair of numbers.
fn all(width: u32) -> impl Fn(&mut dyn FnMut(u64, u64)) {
    move |f| (0..1u64 << width).for_each(|a| (0..1u64 << width).for_each(|b| f(a, b)))
}

/// Extreme pairs and random ones.
fn some(width: u32) -> impl Fn(&mut dyn FnMut(u64, u64)) {
    move |f| {
        let mask = u64::MAX >> (64 - width);
        let least = 1u64 << (width - 1);
        let edges = [0, 1, 2, 3, 7, least - 2, least - 1, least, least + 1, mask - 2, mask - 1, mask];
        edges.iter().for_each(|&a| edges.iter().for_each(|&b| f(a, b)));
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            // Small numbers as often as great ones.
            state >> (state % u64::from(width)) & mask
        };
        for _ in 0..4000 {
            let (a, b) = (random(), random());
            f(a, b);
            f(a.wrapping_neg() & mask, b);
            f(a, b.wrapping_neg() & mask);
        }
    }
}

#[test]
fn every_pair_of_up_to_eight_bits() {
    for width in 1..=8 {
        check(&ARITH, width, &format!("i{width}"), 64, &all(width));
    }
    check(&INDEX, 8, "index", 8, &all(8));
}

#[test]
fn random_pairs_of_more_bits() {
    for width in [9, 16, 17, 31, 32, 33, 63, 64] {
        check(&ARITH, width, &format!("i{width}"), 64, &some(width));
        check(&INDEX, width, "index", width, &some(width));
    }
}

/// Operations on constants, which are folded on the way.
#[test]
fn folding_gives_the_same() {
    for width in [1, 2, 3, 4, 5] {
        for case in &ARITH {
            let (mut text, mut results) = (String::new(), Vec::new());
            all(width)(&mut |a, b| {
                if let Some(result) = expected(case, a, b, width) {
                    let (a, b) = (number(a, width, true), number(b, width, true));
                    let number =
                        |n: i128| if width == 1 { (n != 0).to_string() } else { format!("{n} : i{width}") };
                    text += &format!(
                        "func.func @f{}() -> i{width} {{ %a = arith.constant {}  %b = arith.constant {}  \
                         %0 = {} %a, %b : i{width}  return %0 : i{width} }}\n",
                        results.len(),
                        number(a),
                        number(b),
                        case.op
                    );
                    results.push((a, b, result));
                }
            });
            lowered(&text, 64, &mut |i, body| {
                let (a, b, result) = results[i];
                assert_eq!(
                    Machine::new(body).run(&[]),
                    Ok(result),
                    "{} of {a}, {b} on {width} bits",
                    case.op
                );
            });
        }
    }
}
