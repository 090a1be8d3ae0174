//! Vectors and masks: transfers with permutations and masks, masked loads, gathers, compression, masked reductions, and
//! operations that move elements.

mod transfers;

use super::{Program, Writer, chance, pick, printed};
use crate::rng::Rng;

/// A vector of numbers of 32 bits, or a mask.
#[derive(Clone, Debug)]
struct Vector {
    name: String,
    shape: Vec<usize>,
    mask: bool,
    at: Vec<i64>,
}

impl Vector {
    fn ty(&self) -> String {
        ty(&self.shape, self.mask)
    }
}

fn ty(shape: &[usize], mask: bool) -> String {
    let shape: Vec<String> = shape.iter().map(usize::to_string).collect();
    format!("vector<{}x{}>", shape.join("x"), if mask { "i1" } else { "i32" })
}

/// Memory.
#[derive(Clone, Debug)]
struct Memory {
    name: String,
    ty: String,
    shape: Vec<usize>,
    buffer: usize,
}

struct Gen<'r> {
    rng: &'r mut Rng,
    w: Writer,
    vectors: Vec<Vector>,
    memory: Vec<Memory>,
    buffers: Vec<Vec<i64>>,
    output: String,
}

/// The program of random choices.
pub fn program(rng: &mut Rng, size: usize) -> Program {
    let mut g = Gen {
        rng,
        w: Writer::default(),
        vectors: Vec::new(),
        memory: Vec::new(),
        buffers: Vec::new(),
        output: String::new(),
    };
    g.allocate();
    if chance(g.rng, 50) {
        g.allocate();
    }
    for _ in 0..size {
        g.step();
    }
    for memory in g.memory.clone() {
        g.print_memory(&memory);
    }
    let text = format!(
        "func.func private @oi(%x: index) -> index attributes {{no_inline}} {{\nreturn %x : index\n}}\n\
         func.func private @oe(%x: i32) -> i32 attributes {{no_inline}} {{\nreturn %x : i32\n}}\n\
         func.func @main() {{\n{}return\n}}\n",
        g.w.text
    );
    Program { text, expected: g.output }
}

/// The strides of elements of a shape.
fn strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = strides[at] * shape[at];
    }
    strides
}

/// All positions of a shape.
fn positions(shape: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for &n in shape {
        all = all
            .into_iter()
            .flat_map(|at: Vec<usize>| (0..n).map(move |i| [&at[..], &[i]].concat()))
            .collect();
    }
    all
}

fn flat(at: &[usize], shape: &[usize]) -> usize {
    at.iter().zip(strides(shape)).map(|(i, s)| i * s).sum()
}

fn wrap(value: i64) -> i64 {
    i64::from(value as i32)
}

