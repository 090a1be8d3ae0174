//! Functions of the llvm dialect.

use crate::text::{Callee, Gen, Val};

/// Types of numbers.
const NUMBERS: [&str; 7] = ["i1", "i8", "i16", "i32", "i64", "f32", "f64"];

/// Types of slots: elements, and the positions in them, each with its type.
const AGGREGATES: [(&str, &[(&str, &str)]); 8] = [
    ("!llvm.array<4 x i32>", &[("0", "i32"), ("3", "i32"), ("4", "i32")]),
    ("!llvm.struct<(i32, i64)>", &[("0", "i32"), ("1", "i64")]),
    ("!llvm.struct<\"pair\", (i32, ptr)>", &[("0", "i32"), ("1", "!llvm.ptr")]),
    ("!llvm.struct<(i8, array<3 x i16>)>", &[("0", "i8"), ("1, 2", "i16"), ("1", "!llvm.array<3 x i16>")]),
    (
        "!llvm.array<2 x struct<(i32, f32)>>",
        &[("1, 0", "i32"), ("0, 1", "f32"), ("1", "!llvm.struct<(i32, f32)>")],
    ),
    ("!llvm.struct<packed (i8, i32)>", &[("0", "i8"), ("1", "i32")]),
    ("!llvm.array<8 x i8>", &[("0", "i8"), ("7", "i8"), ("2", "i8")]),
    ("vector<4xi32>", &[("0", "i32"), ("2", "i32")]),
];

/// Attributes of pointers as arguments.
const POINTER_ATTRIBUTES: [&str; 7] = [
    "llvm.noalias",
    "llvm.byval = !llvm.struct<(i32, i64)>",
    "llvm.byval = i32, llvm.align = 8 : i64",
    "llvm.readonly",
    "llvm.nocapture, llvm.nonnull",
    "llvm.align = 16 : i64",
    "new.note = 1 : i3",
];

impl Gen {
    pub(super) fn llvm_function(&mut self, number: usize, ops: usize) {
        let mut params = vec!["i1".to_owned(), "i32".to_owned(), "!llvm.ptr".to_owned()];
        params.extend(
            (0..self.rng.below(3)).map(|_| self.one(&["i64", "i8", "f32", "!llvm.ptr", "i32"]).to_owned()),
        );
        let result = if self.rng.chance(70) { Some(self.one(&NUMBERS).to_owned()) } else { None };
        let mut list = Vec::new();
        for ty in &params {
            let value = self.value(ty);
            let attributes = match ty == "!llvm.ptr" && self.rng.chance(40) {
                true => format!(" {{{}}}", self.one(&POINTER_ATTRIBUTES)),
                false => String::new(),
            };
            list.push(format!("{}: {ty}{attributes}", value.name));
            self.values.push(value);
        }
        let linkage = self.maybe(40, "internal ");
        let attributes = self.one(&[
            "",
            "",
            "",
            " attributes {always_inline}",
            " attributes {no_inline}",
            " attributes {new.a = \"x\"}",
            " attributes {passthrough = [\"nounwind\"]}",
            " attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, \
             errnoMem = none, targetMem0 = none, targetMem1 = none>}",
        ]);
        let returned = result.as_ref().map_or(String::new(), |ty| format!(" -> {ty}"));
        self.line(&format!("llvm.func {linkage}@f{number}({}){returned}{attributes} {{", list.join(", ")));
        self.constants();
        for _ in 0..1 + self.rng.below(4) {
            self.slot();
        }
        let n_blocks = if self.rng.chance(50) { 0 } else { 1 + self.rng.below(4) };
        let n = ops / (n_blocks + 1) + 1;
        let mut shared = 0;
        for block in 0..=n_blocks {
            if block > 0 {
                self.values.truncate(shared);
                let arg = self.value("i32");
                self.line(&format!("^bb{block}({}: i32):", arg.name));
                self.values.push(arg);
            }
            for _ in 0..n {
                self.llvm_op();
            }
            if block == 0 {
                shared = self.values.len();
            }
            self.llvm_end(block, n_blocks, result.as_deref());
        }
        self.line("}");
        self.callees.push(Callee {
            name: format!("f{number}"),
            params,
            results: result.into_iter().collect(),
        });
    }

