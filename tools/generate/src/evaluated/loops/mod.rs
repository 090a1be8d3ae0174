//! Loops with memory: `scf`, `affine` and `cf` in every mix.
//!
//! Statements are written as text and as data at once; [`interpret`] runs the data. All accesses are in bounds, loops end,
//! and iterations of parallel loops are independent of each other.

mod control;
mod interpret;
mod memory;

use super::affine::{Expr, map};
use super::{Program, Writer, chance, pick};
use crate::rng::Rng;
use interpret::{Affine, Block, Function, Id, Machine, Pure, Stmt};

/// The type of a value that is no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ty {
    Bool,
    Word,
    Index,
}

impl Ty {
    fn text(self) -> &'static str {
        ["i1", "i32", "index"][self as usize]
    }
}

/// A value.
#[derive(Clone, Debug)]
struct Val {
    id: Id,
    name: String,
    ty: Ty,
    /// The least and greatest value of an index.
    range: (i64, i64),
    /// Whether affine operations take it as a dimension, and as a symbol.
    dim: bool,
    sym: bool,
}

/// Where a parallel loop lets its body store.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Access {
    All,
    Read,
    /// Only at these counters.
    Own(Vec<String>),
}

/// A memref.
#[derive(Clone, Debug)]
struct Mem {
    id: Id,
    name: String,
    ty: String,
    shape: Vec<i64>,
    access: Access,
}

/// A function that can be called: the memory it takes, its numbers, and its results.
struct Callee {
    name: String,
    memory: Vec<Mem>,
    numbers: Vec<Ty>,
    stores: bool,
}

struct Gen<'r> {
    rng: &'r mut Rng,
    w: Writer,
    values: Vec<Val>,
    memory: Vec<Mem>,
    n_ids: usize,
    n_blocks: usize,
    /// The statements of the current block.
    stmts: Vec<Stmt>,
    depth: usize,
    /// Whether the current region is the function's own, whose values are symbols, and can have several blocks.
    top: bool,
    multi: bool,
    in_parallel: bool,
    in_function: bool,
    callees: Vec<Callee>,
    globals: Vec<String>,
    /// The number of iterations around the current position.
    trips: i64,
}

/// The program of random choices.
pub fn program(rng: &mut Rng, size: usize) -> Program {
    // Loops in loops may take too many steps.
    for size in [size, size / 2, 2] {
        if let Some(program) = attempt(rng, size) {
            return program;
        }
    }
    Program { text: "func.func @main() {\nreturn\n}\n".to_owned(), expected: String::new() }
}

fn attempt(rng: &mut Rng, size: usize) -> Option<Program> {
    let mut g = Gen {
        rng,
        w: Writer::default(),
        values: Vec::new(),
        memory: Vec::new(),
        n_ids: 0,
        n_blocks: 0,
        stmts: Vec::new(),
        depth: 0,
        top: true,
        multi: true,
        in_parallel: false,
        in_function: false,
        callees: Vec::new(),
        globals: Vec::new(),
        trips: 1,
    };
    let mut functions = Vec::new();
    let mut text = String::new();
    for number in 0..g.rng.below(3) {
        let function = g.function(number, 1 + size / 4);
        functions.push(function);
        text += &std::mem::take(&mut g.w.text);
    }
    g.reset();
    g.w.line("func.func @main() {");
    for _ in 0..1 + g.rng.below(3) {
        g.allocate();
    }
    let n = size;
    g.stmts(n);
    for memory in g.memory.clone() {
        g.print_all(&memory);
    }
    g.w.line("return\n}");
    text += &std::mem::take(&mut g.w.text);
    let main = Function {
        params: Vec::new(),
        body: Block { stmts: std::mem::take(&mut g.stmts), yields: Vec::new() },
        n_values: g.n_ids,
    };
    functions.push(main);
    let text = g.globals.concat() + &text;
    let mut machine = Machine::new(&functions);
    machine.call(functions.len() - 1, &[])?;
    Some(Program { text, expected: machine.output })
}

