//! The less common debug information nodes and records: their text, compared with `debug.ll`, which `llvm-as-22 |
//! llvm-dis-22` reproduces unchanged, and the verifier's messages for invalid ones.

use terrace_llir::debug::*;
use terrace_llir::*;

const NONE: Flags = Flags::NONE;

fn text(cx: &Context, text: &str) -> Md {
    cx.md_string(text.as_bytes())
}

fn checked_file(cx: &Context, name: &str, kind: u32, checksum: &str) -> DIFile {
    DIFile {
        filename: text(cx, name),
        directory: text(cx, ""),
        checksum_kind: kind,
        checksum: text(cx, checksum),
        ..Default::default()
    }
}

fn fixed_point(cx: &Context, kind: u32) -> DIFixedPointType {
    DIFixedPointType {
        tag: 0x24,
        name: text(cx, "fp"),
        size: 32.into(),
        encoding: 0xd,
        kind,
        ..Default::default()
    }
}

/// The operands of a named node, in order.
fn nodes(cx: &Context, file: Md, int: Md, unspecified: Md, variable: Md) -> Vec<Md> {
    let number = |ty, value| cx.md_value(cx.int(ty, value));
    let sha1 = cx.di(&checked_file(cx, "b.c", 2, "da39a3ee5e6b4b0d3255bfef95601890afd80709"));
    let sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    let sha256 = DIFile { source: text(cx, ""), ..checked_file(cx, "c.c", 3, sha256) };
    let plain = DIFile { directory: text(cx, "d"), source: text(cx, "x"), ..checked_file(cx, "c.c", 0, "") };
    let range = DISubrangeType {
        name: text(cx, "sr"),
        file,
        line: 3,
        scope: file,
        size: 32.into(),
        align: 8,
        flags: 64,
        base_type: int,
        lower_bound: number(Type::I64, -5),
        upper_bound: number(Type::I64, 10),
        stride: number(Type::I32, 4),
        bias: number(Type::I64, 2),
    };
    let computed = DISubrangeType {
        name: text(cx, "sr2"),
        base_type: int,
        lower_bound: cx.di_expression(&[0x10, 3]),
        upper_bound: variable,
        ..Default::default()
    };
    let biased = DISubrangeType {
        name: text(cx, "v"),
        lower_bound: cx.di_expression(&[0x11, 3]),
        bias: variable,
        ..Default::default()
    };
    let rational = DIFixedPointType {
        flags: 64,
        numerator: -3i64 as u64,
        denominator: -7i64 as u64,
        ..fixed_point(cx, 2)
    };
    vec![
        cx.di(&DIFixedPointType { align: 32, factor: -4i64 as u64, ..fixed_point(cx, 0) }),
        cx.di(&DIFixedPointType { encoding: 0xe, factor: 3, ..fixed_point(cx, 1) }),
        cx.di(&rational),
        cx.di(&range),
        cx.di(&computed),
        cx.di(&DISubrangeType::default()),
        cx.di_generic(0x0d, b"some\0header", &[int, Md::NULL, unspecified]),
        cx.di_generic_distinct(0x16, b"", &[]),
        cx.di_generic(0xffff, b"", &[]),
        sha1,
        cx.di(&sha256),
        cx.di(&DIMacroFile { file: sha1, ..Default::default() }),
        cx.di_distinct(&DIMacro { kind: 1, name: text(cx, "D"), ..Default::default() }),
        cx.di(&DIMacroFile { line: 5, file: sha1, nodes: cx.md_node(&[]) }),
        cx.di_generic(0x0d, b"a\"b", &[text(cx, "str"), number(Type::I32, 7), int]),
        cx.di(&biased),
        cx.di(&plain),
    ]
}

