//! The `{-# ... #-}` section: data of resources, kept in the context.

use super::core::AsmParser;
use super::dense::hex_bytes;
use crate::Result;
use crate::asm::lex::{Tok, Token, unescape};
use crate::context::{ExternalResource, Resource, Str};

impl<'p> AsmParser<'p> {
    /// Parses `{-# key: {...}, ... #-}`.
    pub fn parse_file_metadata(&mut self) -> Result {
        self.expect(Tok::MetadataBegin, "expected '{-#'")?;
        self.comma_list_until(Tok::MetadataEnd, "#-}", true, &mut |p: &mut Self| {
            let at = p.tok.start;
            let Some(key) = p.optional_any_keyword() else {
                return Err(p.error("expected identifier key in file metadata dictionary"));
            };
            p.expect(Tok::Colon, "expected ':'")?;
            match key {
                "dialect_resources" => p.resource_sections(&mut Self::dialect_resources),
                "external_resources" => p.resource_sections(&mut Self::external_resources),
                _ => Err(p.error_at(at, format!("unknown key '{key}' in file metadata dictionary"))),
            }
        })
    }

    /// Parses `{owner: {...}, ...}`; `body` parses what follows the second brace, its closing brace included.
    fn resource_sections(&mut self, body: &mut dyn FnMut(&mut Self, Str, u32) -> Result) -> Result {
        self.expect(Tok::LBrace, "expected '{'")?;
        self.comma_list_until(Tok::RBrace, "}", true, &mut |p: &mut Self| {
            let at = p.tok.start;
            let Some(owner) = p.optional_any_keyword() else {
                return Err(p.error("expected identifier key for 'resource' entry"));
            };
            let owner = p.ctx.intern(owner);
            p.expect(Tok::Colon, "expected ':'")?;
            p.expect(Tok::LBrace, "expected '{'")?;
            body(p, owner, at)
        })
    }

    fn dialect_resources(&mut self, owner: Str, at: u32) -> Result {
        let name = self.ctx.str(owner);
        if name != "builtin" && self.ctx.dialect(&name).is_none() {
            return Err(self.error_at(at, format!("dialect '{name}' is unknown")));
        }
        if name != "builtin" {
            return Err(self.error(format!("unexpected 'resource' section for dialect '{name}'")));
        }
        self.resource_entries("resource", &mut |p, key, token| {
            let blob = p.blob(key, token)?;
            p.ctx.with_resources(owner, |all| *all.entry(key) = Some(blob));
            Ok(())
        })
    }

    fn external_resources(&mut self, owner: Str, _at: u32) -> Result {
        self.resource_entries("external_resources", &mut |p, key, token| {
            let text = p.text_of(token);
            let value = if token.kind == Tok::BareId && (text == b"true" || text == b"false") {
                ExternalResource::Bool(text == b"true")
            } else if text.starts_with(b"\"0x") {
                ExternalResource::Blob(p.blob(key, token)?)
            } else if token.kind == Tok::String {
                ExternalResource::String(p.ctx.str_id(&unescape(text)))
            } else {
                let key = p.ctx.str(key);
                return Err(p.error_at(token.start, format!("expected string value for key '{key}'")));
            };
            p.ctx.add_external_resource(owner, key, value);
            Ok(())
        })
    }

    /// Parses `key: value, ... }`; any token may be the value.
    fn resource_entries(
        &mut self,
        what: &str,
        entry: &mut dyn FnMut(&mut Self, Str, Token) -> Result,
    ) -> Result {
        self.comma_list_until(Tok::RBrace, "}", true, &mut |p: &mut Self| {
            let key = p.resource_key(what)?;
            p.expect(Tok::Colon, "expected ':'")?;
            let mut value = p.tok;
            if value.kind == Tok::Error {
                // Upstream reports the token, and then that it is not the value that was expected.
                p.error("expected value");
                value.start = p.lexer.error.0.min(value.end);
            }
            p.bump();
            entry(p, key, value)
        })
    }

    /// The blob of a string `"0x..."`: the alignment in four bytes, then the data.
    fn blob(&self, key: Str, token: Token) -> Result<Resource> {
        let what = |p: &Self| format!("expected hex string blob for key '{}'", p.ctx.str(key));
        let bytes = if token.kind == Tok::String { hex_bytes(self.text_of(token)) } else { None };
        let Some(bytes) = bytes else {
            return Err(self.error_at(token.start, what(self)));
        };
        let Some((align, data)) = bytes.split_first_chunk::<4>() else {
            let message = format!("{} to encode alignment in first 4 bytes", what(self));
            return Err(self.error_at(token.start, message));
        };
        let align = u32::from_le_bytes(*align);
        if align != 0 && !align.is_power_of_two() {
            let what = what(self);
            let message =
                format!("{what} to encode alignment in first 4 bytes, but got non-power-of-2 value: {align}");
            return Err(self.error_at(token.start, message));
        }
        Ok(Resource { align, data: data.into() })
    }
}
