//! Declarative assembly formats: compiled once per operation kind, interpreted by parser and printer.
//!
//! The language is upstream's (MLIR "Defining dialects", declarative assembly format). [`compile`] turns
//! the string into [`Elem`]s with every name resolved and the printer's spacing decided; a test compiles
//! all of them.

mod compile;
mod groups;
mod parse;
mod plan;
mod print;

pub use compile::compile;
pub(crate) use groups::Groups;
pub use parse::{dense_array, parse_format};
pub use plan::Step;
pub(crate) use print::print_program;
pub use print::{print_attr_as, print_format};

/// A group of operand or result types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeRef {
    /// The types of an operand group.
    Operand(usize),
    /// The types of a result group.
    Result(usize),
    /// The types of all operands.
    Operands,
    /// The types of all results.
    Results,
}

/// An argument of a custom directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// An operand group.
    Operand(usize),
    /// An attribute slot.
    Attr(usize),
    /// The types of a group.
    Type(TypeRef),
    /// A successor group.
    Succ(usize),
    /// A region group.
    Region(usize),
}

/// What decides whether an optional group is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The operand group is not empty.
    Operand(usize),
    /// The attribute is present (and not its default).
    Attr(usize),
    /// The group of types is not empty.
    Type(TypeRef),
    /// The region is not empty.
    Region(usize),
    /// The successor group is not empty.
    Succ(usize),
}

/// One element of a compiled format. `space` says whether the printer puts a blank first.
#[derive(Debug)]
pub enum Elem {
    /// Punctuation or a keyword.
    Literal {
        /// The text.
        text: &'static str,
        /// Whether it is a bare word.
        is_word: bool,
        /// Blank before it.
        space: bool,
    },
    /// A blank (only the printer cares).
    Blank,
    /// A line break (only the printer cares).
    Newline,
    /// An operand group.
    Operand(usize, bool),
    /// All operands.
    Operands(bool),
    /// An attribute.
    Attr(usize, bool),
    /// The types of a group.
    Type(TypeRef, bool),
    /// `functional-type(inputs, results)`.
    Functional(TypeRef, TypeRef, bool),
    /// The attribute dictionary; with the word `attributes` in front when set.
    AttrDict(bool),
    /// A successor group.
    Succ(usize, bool),
    /// A region group.
    Region(usize, bool),
    /// A directive that the declaration implements.
    Custom {
        /// Index into the declaration's list.
        index: usize,
        /// The arguments.
        args: Vec<Arg>,
        /// Blank before it.
        space: bool,
    },
    /// `( then )?` or `( then ) : ( other )?`
    Optional {
        /// What decides for the printer.
        anchor: Anchor,
        /// Whether `other` is for the anchor being present.
        inverted: bool,
        /// The elements when it is there.
        then: Vec<Elem>,
        /// The elements when it is not.
        other: Vec<Elem>,
        /// Whether the anchor is a unit attribute that the presence of the group stands for.
        unit: Option<usize>,
    },
    /// `oilist( ... | ... )`: clauses in any order, each introduced by its first literal.
    OiList(Vec<Vec<Elem>>),
}

/// A compiled format.
pub struct Program {
    /// The elements in order.
    pub elems: Vec<Elem>,
    /// The same as steps of printing.
    pub steps: Vec<Step>,
    /// Attribute slots that the format itself prints: left out of the attribute dictionary.
    pub bound_slots: u64,
    /// Whether operand group `i` has its types written.
    pub typed_operands: u64,
    /// Whether result group `i` has its types written.
    pub typed_results: u64,
    /// Single operands, in order, and single results, all of one type that is written once.
    pub uniform: bool,
}

/// A custom directive: how it is parsed and printed.
pub struct CustomDirective {
    /// The name in `custom<Name>(...)`.
    pub name: &'static str,
    /// Parses it; the arguments are those of the format.
    pub parse: fn(&mut super::OpParser<'_, '_>, &[Arg]) -> crate::Result,
    /// Prints it.
    pub print: fn(&mut super::OpPrinter<'_>, crate::Op, &[Arg]),
}