#[test]
fn every_node_and_record_prints_as_llvm_prints_it() {
    let mut m = Module::new("md.ll");
    let fty = m.cx.function_type(Type::VOID, &[Type::I32, Type::I64, Type::PTR], false);
    let func = m.add_function("f", fty);
    let mut body = m.new_body(func);
    let cx = &m.cx;
    let md5 = "d41d8cd98f00b204e9800998ecf8427e";
    let file = DIFile {
        directory: text(cx, "/src"),
        source: text(cx, "int \"x\";\n"),
        ..checked_file(cx, "a.c", 1, md5)
    };
    let file = cx.di(&file);
    let (name, value) = (text(cx, "Name"), text(cx, "Value"));
    let define = cx.di(&DIMacro { kind: 1, line: 9, name, value });
    let undef = cx.di(&DIMacro { kind: 2, name: text(cx, "X"), ..Default::default() });
    let included = cx.di(&DIMacroFile { line: 2, file, nodes: cx.md_node(&[define, undef]) });
    let macros = cx.md_node(&[define, included]);
    let unit = DICompileUnit { language: 0xc, file, emission_kind: 1, macros, ..Default::default() };
    let unit = cx.di_distinct(&unit);
    let int =
        DIBasicType { tag: 0x24, name: text(cx, "int"), size: 32.into(), encoding: 5, ..Default::default() };
    let int = cx.di(&int);
    let unspecified = DIBasicType { tag: 0x3b, name: text(cx, "decltype(nullptr)"), ..Default::default() };
    let unspecified = cx.di(&unspecified);
    let ty = cx.di(&DISubroutineType { types: cx.md_node(&[Md::NULL]), ..Default::default() });
    let scope = DISubprogram {
        name: text(cx, "f"),
        file,
        line: 1,
        ty,
        sp_flags: 8,
        unit,
        key_instructions: true,
        ..Default::default()
    };
    let scope = cx.di_distinct(&scope);
    let variable =
        DILocalVariable { name: text(cx, "x"), scope, file, line: 2, ty: int, ..Default::default() };
    let variable = cx.di(&variable);
    let at = DILocation { line: 2, column: 3, scope, ..Default::default() };
    let loc = cx.di(&at);
    let (first, second) = (cx.di_distinct(&DIAssignID {}), cx.di_distinct(&DIAssignID {}));
    let (empty, deref) = (cx.di_expression(&[]), cx.di_expression(&[0x06]));

    let b = &mut Builder::new(&m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let (x, y) = (b.arg(0), b.arg(1));
    let place = b.alloca(Type::I32, None, 0, Align::new(4), NONE);
    b.body.set_metadata(place.as_inst().unwrap(), MdKind::DIASSIGNID, first);
    let record = |kind, value, expression, assignment| DebugRecord {
        kind,
        value,
        variable,
        expression,
        loc,
        assignment,
    };
    let stored = |id, expression| Some(Box::new(Assignment { id, address: place, expression }));
    let poison = Value::poison(Type::I32);
    let two = cx.di_arg_list(&[x, y]);
    let four = cx.di_arg_list(&[x, Value::i32(7), poison, m.func_value(func)]);
    let sum = cx.di_expression(&[0x1005, 0, 0x1005, 1, 0x22, 0x9f]);
    b.body.add_debug_record(record(RecordKind::Assign, x, empty, stored(first, deref)));
    b.body.add_debug_record(record(RecordKind::Value, two, sum, None));
    b.body.add_debug_record(record(RecordKind::Value, four, cx.di_expression(&[0x1005, 0, 0x9f]), None));
    let store = b.store(x, place, Access::plain(Align::new(4)), NONE);
    b.body.set_debug_loc(store, Some(cx.di(&DILocation { atom_group: 1, atom_rank: 2, ..at })));
    b.body.set_metadata(store, MdKind::DIASSIGNID, second);
    b.body.add_debug_record(record(RecordKind::Assign, x, empty, stored(second, empty)));
    b.body.add_debug_record(record(RecordKind::Declare, place, empty, None));
    b.body.add_debug_record(record(RecordKind::Value, cx.di_arg_list(&[]), empty, None));
    let argument = cx.di_expression(&[0x1005, 0]);
    let list = cx.di_arg_list(&[x]);
    b.body.add_debug_record(record(RecordKind::Assign, list, argument, stored(first, deref)));
    b.body.add_debug_record(record(RecordKind::DeclareValue, x, empty, None));
    let ret = b.ret(None);
    let implicit = DILocation { is_implicit_code: true, atom_group: 2, ..at };
    b.body.set_debug_loc(ret, Some(cx.di(&implicit)));

    let listed = nodes(cx, file, int, unspecified, variable);
    let version = [cx.md_value(Value::i32(2)), text(cx, "Debug Info Version"), cx.md_value(Value::i32(3))];
    let version = cx.md_node(&version);
    m.set_body(func, body);
    m.func_mut(func).dbg = scope;
    m.add_named_metadata("llvm.dbg.cu", unit);
    m.add_named_metadata("llvm.module.flags", version);
    for node in listed {
        m.add_named_metadata("named", node);
    }
    assert!(verify_module(&m).is_ok(), "{:?}", verify_module(&m).err());
    let text = m.to_string();
    let expected = include_str!("debug.ll");
    for (number, (ours, theirs)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, theirs, "line {}", number + 1);
    }
    assert_eq!(text, expected);
}

