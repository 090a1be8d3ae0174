//! The blocks of a module.

use super::super::codes::{MODULE_VERSION, block, module};
use super::super::error::{Read, bad_record, fail};
use super::super::stream::{Cursor, Entry, Record};
use super::Parts;
use super::metadata::Metadata;
use super::values::Values;
use crate::attrs::{AttrList, AttrSet};
use crate::context::{Context, SyncScope};
use crate::layout::DataLayout;
use crate::module::{Comdat, Module};
use crate::types::Type;
use crate::value::Func;
use std::sync::Arc;
use terrace_support::FxHashMap;

/// The state of the reader.
pub(super) struct Reader<'a> {
    pub(super) cursor: Cursor<'a>,
    /// The last record.
    pub(super) record: Record<'a>,
    pub(super) m: Module,
    pub(super) cx: Arc<Context>,
    pub(super) strtab: &'a [u8],
    pub(super) producer: &'a str,
    pub(super) types: super::types::Types,
    /// Sets of attributes with their indices, by group.
    pub(super) groups: FxHashMap<u64, (u64, AttrSet)>,
    pub(super) attr_lists: Vec<AttrList>,
    /// The number of parameters in lists of attributes.
    pub(super) n_param_sets: usize,
    /// Whether there are attributes that [`Reader::upgrade_functions`] replaces.
    pub(super) has_old_attributes: bool,
    pub(super) sections: Vec<Box<[u8]>>,
    pub(super) collectors: Vec<Box<[u8]>>,
    pub(super) comdats: Vec<Comdat>,
    pub(super) bundle_tags: Vec<u32>,
    pub(super) scopes: Vec<SyncScope>,
    pub(super) values: Values,
    pub(super) expansions: super::expansion::Expansions,
    pub(super) md: Metadata,
    /// Constants that globals refer to by number: initializers, aliasees and more.
    pub(super) pending: Vec<super::globals::Pending>,
    /// Functions whose bodies are still to come.
    pub(super) definitions: Vec<Func>,
    pub(super) next_definition: usize,
    /// Data that each function reuses.
    pub(super) fs: super::function::FunctionState,
    layout: Option<Vec<u8>>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(name: &str, cursor: Cursor<'a>, parts: &'a Parts<'a>) -> Self {
        let mut m = Module::new(name);
        m.source_filename.clear();
        let cx = Arc::clone(&m.cx);
        Self {
            cursor,
            record: Record::default(),
            m,
            cx,
            strtab: parts.strtab,
            producer: &parts.producer,
            types: Default::default(),
            groups: Default::default(),
            attr_lists: Vec::new(),
            n_param_sets: 0,
            has_old_attributes: false,
            sections: Vec::new(),
            collectors: Vec::new(),
            comdats: Vec::new(),
            bundle_tags: Vec::new(),
            scopes: vec![SyncScope::SINGLE_THREAD, SyncScope::SYSTEM],
            values: Values::default(),
            expansions: Default::default(),
            md: Metadata::default(),
            pending: Vec::new(),
            definitions: Vec::new(),
            next_definition: 0,
            fs: Default::default(),
            layout: None,
        }
    }

    /// Reads the next record of a block. `false` is the end of the block.
    pub(super) fn next_record(&mut self) -> Read<bool> {
        self.cursor.next_record(&mut self.record)
    }

    /// Reads the module, the id of whose block has been read.
    pub(super) fn module(&mut self) -> Read<()> {
        let cx = Arc::clone(&self.cx);
        let _hold = cx.hold();
        self.cursor.enter(block::MODULE)?;
        loop {
            match self.cursor.next()? {
                Entry::End => break,
                Entry::Block(id) => {
                    self.record.code = 0;
                    self.module_block(id)?;
                }
                Entry::Record(id) => {
                    self.cursor.record(id, &mut self.record)?;
                    self.module_record()?;
                }
            }
        }
        self.set_layout()?;
        self.resolve_globals()?;
        if self.next_definition != self.definitions.len() {
            return fail("a function has no body");
        }
        self.upgrade_functions();
        self.check_block_addresses()
    }

    fn module_block(&mut self, id: u32) -> Read<()> {
        match id {
            block::TYPE => self.type_block(),
            block::PARAMATTR_GROUP => self.attribute_groups(),
            block::PARAMATTR => self.attribute_lists(),
            block::CONSTANTS => {
                self.set_layout()?;
                self.constants_block()
            }
            block::METADATA => self.metadata_block(),
            block::METADATA_KIND => self.metadata_kinds(),
            block::OPERAND_BUNDLE_TAGS => self.bundle_tags(),
            block::SYNC_SCOPE_NAMES => self.scope_names(),
            block::FUNCTION => {
                self.set_layout()?;
                self.resolve_globals()?;
                self.function_block()
            }
            block::SUMMARY | block::FULL_LTO_SUMMARY => {
                self.m.dropped_summary = true;
                self.cursor.skip_block()
            }
            _ => self.cursor.skip_or_info(id),
        }
    }

    fn module_record(&mut self) -> Read<()> {
        match self.record.code {
            module::VERSION if self.record.get(0)? != MODULE_VERSION => {
                return fail(format!(
                    "the module has version {}, and only {MODULE_VERSION} is read, which LLVM writes since version 5",
                    self.record.get(0)?
                ));
            }
            module::TRIPLE => self.m.triple = self.record.text(0),
            module::DATALAYOUT => self.layout = Some(self.record.text(0)),
            module::ASM => {
                self.m.module_asm = self.record.text(0);
                if !self.m.module_asm.is_empty() && !self.m.module_asm.ends_with(b"\n") {
                    self.m.module_asm.push(b'\n');
                }
            }
            module::SOURCE_FILENAME => self.m.source_filename = self.record.text(0),
            module::SECTIONNAME => self.sections.push(self.record.text(0).into()),
            module::GCNAME => self.collectors.push(self.record.text(0).into()),
            module::COMDAT => self.comdat()?,
            module::GLOBALVAR => self.global()?,
            module::FUNCTION => self.function()?,
            module::ALIAS => self.alias()?,
            module::IFUNC => self.ifunc()?,
            _ => {}
        }
        Ok(())
    }

    /// Sets the data layout, which declarations of functions and constants need.
    pub(super) fn set_layout(&mut self) -> Read<()> {
        let Some(text) = self.layout.take() else { return Ok(()) };
        let upgraded = super::layout::upgraded(&text, &self.m.triple);
        let text = String::from_utf8_lossy(&upgraded);
        match DataLayout::parse(&text) {
            Ok(layout) => {
                self.m.layout = layout;
                Ok(())
            }
            Err(error) => fail(error.to_string()),
        }
    }

    /// A name in the string table: its offset and size are the first two operands.
    pub(super) fn symbol_name(&self) -> Read<&'a [u8]> {
        self.name_at(0)
    }

    /// The part of the string table whose offset and size are at these operands.
    pub(super) fn name_at(&self, at: usize) -> Read<&'a [u8]> {
        let (start, len) = (self.record.get(at)?, self.record.get(at + 1)?);
        let range = start.checked_add(len).and_then(|end| {
            let (start, end) = (usize::try_from(start).ok()?, usize::try_from(end).ok()?);
            self.strtab.get(start..end)
        });
        range.map_or_else(|| fail("a name is not in the string table"), Ok)
    }

    /// The type with a number.
    #[inline]
    pub(super) fn ty(&self, number: u64) -> Read<Type> {
        self.types.get(number)
    }

    /// The list of attributes with a number; 0 is none.
    pub(super) fn attr_list(&self, number: u64) -> Read<AttrList> {
        match number.checked_sub(1) {
            None => Ok(AttrList::EMPTY),
            Some(at) => self.attr_lists.get(at as usize).copied().ok_or_else(bad_record),
        }
    }

    /// Checks that blocks whose addresses are constants exist.
    fn check_block_addresses(&self) -> Read<()> {
        for (func, block) in self.cx.block_addresses(0) {
            let data = self.m.functions().get(func.index());
            let body = data.and_then(|data| data.body.as_ref());
            if body.is_none_or(|body| block.index() >= body.blocks().len() || block.index() == 0) {
                return fail("a constant is the address of a block that does not exist, or of an entry");
            }
        }
        Ok(())
    }
}