impl Gen<'_> {
    fn reset(&mut self) {
        self.values.clear();
        self.memory.clear();
        self.n_ids = 0;
        self.trips = 1;
    }

    fn id(&mut self) -> Id {
        self.n_ids += 1;
        self.n_ids - 1
    }

    /// A function that takes memory, a number and an index.
    fn function(&mut self, number: usize, size: usize) -> Function {
        self.reset();
        let stores = chance(self.rng, 60);
        self.in_function = true;
        let mut params = Vec::new();
        let mut list = Vec::new();
        for _ in 0..1 + self.rng.below(2) {
            let shape = pick(self.rng, &[vec![8], vec![4, 6], vec![]]);
            let id = self.id();
            let ty = memref(&shape, &shape.iter().map(|_| false).collect::<Vec<_>>());
            let name = self.w.name();
            list.push(format!("{name}: {ty}"));
            params.push(id);
            let access = if stores { Access::All } else { Access::Read };
            self.memory.push(Mem { id, name, ty, shape, access });
        }
        let memory = self.memory.clone();
        let index = self.define(Ty::Index, (0, 7));
        let word = self.define(Ty::Word, (0, 0));
        for value in [index, word] {
            params.push(value.id);
            list.push(format!("{}: {}", value.name, value.ty.text()));
        }
        let head = format!("func.func private @h{number}({}) -> i32", list.join(", "));
        let attributes = if chance(self.rng, 25) { " attributes {no_inline}" } else { "" };
        self.w.line(&format!("{head}{attributes} {{"));
        self.in_parallel = !stores;
        self.stmts(size);
        self.in_parallel = false;
        let result = self.value(Ty::Word);
        self.w.line(&format!("return {} : i32\n}}", result.name));
        self.callees.push(Callee {
            name: format!("@h{number}"),
            memory,
            numbers: vec![Ty::Index, Ty::Word],
            stores,
        });
        self.in_function = false;
        Function {
            params,
            body: Block { stmts: std::mem::take(&mut self.stmts), yields: vec![result.id] },
            n_values: self.n_ids,
        }
    }

    /// A value that the caller writes the definition of.
    fn define(&mut self, ty: Ty, range: (i64, i64)) -> Val {
        let (id, name) = (self.id(), self.w.name());
        let value = Val { id, name, ty, range, dim: self.top, sym: self.top };
        self.values.push(value.clone());
        value
    }

    /// Writes an operation with a result.
    fn pure(&mut self, text: &str, ty: Ty, range: (i64, i64), pure: Pure) -> Val {
        let id = self.id();
        let name = self.w.op(text);
        let is_constant = matches!(pure, Pure::Const(_));
        self.stmts.push(Stmt::Pure(id, pure));
        let valid = self.top || is_constant;
        let value = Val { id, name, ty, range, dim: valid, sym: valid };
        self.values.push(value.clone());
        value
    }

    fn constant(&mut self, ty: Ty, value: i64) -> Val {
        let text = match ty {
            Ty::Bool => format!("arith.constant {}", value == 1),
            _ => format!("arith.constant {value} : {}", ty.text()),
        };
        self.pure(&text, ty, (value, value), Pure::Const(value))
    }

    /// A value of a type.
    fn value(&mut self, ty: Ty) -> Val {
        let fit: Vec<Val> = self.values.iter().filter(|v| v.ty == ty).cloned().collect();
        if !fit.is_empty() && chance(self.rng, 85) {
            // Late values are more interesting.
            let from = if chance(self.rng, 60) { fit.len().saturating_sub(4) } else { 0 };
            return pick(self.rng, &fit[from..]);
        }
        match ty {
            Ty::Bool => {
                let (a, b) = (self.value(Ty::Word), self.value(Ty::Word));
                self.compare(&a, &b)
            }
            Ty::Word => {
                let n = pick(
                    self.rng,
                    &[0, 1, 2, -1, 7, 100, -30, i64::from(i32::MIN), i64::from(i32::MAX), 12345],
                );
                self.constant(ty, n)
            }
            Ty::Index => {
                let n = self.rng.below(9) as i64;
                self.constant(ty, n)
            }
        }
    }

    fn compare(&mut self, a: &Val, b: &Val) -> Val {
        let mut names = vec!["slt", "eq", "ne", "sle", "sgt", "sge"];
        if a.ty == Ty::Index {
            names.push("ult");
        }
        let predicate = pick(self.rng, &names);
        let text = format!("arith.cmpi {predicate}, {}, {} : {}", a.name, b.name, a.ty.text());
        self.pure(&text, Ty::Bool, (0, 1), Pure::Compare(predicate, a.id, b.id))
    }

    fn stmts(&mut self, n: usize) {
        for _ in 0..n {
            self.stmt();
        }
    }

    fn stmt(&mut self) {
        match self.rng.below(24) {
            0..=2 => self.arithmetic(),
            3..=6 => self.load(),
            7..=10 => self.store(),
            11 if !self.in_parallel => {
                let value = self.value(Ty::Word);
                self.print(&value);
            }
            12 => self.call(),
            13 => self.row(),
            14 if self.depth < 2 => {
                self.allocate();
            }
            15 => self.copy(),
            _ if self.depth < 3 => self.structured(),
            _ => self.arithmetic(),
        }
    }

    fn print(&mut self, value: &Val) {
        self.w.line(&format!("vector.print {} : {}", value.name, value.ty.text()));
        self.stmts.push(Stmt::Print(value.id));
    }

    fn arithmetic(&mut self) {
        match self.rng.below(10) {
            0..=4 => {
                let (a, b) = (self.value(Ty::Word), self.value(Ty::Word));
                const OPS: [&str; 10] =
                    ["addi", "subi", "muli", "xori", "andi", "ori", "minsi", "maxsi", "minui", "maxui"];
                let op = pick(self.rng, &OPS);
                let text = format!("arith.{op} {}, {} : i32", a.name, b.name);
                self.pure(&text, Ty::Word, (0, 0), Pure::Word(op, a.id, b.id));
            }
            5 => {
                let ty = pick(self.rng, &[Ty::Word, Ty::Index]);
                let (a, b) = (self.value(ty), self.value(ty));
                self.compare(&a, &b);
            }
            6 => {
                let ty = pick(self.rng, &[Ty::Word, Ty::Index]);
                let (c, a, b) = (self.value(Ty::Bool), self.value(ty), self.value(ty));
                let text = format!("arith.select {}, {}, {} : {}", c.name, a.name, b.name, ty.text());
                let range = (a.range.0.min(b.range.0), a.range.1.max(b.range.1));
                self.pure(&text, ty, range, Pure::Select(c.id, a.id, b.id));
            }
            7 => {
                let a = self.value(Ty::Index);
                self.pure(
                    &format!("arith.index_cast {} : index to i32", a.name),
                    Ty::Word,
                    (0, 0),
                    Pure::ToWord(a.id),
                );
            }
            8 => {
                self.index_of_word();
            }
            _ => self.apply(),
        }
    }

    /// An index that depends on a number.
    fn index_of_word(&mut self) -> Val {
        let word = self.value(Ty::Word);
        let by = 1 + self.rng.below(8) as i64;
        // The sign is extended on the way, so the remainder is that of 64 bits.
        let cast = self.w.op(&format!("arith.index_cast {} : i32 to index", word.name));
        let n = self.w.op(&format!("arith.constant {by} : index"));
        self.pure(
            &format!("arith.remui {cast}, {n} : index"),
            Ty::Index,
            (0, by - 1),
            Pure::Remainder(word.id, by),
        )
    }

    /// Up to two dimensions and a symbol for an affine expression.
    fn affine_operands(&mut self) -> (Vec<Val>, Vec<Val>) {
        let dims: Vec<Val> = self.values.iter().filter(|v| v.ty == Ty::Index && v.dim).cloned().collect();
        let syms: Vec<Val> = self.values.iter().filter(|v| v.ty == Ty::Index && v.sym).cloned().collect();
        let mut take = |list: &[Val], n: usize| -> Vec<Val> {
            if list.is_empty() {
                return Vec::new();
            }
            (0..n)
                .map(|_| {
                    let from = if chance(self.rng, 60) { list.len().saturating_sub(3) } else { 0 };
                    pick(self.rng, &list[from..])
                })
                .collect()
        };
        let n_dims = 1 + usize::from(dims.len() > 1);
        let dims = take(&dims, n_dims);
        let n = usize::from(syms.len() > 1 && dims.len() == 1);
        let syms = take(&syms, n);
        (dims, syms)
    }

    /// A random expression of these operands, and its range.
    fn expr(&mut self, dims: &[Val], syms: &[Val]) -> (Expr, (i64, i64)) {
        loop {
            let depth = self.rng.below(3);
            let expr = Expr::random(self.rng, dims.len(), syms.len(), depth);
            if let Some(range) = range(&expr, dims, syms) {
                return (expr, range);
            }
        }
    }

    fn affine(expr: Expr, dims: &[Val], syms: &[Val]) -> Affine {
        Affine { expr, dims: dims.iter().map(|v| v.id).collect(), syms: syms.iter().map(|v| v.id).collect() }
    }

    /// An index from an affine map.
    fn apply(&mut self) {
        let (dims, syms) = self.affine_operands();
        let kind = self.rng.below(4);
        let n = if kind < 2 { 1 } else { 2 };
        let all: Vec<(Expr, (i64, i64))> = (0..n).map(|_| self.expr(&dims, &syms)).collect();
        let exprs: Vec<Expr> = all.iter().map(|e| e.0.clone()).collect();
        let op = ["apply", "apply", "min", "max"][kind];
        let text = format!(
            "affine.{op} {}({})[{}]",
            map(dims.len(), syms.len(), &exprs),
            names(&dims),
            names(&syms)
        );
        let mut parts: Vec<Affine> = exprs.into_iter().map(|expr| Self::affine(expr, &dims, &syms)).collect();
        let lows = all.iter().map(|e| e.1.0);
        let highs = all.iter().map(|e| e.1.1);
        let (range, pure) = match kind {
            2 => ((lows.min().unwrap_or(0), highs.min().unwrap_or(0)), Pure::Least(parts)),
            3 => ((lows.max().unwrap_or(0), highs.max().unwrap_or(0)), Pure::Greatest(parts)),
            _ => (all[0].1, Pure::Apply(parts.swap_remove(0))),
        };
        self.pure(&text, Ty::Index, range, pure);
        // The result of an application is a dimension if all operands are; those of minima only on top.
        if kind < 2
            && let Some(last) = self.values.last_mut()
        {
            last.dim = true;
            last.sym |= dims.iter().chain(&syms).all(|v| v.sym);
        }
    }
}

