//! Random operations as text: values with names and types, and the functions that later ones call.

use crate::rng::Rng;

/// A value of the text.
#[derive(Clone)]
pub struct Val {
    /// Its name, with `%`.
    pub name: String,
    /// Its type.
    pub ty: String,
    /// Whether affine operations take it as a dimension.
    pub is_dim: bool,
}

/// A function that later ones call.
#[derive(Clone)]
pub struct Callee {
    /// Its name, without `@`.
    pub name: String,
    /// The types of its arguments.
    pub params: Vec<String>,
    /// The types of its results.
    pub results: Vec<String>,
}

/// A text under construction.
pub struct Gen {
    /// The random number generator.
    pub rng: Rng,
    /// The text so far.
    pub out: String,
    n_names: usize,
    /// The values that operations may use.
    pub values: Vec<Val>,
    /// The functions that later ones call.
    pub callees: Vec<Callee>,
    /// Whether operations on tensors may be made that one-shot bufferization refuses.
    pub is_unbufferizable: bool,
    /// Whether the module has a variable, `@variable`, of four elements.
    pub has_variable: bool,
}

impl Gen {
    /// An empty text, with the random numbers of a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            out: String::new(),
            n_names: 0,
            values: Vec::new(),
            callees: Vec::new(),
            is_unbufferizable: false,
            has_variable: false,
        }
    }

    /// Adds a line.
    pub fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A new name.
    pub fn name(&mut self) -> String {
        self.n_names += 1;
        format!("%v{}", self.n_names)
    }

    /// A new value, which the caller defines.
    pub fn value(&mut self, ty: &str) -> Val {
        Val { name: self.name(), ty: ty.to_owned(), is_dim: false }
    }

    /// Writes an operation with one result, which joins the values.
    pub fn op(&mut self, text: &str, ty: &str) -> Val {
        let is_dim = text.starts_with("arith.constant") || text.starts_with("affine.apply");
        let value = Val { is_dim, ..self.value(ty) };
        self.line(&format!("{} = {text}", value.name));
        self.values.push(value.clone());
        value
    }

    /// An element of a list that is not empty.
    pub fn one<'s>(&mut self, items: &[&'s str]) -> &'s str {
        self.rng.pick(items).unwrap_or("")
    }

    /// An element of a list, if there is one.
    pub fn any<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.rng.below(items.len())).cloned()
    }

    /// A text, by chance.
    pub fn maybe(&mut self, percent: usize, text: &'static str) -> &'static str {
        if self.rng.chance(percent) { text } else { "" }
    }

    /// A value whose type fits.
    pub fn pick_of(&mut self, fits: impl Fn(&str) -> bool) -> Option<Val> {
        let fit: Vec<Val> = self.values.iter().filter(|v| fits(&v.ty)).cloned().collect();
        self.any(&fit)
    }

    /// Writes an operation with results of these types, which join the values.
    pub fn op_of_many(&mut self, text: &str, types: &[String]) {
        let name = self.name();
        match types {
            [] => self.line(text),
            [_] => self.line(&format!("{name} = {text}")),
            _ => self.line(&format!("{name}:{} = {text}", types.len())),
        }
        self.values.extend(results(&name, types));
    }

    /// A call of an earlier function, if there are values for its arguments.
    pub fn call(&mut self, op: &str) -> Option<()> {
        let callee = self.callees.get(self.rng.below(self.callees.len()))?.clone();
        let args: Vec<Val> =
            callee.params.iter().map(|ty| self.pick_of(|own| own == ty)).collect::<Option<_>>()?;
        let names: Vec<&str> = args.iter().map(|arg| &arg.name[..]).collect();
        let types = callee.params.join(", ");
        let attributes = self.maybe(8, " {no_inline}");
        let text = format!(
            "{op} @{}({}){attributes} : ({types}) -> ({})",
            callee.name,
            names.join(", "),
            callee.results.join(", ")
        );
        self.op_of_many(&text, &callee.results);
        Some(())
    }
}

/// The results that an operation with this name has.
pub fn results(name: &str, types: &[String]) -> Vec<Val> {
    let name_of = |at: usize| if types.len() == 1 { name.to_owned() } else { format!("{name}#{at}") };
    types
        .iter()
        .enumerate()
        .map(|(at, ty)| Val { name: name_of(at), ty: ty.clone(), is_dim: false })
        .collect()
}
