//! The locals of the function being parsed: values and blocks by name and number, and forward references.

use super::Parser;
use super::error::{Parse, fail};
use super::numbered::Numbered;
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
    pub(super) fn number(&self) -> Option<u32> {
        match self {
            LocalName::Number(number) => Some(*number),
            LocalName::Name(_) => None,
        }
    }

    /// The text in messages, without the sigil.
    pub(super) fn text(&self) -> String {
        match self {
            LocalName::Name(name) => String::from_utf8_lossy(name).into_owned(),
            LocalName::Number(number) => number.to_string(),
        }
    }
}

const NAMED_VOID: &str = "instructions returning void cannot have a name";

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
pub(super) struct Forward<'a> {
    name: LocalName<'a>,
    at: u32,
    /// The definition, once it was parsed.
    value: Value,
}

/// The state of the function being parsed.
#[derive(Default)]
pub(super) struct FunctionState<'a> {
    /// Whether locals can be used: not between functions, and not in module-level metadata.
    pub(super) active: bool,
    pub(super) body: Body,
    /// Values by number, or placeholders of forward references.
    numbers: Numbered<Value>,
    /// The number that the next definition may have at least.
    next_number: u32,
    pub(super) forwards: Vec<Forward<'a>>,
    /// The placeholders of names without a definition so far.
    waiting: FxHashMap<Cow<'a, [u8]>, Value>,
    /// The names of blocks that were used and not defined, by block, with the offset of the first use.
    open_blocks: Vec<Option<(LocalName<'a>, u32)>>,
    /// Whether a forward reference is inside metadata.
    pub(super) wraps_forward: bool,
    /// The number of uses of each value, once an order of uses was read.
    pub(super) uses: Option<FxHashMap<Value, u32>>,
    /// The kind of record to make of the last call, and whether the call has an address.
    pub(super) debug_call: Option<(crate::debug::RecordKind, bool)>,
    /// The intrinsic of the last call, if it is a marker of a lifetime with a size.
    pub(super) lifetime: Option<(&'static str, super::origin::Origin)>,
    pub(super) lifetimes: Vec<super::lifetimes::Marker>,
    /// The last call, if instructions are to replace it.
    pub(super) expansion: Option<super::recipes::Expansion>,
    /// The instructions that replaced the last call.
    pub(super) expanded: Option<super::recipes::Expanded>,
    /// Names for instructions that replaced calls.
    pub(super) step_names: Vec<super::recipes::StepName>,
    /// The position of the current recipe in the order of their names.
    pub(super) step_order: Option<(super::origin::Origin, i64)>,
    /// Values by names that they do not have.
    pub(super) aliases: FxHashMap<LocalName<'a>, Value>,
    /// The parts that the current instruction keeps, if it replaces a call of an older intrinsic.
    pub(super) kept: super::old_intrinsics::Kept,
    /// The current block.
    pub(super) block: Option<Block>,
    /// Whether a block is defined twice, so that it has two positions.
    has_moved_blocks: bool,
}

impl<'a> FunctionState<'a> {
    /// Prepares for a body of this length.
    pub(super) fn clear(&mut self, len: usize) {
        self.active = false;
        self.numbers.reset(len);
        self.next_number = 0;
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

    /// Enters the value that is defined with a number.
    #[inline]
    pub(super) fn set_number(&mut self, number: u32, value: Value) {
        self.next_number = self.next_number.max(number.saturating_add(1));
        self.numbers.set(number, value);
    }

    /// A local by name, or the placeholder of its forward references; `NONE` if it was not used yet.
    pub(super) fn find(&self, name: &LocalName<'a>) -> Value {
        match name {
            LocalName::Number(number) => self.numbers.get(*number),
            LocalName::Name(name) => self.find_name(name),
        }
    }

    fn find_name(&self, name: &[u8]) -> Value {
        match self.body.find_name(name) {
            Some(value) => value,
            None if self.waiting.is_empty() => Value::NONE,
            None => self.waiting.get(name).copied().unwrap_or(Value::NONE),
        }
    }

    /// Notes a block that was used and not defined.
    pub(super) fn open_block(&mut self, block: Block, name: LocalName<'a>, at: u32) {
        let index = block.index();
        if self.open_blocks.len() <= index {
            self.open_blocks.resize(index + 1, None);
        }
        self.open_blocks[index] = Some((name, at));
    }

    /// The forward reference that a placeholder stands for.
    fn forward_mut(&mut self, placeholder: Value) -> Option<&mut Forward<'a>> {
        self.forwards.get_mut((placeholder.payload() as usize).checked_sub(1)?)
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
    /// The name of the current token, a local, and the offset behind it.
    #[inline(always)]
    pub(super) fn local_name(&mut self) -> (LocalName<'a>, usize) {
        match self.lex.id() {
            Some((number, end)) => (LocalName::Number(number), end),
            None => {
                let (name, end) = self.lex.name();
                (LocalName::Name(name), end)
            }
        }
    }

    /// Skips the current token if it is a local. Returns its name.
    #[inline(always)]
    pub(super) fn eat_local(&mut self) -> Option<LocalName<'a>> {
        if !self.lex.at_local() {
            return None;
        }
        let (name, end) = self.local_name();
        self.lex.seek(end);
        Some(name)
    }

    /// The value of the current token, a local, or its placeholder, and the offset behind it.
    #[inline(always)]
    fn find_local(&mut self) -> (Value, usize) {
        match self.lex.small_id() {
            Some((number, end)) => (self.fs.numbers.get(number), end),
            None => self.find_long_local(),
        }
    }

    #[inline(never)]
    fn find_long_local(&mut self) -> (Value, usize) {
        let (name, end) = self.local_name();
        (self.fs.find(&name), end)
    }

    /// A local of the current function as an operand.
    #[inline(always)]
    pub(super) fn local(&mut self, ty: Type) -> Parse<Value> {
        let (found, end) = self.find_local();
        if !self.fs.active || found == Value::NONE || found.ty() != ty {
            return self.unknown_local(found, ty);
        }
        self.lex.seek(end);
        Ok(found)
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

    /// A local that has no definition so far, or another type.
    #[inline(never)]
    fn unknown_local(&mut self, found: Value, ty: Type) -> Parse<Value> {
        if !self.fs.active {
            return self.fail("invalid use of function-local name");
        }
        let at = self.at();
        if ty.is_function() {
            return self.fail("functions are not values, refer to them as pointers");
        }
        let (name, end) = self.local_name();
        if !found.is_none() {
            return self.wrong_type(at, "%", &name.text(), found.ty(), ty);
        }
        self.lex.seek(end);
        if found != Value::NONE {
            return self.wrong_type(at, "%", &name.text(), found.ty(), ty);
        }
        match self.fs.aliases.get(&name) {
            Some(&alias) if alias.ty() == ty => return Ok(alias),
            Some(alias) => return self.wrong_type(at, "%", &name.text(), alias.ty(), ty),
            None => {}
        }
        if !self.is_first_class(ty) {
            return fail(at, "invalid use of a non-first-class type");
        }
        if ty == Type::LABEL {
            let block = self.fs.body.create_block();
            self.fs.open_block(block, name.clone(), at);
            return Ok(self.register_block(name, block));
        }
        self.fs.forwards.push(Forward { name: name.clone(), at, value: Value::NONE });
        let placeholder = Value::pack(TAG_NONE, ty, self.fs.forwards.len() as u32);
        match name {
            LocalName::Number(number) => self.fs.numbers.set(number, placeholder),
            LocalName::Name(name) => {
                self.fs.waiting.insert(name, placeholder);
            }
        }
        Ok(placeholder)
    }

    /// Makes a block known by its name or number.
    pub(super) fn register_block(&mut self, name: LocalName<'a>, block: Block) -> Value {
        let value = Value::block(block);
        match name {
            LocalName::Name(name) => {
                self.fs.body.add_name(value, &name);
            }
            LocalName::Number(number) => self.fs.numbers.set(number, value),
        }
        value
    }

    /// A block as an operand: `%name` after `label`.
    pub(super) fn block_name(&mut self) -> Parse<Block> {
        let at = self.at();
        if !self.lex.at_local() {
            let value = self.value(Type::LABEL)?;
            return match value.as_block() {
                Some(block) => Ok(block),
                None => fail(at, "expected a basic block"),
            };
        }
        match self.local(Type::LABEL)?.as_block() {
            Some(block) => Ok(block),
            None => fail(at, "expected a basic block"),
        }
    }

    /// `label %name`.
    pub(super) fn typed_block(&mut self) -> Parse<Block> {
        let at = self.at();
        if self.eat_word(b"label") {
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
    #[inline]
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
        match name {
            Some(LocalName::Name(text)) => self.define_name(text, at, value),
            Some(LocalName::Number(number)) => self.define_number(Some(number), at, value),
            None => self.define_number(None, at, value),
        }
    }

    pub(super) fn define_name(&mut self, text: Cow<'a, [u8]>, at: u32, value: Value) -> Parse<()> {
        if value.ty() == Type::VOID {
            return fail(at, NAMED_VOID);
        }
        if !self.fs.waiting.is_empty()
            && let Some(placeholder) = self.fs.waiting.remove(&text)
        {
            self.settle(placeholder, at, value)?;
        }
        let is_alias =
            !self.fs.aliases.is_empty() && self.fs.aliases.contains_key(&LocalName::Name(text.clone()));
        if is_alias || !self.fs.body.add_name(value, &text) {
            let text = String::from_utf8_lossy(&text);
            return fail(at, format!("multiple definition of local value named '{text}'"));
        }
        Ok(())
    }

    /// Defines the result of an instruction without a name.
    #[inline]
    pub(super) fn define_number(&mut self, number: Option<u32>, at: u32, value: Value) -> Parse<()> {
        if value.ty() == Type::VOID {
            return if number.is_some() { fail(at, NAMED_VOID) } else { Ok(()) };
        }
        let number = self.check_number(at, "instruction", "%", self.fs.next_number, number)?;
        let used = self.fs.numbers.get(number);
        if used != Value::NONE {
            self.settle(used, at, value)?;
        }
        self.fs.set_number(number, value);
        Ok(())
    }

    /// Defines a name or number of a value that LLVM gives none.
    pub(super) fn define_alias(&mut self, name: Option<LocalName<'a>>, at: u32, value: Value) -> Parse<()> {
        let Some(LocalName::Name(text)) = name else { return self.define(name, at, value) };
        if let Some(placeholder) = self.fs.waiting.remove(&text) {
            self.settle(placeholder, at, value)?;
        }
        let name = LocalName::Name(text);
        let text = name.text();
        if self.fs.body.find_name(text.as_bytes()).is_some() || self.fs.aliases.insert(name, value).is_some()
        {
            return fail(at, format!("multiple definition of local value named '{text}'"));
        }
        Ok(())
    }

    /// Sets the definition of forward references to a local: `used` is their placeholder, or a block.
    fn settle(&mut self, used: Value, at: u32, value: Value) -> Parse<()> {
        if used.is_none() && used.ty() == value.ty() {
            if let Some(forward) = self.fs.forward_mut(used) {
                forward.value = value;
            }
            return Ok(());
        }
        let ty = self.type_text(used.ty());
        fail(at, format!("instruction forward referenced with type '{ty}'"))
    }

    /// Starts a block: `name:`, `7:` or nothing.
    pub(super) fn define_block(&mut self, name: Option<LocalName<'a>>, at: u32) -> Parse<()> {
        let name = match name {
            Some(LocalName::Name(name)) => LocalName::Name(name),
            number => {
                let number = number.and_then(|name| name.number());
                LocalName::Number(self.check_number(at, "label", "", self.fs.next_number, number)?)
            }
        };
        let known = self.fs.find(&name);
        if known != Value::NONE && known.as_block().is_none() {
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
                let open = self.fs.open_blocks.get_mut(block.index()).and_then(|open| open.take());
                self.fs.has_moved_blocks |= open.is_none();
                block
            }
            None => {
                let block = self.fs.body.create_block();
                self.register_block(name.clone(), block);
                block
            }
        };
        if let LocalName::Number(number) = name {
            self.fs.set_number(number, Value::block(block));
        }
        self.fs.body.order.push(block);
        self.fs.block = Some(block);
        Ok(())
    }

    /// Checks that all forward references have a definition.
    pub(super) fn check_forwards(&self) -> Parse<()> {
        let values = self.fs.forwards.iter().filter(|forward| forward.value.is_none());
        let values = values.map(|forward| (&forward.name, forward.at));
        let blocks = self.fs.open_blocks.iter().flatten().map(|(name, at)| (name, *at));
        // LLVM reports the first by name, or else by number.
        match values.chain(blocks).min_by(|a, b| a.0.cmp(b.0)) {
            Some((name, at)) => fail(at, format!("use of undefined value '%{}'", name.text())),
            None => Ok(()),
        }
    }
}
