//! Functions of `func` with memrefs: accesses at constant and variable places, loops, conditions, views and calls.

use crate::text::{Callee, Gen, Val};

/// Types of memory, with the number of dimensions and the type of elements.
const MEMORY: [(&str, usize, &str); 9] = [
    ("memref<i32>", 0, "i32"),
    ("memref<4xi32>", 1, "i32"),
    ("memref<?xi32>", 1, "i32"),
    ("memref<2x3xf32>", 2, "f32"),
    ("memref<?x3xf32>", 2, "f32"),
    ("memref<2x2xindex>", 2, "index"),
    ("memref<vector<4xf32>>", 0, "vector<4xf32>"),
    ("memref<3xi1>", 1, "i1"),
    ("memref<2x4xi32, strided<[8, 1], offset: ?>>", 2, "i32"),
];

/// Types of numbers.
const NUMBERS: [&str; 5] = ["index", "i32", "f32", "i1", "vector<4xf32>"];

/// Maps of two dimensions and a symbol, for accesses and applications.
const PLACES: [&str; 10] = [
    "A",
    "A + 1",
    "A mod 3",
    "A + B",
    "A * 2 + B",
    "(A + B) mod 4",
    "A floordiv 2",
    "A ceildiv 2",
    "A - B",
    "symbol(S) + A",
];

fn shape_of(ty: &str) -> Option<(usize, &'static str)> {
    MEMORY.iter().find(|memory| memory.0 == ty).map(|memory| (memory.1, memory.2))
}

impl Gen {
    pub(super) fn memref_function(&mut self, number: usize, ops: usize) {
        let mut params: Vec<String> =
            ["index", "index", "i32", "i1", "memref<4xi32>"].map(str::to_owned).to_vec();
        for _ in 0..self.rng.below(3) {
            let ty = self.rng.pick(&MEMORY).map_or("", |memory| memory.0);
            params.push(ty.to_owned());
        }
        let mut list = Vec::new();
        for ty in &params {
            let value = Val { is_dim: true, ..self.value(ty) };
            let attributes = self.maybe(8, " {new.arg = \"x\"}");
            list.push(format!("{}: {ty}{attributes}", value.name));
            self.values.push(value);
        }
        let visibility = self.maybe(50, "private ");
        let attributes = self.one(&["", "", "", " attributes {no_inline}", " attributes {new.a = 1 : i7}"]);
        let result = if self.rng.chance(70) { Some(self.one(&NUMBERS).to_owned()) } else { None };
        let returned = result.as_ref().map_or(String::new(), |ty| format!(" -> {ty}"));
        self.line(&format!("func.func {visibility}@f{number}({}){returned}{attributes} {{", list.join(", ")));
        for (ty, value) in
            [("index", "0"), ("index", "1"), ("index", "2"), ("index", "3"), ("i32", "7"), ("f32", "1.5")]
        {
            self.op(&format!("arith.constant {value} : {ty}"), ty);
        }
        self.op("arith.constant true", "i1");
        self.op("arith.constant dense<2.0> : vector<4xf32>", "vector<4xf32>");
        self.allocate();
        let symbols: Vec<String> =
            self.values.iter().filter(|v| v.ty == "index").map(|v| v.name.clone()).collect();
        for _ in 0..ops {
            self.memref_op(0, &symbols);
        }
        match result.as_ref().map(|ty| (ty, self.pick_of(|own| own == ty))) {
            Some((ty, Some(value))) => self.line(&format!("return {} : {ty}", value.name)),
            _ => self.line("return"),
        }
        self.line("}");
        self.callees.push(Callee {
            name: format!("f{number}"),
            params,
            results: result.into_iter().collect(),
        });
    }

    fn allocate(&mut self) {
        let Some((ty, ..)) = self.rng.pick(&MEMORY[..8]) else { return };
        let size = match ty.contains('?') {
            true => self.pick_of(|ty| ty == "index").map_or(String::new(), |value| value.name),
            false => String::new(),
        };
        let op = self.one(&["alloca", "alloca", "alloc"]);
        self.op(&format!("memref.{op}({size}) : {ty}"), ty);
    }

    /// A region of a few operations, whose values end with it.
    fn inner(&mut self, n: usize, depth: usize, symbols: &[String], args: &[Val]) {
        let n_values = self.values.len();
        self.values.extend_from_slice(args);
        for _ in 0..1 + n {
            self.memref_op(depth + 1, symbols);
        }
        self.values.truncate(n_values);
    }

