//! Bytecode through the library: options, several bodies, and what is said of files that are wrong.

use terrace::Module;
use terrace::bytecode::{MAGIC, WriteOptions};
use terrace::ir::decl::In22;

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

/// Names of files in one location are written without recursion.
#[test]
fn many_files() {
    let places: Vec<String> = (0..50_000).map(|i| format!("\"f{i}\":1:1")).collect();
    let text = format!("module {{}} loc(fused[{}])", places.join(", "));
    let ctx = terrace::context();
    let module = Module::parse(&ctx, "a.mlir", text.as_bytes()).unwrap();
    let bytes = module.to_bytecode(&WriteOptions::default()).unwrap();
    assert!(Module::parse(&ctx, "a.mlirbc", bytes).is_ok());
}

/// Attributes that are text in bytecode, and whose aliases double in each line, have no text that memory holds. Those with
/// an encoding may nest as deeply as they like.
#[test]
fn long_texts() {
    let write = |n: usize, first: &str, next: fn(usize) -> String| {
        let lines: String = (1..=n).map(|i| format!("#t{i} = {}\n", next(i - 1))).collect();
        let text = format!("#t0 = {first}\n{lines}module attributes {{t.a = #t{n}}} {{}}");
        let module = Module::parse(&terrace::context(), "a.mlir", text).unwrap();
        module.to_bytecode(&WriteOptions::default()).map_err(|error| error.to_string())
    };
    let root = "#llvm.tbaa_root<id = \"r\">";
    let twice = |i: usize| format!("#llvm.tbaa_type_desc<id = \"d\", members = {{<#t{i}, 0>, <#t{i}, 8>}}>");
    assert!(write(10, root, twice).is_ok());
    let error = write(60, root, twice).unwrap_err();
    assert!(error.contains("too many types and attributes in the texts of entries"), "{error}");
    let nested = |i: usize| format!("#llvm.di_subroutine_type<types = #t{i}>");
    assert!(write(100_000, "#llvm.di_null_type", nested).is_ok());
}

