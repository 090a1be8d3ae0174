//! The `{-# ... #-}` section: resources, which the context owns.

use super::core::AsmParser;
use super::dense::hex_bytes;
use crate::Result;
use crate::asm::cursor::unescape;
use crate::context::{ExternalResource, Resource, Str};

/// The text of an entry's value, which is any token.
#[derive(Clone, Copy)]
struct ValueText<'p> {
    text: &'p [u8],
    at: u32,
    /// Whether it is a well-formed string literal.
    is_string: bool,
}

impl<'p> AsmParser<'p> {
    /// Parses `{-# key: {...}, ... #-}`.
    pub fn parse_file_metadata(&mut self) -> Result {
        self.expect_str("{-#", "expected '{-#'")?;
        self.comma_list_until("#-}", true, &mut |p: &mut Self| {
            let at = p.offset();
            let Some(key) = p.optional_any_keyword() else {
                return Err(p.error("expected identifier key in file metadata dictionary"));
            };
            p.expect(b':', "expected ':'")?;
            match key {
                "dialect_resources" => p.resource_sections(&mut Self::dialect_resources),
                "external_resources" => p.resource_sections(&mut Self::external_resources),
                _ => Err(p.error_at(at, format!("unknown key '{key}' in file metadata dictionary"))),
            }
        })
    }

    /// Parses `{owner: {...}, ...}`; `body` parses an inner section after its opening brace.
    fn resource_sections(&mut self, body: &mut dyn FnMut(&mut Self, Str, u32) -> Result) -> Result {
        self.expect(b'{', "expected '{'")?;
        self.comma_list_until("}", true, &mut |p: &mut Self| {
            let at = p.offset();
            let Some(owner) = p.optional_any_keyword() else {
                return Err(p.error("expected identifier key for 'resource' entry"));
            };
            let owner = p.ctx.intern(owner);
            p.expect(b':', "expected ':'")?;
            p.expect(b'{', "expected '{'")?;
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
        self.resource_entries("resource", &mut |p, key, value| {
            let blob = p.blob(key, value)?;
            p.ctx.with_resources(owner, |all| *all.entry(key) = Some(blob));
            Ok(())
        })
    }

    fn external_resources(&mut self, owner: Str, _at: u32) -> Result {
        self.ctx.add_external_provider(owner);
        self.resource_entries("external_resources", &mut |p, key, value| {
            let value = match value.text {
                text @ (b"true" | b"false") => ExternalResource::Bool(text == b"true"),
                text if text.starts_with(b"\"0x") => ExternalResource::Blob(p.blob(key, value)?),
                text if value.is_string => ExternalResource::String(p.ctx.str_id(&unescape(text))),
                _ => {
                    let key = p.ctx.str(key);
                    return Err(p.error_at(value.at, format!("expected string value for key '{key}'")));
                }
            };
            p.ctx.add_external_resource(owner, key, value);
            Ok(())
        })
    }

    /// Parses `key: value, ... }`; any token may be the value.
    fn resource_entries(
        &mut self,
        what: &str,
        entry: &mut dyn FnMut(&mut Self, Str, ValueText<'p>) -> Result,
    ) -> Result {
        self.comma_list_until("}", true, &mut |p: &mut Self| {
            let key = p.resource_key(what)?;
            p.expect(b':', "expected ':'")?;
            let (mut at, mut end) = (p.offset(), p.token_end());
            if let Some((wrong_at, _)) = p.lexical_error() {
                // MLIR reports the lexical error, and then that the token is not a value.
                p.error("expected value");
                (at, end) = (wrong_at, at + 1);
            }
            let value = ValueText { text: p.source(at, end), at, is_string: p.cursor.string().is_some() };
            p.seek(end);
            entry(p, key, value)
        })
    }

    /// The blob of a string `"0x..."`: the alignment in four bytes, then the data.
    fn blob(&self, key: Str, value: ValueText<'_>) -> Result<Resource> {
        let error = |rest: &str| {
            let key = self.ctx.str(key);
            self.error_at(value.at, format!("expected hex string blob for key '{key}'{rest}"))
        };
        let bytes = if value.is_string { hex_bytes(value.text) } else { None };
        let bytes = bytes.ok_or_else(|| error(""))?;
        let (align, data) =
            bytes.split_first_chunk::<4>().ok_or_else(|| error(" to encode alignment in first 4 bytes"))?;
        let align = u32::from_le_bytes(*align);
        if align != 0 && !align.is_power_of_two() {
            return Err(error(&format!(
                " to encode alignment in first 4 bytes, but got non-power-of-2 value: {align}"
            )));
        }
        Ok(Resource { align, data: data.into() })
    }
}
