//! Arithmetic on indices and on integers of 1 to 128 bits: `arith`, `index`, `affine` and `math`, extreme values, flags,
//! casts, conditions and loops.
//!
//! A value is known for each *instance*: each call of the function, and in a loop for each of its iterations.

use super::affine::{Expr, map};
use super::integers::{PREDICATES, binary, compare, fits_signed, fits_unsigned};
use super::integers::{high_product, high_signed_product, mask, signed};
use super::{Program, Writer, chance, pick, printed};
use crate::rng::Rng;

/// The number of calls of the function.
const CALLS: usize = 3;

const WIDTHS: [u32; 10] = [32, 64, 1, 8, 16, 7, 33, 2, 128, 100];

/// A type: an integer, an index (`width` is `None`), or a vector of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ty {
    width: Option<u32>,
    lanes: Option<usize>,
}

const INDEX: Ty = Ty { width: None, lanes: None };
const I1: Ty = Ty { width: Some(1), lanes: None };

impl Ty {
    fn bits(self) -> u32 {
        self.width.unwrap_or(64)
    }

    fn n(self) -> usize {
        self.lanes.unwrap_or(1)
    }

    fn elem(self) -> String {
        self.width.map_or("index".to_owned(), |width| format!("i{width}"))
    }

    fn text(self) -> String {
        self.lanes.map_or(self.elem(), |n| format!("vector<{n}x{}>", self.elem()))
    }
}

/// A value: its name and its elements, of one instance after another.
#[derive(Clone, Debug)]
struct Val {
    name: String,
    ty: Ty,
    at: Vec<u128>,
}

struct Gen<'r> {
    rng: &'r mut Rng,
    w: Writer,
    values: Vec<Val>,
    instances: usize,
    depth: usize,
    in_affine: bool,
    /// The output of each call.
    output: Vec<String>,
    /// The types for which there is a function that returns its argument.
    opaque: Vec<Ty>,
}

/// A number as it is written in an attribute.
fn literal(bits: u128, ty: Ty) -> String {
    match ty.bits() {
        1 => (bits == 1).to_string(),
        width => signed(bits, width).to_string(),
    }
}

/// A number as `vector.print` prints it: indices and booleans without sign.
fn shown(bits: u128, ty: Ty) -> String {
    match ty.width {
        None | Some(1) => bits.to_string(),
        Some(width) => signed(bits, width).to_string(),
    }
}

/// The program of random choices.
pub fn program(rng: &mut Rng, size: usize) -> Program {
    let mut g = Gen {
        rng,
        w: Writer::default(),
        values: Vec::new(),
        instances: CALLS,
        depth: 0,
        in_affine: false,
        output: vec![String::new(); CALLS],
        opaque: Vec::new(),
    };
    let params: Vec<Val> = (0..1 + g.rng.below(4))
        .map(|at| {
            let ty = if at == 0 { INDEX } else { g.ty() };
            let at: Vec<u128> = (0..CALLS * ty.n()).map(|_| g.number(ty.bits())).collect();
            Val { name: g.w.name(), ty, at }
        })
        .collect();
    g.values.clone_from(&params);
    for _ in 0..size {
        g.step();
    }
    let last: Vec<Val> = g.values.iter().rev().take(3).cloned().collect();
    last.iter().for_each(|value| g.print(value));
    let list: Vec<String> = params.iter().map(|p| format!("{}: {}", p.name, p.ty.text())).collect();
    let kept = chance(g.rng, 50);
    let attributes = if kept { " attributes {no_inline}" } else { "" };
    let body = std::mem::take(&mut g.w.text);
    g.w.line("func.func @main() {");
    let types: Vec<String> = params.iter().map(|p| p.ty.text()).collect();
    for call in 0..CALLS {
        let args: Vec<String> = params
            .iter()
            .map(|p| {
                let n = p.ty.n();
                let value = g.constant(p.ty, &p.at[call * n..(call + 1) * n]);
                if chance(g.rng, 50) { g.opaque(p.ty, &value) } else { value }
            })
            .collect();
        g.w.line(&format!("func.call @f({}) : ({}) -> ()", args.join(", "), types.join(", ")));
    }
    g.w.line("return\n}");
    let main = std::mem::take(&mut g.w.text);
    let mut text = String::new();
    for ty in &g.opaque {
        let (name, ty) = (ty.text().replace(['<', '>'], "_"), ty.text());
        text += &format!(
            "func.func private @o_{name}(%x: {ty}) -> {ty} attributes {{no_inline}} {{\nreturn %x : {ty}\n}}\n"
        );
    }
    text += &format!("func.func private @f({}){attributes} {{\n{body}return\n}}\n{main}", list.join(", "));
    Program { text, expected: g.output.concat() }
}

