//! Metadata: numbered nodes, named metadata, and metadata as an operand.
//!
//! A numbered node is parsed where it is first used. If it is used inside its own definition, it gets an id before
//! its operands are known; all other nodes are uniqued at once.

use super::Parser;
use super::error::{Parse, fail};
use super::numbered::Numbered;
use super::token::Tok;
use crate::debug::DiKind;
use crate::metadata::{Md, MdView};
use crate::types::Type;
use crate::value::*;
use terrace_support::small_vec::SmallVec;

/// The nesting of definitions parsed inside others at which a node gets an id before its operands.
const MAX_NESTED_DEFINITIONS: u32 = 100;

/// The state of a numbered node.
#[derive(Clone, Copy, Debug, Default)]
enum State {
    /// It was not used yet.
    #[default]
    New,
    /// It is being parsed, or will be where it is defined; the id that its uses got, if there is one.
    Pending(Md),
    /// It has been parsed where it was used. The offset behind its definition.
    Used(Md, u32),
    /// The parse passed its definition, or it has none.
    Defined(Md),
}

/// The numbered nodes.
#[derive(Default)]
pub(super) struct Nodes {
    states: Numbered<State>,
    undefined: Vec<(u32, u32)>,
    /// Definitions to parse when the current ones are done.
    deferred: Vec<u32>,
}

impl Nodes {
    /// No nodes so far, for a text of this length.
    pub(super) fn for_text(len: usize) -> Self {
        Nodes { states: Numbered::for_text(len), ..Nodes::default() }
    }

    fn is_pending(&self, number: u32) -> bool {
        matches!(self.states.get(number), State::Pending(_))
    }

    /// Reports nodes without a definition.
    pub(super) fn check_end(&self, text: &[u8]) -> Parse<()> {
        let Some(&(number, at)) = self.undefined.iter().min() else { return Ok(()) };
        // The first use in the text counts. Nodes are parsed in another order.
        let mut lex = super::lexer::Lexer::new(text);
        let at = loop {
            if lex.at_end() {
                break at;
            }
            if !lex.eat(b'!') {
                lex.next();
                continue;
            }
            let next = lex.token();
            if next.kind == Tok::Int && super::numbers::decimal_u64(next.text) == Some(number.into()) {
                break lex.pos as u32;
            }
        };
        fail(at, format!("use of undefined metadata '!{number}'"))
    }
}

/// The contents of a node, before it has an id.
pub(super) struct Contents {
    pub(super) kind: DiKind,
    pub(super) words: SmallVec<[u32; 32]>,
}

impl<'a> Parser<'a> {
    /// Makes a node of its contents.
    pub(super) fn make_node(&self, contents: &Contents, distinct: bool) -> Md {
        let Contents { kind, words } = contents;
        if distinct {
            return self.cx.md_distinct_words(*kind, words);
        }
        if *kind == DiKind::Tuple { self.cx.md_tuple_words(words) } else { self.cx.md_special(*kind, words) }
    }

    /// The node with a number.
    pub(super) fn numbered_node(&mut self, number: u32, at: u32) -> Parse<Md> {
        match self.nodes.states.get(number) {
            State::Used(md, _) | State::Defined(md) => return Ok(md),
            State::Pending(md) if !md.is_null() => return Ok(md),
            State::Pending(_) => {
                let md = self.cx.md_mutable(false);
                self.nodes.states.set(number, State::Pending(md));
                return Ok(md);
            }
            State::New => {}
        }
        let offset = self.found.metadata.get(number);
        if offset == 0 {
            let md = self.cx.md_mutable(false);
            self.nodes.undefined.push((number, at));
            self.nodes.states.set(number, State::Defined(md));
            return Ok(md);
        }
        if self.md_depth >= MAX_NESTED_DEFINITIONS {
            let md = self.cx.md_mutable(false);
            self.nodes.states.set(number, State::Pending(md));
            self.nodes.deferred.push(number);
            return Ok(md);
        }
        let md = self.parse_at(number, offset);
        if self.md_depth == 0 {
            self.parse_deferred();
        }
        Ok(md)
    }