/// Entries may refer to each other, but not to themselves, nest as deeply as text, and have a text that ends.
#[test]
fn nested_entries() {
    // An array in an array, and so on: each refers to the next one `width` times, the last one to the first one or to nothing.
    let nested = |n: u64, width: u8, cycle: bool| {
        let mut offsets = [&number(n + 1)[..], &number(0), &[1], &number(n + 1)].concat();
        let mut entries = Vec::new();
        for i in 0..n {
            let entry = match (i + 1 < n, cycle) {
                (true, _) => [&[1, width << 1 | 1][..], &number(i + 1).repeat(width.into())].concat(),
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
    let (flat, cyclic) = (error(nested(3, 1, false)), error(nested(3, 1, true)));
    let (deep, long) = (error(nested(3000, 1, false)), error(nested(60, 2, false)));
    assert!(flat.contains("expected attribute of type: mlir::DictionaryAttr, but got: [[[]]]"), "{flat}");
    assert!(cyclic.contains("contains itself"), "{cyclic}");
    assert!(deep.contains("nesting is deeper than 512 levels"), "{deep}");
    assert!(long.contains("more than 4194304 types and attributes in an entry"), "{long}");
}

/// A file with entries of builtin as numbers, and `t.op` with the second attribute as its dictionary; the first one is its
/// location. Two flags follow an integer set.
fn encoded(attrs: &[&[u8]], types: &[&[u8]]) -> Vec<u8> {
    let numbers = |numbers: &[u8]| numbers.iter().map(|number| number << 1 | 1).collect::<Vec<u8>>();
    let (mut offsets, mut contents) = (numbers(&[attrs.len() as u8, types.len() as u8]), Vec::new());
    for list in [attrs, types].into_iter().filter(|list| !list.is_empty()) {
        offsets.extend(numbers(&[0, list.len() as u8]));
        for entry in list {
            let start = contents.len();
            contents.extend(numbers(entry));
            if entry[0] == 24 {
                contents.extend([0, 1]);
            }
            offsets.push(((contents.len() - start) as u8) << 2 | 3);
        }
    }
    file(&offsets, &contents, &[5, 1, 1, 1, 3])
}

/// Expressions that text may not have are refused.
#[test]
fn affine_expressions() {
    // A map with one result, as what `t.op` has.
    let error = |map: &[u8]| unregistered_error(&encoded(&[&[15], &[1, 1, 2, 3], &[2, 2], map], &[]));
    // (d0)[s0] -> (s0 * d0), (d0)[s0] -> (d0 mod s0)
    assert_eq!(error(&[23, 7, 1, 1, 4, 1, 0, 0, 0]), "");
    assert_eq!(error(&[23, 7, 1, 1, 5, 0, 0, 1, 0]), "");
    // (d0) -> (d0 * d0), and the other operators with `d0` on the right.
    let products =
        [(4, "at least one of the multiply operands"), (5, "mod"), (6, "floordiv"), (7, "ceildiv")];
    for (op, what) in products {
        let error = error(&[23, 7, 0, 1, op, 0, 0, 0, 0]);
        assert!(error.contains("non-affine expression: ") && error.contains(what), "{error}");
    }
}

/// Affine maps, integer sets, strided layouts and small floats, which MLIR 24 encodes and 22 writes as text.
#[test]
fn encodings_of_mlir_24() {
    let entries: &[&[u8]] = &[
        // loc(unknown), {op = [..]}, "op", and the array.
        &[15],
        &[1, 1, 2, 3],
        &[2, 2],
        &[0, 8, 4, 5, 6, 7, 8, 9, 10, 11],
        // (d0) -> (d0), (d0, d1) -> (d1, d0), (d0, d1) -> (d1)
        &[23, 4],
        &[23, 9, 1, 0],
        &[23, 10, 1, 1],
        // (d0)[s0] -> (d0 + s0 * 3, d0 mod 7, d0 floordiv 2, s0 ceildiv 2)
        &[23, 7, 1, 4, 3, 0, 0, 4, 1, 0, 2, 6, 5, 0, 0, 2, 14, 6, 0, 0, 2, 4, 7, 1, 0, 2, 4],
        // (d0)[s0] : (d0 - 1 >= 0, s0 == 0), whose flags are bytes: the last one is added below.
        &[24, 1, 1, 2, 3, 0, 0, 2, 1, 1, 0],
        // strided<[50, -2], offset: 7>
        &[25, 14, 2, 100, 3],
        // f8E5M2, f8E8M0FNU
        &[6, 0],
        &[6, 1],
    ];
    let types: &[&[u8]] = &[&[22], &[32]];
    let ctx = terrace::context();
    ctx.allow_unregistered(true);
    let module = Module::parse(&ctx, "a.mlirbc", encoded(entries, types)).unwrap();
    let text = module.to_string();
    for want in [
        "affine_map<(d0) -> (d0)>",
        "affine_map<(d0, d1) -> (d1, d0)>",
        "affine_map<(d0, d1) -> (d1)>",
        "affine_map<(d0)[s0] -> (d0 + s0 * 3, d0 mod 7, d0 floordiv 2, s0 ceildiv 2)>",
        "affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>",
        "strided<[50, -2], offset: 7>",
        "f8E5M2, f8E8M0FNU]",
    ] {
        assert!(text.contains(want), "expected {want}: {text}");
    }
}

/// Bodies of functions are read on any number of threads, and translated as they are read.
#[test]
fn bodies_on_threads() {
    use std::fmt::Write;
    use terrace::ir::asm::{ParseOptions, PrintOptions, print_root};
    use terrace::pipeline::Input;
    let mut text = String::from("llvm.mlir.global internal @g(3 : i32) : i32\nllvm.func @d(i32)\n");
    for i in 0..200 {
        write!(
            text,
            "llvm.func @f{i}(%a: i32, %p: !llvm.ptr) -> i32 {{\n  %0 = llvm.mlir.constant({i} : i32) : i32\n  \
             llvm.br ^bb1(%0 : i32)\n^bb1(%x: i32):\n  %1 = llvm.add %x, %a : i32\n  \
             llvm.store %1, %p : i32, !llvm.ptr\n  llvm.call @f{}(%1, %p) : (i32, !llvm.ptr) -> i32\n  \
             llvm.return %1 : i32\n}}\n",
            (i + 7) % 200
        )
        .unwrap();
    }
    let ctx = terrace::context();
    let module = Module::parse(&ctx, "a.mlir", text.as_str()).unwrap();
    let llvm_ir = Module::parse(&ctx, "a.mlir", text.as_str()).unwrap().to_llvm_ir().unwrap();
    for version in 0..=6 {
        let bytes = module.to_bytecode(&WriteOptions { version, ..WriteOptions::default() }).unwrap();
        for threads in [1, 2, 5] {
            let ctx = terrace::context();
            let file = ctx.sources.add("a.mlirbc", bytes.clone()).unwrap();
            let options = ParseOptions::default();
            let input = Input { ctx: &ctx, file: &file, options, verify: true, threads };
            let mut out = Vec::new();
            print_root(&input.read().unwrap(), &PrintOptions::default(), &mut out);
            let read = String::from_utf8(out).unwrap();
            assert_eq!(
                read.trim_end(),
                module.to_string().trim_end(),
                "version {version}, {threads} threads"
            );
            let mut out = Vec::new();
            let _ = input.translate(None).unwrap().write(&mut out, None).unwrap();
            assert!(String::from_utf8(out).unwrap() == llvm_ir, "version {version}, {threads} threads");
        }
        // A body that is wrong.
        let at = bytes.len() * 2 / 3;
        let mut wrong = bytes.clone();
        wrong[at..at + 64].fill(0xFF);
        let errors = [1, 2, 5].map(|threads| {
            let ctx = terrace::context();
            let file = ctx.sources.add("a.mlirbc", wrong.clone()).unwrap();
            let options = ParseOptions::default();
            let input = Input { ctx: &ctx, file: &file, options, verify: true, threads };
            let (result, diagnostics) = terrace::ir::diag::capture(|| input.read().map(drop));
            assert!(result.is_err());
            diagnostics.into_iter().map(|diag| (diag.message, diag.notes)).collect::<Vec<_>>()
        });
        assert!(!errors[0].is_empty() && errors.iter().all(|error| *error == errors[0]), "{errors:?}");
    }
}

/// A dictionary that many operations share is divided and verified once, not for each of them. Version 4 has inherent
/// attributes in it.
#[test]
fn shared_dictionary() {
    use terrace::ir::body::{OpState, Region};
    let module = |n: usize| {
        let entries: Vec<String> = (0..n).map(|i| format!("a{i}")).collect();
        let text = format!("%0 = arith.constant {{{}}} 1 : i32", entries.join(", "));
        let mut module = Module::parse(&terrace::context(), "a.mlir", text).unwrap();
        module
            .edit(|root| {
                let op = root.op().unwrap();
                let body = root.body.region_body_mut(op);
                let block = body.entry_block(Region::from_index(0)).unwrap();
                let first = body.first_op(block).unwrap();
                for _ in 1..n {
                    let op = body.create(OpState::like(body, first));
                    body.append(op, block);
                }
                Ok(())
            })
            .unwrap();
        module
    };
    let bytes = |module: &Module, version: u64| {
        module.to_bytecode(&WriteOptions { version, ..WriteOptions::default() }).unwrap()
    };
    for version in [4, 6] {
        let module = module(100);
        let read = Module::parse(&terrace::context(), "a.mlirbc", bytes(&module, version)).unwrap();
        assert_eq!(read.to_string(), module.to_string(), "version {version}");
    }
    let read = Module::parse(&terrace::context(), "a.mlirbc", bytes(&module(20_000), 6)).unwrap();
    let mut n_ops = 0;
    read.walk(|_| n_ops += 1);
    assert_eq!(n_ops, 20_001);
}

/// A file by MLIR 22 as if by MLIR 23, whose operations have each of their properties once more, but for the module and the
/// constant at its start.
fn doubled_properties(file: &[u8]) -> Vec<u8> {
    let number = |bytes: &[u8]| match bytes[0].trailing_zeros() {
        8 => (u64::from_le_bytes(bytes[1..9].try_into().unwrap()) as usize, 9),
        zeros => {
            let len = zeros as usize + 1;
            let mut word = [0; 8];
            word[..len].copy_from_slice(&bytes[..len]);
            (u64::from_le_bytes(word) as usize >> len, len)
        }
    };
    let long = |value: usize| [&[0][..], &(value as u64).to_le_bytes()].concat();
    let mut out = [MAGIC, &file[4..5], b"MLIR23.1.0\0"].concat();
    let mut rest = &file[5 + file[5..].iter().position(|byte| *byte == 0).unwrap() + 1..];
    while !rest.is_empty() {
        let (id, (len, n)) = (rest[0], number(&rest[1..]));
        // Sections that are aligned have a number and padding before their contents.
        assert_eq!(id & 0x80, 0);
        let (contents, after) = rest[1 + n..].split_at(len);
        rest = after;
        let mut new = contents.to_vec();
        if id == 8 {
            let (count, mut at) = number(contents);
            new = long(count);
            for i in 0..count {
                let (len, n) = number(&contents[at..]);
                let times = if i < 2 { 1 } else { 2 };
                new.extend(long(times * len));
                new.extend(contents[at + n..at + n + len].repeat(times));
                at += n + len;
            }
        }
        out.extend([&[id][..], &long(new.len()), &new].concat());
    }
    out
}

/// Properties that MLIR 22 does not have become entries of a dictionary that many operations share: once for equal ones, and
/// not for any number of different ones.
#[test]
fn shared_dictionary_with_properties() {
    const FLAGS: [&str; 6] = ["reassoc", "nnan", "ninf", "nsz", "arcp", "contract"];
    let read = |n_entries: usize, n_flags: u32, n_same: usize| {
        let entries: Vec<String> = (0..n_entries).map(|i| format!("a{i} = 1")).collect();
        let ops = (1..=n_flags).map(|flags| {
            let flags: Vec<&str> = (0..6).filter(|i| flags >> i & 1 != 0).map(|i| FLAGS[i]).collect();
            format!("arith.addf %0, %0 fastmath<{}> : f32\n", flags.join(", ")).repeat(n_same)
        });
        let ops: String = ops.collect();
        let text = format!("%0 = arith.constant {{{}}} 1.0 : f32\n{ops}", entries.join(", "));
        let mut module = Module::parse(&terrace::context(), "a.mlir", text).unwrap();
        module
            .edit(|root| {
                let op = root.op().unwrap();
                let body = root.body.region_body_mut(op);
                let block = body.entry_block(terrace::ir::body::Region::from_index(0)).unwrap();
                let ops: Vec<_> = body.ops(block).collect();
                let dict = body.dict(ops[0]);
                ops[1..].iter().for_each(|&op| body.set_dict(op, dict));
                body.set_dict(ops[0], None);
                Ok(())
            })
            .unwrap();
        let file = doubled_properties(&module.to_bytecode(&WriteOptions::default()).unwrap());
        Module::parse(&terrace::context(), "a.mlirbc", file).map_err(|error| error.to_string())
    };
    let text = read(2, 63, 1).unwrap().to_string();
    assert!(
        text.contains("fastmath<nnan> {a0 = 1 : i64, a1 = 1 : i64, roundingmode = #arith.fastmath<nnan>}"),
        "{text}"
    );
    assert_eq!(text.matches("roundingmode").count(), 63);
    let mut n_ops = 0;
    read(20_000, 2, 10_000).unwrap().walk(|_| n_ops += 1);
    assert_eq!(n_ops, 20_002);
    let error = read(40_000, 63, 1).unwrap_err();
    assert!(
        error.contains("operations with other attributes share a dictionary that is too long"),
        "{error}"
    );
}

/// The names in the tables of changes since MLIR 22 are names of operations and of their attributes.
#[test]
fn changed_attributes() {
    let mut n_rows = 0;
    for dialect in terrace::context().dialects() {
        for row in dialect.hooks.changed_attrs {
            n_rows += 1;
            for name in row.ops {
                let def = dialect.ops.iter().find(|def| def.name == *name);
                let def = def.unwrap_or_else(|| panic!("no operation {name}"));
                for removed in row.removed {
                    let is_operand = def.operands.iter().any(|operand| operand.name == *removed);
                    let is_known = is_operand || def.slot_of(removed.as_bytes()).is_some();
                    assert!(is_known, "no {removed} of {name}");
                }
                for added in row.added {
                    let is_kept = match added.in_22 {
                        In22::Changed(_) => true,
                        // MLIR 23 does not have it.
                        In22::Renamed(old) => old == added.name,
                        _ => false,
                    };
                    let has_it = def.slot_of(added.name.as_bytes()).is_some();
                    assert_eq!(has_it, is_kept, "{} of {name}", added.name);
                    match added.in_22 {
                        In22::Renamed(old) => {
                            assert!(is_kept || def.slot_of(old).is_none(), "{name} has {old}")
                        }
                        In22::Flag { name: old, .. } => {
                            assert!(row.removed.contains(&old), "{name} keeps {old}")
                        }
                        In22::Discardable
                        | In22::Unless(_)
                        | In22::Stated(_)
                        | In22::Only(_)
                        | In22::Changed(_) => {}
                    }
                }
            }
        }
    }
    assert!(n_rows > 10);
}

/// External providers without resources stay in bytecode, and have no text.
#[test]
fn providers_without_resources() {
    let text = "module {\n}\n\n{-#\n  external_resources: {\n    other: {\n    },\n    tool: {\n      key: \"value\"\n    }\n  }\n#-}\n";
    let module = Module::parse(&terrace::context(), "a.mlir", text).unwrap();
    let bytes = module.to_bytecode(&WriteOptions::default()).unwrap();
    assert!(bytes.windows(6).any(|name| name == b"other\0"));
    let read = Module::parse(&terrace::context(), "a.mlirbc", bytes.clone()).unwrap();
    assert!(read.to_bytecode(&WriteOptions::default()).unwrap() == bytes);
    assert!(!read.to_string().contains("other"), "{read}");
}