    fn memref_op(&mut self, depth: usize, symbols: &[String]) -> Option<()> {
        match self.rng.below(26) {
            0 => self.allocate(),
            1..=9 => self.place(symbols)?,
            10 | 11 => self.call("func.call")?,
            12 => {
                let (a, b) = (self.pick_of(|ty| ty == "i32")?, self.pick_of(|ty| ty == "i32")?);
                let op = self.one(&["addi", "muli", "subi", "divsi"]);
                self.op(&format!("arith.{op} {}, {} : i32", a.name, b.name), "i32");
            }
            13 => {
                let index = self.index(true)?;
                let by = self.one(&["7", "3", "4"]);
                let place = self.one(&[
                    "affine.apply affine_map<(d0) -> (d0 mod 5 + 1)>",
                    "affine.min affine_map<(d0) -> (d0 - 1, 3)>",
                ]);
                match self.rng.below(3) {
                    0 => drop(self.op(&format!("{place}({})", index.name), "index")),
                    1 => {
                        let name = self.name();
                        self.line(&format!(
                            "{name}:2 = affine.delinearize_index {} into (2, {by}) : index, index",
                            index.name
                        ));
                        let parts = [0, 1].map(|at| Val {
                            name: format!("{name}#{at}"),
                            ty: "index".to_owned(),
                            is_dim: false,
                        });
                        self.values.extend(parts);
                    }
                    _ => {
                        let other = self.pick_of(|ty| ty == "index")?.name;
                        self.op(
                            &format!("affine.linearize_index [{}, {other}] by (2, {by}) : index", index.name),
                            "index",
                        );
                    }
                }
            }
            14 => self.view()?,
            15 => {
                let memory = self.pick_of(|ty| shape_of(ty).is_some())?;
                let (a, b) = (memory.name, memory.ty);
                let other = self.pick_of(|ty| ty == b)?.name;
                let text = match self.rng.below(3) {
                    0 => format!("memref.copy {a}, {other} : {b} to {b}"),
                    1 => format!("\"new.use\"({a}) : ({b}) -> ()"),
                    _ => format!(
                        "\"new.region\"({a}) ({{\n^bb0(%x: index):\n\"new.end\"(%x) : (index) -> ()\n}}) : ({b}) -> ()"
                    ),
                };
                self.line(&text);
            }
            16 | 17 if depth < 3 => {
                let condition = self.pick_of(|ty| ty == "i1")?.name;
                let n = self.rng.below(4);
                self.line(&format!("scf.if {condition} {{"));
                self.inner(n, depth, symbols, &[]);
                if self.rng.chance(50) {
                    self.line("} else {");
                    self.inner(n, depth, symbols, &[]);
                }
                self.line("}");
            }
            18 | 19 if depth < 3 => {
                let bounds =
                    [0; 3].map(|_| self.pick_of(|ty| ty == "index").map_or(String::new(), |v| v.name));
                let counter = self.value("index");
                let [from, to, step] = bounds;
                let n = self.rng.below(4);
                match (self.rng.chance(40), self.pick_of(|ty| ty == "i32")) {
                    (true, Some(start)) => {
                        let (name, carried) = (self.name(), self.value("i32"));
                        self.line(&format!(
                            "{name} = scf.for {} = {from} to {to} step {step} iter_args({} = {}) -> (i32) {{",
                            counter.name, carried.name, start.name
                        ));
                        let yielded = carried.name.clone();
                        self.inner(n, depth, symbols, &[counter, carried]);
                        self.line(&format!("scf.yield {yielded} : i32\n}}"));
                        self.values.push(Val { name, ty: "i32".to_owned(), is_dim: false });
                    }
                    _ => {
                        self.line(&format!("scf.for {} = {from} to {to} step {step} {{", counter.name));
                        self.inner(n, depth, symbols, &[counter]);
                        self.line("}");
                    }
                }
            }
            20..=22 if depth < 3 => {
                let counter = Val { is_dim: true, ..self.value("index") };
                let symbol = self.rng.below(symbols.len());
                let symbol = symbols.get(symbol)?;
                let low = self.one(&["0", "1", "-2", "5"]).to_owned();
                let low = if self.rng.chance(20) {
                    format!("max affine_map<()[s0] -> (s0 - 1, {low})>()[{symbol}]")
                } else {
                    low
                };
                let high = self.one(&["3", "4", "10", "100"]).to_owned();
                let high = if self.rng.chance(30) {
                    format!("min affine_map<()[s0] -> (s0 + 1, {high})>()[{symbol}]")
                } else {
                    high
                };
                let step = self.one(&["", "", " step 2", " step 3"]);
                let n = self.rng.below(4);
                let text = match self.rng.below(4) {
                    0 => {
                        format!("affine.parallel ({}) = (0) to (symbol({symbol}) + 4){step} {{", counter.name)
                            .replace(" step 2", " step (2)")
                            .replace(" step 3", " step (3)")
                    }
                    1 => format!(
                        "affine.if affine_set<()[s0] : (s0 mod 2 == 0, s0 - {high_number} >= 0)>()[{symbol}] {{",
                        high_number = self.one(&["1", "3"])
                    ),
                    _ => format!("affine.for {} = {low} to {high}{step} {{", counter.name),
                };
                self.line(&text);
                let args = if text.starts_with("affine.if") { vec![] } else { vec![counter] };
                self.inner(n, depth, symbols, &args);
                self.line("}");
            }
            23 if depth < 3 => {
                let n = self.rng.below(3);
                let op = self.one(&["scf.execute_region", "memref.alloca_scope"]);
                self.line(&format!("{op} {{"));
                self.inner(n, depth, symbols, &[]);
                self.line(if op == "scf.execute_region" { "scf.yield\n}" } else { "}" });
            }
            _ => self.place(symbols)?,
        }
        Some(())
    }

