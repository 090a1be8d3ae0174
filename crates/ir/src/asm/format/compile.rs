//! Format strings to programs.

use super::{Anchor, Arg, Elem, Program, TypeRef};
use crate::decl::{Arity, AttrSyntax, OpDef, Trait};

/// Spacing state of upstream's generated printers.
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
    /// The anchor met in the group being compiled.
    anchor: Option<Anchor>,
}

/// Compiles the format of a row; an error says what is wrong with the declaration.
pub fn compile(def: &'static OpDef) -> Result<Program, String> {
    let mut c = Compiler {
        def,
        text: def.format,
        pos: 0,
        spacing: Spacing { emit: true, after_punct: false },
        bound_slots: 0,
        typed_operands: 0,
        typed_results: 0,
        anchor: None,
    };
    let elems = c.elems(&[])?;
    c.blanks();
    if c.pos != c.text.len() {
        return Err(c.fail("unexpected text"));
    }
    let n_typed = c.typed_operands.count_ones() + c.typed_results.count_ones();
    let in_order = elems.iter().filter_map(|e| if let Elem::Operand(i, _) = e { Some(*i) } else { None });
    let uniform = def.has(Trait::SameOperandsAndResultType)
        && n_typed == 1
        && in_order.eq(0..def.operands.len())
        && def.operands.iter().all(|f| f.arity == Arity::One)
        && def.results.iter().all(|f| f.arity == Arity::One);
    Ok(Program {
        steps: super::plan::plan(def, &elems, c.bound_slots),
        uniform,
        elems,
        bound_slots: c.bound_slots,
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

    /// Elements up to one of the closing texts, which is not consumed.
    fn elems(&mut self, until: &[&str]) -> Result<Vec<Elem>, String> {
        let mut elems = Vec::new();
        loop {
            self.blanks();
            let rest = &self.text[self.pos..];
            if rest.is_empty() || until.iter().any(|u| rest.starts_with(u)) {
                return Ok(elems);
            }
            let elem = self.elem()?;
            elems.extend(elem);
        }
    }

    fn elem(&mut self) -> Result<Option<Elem>, String> {
        if self.eat("`") {
            return self.literal();
        }
        if self.eat("$") {
            return self.variable().map(Some);
        }
        if self.eat("(") {
            return self.optional().map(Some);
        }
        let name = self.word();
        Ok(Some(match name {
            "attr-dict" => {
                self.spacing.after_punct = false;
                Elem::AttrDict(false)
            }
            "attr-dict-with-keyword" => {
                self.spacing.after_punct = false;
                Elem::AttrDict(true)
            }
            "operands" => Elem::Operands(self.space()),
            "type" => {
                self.expect("(")?;
                let of = self.type_ref()?;
                self.expect(")")?;
                self.mark_typed(of);
                let anchored = self.eat("^");
                if anchored {
                    self.anchor = Some(Anchor::Type(of));
                }
                Elem::Type(of, self.space())
            }
            "qualified" => {
                self.expect("(")?;
                let Some(inner) = self.elem()? else { return Err(self.fail("`qualified` of nothing")) };
                self.expect(")")?;
                inner
            }
            "functional-type" => {
                self.expect("(")?;
                let inputs = self.type_ref()?;
                self.expect(",")?;
                let results = self.type_ref()?;
                self.expect(")")?;
                self.mark_typed(inputs);
                self.mark_typed(results);
                Elem::Functional(inputs, results, self.space())
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
                    self.anchor = args.first().map(|arg| match *arg {
                        Arg::Operand(i) => Anchor::Operand(i),
                        Arg::Attr(i) => Anchor::Attr(i),
                        Arg::Type(t) => Anchor::Type(t),
                        Arg::Succ(i) => Anchor::Succ(i),
                        Arg::Region(i) => Anchor::Region(i),
                    });
                }
                Elem::Custom { index, args, space }
            }
            "oilist" => {
                self.expect("(")?;
                let mut clauses = Vec::new();
                loop {
                    clauses.push(self.elems(&["|", ")"])?);
                    if !self.eat("|") {
                        break;
                    }
                }
                self.expect(")")?;
                Elem::OiList(clauses)
            }
            "regions" => Elem::Region(0, self.space()),
            "successors" => Elem::Succ(0, self.space()),
            _ => return Err(self.fail(&format!("unknown directive `{name}`"))),
        }))
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
                    // A reference to something that was bound before.
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
                    // Every directive can reach the dictionary through the parser.
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
        if let Some(i) = self.def.operands.iter().position(|f| f.name == name) {
            return Ok(Arg::Operand(i));
        }
        if let Some(i) = self.def.slot_of(name) {
            self.bound_slots |= 1 << i;
            return Ok(Arg::Attr(i));
        }
        if let Some(i) = self.def.succs.iter().position(|f| f.name == name) {
            return Ok(Arg::Succ(i));
        }
        if let Some(i) = self.def.regions.iter().position(|f| f.name == name) {
            return Ok(Arg::Region(i));
        }
        Err(self.fail(&format!("unknown variable `${name}`")))
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
        if let Some(i) = self.def.operands.iter().position(|f| f.name == name) {
            return Ok(TypeRef::Operand(i));
        }
        if let Some(i) = self.def.results.iter().position(|f| f.name == name) {
            return Ok(TypeRef::Result(i));
        }
        Err(self.fail(&format!("no operand or result `${name}`")))
    }

    fn literal(&mut self) -> Result<Option<Elem>, String> {
        let rest = &self.text[self.pos..];
        let Some(len) = rest.find('`') else { return Err(self.fail("unterminated literal")) };
        let text = &rest[..len];
        self.pos += len + 1;
        match text {
            "" => {
                self.spacing = Spacing { emit: false, after_punct: true };
                return Ok(None);
            }
            " " => {
                self.spacing = Spacing { emit: false, after_punct: false };
                return Ok(Some(Elem::Blank));
            }
            "\\n" => {
                self.spacing = Spacing { emit: false, after_punct: true };
                return Ok(Some(Elem::Newline));
            }
            _ => {}
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
        self.spacing = Spacing {
            emit: text.len() != 1 || !"<({[".contains(text),
            after_punct: !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_'),
        };
        Ok(Some(Elem::Literal { text, is_word, space }))
    }

    fn variable(&mut self) -> Result<Elem, String> {
        let arg = self.arg()?;
        if self.eat("^") {
            self.anchor = Some(match arg {
                Arg::Operand(i) => Anchor::Operand(i),
                Arg::Attr(i) => Anchor::Attr(i),
                Arg::Type(t) => Anchor::Type(t),
                Arg::Succ(i) => Anchor::Succ(i),
                Arg::Region(i) => Anchor::Region(i),
            });
        }
        // A unit attribute that anchors its group is not printed itself, so it takes no blank.
        if let Arg::Attr(i) = arg
            && self.def.attrs.get(i).is_some_and(|a| matches!(a.syntax, AttrSyntax::Unit))
        {
            return Ok(Elem::Attr(i, false));
        }
        let space = self.space();
        Ok(match arg {
            Arg::Operand(i) => Elem::Operand(i, space),
            Arg::Attr(i) => Elem::Attr(i, space),
            Arg::Succ(i) => Elem::Succ(i, space),
            Arg::Region(i) => Elem::Region(i, space),
            Arg::Type(t) => Elem::Type(t, space),
        })
    }

    fn optional(&mut self) -> Result<Elem, String> {
        let outer = self.anchor.take();
        let then = self.elems(&[")"])?;
        self.expect(")")?;
        let mut anchor = self.anchor.take();
        let mut inverted = false;
        let mut other = Vec::new();
        if self.eat(":") {
            self.expect("(")?;
            other = self.elems(&[")"])?;
            self.expect(")")?;
            if let Some(late) = self.anchor.take() {
                anchor = Some(late);
                inverted = true;
            }
        }
        self.expect("?")?;
        self.anchor = outer;
        let Some(anchor) = anchor else { return Err(self.fail("an optional group without anchor")) };
        let unit = match anchor {
            Anchor::Attr(i)
                if self.def.attrs.get(i).is_some_and(|a| matches!(a.syntax, AttrSyntax::Unit)) =>
            {
                Some(i)
            }
            _ => None,
        };
        Ok(Elem::Optional { anchor, inverted, then, other, unit })
    }
}
