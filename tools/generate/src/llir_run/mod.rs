//! Random LLVM IR to run: functions that a C program can call, that terminate, and whose results are defined.
//!
//! Divisors and shift amounts are kept in range, loops count to small constants, memory is written before it is read
//! with the type that it is read with or as whole bytes, and the bits of no NaN reach a result.

mod control;
mod insts;
mod memory;

use crate::rng::Rng;
use std::fmt::{self, Write};

/// A type of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Int(u32),
    Half,
    Float,
    Double,
}

/// A number, or a vector of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ty {
    number: Number,
    /// The number of elements of a vector.
    lanes: Option<u32>,
}

/// The types that C has, as the driver of the modules knows them.
const IN_C: [Number; 7] = [
    Number::Int(1),
    Number::Int(8),
    Number::Int(16),
    Number::Int(32),
    Number::Int(64),
    Number::Float,
    Number::Double,
];

const WIDTHS: [u32; 18] = [1, 3, 7, 8, 8, 13, 16, 16, 24, 32, 32, 33, 48, 64, 64, 65, 100, 128];

const I1: Ty = Ty::of(Number::Int(1));
const I32: Ty = Ty::of(Number::Int(32));
const I64: Ty = Ty::of(Number::Int(64));

impl Ty {
    const fn of(number: Number) -> Self {
        Self { number, lanes: None }
    }

    /// The width of an integer or of the elements of a vector of integers.
    fn width(self) -> Option<u32> {
        match self.number {
            Number::Int(width) => Some(width),
            _ => None,
        }
    }

    /// A vector as this one, or a number, of other elements.
    fn with(self, number: Number) -> Self {
        Self { number, ..self }
    }

    /// The constant `n`, in each element of a vector.
    fn splat(self, n: u64) -> String {
        match self.lanes {
            Some(lanes) => format!("<{}>", vec![format!("{} {n}", self.number); lanes as usize].join(", ")),
            None => n.to_string(),
        }
    }

    /// The ending of an intrinsic's name.
    fn suffix(self) -> String {
        let number = match self.number {
            Number::Int(width) => format!("i{width}"),
            Number::Half => "f16".to_owned(),
            Number::Float => "f32".to_owned(),
            Number::Double => "f64".to_owned(),
        };
        self.lanes.map_or(number.clone(), |lanes| format!("v{lanes}{number}"))
    }

    /// The number of bits that it has in memory, if each byte of it is part of one element.
    fn whole_bytes(self) -> Option<u32> {
        let width = self.width()?;
        (width % 8 == 0 && width.is_power_of_two()).then(|| width * self.lanes.unwrap_or(1))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(width) => write!(f, "i{width}"),
            Self::Half => f.write_str("half"),
            Self::Float => f.write_str("float"),
            Self::Double => f.write_str("double"),
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            Some(lanes) => write!(f, "<{lanes} x {}>", self.number),
            None => self.number.fmt(f),
        }
    }
}

/// A function that later ones call.
struct Callee {
    name: String,
    params: Vec<Ty>,
    result: Ty,
}

/// A module under construction.
struct Gen {
    rng: Rng,
    out: String,
    callees: Vec<Callee>,
    /// Declarations of intrinsics.
    declarations: Vec<String>,
    /// The values of the function that dominate the current position.
    values: Vec<(String, Ty)>,
    /// The numbers of the next value and of the next block.
    next: usize,
    /// The function and the block of the current position.
    function: String,
    block: String,
    /// The depth of control flow.
    depth: u32,
}

/// The text of the module of a seed.
pub fn text(seed: u64, functions: usize, ops: usize) -> String {
    let mut g = Gen {
        rng: Rng::new(seed ^ 0x22_0b),
        out: String::new(),
        callees: Vec::new(),
        declarations: Vec::new(),
        values: Vec::new(),
        next: 0,
        function: String::new(),
        block: String::new(),
        depth: 0,
    };
    g.out += "@table = internal global [16 x i64] zeroinitializer, align 16\n\n";
    for number in 0..functions {
        // A function with arguments of any type, for the one that C calls.
        let params = (0..1 + g.rng.below(5)).map(|_| g.ty()).collect();
        let result = g.ty();
        g.function(format!("inner{number}"), params, result, ops / 2);
        let params = (0..2 + g.rng.below(4)).filter_map(|_| g.rng.pick(&IN_C)).map(Ty::of).collect();
        let result = Ty::of(g.rng.pick(&IN_C).unwrap_or(Number::Int(32)));
        g.function(format!("f{number}"), params, result, ops);
    }
    g.declarations.sort();
    g.declarations.dedup();
    for declaration in &g.declarations {
        let _ = writeln!(g.out, "{declaration}");
    }
    g.out
}

impl Gen {
    fn number_type(&mut self) -> Number {
        match self.rng.below(10) {
            0 => Number::Half,
            1 | 2 => Number::Float,
            3 | 4 => Number::Double,
            _ => Number::Int(self.rng.pick(&WIDTHS).unwrap_or(8)),
        }
    }

    /// A type, often one that there are values of.
    fn ty(&mut self) -> Ty {
        if !self.values.is_empty() && self.rng.chance(70) {
            let at = self.rng.below(self.values.len());
            return self.values[at].1;
        }
        let number = self.number_type();
        let lanes = if self.rng.chance(25) { self.rng.pick(&[2, 3, 4, 8]) } else { None };
        Ty { number, lanes }
    }

    /// A type of integers.
    fn integer(&mut self) -> Ty {
        loop {
            let ty = self.ty();
            if ty.width().is_some() {
                return ty;
            }
        }
    }