impl Gen<'_> {
    fn ty(&mut self) -> Ty {
        if !self.values.is_empty() && chance(self.rng, 60) {
            return pick(self.rng, &self.values).ty;
        }
        let width = if chance(self.rng, 30) { None } else { Some(pick(self.rng, &WIDTHS)) };
        let lanes = if chance(self.rng, 15) { Some(pick(self.rng, &[2, 4, 3])) } else { None };
        Ty { width, lanes }
    }

    /// A random number of a width, often near an extreme.
    fn number(&mut self, width: u32) -> u128 {
        let power = 1u128 << self.rng.below(width as usize);
        let random = u128::from(self.rng.bits()) << 64 | u128::from(self.rng.bits());
        let number = match self.rng.below(8) {
            0 => 0,
            1 => 1 + self.rng.below(9) as u128,
            2 => u128::MAX - self.rng.below(3) as u128,
            3 => (1 << (width - 1)) - self.rng.below(2) as u128,
            4 => power,
            5 => power.wrapping_sub(1),
            6 => power.wrapping_neg(),
            _ => random >> self.rng.below(128),
        };
        number & mask(width)
    }

    fn constant(&mut self, ty: Ty, at: &[u128]) -> String {
        let text = match ty.lanes {
            None if ty.width.is_none() && chance(self.rng, 40) => {
                return self.w.op(&format!("index.constant {}", signed(at[0], 64)));
            }
            None if ty.bits() == 1 => format!("arith.constant {}", literal(at[0], ty)),
            None => format!("arith.constant {} : {}", literal(at[0], ty), ty.text()),
            Some(_) => {
                let list: Vec<String> = at.iter().map(|&bits| literal(bits, ty)).collect();
                format!("arith.constant dense<[{}]> : {}", list.join(", "), ty.text())
            }
        };
        self.w.op(&text)
    }

    /// Passes a value through a function that is not inlined.
    fn opaque(&mut self, ty: Ty, value: &str) -> String {
        if !self.opaque.contains(&ty) {
            self.opaque.push(ty);
        }
        let (name, ty) = (ty.text().replace(['<', '>'], "_"), ty.text());
        self.w.op(&format!("func.call @o_{name}({value}) : ({ty}) -> {ty}"))
    }

    /// A value that is the same for all instances.
    fn fresh(&mut self, ty: Ty) -> Val {
        let at: Vec<u128> = (0..ty.n()).map(|_| self.number(ty.bits())).collect();
        self.known(ty, &at)
    }

    fn known(&mut self, ty: Ty, at: &[u128]) -> Val {
        let mut name = self.constant(ty, at);
        if chance(self.rng, 15) {
            name = self.opaque(ty, &name);
        }
        let all = at.iter().copied().cycle().take(self.instances * ty.n()).collect();
        Val { name, ty, at: all }
    }

    fn value(&mut self, ty: Ty) -> Val {
        let fit: Vec<Val> = self.values.iter().filter(|value| value.ty == ty).cloned().collect();
        if fit.is_empty() || chance(self.rng, 25) { self.fresh(ty) } else { pick(self.rng, &fit) }
    }

    fn push(&mut self, text: &str, ty: Ty, at: Vec<u128>) -> Val {
        let name = self.w.op(text);
        let value = Val { name, ty, at };
        self.values.push(value.clone());
        value
    }

    /// Prints a value in each call. In loops the order would be another.
    fn print(&mut self, value: &Val) {
        if self.instances != CALLS {
            return;
        }
        let Val { name, ty, at } = value;
        let n = ty.n();
        if ty.bits() > 64 {
            let width = ty.bits();
            let shape = ty.lanes.map_or(String::new(), |n| format!("{n}x"));
            let wrap = |elem: &str| {
                if shape.is_empty() { elem.to_owned() } else { format!("vector<{shape}{elem}>") }
            };
            let by = match ty.lanes {
                None => self.w.op(&format!("arith.constant 64 : i{width}")),
                Some(_) => self.w.op(&format!("arith.constant dense<64> : {}", ty.text())),
            };
            let high = self.w.op(&format!("arith.shrui {name}, {by} : {}", ty.text()));
            for (part, shift) in [(name.clone(), 0), (high, 64)] {
                let half = self.w.op(&format!("arith.trunci {part} : {} to {}", ty.text(), wrap("i64")));
                let bits = at.iter().map(|bits| bits >> shift & mask(64)).collect();
                self.print(&Val { name: half, ty: Ty { width: Some(64), ..*ty }, at: bits });
            }
            return;
        }
        self.w.line(&format!("vector.print {name} : {}", ty.text()));
        for call in 0..CALLS {
            let list: Vec<String> =
                at[call * n..(call + 1) * n].iter().map(|&bits| shown(bits, *ty)).collect();
            let shape: Vec<usize> = ty.lanes.into_iter().collect();
            self.output[call] += &format!("{}\n", printed(&shape, &list));
        }
    }

    fn step(&mut self) {
        let before = self.values.len();
        match self.rng.below(16) {
            0..=4 => self.arith_binary(),
            5 => self.index_binary(),
            6 => self.cmp_or_select(),
            7 | 8 => self.cast(),
            9 => self.extended(),
            10 => self.count(),
            11 | 12 => self.affine(),
            13 => self.linear(),
            14 if self.depth < 2 => self.structured(),
            _ => self.chain(),
        }
        if self.values.len() > before && chance(self.rng, 40) {
            let last = self.values[self.values.len() - 1].clone();
            self.print(&last);
        }
    }

    /// Results of an operation on each pair of elements; `None` if it is undefined for one.
    fn each(name: &str, a: &Val, b: &Val) -> Option<Vec<u128>> {
        let width = a.ty.bits();
        a.at.iter().zip(&b.at).map(|(&a, &b)| binary(name, a, b, width)).collect()
    }

    /// The right operand of a division or shift: changed so that the operation is defined.
    fn divisor(&mut self, name: &str, a: &Val, b: Val) -> Option<Val> {
        if Self::each(name, a, &b).is_some() {
            return Some(b);
        }
        let ty = b.ty;
        let bits = ty.bits();
        let small = match name.starts_with("sh") {
            true => self.rng.below(bits as usize) as u128,
            // Of the narrowest types, one is negative.
            false => 1 + self.rng.below(if bits < 6 { 1 } else { 9 }) as u128,
        };
        let small = self.known(ty, &vec![small; ty.n()]);
        Self::each(name, a, &small).is_some().then_some(small)
    }

    fn arith_binary(&mut self) {
        let ty = self.ty();
        let a = self.value(ty);
        self.arith_on(a);
    }

    /// A binary operation with a given left operand.
    fn arith_on(&mut self, a: Val) {
        const NAMES: [(&str, &str); 20] = [
            ("addi", "add"),
            ("subi", "sub"),
            ("muli", "mul"),
            ("andi", "and"),
            ("ori", "or"),
            ("xori", "xor"),
            ("shli", "shl"),
            ("shrsi", "shrs"),
            ("shrui", "shru"),
            ("divsi", "divs"),
            ("divui", "divu"),
            ("remsi", "rems"),
            ("remui", "remu"),
            ("ceildivsi", "ceildivs"),
            ("ceildivui", "ceildivu"),
            ("floordivsi", "floordivs"),
            ("minsi", "mins"),
            ("maxsi", "maxs"),
            ("minui", "minu"),
            ("maxui", "maxu"),
        ];
        let (op, name) = pick(self.rng, &NAMES);
        let ty = a.ty;
        let b = self.value(ty);
        let (a, b) = if chance(self.rng, 20) { (b, a) } else { (a, b) };
        let Some(b) = self.divisor(name, &a, b) else { return };
        let Some(at) = Self::each(name, &a, &b) else { return };
        let width = ty.bits();
        let pairs = || a.at.iter().copied().zip(b.at.iter().copied());
        let mut flags = Vec::new();
        if matches!(name, "add" | "sub" | "mul" | "shl") && chance(self.rng, 60) {
            let signed_result = |(a, b): (u128, u128)| {
                let (sa, sb) = (signed(a, width), signed(b, width));
                match name {
                    "add" => sa.checked_add(sb),
                    "sub" => sa.checked_sub(sb),
                    "mul" => sa.checked_mul(sb),
                    _ => 1i128.checked_shl(b as u32).filter(|p| *p > 0).and_then(|p| sa.checked_mul(p)),
                }
            };
            let unsigned_result = |(a, b): (u128, u128)| match name {
                "add" => a.checked_add(b),
                "sub" => a.checked_sub(b),
                "mul" => a.checked_mul(b),
                _ => 1u128.checked_shl(b as u32).and_then(|p| a.checked_mul(p)),
            };
            if pairs().all(|pair| fits_signed(signed_result(pair), width)) {
                flags.push("nsw");
            }
            if pairs().all(|pair| fits_unsigned(unsigned_result(pair), width)) {
                flags.push("nuw");
            }
        }
        let exact = match name {
            "divs" | "divu" => {
                Self::each("rems", &a, &b).is_some_and(|r| r.iter().all(|&r| r == 0))
                    && Self::each("remu", &a, &b).is_some_and(|r| r.iter().all(|&r| r == 0))
            }
            "shrs" | "shru" => pairs().all(|(a, b)| a & mask(b as u32).min(mask(width)) == 0 || b == 0),
            _ => false,
        };
        let exact = if exact && chance(self.rng, 50) { " exact" } else { "" };
        let flags = match flags.is_empty() {
            true => String::new(),
            false => format!(" overflow<{}>", flags.join(", ")),
        };
        let text = format!("arith.{op} {}, {}{exact}{flags} : {}", a.name, b.name, ty.text());
        self.push(&text, ty, at);
    }

    fn index_binary(&mut self) {
        const NAMES: [(&str, &str); 18] = [
            ("add", "add"),
            ("sub", "sub"),
            ("mul", "mul"),
            ("and", "and"),
            ("or", "or"),
            ("xor", "xor"),
            ("shl", "shl"),
            ("shrs", "shrs"),
            ("shru", "shru"),
            ("divs", "divs"),
            ("divu", "divu"),
            ("rems", "rems"),
            ("remu", "remu"),
            ("ceildivs", "ceildivs"),
            ("ceildivu", "ceildivu"),
            ("floordivs", "floordivs"),
            ("mins", "mins"),
            ("maxu", "maxu"),
        ];
        let (op, name) = match self.rng.below(10) {
            0 => ("maxs", "maxs"),
            1 => ("minu", "minu"),
            _ => pick(self.rng, &NAMES),
        };
        let (a, b) = (self.value(INDEX), self.value(INDEX));
        let Some(b) = self.divisor(name, &a, b) else { return };
        let Some(at) = Self::each(name, &a, &b) else { return };
        self.push(&format!("index.{op} {}, {}", a.name, b.name), INDEX, at);
    }

    /// Two operations of which the second has a constant operand: passes combine such chains.
    fn chain(&mut self) {
        self.arith_binary();
        for _ in 0..1 + self.rng.below(2) {
            let Some(last) = self.values.last().cloned() else { return };
            self.arith_on(last);
        }
    }

    fn cmp_or_select(&mut self) {
        let ty = self.ty();
        let (a, b) = (self.value(ty), self.value(ty));
        if chance(self.rng, 40) {
            let lanes = if chance(self.rng, 50) { ty.lanes } else { None };
            let c = self.value(Ty { lanes, ..I1 });
            let repeat = if lanes.is_some() { 1 } else { ty.n() };
            let at = a.at.iter().zip(&b.at).enumerate();
            let at = at.map(|(i, (&a, &b))| if c.at[i / repeat] == 1 { a } else { b }).collect();
            let cty = if lanes.is_some() { format!("{}, ", c.ty.text()) } else { String::new() };
            let text = format!("arith.select {}, {}, {} : {cty}{}", c.name, a.name, b.name, ty.text());
            self.push(&text, ty, at);
            return;
        }
        let predicate = pick(self.rng, &PREDICATES);
        let at = a.at.iter().zip(&b.at).map(|(&a, &b)| u128::from(compare(predicate, a, b, ty.bits())));
        let at = at.collect();
        let text = match ty == INDEX && chance(self.rng, 50) {
            true => format!("index.cmp {predicate}({}, {})", a.name, b.name),
            false => format!("arith.cmpi {predicate}, {}, {} : {}", a.name, b.name, ty.text()),
        };
        self.push(&text, Ty { width: Some(1), ..ty }, at);
    }

    /// A cast to another type; often a second one follows.
    fn cast(&mut self) {
        let ty = self.ty();
        let mut value = self.value(ty);
        for _ in 0..1 + self.rng.below(3) {
            let from = value.ty;
            let to = match (from.width, self.rng.below(3)) {
                (Some(_), 0) => Ty { width: None, ..from },
                _ => Ty { width: Some(pick(self.rng, &WIDTHS)), ..from },
            };
            if from == to {
                continue;
            }
            let (n, m) = (from.bits(), to.bits());
            let sext = |bits: &u128| signed(*bits, n) as u128 & mask(m);
            let zext = |bits: &u128| bits & mask(m);
            let is_index = from.width.is_none() || to.width.is_none();
            let is_signed = chance(self.rng, 50);
            let at: Vec<u128> = if is_signed {
                value.at.iter().map(sext).collect()
            } else {
                value.at.iter().map(zext).collect()
            };
            let (a, b) = (from.text(), to.text());
            let suffix = if is_signed { "" } else { "ui" };
            let text = if is_index && from.lanes.is_none() && chance(self.rng, 40) {
                let letter = if is_signed { "s" } else { "u" };
                format!("index.cast{letter} {} : {a} to {b}", value.name)
            } else if is_index {
                format!("arith.index_cast{suffix} {} : {a} to {b}", value.name)
            } else if m > n {
                format!("arith.ext{}i {} : {a} to {b}", if is_signed { "s" } else { "u" }, value.name)
            } else {
                let mut flags = Vec::new();
                if value.at.iter().all(|&bits| fits_signed(Some(signed(bits, n)), m)) {
                    flags.push("nsw");
                }
                if value.at.iter().all(|&bits| fits_unsigned(Some(bits), m)) {
                    flags.push("nuw");
                }
                let flags = match flags.is_empty() || chance(self.rng, 40) {
                    true => String::new(),
                    false => format!(" overflow<{}>", flags.join(", ")),
                };
                format!("arith.trunci {}{flags} : {a} to {b}", value.name)
            };
            value = self.push(&text, to, at);
        }
    }

    fn extended(&mut self) {
        let ty = self.ty();
        if ty.bits() > 64 || ty.width.is_none() {
            return self.arith_binary();
        }
        let (a, b) = (self.value(ty), self.value(ty));
        let width = ty.bits();
        let (op, second): (_, fn(u128, u128, u32) -> u128) = match self.rng.below(3) {
            0 => ("addui_extended", |a, b, width| (a + b) >> width),
            1 => ("mulsi_extended", high_signed_product),
            _ => ("mului_extended", high_product),
        };
        let is_add = op == "addui_extended";
        let low = Self::each(if is_add { "add" } else { "mul" }, &a, &b).unwrap_or_default();
        let high: Vec<u128> = a.at.iter().zip(&b.at).map(|(&a, &b)| second(a, b, width)).collect();
        let second_ty = if is_add { Ty { width: Some(1), ..ty } } else { ty };
        let name = self.w.name();
        let types = if is_add { format!("{}, {}", ty.text(), second_ty.text()) } else { ty.text() };
        self.w.line(&format!("{name}:2 = arith.{op} {}, {} : {types}", a.name, b.name));
        self.values.push(Val { name: format!("{name}#0"), ty, at: low });
        self.values.push(Val { name: format!("{name}#1"), ty: second_ty, at: high });
    }

    fn count(&mut self) {
        let ty = self.ty();
        if ty.width.is_none() {
            return self.index_binary();
        }
        let value = self.value(ty);
        let width = ty.bits();
        let (op, f): (_, fn(u128, u32) -> u128) = match self.rng.below(4) {
            0 => ("ctpop", |a, _| u128::from(a.count_ones())),
            1 => ("ctlz", |a, width| u128::from(a.leading_zeros() - (128 - width))),
            2 => ("cttz", |a, width| u128::from(a.trailing_zeros().min(width))),
            _ => ("absi", |a, width| signed(a, width).unsigned_abs()),
        };
        let at = value.at.iter().map(|&a| f(a, width) & mask(width)).collect();
        self.push(&format!("math.{op} {} : {}", value.name, ty.text()), ty, at);
    }

    /// An index of moderate size, which affine arithmetic does not overflow with.
    fn small(&mut self, positive: bool) -> Val {
        let limit = 1 << 20;
        let fits = |value: &Val| {
            value.ty == INDEX
                && value.at.iter().all(|&bits| {
                    let n = signed(bits, 64);
                    n.abs() < limit && (!positive || n > 0)
                })
        };
        let fit: Vec<Val> = self.values.iter().filter(|value| fits(value)).cloned().collect();
        if !fit.is_empty() && chance(self.rng, 60) {
            return pick(self.rng, &fit);
        }
        if !positive && chance(self.rng, 50) {
            let a = self.value(INDEX);
            let by = 1 + self.rng.below(200) as u128;
            let by = self.known(INDEX, &[by]);
            let at = Self::each("rems", &a, &by).unwrap_or_default();
            return self.push(&format!("arith.remsi {}, {} : index", a.name, by.name), INDEX, at);
        }
        let n = if positive { 1 + self.rng.below(12) as u128 } else { self.rng.below(100) as u128 };
        let value = self.known(INDEX, &[n]);
        self.values.push(value.clone());
        value
    }

    fn affine(&mut self) {
        let dims: Vec<Val> = (0..self.rng.below(3)).map(|_| self.small(false)).collect();
        // Counters of affine loops are no symbols, nor is what maps make of them.
        let n_syms = if self.in_affine { 0 } else { self.rng.below(3) };
        let syms: Vec<Val> = (0..n_syms)
            .map(|_| {
                let positive = chance(self.rng, 50);
                self.small(positive)
            })
            .collect();
        let kind = self.rng.below(4);
        let n = if kind < 2 { 1 } else { 1 + self.rng.below(3) };
        let exprs: Vec<Expr> = (0..n).map(|_| Expr::random(self.rng, dims.len(), syms.len(), 3)).collect();
        let values: Option<Vec<Vec<i64>>> = (0..self.instances)
            .map(|i| {
                let of = |list: &[Val]| list.iter().map(|v| signed(v.at[i], 64) as i64).collect::<Vec<_>>();
                exprs.iter().map(|expr| expr.value(&of(&dims), &of(&syms))).collect()
            })
            .collect();
        let Some(values) = values else { return };
        let at = values.iter().map(|results| {
            let result = match kind {
                3 => results.iter().max(),
                _ => results.iter().min(),
            };
            result.copied().unwrap_or(0) as u64 as u128
        });
        let names = |list: &[Val]| list.iter().map(|v| v.name.clone()).collect::<Vec<_>>().join(", ");
        let op = ["apply", "apply", "min", "max"][kind];
        let text = format!(
            "affine.{op} {}({})[{}]",
            map(dims.len(), syms.len(), &exprs),
            names(&dims),
            names(&syms)
        );
        let at = at.collect();
        self.push(&text, INDEX, at);
    }

    /// Parts of a linear index, or a linear index of parts.
    fn linear(&mut self) {
        let basis: Vec<(String, Vec<u128>)> = (0..1 + self.rng.below(3))
            .map(|_| {
                if chance(self.rng, 40) {
                    let value = self.small(true);
                    return (value.name, value.at);
                }
                let n = 1 + self.rng.below(9) as u128;
                (n.to_string(), vec![n; self.instances])
            })
            .collect();
        let names: Vec<String> = basis.iter().map(|part| part.0.clone()).collect();
        let names = names.join(", ");
        if basis.iter().any(|part| part.1.iter().any(|&n| n > 1 << 12)) {
            return;
        }
        if chance(self.rng, 50) {
            let value = self.small(false);
            let product = |i: usize| basis.iter().map(|part| part.1[i] as i128).product::<i128>();
            let in_range = (0..self.instances).all(|i| (0..product(i)).contains(&signed(value.at[i], 64)));
            let bounded = in_range && chance(self.rng, 60);
            let n = basis.len() + usize::from(!bounded);
            let mut parts: Vec<Vec<u128>> = vec![Vec::new(); n];
            for i in 0..self.instances {
                let mut rest = signed(value.at[i], 64);
                for at in (0..n).rev() {
                    let basis = (at > 0 || bounded).then(|| basis[at - usize::from(!bounded)].1[i] as i128);
                    let part = match basis {
                        Some(basis) => {
                            let part = rest.rem_euclid(basis);
                            rest = rest.div_euclid(basis);
                            part
                        }
                        None => rest,
                    };
                    parts[at].push(part as u64 as u128);
                }
            }
            let name = self.w.name();
            let (many, types) =
                (if n > 1 { format!(":{n}") } else { String::new() }, vec!["index"; n].join(", "));
            self.w.line(&format!(
                "{name}{many} = affine.delinearize_index {} into ({names}) : {types}",
                value.name
            ));
            for (at, part) in parts.into_iter().enumerate() {
                let name = if n > 1 { format!("{name}#{at}") } else { name.clone() };
                self.values.push(Val { name, ty: INDEX, at: part });
            }
            return;
        }
        let outer = chance(self.rng, 50);
        let parts: Vec<Val> = (0..basis.len() + usize::from(outer)).map(|_| self.small(false)).collect();
        let mut at = Vec::new();
        for i in 0..self.instances {
            let mut sum = 0i128;
            let mut weight = 1i128;
            for (place, part) in parts.iter().enumerate().rev() {
                sum += signed(part.at[i], 64) * weight;
                if place > 0 {
                    weight *= basis[place - usize::from(outer)].1[i] as i128;
                }
            }
            at.push(sum as u64 as u128);
        }
        let fits = |place: usize, part: &Val| {
            let Some(place) = place.checked_sub(usize::from(outer)) else { return true };
            part.at.iter().zip(&basis[place].1).all(|(&part, &basis)| part < basis)
        };
        let fits = parts.iter().enumerate().all(|(place, part)| fits(place, part));
        let disjoint = if fits && chance(self.rng, 70) { "disjoint " } else { "" };
        let list: Vec<String> = parts.iter().map(|part| part.name.clone()).collect();
        let text = format!("affine.linearize_index {disjoint}[{}] by ({names}) : index", list.join(", "));
        self.push(&text, INDEX, at);
    }

    /// A condition or a loop around further operations.
    fn structured(&mut self) {
        if chance(self.rng, 50) { self.condition() } else { self.counted_loop() }
    }

    fn condition(&mut self) {
        let c = self.value(I1);
        let ty = self.ty();
        let name = self.w.name();
        self.w.line(&format!("{name} = scf.if {} -> ({}) {{", c.name, ty.text()));
        let outer = self.values.clone();
        let mut sides = Vec::new();
        for end in ["} else {", "}"] {
            self.depth += 1;
            let n = 1 + self.rng.below(3);
            self.silently(n);
            self.depth -= 1;
            let result = self.value(ty);
            self.w.line(&format!("scf.yield {} : {}\n{end}", result.name, ty.text()));
            sides.push(result.at);
            self.values.clone_from(&outer);
        }
        let n = ty.n();
        let at = (0..self.instances * n).map(|i| if c.at[i / n] == 1 { sides[0][i] } else { sides[1][i] });
        self.values.push(Val { name, ty, at: at.collect() });
    }

    /// Further operations without output.
    fn silently(&mut self, n: usize) {
        for _ in 0..n {
            match self.rng.below(8) {
                0 | 1 => self.arith_binary(),
                2 => self.index_binary(),
                3 => self.cmp_or_select(),
                4 => self.cast(),
                5 => self.affine(),
                6 => self.linear(),
                _ if self.depth < 2 => self.structured(),
                _ => self.count(),
            }
        }
    }

    /// A loop with constant bounds that adds up a value of its body.
    fn counted_loop(&mut self) {
        let trips = 1 + self.rng.below(4);
        if self.instances * trips > 100 {
            return;
        }
        let (low, step) = (self.rng.below(20) as i64, 1 + self.rng.below(3) as i64);
        let affine = chance(self.rng, 50);
        // The last step may pass the bound.
        let high = low + step * (trips as i64 - 1) + 1 + self.rng.below(step as usize) as i64;
        let start = self.fresh(Ty { width: Some(64), lanes: None });
        let counter_ty = match affine || chance(self.rng, 60) {
            true => INDEX,
            false => Ty { width: Some(pick(self.rng, &[32, 64, 16])), lanes: None },
        };
        let (result, counter, sum) = (self.w.name(), self.w.name(), self.w.name());
        if affine {
            self.w.line(&format!(
                "{result} = affine.for {counter} = {low} to {high} step {step} iter_args({sum} = {}) -> (i64) {{",
                start.name
            ));
        } else {
            let bounds: Vec<String> =
                [low, high, step].iter().map(|&n| self.constant(counter_ty, &[n as u128])).collect();
            let ty = match counter_ty == INDEX {
                true => String::new(),
                false => format!(" : {}", counter_ty.text()),
            };
            self.w.line(&format!(
                "{result} = scf.for {counter} = {} to {} step {} iter_args({sum} = {}) -> (i64){ty} {{",
                bounds[0], bounds[1], bounds[2], start.name
            ));
        }
        let outer = self.values.clone();
        let instances = self.instances;
        self.instances *= trips;
        for value in &mut self.values {
            let n = value.ty.n();
            value.at =
                value.at.chunks(n).flat_map(|one| one.iter().copied().cycle().take(n * trips)).collect();
        }
        let steps = (0..instances).flat_map(|_| (0..trips).map(|t| (low + step * t as i64) as u128));
        self.values.push(Val { name: counter, ty: counter_ty, at: steps.collect() });
        self.depth += 1;
        let around = self.in_affine;
        self.in_affine |= affine;
        let n = 1 + self.rng.below(4);
        self.silently(n);
        self.in_affine = around;
        self.depth -= 1;
        let fit: Vec<Val> =
            self.values.iter().filter(|v| v.ty.lanes.is_none() && v.ty.width != Some(64)).cloned().collect();
        let part = pick(self.rng, &fit);
        let wide: Vec<u128> =
            part.at.iter().map(|&bits| signed(bits, part.ty.bits()) as u128 & mask(64)).collect();
        let cast = match part.ty.width {
            None => format!("arith.index_cast {} : index to i64", part.name),
            Some(width) if width < 64 => format!("arith.extsi {} : i{width} to i64", part.name),
            Some(width) => format!("arith.trunci {} : i{width} to i64", part.name),
        };
        let cast = self.w.op(&cast);
        let next = self.w.op(&format!("arith.addi {sum}, {cast} : i64"));
        self.w.line(&format!("{}.yield {next} : i64\n}}", if affine { "affine" } else { "scf" }));
        self.instances = instances;
        self.values = outer;
        let at = (0..instances).map(|i| {
            let parts = wide[i * trips..(i + 1) * trips].iter();
            parts.fold(start.at[i], |sum, part| sum.wrapping_add(*part)) & mask(64)
        });
        self.values.push(Val { name: result, ty: Ty { width: Some(64), lanes: None }, at: at.collect() });
    }
}
