//! Reads and writes of memory by vectors.

use super::{Gen, Memory, Vector, flat, positions, ty};
use crate::evaluated::{chance, pick};

/// Where a transfer starts, and which dimensions of the memory are those of the vector; `None` repeats.
struct Transfer {
    memory: Memory,
    start: Vec<i64>,
    names: Vec<String>,
    dims: Vec<Option<usize>>,
    shape: Vec<usize>,
    in_bounds: Vec<bool>,
}

impl Transfer {
    /// The place in memory of a position of the vector, if it is in bounds.
    fn place(&self, at: &[usize]) -> Option<usize> {
        let mut place = self.start.clone();
        for (dim, &i) in self.dims.iter().zip(at) {
            if let Some(dim) = dim {
                place[*dim] += i as i64;
            }
        }
        let inside = place.iter().zip(&self.memory.shape).all(|(&i, &n)| (0..n as i64).contains(&i));
        let place: Vec<usize> = place.iter().map(|&i| i as usize).collect();
        inside.then(|| flat(&place, &self.memory.shape))
    }

    /// The shape of the mask: the vector's, in the order of the memory's dimensions.
    fn mask_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.dims.len()).filter(|&at| self.dims[at].is_some()).collect();
        order.sort_by_key(|&at| self.dims[at]);
        order
    }

    fn attributes(&self) -> String {
        let all: Vec<String> = (0..self.memory.shape.len()).map(|d| format!("d{d}")).collect();
        let results: Vec<String> =
            self.dims.iter().map(|dim| dim.map_or("0".to_owned(), |d| format!("d{d}"))).collect();
        let bounds: Vec<String> = self.in_bounds.iter().map(bool::to_string).collect();
        format!(
            "{{in_bounds = [{}], permutation_map = affine_map<({}) -> ({})>}}",
            bounds.join(", "),
            all.join(", "),
            results.join(", ")
        )
    }
}

/// The text of an access to a row at these indices, under a mask, with a vector to store or to pass through.
fn accessed(op: &str, (memory, names): (&Memory, &str), (mask, v): (&Vector, &Vector)) -> String {
    let types = format!("{}, {}, {}", memory.ty, mask.ty(), v.ty());
    format!("vector.{op} {}[{names}], {}, {} : {types}", memory.name, mask.name, v.name)
}

