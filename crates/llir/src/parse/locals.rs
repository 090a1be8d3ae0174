//! The locals of the function being parsed: values and blocks by name and number, and forward references.

use super::Parser;
use super::error::{Parse, fail};
use super::lexer::Tok;
use crate::body::Body;
use crate::types::Type;
use crate::value::*;
use std::borrow::Cow;
use terrace_support::FxHashMap;

/// A name or number of a local, without its sigil.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum LocalName<'a> {
    Name(Cow<'a, [u8]>),
    Number(u32),
}

impl LocalName<'_> {
    /// The text in messages, without the sigil.
    pub(super) fn text(&self) -> String {
        match self {
            LocalName::Name(name) => String::from_utf8_lossy(name).into_owned(),
            LocalName::Number(number) => number.to_string(),
        }
    }
}

/// A block that a `blockaddress` names before its function has a body.
#[derive(Debug)]
pub(super) struct AwaitedBlock<'a> {
    pub(super) name: LocalName<'a>,
    pub(super) at: u32,
    /// The offset of the function's name.
    pub(super) func_at: u32,
}

/// A use of a local before its definition.
#[derive(Debug)]
pub(super) struct Forward {
    pub(super) ty: Type,
    at: u32,
    /// The definition, once it was parsed.
    value: Value,
}

/// Values by number. Numbers may have gaps; those far ahead are in a map, since an input can use any number.
#[derive(Default, Debug)]
pub(super) struct Numbers {
    dense: Vec<Value>,
    sparse: FxHashMap<u32, Value>,
    count: usize,
    pub(super) next: u32,
}

impl Numbers {
    #[inline]
    pub(super) fn get(&self, number: u32) -> Value {
        match self.dense.get(number as usize) {
            Some(&value) if !value.is_none() => value,
            _ if self.sparse.is_empty() => Value::NONE,
            _ => self.sparse.get(&number).copied().unwrap_or(Value::NONE),
        }
    }

    pub(super) fn insert(&mut self, number: u32, value: Value) {
        self.count += 1;
        self.next = self.next.max(number.saturating_add(1));
        let at = number as usize;
        if at == self.dense.len() {
            self.dense.push(value);
        } else if at < self.dense.len() {
            self.dense[at] = value;
        } else if at < 2 * self.count + 64 {
            self.dense.resize(at, Value::NONE);
            self.dense.push(value);
        } else {
            self.sparse.insert(number, value);
        }
    }

    pub(super) fn clear(&mut self) {
        self.dense.clear();
        self.sparse.clear();
        self.count = 0;
        self.next = 0;
    }
}