    /// A type of floats.
    fn float(&mut self) -> Ty {
        loop {
            let ty = self.ty();
            if ty.width().is_none() {
                return ty;
            }
        }
    }

    fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    /// Adds an instruction with a result.
    fn add(&mut self, ty: Ty, text: &str) -> String {
        let name = self.unlisted(text);
        self.values.push((name.clone(), ty));
        name
    }

    /// Adds an instruction whose result is used by the caller alone.
    fn unlisted(&mut self, text: &str) -> String {
        let name = format!("%v{}", self.fresh());
        let _ = writeln!(self.out, "  {name} = {text}");
        name
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }

    /// Calls an intrinsic.
    fn intrinsic(&mut self, name: &str, result: &str, operands: &[(String, String)]) -> String {
        let types: Vec<&str> = operands.iter().map(|(ty, _)| &ty[..]).collect();
        self.declarations.push(format!("declare {result} @llvm.{name}({})", types.join(", ")));
        let operands: Vec<String> = operands.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        format!("call {result} @llvm.{name}({})", operands.join(", "))
    }

    /// A value of a type, or a constant.
    fn value(&mut self, ty: Ty) -> String {
        let matching: Vec<usize> = (0..self.values.len()).filter(|&i| self.values[i].1 == ty).collect();
        match self.rng.pick(&matching) {
            Some(at) if self.rng.chance(85) => self.values[at].0.clone(),
            _ => self.constant(ty),
        }
    }

    fn constant(&mut self, ty: Ty) -> String {
        let Some(lanes) = ty.lanes else { return self.number(ty.number) };
        let elements: Vec<String> =
            (0..lanes).map(|_| format!("{} {}", ty.number, self.number(ty.number))).collect();
        format!("<{}>", elements.join(", "))
    }

    fn number(&mut self, number: Number) -> String {
        let Number::Int(width) = number else {
            const FLOATS: [&str; 8] = ["0.0", "-0.0", "1.0", "-1.5", "0.25", "3.0", "1024.0", "-7.0"];
            return self.rng.pick(&FLOATS).unwrap_or("0.0").to_owned();
        };
        if width == 1 {
            return self.rng.chance(50).to_string();
        }
        let bits = self.rng.bits() >> self.rng.below(64);
        let bits = if width < 64 { bits & ((1 << width) - 1) } else { bits };
        bits.to_string()
    }

    fn function(&mut self, name: String, params: Vec<Ty>, result: Ty, ops: usize) {
        self.values.clear();
        self.next = 0;
        self.function.clone_from(&name);
        self.block = "entry".to_owned();
        let names: Vec<String> = (0..params.len()).map(|i| format!("%a{i}")).collect();
        let listed: Vec<String> = names.iter().zip(&params).map(|(n, ty)| format!("{ty} {n}")).collect();
        let linkage = if name.starts_with('f') { "" } else { "internal " };
        let _ = writeln!(self.out, "define {linkage}{result} @{name}({}) {{\nentry:", listed.join(", "));
        self.line("%memory = alloca [16 x i64], align 16");
        let memset = [("ptr", "%memory"), ("i8", "90"), ("i64", "128"), ("i1", "false")];
        let memset = memset.map(|(ty, value)| (ty.to_owned(), value.to_owned()));
        let call = self.intrinsic("memset.p0.i64", "void", &memset);
        self.line(&call);
        self.values.extend(names.into_iter().zip(params.iter().copied()));
        self.instructions(ops);
        let value = self.result(result);
        let _ = writeln!(self.out, "  ret {result} {value}\n}}\n");
        self.callees.push(Callee { name, params, result });
    }

    /// A value that depends on many: of an integer type, the sum of the bits of the latest values.
    fn result(&mut self, ty: Ty) -> String {
        if ty.width().is_none() || ty.lanes.is_some() {
            return self.value(ty);
        }
        let latest: Vec<_> = self.values.iter().rev().take(12).cloned().collect();
        let mut sum = "0".to_owned();
        for (value, ty) in latest {
            let value = self.first_element(value, ty);
            let bits = self.bits(&value, ty.number);
            let turned = self.unlisted(&format!("mul i64 {sum}, 31"));
            sum = self.unlisted(&format!("add i64 {turned}, {bits}"));
        }
        self.resized(&sum, 64, ty.width().unwrap_or(64), "zext")
    }

    /// An element of a vector, or the number itself.
    fn first_element(&mut self, value: String, ty: Ty) -> String {
        match ty.lanes {
            Some(lanes) => {
                let at = self.rng.below(lanes as usize);
                self.unlisted(&format!("extractelement {ty} {value}, i32 {at}"))
            }
            None => value,
        }
    }

    /// The bits of a number, as 64 bits, and 0 for NaN.
    fn bits(&mut self, value: &str, number: Number) -> String {
        let width = match number {
            Number::Int(width) => return self.resized(value, width, 64, "sext"),
            Number::Half => 16,
            Number::Float => 32,
            Number::Double => 64,
        };
        let bits = self.unlisted(&format!("bitcast {number} {value} to i{width}"));
        let nan = self.unlisted(&format!("fcmp uno {number} {value}, {value}"));
        let bits = self.unlisted(&format!("select i1 {nan}, i{width} 0, i{width} {bits}"));
        self.resized(&bits, width, 64, "zext")
    }

    /// An integer of another width.
    fn resized(&mut self, value: &str, from: u32, to: u32, extension: &str) -> String {
        let cast = match from.cmp(&to) {
            std::cmp::Ordering::Equal => return value.to_owned(),
            std::cmp::Ordering::Less => extension,
            std::cmp::Ordering::Greater => "trunc",
        };
        self.unlisted(&format!("{cast} i{from} {value} to i{to}"))
    }
}
