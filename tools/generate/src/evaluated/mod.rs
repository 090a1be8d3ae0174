//! Programs whose output the generator computes itself, without Terrace.
//!
//! Each kind of program is text of MLIR with a `main` that prints numbers. While a generator writes the text, it
//! evaluates what it writes, by plain arithmetic. Nothing in the programs is undefined.

mod affine;
pub mod driver;
mod indices;
mod integers;
mod loops;
mod masks;
mod views;

use crate::rng::Rng;

/// A program and what it prints.
#[derive(Clone, Debug)]
pub struct Program {
    /// The text of the module.
    pub text: String,
    /// The output.
    pub expected: String,
}

/// The kinds of programs, with their names.
pub const KINDS: [(&str, fn(&mut Rng, usize) -> Program); 4] = [
    ("loops", loops::program),
    ("views", views::program),
    ("indices", indices::program),
    ("masks", masks::program),
];

/// The sizes of programs: the first seeds give small ones.
fn size(seed: u64) -> usize {
    2 + (seed / 250).min(18) as usize
}

/// The program of a kind and a seed. `None` if there is no such kind.
pub fn program(kind: &str, seed: u64) -> Option<Program> {
    let (_, make) = KINDS.iter().find(|(name, _)| *name == kind)?;
    Some(make(&mut Rng::new(seed), size(seed)))
}

/// The program of a kind that recorded choices give.
fn replayed(kind: &str, choices: Vec<u64>, seed: u64) -> Option<Program> {
    let (_, make) = KINDS.iter().find(|(name, _)| *name == kind)?;
    Some(make(&mut Rng::replaying(choices), size(seed)))
}

/// The choices of a seed.
fn choices(kind: &str, seed: u64) -> Option<Vec<u64>> {
    let (_, make) = KINDS.iter().find(|(name, _)| *name == kind)?;
    let mut rng = Rng::recording(seed);
    make(&mut rng, size(seed));
    Some(rng.into_choices())
}

/// Text under construction, with numbers for names.
#[derive(Default)]
struct Writer {
    text: String,
    n_names: usize,
}

impl Writer {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A name that no other value has.
    fn name(&mut self) -> String {
        self.n_names += 1;
        format!("%v{}", self.n_names)
    }

    /// Writes an operation with one result, and returns the result's name.
    fn op(&mut self, text: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        name
    }
}

/// True with a probability of `percent` in a hundred; false for the choice 0, which reduction prefers.
fn chance(rng: &mut Rng, percent: usize) -> bool {
    rng.below(100) >= 100 - percent.min(100)
}

/// A random element of a list that is not empty.
fn pick<T: Clone>(rng: &mut Rng, items: &[T]) -> T {
    items[rng.below(items.len())].clone()
}

/// A vector's text as `vector.print` prints it: nested lists of numbers.
fn printed(shape: &[usize], elements: &[String]) -> String {
    let Some((&n, inner)) = shape.split_first() else { return elements[0].clone() };
    let size = elements.len() / n.max(1);
    let parts: Vec<String> = elements.chunks(size.max(1)).map(|part| printed(inner, part)).collect();
    format!("( {} )", parts.join(", "))
}