    /// Parses the definitions that were put off because they were nested too deeply.
    fn parse_deferred(&mut self) {
        while let Some(number) = self.nodes.deferred.pop() {
            if self.nodes.is_pending(number) {
                let offset = self.found.metadata.get(number);
                self.parse_at(number, offset);
            }
        }
    }

    /// Parses the definition of a node that is used before it. The parse of the definition itself reports errors.
    fn parse_at(&mut self, number: u32, offset: u32) -> Md {
        let lexer = self.lex.clone();
        let (active, depth) = (core::mem::replace(&mut self.fs.active, false), self.depth);
        self.depth = 0;
        self.md_depth += 1;
        self.lex.seek(offset as usize);
        let md = match self.node_definition(number) {
            Ok(md) => md,
            Err(_) => {
                let md = self.cx.md_mutable(false);
                self.nodes.states.set(number, State::New);
                md
            }
        };
        self.md_depth -= 1;
        self.depth = depth;
        self.fs.active = active;
        self.lex = lexer;
        md
    }

    /// A definition after `!7 =`.
    fn node_definition(&mut self, number: u32) -> Parse<Md> {
        if !self.nodes.is_pending(number) {
            self.nodes.states.set(number, State::Pending(Md::NULL));
        }
        let (contents, distinct) = self.definition_contents()?;
        let end = self.lex.pos as u32;
        let md = match self.nodes.states.get(number) {
            State::Pending(md) if !md.is_null() => {
                // A uniqued node that refers to itself becomes distinct.
                let to_itself = contents.words.contains(&md.word())
                    && self.cx.md_refers_to(contents.kind, &contents.words, md);
                self.cx.md_finish(md, distinct || to_itself, contents.kind, &contents.words);
                md
            }
            _ => self.make_node(&contents, distinct),
        };
        self.nodes.states.set(number, State::Used(md, end));
        Ok(md)
    }

    /// The contents of a definition, and whether it is distinct.
    fn definition_contents(&mut self) -> Parse<(Contents, bool)> {
        if self.lex.int_type().is_some() || super::types::simple_type(self.word()).is_some() {
            return self.fail("unexpected type in metadata definition");
        }
        let distinct = self.eat_word(b"distinct");
        if self.lex.at_metadata_name() {
            return Ok((self.special(distinct)?, distinct));
        }
        self.expect(b'!', "Expected '!' here")?;
        Ok((self.tuple()?, distinct))
    }

    /// `!7 = …` at the top level.
    pub(super) fn numbered_metadata(&mut self) -> Parse<()> {
        self.eat(b'!');
        let number = self.uint32()?;
        self.expect(b'=', "expected '=' here")?;
        let md = match self.nodes.states.get(number) {
            State::Defined(_) => {
                self.definition_contents()?;
                return self.fail("Metadata id is already used");
            }
            State::Used(md, end) => {
                self.lex.seek(end as usize);
                md
            }
            State::New | State::Pending(_) => {
                let md = self.node_definition(number)?;
                self.parse_deferred();
                md
            }
        };
        self.nodes.states.set(number, State::Defined(md));
        Ok(())
    }

    /// `!name = !{…}`.
    pub(super) fn named_metadata(&mut self) -> Parse<()> {
        let token = self.lex.token();
        let name = token.contents();
        self.lex.skip(&token);
        self.expect(b'=', "expected '=' here")?;
        self.expect(b'!', "Expected '!' here")?;
        self.expect(b'{', "Expected '{' here")?;
        let at = self.m.add_named_list(&name);
        if self.eat(b'}') {
            return Ok(());
        }
        loop {
            let node = if self.lex.at_metadata_name() && self.lex.token().text == b"DIExpression" {
                let contents = self.special(false)?;
                self.make_node(&contents, false)
            } else {
                self.expect(b'!', "Expected '!' here")?;
                let at = self.at();
                let number = self.uint32()?;
                self.numbered_node(number, at)?
            };
            self.m.named_metadata[at].operands.push(node);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'}', "expected end of metadata node")
    }

    /// A node: `!7`, `!{…}` or `!DILocation(…)`.
    pub(super) fn metadata_node(&mut self) -> Parse<Md> {
        if self.lex.at_metadata_name() {
            return self.inline_special();
        }
        self.expect(b'!', "expected '!' here")?;
        self.node_tail()
    }

