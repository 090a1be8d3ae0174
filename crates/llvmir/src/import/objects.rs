//! Bitcode in archives and object files.
//!
//! Members of an archive are bitcode (`clang -flto`, `rustc -Clinker-plugin-lto`) or object files. These have their
//! bitcode in a section, as all objects of `rustc` libraries and those of `clang -fembed-bitcode` or
//! `-ffat-lto-objects` do.

use object::read::archive::ArchiveFile;
use object::{File, Object as _, ObjectSection as _};
use terrace_llir::bitcode::is_bitcode;

/// The first bytes of object files, archives and programs: ELF, Mach-O, COFF of x86-64 and aarch64, `ar`, PE.
const MACHINE: &[&[u8]] = &[
    b"\x7FELF",
    b"\xCF\xFA\xED\xFE",
    b"\xCA\xFE\xBA\xBE",
    b"\x64\x86",
    b"\x64\xAA",
    ARCHIVE,
    THIN_ARCHIVE,
    b"MZ\x90\x00",
];

const ARCHIVE: &[u8] = b"!<arch>\n";
const THIN_ARCHIVE: &[u8] = b"!<thin>\n";

/// The sections of bitcode, by the names of ELF and COFF, and of Mach-O.
const BITCODE: [&str; 3] = [".llvmbc", ".llvm.lto", "__bitcode"];

/// The sections of the command line that made the bitcode.
const COMMAND: [&str; 2] = [".llvmcmd", "__cmdline"];

/// The section of code for GPUs, which clang embeds.
const OFFLOADING: &str = ".llvm.offloading";

/// How many bytes of a member's name are shown.
const MAX_NAME: usize = 512;

/// The member of a Rust library that has the compiler's metadata, not code.
const RUST_METADATA: &str = "lib.rmeta";

/// Whether a file starts like an object file, an archive or a program. Bitcode in it is read by
/// [`parse_text`](crate::parse_text).
pub fn is_machine_code(data: &[u8]) -> bool {
    MACHINE.iter().any(|start| data.starts_with(start))
}

/// The bitcode in a file.
#[derive(Debug, Default)]
pub(super) struct Contents<'a> {
    /// Bitcode, with the name of its file or `archive(member)`.
    pub modules: Vec<(String, &'a [u8])>,
    /// Members without bitcode, with the reasons.
    pub left_out: Vec<(String, String)>,
}

/// Finds the bitcode in an object file or archive.
///
/// # Errors
/// The reason why there is none.
pub(super) fn contents<'a>(name: &str, data: &'a [u8]) -> Result<Contents<'a>, String> {
    if data.starts_with(THIN_ARCHIVE) {
        return Err("the archive is thin, its members are files of their own: name these instead".into());
    }
    if !data.starts_with(ARCHIVE) {
        let bitcode = in_object(data)?;
        return Ok(Contents { modules: vec![(name.to_owned(), bitcode)], left_out: Vec::new() });
    }
    let invalid = |error: object::Error| format!("the archive is not valid: {error}");
    let archive = ArchiveFile::parse(data).map_err(invalid)?;
    let mut contents = Contents::default();
    for member in archive.members() {
        let member = member.map_err(invalid)?;
        let bytes = member.data(data).map_err(invalid)?;
        // Any number of members may share one long name.
        let own = member.name();
        let own = String::from_utf8_lossy(&own[..own.len().min(MAX_NAME)]);
        let bitcode = if is_bitcode(bytes) { Ok(bytes) } else { in_object(bytes) };
        match bitcode {
            Ok(bitcode) => contents.modules.push((format!("{name}({own})"), bitcode)),
            Err(_) if own == RUST_METADATA => {}
            Err(reason) => contents.left_out.push((own.into_owned(), reason)),
        }
    }
    Ok(contents)
}