impl Gen<'_> {
    fn any_memory(&mut self) -> Memory {
        pick(self.rng, &self.memory)
    }

    fn transfer(&mut self, is_read: bool) -> Transfer {
        let memory = self.any_memory();
        let rank = memory.shape.len();
        let mut dims: Vec<usize> = (0..rank).collect();
        if chance(self.rng, 50) {
            for at in 0..rank {
                let other = at + self.rng.below(rank - at);
                dims.swap(at, other);
            }
        }
        let n = 1 + self.rng.below(rank);
        let mut dims: Vec<Option<usize>> = dims[rank - n..].iter().map(|&d| Some(d)).collect();
        if is_read && n < 3 && chance(self.rng, 20) {
            let at = self.rng.below(n + 1);
            dims.insert(at, None);
        }
        let shape: Vec<usize> = dims.iter().map(|_| 1 + self.rng.below(4)).collect();
        let start: Vec<i64> = memory
            .shape
            .iter()
            .enumerate()
            .map(|(d, &n)| {
                // A dimension that is not the vector's has to be in bounds.
                let beyond = usize::from(dims.contains(&Some(d)));
                self.rng.below(n + 2 * beyond) as i64
            })
            .collect();
        let in_bounds = dims
            .iter()
            .zip(&shape)
            .map(|(dim, &extent)| match dim {
                Some(d) => start[*d] + extent as i64 <= memory.shape[*d] as i64 && chance(self.rng, 60),
                None => true,
            })
            .collect();
        let names = start.iter().map(|&i| self.index(i)).collect();
        Transfer { memory, start, names, dims, shape, in_bounds }
    }

    /// A mask for a transfer: its text, and whether it lets a position of the vector pass.
    fn transfer_mask(&mut self, t: &Transfer) -> Option<(String, String, Vec<bool>)> {
        let order = t.mask_order();
        if order.is_empty() || !chance(self.rng, 55) {
            return None;
        }
        let shape: Vec<usize> = order.iter().map(|&at| t.shape[at]).collect();
        let mask = self.mask(&shape);
        let passes = positions(&t.shape)
            .iter()
            .map(|at| {
                let at: Vec<usize> = order.iter().map(|&d| at[d]).collect();
                mask.at[flat(&at, &shape)] == 1
            })
            .collect();
        Some((mask.name.clone(), mask.ty(), passes))
    }

    pub fn transfer_read(&mut self) {
        let t = self.transfer(true);
        let (padding, value) = self.scalar();
        let mask = self.transfer_mask(&t);
        let at: Vec<i64> = positions(&t.shape)
            .iter()
            .enumerate()
            .map(|(i, at)| {
                let passes = mask.as_ref().is_none_or(|m| m.2[i]);
                t.place(at).filter(|_| passes).map_or(value, |place| self.buffers[t.memory.buffer][place])
            })
            .collect();
        let vector = ty(&t.shape, false);
        let wrap = chance(self.rng, 40);
        let operand = match &mask {
            Some(m) if !wrap => format!(", {}", m.0),
            _ => String::new(),
        };
        let mut text = format!(
            "vector.transfer_read {}[{}], {padding}{operand} {} : {}, {vector}",
            t.memory.name,
            t.names.join(", "),
            t.attributes(),
            t.memory.ty
        );
        if let Some(m) = mask.filter(|_| wrap) {
            text = format!("vector.mask {} {{ {text} }} : {} -> {vector}", m.0, m.1);
        }
        self.push(&text, &t.shape, false, at);
    }

    pub fn transfer_write(&mut self) {
        let t = self.transfer(false);
        let v = self.numbers(&t.shape);
        let mask = self.transfer_mask(&t);
        for (i, at) in positions(&t.shape).iter().enumerate() {
            if mask.as_ref().is_none_or(|m| m.2[i])
                && let Some(place) = t.place(at)
            {
                self.buffers[t.memory.buffer][place] = v.at[i];
            }
        }
        let wrap = chance(self.rng, 40);
        let operand = match &mask {
            Some(m) if !wrap => format!(", {}", m.0),
            _ => String::new(),
        };
        let mut text = format!(
            "vector.transfer_write {}, {}[{}]{operand} {} : {}, {}",
            v.name,
            t.memory.name,
            t.names.join(", "),
            t.attributes(),
            v.ty(),
            t.memory.ty
        );
        if let Some(m) = mask.filter(|_| wrap) {
            text = format!("vector.mask {} {{ {text} }} : {}", m.0, m.1);
        }
        self.w.line(&text);
    }

    /// A place in a row of memory: the names of its indices, its position, and how many elements follow.
    fn row(&mut self) -> (Memory, String, usize, usize) {
        let memory = self.any_memory();
        let start: Vec<usize> = memory.shape.iter().map(|&n| self.rng.below(n)).collect();
        let names: Vec<String> = start.iter().map(|&i| self.index(i as i64)).collect();
        let last = memory.shape.len() - 1;
        let rest = memory.shape[last] - start[last];
        let at = flat(&start, &memory.shape);
        (memory, names.join(", "), at, rest)
    }

    /// A mask that lets at most the first `rest` elements pass.
    fn row_mask(&mut self, n: usize, rest: usize) -> Vector {
        let mask = self.mask(&[n]);
        if mask.at.iter().skip(rest).all(|&m| m == 0) {
            return mask;
        }
        let bound = self.rng.below(rest.min(n) + 1);
        let name = self.index(bound as i64);
        let at = (0..n).map(|i| i64::from(i < bound)).collect();
        self.push(&format!("vector.create_mask {name} : {}", ty(&[n], true)), &[n], true, at)
    }

    /// Writes a load from a row under a mask, whose result has these elements.
    fn load_row(&mut self, op: &str, from: (&Memory, &str), args: (&Vector, &Vector), at: Vec<i64>) {
        let text = accessed(op, from, args) + &format!(" into {}", args.1.ty());
        self.push(&text, &args.1.shape, false, at);
    }

    /// Writes a store to a row under a mask.
    fn store_row(&mut self, op: &str, to: (&Memory, &str), args: (&Vector, &Vector)) {
        self.w.line(&accessed(op, to, args));
    }

    pub fn masked_load(&mut self) {
        let (memory, names, start, rest) = self.row();
        let n = pick(self.rng, &[4, 3, 8]);
        let (mask, pass) = (self.row_mask(n, rest), self.numbers(&[n]));
        let buffer = &self.buffers[memory.buffer];
        let at = (0..n).map(|i| if mask.at[i] == 1 { buffer[start + i] } else { pass.at[i] }).collect();
        self.load_row("maskedload", (&memory, &names), (&mask, &pass), at);
    }

    pub fn masked_store(&mut self) {
        let (memory, names, start, rest) = self.row();
        let n = pick(self.rng, &[4, 3, 8]);
        let (mask, v) = (self.row_mask(n, rest), self.numbers(&[n]));
        for i in 0..n {
            if mask.at[i] == 1 {
                self.buffers[memory.buffer][start + i] = v.at[i];
            }
        }
        self.store_row("maskedstore", (&memory, &names), (&mask, &v));
    }

    pub fn expand(&mut self) {
        let (memory, names, start, rest) = self.row();
        let n = pick(self.rng, &[4, 3, 8]);
        let (mask, pass) = (self.mask(&[n]), self.numbers(&[n]));
        if mask.at.iter().sum::<i64>() as usize > rest {
            return;
        }
        let mut next = start;
        let at = (0..n)
            .map(|i| {
                if mask.at[i] == 0 {
                    return pass.at[i];
                }
                next += 1;
                self.buffers[memory.buffer][next - 1]
            })
            .collect();
        self.load_row("expandload", (&memory, &names), (&mask, &pass), at);
    }

    pub fn compress(&mut self) {
        let (memory, names, start, rest) = self.row();
        let n = pick(self.rng, &[4, 3, 8]);
        let (mask, v) = (self.mask(&[n]), self.numbers(&[n]));
        if mask.at.iter().sum::<i64>() as usize > rest {
            return;
        }
        let kept: Vec<i64> = (0..n).filter(|&i| mask.at[i] == 1).map(|i| v.at[i]).collect();
        self.buffers[memory.buffer][start..start + kept.len()].copy_from_slice(&kept);
        self.store_row("compressstore", (&memory, &names), (&mask, &v));
    }

    pub fn gather(&mut self) {
        let (memory, names, start, rest) = self.row();
        let shape: Vec<usize> = pick(self.rng, &[vec![4], vec![3], vec![2, 3], vec![8]]);
        let n: usize = shape.iter().product();
        let (mask, pass) = (self.mask(&shape), self.numbers(&shape));
        // What the mask hides may point anywhere.
        let offsets: Vec<i64> = (0..n)
            .map(|i| if mask.at[i] == 1 { self.rng.below(rest) as i64 } else { self.rng.below(1000) as i64 })
            .collect();
        let buffer = self.buffers[memory.buffer].clone();
        let at = (0..n)
            .map(|i| if mask.at[i] == 1 { buffer[start + offsets[i] as usize] } else { pass.at[i] })
            .collect();
        let offsets = self.dense(&shape, false, offsets);
        let mut text = format!(
            "vector.gather {}[{names}] [{}], {}, {} : {}, {}, {}, {} into {}",
            memory.name,
            offsets.name,
            mask.name,
            pass.name,
            memory.ty,
            offsets.ty(),
            mask.ty(),
            pass.ty(),
            pass.ty()
        );
        if chance(self.rng, 15) {
            let all = mask.ty();
            let m = self.w.op(&format!("arith.constant dense<true> : {all}"));
            text = format!("vector.mask {m} {{ {text} }} : {all} -> {}", pass.ty());
        }
        self.push(&text, &shape, false, at);
    }

    pub fn scatter(&mut self) {
        let (memory, names, start, rest) = self.row();
        let n = pick(self.rng, &[4, 3]);
        let (mask, v) = (self.mask(&[n]), self.numbers(&[n]));
        if mask.at.iter().sum::<i64>() as usize > rest {
            return;
        }
        // No two elements have the same place.
        let mut free: Vec<usize> = (0..rest).collect();
        let mut offsets = Vec::new();
        for i in 0..n {
            offsets.push(match mask.at[i] {
                1 => {
                    let at = self.rng.below(free.len());
                    free.swap_remove(at) as i64
                }
                _ => self.rng.below(1000) as i64,
            });
        }
        for (i, &offset) in offsets.iter().enumerate().filter(|&(i, _)| mask.at[i] == 1) {
            self.buffers[memory.buffer][start + offset as usize] = v.at[i];
        }
        let offsets = self.dense(&[n], false, offsets);
        self.w.line(&format!(
            "vector.scatter {}[{names}] [{}], {}, {} : {}, {}, {}, {}",
            memory.name,
            offsets.name,
            mask.name,
            v.name,
            memory.ty,
            offsets.ty(),
            mask.ty(),
            v.ty()
        ));
    }
}