    fn inline_special(&mut self) -> Parse<Md> {
        self.enter()?;
        let active = core::mem::replace(&mut self.fs.active, false);
        let contents = self.special(false);
        self.fs.active = active;
        let contents = contents?;
        self.depth -= 1;
        Ok(self.make_node(&contents, false))
    }

    /// A node after `!`.
    fn node_tail(&mut self) -> Parse<Md> {
        if self.lex.at(b'{') {
            let contents = self.tuple()?;
            return Ok(self.make_node(&contents, false));
        }
        let at = self.at();
        let number = self.uint32()?;
        self.numbered_node(number, at)
    }

    /// `{…}` after `!`. It cannot refer to locals.
    pub(super) fn tuple(&mut self) -> Parse<Contents> {
        let active = core::mem::replace(&mut self.fs.active, false);
        let contents = self.tuple_contents();
        self.fs.active = active;
        contents
    }

    fn tuple_contents(&mut self) -> Parse<Contents> {
        self.enter()?;
        self.expect(b'{', "expected '{' here")?;
        let mut words = SmallVec::new();
        if !self.eat(b'}') {
            loop {
                let md = if self.eat_word(b"null") { Md::NULL } else { self.metadata()? };
                words.push(md.word());
                if !self.eat(b',') {
                    break;
                }
            }
            self.expect(b'}', "expected end of metadata node")?;
        }
        self.depth -= 1;
        Ok(Contents { kind: DiKind::Tuple, words })
    }

    /// Any metadata: a node, a string or a value.
    pub(super) fn metadata(&mut self) -> Parse<Md> {
        if self.eat(b'!') {
            if self.at_string() {
                let text = self.string()?;
                return Ok(self.cx.md_string(&text));
            }
            return self.node_tail();
        }
        if !self.lex.at_metadata_name() {
            let value = self.metadata_operand("expected metadata operand")?;
            return Ok(self.wrap(value));
        }
        if self.lex.token().text == b"DIArgList" { self.arg_list() } else { self.inline_special() }
    }

    /// A value inside metadata.
    fn metadata_operand(&mut self, expected: &str) -> Parse<Value> {
        let at = self.at();
        let ty = self.type_named(expected)?;
        if ty == Type::METADATA {
            return fail(at, "invalid metadata-value-metadata roundtrip");
        }
        self.value(ty)
    }

    /// A value as metadata.
    fn wrap(&mut self, value: Value) -> Md {
        self.fs.wraps_forward |= value.tag() == TAG_NONE;
        self.cx.md_value(value)
    }

    /// `!DIArgList(i32 %a, …)`.
    fn arg_list(&mut self) -> Parse<Md> {
        self.next();
        self.expect(b'(', "expected '(' here")?;
        let mut values: SmallVec<[Value; 4]> = SmallVec::new();
        if !self.lex.at(b')') {
            loop {
                let value = self.metadata_operand("expected value-as-metadata operand")?;
                self.fs.wraps_forward |= value.tag() == TAG_NONE;
                values.push(value);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')', "expected ')' here")?;
        match self.cx.di_arg_list(&values).kind() {
            ValueKind::Metadata(md) => Ok(md),
            _ => Ok(Md::NULL),
        }
    }

    /// Metadata as an operand of a call.
    pub(super) fn metadata_value(&mut self) -> Parse<Value> {
        let md = self.metadata()?;
        self.fs.body.has_metadata = true;
        Ok(Value::metadata(md))
    }

    /// Metadata with the values of its forward references.
    pub(super) fn patched_metadata(&self, md: Md) -> Md {
        match self.cx.md_view(md) {
            MdView::Value(value) => match self.fs.resolve(value) {
                Some(value) => self.cx.md_value(value),
                None => md,
            },
            MdView::Node(node) if node.kind() == DiKind::DIArgList => {
                let values: SmallVec<[Value; 4]> =
                    node.arguments().map(|value| self.fs.resolve(value).unwrap_or(value)).collect();
                match self.cx.di_arg_list(&values).kind() {
                    ValueKind::Metadata(md) => md,
                    _ => md,
                }
            }
            _ => md,
        }
    }
}