impl Gen<'_> {
    fn index(&mut self, value: i64) -> String {
        let name = self.w.op(&format!("arith.constant {value} : index"));
        if chance(self.rng, 50) {
            self.w.op(&format!("func.call @oi({name}) : (index) -> index"))
        } else {
            name
        }
    }

    fn scalar(&mut self) -> (String, i64) {
        let value = pick(self.rng, &[0, 1, -1, 7, 100, -30, 12345, i64::from(i32::MAX), i64::from(i32::MIN)]);
        let name = self.w.op(&format!("arith.constant {value} : i32"));
        let name = if chance(self.rng, 50) {
            self.w.op(&format!("func.call @oe({name}) : (i32) -> i32"))
        } else {
            name
        };
        (name, value)
    }

    fn allocate(&mut self) {
        let shape: Vec<usize> = pick(self.rng, &[vec![8], vec![4, 6], vec![2, 3, 5], vec![5], vec![3, 4]]);
        let n: usize = shape.iter().product();
        let dynamic: Vec<bool> = shape.iter().map(|_| chance(self.rng, 40)).collect();
        let parts: String = shape
            .iter()
            .zip(&dynamic)
            .map(|(n, &dynamic)| if dynamic { "?x".to_owned() } else { format!("{n}x") })
            .collect();
        let ty = format!("memref<{parts}i32>");
        let sizes: Vec<String> =
            shape.iter().zip(&dynamic).filter(|p| *p.1).map(|(&n, _)| self.index(n as i64)).collect();
        let name = self.w.op(&format!("memref.alloc({}) : {ty}", sizes.join(", ")));
        let memory = Memory { name, ty, shape, buffer: self.buffers.len() };
        let weights: Vec<i64> = (0..memory.shape.len()).map(|at| 10i64.pow(at as u32)).collect();
        let (zero, one) = (self.w.op("arith.constant 0 : index"), self.w.op("arith.constant 1 : index"));
        let mut sum = self.w.op("arith.constant 1 : i32");
        let counters = self.open_loops(&memory.shape, &zero, &one);
        for (counter, weight) in counters.iter().zip(&weights) {
            let cast = self.w.op(&format!("arith.index_cast {counter} : index to i32"));
            let weight = self.w.op(&format!("arith.constant {weight} : i32"));
            let part = self.w.op(&format!("arith.muli {cast}, {weight} : i32"));
            sum = self.w.op(&format!("arith.addi {sum}, {part} : i32"));
        }
        self.w.line(&format!("memref.store {sum}, {}[{}] : {}", memory.name, counters.join(", "), memory.ty));
        counters.iter().for_each(|_| self.w.line("}"));
        let mut values = vec![0; n];
        for at in positions(&memory.shape) {
            let sum: i64 = at.iter().zip(&weights).map(|(&i, w)| i as i64 * w).sum();
            values[flat(&at, &memory.shape)] = 1 + sum;
        }
        self.buffers.push(values);
        self.memory.push(memory);
    }

    /// Opens a loop over each dimension, from `zero` by `one`, and returns the names of their counters.
    fn open_loops(&mut self, shape: &[usize], zero: &str, one: &str) -> Vec<String> {
        let open = |&n: &usize| {
            let n = self.w.op(&format!("arith.constant {n} : index"));
            let counter = self.w.name();
            self.w.line(&format!("scf.for {counter} = {zero} to {n} step {one} {{"));
            counter
        };
        shape.iter().map(open).collect()
    }

    fn print_memory(&mut self, memory: &Memory) {
        let (zero, one) = (self.w.op("arith.constant 0 : index"), self.w.op("arith.constant 1 : index"));
        let counters = self.open_loops(&memory.shape, &zero, &one);
        let value =
            self.w.op(&format!("memref.load {}[{}] : {}", memory.name, counters.join(", "), memory.ty));
        self.w.line(&format!("vector.print {value} : i32"));
        counters.iter().for_each(|_| self.w.line("}"));
        for value in &self.buffers[memory.buffer] {
            self.output += &format!("{value}\n");
        }
    }

    fn push(&mut self, text: &str, shape: &[usize], mask: bool, at: Vec<i64>) -> Vector {
        debug_assert_eq!(shape.iter().product::<usize>(), at.len(), "{text}");
        let name = self.w.op(text);
        let vector = Vector { name, shape: shape.to_vec(), mask, at };
        self.vectors.push(vector.clone());
        vector
    }

    fn print(&mut self, vector: &Vector) {
        self.w.line(&format!("vector.print {} : {}", vector.name, vector.ty()));
        let list: Vec<String> = vector.at.iter().map(i64::to_string).collect();
        self.output += &format!("{}\n", printed(&vector.shape, &list));
    }

    fn shape(&mut self) -> Vec<usize> {
        pick(
            self.rng,
            &[vec![4], vec![2, 3], vec![3], vec![5], vec![3, 2], vec![2, 2, 3], vec![1, 4], vec![8]],
        )
    }

    fn dense(&mut self, shape: &[usize], mask: bool, at: Vec<i64>) -> Vector {
        let mut parts: Vec<String> =
            at.iter().map(|&v| if mask { (v == 1).to_string() } else { v.to_string() }).collect();
        for &n in shape.iter().rev() {
            parts = parts.chunks(n).map(|part| format!("[{}]", part.join(", "))).collect();
        }
        self.push(&format!("arith.constant dense<{}> : {}", parts.concat(), ty(shape, mask)), shape, mask, at)
    }

    /// Numbers of a shape.
    fn numbers(&mut self, shape: &[usize]) -> Vector {
        let fit: Vec<Vector> = self.vectors.iter().filter(|v| !v.mask && v.shape == shape).cloned().collect();
        if !fit.is_empty() && chance(self.rng, 80) {
            return pick(self.rng, &fit);
        }
        let n: usize = shape.iter().product();
        if chance(self.rng, 30) {
            let (name, value) = self.scalar();
            return self.push(
                &format!("vector.broadcast {name} : i32 to {}", ty(shape, false)),
                shape,
                false,
                vec![value; n],
            );
        }
        let at = (0..n).map(|_| self.rng.below(60) as i64 - 20).collect();
        self.dense(shape, false, at)
    }

    /// A mask of a shape.
    fn mask(&mut self, shape: &[usize]) -> Vector {
        let fit: Vec<Vector> = self.vectors.iter().filter(|v| v.mask && v.shape == shape).cloned().collect();
        if !fit.is_empty() && chance(self.rng, 50) {
            return pick(self.rng, &fit);
        }
        let n: usize = shape.iter().product();
        match self.rng.below(8) {
            0..=3 => {
                const EXTREMES: [i64; 7] = [0, -1, 1 << 40, -(1 << 40), i64::MIN, i64::MAX, (1 << 32) + 1];
                let bounds: Vec<i64> = shape
                    .iter()
                    .map(|&n| match self.rng.below(4) {
                        0 => pick(self.rng, &EXTREMES),
                        _ => self.rng.below(n + 2) as i64,
                    })
                    .collect();
                let names: Vec<String> = bounds.iter().map(|&b| self.index(b)).collect();
                let at = within(shape, &bounds);
                self.push(
                    &format!("vector.create_mask {} : {}", names.join(", "), ty(shape, true)),
                    shape,
                    true,
                    at,
                )
            }
            4 => {
                let mut bounds: Vec<i64> = shape.iter().map(|&n| self.rng.below(n + 1) as i64).collect();
                // Either all are zero or none.
                if bounds.contains(&0) {
                    bounds.fill(0);
                }
                let at = within(shape, &bounds);
                let list: Vec<String> = bounds.iter().map(i64::to_string).collect();
                self.push(
                    &format!("vector.constant_mask [{}] : {}", list.join(", "), ty(shape, true)),
                    shape,
                    true,
                    at,
                )
            }
            5 => {
                let (a, b) = (self.numbers(shape), self.numbers(shape));
                let at = a.at.iter().zip(&b.at).map(|(a, b)| i64::from(a < b)).collect();
                self.push(&format!("arith.cmpi slt, {}, {} : {}", a.name, b.name, a.ty()), shape, true, at)
            }
            _ => {
                let at = (0..n).map(|_| self.rng.below(2) as i64).collect();
                self.dense(shape, true, at)
            }
        }
    }

    fn step(&mut self) {
        let before = self.vectors.len();
        match self.rng.below(24) {
            0..=3 => self.transfer_read(),
            4..=6 => self.transfer_write(),
            7 => self.masked_load(),
            8 => self.masked_store(),
            9 | 10 => self.gather(),
            11 => self.scatter(),
            12 => self.expand(),
            13 => self.compress(),
            14 | 15 => self.reduction(),
            16 => self.multi_reduction(),
            17 => self.combine_masks(),
            18 => self.select(),
            19 => self.elementwise(),
            _ => self.movement(),
        }
        if self.vectors.len() > before && chance(self.rng, 60) {
            let last = self.vectors[self.vectors.len() - 1].clone();
            self.print(&last);
        }
    }

    fn any(&mut self, mask: bool) -> Vector {
        let fit: Vec<Vector> = self.vectors.iter().filter(|v| v.mask == mask).cloned().collect();
        if !fit.is_empty() && chance(self.rng, 80) {
            return pick(self.rng, &fit);
        }
        let shape = self.shape();
        if mask { self.mask(&shape) } else { self.numbers(&shape) }
    }

    fn combine_masks(&mut self) {
        let a = self.any(true);
        let b = self.mask(&a.shape);
        let (op, f): (_, fn(i64, i64) -> i64) = pick(
            self.rng,
            &[("andi", (|a, b| a & b) as fn(i64, i64) -> i64), ("ori", |a, b| a | b), ("xori", |a, b| a ^ b)],
        );
        let at = a.at.iter().zip(&b.at).map(|(&a, &b)| f(a, b)).collect();
        self.push(&format!("arith.{op} {}, {} : {}", a.name, b.name, a.ty()), &a.shape, true, at);
    }

    fn select(&mut self) {
        let m = self.any(true);
        let (a, b) = (self.numbers(&m.shape), self.numbers(&m.shape));
        let at = (0..m.at.len()).map(|i| if m.at[i] == 1 { a.at[i] } else { b.at[i] }).collect();
        let text = format!("arith.select {}, {}, {} : {}, {}", m.name, a.name, b.name, m.ty(), a.ty());
        self.push(&text, &m.shape, false, at);
    }

    fn elementwise(&mut self) {
        let a = self.any(false);
        let b = self.numbers(&a.shape);
        let (op, kind) = pick(
            self.rng,
            &[("addi", "add"), ("muli", "mul"), ("subi", "sub"), ("minsi", "minsi"), ("maxui", "maxui")],
        );
        let at = a.at.iter().zip(&b.at).map(|(&a, &b)| combined(kind, a, b)).collect();
        self.push(&format!("arith.{op} {}, {} : {}", a.name, b.name, a.ty()), &a.shape, false, at);
    }

    fn kind(&mut self) -> &'static str {
        pick(self.rng, &["add", "mul", "and", "or", "xor", "minsi", "maxsi", "minui", "maxui"])
    }

    fn reduction(&mut self) {
        let shape = [pick(self.rng, &[4, 3, 8, 5])];
        let v = self.numbers(&shape);
        let kind = self.kind();
        let acc = if chance(self.rng, 50) { Some(self.scalar()) } else { None };
        let acc_text = acc.as_ref().map_or(String::new(), |acc| format!(", {}", acc.0));
        let text = format!("vector.reduction <{kind}>, {}{acc_text} : {} into i32", v.name, v.ty());
        let masked = chance(self.rng, 60);
        let mut values = v.at.clone();
        let name = if masked {
            let m = self.mask(&shape);
            values = v.at.iter().zip(&m.at).filter(|p| *p.1 == 1).map(|p| *p.0).collect();
            self.w.op(&format!("vector.mask {} {{ {text} }} : {} -> i32", m.name, m.ty()))
        } else {
            self.w.op(&text)
        };
        let values = values.into_iter().chain(acc.map(|acc| acc.1));
        let result = values.reduce(|a, b| combined(kind, a, b)).unwrap_or(neutral(kind));
        self.w.line(&format!("vector.print {name} : i32"));
        self.output += &format!("{result}\n");
    }

    fn multi_reduction(&mut self) {
        let shape: Vec<usize> = pick(self.rng, &[vec![2, 3], vec![3, 2], vec![2, 2, 3], vec![4, 4]]);
        let v = self.numbers(&shape);
        let mut reduced: Vec<bool> = shape.iter().map(|_| chance(self.rng, 50)).collect();
        // One dimension is reduced, and one is left.
        reduced[0] = !reduced[shape.len() - 1];
        let kept: Vec<usize> = (0..shape.len()).filter(|&d| !reduced[d]).map(|d| shape[d]).collect();
        let acc = self.numbers(&kept);
        let kind = self.kind();
        let dims: Vec<String> = (0..shape.len()).filter(|&d| reduced[d]).map(|d| d.to_string()).collect();
        let text = format!(
            "vector.multi_reduction <{kind}>, {}, {} [{}] : {} to {}",
            v.name,
            acc.name,
            dims.join(", "),
            v.ty(),
            acc.ty()
        );
        let mask = if chance(self.rng, 60) { Some(self.mask(&shape)) } else { None };
        let mut at = acc.at.clone();
        for (i, place) in positions(&shape).into_iter().enumerate() {
            if mask.as_ref().is_some_and(|m| m.at[i] == 0) {
                continue;
            }
            let to: Vec<usize> = (0..shape.len()).filter(|&d| !reduced[d]).map(|d| place[d]).collect();
            let to = flat(&to, &kept);
            at[to] = combined(kind, at[to], v.at[i]);
        }
        let text = match &mask {
            Some(m) => format!("vector.mask {} {{ {text} }} : {} -> {}", m.name, m.ty(), acc.ty()),
            None => text,
        };
        self.push(&text, &kept, false, at);
    }

    /// Operations that move elements, of numbers or masks.
    fn movement(&mut self) {
        let mask = chance(self.rng, 30);
        let v = self.any(mask);
        let n = v.shape.len();
        match self.rng.below(10) {
            0 if n > 1 => {
                let mut order: Vec<usize> = (0..n).collect();
                for at in 0..n {
                    let other = at + self.rng.below(n - at);
                    order.swap(at, other);
                }
                let shape: Vec<usize> = order.iter().map(|&d| v.shape[d]).collect();
                let at = positions(&shape).into_iter().map(|to| {
                    let mut from = vec![0; n];
                    order.iter().zip(&to).for_each(|(&d, &i)| from[d] = i);
                    v.at[flat(&from, &v.shape)]
                });
                let at = at.collect();
                let list: Vec<String> = order.iter().map(usize::to_string).collect();
                let text = format!(
                    "vector.transpose {}, [{}] : {} to {}",
                    v.name,
                    list.join(", "),
                    v.ty(),
                    ty(&shape, mask)
                );
                self.push(&text, &shape, mask, at);
            }
            1 => {
                let total: usize = v.shape.iter().product();
                let factors: Vec<usize> = (1..=total).filter(|f| total.is_multiple_of(*f)).collect();
                let first = pick(self.rng, &factors);
                let shape = if first == total { vec![total] } else { vec![first, total / first] };
                if shape == v.shape {
                    return;
                }
                let text = format!("vector.shape_cast {} : {} to {}", v.name, v.ty(), ty(&shape, mask));
                self.push(&text, &shape, mask, v.at);
            }
            2 | 3 if n > 1 => {
                let at = self.rng.below(v.shape[0]);
                let size = v.at.len() / v.shape[0];
                let inner = v.shape[1..].to_vec();
                let position = if chance(self.rng, 40) { self.index(at as i64) } else { at.to_string() };
                if chance(self.rng, 50) {
                    let text = format!(
                        "vector.extract {}[{position}] : {} from {}",
                        v.name,
                        ty(&inner, mask),
                        v.ty()
                    );
                    self.push(&text, &inner, mask, v.at[at * size..(at + 1) * size].to_vec());
                } else {
                    let row = if mask { self.mask(&inner) } else { self.numbers(&inner) };
                    let text = format!(
                        "vector.insert {}, {}[{position}] : {} into {}",
                        row.name,
                        v.name,
                        row.ty(),
                        v.ty()
                    );
                    let mut all = v.at.clone();
                    all[at * size..(at + 1) * size].copy_from_slice(&row.at);
                    self.push(&text, &v.shape, mask, all);
                }
            }
            4 => {
                let outer = pick(self.rng, &[2, 3]);
                let shape: Vec<usize> = std::iter::once(outer).chain(v.shape.iter().copied()).collect();
                if shape.len() > 3 {
                    return;
                }
                let text = format!("vector.broadcast {} : {} to {}", v.name, v.ty(), ty(&shape, mask));
                self.push(&text, &shape, mask, v.at.repeat(outer));
            }
            5 if n == 1 => {
                let w = if mask { self.mask(&v.shape) } else { self.numbers(&v.shape) };
                let both = [&v.at[..], &w.at[..]].concat();
                let count = 1 + self.rng.below(6);
                let picks: Vec<usize> = (0..count).map(|_| self.rng.below(both.len())).collect();
                let list: Vec<String> = picks.iter().map(usize::to_string).collect();
                let text = format!(
                    "vector.shuffle {}, {} [{}] : {}, {}",
                    v.name,
                    w.name,
                    list.join(", "),
                    v.ty(),
                    w.ty()
                );
                self.push(&text, &[count], mask, picks.iter().map(|&i| both[i]).collect());
            }
            6 => {
                let last = v.shape[n - 1];
                let size = 1 + self.rng.below(last);
                let from = self.rng.below(last - size + 1);
                let mut shape = v.shape.clone();
                shape[n - 1] = size;
                let zeros = vec!["0"; n - 1];
                let full: Vec<String> = v.shape[..n - 1].iter().map(usize::to_string).collect();
                let join =
                    |a: Vec<String>, b: String| a.into_iter().chain([b]).collect::<Vec<_>>().join(", ");
                let offsets = join(zeros.iter().map(|z| z.to_string()).collect(), from.to_string());
                let ones = vec!["1"; n].join(", ");
                let text = format!(
                    "vector.extract_strided_slice {} {{offsets = [{offsets}], sizes = [{}], strides = [{ones}]}} : {} to {}",
                    v.name,
                    join(full, size.to_string()),
                    v.ty(),
                    ty(&shape, mask)
                );
                let at = v.at.chunks(last).flat_map(|row| row[from..from + size].iter().copied()).collect();
                let slice = self.push(&text, &shape, mask, at);
                let to = self.rng.below(last - size + 1);
                let other = if mask { self.mask(&v.shape) } else { self.numbers(&v.shape) };
                let offsets = join(zeros.iter().map(|z| z.to_string()).collect(), to.to_string());
                let text = format!(
                    "vector.insert_strided_slice {}, {} {{offsets = [{offsets}], strides = [{ones}]}} : {} into {}",
                    slice.name,
                    other.name,
                    slice.ty(),
                    other.ty()
                );
                let mut all = other.at.clone();
                for (row, part) in all.chunks_mut(last).zip(slice.at.chunks(size)) {
                    row[to..to + size].copy_from_slice(part);
                }
                self.push(&text, &v.shape, mask, all);
            }
            7 => {
                let w = if mask { self.mask(&v.shape) } else { self.numbers(&v.shape) };
                let mut shape = v.shape.clone();
                shape[n - 1] *= 2;
                let at = v.at.iter().zip(&w.at).flat_map(|(&a, &b)| [a, b]).collect();
                let text =
                    format!("vector.interleave {}, {} : {} -> {}", v.name, w.name, v.ty(), ty(&shape, mask));
                self.push(&text, &shape, mask, at);
            }
            8 if v.shape[n - 1].is_multiple_of(2) => {
                let mut shape = v.shape.clone();
                shape[n - 1] /= 2;
                let name = self.w.name();
                self.w.line(&format!(
                    "{name}:2 = vector.deinterleave {} : {} -> {}",
                    v.name,
                    v.ty(),
                    ty(&shape, mask)
                ));
                for half in 0..2 {
                    let at = v.at.iter().copied().skip(half).step_by(2).collect();
                    self.vectors.push(Vector {
                        name: format!("{name}#{half}"),
                        shape: shape.clone(),
                        mask,
                        at,
                    });
                }
            }
            _ if !mask => self.product(),
            _ => {}
        }
    }

    /// An outer product, a product of matrices, or a scan.
    fn product(&mut self) {
        match self.rng.below(3) {
            0 => {
                let (a, b) = (self.numbers(&[2]), self.numbers(&[3]));
                let acc = self.numbers(&[2, 3]);
                let at = positions(&[2, 3])
                    .iter()
                    .zip(&acc.at)
                    .map(|(at, acc)| wrap(wrap(a.at[at[0]] * b.at[at[1]]) + acc))
                    .collect();
                let text = format!(
                    "vector.outerproduct {}, {}, {} : {}, {}",
                    a.name,
                    b.name,
                    acc.name,
                    a.ty(),
                    b.ty()
                );
                self.push(&text, &[2, 3], false, at);
            }
            1 => {
                let (a, b, acc) = (self.numbers(&[2, 3]), self.numbers(&[3, 2]), self.numbers(&[2, 2]));
                let mask = if chance(self.rng, 50) { Some(self.mask(&[2, 2, 3])) } else { None };
                let mut at = acc.at.clone();
                for (p, place) in positions(&[2, 2, 3]).into_iter().enumerate() {
                    if mask.as_ref().is_some_and(|m| m.at[p] == 0) {
                        continue;
                    }
                    let [i, j, k] = [place[0], place[1], place[2]];
                    at[i * 2 + j] = wrap(at[i * 2 + j] + wrap(a.at[i * 3 + k] * b.at[k * 2 + j]));
                }
                let text = format!(
                    "vector.contract {{indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, \
                     affine_map<(i, j, k) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"], \
                     kind = #vector.kind<add>}} {}, {}, {} : {}, {} into {}",
                    a.name,
                    b.name,
                    acc.name,
                    a.ty(),
                    b.ty(),
                    acc.ty()
                );
                let text = match &mask {
                    Some(m) => format!("vector.mask {} {{ {text} }} : {} -> {}", m.name, m.ty(), acc.ty()),
                    None => text,
                };
                self.push(&text, &[2, 2], false, at);
            }
            _ => {
                let v = self.numbers(&[2, 3]);
                let dim = self.rng.below(2);
                let kept = if dim == 0 { 3 } else { 2 };
                let init = self.numbers(&[kept]);
                let (inclusive, kind) = (chance(self.rng, 50), pick(self.rng, &["add", "mul", "minsi"]));
                let (mut acc, mut at) = (init.at.clone(), vec![0; 6]);
                for place in positions(&[2, 3]) {
                    let lane = place[1 - dim];
                    let i = flat(&place, &[2, 3]);
                    let next = combined(kind, acc[lane], v.at[i]);
                    at[i] = if inclusive { next } else { acc[lane] };
                    acc[lane] = next;
                }
                let name = self.w.name();
                self.w.line(&format!(
                    "{name}:2 = vector.scan <{kind}>, {}, {} {{inclusive = {inclusive}, reduction_dim = {dim} : i64}} : {}, {}",
                    v.name,
                    init.name,
                    v.ty(),
                    init.ty()
                ));
                // The second result has the last elements.
                self.vectors.push(Vector { name: format!("{name}#0"), shape: vec![2, 3], mask: false, at });
            }
        }
    }
}

/// The mask of the positions below these bounds.
fn within(shape: &[usize], bounds: &[i64]) -> Vec<i64> {
    positions(shape)
        .iter()
        .map(|at| i64::from(at.iter().zip(bounds).all(|(&i, &b)| (i as i64) < b)))
        .collect()
}

/// Two numbers of 32 bits combined.
fn combined(kind: &str, a: i64, b: i64) -> i64 {
    let (x, y) = (a as u32, b as u32);
    wrap(match kind {
        "add" => a + b,
        "sub" => a - b,
        "mul" => a * b,
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "minsi" => a.min(b),
        "maxsi" => a.max(b),
        "minui" => i64::from(x.min(y)),
        _ => i64::from(x.max(y)),
    })
}

/// The result of a reduction of nothing.
fn neutral(kind: &str) -> i64 {
    match kind {
        "mul" => 1,
        "and" | "minui" => -1,
        "minsi" => i64::from(i32::MAX),
        "maxsi" => i64::from(i32::MIN),
        _ => 0,
    }
}