/// The first problem of a global variable whose type is this node.
fn type_problem(build: impl FnOnce(&Context) -> Md) -> Option<&'static str> {
    let mut m = Module::new("test");
    let ty = build(&m.cx);
    let (name, scope) = (text(&m.cx, "g"), Md::NULL);
    let var = DIGlobalVariable { name, scope, ty, is_definition: true, ..Default::default() };
    let var = m.cx.di_distinct(&var);
    let expr = m.cx.di_expression(&[]);
    let node = m.cx.di(&DIGlobalVariableExpression { var, expr });
    // LLVM reaches files from the unit only, not from the global.
    let file =
        m.cx.di(&DIFile { filename: text(&m.cx, "a.c"), directory: text(&m.cx, ""), ..Default::default() });
    let globals = m.cx.md_node(&[node]);
    let unit = DICompileUnit { language: 0xc, file, globals, ..Default::default() };
    let unit = m.cx.di_distinct(&unit);
    m.add_named_metadata("llvm.dbg.cu", unit);
    let global = m.add_global("g", Type::I32, 0);
    m.global_mut(global).initializer = Some(Value::i32(0));
    m.global_mut(global).metadata.push((MdKind::DBG, node));
    verify_module(&m).err().map(|problems| problems[0].message)
}

#[test]
fn number_types() {
    assert_eq!(type_problem(|cx| cx.di(&fixed_point(cx, 0))), None);
    let encoding = type_problem(|cx| cx.di(&DIFixedPointType { encoding: 5, ..fixed_point(cx, 0) }));
    assert_eq!(encoding, Some("invalid encoding"));
    let rational = type_problem(|cx| cx.di(&DIFixedPointType { factor: 1, ..fixed_point(cx, 2) }));
    assert_eq!(rational, Some("factor should be 0 for rationals"));
    let binary = type_problem(|cx| cx.di(&DIFixedPointType { numerator: 1, ..fixed_point(cx, 0) }));
    assert_eq!(binary, Some("numerator and denominator should be 0 for non-rationals"));
    let range = |node: fn(&Context) -> DISubrangeType| type_problem(|cx| cx.di(&node(cx)));
    let base = range(|cx| DISubrangeType { base_type: cx.md_node(&[]), ..Default::default() });
    assert_eq!(base, Some("BaseType must be a type"));
    let bias = range(|cx| DISubrangeType { bias: cx.md_node(&[]), ..Default::default() });
    assert_eq!(bias, Some("Bias must be signed constant or DIVariable or DIExpression"));
}

#[test]
fn files_and_macros() {
    let file_problem = |build: &dyn Fn(&Context) -> DIFile| {
        type_problem(|cx| {
            let file = cx.di(&build(cx));
            cx.di(&DISubrangeType { file, ..Default::default() })
        })
    };
    let length = file_problem(&|cx| checked_file(cx, "a", 1, "00"));
    assert_eq!(length, Some("invalid checksum length"));
    let digits = file_problem(&|cx| checked_file(cx, "a", 1, "x41d8cd98f00b204e9800998ecf8427e"));
    assert_eq!(digits, Some("invalid checksum"));
    let unit_problem = |build: &dyn Fn(&Context) -> Md| {
        type_problem(|cx| {
            let file = cx.di(&checked_file(cx, "a", 0, ""));
            let macros = build(cx);
            let unit = cx.di_distinct(&DICompileUnit { file, macros, language: 1, ..Default::default() });
            cx.di(&DISubrangeType { scope: unit, ..Default::default() })
        })
    };
    let unnamed = unit_problem(&|cx| cx.md_node(&[cx.di(&DIMacro { kind: 1, ..Default::default() })]));
    assert_eq!(unnamed, Some("anonymous macro"));
    let kind = unit_problem(&|cx| {
        cx.md_node(&[cx.di(&DIMacro { kind: 255, name: text(cx, "x"), ..Default::default() })])
    });
    assert_eq!(kind, Some("invalid macinfo type"));
    let reference = unit_problem(&|cx| cx.md_node(&[cx.md_node(&[])]));
    assert_eq!(reference, Some("invalid macro ref"));
}

