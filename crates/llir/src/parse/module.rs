//! Top-level entities.

use super::Parser;
use super::error::{Parse, fail};
use super::scan;
use super::token::Tok;
use crate::layout::DataLayout;

impl<'a> Parser<'a> {
    /// A whole module.
    pub(super) fn module(&mut self) -> Parse<()> {
        self.targets()?;
        self.found = scan::scan(self.lex.src, self.lex.pos, &mut self.m, &self.misnamed);
        self.nodes = super::metadata::Nodes::for_text(self.lex.src.len());
        self.n_declared = self.m.functions().len();
        loop {
            let token = self.lex.token();
            match token.kind {
                Tok::Eof => break,
                Tok::Word => match token.text {
                    b"declare" => self.declaration()?,
                    b"define" => self.definition()?,
                    b"module" => self.module_asm()?,
                    b"attributes" => self.attribute_group()?,
                    b"uselistorder" => self.use_list_order()?,
                    b"uselistorder_bb" => self.use_list_order_bb()?,
                    _ => return self.fail("expected top-level entity"),
                },
                Tok::LocalId => self.type_definition(false)?,
                Tok::Local => self.type_definition(true)?,
                Tok::GlobalId => {
                    let at = self.at();
                    let number = Some(token.num as u32);
                    let number = self.check_number(at, "global", "@", self.next_unnamed, number)?;
                    self.lex.skip(&token);
                    self.expect(b'=', "expected '=' after name")?;
                    self.next_unnamed = number.wrapping_add(1);
                    self.global(at, b"")?;
                }
                Tok::Global => {
                    let at = self.at();
                    let name = token.contents();
                    self.lex.skip(&token);
                    self.expect(b'=', "expected '=' in global variable")?;
                    self.global(at, &name)?;
                }
                Tok::Comdat => self.comdat_definition()?,
                Tok::Punct(b'!') => self.numbered_metadata()?,
                Tok::MdName => self.named_metadata()?,
                Tok::Summary => self.summary()?,
                _ => return self.fail("expected top-level entity"),
            }
        }
        self.check_end()?;
        self.finish_upgrades();
        Ok(())
    }

    /// `target` and `source_filename`, which come first.
    fn targets(&mut self) -> Parse<()> {
        let mut layout = None;
        loop {
            match self.word() {
                b"target" => {
                    self.next();
                    let is_layout = match self.word() {
                        b"triple" => false,
                        b"datalayout" => true,
                        _ => return self.fail("unknown target property"),
                    };
                    self.next();
                    self.expect(
                        b'=',
                        if is_layout {
                            "expected '=' after target datalayout"
                        } else {
                            "expected '=' after target triple"
                        },
                    )?;
                    let at = self.at();
                    let text = self.string()?;
                    if is_layout {
                        layout = Some((text, at));
                    } else {
                        self.m.triple = text.into_owned();
                    }
                }
                b"source_filename" => {
                    self.next();
                    self.expect(b'=', "expected '=' after source_filename")?;
                    self.m.source_filename = self.string()?.into_owned();
                }
                _ => break,
            }
        }
        let (text, at) = layout.unwrap_or_default();
        let text = String::from_utf8_lossy(&text).into_owned();
        self.m.layout = match DataLayout::parse(&text) {
            Ok(layout) => layout,
            Err(error) => return fail(at, error.to_string()),
        };
        Ok(())
    }

    fn module_asm(&mut self) -> Parse<()> {
        self.next();
        self.expect_word(b"asm", "expected 'module asm'")?;
        let text = self.string()?;
        self.m.module_asm.extend_from_slice(&text);
        if !self.m.module_asm.is_empty() && !self.m.module_asm.ends_with(b"\n") {
            self.m.module_asm.push(b'\n');
        }
        Ok(())
    }

    /// Skips an entry of a summary, which the module does not have.
    fn summary(&mut self) -> Parse<()> {
        self.next();
        self.expect(b'=', "expected '=' here")?;
        let token = self.lex.token();
        let is_number = matches!(token.text, b"flags" | b"blockcount");
        let is_kind = is_number || matches!(token.text, b"gv" | b"module" | b"typeid");
        // The kind is lexed as a label if the colon follows at once.
        match token.kind {
            Tok::Label if is_kind => self.lex.skip(&token),
            Tok::Word if is_kind => {
                self.lex.skip(&token);
                let message =
                    if is_number { "expected ':' here" } else { "expected ':' at start of summary entry" };
                self.expect(b':', message)?;
            }
            _ => {
                return self.fail(
                    "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of summary entry",
                );
            }
        }
        if is_number {
            return self.uint64().map(drop);
        }
        self.expect(b'(', "expected '(' at start of summary entry")?;
        let mut depth = 1u32;
        while depth > 0 {
            let token = self.lex.token();
            match token.kind {
                Tok::Punct(b'(') => depth += 1,
                Tok::Punct(b')') => depth -= 1,
                Tok::Eof => return self.fail("found end of file while parsing summary entry"),
                _ => {}
            }
            self.lex.skip(&token);
        }
        Ok(())
    }

    /// Reports uses without a definition.
    pub(super) fn check_end(&mut self) -> Parse<()> {
        if let Some(&at) = self.unknown_functions.first() {
            return fail(at, "expected function name in blockaddress");
        }
        self.check_equivalents()?;
        let open = |entry: &(crate::types::Type, Option<u32>)| entry.1;
        let numbered = self.numbered_types.iter().filter_map(|(number, entry)| Some((number, open(entry)?)));
        if let Some((number, at)) = numbered.min_by_key(|&(number, _)| number) {
            return fail(at, format!("use of undefined type '%{number}'"));
        }
        let named = self.named_types.iter().filter_map(|(name, entry)| Some((name, open(entry)?)));
        if let Some((name, at)) = named.min_by_key(|&(_, at)| at) {
            let name = String::from_utf8_lossy(name);
            return fail(at, format!("use of undefined type named '{name}'"));
        }
        let undefined = self.comdats.iter().filter(|(_, comdat)| !comdat.defined);
        if let Some((name, comdat)) = undefined.min_by_key(|(name, _)| *name) {
            let name = String::from_utf8_lossy(name);
            return fail(comdat.at, format!("use of undefined comdat '${name}'"));
        }
        if let Some((name, at, _)) = self.undefined.iter().min() {
            let at = self.undeclared.get(name.as_bytes()).map_or(*at, |first| (*at).min(*first));
            if name.starts_with("llvm.") {
                // LLVM visits the uses from the last to the first.
                let uses = self.undefined.iter().filter(|(other, ..)| other == name);
                let is_call = uses.max_by_key(|(_, at, _)| *at).is_some_and(|(.., is_call)| *is_call);
                let message = match crate::intrinsics::Intrinsic::find(name.as_bytes()) {
                    _ if !is_call => "intrinsic can only be used as callee".to_string(),
                    Some(_) => "invalid intrinsic signature".to_string(),
                    None => format!("unknown intrinsic '{name}'"),
                };
                return fail(at, message);
            }
            return fail(at, format!("use of undefined value '@{name}'"));
        }
        self.nodes.check_end(self.lex.src)
    }
}
