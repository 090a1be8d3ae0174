//! The properties that all globals share: linkage, visibility, thread-local storage, comdats.

use super::Parser;
use super::error::{Parse, fail};
use super::token::Tok;
use crate::inst::Align;
use crate::module::*;
use crate::value::Value;

/// A comdat: whether it has a definition, and the offset of its first use.
#[derive(Clone, Copy, Debug)]
pub(super) struct ComdatUse {
    pub(super) comdat: Comdat,
    pub(super) defined: bool,
    pub(super) at: u32,
}

/// Linkage, visibility and storage class.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) linkage: Linkage,
    pub(super) has_linkage: bool,
    pub(super) visibility: Visibility,
    pub(super) dll_storage: DllStorage,
    pub(super) dso_local: bool,
}

impl Head {
    /// Checks that a local symbol has the default visibility and no storage class.
    pub(super) fn check(&self, at: u32) -> Parse<()> {
        if self.linkage.is_local() && self.visibility != Visibility::Default {
            return fail(at, "symbol with local linkage must have default visibility");
        }
        if self.linkage.is_local() && self.dll_storage != DllStorage::None {
            return fail(at, "symbol with local linkage cannot have a DLL storage class");
        }
        Ok(())
    }

    pub(super) fn apply(&self, symbol: &mut Symbol) {
        symbol.linkage = self.linkage;
        symbol.visibility = self.visibility;
        symbol.dll_storage = self.dll_storage;
        symbol.dso_local = self.dso_local;
        symbol.dso_local |= symbol.implies_dso_local();
    }
}