#[test]
fn atoms_and_assignments() {
    let check = |atom_group: u64, assigned: bool| {
        let mut m = Module::new("test");
        let fty = m.cx.function_type(Type::VOID, &[Type::I32], false);
        let func = m.add_function("f", fty);
        let mut body = m.new_body(func);
        let cx = &m.cx;
        let file = cx.di(&checked_file(cx, "a.c", 0, ""));
        let unit = cx.di_distinct(&DICompileUnit { language: 0xc, file, ..Default::default() });
        let ty = cx.di(&DISubroutineType { types: cx.md_node(&[Md::NULL]), ..Default::default() });
        let scope = DISubprogram { name: text(cx, "f"), file, ty, sp_flags: 8, unit, ..Default::default() };
        let scope = cx.di_distinct(&scope);
        let b = &mut Builder::new(&m, &mut body);
        let entry = b.append_block();
        b.position_at_end(entry);
        let x = b.arg(0);
        let sum = b.add(x, x, NONE);
        if assigned {
            let id = cx.di_distinct(&DIAssignID {});
            b.body.set_metadata(sum.as_inst().unwrap(), MdKind::DIASSIGNID, id);
        }
        let ret = b.ret(None);
        let loc = DILocation { line: 2, scope, atom_group, ..Default::default() };
        b.body.set_debug_loc(ret, Some(cx.di(&loc)));
        m.set_body(func, body);
        m.func_mut(func).dbg = scope;
        m.add_named_metadata("llvm.dbg.cu", unit);
        verify_module(&m).err().map(|problems| problems[0].message)
    };
    assert_eq!(check(0, false), None);
    let atom = "DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled";
    assert_eq!(check(1, false), Some(atom));
    assert_eq!(check(0, true), Some("!DIAssignID attached to unexpected instruction kind"));
}

/// A file, a unit and the subprograms of two functions; the second one has the given file.
fn two_subprograms(cx: &Context, second: Option<Md>, line: u32) -> (Md, Md, [Md; 2]) {
    let named = |name| DIFile { filename: text(cx, name), directory: text(cx, ""), ..Default::default() };
    let file = cx.di(&named("a.c"));
    let unit = cx.di_distinct(&DICompileUnit { language: 0xc, file, emission_kind: 1, ..Default::default() });
    let subprogram = |name, file, line| {
        let name = text(cx, name);
        cx.di_distinct(&DISubprogram {
            name,
            file,
            line,
            scope: unit,
            unit,
            sp_flags: 8,
            ..Default::default()
        })
    };
    (file, unit, [subprogram("f", file, 1), subprogram("g", second.unwrap_or(file), line)])
}

