//! Resources: the data of attributes and of external programs.

use super::bytes::Bytes;
use super::tables::Tables;
use crate::format::resource;
use terrace_ir::context::{ExternalResource, Resource};
use terrace_ir::{Result, Str};

/// Reads the resources of dialects into the context, and their keys and the resources of others into the tables.
pub fn read<'a>(
    file: &Bytes<'a>,
    data: Option<Bytes<'a>>,
    offsets: Option<Bytes<'a>>,
    tables: &mut Tables<'a>,
) -> Result {
    let (mut data, mut offsets) = match (data, offsets) {
        (Some(data), Some(offsets)) => (data, offsets),
        (None, None) => return Ok(()),
        (None, Some(_)) => {
            return Err(file.error("unexpected resource offset section when resource section is not present"));
        }
        (Some(_), None) => {
            return Err(file.error("expected resource offset section when resource section is present"));
        }
    };
    let ctx = file.file.ctx;
    for _ in 0..offsets.count()? {
        let owner = ctx.str_id(tables.strings.get(&mut offsets)?);
        let mut entries = Vec::new();
        group(&mut offsets, &mut data, tables, &mut |_, key, entry| {
            entries.extend(entry.map(|entry| (key, entry)));
            Ok(())
        })?;
        tables.external.push((owner, entries));
    }
    while !offsets.is_empty() {
        let dialect = offsets.index(tables.dialects.list.len(), "dialect")?;
        let (name, _) = tables.dialects.load(&offsets, &tables.encodings, dialect)?;
        if name != b"builtin" {
            let name = String::from_utf8_lossy(name);
            return Err(offsets.error(format!("unexpected resources for dialect '{name}'")));
        }
        let builtin = ctx.intern("builtin");
        let mut keys = Vec::new();
        group(&mut offsets, &mut data, tables, &mut |bytes, key, entry| {
            keys.push(key);
            let blob = match entry {
                Some(ExternalResource::Blob(blob)) => Some(blob),
                Some(_) => return Err(bytes.error("expected a blob resource entry")),
                None => None,
            };
            ctx.with_resources(builtin, |all| {
                let slot = all.entry(key);
                if blob.is_some() {
                    *slot = blob;
                }
            });
            Ok(())
        })?;
        tables.resources.extend(keys);
    }
    Ok(())
}

/// Reads the resources of one owner. One without data is only declared.
fn group<'a>(
    offsets: &mut Bytes<'a>,
    data: &mut Bytes<'a>,
    tables: &Tables<'a>,
    entry: &mut dyn FnMut(&Bytes<'a>, Str, Option<ExternalResource>) -> Result,
) -> Result {
    for _ in 0..offsets.count()? {
        let key = tables.strings.get(offsets)?;
        let size = offsets.varint()?;
        let kind = offsets.byte()?;
        let start = data.offset();
        data.take(size)?;
        let mut bytes = data.part(start, data.offset());
        let ctx = bytes.file.ctx;
        let value = match kind {
            _ if bytes.is_empty() => None,
            resource::BLOB => {
                let (align, n) = (bytes.varint()?, bytes.varint()?);
                let align = match u32::try_from(align) {
                    Ok(align) if align == 0 || align.is_power_of_two() => align,
                    _ => return Err(bytes.error("expected alignment to be a power-of-two")),
                };
                bytes.align_to(u64::from(align.max(1)))?;
                Some(ExternalResource::Blob(Resource { align, data: bytes.take(n)?.into() }))
            }
            resource::BOOL => Some(ExternalResource::Bool(bytes.byte()? != 0)),
            resource::STRING => {
                let text = tables.strings.get(&mut bytes)?;
                Some(ExternalResource::String(ctx.str_id(text)))
            }
            _ => return Err(bytes.error(format!("unknown resource entry kind: {kind}"))),
        };
        if !bytes.is_empty() {
            let key = String::from_utf8_lossy(key);
            return Err(bytes.error(format!("unexpected trailing bytes in resource entry '{key}'")));
        }
        entry(&bytes, ctx.str_id(key), value)?;
    }
    Ok(())
}