impl Parser<'_> {
    /// Linkage, visibility and storage class, all optional.
    pub(super) fn head(&mut self) -> Parse<Head> {
        let mut has_linkage = true;
        let linkage = match self.word() {
            b"private" => Linkage::Private,
            b"internal" => Linkage::Internal,
            b"weak" => Linkage::WeakAny,
            b"weak_odr" => Linkage::WeakOdr,
            b"linkonce" => Linkage::LinkOnceAny,
            b"linkonce_odr" => Linkage::LinkOnceOdr,
            b"available_externally" => Linkage::AvailableExternally,
            b"appending" => Linkage::Appending,
            b"common" => Linkage::Common,
            b"extern_weak" => Linkage::ExternalWeak,
            b"external" => Linkage::External,
            _ => {
                has_linkage = false;
                Linkage::External
            }
        };
        if has_linkage {
            self.next();
        }
        let at = self.at();
        let mut dso_local = false;
        if self.eat_word(b"dso_local") {
            dso_local = true;
        } else {
            self.eat_word(b"dso_preemptable");
        }
        let visibility = match self.word() {
            b"default" => Visibility::Default,
            b"hidden" => Visibility::Hidden,
            b"protected" => Visibility::Protected,
            _ => {
                let dll_storage = self.dll_storage();
                return self.finish_head(
                    at,
                    linkage,
                    has_linkage,
                    Visibility::Default,
                    dll_storage,
                    dso_local,
                );
            }
        };
        self.next();
        let dll_storage = self.dll_storage();
        self.finish_head(at, linkage, has_linkage, visibility, dll_storage, dso_local)
    }

    fn finish_head(
        &self,
        at: u32,
        linkage: Linkage,
        has_linkage: bool,
        visibility: Visibility,
        dll_storage: DllStorage,
        dso_local: bool,
    ) -> Parse<Head> {
        if dso_local && dll_storage == DllStorage::Import {
            return fail(at, "dso_location and DLL-StorageClass mismatch");
        }
        Ok(Head { linkage, has_linkage, visibility, dll_storage, dso_local })
    }

    fn dll_storage(&mut self) -> DllStorage {
        if self.eat_word(b"dllimport") {
            DllStorage::Import
        } else if self.eat_word(b"dllexport") {
            DllStorage::Export
        } else {
            DllStorage::None
        }
    }

    pub(super) fn thread_local(&mut self) -> Parse<ThreadLocal> {
        if !self.eat_word(b"thread_local") {
            return Ok(ThreadLocal::None);
        }
        if !self.eat(b'(') {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let model = match self.word() {
            b"localdynamic" => ThreadLocal::LocalDynamic,
            b"initialexec" => ThreadLocal::InitialExec,
            b"localexec" => ThreadLocal::LocalExec,
            _ => return self.fail("expected localdynamic, initialexec or localexec"),
        };
        self.next();
        self.expect(b')', "expected ')' after thread local model")?;
        Ok(model)
    }

    pub(super) fn unnamed_addr(&mut self) -> UnnamedAddr {
        if self.eat_word(b"unnamed_addr") {
            UnnamedAddr::Global
        } else if self.eat_word(b"local_unnamed_addr") {
            UnnamedAddr::Local
        } else {
            UnnamedAddr::None
        }
    }

    /// `align 8`, optional; `align(8)` if allowed.
    pub(super) fn align(&mut self, parens: bool) -> Parse<Align> {
        if !self.eat_word(b"align") {
            return Ok(Align::NONE);
        }
        self.align_number(parens)
    }

    /// The number after `align`.
    pub(super) fn align_number(&mut self, parens: bool) -> Parse<Align> {
        let at = self.at();
        let open = parens && self.eat(b'(');
        let bytes = self.uint64()?;
        if open && !self.eat(b')') {
            return fail(at, "expected ')'");
        }
        if !bytes.is_power_of_two() {
            return fail(at, "alignment is not a power of two");
        }
        if bytes > 1 << 32 {
            return fail(at, "huge alignments are not supported yet");
        }
        Ok(Align::new(bytes))
    }

    /// `comdat` or `comdat($name)`, optional.
    pub(super) fn comdat(&mut self, own: &[u8]) -> Parse<Option<Comdat>> {
        let at = self.at();
        if !self.eat_word(b"comdat") {
            return Ok(None);
        }
        if !self.eat(b'(') {
            if own.is_empty() {
                return self.fail("comdat cannot be unnamed");
            }
            return Ok(Some(self.comdat_named(own, at)));
        }
        let token = self.lex.token();
        if token.kind != Tok::Comdat {
            return self.fail("expected comdat variable");
        }
        let at = self.at();
        let comdat = self.comdat_named(&token.contents(), at);
        self.lex.skip(&token);
        self.expect(b')', "expected ')' after comdat var")?;
        Ok(Some(comdat))
    }

    fn comdat_named(&mut self, name: &[u8], at: u32) -> Comdat {
        if let Some(known) = self.comdats.get(name) {
            return known.comdat;
        }
        let comdat = self.m.comdat(name, ComdatKind::Any);
        self.comdats.insert(name.to_vec(), ComdatUse { comdat, defined: false, at });
        comdat
    }

    /// `$name = comdat any`.
    pub(super) fn comdat_definition(&mut self) -> Parse<()> {
        let at = self.at();
        let token = self.lex.token();
        let name = token.contents();
        self.lex.skip(&token);
        self.expect(b'=', "expected '=' here")?;
        self.expect_word(b"comdat", "expected comdat type")?;
        let kind = match self.word() {
            b"any" => ComdatKind::Any,
            b"exactmatch" => ComdatKind::ExactMatch,
            b"largest" => ComdatKind::Largest,
            b"nodeduplicate" => ComdatKind::NoDeduplicate,
            b"samesize" => ComdatKind::SameSize,
            _ => return self.fail("unknown selection kind"),
        };
        self.next();
        if self.comdats.get(&name[..]).is_some_and(|known| known.defined) {
            let name = String::from_utf8_lossy(&name);
            return fail(at, format!("redefinition of comdat '${name}'"));
        }
        let comdat = self.comdat_named(&name, at);
        if let Some(known) = self.comdats.get_mut(&name[..]) {
            known.defined = true;
        }
        self.m.set_comdat_kind(comdat, kind);
        Ok(())
    }

    /// The global that the scan found at this offset.
    pub(super) fn defined_global(&mut self, at: u32) -> Option<Value> {
        while let Some(&(start, value)) = self.found.globals.get(self.next_global) {
            if start > at {
                return None;
            }
            self.next_global += 1;
            if start == at {
                return Some(value);
            }
        }
        None
    }
}