/// Adds `void name(i32)` with this subprogram; `build` fills its only block and gets the argument.
fn define(m: &mut Module, name: &str, dbg: Md, build: impl FnOnce(&Context, &mut Builder<'_>, Value)) {
    let ty = m.cx.function_type(Type::VOID, &[Type::I32], false);
    let func = m.add_function(name, ty);
    let mut body = m.new_body(func);
    let mut b = Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let argument = b.arg(0);
    build(&m.cx, &mut b, argument);
    m.set_body(func, body);
    m.func_mut(func).dbg = dbg;
}

/// The caches of the last valid location and record must not accept other ones.
#[test]
fn cached_validity_applies_to_equal_shapes_only() {
    // The scopes (of the first function's two) of its locations, and of its records' variables and locations.
    let check = |locs: &[usize], records: &[(usize, usize)]| {
        let mut m = Module::new("test");
        let (file, unit, scopes) = two_subprograms(&m.cx, None, 2);
        m.add_named_metadata("llvm.dbg.cu", unit);
        for (i, name) in ["f", "g"].into_iter().enumerate() {
            define(&mut m, name, scopes[i], |cx, b, x| {
                let at = |line: usize, scope: Md| {
                    cx.di(&DILocation { line: line as u32, scope, ..Default::default() })
                };
                let (locs, records) = if i == 0 { (locs, records) } else { (&[1, 1][..], &[(1, 1)][..]) };
                for (line, &scope) in locs.iter().enumerate() {
                    let sum = b.add(x, x, NONE);
                    b.body.set_debug_loc(sum.as_inst().unwrap(), Some(at(line + 1, scopes[scope])));
                }
                for (line, &(scope, loc)) in records.iter().enumerate() {
                    let name = text(cx, &format!("v{line}"));
                    let variable = DILocalVariable { name, scope: scopes[scope], file, ..Default::default() };
                    b.body.add_debug_record(DebugRecord {
                        kind: RecordKind::Value,
                        value: x,
                        variable: cx.di(&variable),
                        expression: cx.di_expression(&[]),
                        loc: at(line + 1, scopes[loc]),
                        assignment: None,
                    });
                }
                let ret = b.ret(None);
                b.body.set_debug_loc(ret, Some(at(1, scopes[i])));
            });
        }
        verify_module(&m).err().map_or_else(Vec::new, |all| all.iter().map(|p| p.message).collect())
    };
    let wrong = "!dbg attachment points at wrong subprogram for function";
    let mismatch = "mismatched subprogram between #dbg record variable and DILocation";
    assert_eq!(check(&[0, 0, 0], &[(0, 0), (0, 0)]), [""; 0]);
    assert_eq!(check(&[0, 1, 1, 0], &[(0, 0)]), [wrong; 2]);
    assert_eq!(check(&[0], &[(0, 0), (1, 0), (0, 0), (0, 1), (0, 1)]), [mismatch; 3]);
}

/// A definition that differs from a valid one in more than name and line is checked.
#[test]
fn definitions_are_valid_each_by_itself() {
    let check = |second: fn(&Context) -> Md, line: u32| {
        let mut m = Module::new("test");
        let file = second(&m.cx);
        let (_, unit, scopes) = two_subprograms(&m.cx, Some(file), line);
        m.add_named_metadata("llvm.dbg.cu", unit);
        for (name, scope) in ["f", "g"].into_iter().zip(scopes) {
            define(&mut m, name, scope, |_, b, _| {
                b.ret(None);
            });
        }
        verify_module(&m).err().map(|problems| problems[0].message)
    };
    assert_eq!(check(|_| Md::NULL, 0), None);
    assert_eq!(check(|_| Md::NULL, 2), Some("line specified with no file"));
    assert_eq!(check(|cx| cx.md_node(&[]), 2), Some("invalid file"));
}

/// An invalid location is reported once, and does not make later ones valid.
#[test]
fn each_wrong_location_is_reported() {
    let mut m = Module::new("test");
    let scope = m.cx.di(&DISubprogram { name: text(&m.cx, "f"), ..Default::default() });
    define(&mut m, "f", scope, |cx, b, x| {
        for line in [1, 2, 1, 3, 4] {
            let sum = b.add(x, x, NONE);
            let loc = cx.di(&DILocation { line, scope, ..Default::default() });
            b.body.set_debug_loc(sum.as_inst().unwrap(), Some(loc));
        }
        b.ret(None);
    });
    let problems = verify_module(&m).unwrap_err();
    let wrong = problems.iter().filter(|p| p.message == "scope points into the type hierarchy");
    assert_eq!(wrong.count(), 4);
}

/// Only a subprogram can be a function's own debug information.
#[test]
fn functions_are_described_by_subprograms() {
    let text = "define void @f() !dbg !0 {\n  ret void\n}\n!0 = !{}\n!llvm.module.flags = !{!1}\n\
                !1 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
    let module = terrace_llir::parse("test", text.as_bytes()).unwrap();
    let problems = verify_module(&module).unwrap_err();
    assert_eq!(problems[0].message, "function !dbg attachment must be a subprogram");
}
