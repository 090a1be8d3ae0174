//! Global variables, functions, aliases and ifuncs.

use super::super::codes::{
    CODE_MODELS, DLL_STORAGES, LINKAGES, THREAD_LOCALS, UNNAMED_ADDRS, VISIBILITIES, find,
};
use super::super::error::{Read, bad_record, fail};
use super::module::Reader;
use crate::inst::{Align, CallConv};
use crate::module::{Comdat, Linkage, Sanitizer, Symbol, Visibility};
use crate::types::Type;
use crate::value::{Alias, Func, Global, IFunc, ValueKind};

/// A constant that a global refers to by number, before constants are read.
#[derive(Clone, Copy)]
pub(super) enum Pending {
    Initializer(Global, u64),
    Aliasee(Alias, u64),
    Resolver(IFunc, u64),
    Prefix(Func, u64),
    Prologue(Func, u64),
    Personality(Func, u64),
}

/// Old linkages that the storage class replaced.
const DLL_IMPORT: u64 = 5;
const DLL_EXPORT: u64 = 6;
/// The largest alignment is 2^32.
const MAX_LOG_ALIGN: u64 = 32;

/// An alignment: its logarithm plus one, or zero.
pub(super) fn alignment(number: u64) -> Read<Align> {
    match number.checked_sub(1) {
        None => Ok(Align::NONE),
        Some(log @ 0..=MAX_LOG_ALIGN) => Ok(Align::new(1 << log)),
        Some(_) => fail("an alignment is too large"),
    }
}

