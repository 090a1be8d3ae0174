//! Loops and conditions.

use super::super::affine::{Expr, operands};
use super::interpret::{Affine, Block, Condition, Constraint, Id, Pure, Start, Stmt};
use super::{Access, Gen, Mem, Ty, Val, names};
use crate::evaluated::{chance, pick};

/// The state around a region.
pub struct Around {
    stmts: Vec<Stmt>,
    values: Vec<Val>,
    memory: Vec<Mem>,
    top: bool,
    multi: bool,
    trips: i64,
}

/// A loop that is open.
pub struct Counted {
    around: Around,
    counter: Id,
    n: i64,
}

/// The greatest product of iterations of nested loops.
const TRIPS: i64 = 150;

impl Gen<'_> {
    /// Enters a region of one block.
    fn enter(&mut self) -> Around {
        self.depth += 1;
        Around {
            stmts: std::mem::take(&mut self.stmts),
            values: self.values.clone(),
            memory: self.memory.clone(),
            top: std::mem::replace(&mut self.top, false),
            multi: std::mem::replace(&mut self.multi, false),
            trips: self.trips,
        }
    }

    /// Enters blocks of the same region.
    fn enter_blocks(&mut self) -> Around {
        let (top, multi) = (self.top, self.multi);
        let around = self.enter();
        (self.top, self.multi) = (top, multi);
        around
    }

    /// Leaves a region, and returns its statements.
    fn leave(&mut self, around: Around) -> Vec<Stmt> {
        self.depth -= 1;
        self.values = around.values;
        self.memory = around.memory;
        self.top = around.top;
        self.multi = around.multi;
        self.trips = around.trips;
        std::mem::replace(&mut self.stmts, around.stmts)
    }

    /// Opens a loop of `n` iterations.
    pub fn open_counted(&mut self, affine: bool, n: i64, counters: &mut Vec<Val>) -> Counted {
        let name = self.w.name();
        if affine {
            self.w.line(&format!("affine.for {name} = 0 to {n} {{"));
        } else {
            let bounds: Vec<String> =
                [0, n, 1].iter().map(|n| self.w.op(&format!("arith.constant {n} : index"))).collect();
            self.w.line(&format!("scf.for {name} = {} to {} step {} {{", bounds[0], bounds[1], bounds[2]));
        }
        let around = self.enter();
        let id = self.id();
        let counter = Val { id, name, ty: Ty::Index, range: (0, n - 1), dim: affine, sym: false };
        counters.push(counter.clone());
        self.values.push(counter);
        Counted { around, counter: id, n }
    }

    pub fn close_counted(&mut self, open: Counted) {
        self.w.line("}");
        let stmts = self.leave(open.around);
        self.stmts.push(Stmt::For {
            counter: open.counter,
            low: Pure::Const(0),
            high: Pure::Const(open.n),
            step: 1,
            inits: Vec::new(),
            args: Vec::new(),
            body: Block { stmts, yields: Vec::new() },
            results: Vec::new(),
        });
    }

    pub fn structured(&mut self) {
        match self.rng.below(12) {
            0..=3 => self.for_loop(),
            4 | 5 => self.while_loop(),
            6 | 7 => self.condition(),
            8 => self.switch(),
            _ => self.parallel(),
        }
    }

    fn words(&mut self, n: usize) -> Vec<Val> {
        (0..n).map(|_| self.value(Ty::Word)).collect()
    }

    fn define_words(&mut self, n: usize) -> Vec<Val> {
        (0..n).map(|_| self.define(Ty::Word, (0, 0))).collect()
    }

    fn body(&mut self) {
        let n = 1 + self.rng.below(4);
        self.stmts(n);
    }

    /// The results of an operation: their names at its front, and the values.
    fn results(&mut self, n: usize) -> (String, Vec<Val>) {
        if n == 0 {
            return (String::new(), Vec::new());
        }
        let name = self.w.name();
        let values: Vec<Val> = (0..n)
            .map(|at| {
                let name = if n == 1 { name.clone() } else { format!("{name}#{at}") };
                let id = self.id();
                Val { id, name, ty: Ty::Word, range: (0, 0), dim: self.top, sym: self.top }
            })
            .collect();
        (if n == 1 { format!("{name} = ") } else { format!("{name}:{n} = ") }, values)
    }

    /// A bound of a loop: its text, what it is, and its range.
    fn affine_bound(&mut self, low: bool) -> (String, Pure, (i64, i64)) {
        if chance(self.rng, 50) {
            let n = if low { self.rng.below(3) as i64 } else { 1 + self.rng.below(8) as i64 };
            return (n.to_string(), Pure::Const(n), (n, n));
        }
        let (dims, syms) = self.affine_operands();
        let n = 1 + usize::from(chance(self.rng, 30));
        let all: Vec<(Expr, (i64, i64))> = (0..n).map(|_| self.expr(&dims, &syms)).collect();
        let exprs: Vec<Expr> = all.iter().map(|e| e.0.clone()).collect();
        let word = match (n, low) {
            (1, _) => "",
            (_, true) => "max ",
            (_, false) => "min ",
        };
        let text = format!(
            "{word}{}({})[{}]",
            super::map(dims.len(), syms.len(), &exprs),
            names(&dims),
            names(&syms)
        );
        let lows = all.iter().map(|e| e.1.0);
        let highs = all.iter().map(|e| e.1.1);
        let parts = exprs.into_iter().map(|expr| Self::affine(expr, &dims, &syms)).collect();
        let (range, pure) = match low {
            true => ((lows.max().unwrap_or(0), highs.max().unwrap_or(0)), Pure::Greatest(parts)),
            false => ((lows.min().unwrap_or(0), highs.min().unwrap_or(0)), Pure::Least(parts)),
        };
        (text, pure, range)
    }

    fn index_bound(&mut self, low: bool) -> (String, Pure, (i64, i64)) {
        let value = match chance(self.rng, 50) {
            true => self.value(Ty::Index),
            false => {
                let n = if low { self.rng.below(3) as i64 } else { 1 + self.rng.below(8) as i64 };
                self.constant(Ty::Index, n)
            }
        };
        let pure = Pure::Apply(Affine { expr: Expr::Dim(0), dims: vec![value.id], syms: Vec::new() });
        (value.name, pure, value.range)
    }

    fn for_loop(&mut self) {
        let affine = chance(self.rng, 50);
        let step = pick(self.rng, &[1, 1, 2, 3]);
        let (low, high) = match affine {
            true => (self.affine_bound(true), self.affine_bound(false)),
            false => (self.index_bound(true), self.index_bound(false)),
        };
        let range = (low.2.0, (high.2.1 - 1).max(low.2.0));
        let trips = (high.2.1 - low.2.0).max(1) / step + 1;
        if self.trips * trips > TRIPS {
            return self.arithmetic();
        }
        let n = self.rng.below(3);
        let inits = self.words(n);
        let counter_name = self.w.name();
        let step_text = match (affine, step) {
            (true, 1) => String::new(),
            (true, _) => format!(" step {step}"),
            (false, _) => {
                let step = self.constant(Ty::Index, step);
                format!(" step {}", step.name)
            }
        };
        let (head, results) = self.results(n);
        let around = self.enter();
        self.trips *= trips;
        let id = self.id();
        let counter = Val { id, name: counter_name, ty: Ty::Index, range, dim: affine, sym: false };
        self.values.push(counter.clone());
        let args = self.define_words(n);
        let carried = carried(&args, &inits);
        let dialect = if affine { "affine" } else { "scf" };
        self.w.line(&format!(
            "{head}{dialect}.for {} = {} to {}{step_text}{carried} {{",
            counter.name, low.0, high.0
        ));
        self.body();
        let yields = self.words(n);
        self.yielded(dialect, &yields);
        self.w.line("}");
        let body = Block { stmts: self.leave(around), yields: ids(&yields) };
        self.stmts.push(Stmt::For {
            counter: counter.id,
            low: low.1,
            high: high.1,
            step,
            inits: ids(&inits),
            args: ids(&args),
            body,
            results: ids(&results),
        });
        self.values.extend(results);
    }

    fn yielded(&mut self, dialect: &str, values: &[Val]) {
        if !values.is_empty() {
            self.w.line(&format!("{dialect}.yield {} : {}", names(values), types(values.len())));
        }
    }

    /// A loop that counts a number up to a constant; another condition may end it before.
    fn while_loop(&mut self) {
        let trips = 1 + self.rng.below(5) as i64;
        if self.trips * trips > TRIPS {
            return self.arithmetic();
        }
        let n = 2 + self.rng.below(2);
        let blocks = chance(self.rng, 50);
        let wrapped = blocks && !self.multi;
        let mut inits = vec![self.constant(Ty::Word, 0)];
        inits.extend(self.words(n - 1));
        let (head, results) = self.results(n);
        let number = self.n_blocks;
        self.n_blocks += 1;
        let outer = wrapped.then(|| {
            self.w.line(&format!("{head}scf.execute_region -> ({}) {{", types(n)));
            let around = self.enter();
            self.multi = true;
            around
        });
        let around = if blocks { self.enter_blocks() } else { self.enter() };
        self.trips *= trips + 1;
        let args = self.define_words(n);
        if blocks {
            self.w.line(&format!(
                "cf.br ^h{number}({} : {})\n^h{number}({}):",
                names(&inits),
                types(n),
                declared(&args)
            ));
        } else {
            let list: Vec<String> =
                args.iter().zip(&inits).map(|(a, i)| format!("{} = {}", a.name, i.name)).collect();
            self.w.line(&format!(
                "{head}scf.while ({}) : ({}) -> ({}) {{",
                list.join(", "),
                types(n),
                types(n)
            ));
        }
        if chance(self.rng, 50) {
            self.body();
        }
        let limit = self.constant(Ty::Word, trips);
        let text = format!("arith.cmpi slt, {}, {} : i32", args[0].name, limit.name);
        let mut go_on = self.pure(&text, Ty::Bool, (0, 1), Pure::Compare("slt", args[0].id, limit.id));
        if chance(self.rng, 40) {
            let other = self.value(Ty::Bool);
            let text = format!("arith.andi {}, {} : i1", go_on.name, other.name);
            go_on = self.pure(&text, Ty::Bool, (0, 1), Pure::And(go_on.id, other.id));
        }
        let mut passed = vec![args[0].clone()];
        passed.extend(self.words(n - 1));
        let yields: Vec<Id> = [go_on.id].into_iter().chain(ids(&passed)).collect();
        // Values of the first region of a loop of scf are not those of the second.
        let (before, around) = match blocks {
            true => {
                let before = std::mem::take(&mut self.stmts);
                (Block { stmts: before, yields }, around)
            }
            false => {
                let before = Block { stmts: self.leave(around), yields };
                let around = self.enter();
                self.trips *= trips + 1;
                (before, around)
            }
        };
        let after_args = self.define_words(n);
        if blocks {
            self.w.line(&format!(
                "cf.cond_br {}, ^b{number}({} : {}), ^e{number}({} : {})\n^b{number}({}):",
                go_on.name,
                names(&passed),
                types(n),
                names(&passed),
                types(n),
                declared(&after_args)
            ));
        } else {
            self.w.line(&format!(
                "scf.condition({}) {} : {}\n}} do {{\n^bb0({}):",
                go_on.name,
                names(&passed),
                types(n),
                declared(&after_args)
            ));
        }
        self.body();
        let one = self.constant(Ty::Word, 1);
        let text = format!("arith.addi {}, {} : i32", after_args[0].name, one.name);
        let mut next = vec![self.pure(&text, Ty::Word, (0, 0), Pure::Word("addi", after_args[0].id, one.id))];
        next.extend(self.words(n - 1));
        let results_ids = ids(&results);
        if blocks {
            // The results are arguments of the block behind the loop.
            let declared: Vec<String> = match wrapped {
                true => (0..n).map(|_| self.w.name()).collect(),
                false => results.iter().map(|v| v.name.replace('#', "_")).collect(),
            };
            let list: Vec<String> = declared.iter().map(|name| format!("{name}: i32")).collect();
            self.w.line(&format!(
                "cf.br ^h{number}({} : {})\n^e{number}({}):",
                names(&next),
                types(n),
                list.join(", ")
            ));
            if wrapped {
                self.w.line(&format!("scf.yield {} : {}\n}}", declared.join(", "), types(n)));
            }
        } else {
            self.w.line(&format!("scf.yield {} : {}\n}}", names(&next), types(n)));
        }
        let after = Block { stmts: self.leave(around), yields: ids(&next) };
        let stmt = Stmt::While {
            inits: ids(&inits),
            args: ids(&args),
            before,
            after_args: ids(&after_args),
            after,
            results: results_ids,
        };
        self.stmts.push(stmt);
        if let Some(outer) = outer {
            let inner = self.leave(outer);
            self.stmts.extend(inner);
        }
        let plain = blocks && !wrapped;
        self.values.extend(results.into_iter().map(|v| match plain {
            true => Val { name: v.name.replace('#', "_"), ..v },
            false => v,
        }));
    }

    /// Constraints of an `affine.if`, its text, or `None` without dimensions.
    fn set(&mut self) -> Option<(String, Vec<Constraint>)> {
        let (dims, syms) = self.affine_operands();
        if dims.is_empty() {
            return None;
        }
        let n = 1 + self.rng.below(2);
        let all: Vec<(Expr, bool)> = (0..n)
            .map(|_| {
                let expr = self.expr(&dims, &syms).0;
                let by = self.rng.below(5) as i64;
                let expr =
                    Expr::Binary(super::super::affine::Op::Sub, Box::new(expr), Box::new(Expr::Const(by)));
                (expr, chance(self.rng, 25))
            })
            .collect();
        let list: Vec<String> = all
            .iter()
            .map(|(e, zero)| format!("{} {} 0", e.shown(), if *zero { "==" } else { ">=" }))
            .collect();
        let text = format!(
            "affine_set<{} : ({})>({})[{}]",
            operands(dims.len(), syms.len()),
            list.join(", "),
            names(&dims),
            names(&syms)
        );
        let all =
            all.into_iter().map(|(e, is_zero)| Constraint { value: Self::affine(e, &dims, &syms), is_zero });
        Some((text, all.collect()))
    }

    fn condition(&mut self) {
        let n = self.rng.below(3);
        let kind = self.rng.below(3);
        let set = if kind == 1 { self.set() } else { None };
        let blocks = kind == 2;
        let wrapped = blocks && !self.multi;
        let (text, condition, dialect) = match set {
            Some((text, set)) => (format!("affine.if {text}"), Condition::Set(set), "affine"),
            None => {
                let value = self.value(Ty::Bool);
                (format!("scf.if {}", value.name), Condition::Value(value.id), "scf")
            }
        };
        let (head, results) = self.results(n);
        let arrow = match (n, dialect) {
            (0, _) => String::new(),
            (1, "affine") => " -> i32".to_owned(),
            _ => format!(" -> ({})", types(n)),
        };
        let number = self.n_blocks;
        self.n_blocks += 1;
        let outer = wrapped.then(|| {
            self.w.line(&format!("{head}scf.execute_region{arrow} {{"));
            let around = self.enter();
            self.multi = true;
            around
        });
        if blocks {
            let value = text.trim_start_matches("scf.if ");
            self.w.line(&format!("cf.cond_br {value}, ^t{number}, ^f{number}\n^t{number}:"));
        } else {
            self.w.line(&format!("{head}{text}{arrow} {{"));
        }
        let mut sides = Vec::new();
        let has_else = n > 0 || blocks || chance(self.rng, 60);
        for side in 0..2 {
            if side == 1 && !has_else {
                sides.push(Block::default());
                continue;
            }
            let around = if blocks { self.enter_blocks() } else { self.enter() };
            if side == 1 {
                let text = if blocks { format!("^f{number}:") } else { "} else {".to_owned() };
                self.w.line(&text);
            }
            self.body();
            let yields = self.words(n);
            if blocks {
                let args = match n {
                    0 => String::new(),
                    _ => format!("({} : {})", names(&yields), types(n)),
                };
                self.w.line(&format!("cf.br ^j{number}{args}"));
            } else {
                self.yielded(dialect, &yields);
            }
            sides.push(Block { stmts: self.leave(around), yields: ids(&yields) });
        }
        let mut results = results;
        if blocks {
            let joined: Vec<String> = match wrapped {
                true => (0..n).map(|_| self.w.name()).collect(),
                false => results.iter().map(|v| v.name.replace('#', "_")).collect(),
            };
            let list: Vec<String> = joined.iter().map(|name| format!("{name}: i32")).collect();
            let list = if n == 0 { String::new() } else { format!("({})", list.join(", ")) };
            self.w.line(&format!("^j{number}{list}:"));
            if wrapped {
                let values =
                    if n == 0 { String::new() } else { format!(" {} : {}", joined.join(", "), types(n)) };
                self.w.line(&format!("scf.yield{values}\n}}"));
            } else {
                results.iter_mut().for_each(|v| v.name = v.name.replace('#', "_"));
            }
        } else {
            self.w.line("}");
        }
        let otherwise = sides.pop().unwrap_or_default();
        let then = sides.pop().unwrap_or_default();
        self.stmts.push(Stmt::If { condition, then, otherwise, results: ids(&results) });
        if let Some(outer) = outer {
            let inner = self.leave(outer);
            self.stmts.extend(inner);
        }
        self.values.extend(results);
    }

    fn switch(&mut self) {
        let on = self.value(Ty::Index);
        let n = self.rng.below(2);
        let (head, results) = self.results(n);
        let arrow = if n == 0 { String::new() } else { " -> i32".to_owned() };
        self.w.line(&format!("{head}scf.index_switch {}{arrow}", on.name));
        let count = 1 + self.rng.below(3) as i64;
        let (first, step) = (self.rng.below(3) as i64, 1 + self.rng.below(2) as i64);
        let mut cases = Vec::new();
        let mut default = Block::default();
        for case in 0..=count {
            let value = first + case * step;
            let text = if case == count { "default {".to_owned() } else { format!("case {value} {{") };
            self.w.line(&text);
            let around = self.enter();
            self.body();
            let yields = self.words(n);
            match n {
                0 => self.w.line("scf.yield"),
                _ => self.yielded("scf", &yields),
            }
            self.w.line("}");
            let block = Block { stmts: self.leave(around), yields: ids(&yields) };
            if case == count { default = block } else { cases.push((value, block)) }
        }
        self.stmts.push(Stmt::Switch { on: on.id, cases, default, results: ids(&results) });
        self.values.extend(results);
    }

    /// A loop whose iterations are independent: each stores to its own element of one memref, and to memory of its own.
    fn parallel(&mut self) {
        let kind = self.rng.below(3);
        let fit: Vec<Mem> = self
            .memory
            .iter()
            .filter(|m| m.access == Access::All && (1..3).contains(&m.shape.len()))
            .cloned()
            .collect();
        let own = if fit.is_empty() || chance(self.rng, 15) { None } else { Some(pick(self.rng, &fit)) };
        let shape = own.as_ref().map_or(vec![4], |m| m.shape.clone());
        let ranges: Vec<(i64, i64, i64)> = shape
            .iter()
            .map(|&n| {
                let low = self.rng.below(2) as i64;
                (low, n - self.rng.below(2) as i64, pick(self.rng, &[1, 1, 2]))
            })
            .collect();
        let trips: i64 = ranges.iter().map(|(low, high, step)| (high - low) / step + 1).product();
        if self.trips * trips > TRIPS {
            return self.arithmetic();
        }
        // A loop with one result at most.
        let n = if kind == 2 { 0 } else { self.rng.below(2) };
        let inits = if kind == 0 { self.words(n) } else { Vec::new() };
        let (head, results) = self.results(n);
        let counters: Vec<String> = ranges.iter().map(|_| self.w.name()).collect();
        let list = |f: &dyn Fn(&(i64, i64, i64)) -> i64| ranges.iter().map(f).collect::<Vec<_>>();
        let bounds = [list(&|r| r.0), list(&|r| r.1), list(&|r| r.2)];
        let joined = |list: &[i64]| list.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        // The names and the neutral elements of reductions.
        const OPS: [(&str, i64); 4] = [("addi", 0), ("muli", 1), ("andi", -1), ("ori", 0)];
        let (op, start) = pick(self.rng, &OPS);
        match kind {
            0 => {
                let mut texts = Vec::new();
                for list in &bounds {
                    let names: Vec<String> = list.iter().map(|&n| self.constant(Ty::Index, n).name).collect();
                    texts.push(names.join(", "));
                }
                let init = if n == 0 { String::new() } else { format!(" init ({}) -> i32", names(&inits)) };
                self.w.line(&format!(
                    "{head}scf.parallel ({}) = ({}) to ({}) step ({}){init} {{",
                    counters.join(", "),
                    texts[0],
                    texts[1],
                    texts[2]
                ));
            }
            1 => {
                let reduce = if n == 0 { String::new() } else { format!(" reduce (\"{op}\") -> i32") };
                self.w.line(&format!(
                    "{head}affine.parallel ({}) = ({}) to ({}) step ({}){reduce} {{",
                    counters.join(", "),
                    joined(&bounds[0]),
                    joined(&bounds[1]),
                    joined(&bounds[2])
                ));
            }
            _ => self.w.line(&format!(
                "scf.forall ({}) = ({}) to ({}) step ({}) {{",
                counters.join(", "),
                joined(&bounds[0]),
                joined(&bounds[1]),
                joined(&bounds[2])
            )),
        }
        let around = self.enter();
        let was_parallel = std::mem::replace(&mut self.in_parallel, true);
        self.trips *= trips;
        // Elements of other iterations are out of reach.
        self.memory.retain(|m| !matches!(m.access, Access::Own(_)));
        for memory in &mut self.memory {
            memory.access = match &own {
                Some(own) if own.id == memory.id => Access::Own(counters.clone()),
                _ => Access::Read,
            };
        }
        let mut counter_ids = Vec::new();
        for (name, range) in counters.iter().zip(&ranges) {
            let id = self.id();
            counter_ids.push(id);
            self.values.push(Val {
                id,
                name: name.clone(),
                ty: Ty::Index,
                range: (range.0, (range.1 - 1).max(range.0)),
                dim: kind == 1,
                sym: false,
            });
        }
        self.body();
        let yields = self.words(n);
        match (kind, n) {
            (0, 1) => {
                let (a, b) = (self.w.name(), self.w.name());
                self.w.line(&format!("scf.reduce({} : i32) {{\n^bb0({a}: i32, {b}: i32):", yields[0].name));
                let sum = self.w.op(&format!("arith.{op} {a}, {b} : i32"));
                self.w.line(&format!("scf.reduce.return {sum} : i32\n}}\n}}"));
            }
            (1, 1) => {
                self.yielded("affine", &yields);
                self.w.line("}");
            }
            _ => self.w.line("}"),
        }
        self.in_parallel = was_parallel;
        let body = Block { stmts: self.leave(around), yields: ids(&yields) };
        let reductions = results
            .iter()
            .enumerate()
            .map(|(at, result)| {
                (op, inits.get(at).map_or(Start::Constant(start), |v| Start::Value(v.id)), result.id)
            })
            .collect();
        self.stmts.push(Stmt::Parallel { counters: counter_ids, ranges, body, reductions });
        self.values.extend(results);
    }
}

fn ids(list: &[Val]) -> Vec<Id> {
    list.iter().map(|v| v.id).collect()
}

fn types(n: usize) -> String {
    vec!["i32"; n].join(", ")
}

/// Block arguments with their types.
fn declared(list: &[Val]) -> String {
    list.iter().map(|v| format!("{}: i32", v.name)).collect::<Vec<_>>().join(", ")
}

/// The values that a loop carries around.
fn carried(args: &[Val], inits: &[Val]) -> String {
    if args.is_empty() {
        return String::new();
    }
    let list: Vec<String> = args.iter().zip(inits).map(|(a, i)| format!("{} = {}", a.name, i.name)).collect();
    format!(" iter_args({}) -> ({})", list.join(", "), types(args.len()))
}