    /// An index, for affine operations if they need it.
    fn index(&mut self, needs_dim: bool) -> Option<Val> {
        let fit = |v: &&Val| v.ty == "index" && (v.is_dim || !needs_dim);
        let fit: Vec<Val> = self.values.iter().filter(fit).cloned().collect();
        self.any(&fit)
    }

    /// A load or a store.
    fn place(&mut self, symbols: &[String]) -> Option<()> {
        let memory = self.pick_of(|ty| shape_of(ty).is_some())?;
        let (rank, elem) = shape_of(&memory.ty)?;
        let is_affine = self.rng.chance(40);
        let mut indices = Vec::new();
        for _ in 0..rank {
            let (a, b) = (self.index(is_affine)?.name, self.index(is_affine)?.name);
            let symbol = symbols.get(self.rng.below(symbols.len()))?;
            indices.push(match is_affine {
                true => self.one(&PLACES).replace('A', &a).replace('B', &b).replace('S', symbol),
                false => a,
            });
        }
        let op = if is_affine { "affine" } else { "memref" };
        let attributes = if is_affine {
            ""
        } else {
            self.one(&["", "", "", " {nontemporal = true}", " {new.a = 1 : i3}"])
        };
        let at = format!("{}[{}]{attributes} : {}", memory.name, indices.join(", "), memory.ty);
        match self.pick_of(|own| own == elem).filter(|_| self.rng.chance(50)) {
            Some(value) => self.line(&format!("{op}.store {}, {at}", value.name)),
            None => drop(self.op(&format!("{op}.load {at}"), elem)),
        }
        Some(())
    }

    /// A view of memory, and an access through it.
    fn view(&mut self) -> Option<()> {
        let memory =
            self.pick_of(|ty| ty == "memref<4xi32>" || ty == "memref<2x3xf32>" || ty == "memref<?xi32>")?;
        let at = self.pick_of(|ty| ty == "index")?.name;
        let (name, ty) = (memory.name, memory.ty);
        let (text, result) = match (&ty[..], self.rng.below(4)) {
            ("memref<4xi32>", 0) => (format!("memref.cast {name} : {ty} to memref<?xi32>"), "memref<?xi32>"),
            ("memref<4xi32>", 1) => (
                format!(
                    "memref.expand_shape {name} [[0, 1]] output_shape [2, 2] : {ty} into memref<2x2xi32>"
                ),
                "memref<2x2xi32>",
            ),
            ("memref<4xi32>" | "memref<?xi32>", 2) => (
                format!(
                    "memref.reinterpret_cast {name} to offset: [{at}], sizes: [2, 4], strides: [8, 1] : {ty} to memref<2x4xi32, strided<[8, 1], offset: ?>>"
                ),
                "memref<2x4xi32, strided<[8, 1], offset: ?>>",
            ),
            ("memref<4xi32>" | "memref<?xi32>", _) => (
                format!(
                    "memref.subview {name}[{at}] [2] [1] : {ty} to memref<2xi32, strided<[1], offset: ?>>"
                ),
                "memref<2xi32, strided<[1], offset: ?>>",
            ),
            (_, 0) => {
                (format!("memref.collapse_shape {name} [[0, 1]] : {ty} into memref<6xf32>"), "memref<6xf32>")
            }
            _ => (
                format!(
                    "memref.subview {name}[{at}, 1] [1, 2] [1, 1] : {ty} to memref<2xf32, strided<[1], offset: ?>>"
                ),
                "memref<2xf32, strided<[1], offset: ?>>",
            ),
        };
        let view = self.op(&text, result);
        if shape_of(result).is_some() {
            return Some(());
        }
        let rank = result.matches('x').count() - usize::from(result.contains("index"));
        let elem = if result.contains("f32") { "f32" } else { "i32" };
        let indices = vec![at; rank].join(", ");
        self.op(&format!("memref.load {}[{indices}] : {result}", view.name), elem);
        Some(())
    }
}
