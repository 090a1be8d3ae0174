//! Bytecode through the library: options, several bodies, and what is said of files that are wrong.

use terrace::Module;
use terrace::bytecode::{MAGIC, WriteOptions};

const TEXT: &str = "func.func private @f(i32)\nfunc.func @g(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";

fn bytes(options: &WriteOptions) -> Vec<u8> {
    let ctx = terrace::context();
    Module::parse(&ctx, "a.mlir", TEXT).unwrap().to_bytecode(options).unwrap()
}

/// The error of reading a file.
fn error(file: &[u8]) -> String {
    let Err(error) = Module::parse(&terrace::context(), "a.mlirbc", file) else {
        panic!("the file is wrong")
    };
    error.to_string()
}

#[test]
fn producers_and_versions() {
    for version in 0..=6 {
        let options = WriteOptions { version, producer: "test".to_owned(), ..WriteOptions::default() };
        let file = bytes(&options);
        assert!(file.starts_with(&[MAGIC, &[version as u8 * 2 + 1], b"test\0"].concat()));
        let module = Module::parse(&terrace::context(), "a.mlirbc", file).unwrap();
        assert!(module.to_string().contains("arith.addi %arg0, %arg0 : i32"));
    }
    let ctx = terrace::context();
    let options = WriteOptions { version: 7, ..WriteOptions::default() };
    let error = Module::new(&ctx).to_bytecode(&options).unwrap_err().to_string();
    assert!(error.contains("unsupported version requested 7, must be in range [0, 6]"), "{error}");
}

/// Upstream's messages, and where the fault is.
#[test]
fn messages() {
    let file = bytes(&WriteOptions::default());
    // The header: the first bytes, the version, the producer.
    let header = 4 + 1 + b"MLIR22.1.8\0".len();
    let dialects = &file[header..];
    let size = 2 + usize::from(dialects[1] >> 1);
    let patched = |at: usize, byte: u8| {
        let mut file = file.clone();
        file[at] = byte;
        file
    };
    let cases: &[(Vec<u8>, &str)] = &[
        (file[..4].to_vec(), "attempting to parse a byte at the end of the bytecode"),
        (file[..9].to_vec(), "malformed null-terminated string, no null character found"),
        (patched(4, 0x13), "bytecode version 9 is newer than the current version 6"),
        (file[..header].to_vec(), "missing data for top-level section: String (0)"),
        (file[..header + size - 1].to_vec(), "bytes when only"),
        ([&file[..], &dialects[..size]].concat(), "duplicate top-level section: Dialect (1)"),
        (patched(header, 0x2B), "invalid section ID: 43"),
        (patched(header + 3, 0xFF), "invalid string index: 63"),
    ];
    for (file, want) in cases {
        let error = error(file);
        assert!(error.contains("a.mlirbc:0:0: error: "), "{error}");
        assert!(error.contains(want), "expected {want}: {error}");
        assert!(error.contains("note: at byte "), "{error}");
    }
    let error = error(&cases[7].0);
    assert!(error.contains("note: in bytecode version 6 produced by: MLIR22.1.8"), "{error}");
    assert!(error.contains(", in section Dialect"), "{error}");
}

/// Every file that is cut off, and every byte with another value, is read or refused.
#[test]
fn every_byte() {
    let file = bytes(&WriteOptions::default());
    let ctx = terrace::context();
    for at in 4..file.len() {
        let _ = Module::parse(&ctx, "cut.mlirbc", &file[..at]);
        for byte in [0, 1, 2, 3, 0xFE, 0xFF, file[at] ^ 1, file[at] ^ 0x80] {
            let mut file = file.clone();
            file[at] = byte;
            let _ = Module::parse(&ctx, "byte.mlirbc", file);
        }
    }
}

/// A number in two bytes.
fn number(value: u64) -> [u8; 2] {
    ((value << 2 | 2) as u16).to_le_bytes()
}

/// A file with the operation name `t.op`, these entries, and these operations.
fn file(offsets: &[u8], entries: &[u8], ir: &[u8]) -> Vec<u8> {
    let section = |id: u8, contents: &[u8]| [&[id][..], &number(contents.len() as u64), contents].concat();
    let strings = [&[7, 7, 5, 17][..], b"builtin\0t\0op\0"].concat();
    let dialects = [5, 1, 5, 3, 3, 3, 9];
    let parts = [section(1, &dialects), section(3, offsets), section(2, entries), section(4, ir)].concat();
    [MAGIC, &[13], b"t\0", &parts, &section(0, &strings), &section(8, &[1])].concat()
}

/// The error of reading a file in which operations need no dialect; empty if there is none.
fn unregistered_error(file: &[u8]) -> String {
    let ctx = terrace::context();
    ctx.allow_unregistered(true);
    Module::parse(&ctx, "a.mlirbc", file).err().map(|error| error.to_string()).unwrap_or_default()
}

/// Regions that announce more than the file can have are refused, one after another or inside each other.
#[test]
fn announced_values_and_blocks() {
    // The only attribute is the unknown location.
    let read = |ir: &[u8]| unregistered_error(&file(&[3, 1, 1, 3, 7], &[15 << 1 | 1], ir));
    // `t.op` up to the number of its region's blocks, and one in a file up to the first operation inside it.
    let op = [1, 16, 1, 5];
    let around = |n: u64| [&[5][..], &op, &[3, 1], &number(n << 1)].concat();
    let values = |n_values: u64| {
        let inner = |i: u64| [&op[..], &[3], &number(if i < 5 { n_values } else { 0 }), &[1]].concat();
        read(&[around(300), (0..300).flat_map(inner).collect()].concat())
    };
    assert_eq!(values(0), "");
    assert_eq!(values(300), "");
    assert!(values(1000).contains("regions have more values than the file has bytes"), "{}", values(1000));
    let nested = [&op[..], &number(1000), &[1, 5]].concat().repeat(5);
    let blocks = read(&[around(1), nested, vec![1; 2000]].concat());
    assert!(blocks.contains("regions have more blocks than the file has bytes"), "{blocks}");
}

/// Entries may refer to each other, but not to themselves, and nest as deeply as text.
#[test]
fn nested_entries() {
    // An array in an array, and so on: the n-th one refers to the next one, the last one to the first one or to nothing.
    let nested = |n: u64, cycle: bool| {
        let mut offsets = [&number(n + 1)[..], &number(0), &[1], &number(n + 1)].concat();
        let mut entries = Vec::new();
        for i in 0..n {
            let entry = match (i + 1 < n, cycle) {
                (true, _) => [&[1, 3][..], &number(i + 1)].concat(),
                (false, true) => [&[1, 3][..], &number(0)].concat(),
                (false, false) => vec![1, 1],
            };
            offsets.push((entry.len() as u8) << 2 | 3);
            entries.extend(entry);
        }
        // The location of the operation.
        offsets.push(1 << 2 | 3);
        entries.push(15 << 1 | 1);
        // `t.op` with the first array as its attributes.
        let ir = [&[5, 1, 1][..], &number(n), &number(0)].concat();
        file(&offsets, &entries, &ir)
    };
    let error = |file: Vec<u8>| unregistered_error(&file);
    let (flat, cyclic, deep) = (error(nested(3, false)), error(nested(3, true)), error(nested(3000, false)));
    assert!(flat.contains("expected attribute of type: mlir::DictionaryAttr, but got: [[[]]]"), "{flat}");
    assert!(cyclic.contains("contains itself"), "{cyclic}");
    assert!(deep.contains("nesting is deeper than 512 levels"), "{deep}");
}
