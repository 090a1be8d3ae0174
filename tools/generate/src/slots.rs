//! Modules of stack memory and calls, as text, for `mem2reg`, `sroa`, `inline` and passes on accesses: functions of the
//! llvm dialect with slots, addresses in them, and memory intrinsics, and functions of `func` with memrefs, loops and views.
//!
//! Blocks other than the first use only its values and their own.

mod llvm;
mod memrefs;

use crate::rng::Rng;

/// A value: its name and type, and whether affine operations take it as a dimension.
#[derive(Clone)]
struct Val {
    name: String,
    ty: String,
    is_dim: bool,
}

/// A function that later ones call.
#[derive(Clone)]
struct Callee {
    name: String,
    params: Vec<String>,
    result: Option<String>,
}

struct Gen {
    rng: Rng,
    out: String,
    n_names: usize,
    values: Vec<Val>,
    callees: Vec<Callee>,
}

/// The text of the module of a seed.
pub fn text(seed: u64, functions: usize, ops: usize) -> String {
    let mut g = Gen {
        rng: Rng::new(seed ^ 0x51_07),
        out: String::new(),
        n_names: 0,
        values: Vec::new(),
        callees: Vec::new(),
    };
    let in_llvm = g.rng.chance(50);
    for number in 0..functions {
        g.values.clear();
        if in_llvm { g.llvm_function(number, ops) } else { g.memref_function(number, ops) }
    }
    g.out
}

impl Gen {
    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn name(&mut self) -> String {
        self.n_names += 1;
        format!("%v{}", self.n_names)
    }

    /// A new value, which the caller defines.
    fn value(&mut self, ty: &str) -> Val {
        Val { name: self.name(), ty: ty.to_owned(), is_dim: false }
    }

    /// Writes an operation with one result, which joins the values.
    fn op(&mut self, text: &str, ty: &str) -> Val {
        let is_dim = text.starts_with("arith.constant") || text.starts_with("affine.apply");
        let value = Val { is_dim, ..self.value(ty) };
        self.line(&format!("{} = {text}", value.name));
        self.values.push(value.clone());
        value
    }

    /// An element of a list that is not empty.
    fn one<'s>(&mut self, items: &[&'s str]) -> &'s str {
        self.rng.pick(items).unwrap_or("")
    }

    /// An element of a list, if there is one.
    fn any<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.rng.below(items.len())).cloned()
    }

    /// A text, by chance.
    fn maybe(&mut self, percent: usize, text: &'static str) -> &'static str {
        if self.rng.chance(percent) { text } else { "" }
    }

    /// A value whose type fits.
    fn pick_of(&mut self, fits: impl Fn(&str) -> bool) -> Option<Val> {
        let fit: Vec<Val> = self.values.iter().filter(|v| fits(&v.ty)).cloned().collect();
        self.any(&fit)
    }

    /// A call of an earlier function, if there are values for its arguments.
    fn call(&mut self, op: &str) -> Option<()> {
        let callee = self.callees.get(self.rng.below(self.callees.len()))?.clone();
        let args: Vec<Val> =
            callee.params.iter().map(|ty| self.pick_of(|own| own == ty)).collect::<Option<_>>()?;
        let names: Vec<&str> = args.iter().map(|arg| &arg.name[..]).collect();
        let types = callee.params.join(", ");
        let attributes = self.maybe(8, " {no_inline}");
        let result = callee.result.as_deref();
        let text = format!(
            "{op} @{}({}){attributes} : ({types}) -> {}",
            callee.name,
            names.join(", "),
            result.unwrap_or("()")
        );
        match result {
            Some(ty) => drop(self.op(&text, ty)),
            None => self.line(&text),
        }
        Some(())
    }
}