impl Reader<'_> {
    /// The properties of a symbol; `at` has the operands of the linkage, the visibility, the storage class and whether
    /// the address is significant.
    fn symbol(&self, space: u64, at: [usize; 4], dso_local: usize) -> Read<Symbol> {
        let record = &self.record;
        let linkage = record.get(at[0])?;
        let dll_storage = match linkage {
            DLL_IMPORT => 1,
            DLL_EXPORT => 2,
            _ => record.or_zero(at[2]),
        };
        let linkage = find(LINKAGES, linkage).unwrap_or(Linkage::External);
        let visibility = find(VISIBILITIES, record.or_zero(at[1])).unwrap_or(Visibility::Default);
        let address_space = u32::try_from(space).ok().filter(|space| *space < 1 << 24);
        let mut symbol = Symbol {
            name: Default::default(),
            linkage,
            visibility: if linkage.is_local() { Visibility::Default } else { visibility },
            dll_storage: find(DLL_STORAGES, dll_storage).unwrap_or_default(),
            unnamed_addr: find(UNNAMED_ADDRS, record.or_zero(at[3])).unwrap_or_default(),
            dso_local: record.or_zero(dso_local) != 0,
            address_space: address_space.ok_or_else(bad_record)?,
        };
        symbol.dso_local |= symbol.implies_dso_local();
        Ok(symbol)
    }

    /// The entry of a list with a number; 0 is none.
    fn listed(list: &[Box<[u8]>], number: u64) -> Read<Box<[u8]>> {
        match number.checked_sub(1) {
            None => Ok(Box::default()),
            Some(at) => list.get(at as usize).cloned().ok_or_else(bad_record),
        }
    }

    fn comdat_of(&self, number: u64) -> Read<Option<Comdat>> {
        match number.checked_sub(1) {
            None => Ok(None),
            Some(at) => self.comdats.get(at as usize).copied().map(Some).ok_or_else(bad_record),
        }
    }

    fn partition(&self, at: usize) -> Read<Box<[u8]>> {
        if self.record.ops.len() > at + 1 { Ok(self.name_at(at)?.into()) } else { Ok(Box::default()) }
    }

    /// A name that no other symbol has.
    fn new_name(&self) -> Read<&[u8]> {
        let name = self.symbol_name()?;
        if self.m.lookup(name).is_some() {
            return fail(format!("two symbols have the name '{}'", String::from_utf8_lossy(name)));
        }
        Ok(name)
    }

    pub(super) fn global(&mut self) -> Read<()> {
        let name = self.new_name()?.to_vec();
        let ty = self.ty(self.record.get(2)?)?;
        if !ty.is_first_class() || matches!(ty, Type::LABEL | Type::METADATA) {
            return fail("a global variable has an invalid type");
        }
        let flags = self.record.get(3)?;
        if flags & 2 == 0 {
            return fail("a global variable has a pointer type, as with typed pointers");
        }
        let symbol = self.symbol(flags >> 2, [5, 8, 12, 10], 15)?;
        let record = &self.record;
        let initializer = record.get(4)?;
        let align = alignment(record.get(6)?)?;
        let section = Self::listed(&self.sections, record.get(7)?)?;
        let comdat = self.comdat_of(record.or_zero(13))?;
        let attrs = self.cx.fn_attrs(self.attr_list(record.or_zero(14))?);
        let partition = self.partition(16)?;
        let thread_local = find(THREAD_LOCALS, record.or_zero(9)).unwrap_or_default();
        let (externally_initialized, sanitizer) = (record.or_zero(11) != 0, record.or_zero(18));
        let code_model = find(CODE_MODELS, record.or_zero(19)).unwrap_or_default();
        let id = self.m.add_global(name, ty, symbol.address_space);
        let data = self.m.global_mut(id);
        data.symbol = Symbol { name: core::mem::take(&mut data.symbol.name), ..symbol };
        data.is_constant = flags & 1 != 0;
        (data.align, data.section, data.comdat, data.partition) = (align, section, comdat, partition);
        (data.thread_local, data.externally_initialized) = (thread_local, externally_initialized);
        (data.code_model, data.attrs) = (code_model, attrs);
        data.sanitizer = Sanitizer(sanitizer as u8 & 15);
        if let Some(number) = initializer.checked_sub(1) {
            self.pending.push(Pending::Initializer(id, number));
        }
        self.values.push(self.m.global_value(id));
        Ok(())
    }

    pub(super) fn function(&mut self) -> Read<()> {
        self.set_layout()?;
        let name = self.new_name()?.to_vec();
        let ty = self.ty(self.record.get(2)?)?;
        if !ty.is_function() {
            return fail("a function has no function type, as with typed pointers");
        }
        let program = self.m.layout.program_address_space();
        let space = self.record.ops.get(18).copied().unwrap_or(program.into());
        let symbol = self.symbol(space, [5, 9, 13, 11], 17)?;
        let record = &self.record;
        let (cc, is_declaration) = (record.get(3)?, record.get(4)? != 0);
        let attrs = self.attr_list(record.get(6)?)?;
        let align = alignment(record.get(7)?)?;
        let section = Self::listed(&self.sections, record.get(8)?)?;
        let gc = Self::listed(&self.collectors, record.or_zero(10))?;
        let comdat = self.comdat_of(record.or_zero(14))?;
        let partition = self.partition(19)?;
        let constants = [record.or_zero(12), record.or_zero(15), record.or_zero(16)];
        let value = self.m.declare_function(&name, symbol.address_space);
        let Some(id) = value.as_func() else { return Err(bad_record()) };
        let data = self.m.func_mut(id);
        data.symbol = Symbol { name: core::mem::take(&mut data.symbol.name), ..symbol };
        (data.ty, data.attrs) = (ty, attrs);
        data.cc = CallConv(u16::try_from(cc).ok().filter(|cc| *cc < 1 << 10).ok_or_else(bad_record)?);
        if !align.is_none()
            || comdat.is_some()
            || !section.is_empty()
            || !gc.is_empty()
            || !partition.is_empty()
        {
            let extra = data.extra_mut();
            (extra.align, extra.comdat, extra.section) = (align, comdat, section);
            (extra.gc, extra.partition) = (gc, partition);
        }
        let kinds = [Pending::Prologue, Pending::Prefix, Pending::Personality];
        for (number, kind) in constants.into_iter().zip(kinds) {
            if let Some(number) = number.checked_sub(1) {
                self.pending.push(kind(id, number));
            }
        }
        if !is_declaration {
            self.definitions.push(id);
        }
        self.values.push(value);
        Ok(())
    }

    pub(super) fn alias(&mut self) -> Read<()> {
        let name = self.new_name()?.to_vec();
        let ty = self.ty(self.record.get(2)?)?;
        let symbol = self.symbol(self.record.get(3)?, [5, 6, 7, 9], 10)?;
        let aliasee = self.record.get(4)?;
        let thread_local = find(THREAD_LOCALS, self.record.or_zero(8)).unwrap_or_default();
        let partition = self.partition(11)?;
        let id = self.m.add_alias(name, ty, symbol.address_space, crate::value::Value::NONE);
        let data = self.m.alias_mut(id);
        data.symbol = Symbol { name: core::mem::take(&mut data.symbol.name), ..symbol };
        (data.thread_local, data.partition) = (thread_local, partition);
        self.pending.push(Pending::Aliasee(id, aliasee));
        self.values.push(self.m.alias_value(id));
        Ok(())
    }

    pub(super) fn ifunc(&mut self) -> Read<()> {
        let name = self.new_name()?.to_vec();
        let ty = self.ty(self.record.get(2)?)?;
        // An ifunc has neither a storage class nor an insignificant address.
        let none = usize::MAX;
        let symbol = self.symbol(self.record.get(3)?, [5, 6, none, none], 7)?;
        let resolver = self.record.get(4)?;
        let partition = self.partition(8)?;
        let id = self.m.add_ifunc(name, ty, symbol.address_space, crate::value::Value::NONE);
        let data = self.m.ifunc_mut(id);
        data.symbol = Symbol { name: core::mem::take(&mut data.symbol.name), ..symbol };
        data.partition = partition;
        self.pending.push(Pending::Resolver(id, resolver));
        self.values.push(self.m.ifunc_value(id));
        Ok(())
    }

    /// Sets the constants that globals refer to, when all are read.
    pub(super) fn resolve_globals(&mut self) -> Read<()> {
        for pending in core::mem::take(&mut self.pending) {
            let (Pending::Initializer(_, number)
            | Pending::Aliasee(_, number)
            | Pending::Resolver(_, number)
            | Pending::Prefix(_, number)
            | Pending::Prologue(_, number)
            | Pending::Personality(_, number)) = pending;
            let value = self.values.constant(number)?;
            match pending {
                Pending::Initializer(id, _) => {
                    if value.ty() != self.m.global(id).ty {
                        return fail("an initializer has another type than its variable");
                    }
                    self.m.global_mut(id).initializer = Some(value);
                }
                Pending::Aliasee(id, _) => self.m.alias_mut(id).aliasee = value,
                Pending::Resolver(id, _) => self.m.ifunc_mut(id).resolver = value,
                Pending::Prefix(id, _) => self.m.func_mut(id).extra_mut().prefix = Some(value),
                Pending::Prologue(id, _) => self.m.func_mut(id).extra_mut().prologue = Some(value),
                Pending::Personality(id, _) => self.m.func_mut(id).extra_mut().personality = Some(value),
            }
            let is_pointer = matches!(pending, Pending::Aliasee(..) | Pending::Resolver(..));
            if is_pointer && (!value.ty().is_ptr() || matches!(value.kind(), ValueKind::None)) {
                return fail("an alias or ifunc refers to something that is no pointer");
            }
        }
        Ok(())
    }
}