/// The bitcode in an object file.
fn in_object(data: &[u8]) -> Result<&[u8], String> {
    if !is_machine_code(data) {
        return Err("it is neither bitcode nor an object file".into());
    }
    let invalid = |error: object::Error| format!("the input is machine code that cannot be read: {error}");
    let file = File::parse(data).map_err(invalid)?;
    let section = |names: &[&str]| {
        file.sections().find(|section| section.name().is_ok_and(|name| names.contains(&name)))
    };
    if let Some(section) = section(&BITCODE) {
        let bytes = section.data().map_err(invalid)?;
        if is_bitcode(bytes) {
            return Ok(bytes);
        }
    }
    Err(match (section(&[OFFLOADING]), section(&COMMAND)) {
        (Some(_), _) => format!(
            "the input is machine code, and its section '{OFFLOADING}' has code for GPUs: \
             'clang-offload-packager <file> --image=file=<output>,kind=<kind>' extracts that, and 'clang -flto' or \
             'clang -fembed-bitcode' makes bitcode of the host's part"
        ),
        (None, Some(command)) => format!(
            "the input is machine code whose section '{}' names the command that made it, but it has no bitcode: \
             compile it with '-fembed-bitcode=all' instead of '-fembed-bitcode=marker'",
            command.name().unwrap_or_default()
        ),
        (None, None) => "the input is machine code without LLVM bitcode: \
                         'clang -flto', 'clang -fembed-bitcode' and 'rustc --emit=llvm-bc' make bitcode"
            .into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use object::write::{Object, StandardSegment};
    use object::{Architecture, BinaryFormat, Endianness, SectionKind};

    const CODE: &[u8] = b"BC\xC0\xDEcode";

    /// An object file with these sections.
    fn object_file(format: BinaryFormat, sections: &[(&str, &[u8])]) -> Vec<u8> {
        let mut object = Object::new(format, Architecture::X86_64, Endianness::Little);
        for (name, bytes) in sections {
            let segment = object.segment_name(StandardSegment::Data).to_vec();
            let id = object.add_section(segment, name.as_bytes().to_vec(), SectionKind::ReadOnlyData);
            object.append_section_data(id, bytes, 1);
        }
        object.write().unwrap()
    }

    /// An archive with these members, whose names are shorter than 16 bytes.
    fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
        let mut file = ARCHIVE.to_vec();
        for (name, bytes) in members {
            let (name, size) = (format!("{name}/"), bytes.len());
            file.extend(format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).bytes());
            file.extend(*bytes);
            file.resize(file.len().next_multiple_of(2), b'\n');
        }
        file
    }

    #[test]
    fn sections_of_objects() {
        let formats = [
            (BinaryFormat::Elf, ".llvmbc"),
            (BinaryFormat::Elf, ".llvm.lto"),
            (BinaryFormat::Coff, ".llvmbc"),
        ];
        for (format, name) in formats.into_iter().chain([(BinaryFormat::MachO, "__bitcode")]) {
            let file = object_file(format, &[("other", b"1"), (name, CODE)]);
            let found = contents("a.o", &file).unwrap();
            assert_eq!(found.modules, [("a.o".to_owned(), CODE)]);
        }
        let reason = |sections: &[(&str, &[u8])]| {
            contents("a.o", &object_file(BinaryFormat::Elf, sections)).unwrap_err()
        };
        assert!(reason(&[]).contains("machine code without LLVM bitcode"));
        assert!(reason(&[(".llvmbc", b""), (".llvmcmd", b"-O1")]).contains("-fembed-bitcode=all"));
        assert!(reason(&[(".llvm.offloading", b"x")]).contains("'.llvm.offloading' has code for GPUs"));
        assert!(contents("a.o", b"\x7FELF\x02").unwrap_err().contains("machine code that cannot be read"));
    }

    #[test]
    fn members_of_archives() {
        let object = object_file(BinaryFormat::Elf, &[(".llvmbc", CODE)]);
        let plain = object_file(BinaryFormat::Elf, &[]);
        let members: [(&str, &[u8]); 5] =
            [("a.bc", CODE), ("lib.rmeta", b"rust"), ("b.o", &object), ("c.o", &plain), ("text", b"text")];
        let file = archive(&members);
        let found = contents("x.a", &file).unwrap();
        assert_eq!(found.modules, [("x.a(a.bc)".to_owned(), CODE), ("x.a(b.o)".to_owned(), CODE)]);
        let names: Vec<&str> = found.left_out.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names, ["c.o", "text"]);
        assert!(contents("x.a", &file[..100]).unwrap_err().contains("archive is not valid"));
        assert!(contents("x.a", THIN_ARCHIVE).unwrap_err().contains("name these instead"));
    }

    #[test]
    fn damaged_archives_are_errors() {
        let object = object_file(BinaryFormat::Elf, &[(".llvmbc", CODE)]);
        let file = archive(&[("a.bc", CODE), ("b.o", &object)]);
        for at in 0..file.len() {
            for byte in [0, b' ', b'9', 0xFF] {
                let mut damaged = file.clone();
                damaged[at] = byte;
                let _ = contents("x.a", &damaged);
            }
            let _ = contents("x.a", &file[..at]);
        }
    }
}