/// The state of the function being parsed.
#[derive(Default)]
pub(super) struct FunctionState<'a> {
    /// Whether locals can be used: not between functions, and not in module-level metadata.
    pub(super) active: bool,
    pub(super) body: Body,
    pub(super) numbers: Numbers,
    pub(super) forwards: Vec<Forward>,
    pub(super) waiting: FxHashMap<LocalName<'a>, u32>,
    /// Blocks that were used and not defined, with the offset of the first use.
    pub(super) open_blocks: FxHashMap<u32, (LocalName<'a>, u32)>,
    /// Whether a forward reference is inside metadata.
    pub(super) wraps_forward: bool,
    /// The number of uses of each value, once an order of uses was read.
    pub(super) uses: Option<FxHashMap<Value, u32>>,
    /// The kind of record to make of the last call, and whether the call has an address.
    pub(super) debug_call: Option<(crate::debug::RecordKind, bool)>,
    /// The intrinsic of the last call, if it is a marker of a lifetime with a size.
    pub(super) lifetime: Option<(&'static str, super::old_intrinsics::Origin)>,
    pub(super) lifetimes: Vec<super::lifetimes::Marker>,
    /// The last call, if instructions are to replace it.
    pub(super) expansion: Option<super::recipes::Expansion>,
    /// The instructions that replaced the last call.
    pub(super) expanded: Option<super::recipes::Expanded>,
    /// Names for instructions that replaced calls.
    pub(super) step_names: Vec<super::recipes::StepName>,
    /// The position of the current recipe in the order of their names.
    pub(super) step_order: Option<(super::old_intrinsics::Origin, i64)>,
    /// Values by names that they do not have.
    pub(super) aliases: FxHashMap<LocalName<'a>, Value>,
    /// The parts that the current instruction keeps, if it replaces a call of an older intrinsic.
    pub(super) kept: super::old_intrinsics::Kept,
    /// The current block.
    pub(super) block: Option<Block>,
    /// Whether a block is defined twice, so that it has two positions.
    has_moved_blocks: bool,
}

/// The placeholder of a forward reference.
fn placeholder(index: usize, ty: Type) -> Value {
    Value::pack(TAG_NONE, ty, index as u32 + 1)
}

impl FunctionState<'_> {
    pub(super) fn clear(&mut self) {
        self.active = false;
        self.numbers.clear();
        self.forwards.clear();
        self.waiting.clear();
        self.open_blocks.clear();
        self.wraps_forward = false;
        self.uses = None;
        self.debug_call = None;
        self.lifetime = None;
        self.lifetimes.clear();
        self.expansion = None;
        self.expanded = None;
        self.aliases.clear();
        self.step_names.clear();
        self.kept = super::old_intrinsics::Kept::All;
        self.block = None;
        self.has_moved_blocks = false;
    }

    /// Moves blocks that are defined twice to their last position, as LLVM does.
    pub(super) fn order_blocks(&mut self) {
        if !self.has_moved_blocks {
            return;
        }
        let mut has_position = vec![false; self.body.blocks.len()];
        let order = &mut self.body.order;
        order.reverse();
        order.retain(|block| !core::mem::replace(&mut has_position[block.index()], true));
        order.reverse();
    }

    /// The value that a placeholder stands for.
    pub(super) fn resolve(&self, value: Value) -> Option<Value> {
        if value.tag() != TAG_NONE {
            return None;
        }
        let index = (value.payload() as usize).checked_sub(1)?;
        self.forwards.get(index).map(|forward| forward.value)
    }
}

