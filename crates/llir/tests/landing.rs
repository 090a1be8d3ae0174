//! The verifier's messages on `llvm.callbr.landingpad`, on cycles of pads, and on `#dbg_assign`: those of LLVM.

use terrace_llir::debug::*;
use terrace_llir::*;

const NONE: Flags = Flags::NONE;

fn asm(m: &Module, fn_ty: Type, constraints: &[u8], can_unwind: bool) -> Value {
    m.inline_asm(&InlineAsm {
        fn_ty,
        template: b"",
        constraints,
        side_effect: true,
        align_stack: false,
        intel_dialect: false,
        can_unwind,
    })
}

/// The first problem of a function `i32 (i32)` with `N` blocks.
fn problem<const N: usize>(
    build: impl FnOnce(&mut Builder<'_>, [Block; N], Value, Func),
) -> Option<&'static str> {
    let mut m = Module::new("test");
    let landing_ty = m.cx.function_type(Type::I32, &[Type::I32], false);
    let landing = m.add_function("llvm.callbr.landingpad.i32", landing_ty);
    let personality = m.cx.function_type(Type::I32, &[], true);
    let personality = m.add_function("p", personality);
    let fty = m.cx.function_type(Type::I32, &[Type::I32], false);
    let func = m.add_function("f", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(&m, &mut body);
    let blocks = core::array::from_fn(|_| b.append_block());
    let x = b.arg(0);
    build(b, blocks, x, landing);
    m.set_body(func, body);
    let personality = m.func_value(personality);
    m.func_mut(func).extra_mut().personality = Some(personality);
    verify_module(&m).err().map(|problems| problems[0].message)
}

fn jump(b: &mut Builder<'_>, x: Value, normal: Block, label: Block, can_unwind: bool) -> Value {
    let fty = b.module.cx.function_type(Type::I32, &[Type::I32], false);
    let callee = asm(b.module, fty, b"=r,r,!i", can_unwind);
    b.call_br(callee, &[x], normal, &[label], CallInfo::new(fty), &[])
}

fn land(b: &mut Builder<'_>, block: Block, landing: Func, value: Value) {
    b.position_at_end(block);
    let value = b.call_function(landing, &[value]);
    b.ret(Some(value));
}

fn ret(b: &mut Builder<'_>, block: Block) {
    b.position_at_end(block);
    b.ret(Some(Value::i32(0)));
}

#[test]
fn landing_pads_of_callbr() {
    let fine = problem(|b, [entry, normal, label], x, landing| {
        b.position_at_end(entry);
        let r = jump(b, x, normal, label, false);
        ret(b, normal);
        land(b, label, landing, r);
    });
    assert_eq!(fine, None);
    let no_callbr = problem(|b, [entry], x, landing| land(b, entry, landing, x));
    assert_eq!(no_callbr, Some("intrinstic requires callbr operand"));
    let two_ways = problem(|b, [entry, normal, label], x, landing| {
        b.position_at_end(entry);
        let r = jump(b, x, normal, label, false);
        b.position_at_end(normal);
        b.br(label);
        land(b, label, landing, r);
    });
    assert_eq!(two_ways, Some("Intrinsic in block must have 1 unique predecessor"));
    let further = problem(|b, [entry, normal, label, next], x, landing| {
        b.position_at_end(entry);
        let r = jump(b, x, normal, label, false);
        b.position_at_end(normal);
        b.br(next);
        ret(b, label);
        land(b, next, landing, r);
    });
    assert_eq!(further, Some("Intrinsic must have corresponding callbr in predecessor"));
    let normally = problem(|b, [entry, normal, label], x, landing| {
        b.position_at_end(entry);
        let r = jump(b, x, normal, label, false);
        land(b, normal, landing, r);
        ret(b, label);
    });
    let message = "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect \
                   destination list";
    assert_eq!(normally, Some(message));
    let late = problem(|b, [entry, normal, label], x, landing| {
        b.position_at_end(entry);
        let r = jump(b, x, normal, label, false);
        ret(b, normal);
        b.position_at_end(label);
        b.add(x, x, NONE);
        land(b, label, landing, r);
    });
    assert_eq!(late, Some("No other instructions may proceed intrinsic"));
    let unwinds = problem(|b, [entry, normal, label], x, _| {
        b.position_at_end(entry);
        jump(b, x, normal, label, true);
        ret(b, normal);
        ret(b, label);
    });
    assert_eq!(unwinds, Some("Unwinding from Callbr is not allowed"));
}

/// Two unreachable pads, each nested in the other.
fn circle(b: &mut Builder<'_>, [first, second]: [Block; 2]) -> [Value; 2] {
    b.position_at_end(first);
    let x = b.cleanup_pad(None, &[]);
    b.position_at_end(second);
    let y = b.cleanup_pad(Some(x), &[]);
    b.body.set_operand(x.as_inst().unwrap(), 0, y);
    [x, y]
}

#[test]
fn pads_in_a_circle() {
    let inside = problem(|b, [entry, one, two], _, _| {
        ret(b, entry);
        circle(b, [one, two]);
        for block in [one, two] {
            b.position_at_end(block);
            b.unreachable();
        }
    });
    assert_eq!(inside, Some("FuncletPadInst must not be nested within itself"));
    let edge = problem(|b, [entry, to, one, two, fine], _, landing| {
        ret(b, entry);
        b.position_at_end(to);
        b.cleanup_pad(None, &[]);
        b.unreachable();
        let [x, _] = circle(b, [one, two]);
        let callee = b.module.func_value(landing);
        let info = CallInfo::new(b.module.func(landing).ty);
        b.position_at_end(one);
        let funclet = [Bundle { tag: b"funclet", operands: &[x] }];
        b.invoke(callee, &[Value::i32(1)], fine, to, info, &funclet);
        b.position_at_end(two);
        b.unreachable();
        ret(b, fine);
    });
    assert_eq!(edge, Some("EH pad jumps through a cycle of pads"));
    let used = problem(|b, [entry, pad, next], _, _| {
        ret(b, entry);
        b.position_at_end(pad);
        let x = b.cleanup_pad(None, &[]);
        let fty = b.module.cx.function_type(Type::VOID, &[], false);
        let funclet = [Bundle { tag: b"funclet", operands: &[x] }];
        let callee = asm(b.module, fty, b"", false);
        b.call_br(callee, &[], next, &[], CallInfo::new(fty), &funclet);
        b.position_at_end(next);
        b.unreachable();
    });
    assert_eq!(used, Some("Bogus funclet pad use"));
}

#[test]
fn assignments_and_their_stores() {
    let check = |which: u32| {
        let mut m = Module::new("test");
        let fty = m.cx.function_type(Type::VOID, &[Type::I32], false);
        let (func, other) = (m.add_function("f", fty), m.add_function("g", fty));
        let cx = &m.cx;
        let file = cx.di(&DIFile {
            filename: cx.md_string(b"a.c"),
            directory: cx.md_string(b""),
            ..Default::default()
        });
        let unit = cx.di_distinct(&DICompileUnit { language: 0xc, file, ..Default::default() });
        let ty = cx.di(&DISubroutineType { types: cx.md_node(&[Md::NULL]), ..Default::default() });
        let name = cx.md_string(b"f");
        let scope = DISubprogram { name, file, ty, sp_flags: 8, unit, ..Default::default() };
        let scope = cx.di_distinct(&scope);
        let variable = cx.di(&DILocalVariable { scope, name: cx.md_string(b"v"), ..Default::default() });
        let loc = cx.di(&DILocation { line: 2, scope, ..Default::default() });
        let (id, empty) = (cx.di_distinct(&DIAssignID {}), cx.di_expression(&[]));
        let store = |body: &mut Body, record: bool, attached: bool| {
            let b = &mut Builder::new(&m, body);
            let entry = b.append_block();
            b.position_at_end(entry);
            let x = b.arg(0);
            let place = b.alloca(Type::I32, None, 0, Align::new(4), NONE);
            let store = b.store(x, place, Access::plain(Align::new(4)), NONE);
            if attached {
                b.body.set_metadata(store, MdKind::DIASSIGNID, id);
            }
            if record {
                let assignment = Assignment {
                    id: if which == 1 { empty } else { id },
                    address: if which == 4 { Value::zero(Type::TOKEN) } else { place },
                    expression: if which == 2 { id } else { empty },
                };
                b.body.add_debug_record(DebugRecord {
                    kind: RecordKind::Assign,
                    value: if which == 5 { Value::zero(Type::TOKEN) } else { x },
                    variable,
                    expression: empty,
                    loc,
                    assignment: Some(Box::new(assignment)),
                });
            }
            b.ret(None);
        };
        let (mut body, mut more) = (m.new_body(func), m.new_body(other));
        store(&mut body, true, which != 3);
        store(&mut more, false, which == 3);
        m.set_body(func, body);
        m.set_body(other, more);
        m.func_mut(func).dbg = scope;
        m.add_named_metadata("llvm.dbg.cu", if which == 6 { scope } else { unit });
        verify_module(&m).err().map(|problems| problems[0].message)
    };
    assert_eq!(check(0), None);
    assert_eq!(check(1), Some("invalid #dbg_assign DIAssignID"));
    assert_eq!(check(2), Some("invalid #dbg_assign address expression"));
    assert_eq!(check(3), Some("inst not in same function as #dbg_assign"));
    assert_eq!(check(4), Some("invalid #dbg_assign address"));
    assert_eq!(check(5), Some("invalid #dbg record address/value"));
    assert_eq!(check(6), Some("invalid compile unit"));
}

/// The problems of a function of this personality with a call of `name` in a `catchpad`, and after it.
fn in_a_catch(personality: &str, name: &str, with_bundle: bool) -> [Option<&'static str>; 2] {
    [true, false].map(|inside| {
        let mut m = Module::new("test");
        let vararg = m.cx.function_type(Type::I32, &[], true);
        let personality = m.add_function(personality, vararg);
        let plain = m.cx.function_type(Type::VOID, &[], false);
        let throws = m.add_function("throws", plain);
        let retain_ty = m.cx.function_type(Type::PTR, &[Type::PTR], false);
        let retain = m.add_function(name, retain_ty);
        let fty = m.cx.function_type(Type::VOID, &[Type::PTR], false);
        let func = m.add_function("f", fty);
        let mut body = m.new_body(func);
        let b = &mut Builder::new(&m, &mut body);
        let [entry, normal, unwind, handler, after] = core::array::from_fn(|_| b.append_block());
        let x = b.arg(0);
        let call = |b: &mut Builder<'_>, bundles: &[Bundle<'_>]| {
            b.call(m.func_value(retain), &[x], CallInfo::new(retain_ty), bundles, NONE);
        };
        b.position_at_end(entry);
        b.invoke(m.func_value(throws), &[], normal, unwind, CallInfo::new(plain), &[]);
        b.position_at_end(normal);
        call(b, &[]);
        b.ret(None);
        b.position_at_end(unwind);
        let switch = b.catch_switch(None, &[handler], None);
        b.position_at_end(handler);
        let pad = b.catch_pad(switch, &[Value::i32(1)]);
        if inside {
            let funclet = [Bundle { tag: b"funclet", operands: &[pad] }];
            call(b, if with_bundle { &funclet } else { &[] });
        }
        b.catch_ret(pad, after);
        b.position_at_end(after);
        if !inside {
            call(b, &[]);
        }
        b.ret(None);
        m.set_body(func, body);
        let personality = m.func_value(personality);
        m.func_mut(func).extra_mut().personality = Some(personality);
        verify_module(&m).err().map(|problems| problems[0].message)
    })
}

#[test]
fn calls_in_funclets_have_the_bundle() {
    let missing = [Some("Missing funclet token on intrinsic call"), None];
    let scoped = [
        "__CxxFrameHandler3",
        "__C_specific_handler",
        "_except_handler3",
        "_except_handler4",
        "ProcessCLRException",
        "__gxx_wasm_personality_v0",
    ];
    for personality in scoped {
        assert_eq!(in_a_catch(personality, "llvm.objc.retain", false), missing, "{personality}");
        assert_eq!(in_a_catch(personality, "llvm.objc.retain", true), [None, None], "{personality}");
    }
    for personality in ["__gxx_personality_v0", "__gxx_personality_seh0", "rust_eh_personality", "foo"] {
        assert_eq!(in_a_catch(personality, "llvm.objc.retain", false), [None, None], "{personality}");
    }
    for name in ["llvm.objc.autorelease", "llvm.objc.retainBlock", "llvm.objc.unretainedObject"] {
        assert_eq!(in_a_catch("__CxxFrameHandler3", name, false), missing, "{name}");
    }
    for name in ["llvm.objc.claimAutoreleasedReturnValue", "retain"] {
        assert_eq!(in_a_catch("__CxxFrameHandler3", name, false), [None, None], "{name}");
    }
}
