//! DWARF 5 for debuggers: the functions and lines of an object file. Variables and types are not described.

use crate::Error;
use crate::lines::{FunctionLines, Lines};
use cranelift_object::ObjectProduct;
use cranelift_object::object::write::{Relocation, SectionId as ObjectSection};
use cranelift_object::object::{
    BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind,
};
use gimli::write::{
    Address, AttributeValue, DirectoryId, Dwarf, EndianVec, FileId, LineProgram, LineString, Range,
    RangeList, RelocateWriter, RelocationTarget, Sections, Unit,
};
use gimli::{Encoding, Format, LineEncoding, LittleEndian, SectionId};
use std::collections::HashMap;

/// A section that is being written, with the places that the linker fills in.
#[derive(Clone)]
struct Section {
    bytes: EndianVec<LittleEndian>,
    relocations: Vec<gimli::write::Relocation>,
}

impl RelocateWriter for Section {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: gimli::write::Relocation) {
        self.relocations.push(relocation);
    }
}

/// Adds the debugging sections to an object, if any function has lines.
pub fn add(product: &mut ObjectProduct, lines: &Lines) -> Result<(), Error> {
    let described: Vec<&FunctionLines> =
        lines.functions.iter().filter(|function| !function.rows.is_empty() && function.size != 0).collect();
    if described.is_empty() {
        return Ok(());
    }
    let failed = |error: gimli::write::Error| Error::new(format!("debug information: {error}"));
    let mut dwarf = describe(lines, &described);
    let mut sections =
        Sections::new(Section { bytes: EndianVec::new(LittleEndian), relocations: Vec::new() });
    dwarf.write(&mut sections).map_err(failed)?;
    let mut ids: HashMap<SectionId, ObjectSection> = HashMap::new();
    sections.for_each(|id, section| {
        if section.bytes.slice().is_empty() {
            return Ok(());
        }
        let kind = match id {
            SectionId::DebugStr | SectionId::DebugLineStr => SectionKind::DebugString,
            _ => SectionKind::Debug,
        };
        let name = match product.object.format() {
            BinaryFormat::MachO => id.name().replacen('.', "__", 1),
            _ => id.name().to_owned(),
        };
        let segment = product.object.segment_name(cranelift_object::object::write::StandardSegment::Debug);
        let added = product.object.add_section(segment.to_vec(), name.into_bytes(), kind);
        product.object.append_section_data(added, section.bytes.slice(), 1);
        ids.insert(id, added);
        Ok(())
    })?;
    sections.for_each(|id, section| {
        for relocation in &section.relocations {
            let Some(&place) = ids.get(&id) else { continue };
            let symbol = match relocation.target {
                RelocationTarget::Symbol(index) => product.function_symbol(described[index].id),
                RelocationTarget::Section(target) => match ids.get(&target) {
                    Some(&target) => product.object.section_symbol(target),
                    None => continue,
                },
            };
            // COFF has distances from the start of a section instead of addresses for debuggers.
            let in_section = matches!(relocation.target, RelocationTarget::Section(_));
            let kind = match product.object.format() {
                BinaryFormat::Coff if in_section => RelocationKind::SectionOffset,
                _ => RelocationKind::Absolute,
            };
            let relocation = Relocation {
                offset: relocation.offset as u64,
                symbol,
                addend: relocation.addend,
                flags: RelocationFlags::Generic {
                    kind,
                    encoding: RelocationEncoding::Generic,
                    size: relocation.size * 8,
                },
            };
            let added = product.object.add_relocation(place, relocation);
            added.map_err(|error| Error::new(format!("debug information: {error}")))?;
        }
        Ok(())
    })
}

/// The information of some functions, whose addresses are symbols with their indices.
fn describe(lines: &Lines, functions: &[&FunctionLines]) -> Dwarf {
    let encoding = Encoding { format: Format::Dwarf32, version: 5, address_size: 8 };
    let mut dwarf = Dwarf::new();
    let text = |text: &str| LineString::String(if text.is_empty() { b".".to_vec() } else { text.into() });
    let main = lines.files.first().cloned().unwrap_or_default();
    let mut program =
        LineProgram::new(encoding, LineEncoding::default(), text(&main.folder), None, text(&main.name), None);
    let files: Vec<FileId> = lines
        .files
        .iter()
        .map(|file| {
            let folder: DirectoryId = program.add_directory(text(&file.folder));
            program.add_file(text(&file.name), folder, None)
        })
        .collect();
    let address = |index: usize| Address::Symbol { symbol: index, addend: 0 };
    for (index, function) in functions.iter().enumerate() {
        program.begin_sequence(Some(address(index)));
        // The code in front of the first row is that which enters the function.
        let declared = function.source.as_ref().map(|(_, position)| *position);
        let first = declared.or(function.rows.first().map(|row| row.position));
        let entry = first.filter(|_| function.rows.first().is_some_and(|row| row.start != 0));
        let starts = entry.map(|position| (0, position)).into_iter();
        for (start, position) in starts.chain(function.rows.iter().map(|row| (row.start, row.position))) {
            let row = program.row();
            row.address_offset = start.into();
            row.file = files[position.file as usize];
            row.line = position.line.into();
            row.column = position.column.into();
            program.generate_row();
        }
        program.end_sequence(function.size.into());
    }
    let mut unit = Unit::new(encoding, program);
    let ranges = (0..functions.len())
        .map(|index| Range::StartLength { begin: address(index), length: functions[index].size.into() });
    let ranges = unit.ranges.add(RangeList(ranges.collect()));
    let root = unit.root();
    let entry = unit.get_mut(root);
    entry.set(gimli::DW_AT_producer, AttributeValue::String(b"terrace".to_vec()));
    entry.set(gimli::DW_AT_language, AttributeValue::Language(gimli::DW_LANG_C));
    entry.set(gimli::DW_AT_name, AttributeValue::String(main.name.into()));
    entry.set(gimli::DW_AT_comp_dir, AttributeValue::String(main.folder.into()));
    entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(Address::Constant(0)));
    entry.set(gimli::DW_AT_ranges, AttributeValue::RangeListRef(ranges));
    for (index, function) in functions.iter().enumerate() {
        let id = unit.add(root, gimli::DW_TAG_subprogram);
        let entry = unit.get_mut(id);
        entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(address(index)));
        entry.set(gimli::DW_AT_high_pc, AttributeValue::Udata(function.size.into()));
        entry.set(gimli::DW_AT_external, AttributeValue::Flag(true));
        entry.set(gimli::DW_AT_linkage_name, AttributeValue::String(function.symbol.clone().into()));
        let name = function.source.as_ref().map_or(&function.symbol, |(name, _)| name);
        entry.set(gimli::DW_AT_name, AttributeValue::String(name.clone().into()));
        if let Some((_, position)) = &function.source {
            let file = files[position.file as usize];
            entry.set(gimli::DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
            entry.set(gimli::DW_AT_decl_line, AttributeValue::Udata(position.line.into()));
        }
    }
    dwarf.units.add(unit);
    dwarf
}