impl<'a> Parser<'a> {
    /// The name of the current token, a local.
    pub(super) fn local_name(&self) -> LocalName<'a> {
        match self.lex.tok {
            Tok::LocalId => LocalName::Number(self.lex.num as u32),
            _ => LocalName::Name(self.lex.contents()),
        }
    }

    /// A local of the current function as an operand.
    pub(super) fn local(&mut self, ty: Type) -> Parse<Value> {
        if !self.fs.active {
            return self.fail("invalid use of function-local name");
        }
        let at = self.at();
        if ty.is_function() {
            return self.fail("functions are not values, refer to them as pointers");
        }
        let found = if self.lex.tok == Tok::LocalId {
            self.fs.numbers.get(self.lex.num as u32)
        } else if self.lex.escaped {
            self.fs.body.find_name(&self.lex.contents()).unwrap_or(Value::NONE)
        } else {
            self.fs.body.find_name(self.lex.text).unwrap_or(Value::NONE)
        };
        if !found.is_none() {
            if found.ty() != ty {
                return self.wrong_type(at, "%", &self.local_name().text(), found.ty(), ty);
            }
            self.next();
            return Ok(found);
        }
        let name = self.local_name();
        self.next();
        match self.fs.aliases.get(&name) {
            Some(alias) if alias.ty() == ty => Ok(*alias),
            Some(alias) => self.wrong_type(at, "%", &name.text(), alias.ty(), ty),
            None => self.forward(name, ty, at),
        }
    }

    #[cold]
    pub(super) fn wrong_type<T>(
        &self,
        at: u32,
        sigil: &str,
        name: &str,
        found: Type,
        wanted: Type,
    ) -> Parse<T> {
        let name = format!("{sigil}{name}");
        if wanted == Type::LABEL {
            return fail(at, format!("'{name}' is not a basic block"));
        }
        let (found, wanted) = (self.type_text(found), self.type_text(wanted));
        fail(at, format!("'{name}' defined with type '{found}' but expected '{wanted}'"))
    }

    fn forward(&mut self, name: LocalName<'a>, ty: Type, at: u32) -> Parse<Value> {
        if let Some(&index) = self.fs.waiting.get(&name) {
            let expected = self.fs.forwards[index as usize].ty;
            if expected != ty {
                return self.wrong_type(at, "%", &name.text(), expected, ty);
            }
            return Ok(placeholder(index as usize, ty));
        }
        if !self.is_first_class(ty) {
            return fail(at, "invalid use of a non-first-class type");
        }
        if ty == Type::LABEL {
            let block = self.fs.body.create_block();
            self.fs.open_blocks.insert(block.0, (name.clone(), at));
            return Ok(self.register_block(name, block));
        }
        let index = self.fs.forwards.len();
        self.fs.forwards.push(Forward { ty, at, value: Value::NONE });
        self.fs.waiting.insert(name, index as u32);
        Ok(placeholder(index, ty))
    }

    /// Makes a block known by its name or number.
    pub(super) fn register_block(&mut self, name: LocalName<'a>, block: Block) -> Value {
        let value = Value::block(block);
        match name {
            LocalName::Name(name) => {
                self.fs.body.add_name(value, &name);
            }
            LocalName::Number(number) => {
                // The next number stays: the block has no position yet.
                let next = self.fs.numbers.next;
                self.fs.numbers.insert(number, value);
                self.fs.numbers.next = next;
            }
        }
        value
    }

    /// A block as an operand: `%name` after `label`.
    pub(super) fn block_name(&mut self) -> Parse<Block> {
        let at = self.at();
        if !matches!(self.lex.tok, Tok::Local | Tok::LocalId) {
            let value = self.value(Type::LABEL)?;
            return match value.as_block() {
                Some(block) => Ok(block),
                None => fail(at, "expected a basic block"),
            };
        }
        let value = self.local(Type::LABEL)?;
        match value.as_block() {
            Some(block) => Ok(block),
            None => fail(at, "expected a basic block"),
        }
    }

    /// `label %name`.
    pub(super) fn typed_block(&mut self) -> Parse<Block> {
        let at = self.at();
        if self.is_word(b"label") {
            self.next();
            return self.block_name();
        }
        let ty = self.ty()?;
        let value = self.value(ty)?;
        match value.as_block() {
            Some(block) => Ok(block),
            None => fail(at, "expected a basic block"),
        }
    }

    /// Checks a number in the text against the next one and returns the number to use.
    pub(super) fn check_number(
        &self,
        at: u32,
        what: &str,
        sigil: &str,
        next: u32,
        number: Option<u32>,
    ) -> Parse<u32> {
        match number {
            Some(number) if number < next => {
                fail(at, format!("{what} expected to be numbered '{sigil}{next}' or greater"))
            }
            number => Ok(number.unwrap_or(next)),
        }
    }

    /// Defines the result of an instruction. `name` is `None` if the text has none.
    pub(super) fn define(&mut self, name: Option<LocalName<'a>>, at: u32, value: Value) -> Parse<()> {
        if value.ty() == Type::VOID {
            return match name {
                Some(_) => fail(at, "instructions returning void cannot have a name"),
                None => Ok(()),
            };
        }
        match name {
            Some(LocalName::Name(text)) => {
                if !self.fs.waiting.is_empty() {
                    self.settle(&LocalName::Name(text.clone()), at, value)?;
                }
                let is_alias = !self.fs.aliases.is_empty()
                    && self.fs.aliases.contains_key(&LocalName::Name(text.clone()));
                if is_alias || !self.fs.body.add_name(value, &text) {
                    let text = String::from_utf8_lossy(&text);
                    return fail(at, format!("multiple definition of local value named '{text}'"));
                }
            }
            number => {
                let number = match number {
                    Some(LocalName::Number(number)) => Some(number),
                    _ => None,
                };
                let number = self.check_number(at, "instruction", "%", self.fs.numbers.next, number)?;
                if self.fs.numbers.get(number).as_block().is_some() {
                    let ty = self.type_text(Type::LABEL);
                    return fail(at, format!("instruction forward referenced with type '{ty}'"));
                }
                if !self.fs.waiting.is_empty() {
                    self.settle(&LocalName::Number(number), at, value)?;
                }
                self.fs.numbers.insert(number, value);
            }
        }
        Ok(())
    }

    /// Defines a name or number of a value that LLVM gives none.
    pub(super) fn define_alias(&mut self, name: Option<LocalName<'a>>, at: u32, value: Value) -> Parse<()> {
        let Some(LocalName::Name(text)) = name else { return self.define(name, at, value) };
        let name = LocalName::Name(text);
        self.settle(&name, at, value)?;
        let text = name.text();
        if self.fs.body.find_name(text.as_bytes()).is_some() || self.fs.aliases.insert(name, value).is_some()
        {
            return fail(at, format!("multiple definition of local value named '{text}'"));
        }
        Ok(())
    }

    /// Sets the definition of forward references to a local.
    fn settle(&mut self, name: &LocalName<'a>, at: u32, value: Value) -> Parse<()> {
        let Some(index) = self.fs.waiting.remove(name) else { return Ok(()) };
        let forward = &mut self.fs.forwards[index as usize];
        if forward.ty != value.ty() {
            let ty = forward.ty;
            let ty = self.type_text(ty);
            return fail(at, format!("instruction forward referenced with type '{ty}'"));
        }
        forward.value = value;
        Ok(())
    }

    /// Starts a block: `name:`, `7:` or nothing.
    pub(super) fn define_block(&mut self, name: Option<LocalName<'a>>, at: u32) -> Parse<()> {
        let name = match name {
            Some(LocalName::Name(name)) => LocalName::Name(name),
            number => {
                let number = match number {
                    Some(LocalName::Number(number)) => Some(number),
                    _ => None,
                };
                LocalName::Number(self.check_number(at, "label", "", self.fs.numbers.next, number)?)
            }
        };
        let known = match &name {
            LocalName::Name(name) => self.fs.body.find_name(name).unwrap_or(Value::NONE),
            LocalName::Number(number) => self.fs.numbers.get(*number),
        };
        let is_local = self.fs.waiting.contains_key(&name) || !known.is_none() && known.as_block().is_none();
        if is_local {
            return fail(
                at,
                match &name {
                    LocalName::Name(name) => {
                        format!("unable to create block named '{}'", String::from_utf8_lossy(name))
                    }
                    LocalName::Number(number) => format!("unable to create block numbered '{number}'"),
                },
            );
        }
        let block = match known.as_block() {
            Some(block) => {
                self.fs.has_moved_blocks |= self.fs.open_blocks.remove(&block.0).is_none();
                block
            }
            None => {
                let block = self.fs.body.create_block();
                self.register_block(name.clone(), block);
                block
            }
        };
        if let LocalName::Number(number) = name {
            self.fs.numbers.insert(number, Value::block(block));
        }
        self.fs.body.order.push(block);
        self.fs.block = Some(block);
        Ok(())
    }

    /// Checks that all forward references have a definition.
    pub(super) fn check_forwards(&self) -> Parse<()> {
        let values = self.fs.waiting.iter().map(|(name, &index)| (name, self.fs.forwards[index as usize].at));
        let blocks = self.fs.open_blocks.values().map(|(name, at)| (name, *at));
        // LLVM reports the first by name, or else by number.
        match values.chain(blocks).min_by(|a, b| a.0.cmp(b.0)) {
            Some((name, at)) => fail(at, format!("use of undefined value '%{}'", name.text())),
            None => Ok(()),
        }
    }
}
