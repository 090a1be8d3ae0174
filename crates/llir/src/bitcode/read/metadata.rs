//! Blocks of metadata. Uniqued nodes are made in order of the file; distinct ones, which refer to nodes behind them, are
//! read again at the end of the block.

use super::super::codes::{block, metadata as code};
use super::super::error::{Read, bad_record, fail};
use super::super::md_table;
use super::super::stream::Cursor;
use super::module::Reader;
use crate::debug::DiKind;
use crate::metadata::{Md, MdKind, MdView};
use crate::value::{Value, ValueKind};
use terrace_support::FxHashMap;

/// The metadata of a module, then of the current function, by number.
#[derive(Default)]
pub(super) struct Metadata {
    pub(super) list: Vec<Md>,
    /// Nodes that stand for those that are used before they are defined.
    forward: FxHashMap<u32, Md>,
    pub(super) kinds: FxHashMap<u64, MdKind>,
}

impl Metadata {
    /// Metadata that must be defined.
    #[inline]
    pub(super) fn get(&self, number: u64) -> Read<Md> {
        match self.list.get(number as usize) {
            Some(&md) if !md.is_null() => Ok(md),
            _ => fail(format!("a record refers to the metadata {number}, which does not exist")),
        }
    }

    /// Metadata by its number plus one; 0 is none.
    #[inline]
    pub(super) fn or_null(&self, number: u64) -> Read<Md> {
        match number.checked_sub(1) {
            None => Ok(Md::NULL),
            Some(number) => self.get(number),
        }
    }
}

/// A record that is read again at the end of the block.
struct Deferred {
    position: usize,
    abbrev: u64,
    /// The number of the node.
    number: usize,
}

