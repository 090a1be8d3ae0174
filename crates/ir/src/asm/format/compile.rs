//! The compiler of format strings.

use super::flat::flatten;
use super::{Arg, Instr, Program, Step, TypeRef};
use crate::decl::relation::TypeRelation;
use crate::decl::{Arity, AttrSyntax, OpDef, Trait};
use crate::diag::Message;
use crate::options::MlirVersion;
use std::sync::atomic::Ordering;
use terrace_support::chunked::StaticTable;

/// The spacing state of MLIR's generated printers.
struct Spacing {
    emit: bool,
    after_punct: bool,
}

struct Compiler {
    def: &'static OpDef,
    text: &'static str,
    pos: usize,
    spacing: Spacing,
    bound_slots: u64,
    typed_operands: u64,
    typed_results: u64,
    /// Whether the directive is inside `qualified(..)`.
    qualified: bool,
    /// The anchor of the group being compiled.
    anchor: Option<Arg>,
    /// The version whose text is printed; `None` for the parser, which takes the text of all versions.
    version: Option<MlirVersion>,
}

/// Compiled formats, kept for the process like the rows they belong to.
static PROGRAMS: StaticTable<core::result::Result<Program, Message>> = StaticTable::new();

impl OpDef {
    /// The compiled format; `None` if the row has none or it is ill-formed (a test compiles them all).
    #[inline]
    pub fn program(&'static self) -> Option<&'static Program> {
        if self.format.is_empty() {
            return None;
        }
        match self.numbers.program.load(Ordering::Acquire) {
            0 => self.compile_program(),
            at => PROGRAMS.get(at - 1)?.as_ref().ok(),
        }
    }

    #[cold]
    fn compile_program(&'static self) -> Option<&'static Program> {
        let program = Box::leak(Box::new(compile(self)));
        self.numbers.program.store(PROGRAMS.push(program) + 1, Ordering::Release);
        program.as_ref().ok()
    }
}

/// Compiles the format of a row; fails if the declaration is ill-formed.
pub fn compile(def: &'static OpDef) -> Result<Program, Message> {
    compile_text(def, MlirVersion::V22).map_err(Message::from)
}

/// The format of a row as a version prints it.
#[cold]
pub(crate) fn compile_version(def: &'static OpDef, version: MlirVersion) -> Option<&'static Program> {
    Some(Box::leak(Box::new(compile_text(def, version).ok()?)))
}

fn compile_text(def: &'static OpDef, version: MlirVersion) -> Result<Program, String> {
    let mut program = compile_steps(def, Some(version))?;
    program.actions = match def.format.contains("since<") {
        true => flatten(&compile_steps(def, None)?.steps).into(),
        false => flatten(&program.steps).into(),
    };
    Ok(program)
}

fn compile_steps(def: &'static OpDef, version: Option<MlirVersion>) -> Result<Program, String> {
    let mut c = Compiler {
        def,
        text: def.format,
        pos: 0,
        spacing: Spacing { emit: true, after_punct: false },
        bound_slots: 0,
        typed_operands: 0,
        typed_results: 0,
        qualified: false,
        anchor: None,
        version,
    };
    let mut steps = c.steps(&[])?;
    c.blanks();
    if c.pos != c.text.len() {
        return Err(c.fail("unexpected text"));
    }
    let n_typed = c.typed_operands.count_ones() + c.typed_results.count_ones();
    let in_order = steps.iter().filter_map(|step| match step.instr {
        Instr::Operand(i, _) => Some(usize::from(i)),
        _ => None,
    });
    let uniform = def.has(Trait::SameOperandsAndResultType)
        && n_typed == 1
        && in_order.eq(0..def.operands.len())
        && def.operands.iter().all(|f| f.arity == Arity::One)
        && def.results.iter().all(|f| f.arity == Arity::One);
    let slots = if def.attrs.len() >= 64 { u64::MAX } else { (1 << def.attrs.len()) - 1 };
    let dict_slots = slots & !c.bound_slots;
    for step in &mut steps {
        if let Instr::AttrDict { properties, .. } = &mut step.instr {
            *properties = dict_slots != 0;
        }
    }
    Ok(Program {
        actions: Box::new([]),
        steps: steps.into(),
        uniform,
        infers: def.hooks.infer.is_some()
            || def
                .relations
                .iter()
                .any(|relation| matches!(relation.types, Some(TypeRelation::Match { .. }))),
        bound_slots: c.bound_slots,
        dict_slots,
        typed_operands: c.typed_operands,
        typed_results: c.typed_results,
    })
}

/// Whether a literal is a bare word; `None` when it is no token.
fn is_word(text: &str) -> Option<bool> {
    let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let is_punctuation = matches!(text, "->" | "..." | "/")
        || text.len() == 1
            && text
                .contains([':', ',', '=', '>', '<', '{', '}', '[', ']', '(', ')', '+', '-', '*', '?', '|']);
    (is_word || is_punctuation).then_some(is_word)
}

impl Compiler {
    fn fail(&self, message: &str) -> String {
        format!("format of '{}': {message} at `{}`", self.def.name, &self.text[self.pos..])
    }

    fn blanks(&mut self) {
        let rest = &self.text[self.pos..];
        self.pos += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, what: &str) -> bool {
        self.blanks();
        let found = self.text[self.pos..].starts_with(what);
        if found {
            self.pos += what.len();
        }
        found
    }

    fn expect(&mut self, what: &str) -> Result<(), String> {
        if self.eat(what) { Ok(()) } else { Err(self.fail(&format!("expected `{what}`"))) }
    }

    fn word(&mut self) -> &'static str {
        self.blanks();
        let rest = &self.text[self.pos..];
        let len =
            rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-')).unwrap_or(rest.len());
        self.pos += len;
        &rest[..len]
    }

    fn space(&mut self) -> bool {
        let space = self.spacing.emit || !self.spacing.after_punct;
        self.spacing = Spacing { emit: true, after_punct: false };
        space
    }

    /// Compiles steps up to one of the closing texts, which is not consumed.
    fn steps(&mut self, until: &[&str]) -> Result<Vec<Step>, String> {
        let mut steps = Vec::new();
        loop {
            self.blanks();
            let rest = &self.text[self.pos..];
            if rest.is_empty() || until.iter().any(|u| rest.starts_with(u)) {
                return Ok(steps);
            }
            self.step(&mut steps)?;
        }
    }

    fn step(&mut self, steps: &mut Vec<Step>) -> Result<(), String> {
        if self.eat("`") {
            return self.literal(steps);
        }
        if self.eat("(") {
            return self.optional(steps);
        }
        if self.eat("$") {
            let step = self.variable()?;
            steps.push(step);
            return Ok(());
        }
        let name = self.word();
        let (space, instr) = match name {
            "attr-dict" | "attr-dict-with-keyword" => {
                self.spacing.after_punct = false;
                (false, Instr::AttrDict { keyword: name != "attr-dict", properties: false })
            }
            "operands" => (self.space(), Instr::Operands),
            "type" => {
                self.expect("(")?;
                let of = self.type_ref()?;
                self.expect(")")?;
                self.mark_typed(of);
                if self.eat("^") {
                    self.anchor = Some(Arg::Type(of));
                }
                (self.space(), self.type_of(of))
            }
            "qualified" => {
                self.expect("(")?;
                self.qualified = true;
                self.step(steps)?;
                self.qualified = false;
                self.expect(")")?;
                if let Some(Step { instr: Instr::QualifiedAttr(slot), .. }) = steps.last()
                    && self.eat("^")
                {
                    self.anchor = Some(Arg::Attr((*slot).into()));
                }
                return Ok(());
            }
            "functional-type" => {
                self.expect("(")?;
                let inputs = self.type_ref()?;
                self.expect(",")?;
                let results = self.type_ref()?;
                self.expect(")")?;
                self.mark_typed(inputs);
                self.mark_typed(results);
                (self.space(), Instr::Functional(inputs, results))
            }
            "custom" => {
                self.expect("<")?;
                let name = self.word();
                self.expect(">")?;
                let Some(index) = self.def.custom.iter().position(|c| c.name == name) else {
                    return Err(self.fail(&format!("no custom directive `{name}`")));
                };
                self.expect("(")?;
                let args = self.args()?;
                let space = self.space();
                if self.eat("^") {
                    self.anchor = args.first().copied();
                }
                (space, Instr::Custom { index: index as u8, args: args.leak() })
            }
            "oilist" => return self.oilist(steps),
            "since" => return self.since(steps),
            "regions" => (self.space(), self.region(0)),
            "successors" => (self.space(), self.successor(0)),
            _ => return Err(self.fail(&format!("unknown directive `{name}`"))),
        };
        steps.push(Step { space, instr });
        Ok(())
    }

    /// `since<24>(..)` is printed from MLIR 24 on, and must be optional. Of `since<24>(a) : (b)`, `b` is printed before, and the
    /// parser takes `a` if its first token comes next; either may be empty.
    fn since(&mut self, steps: &mut Vec<Step>) -> Result<(), String> {
        self.expect("<")?;
        let number = self.word();
        let Some(bound) = number.parse().ok().and_then(MlirVersion::of_number) else {
            return Err(self.fail(&format!("no version `{number}`")));
        };
        self.expect(">")?;
        let first = self.branch(self.version.is_none_or(|version| version >= bound))?;
        let has_other = self.eat(":");
        let other = match has_other {
            true => self.branch(self.version.is_none_or(|version| version < bound))?,
            false => Vec::new(),
        };
        if self.version.is_none() && has_other {
            // The anchor is for the printer.
            let anchor = Arg::Type(TypeRef::Operands);
            let (then, other) = (first.len() as u16, other.len() as u16);
            let instr = Instr::Optional { anchor, inverted: false, then, other, unit: None };
            steps.push(Step { space: false, instr });
        }
        steps.extend(first);
        steps.extend(other);
        Ok(())
    }

    /// Compiles `( steps )`; without effect unless it is kept.
    fn branch(&mut self, is_kept: bool) -> Result<Vec<Step>, String> {
        let spacing = Spacing { ..self.spacing };
        let (bound_slots, typed) = (self.bound_slots, (self.typed_operands, self.typed_results));
        self.expect("(")?;
        let steps = self.steps(&[")"])?;
        self.expect(")")?;
        if is_kept {
            return Ok(steps);
        }
        self.spacing = spacing;
        self.bound_slots = bound_slots;
        (self.typed_operands, self.typed_results) = typed;
        Ok(Vec::new())
    }

    fn oilist(&mut self, steps: &mut Vec<Step>) -> Result<(), String> {
        self.expect("(")?;
        let (mut lens, mut all) = (Vec::new(), Vec::new());
        loop {
            let clause = self.steps(&["|", ")"])?;
            lens.push(clause.len() as u16);
            all.extend(clause);
            if !self.eat("|") {
                break;
            }
        }
        self.expect(")")?;
        steps.push(Step { space: false, instr: Instr::OiList(lens.leak()) });
        steps.extend(all);
        Ok(())
    }

    fn type_of(&self, of: TypeRef) -> Instr {
        let field = match of {
            TypeRef::Operand(i) => self.def.operands.get(i).map(|f| (f.arity, f.constraint.class)),
            TypeRef::Result(i) => self.def.results.get(i).map(|f| (f.arity, f.constraint.class)),
            TypeRef::Operands | TypeRef::Results => None,
        };
        let (arity, class) = field.unwrap_or((Arity::Variadic, None));
        Instr::Type(of, arity, class.filter(|_| !self.qualified))
    }

    fn region(&self, i: usize) -> Instr {
        Instr::Region(i as u8, self.def.regions.get(i).is_some_and(|field| field.variadic))
    }

    fn successor(&self, i: usize) -> Instr {
        Instr::Succ(i as u8, self.def.succs.get(i).is_some_and(|field| field.variadic))
    }

    fn args(&mut self) -> Result<Vec<Arg>, String> {
        let mut args = Vec::new();
        loop {
            if self.eat("$") {
                args.push(self.arg()?);
            } else {
                let name = self.word();
                match name {
                    "type" => {
                        self.expect("(")?;
                        let of = self.type_ref()?;
                        self.mark_typed(of);
                        args.push(Arg::Type(of));
                        self.expect(")")?;
                    }
                    // A reference to a variable that is bound elsewhere in the format.
                    "ref" => {
                        self.expect("(")?;
                        if self.eat("$") {
                            args.push(self.arg()?);
                        } else {
                            self.word();
                            self.expect("(")?;
                            args.push(Arg::Type(self.type_ref()?));
                            self.expect(")")?;
                        }
                        self.expect(")")?;
                    }
                    // The parser gives every directive access to the dictionary.
                    "attr-dict" | "prop-dict" => {}
                    _ => return Err(self.fail(&format!("unknown argument `{name}`"))),
                }
            }
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(args)
    }

    fn arg(&mut self) -> Result<Arg, String> {
        let name = self.word();
        let def = self.def;
        if let Some(i) = def.operands.iter().position(|f| f.name == name) {
            return Ok(Arg::Operand(i));
        }
        if let Some(i) = def.slot_of(name) {
            self.bound_slots |= 1 << i;
            return Ok(Arg::Attr(i));
        }
        let succ = def.succs.iter().position(|f| f.name == name).map(Arg::Succ);
        let region = || def.regions.iter().position(|f| f.name == name).map(Arg::Region);
        succ.or_else(region).ok_or_else(|| self.fail(&format!("unknown variable `${name}`")))
    }

    fn mark_typed(&mut self, of: TypeRef) {
        match of {
            TypeRef::Operand(i) => self.typed_operands |= 1 << i,
            TypeRef::Result(i) => self.typed_results |= 1 << i,
            TypeRef::Operands => self.typed_operands = u64::MAX,
            TypeRef::Results => self.typed_results = u64::MAX,
        }
    }

    fn type_ref(&mut self) -> Result<TypeRef, String> {
        if !self.eat("$") {
            return match self.word() {
                "operands" => Ok(TypeRef::Operands),
                "results" => Ok(TypeRef::Results),
                name => Err(self.fail(&format!("no types of `{name}`"))),
            };
        }
        let name = self.word();
        let operand = self.def.operands.iter().position(|f| f.name == name).map(TypeRef::Operand);
        let result = || self.def.results.iter().position(|f| f.name == name).map(TypeRef::Result);
        operand.or_else(result).ok_or_else(|| self.fail(&format!("no operand or result `${name}`")))
    }

    fn literal(&mut self, steps: &mut Vec<Step>) -> Result<(), String> {
        let rest = &self.text[self.pos..];
        let Some(len) = rest.find('`') else { return Err(self.fail("unterminated literal")) };
        let text = &rest[..len];
        self.pos += len + 1;
        if matches!(text, "" | " " | "\\n") {
            self.spacing = Spacing { emit: false, after_punct: text != " " };
            if !text.is_empty() {
                let instr = if text == " " { Instr::Blank } else { Instr::Newline };
                steps.push(Step { space: false, instr });
            }
            return Ok(());
        }
        let Some(is_word) = is_word(text) else { return Err(self.fail(&format!("no token `{text}`"))) };
        let before = if text.len() != 1 && text != "->" {
            true
        } else if self.spacing.after_punct {
            !">)}],".contains(text)
        } else {
            !"<>(){}[],".contains(text)
        };
        let space = self.spacing.emit && before;
        self.spacing = Spacing { emit: text.len() != 1 || !"<({[".contains(text), after_punct: !is_word };
        let instr = match text.as_bytes() {
            _ if is_word => Instr::Word(text),
            // `-` and `{` also start longer tokens.
            &[byte] if !matches!(byte, b'-' | b'{') => Instr::Byte(byte),
            _ => Instr::Literal(text),
        };
        steps.push(Step { space, instr });
        Ok(())
    }

    fn variable(&mut self) -> Result<Step, String> {
        let arg = self.arg()?;
        if self.eat("^") {
            self.anchor = Some(arg);
        }
        // A unit attribute has no text, so it needs no blank.
        if let Arg::Attr(i) = arg
            && self.is_unit(i)
        {
            return Ok(Step { space: false, instr: Instr::Unit(i as u8) });
        }
        let space = self.space();
        let instr = match arg {
            Arg::Operand(i) => Instr::Operand(i as u8, self.def.operands[i].arity),
            Arg::Attr(i) if self.qualified => Instr::QualifiedAttr(i as u8),
            Arg::Attr(i) => Instr::Attr(i as u8),
            Arg::Succ(i) => self.successor(i),
            Arg::Region(i) => self.region(i),
            Arg::Type(of) => self.type_of(of),
        };
        Ok(Step { space, instr })
    }

    fn is_unit(&self, slot: usize) -> bool {
        self.def.attrs.get(slot).is_some_and(|attr| matches!(attr.syntax, AttrSyntax::Unit))
    }

    fn optional(&mut self, steps: &mut Vec<Step>) -> Result<(), String> {
        let outer = self.anchor.take();
        let then = self.steps(&[")"])?;
        self.expect(")")?;
        let mut anchor = self.anchor.take();
        let mut inverted = false;
        let mut other = Vec::new();
        if self.eat(":") {
            self.expect("(")?;
            other = self.steps(&[")"])?;
            self.expect(")")?;
            inverted = self.anchor.is_some();
            anchor = self.anchor.take().or(anchor);
        }
        self.expect("?")?;
        self.anchor = outer;
        let Some(anchor) = anchor else { return Err(self.fail("an optional group without anchor")) };
        let unit = match anchor {
            Arg::Attr(i) if self.is_unit(i) => Some(i as u8),
            _ => None,
        };
        let (n_then, n_other) = (then.len() as u16, other.len() as u16);
        let instr = Instr::Optional { anchor, inverted, then: n_then, other: n_other, unit };
        steps.push(Step { space: false, instr });
        steps.extend(then);
        steps.extend(other);
        Ok(())
    }
}
