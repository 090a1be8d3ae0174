//! Global variables, aliases and ifuncs.

use super::Parser;
use super::error::{Parse, fail};
use super::symbol::Head;
use super::token::Tok;
use crate::metadata::{Md, MdKind};
use crate::module::*;
use crate::types::Type;
use crate::value::*;

impl<'a> Parser<'a> {
    /// A global after its name and `=`. `at` is the offset of the name.
    pub(super) fn global(&mut self, at: u32, name: &[u8]) -> Parse<()> {
        let head = self.head()?;
        let thread_local = self.thread_local()?;
        let unnamed_addr = self.unnamed_addr();
        match self.word() {
            b"alias" | b"ifunc" => self.alias(at, name, head, thread_local, unnamed_addr),
            _ => self.variable(at, name, head, thread_local, unnamed_addr),
        }
    }

    fn redefinition<T>(&self, at: u32, name: &[u8]) -> Parse<T> {
        fail(at, format!("redefinition of global '@{}'", String::from_utf8_lossy(name)))
    }

    fn variable(
        &mut self,
        at: u32,
        name: &[u8],
        head: Head,
        thread_local: ThreadLocal,
        unnamed_addr: UnnamedAddr,
    ) -> Parse<()> {
        head.check(at)?;
        self.address_space()?;
        let externally_initialized = self.eat_word(b"externally_initialized");
        let word = self.word();
        let is_constant = match word {
            b"constant" => true,
            b"global" => false,
            _ => return self.fail("expected 'global' or 'constant'"),
        };
        self.skip_word(word);
        let type_at = self.at();
        let ty = self.ty()?;
        let is_declaration =
            head.has_linkage && matches!(head.linkage, Linkage::External | Linkage::ExternalWeak);
        let initializer = if is_declaration { None } else { Some(self.constant(ty)?) };
        if ty.is_function() || matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX) {
            return fail(type_at, "invalid type for global variable");
        }
        let defined = self.defined_global(at);
        let id = match defined.and_then(|value| value.as_global()) {
            Some(id) if *self.m.global(id).symbol.name == *name => id,
            _ => return self.redefinition(at, name),
        };
        if defined.and_then(|value| self.wrong_forward(value)).is_some() {
            return fail(type_at, "forward reference and definition of global have different types");
        }
        let global = self.m.global_mut(id);
        head.apply(&mut global.symbol);
        global.symbol.unnamed_addr = unnamed_addr;
        global.thread_local = thread_local;
        global.externally_initialized = externally_initialized;
        global.is_constant = is_constant;
        global.ty = ty;
        global.initializer = initializer;
        while self.eat(b',') {
            let token = self.lex.token();
            match token.kind {
                Tok::Word => match token.text {
                    b"section" => {
                        self.lex.skip(&token);
                        if !self.at_string() {
                            return self.fail("expected global section string");
                        }
                        let section = self.string()?;
                        self.m.global_mut(id).section = section.into();
                    }
                    b"partition" => {
                        self.lex.skip(&token);
                        if !self.at_string() {
                            return self.fail("expected partition string");
                        }
                        let partition = self.string()?;
                        self.m.global_mut(id).partition = partition.into();
                    }
                    b"align" => {
                        let align = self.align(false)?;
                        self.m.global_mut(id).align = align;
                    }
                    b"code_model" => {
                        self.lex.skip(&token);
                        let at = self.at();
                        if !self.at_string() {
                            return self.fail("expected global code model string");
                        }
                        let model = match &*self.string()? {
                            b"tiny" => CodeModel::Tiny,
                            b"small" => CodeModel::Small,
                            b"kernel" => CodeModel::Kernel,
                            b"medium" => CodeModel::Medium,
                            b"large" => CodeModel::Large,
                            _ => return fail(at, "invalid global code model string"),
                        };
                        self.m.global_mut(id).code_model = model;
                    }
                    b"comdat" => {
                        let comdat = self.comdat(name)?;
                        self.m.global_mut(id).comdat = comdat;
                    }
                    word => match Sanitizer::from_name(word) {
                        Some(flag) => {
                            self.m.global_mut(id).sanitizer.0 |= flag.0;
                            self.lex.skip(&token);
                        }
                        None => return self.fail("unknown global variable property!"),
                    },
                },
                Tok::MdName => {
                    let (kind, node) = self.attachment()?;
                    self.m.global_mut(id).metadata.push((kind, node));
                }
                _ => return self.fail("unknown global variable property!"),
            }
        }
        let attrs = self.function_attributes(super::attributes::Place::Variable)?;
        if !attrs.list.is_empty() || !attrs.groups.is_empty() {
            let set = self.attribute_set(&attrs)?;
            self.m.global_mut(id).attrs = set;
        }
        Ok(())
    }

    /// `!kind !7`.
    pub(super) fn attachment(&mut self) -> Parse<(MdKind, Md)> {
        let token = self.lex.token();
        let kind = self.cx.md_kind(&token.contents());
        self.lex.skip(&token);
        let node = self.metadata_node()?;
        Ok((kind, node))
    }

    fn alias(
        &mut self,
        at: u32,
        name: &[u8],
        head: Head,
        thread_local: ThreadLocal,
        unnamed_addr: UnnamedAddr,
    ) -> Parse<()> {
        let is_alias = self.is_word(b"alias");
        self.next();
        let valid = matches!(
            head.linkage,
            Linkage::External
                | Linkage::LinkOnceAny
                | Linkage::LinkOnceOdr
                | Linkage::WeakAny
                | Linkage::WeakOdr
                | Linkage::Internal
                | Linkage::Private
        );
        if is_alias && !valid && head.linkage != Linkage::AvailableExternally {
            return fail(at, "invalid linkage type for alias");
        }
        head.check(at)?;
        let type_at = self.at();
        let ty = self.ty()?;
        self.expect(b',', "expected comma after alias or ifunc's type")?;
        let target_at = self.at();
        let target = match self.word() {
            b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr" => self.untyped_expression()?,
            _ => self.typed_constant()?,
        };
        let Some(space) = target.ty().address_space() else {
            return fail(target_at, "An alias or ifunc must have pointer type");
        };
        let Some(value) = self.defined_global(at).filter(|&value| {
            let same_name = self.m.symbol(value).is_some_and(|symbol| *symbol.name == *name);
            same_name && matches!(value.kind(), ValueKind::Alias(_)) == is_alias
        }) else {
            return self.redefinition(at, name);
        };
        if self.wrong_forward(value).is_some() {
            return fail(type_at, "forward reference and definition of alias have different types");
        }
        if value.ty().address_space() != Some(space) {
            return fail(target_at, "the address space of the aliasee cannot be told from its text");
        }
        let mut partition = Box::default();
        let mut metadata = Vec::new();
        while self.eat(b',') {
            if self.eat_word(b"partition") {
                partition = self.string()?.into();
            } else if !is_alias && self.lex.at_metadata_name() {
                metadata.push(self.attachment()?);
            } else {
                return self.fail("unknown alias or ifunc property!");
            }
        }
        match value.kind() {
            ValueKind::Alias(id) => {
                let alias = self.m.alias_mut(id);
                head.apply(&mut alias.symbol);
                alias.symbol.unnamed_addr = unnamed_addr;
                alias.ty = ty;
                alias.thread_local = thread_local;
                alias.aliasee = target;
                alias.partition = partition;
            }
            ValueKind::IFunc(id) => {
                let ifunc = self.m.ifunc_mut(id);
                head.apply(&mut ifunc.symbol);
                ifunc.symbol.unnamed_addr = unnamed_addr;
                ifunc.ty = ty;
                ifunc.resolver = target;
                ifunc.partition = partition;
                ifunc.metadata = metadata;
            }
            _ => {}
        }
        Ok(())
    }
}