    fn constants(&mut self) {
        for ty in NUMBERS {
            let value = match ty {
                "i1" => self.one(&["true", "false"]).to_owned(),
                "f32" | "f64" => format!("{} : {ty}", self.one(&["1.5", "0.0", "-0.0"])),
                _ => format!("{} : {ty}", self.one(&["0", "3", "-1", "77"])),
            };
            self.op(&format!("llvm.mlir.constant({value}) : {ty}"), ty);
        }
    }

    /// Stack memory for one or more elements.
    fn slot(&mut self) {
        let count = self.one(&["1", "1", "1", "2"]);
        let n = self.op(&format!("llvm.mlir.constant({count} : i32) : i32"), "i32");
        let (ty, _) = self.element();
        let attributes = self.one(&["", "", " {alignment = 8 : i64}"]);
        self.op(&format!("llvm.alloca {} x {ty}{attributes} : (i32) -> !llvm.ptr", n.name), "!llvm.ptr");
        // Accesses of the slot's own type are those that passes promote.
        if self.rng.chance(70)
            && let Some(value) = self.pick_of(|own| own == ty)
            && let Some(slot) = self.values.iter().rev().find(|v| v.ty == "!llvm.ptr").cloned()
        {
            self.line(&format!("llvm.store {}, {} : {ty}, !llvm.ptr", value.name, slot.name));
            self.op(&format!("llvm.load {} : !llvm.ptr -> {ty}", slot.name), &ty);
        }
    }

    /// A type of elements, and the positions in it.
    fn element(&mut self) -> (String, &'static [(&'static str, &'static str)]) {
        match self.rng.pick(&AGGREGATES) {
            Some((ty, parts)) if self.rng.chance(55) => (ty.to_owned(), parts),
            _ => (self.one(&NUMBERS).to_owned(), &[]),
        }
    }

    /// A pointer; late ones are more interesting.
    fn pointer(&mut self) -> Option<String> {
        let all: Vec<Val> = self.values.iter().filter(|v| v.ty == "!llvm.ptr").cloned().collect();
        let from = if self.rng.chance(50) { all.len().saturating_sub(4) } else { 0 };
        self.any(all.get(from..)?).map(|value| value.name)
    }

