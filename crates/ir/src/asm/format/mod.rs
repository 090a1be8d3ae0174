//! Declarative assembly formats: compiled once per operation kind, interpreted by parser and printer.
//!
//! The language is upstream's (MLIR "Defining dialects", declarative assembly format). [`compile`] turns
//! the string into one flat program with every name resolved and the printer's spacing decided; the parser matches on
//! its instructions and consumes, the printer matches on the same ones and appends. A test compiles all formats.

mod compile;
mod groups;
mod parse;
mod print;

pub use compile::compile;
pub(crate) use groups::Groups;
pub use parse::{dense_array, parse_format};
pub(crate) use print::print_program;
pub use print::{print_attr_as, print_format};

use crate::decl::{Arity, TypeClass};

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

/// One step of a program.
pub struct Step {
    /// Whether the printer puts a blank first.
    pub space: bool,
    /// What is parsed and printed.
    pub instr: Instr,
}

/// What one step parses and prints.
pub enum Instr {
    /// One byte of punctuation.
    Byte(u8),
    /// Punctuation of several bytes.
    Literal(&'static str),
    /// A bare word.
    Word(&'static str),
    /// A blank (only the printer cares).
    Blank,
    /// A line break (only the printer cares).
    Newline,
    /// An operand group.
    Operand(u8, Arity),
    /// All operands.
    Operands,
    /// The attribute in a slot.
    Attr(u8),
    /// The unit attribute in a slot, whose presence is that of the group around it.
    Unit(u8),
    /// The types of a group, which must be of a class.
    Type(TypeRef, Arity, Option<&'static TypeClass>),
    /// `functional-type(inputs, results)`.
    Functional(TypeRef, TypeRef),
    /// The attribute dictionary.
    AttrDict {
        /// Whether the word `attributes` is in front.
        keyword: bool,
    },
    /// A successor group; whether it is variadic.
    Succ(u8, bool),
    /// A region group; whether it is variadic.
    Region(u8, bool),
    /// A directive that the declaration implements.
    Custom {
        /// Index into the declaration's list.
        index: u8,
        /// The arguments.
        args: Box<[Arg]>,
    },
    /// `( then )?` or `( then ) : ( other )?`
    Optional {
        /// What decides for the printer.
        anchor: Anchor,
        /// Whether `other` is for the anchor being present.
        inverted: bool,
        /// How many of the next steps are for its presence.
        then: u16,
        /// How many steps behind those are for its absence.
        other: u16,
        /// The unit attribute that the presence of the group stands for.
        unit: Option<u8>,
    },
    /// `oilist( ... | ... )`: clauses in any order, each introduced by its first literal. How many of the next steps each
    /// clause has.
    OiList(Box<[u16]>),
}

/// A compiled format.
pub struct Program {
    /// The steps in order; those of groups follow the group's.
    pub steps: Box<[Step]>,
    /// Attribute slots that the format itself prints: left out of the attribute dictionary.
    pub bound_slots: u64,
    /// Attribute slots that only the attribute dictionary prints.
    pub dict_slots: u64,
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