/// The names of values in a list.
fn names(list: &[Val]) -> String {
    list.iter().map(|v| v.name.clone()).collect::<Vec<_>>().join(", ")
}

/// The type of a memref; some extents are not in the type.
fn memref(shape: &[i64], dynamic: &[bool]) -> String {
    let parts: String = shape
        .iter()
        .zip(dynamic)
        .map(|(n, &dynamic)| if dynamic { "?x".to_owned() } else { format!("{n}x") })
        .collect();
    format!("memref<{parts}i32>")
}

/// The least and greatest value of an expression whose operands have ranges, if it stays small and defined.
fn range(expr: &Expr, dims: &[Val], syms: &[Val]) -> Option<(i64, i64)> {
    use super::affine::Op;
    let (low, high) = match expr {
        Expr::Dim(at) => dims.get(*at)?.range,
        Expr::Sym(at) => syms.get(*at)?.range,
        Expr::Const(value) => (*value, *value),
        Expr::Binary(op, lhs, rhs) => {
            let (a, b) = (range(lhs, dims, syms)?, range(rhs, dims, syms)?);
            let corners = |f: &dyn Fn(i64, i64) -> i64| {
                let all = [f(a.0, b.0), f(a.0, b.1), f(a.1, b.0), f(a.1, b.1)];
                (all.iter().copied().min().unwrap_or(0), all.iter().copied().max().unwrap_or(0))
            };
            if matches!(op, Op::Mod | Op::FloorDiv | Op::CeilDiv) && b.0 <= 0 {
                return None;
            }
            match op {
                Op::Add => (a.0 + b.0, a.1 + b.1),
                Op::Sub => (a.0 - b.1, a.1 - b.0),
                Op::Mul => corners(&|x, y| x * y),
                Op::Mod if a.0 >= 0 && a.1 < b.0 => a,
                Op::Mod => (0, b.1 - 1),
                Op::FloorDiv => corners(&|x: i64, y| x.div_euclid(y)),
                Op::CeilDiv => corners(&|x: i64, y| -(-x).div_euclid(y)),
            }
        }
    };
    (low.abs() < 1 << 20 && high.abs() < 1 << 20).then_some((low, high))
}