    fn llvm_op(&mut self) -> Option<()> {
        match self.rng.below(20) {
            0 | 1 => self.slot(),
            2..=6 => {
                let (ty, parts) = self.element();
                let flags = self.one(&["", "", " inbounds", " inbounds|nuw"]);
                let (pointer, first) = (self.pointer()?, self.one(&["0", "0", "0", "1"]));
                if let Some((indices, part)) = self.rng.pick(parts).filter(|_| self.rng.chance(80)) {
                    let text = format!(
                        "llvm.getelementptr{flags} {pointer}[{first}, {indices}] : (!llvm.ptr) -> !llvm.ptr, {ty}"
                    );
                    let place = self.op(&text, "!llvm.ptr");
                    self.access(&place.name, part);
                } else if self.rng.chance(30) {
                    let index = self.pick_of(|ty| matches!(ty, "i32" | "i64"))?;
                    let text = format!(
                        "llvm.getelementptr{flags} {pointer}[{}] : (!llvm.ptr, {}) -> !llvm.ptr, {ty}",
                        index.name, index.ty
                    );
                    self.op(&text, "!llvm.ptr");
                } else {
                    let at = self.one(&["0", "1", "2", "4", "8", "-1"]);
                    let text =
                        format!("llvm.getelementptr{flags} {pointer}[{at}] : (!llvm.ptr) -> !llvm.ptr, i8");
                    self.op(&text, "!llvm.ptr");
                }
            }
            7..=12 => {
                let (ty, _) = self.element();
                let pointer = self.pointer()?;
                self.access(&pointer, &ty);
            }
            13 => {
                let length = self.one(&["1", "2", "4", "8", "16", "3", "0"]);
                let length = self.op(&format!("llvm.mlir.constant({length} : i64) : i64"), "i64").name;
                let (to, volatile) = (self.pointer()?, self.one(&["false", "false", "false", "true"]));
                match self.rng.below(3) {
                    0 => {
                        let byte = self.pick_of(|ty| ty == "i8")?.name;
                        self.line(&format!(
                            "\"llvm.intr.memset\"({to}, {byte}, {length}) <{{isVolatile = {volatile}}}> : (!llvm.ptr, i8, i64) -> ()"
                        ));
                    }
                    which => {
                        let (name, from) = (["memmove", "memcpy"][which - 1], self.pointer()?);
                        self.line(&format!(
                            "\"llvm.intr.{name}\"({to}, {from}, {length}) <{{isVolatile = {volatile}}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"
                        ));
                    }
                }
            }
            14 => {
                let which = self.one(&["start", "end"]);
                let pointer = self.pointer()?;
                self.line(&format!("llvm.intr.lifetime.{which} {pointer} : !llvm.ptr"));
            }
            15 | 16 => self.call("llvm.call")?,
            17 => {
                let (a, b) = (self.pick_of(|ty| ty == "i32")?, self.pick_of(|ty| ty == "i32")?);
                let op = self.one(&["add", "mul", "xor"]);
                self.op(&format!("llvm.{op} {}, {} : i32", a.name, b.name), "i32");
            }
            18 => {
                let c = self.pick_of(|ty| ty == "i1")?.name;
                let (a, b) = (self.pointer()?, self.pointer()?);
                self.op(&format!("llvm.select {c}, {a}, {b} : i1, !llvm.ptr"), "!llvm.ptr");
            }
            _ => {
                let op = self.one(&[
                    "llvm.intr.launder.invariant.group",
                    "llvm.intr.strip.invariant.group",
                    "llvm.addrspacecast",
                    "llvm.bitcast",
                ]);
                let pointer = self.pointer()?;
                match op {
                    "llvm.bitcast" | "llvm.addrspacecast" => {
                        self.op(&format!("{op} {pointer} : !llvm.ptr to !llvm.ptr"), "!llvm.ptr");
                    }
                    _ => {
                        self.op(&format!("{op} {pointer} : !llvm.ptr"), "!llvm.ptr");
                    }
                }
            }
        }
        Some(())
    }

    /// A load or store of a type, if there is a value of it.
    fn access(&mut self, pointer: &str, ty: &str) {
        let volatile = self.maybe(5, "volatile ");
        let attributes =
            self.one(&["", "", "", " {alignment = 4 : i64}", " {nontemporal}", " {new.a = 1 : i3}"]);
        match self.pick_of(|own| own == ty).filter(|_| self.rng.chance(50)) {
            Some(value) => {
                self.line(&format!(
                    "llvm.store {volatile}{}, {pointer}{attributes} : {ty}, !llvm.ptr",
                    value.name
                ));
            }
            None => {
                self.op(&format!("llvm.load {volatile}{pointer}{attributes} : !llvm.ptr -> {ty}"), ty);
            }
        }
    }

    fn llvm_end(&mut self, block: usize, n_blocks: usize, result: Option<&str>) {
        let word = |g: &mut Self| g.pick_of(|ty| ty == "i32").map_or(String::new(), |value| value.name);
        if n_blocks > 0 && (block == 0 || self.rng.chance(60)) {
            let condition = self.pick_of(|ty| ty == "i1").map_or(String::new(), |value| value.name);
            let targets = [1 + self.rng.below(n_blocks), 1 + self.rng.below(n_blocks)];
            let [a, b] = targets.map(|target| format!("^bb{target}({} : i32)", word(self)));
            let text = match self.rng.chance(60) {
                true => format!("llvm.cond_br {condition}, {a}, {b}"),
                false => format!("llvm.br {a}"),
            };
            return self.line(&text);
        }
        match result.map(|ty| (ty, self.pick_of(|own| own == ty))) {
            Some((ty, Some(value))) => self.line(&format!("llvm.return {} : {ty}", value.name)),
            _ => self.line("llvm.return"),
        }
    }
}