impl Reader<'_> {
    pub(super) fn metadata_block(&mut self) -> Read<()> {
        self.cursor.enter(block::METADATA)?;
        let mut deferred: Vec<Deferred> = Vec::new();
        while let Some(abbrev) = self.cursor.next_id()? {
            let position = self.cursor.position();
            self.cursor.record(abbrev, &mut self.record)?;
            let number = self.md.list.len();
            let mut defer = || deferred.push(Deferred { position, abbrev, number });
            match self.record.code {
                code::STRINGS => self.strings()?,
                code::STRING_OLD => self.md.list.push(self.cx.md_string(&self.record.text(0))),
                code::VALUE => self.value_metadata()?,
                code::ARG_LIST => self.arg_list()?,
                code::KIND => {
                    let kind = self.cx.md_kind(&self.record.text(1));
                    self.md.kinds.insert(self.record.get(0)?, kind);
                }
                code::INDEX_OFFSET | code::INDEX => {}
                code::NAME | code::NAMED_NODE | code::GLOBAL_DECL_ATTACHMENT => defer(),
                code::DISTINCT_NODE => {
                    defer();
                    self.md.list.push(Md::NULL);
                }
                code::NODE => self.node(number)?,
                _ if self.record.or_zero(0) & 1 != 0 => {
                    defer();
                    self.md.list.push(Md::NULL);
                }
                _ => self.node(number)?,
            }
            if self.md.list.len() > number && !self.md.forward.is_empty() {
                self.take_forward(number);
            }
        }
        let end = self.cursor.position();
        self.cursor.swap_closed();
        let mut name: Vec<u8> = Vec::new();
        for Deferred { position, abbrev, number } in deferred {
            self.cursor.seek(position);
            self.cursor.record(abbrev, &mut self.record)?;
            match self.record.code {
                code::NAME => name = self.record.text(0),
                code::NAMED_NODE => {
                    let at = self.m.add_named_list(&name);
                    for i in 0..self.record.ops.len() {
                        let node = self.md.get(self.record.get(i)?)?;
                        if self.cx.md_node_kind(node).is_none() {
                            return fail("named metadata has an operand that is no node");
                        }
                        self.m.named_metadata[at].operands.push(node);
                    }
                }
                code::GLOBAL_DECL_ATTACHMENT => self.global_attachment()?,
                _ => self.node(number)?,
            }
        }
        self.cursor.swap_closed();
        self.cursor.seek(end);
        if !self.md.forward.is_empty() {
            return fail("a node refers to metadata that does not exist");
        }
        Ok(())
    }

    /// A distinct node takes what stood for it.
    fn take_forward(&mut self, number: usize) {
        for number in number..self.md.list.len() {
            if self.md.list[number].is_null()
                && let Some(md) = self.md.forward.remove(&(number as u32))
            {
                self.md.list[number] = md;
            }
        }
    }

    fn strings(&mut self) -> Read<()> {
        let (count, start) = (self.record.get(0)?, self.record.get(1)? as usize);
        let blob = self.record.blob;
        let (Some(lengths), Some(mut chars)) = (blob.get(..start), blob.get(start..)) else {
            return fail("the strings of metadata are not where their record says");
        };
        let mut lengths = Cursor::new(lengths);
        for _ in 0..count {
            let len = lengths.vbr6()?;
            let Some((text, rest)) = usize::try_from(len).ok().and_then(|len| chars.split_at_checked(len))
            else {
                return fail("the strings of metadata are longer than their record");
            };
            self.md.list.push(self.cx.md_string(text));
            chars = rest;
        }
        Ok(())
    }

    /// A value as metadata.
    fn value_metadata(&mut self) -> Read<()> {
        let ty = self.ty(self.record.get(0)?)?;
        let number = self.record.get32(1)?;
        let value = self.values.of_type(number, ty)?;
        if matches!(value.kind(), ValueKind::Asm(_) | ValueKind::Metadata(_) | ValueKind::None) {
            return fail("metadata refers to something that is no value");
        }
        if !self.fs.is_active && !value.is_const() {
            return fail("metadata of the module refers to a value of a function");
        }
        self.md.list.push(self.cx.md_value(value));
        Ok(())
    }

    fn arg_list(&mut self) -> Read<()> {
        if !self.fs.is_active {
            return fail("a list of arguments belongs to no function");
        }
        let mut values: Vec<Value> = Vec::with_capacity(self.record.ops.len());
        for &number in &self.record.ops {
            match self.cx.md_view(self.md.get(number)?) {
                MdView::Value(value) => values.push(value),
                _ => return fail("a list of arguments has one that is no value"),
            }
        }
        if let ValueKind::Metadata(md) = self.cx.di_arg_list(&values).kind() {
            self.md.list.push(md);
        }
        Ok(())
    }

    /// The operand of a node: its number plus one, or 0 for none. A node that is not defined yet gets a substitute, which
    /// becomes the node.
    #[inline]
    pub(super) fn md_operand(&mut self, number: u64) -> Read<Md> {
        let Some(number) = number.checked_sub(1) else { return Ok(Md::NULL) };
        match self.md.list.get(number as usize) {
            Some(&md) if self.fs.is_active && self.is_local(md) => {
                fail("a node refers to a value of a function")
            }
            Some(&md) if !md.is_null() => Ok(md),
            _ => self.forward_md(number),
        }
    }

    /// Whether metadata can be an operand of instructions and debug records only.
    fn is_local(&self, md: Md) -> bool {
        match self.cx.md_view(md) {
            MdView::Value(value) => !value.is_const(),
            MdView::Node(node) => node.kind() == DiKind::DIArgList,
            _ => false,
        }
    }

    fn forward_md(&mut self, number: u64) -> Read<Md> {
        let number = u32::try_from(number).map_err(|_| bad_record())?;
        if let Some(slot) = self.md.list.get_mut(number as usize) {
            *slot = self.cx.md_mutable(true);
            return Ok(*slot);
        }
        let cx = &self.cx;
        Ok(*self.md.forward.entry(number).or_insert_with(|| cx.md_mutable(false)))
    }

    /// Makes the node with a number of the last record.
    fn node(&mut self, number: usize) -> Read<()> {
        let (kind, distinct, words) = self.node_words()?;
        let earlier = match self.md.list.get(number) {
            Some(&md) if !md.is_null() => Some(md),
            Some(_) => None,
            None => self.md.forward.remove(&(number as u32)),
        };
        let cx = &self.cx;
        let md = match earlier {
            Some(md) => {
                let to_itself = cx.md_refers_to(kind, &words, md);
                cx.md_finish(md, distinct || to_itself, kind, &words);
                md
            }
            None if distinct => cx.md_distinct_words(kind, &words),
            None if kind == DiKind::Tuple => cx.md_tuple_words(&words),
            None => cx.md_special(kind, &words),
        };
        match self.md.list.get_mut(number) {
            Some(slot) => *slot = md,
            None => self.md.list.push(md),
        }
        Ok(())
    }

    /// `!dbg` and other metadata of a global variable or of the declaration of a function.
    fn global_attachment(&mut self) -> Read<()> {
        let value = self.values.constant(self.record.get(0)?)?;
        for at in (1..self.record.ops.len()).step_by(2) {
            let (kind, node) = self.attachment(at)?;
            match value.kind() {
                ValueKind::Global(id) => self.m.global_mut(id).metadata.push((kind, node)),
                ValueKind::IFunc(id) => self.m.ifunc_mut(id).metadata.push((kind, node)),
                ValueKind::Func(id) => self.attach_to_function(id, kind, node),
                _ => return fail("metadata is attached to something that is no global"),
            }
        }
        Ok(())
    }

    pub(super) fn attach_to_function(&mut self, id: crate::value::Func, kind: MdKind, node: Md) {
        let data = self.m.func_mut(id);
        if kind == MdKind::DBG {
            data.dbg = node;
        } else {
            data.extra_mut().metadata.push((kind, node));
        }
    }

    /// The kind and node of an attachment, whose numbers are at `at`.
    pub(super) fn attachment(&self, at: usize) -> Read<(MdKind, Md)> {
        let Some(&kind) = self.md.kinds.get(&self.record.get(at)?) else {
            return fail("metadata of an unknown kind is attached");
        };
        let node = self.md.get(self.record.get(at + 1)?)?;
        if self.cx.md_node_kind(node).is_none() {
            return fail("metadata that is no node is attached");
        }
        Ok((kind, if kind == MdKind::TBAA { crate::parse::upgrade_tbaa(&self.cx, node) } else { node }))
    }

    /// The record of a kind of node with fields.
    pub(super) fn node_record(&self) -> Read<&'static md_table::NodeRecord> {
        match md_table::by_code(self.record.code) {
            Some(record) => Ok(record),
            None => fail(format!("the metadata record {} is unknown", self.record.code)),
        }
    }
}
