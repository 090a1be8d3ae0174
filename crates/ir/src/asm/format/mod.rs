//! Declarative assembly formats: compiled once per operation kind, interpreted by parser and printer.
//!
//! The language is MLIR's ("Operation Definition Specification", declarative assembly format). [`compile`] turns the string
//! into one flat program with resolved names and the printer's spacing, and into the parser's form of it, in which groups
//! are jumps. A test compiles all formats.

mod compile;
mod flat;
mod hooks;
mod parse;
mod parts;
mod print;

pub use compile::compile;
pub(crate) use compile::compile_version;
pub use parse::{dense_array, parse_format};
pub(crate) use parts::Parts;
pub use print::print_attr_as;
pub(crate) use print::print_program;

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

/// A variable of a format: an argument of a custom directive, or the anchor of an optional group.
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

/// One step of a program.
pub struct Step {
    /// Whether the printer writes a blank first.
    pub space: bool,
    /// The instruction.
    pub instr: Instr,
}

/// The text for an inherent attribute since MLIR 24, which keeps those out of the dictionary: `keyword open attribute close`.
#[derive(Clone, Copy, Debug)]
pub struct KeywordAttr {
    keyword: &'static str,
    open: &'static str,
    close: &'static str,
    slot: usize,
}

impl KeywordAttr {
    /// `fastmath<fast>`: the attribute has brackets of its own.
    pub const fn bare(keyword: &'static str, slot: usize) -> Self {
        Self { keyword, open: "", close: "", slot }
    }

    /// `alignment = 4`
    pub const fn assigned(keyword: &'static str, slot: usize) -> Self {
        Self { keyword, open: " = ", close: "", slot }
    }

    /// `weights([1, 2])`
    pub const fn in_parentheses(keyword: &'static str, slot: usize) -> Self {
        Self { keyword, open: "(", close: ")", slot }
    }
}

/// The instruction of one step, for the parser and the printer.
#[derive(Clone, Copy)]
pub enum Instr {
    /// One byte of punctuation that starts no longer token.
    Byte(u8),
    /// Punctuation of several bytes.
    Literal(&'static str),
    /// A bare word.
    Word(&'static str),
    /// A blank, for the printer only.
    Blank,
    /// A line break, for the printer only.
    Newline,
    /// An operand group.
    Operand(u8, Arity),
    /// All operands.
    Operands,
    /// The attribute in a slot.
    Attr(u8),
    /// The attribute in a slot with its dialect's prefix (`qualified`).
    QualifiedAttr(u8),
    /// The unit attribute in a slot, which is present if its optional group is.
    Unit(u8),
    /// The types of a group, which must be of the class if there is one.
    Type(TypeRef, Arity, Option<&'static TypeClass>),
    /// `functional-type(inputs, results)`.
    Functional(TypeRef, TypeRef),
    /// The attribute dictionary.
    AttrDict {
        /// Whether the keyword `attributes` comes first.
        keyword: bool,
        /// Whether it has inherent attributes, which stand in `<..>` in front of it from MLIR 24 on.
        properties: bool,
    },
    /// A successor group; whether it is variadic.
    Succ(u8, bool),
    /// A region group; whether it is variadic.
    Region(u8, bool),
    /// The empty region of an absent group, for the parser only.
    EmptyRegion,
    /// Continues behind so many instructions, the group that replaces an absent one. For the parser only.
    Skip(u16),
    /// A directive that the declaration implements.
    Custom {
        /// Index into the declaration's list.
        index: u8,
        /// The arguments.
        args: &'static [Arg],
    },
    /// `( then )?` or `( then ) : ( other )?`
    Optional {
        /// The printer prints `then` if this variable is present: not empty, or not the default.
        anchor: Arg,
        /// Whether the anchor is in `other`, which is then printed if the anchor is present.
        inverted: bool,
        /// The number of steps of the first group, which follow this step.
        then: u16,
        /// The number of steps of the second group, which follow those of the first.
        other: u16,
        /// The unit attribute that is present if the group is.
        unit: Option<u8>,
    },
    /// `oilist( ... | ... )`: clauses in any order, each introduced by its first literal. The numbers of steps of the clauses,
    /// which follow this step.
    OiList(&'static [u16]),
}

/// A compiled format.
pub struct Program {
    /// The steps in order; those of groups follow the step of the group.
    pub steps: Box<[Step]>,
    /// The steps as the parser takes them.
    actions: Box<[flat::Action]>,
    /// The attribute slots that the format prints outside of the attribute dictionary.
    pub bound_slots: u64,
    /// The attribute slots that only the attribute dictionary prints.
    pub dict_slots: u64,
    /// Bit `i`: whether the format has the types of operand group `i`.
    pub typed_operands: u64,
    /// Bit `i`: whether the format has the types of result group `i`.
    pub typed_results: u64,
    /// Whether types may be inferred from others that have to satisfy their constraints first.
    infers: bool,
    /// Whether all operands, in order, and results are single and have the one type in the format.
    pub uniform: bool,
}

/// The hooks of a custom directive.
pub struct CustomDirective {
    /// The name in `custom<Name>(...)`.
    pub name: &'static str,
    /// Parses the directive, given its arguments in the format.
    pub parse: fn(&mut super::OpParser<'_, '_>, &[Arg]) -> crate::Result,
    /// Prints the directive.
    pub print: fn(&mut super::OpPrinter<'_>, crate::Op, &[Arg]),
}
