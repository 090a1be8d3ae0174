//! Allocations, loads, stores, copies and calls.

use super::super::affine::{Expr, Op};
use super::interpret::{Affine, Id, Stmt};
use super::{Access, Gen, Mem, Ty, Val, memref, names, range};
use crate::evaluated::{chance, pick};

/// An address: the text of each subscript, and the position.
pub struct Address {
    pub subscripts: String,
    pub at: Affine,
}

impl Gen<'_> {
    /// New memory, all of which is written.
    pub fn allocate(&mut self) -> Mem {
        let shape = pick(self.rng, &[vec![8], vec![], vec![4, 6], vec![6], vec![4, 6], vec![2, 3, 4]]);
        let size: i64 = shape.iter().product();
        if !self.in_function && self.depth == 0 && chance(self.rng, 20) {
            return self.global(&shape);
        }
        let (id, name) = (self.id(), self.w.name());
        let dynamic: Vec<bool> = shape.iter().map(|_| chance(self.rng, 20)).collect();
        let ty = memref(&shape, &dynamic);
        let sizes: Vec<String> = shape
            .iter()
            .zip(&dynamic)
            .filter(|part| *part.1)
            .map(|(n, _)| self.w.op(&format!("arith.constant {n} : index")))
            .collect();
        // In loops the stack would grow.
        let op = if self.depth == 0 && chance(self.rng, 50) { "alloca" } else { "alloc" };
        self.w.line(&format!("{name} = memref.{op}({}) : {ty}", sizes.join(", ")));
        self.stmts.push(Stmt::Allocate(id, size as usize));
        let memory = Mem { id, name, ty, shape, access: Access::All };
        self.initialize(&memory);
        self.memory.push(memory.clone());
        memory
    }

    fn global(&mut self, shape: &[i64]) -> Mem {
        let number = self.globals.len();
        let size: i64 = shape.iter().product();
        let elements: Vec<i32> = (0..size).map(|_| self.rng.below(200) as i32 - 100).collect();
        let ty = memref(shape, &vec![false; shape.len()]);
        let mut text = elements.iter().map(i32::to_string).collect::<Vec<_>>();
        for &n in shape.iter().rev() {
            text = text.chunks(n as usize).map(|part| format!("[{}]", part.join(", "))).collect();
        }
        self.globals
            .push(format!("memref.global \"private\" @g{number} : {ty} = dense<{}>\n", text.concat()));
        let id = self.id();
        let name = self.w.op(&format!("memref.get_global @g{number} : {ty}"));
        self.stmts.push(Stmt::Global(id, number, elements));
        let memory = Mem { id, name, ty, shape: shape.to_vec(), access: Access::All };
        self.memory.push(memory.clone());
        memory
    }

    /// Stores to each element, in a loop or one after another.
    fn initialize(&mut self, memory: &Mem) {
        let all = self.values.clone();
        let start = self.value(Ty::Word);
        if memory.shape.is_empty() {
            self.store_at(memory, &Address { subscripts: String::new(), at: constant(0) }, &start);
            return;
        }
        let mut counters: Vec<Val> = Vec::new();
        let mut frames = Vec::new();
        let affine = chance(self.rng, 60);
        for &n in &memory.shape {
            frames.push(self.open_counted(affine, n, &mut counters));
        }
        let mut value = start;
        for counter in counters.clone() {
            let word = self.w.op(&format!("arith.index_cast {} : index to i32", counter.name));
            let id = self.id();
            self.stmts.push(Stmt::Pure(id, super::interpret::Pure::ToWord(counter.id)));
            let text = format!("arith.addi {}, {word} : i32", value.name);
            value = self.pure(&text, Ty::Word, (0, 0), super::interpret::Pure::Word("addi", value.id, id));
        }
        let address = self.at_counters(memory, &counters);
        match affine {
            true => self.w.line(&format!(
                "affine.store {}, {}[{}] : {}",
                value.name, memory.name, address.subscripts, memory.ty
            )),
            false => self.w.line(&format!(
                "memref.store {}, {}[{}] : {}",
                value.name, memory.name, address.subscripts, memory.ty
            )),
        }
        self.stmts.push(Stmt::Store(value.id, memory.id, address.at));
        for frame in frames.into_iter().rev() {
            self.close_counted(frame);
        }
        self.values = all;
    }

    /// Prints each element.
    pub fn print_all(&mut self, memory: &Mem) {
        let all = self.values.clone();
        let mut counters: Vec<Val> = Vec::new();
        let mut frames = Vec::new();
        for &n in &memory.shape {
            frames.push(self.open_counted(false, n, &mut counters));
        }
        let address = self.at_counters(memory, &counters);
        let id = self.id();
        let name = self.w.op(&format!("memref.load {}[{}] : {}", memory.name, address.subscripts, memory.ty));
        self.stmts.push(Stmt::Load(id, memory.id, address.at));
        self.w.line(&format!("vector.print {name} : i32"));
        self.stmts.push(Stmt::Print(id));
        for frame in frames.into_iter().rev() {
            self.close_counted(frame);
        }
        self.values = all;
    }

    /// The element at these counters.
    pub fn at_counters(&mut self, memory: &Mem, counters: &[Val]) -> Address {
        let mut expr = Expr::Const(0);
        for (at, &n) in memory.shape.iter().enumerate() {
            expr = add(times(expr, n), Expr::Dim(at));
        }
        let at = Affine { expr, dims: counters.iter().map(|v| v.id).collect(), syms: Vec::new() };
        Address { subscripts: names(counters), at }
    }

    fn store_at(&mut self, memory: &Mem, address: &Address, value: &Val) {
        self.w.line(&format!(
            "memref.store {}, {}[{}] : {}",
            value.name, memory.name, address.subscripts, memory.ty
        ));
        self.stmts.push(Stmt::Store(value.id, memory.id, address.at.clone()));
    }

    /// A random address in bounds, with `room` elements from there in the last dimension: of an affine operation or not.
    fn address(&mut self, memory: &Mem, affine: bool, room: i64) -> Option<Address> {
        if let Access::Own(counters) = &memory.access {
            let vals: Option<Vec<Val>> =
                counters.iter().map(|name| self.values.iter().find(|v| v.name == *name).cloned()).collect();
            let vals = vals?;
            if room > 1 || affine && vals.iter().any(|v| !v.dim) {
                return None;
            }
            return Some(self.at_counters(memory, &vals));
        }
        let (mut subscripts, mut expr) = (Vec::new(), Expr::Const(0));
        let (mut dims, mut syms): (Vec<Id>, Vec<Id>) = (Vec::new(), Vec::new());
        for (place, &n) in memory.shape.iter().enumerate() {
            let extent = if place + 1 == memory.shape.len() { n - room + 1 } else { n };
            if extent <= 0 {
                return None;
            }
            let (text, part, part_dims, part_syms) = self.subscript(extent, affine);
            subscripts.push(text);
            let part = shifted(&part, dims.len(), syms.len());
            expr = add(times(expr, n), part);
            dims.extend(part_dims);
            syms.extend(part_syms);
        }
        if memory.shape.is_empty() && room > 1 {
            return None;
        }
        Some(Address { subscripts: subscripts.join(", "), at: Affine { expr, dims, syms } })
    }

    /// An index below `extent`: its text, and what it is of which dimensions and symbols.
    fn subscript(&mut self, extent: i64, affine: bool) -> (String, Expr, Vec<Id>, Vec<Id>) {
        let fits = |v: &Val| v.ty == Ty::Index && v.range.0 >= 0 && v.range.1 < extent && (v.dim || !affine);
        let fit: Vec<Val> = self.values.iter().filter(|v| fits(v)).cloned().collect();
        if !fit.is_empty() && chance(self.rng, 55) {
            let from = if chance(self.rng, 60) { fit.len().saturating_sub(3) } else { 0 };
            let value = pick(self.rng, &fit[from..]);
            return (value.name, Expr::Dim(0), vec![value.id], Vec::new());
        }
        if !affine {
            let value = match chance(self.rng, 50) {
                true => {
                    let n = self.rng.below(extent as usize) as i64;
                    self.constant(Ty::Index, n)
                }
                false => {
                    let index = self.index_of_word();
                    if index.range.1 < extent { index } else { self.constant(Ty::Index, 0) }
                }
            };
            return (value.name, Expr::Dim(0), vec![value.id], Vec::new());
        }
        let (dims, syms) = self.affine_operands();
        if dims.is_empty() || chance(self.rng, 25) {
            let n = self.rng.below(extent as usize) as i64;
            return (n.to_string(), Expr::Const(n), Vec::new(), Vec::new());
        }
        let (mut expr, (low, high)) = self.expr(&dims, &syms);
        if low < 0 || high >= extent {
            let shift = -low;
            expr = match shift > 0 && high + shift < extent {
                true => add(expr, Expr::Const(shift)),
                false => Expr::Binary(Op::Mod, Box::new(expr), Box::new(Expr::Const(extent))),
            };
        }
        debug_assert!(range(&expr, &dims, &syms).is_some_and(|(low, high)| low >= 0 && high < extent));
        let of = |list: &[Val]| list.iter().map(|v| v.name.clone()).collect::<Vec<_>>();
        let ids = |list: &[Val]| list.iter().map(|v| v.id).collect::<Vec<_>>();
        (expr.subscript(&of(&dims), &of(&syms)), expr, ids(&dims), ids(&syms))
    }

    /// A memref that can be read, or written.
    fn memref(&mut self, write: bool) -> Option<Mem> {
        let fit: Vec<Mem> =
            self.memory.iter().filter(|m| !write || m.access != Access::Read).cloned().collect();
        if fit.is_empty() { None } else { Some(pick(self.rng, &fit)) }
    }

    pub fn load(&mut self) {
        let Some(memory) = self.memref(false) else { return };
        let affine = chance(self.rng, 60);
        let Some(address) = self.address(&memory, affine, 1) else { return };
        let op = if affine { "affine" } else { "memref" };
        let name = self.w.op(&format!("{op}.load {}[{}] : {}", memory.name, address.subscripts, memory.ty));
        let id = self.id();
        self.stmts.push(Stmt::Load(id, memory.id, address.at));
        self.values.push(Val { id, name, ty: Ty::Word, range: (0, 0), dim: false, sym: false });
    }

    pub fn store(&mut self) {
        let Some(memory) = self.memref(true) else { return };
        let affine = chance(self.rng, 60);
        let value = self.value(Ty::Word);
        let Some(address) = self.address(&memory, affine, 1) else { return };
        let op = if affine { "affine" } else { "memref" };
        self.w.line(&format!(
            "{op}.store {}, {}[{}] : {}",
            value.name, memory.name, address.subscripts, memory.ty
        ));
        self.stmts.push(Stmt::Store(value.id, memory.id, address.at));
    }

    /// A load of a vector, whose elements are added up, or a store of one.
    pub fn row(&mut self) {
        let is_store = chance(self.rng, 50);
        let Some(memory) = self.memref(is_store) else { return };
        let n = pick(self.rng, &[2, 4, 3]);
        let affine = chance(self.rng, 70);
        let value = self.value(Ty::Word);
        let Some(address) = self.address(&memory, affine, n) else { return };
        let vector = format!("vector<{n}xi32>");
        let (load, store) = if affine {
            ("affine.vector_load", "affine.vector_store")
        } else {
            ("vector.load", "vector.store")
        };
        let place = format!("{}[{}] : {}, {vector}", memory.name, address.subscripts, memory.ty);
        if is_store {
            let row = self.w.op(&format!("vector.broadcast {} : i32 to {vector}", value.name));
            self.w.line(&format!("{store} {row}, {place}"));
            self.stmts.push(Stmt::Fill(value.id, memory.id, address.at, n as usize));
            return;
        }
        let row = self.w.op(&format!("{load} {place}"));
        let name = self.w.op(&format!("vector.reduction <add>, {row} : {vector} into i32"));
        let id = self.id();
        self.stmts.push(Stmt::Sum(id, memory.id, address.at, n as usize));
        self.values.push(Val { id, name, ty: Ty::Word, range: (0, 0), dim: false, sym: false });
    }

    pub fn copy(&mut self) {
        let Some(to) = self.memref(true) else { return };
        if to.access != Access::All {
            return;
        }
        let fit: Vec<Mem> = self
            .memory
            .iter()
            .filter(|m| m.shape == to.shape && m.id != to.id && !matches!(m.access, Access::Own(_)))
            .cloned()
            .collect();
        if fit.is_empty() {
            return;
        }
        let from = pick(self.rng, &fit);
        self.w.line(&format!("memref.copy {}, {} : {} to {}", from.name, to.name, from.ty, to.ty));
        self.stmts.push(Stmt::Copy(from.id, to.id));
    }

    pub fn call(&mut self) {
        if self.callees.is_empty() || self.in_function {
            return;
        }
        let at = self.rng.below(self.callees.len());
        let (params, stores) = (self.callees[at].memory.clone(), self.callees[at].stores);
        if stores && self.in_parallel {
            return;
        }
        let (mut args, mut ids, mut types) = (Vec::new(), Vec::new(), Vec::new());
        let mut taken: Vec<Id> = Vec::new();
        for param in &params {
            let fits = |m: &&Mem| {
                m.shape == param.shape
                    && m.ty == param.ty
                    && !taken.contains(&m.id)
                    && m.access == Access::All
                    || m.access == Access::Read && !stores && m.ty == param.ty
            };
            let fit: Vec<Mem> = self.memory.iter().filter(fits).cloned().collect();
            if fit.is_empty() {
                return;
            }
            let memory = pick(self.rng, &fit);
            args.push(memory.name);
            ids.push(memory.id);
            types.push(memory.ty);
            taken.push(memory.id);
        }
        let index = self.value(Ty::Index);
        let index =
            if index.range.0 >= 0 && index.range.1 <= 7 { index } else { self.constant(Ty::Index, 3) };
        let word = self.value(Ty::Word);
        for value in [index, word] {
            args.push(value.name);
            ids.push(value.id);
            types.push(value.ty.text().to_owned());
        }
        debug_assert_eq!(self.callees[at].numbers.len(), 2);
        let text = format!(
            "func.call {}({}) : ({}) -> i32",
            self.callees[at].name,
            args.join(", "),
            types.join(", ")
        );
        let name = self.w.op(&text);
        let id = self.id();
        self.stmts.push(Stmt::Call { function: at, args: ids, results: vec![id] });
        self.values.push(Val { id, name, ty: Ty::Word, range: (0, 0), dim: false, sym: false });
    }
}

fn constant(value: i64) -> Affine {
    Affine { expr: Expr::Const(value), dims: Vec::new(), syms: Vec::new() }
}

fn add(a: Expr, b: Expr) -> Expr {
    Expr::Binary(Op::Add, Box::new(a), Box::new(b))
}

fn times(a: Expr, n: i64) -> Expr {
    Expr::Binary(Op::Mul, Box::new(a), Box::new(Expr::Const(n)))
}

/// An expression whose dimensions and symbols come behind others.
fn shifted(expr: &Expr, n_dims: usize, n_syms: usize) -> Expr {
    match expr {
        Expr::Dim(at) => Expr::Dim(at + n_dims),
        Expr::Sym(at) => Expr::Sym(at + n_syms),
        Expr::Const(value) => Expr::Const(*value),
        Expr::Binary(op, a, b) => {
            Expr::Binary(*op, Box::new(shifted(a, n_dims, n_syms)), Box::new(shifted(b, n_dims, n_syms)))
        }
    }
}
