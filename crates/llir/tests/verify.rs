//! The verifier: accepted modules, and its messages for others; and construction on several threads.

use terrace_llir::*;

const NONE: Flags = Flags::NONE;

/// The first problem of a function `ret (params)` filled by `build`.
fn first_problem(
    ret: Type,
    params: &[Type],
    prepare: impl FnOnce(&mut Module),
    build: impl FnOnce(&mut Builder<'_>),
) -> Option<&'static str> {
    let mut m = Module::new("test");
    prepare(&mut m);
    let fty = m.cx.function_type(ret, params, false);
    let func = m.add_function("f", fty);
    let mut body = m.new_body(func);
    let mut b = Builder::new(&m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    build(&mut b);
    let apart = verify_body(&m, func, &body).err().map(|problems| problems[0].message);
    m.set_body(func, body);
    let whole = verify_module(&m).err().map(|problems| problems[0].message);
    assert!(apart.is_none() || apart == whole);
    whole
}

fn check(ret: Type, params: &[Type], build: impl FnOnce(&mut Builder<'_>)) -> Option<&'static str> {
    first_problem(ret, params, |_| {}, build)
}

/// Duplicate cases are no error in the llvm dialect, so a translation is checked for them.
#[test]
fn rules_that_can_fail_are_checked_in_translations() {
    let mut m = Module::new("test");
    let func = m.add_function("f", m.cx.function_type(Type::VOID, &[Type::I32], false));
    let mut body = m.new_body(func);
    let mut b = Builder::new(&m, &mut body);
    let [entry, exit] = [b.append_block(), b.append_block()];
    b.position_at_end(entry);
    let sum = b.add(b.arg(0), Value::i32(1), NONE);
    b.switch(sum, exit, &[(Value::i32(1), exit), (Value::i32(1), exit)]);
    b.position_at_end(exit);
    b.ret(None);
    let problems = BodyChecker::new(&m).check_translation(func, &body).unwrap_err();
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].message, "Duplicate integer as switch case");
}

#[test]
fn good_functions_pass() {
    let i32 = Type::I32;
    let problem = check(i32, &[i32, Type::I1], |b| {
        let [head, body, exit] = [b.append_block(), b.append_block(), b.append_block()];
        let (n, c) = (b.arg(0), b.arg(1));
        let entry = b.current_block().unwrap();
        b.br(head);
        b.position_at_end(head);
        let i = b.phi(i32);
        b.cond_br(c, body, exit);
        b.position_at_end(body);
        let next = b.add(i, n, Flags::NSW);
        b.br(head);
        b.position_at_end(exit);
        b.ret(Some(i));
        b.add_incoming(i, n, entry);
        b.add_incoming(i, next, body);
    });
    assert_eq!(problem, None);
}

#[test]
fn an_unreachable_block_may_use_anything() {
    let problem = check(Type::VOID, &[Type::I32], |b| {
        let dead = b.append_block();
        b.ret(None);
        b.position_at_end(dead);
        let x = b.arg(0);
        let value = b.add(x, x, NONE);
        b.body.set_operand(value.as_inst().unwrap(), 1, value);
        b.unreachable();
    });
    assert_eq!(problem, None);
}

#[test]
fn control_flow() {
    let i32 = Type::I32;
    assert_eq!(check(Type::VOID, &[], |_| {}), Some("Basic Block does not have terminator!"));
    let back = check(Type::VOID, &[], |b| {
        let entry = b.current_block().unwrap();
        b.br(entry);
    });
    assert_eq!(back, Some("Entry block to function must not have predecessors!"));
    let middle = check(Type::VOID, &[], |b| {
        b.ret(None);
        b.ret(None);
    });
    assert_eq!(middle, Some("Terminator found in the middle of a basic block!"));
    let wrong = check(i32, &[], |b| {
        b.ret(None);
    });
    assert_eq!(wrong, Some("Function return type does not match operand type of return inst!"));
    let void = check(Type::VOID, &[i32], |b| {
        let x = b.arg(0);
        b.ret(Some(x));
    });
    assert_eq!(void, Some("Found return instr that returns non-void in Function of void return type!"));
    let cases = check(Type::VOID, &[i32], |b| {
        let next = b.append_block();
        let (x, one) = (b.arg(0), Value::i32(1));
        b.switch(x, next, &[(one, next), (one, next)]);
        b.position_at_end(next);
        b.ret(None);
    });
    assert_eq!(cases, Some("Duplicate integer as switch case"));
    let dominance = check(Type::VOID, &[Type::I1, i32], |b| {
        let [left, right] = [b.append_block(), b.append_block()];
        let (c, x) = (b.arg(0), b.arg(1));
        b.cond_br(c, left, right);
        b.position_at_end(left);
        let y = b.add(x, x, NONE);
        b.ret(None);
        b.position_at_end(right);
        b.add(y, y, NONE);
        b.ret(None);
    });
    assert_eq!(dominance, Some("Instruction does not dominate all uses!"));
    let missing = check(i32, &[i32], |b| {
        let next = b.append_block();
        b.br(next);
        b.position_at_end(next);
        let phi = b.phi(i32);
        b.ret(Some(phi));
    });
    assert_eq!(
        missing,
        Some("PHINode should have one entry for each predecessor of its parent basic block!")
    );
}

#[test]
fn operands() {
    let (i32, i64, f32, ptr) = (Type::I32, Type::I64, Type::FLOAT, Type::PTR);
    let ret = |b: &mut Builder<'_>| {
        b.ret(None);
    };
    let void = Type::VOID;
    let cases: Vec<(&str, Option<&str>)> = vec![
        (
            "Both operands to a binary operator are not of the same type!",
            check(void, &[i32, i64], |b| {
                let (x, y) = (b.arg(0), b.arg(1));
                b.add(x, y, NONE);
                ret(b)
            }),
        ),
        (
            "Integer arithmetic operators only work with integral types!",
            check(void, &[f32], |b| {
                let x = b.arg(0);
                b.add(x, x, NONE);
                ret(b)
            }),
        ),
        (
            "DestTy too big for Trunc",
            check(void, &[i32], |b| {
                let x = b.arg(0);
                b.cast(Opcode::Trunc, x, i64, NONE);
                ret(b)
            }),
        ),
        (
            "Load operand must be a pointer.",
            check(void, &[i32], |b| {
                let x = b.arg(0);
                b.load(i32, x, Access::plain(Align::NONE), NONE);
                ret(b)
            }),
        ),
        (
            "Invalid ExtractValueInst operands!",
            check(void, &[i32], |b| {
                let x = b.arg(0);
                b.extract_value(x, &[0]);
                ret(b)
            }),
        ),
        (
            "Incorrect number of arguments passed to called function!",
            check(void, &[ptr], |b| {
                let p = b.arg(0);
                let fty = b.module.cx.function_type(void, &[ptr], false);
                b.call(p, &[], CallInfo::new(fty), &[], NONE);
                ret(b)
            }),
        ),
        (
            "Call parameter type does not match function signature!",
            check(void, &[ptr, i32], |b| {
                let (p, x) = (b.arg(0), b.arg(1));
                let fty = b.module.cx.function_type(void, &[ptr], false);
                b.call(p, &[x], CallInfo::new(fty), &[], NONE);
                ret(b)
            }),
        ),
        (
            "Cannot allocate unsized type",
            check(void, &[], |b| {
                let opaque = b.module.cx.named_struct(b"opaque");
                b.alloca(opaque, None, 0, Align::NONE, NONE);
                ret(b)
            }),
        ),
        (
            "instruction has a type that LLVM IR does not have",
            check(void, &[i32], |b| {
                let x = b.arg(0);
                b.cast(Opcode::Trunc, x, Type::int(0), NONE);
                ret(b)
            }),
        ),
        (
            "Load cannot have Release ordering",
            check(void, &[ptr], |b| {
                let p = b.arg(0);
                b.load(i32, p, Access::atomic(Align::new(4), Ordering::Release, SyncScope::SYSTEM), NONE);
                ret(b)
            }),
        ),
        (
            "cannot guarantee tail call due to mismatched parameter counts",
            check(void, &[ptr], |b| {
                let p = b.arg(0);
                let fty = b.module.cx.function_type(void, &[], false);
                b.call(p, &[], CallInfo::new(fty).tail(TailKind::MustTail), &[], NONE);
                ret(b)
            }),
        ),
    ];
    for (expected, found) in cases {
        assert_eq!(found, Some(expected));
    }
}

#[test]
fn globals() {
    let found = |prepare: &dyn Fn(&mut Module)| {
        first_problem(Type::VOID, &[], prepare, |b| {
            b.ret(None);
        })
    };
    let wrong = found(&|m| {
        let g = m.add_global("g", Type::I32, 0);
        m.global_mut(g).initializer = Some(Value::TRUE);
    });
    assert_eq!(wrong, Some("Global variable initializer type does not match global variable type!"));
    let common = found(&|m| {
        let g = m.add_global("g", Type::I32, 0);
        m.global_mut(g).initializer = Some(Value::i32(1));
        m.global_mut(g).symbol.linkage = Linkage::Common;
    });
    assert_eq!(common, Some("'common' global must have a zero initializer!"));
    let internal = found(&|m| {
        let g = m.add_global("g", Type::I32, 0);
        m.global_mut(g).symbol.linkage = Linkage::Internal;
    });
    assert_eq!(internal, Some("Global is external, but doesn't have external or weak linkage!"));
    let alias = found(&|m| {
        let g = m.add_global("g", Type::I32, 0);
        let value = m.global_value(g);
        m.add_alias("a", Type::I32, 0, value);
    });
    assert_eq!(alias, Some("Alias must point to a definition"));
}

/// Uses far from their definition along a chain of blocks: a dominance query must not walk the chain.
#[test]
fn long_chains_are_linear() {
    let start = std::time::Instant::now();
    let problem = check(Type::VOID, &[Type::I32], |b| {
        let x = b.arg(0);
        let first = b.add(x, x, NONE);
        for _ in 0..50_000 {
            let next = b.append_block();
            b.br(next);
            b.position_at_end(next);
            b.add(first, x, NONE);
        }
        b.ret(None);
    });
    assert_eq!(problem, None);
    assert!(start.elapsed().as_secs() < 20);
}

/// A body that creates types and constants which other threads create, too.
fn long_body(m: &Module, func: Func) -> Body {
    let mut body = m.new_body(func);
    let mut b = Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let mut value = b.arg(0);
    for i in 0..100 {
        let wide = m.cx.int(Type::I64, (1 << 40) + i);
        value = b.add(value, wide, NONE);
        let pair = m.cx.struct_type(&[Type::I64, Type::int(i as u32 % 7 + 1)], false);
        b.insert_value(Value::undef(pair), value, &[0]);
    }
    b.ret(Some(value));
    body
}

#[test]
fn bodies_are_built_on_several_threads() {
    let mut m = Module::new("threads");
    let fty = m.cx.function_type(Type::I64, &[Type::I64], false);
    let funcs: Vec<Func> = (0..64).map(|i| m.add_function(format!("f{i}"), fty)).collect();
    let sequential: Vec<Body> = funcs.iter().map(|&func| long_body(&m, func)).collect();
    for (&func, body) in funcs.iter().zip(sequential) {
        m.set_body(func, body);
    }
    let expected = m.to_string();
    let shared = &m;
    let parts: Vec<(Func, Body)> = std::thread::scope(|scope| {
        let build =
            |part: &[Func]| part.iter().map(|&func| (func, long_body(shared, func))).collect::<Vec<_>>();
        let threads: Vec<_> = funcs.chunks(16).map(|part| scope.spawn(move || build(part))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    for (func, body) in parts {
        m.set_body(func, body);
    }
    assert_eq!(m.to_string(), expected);
    assert_eq!(verify_module(&m), Ok(()));
}

#[test]
fn whole_wave_calls() {
    let (i1, i32, i64) = (Type::I1, Type::I32, Type::I64);
    let wave = CallConv(124);
    // The callee has these parameters, the second of which is `inreg`; the arguments are parameters of the caller,
    // the first of which is `inreg` at the call if `inreg_at_call`.
    let called = |cc: CallConv, params: &[Type], variadic: bool, inreg_at_call: bool, args: &[u32]| {
        let prepare = |m: &mut Module| {
            let ty = m.cx.function_type(i32, params, variadic);
            let callee = m.add_function("callee", ty);
            let in_register = m.cx.attr_set(&[Attr::Enum(AttrKind::InReg)]);
            let list = m.cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &[AttrSet::EMPTY, in_register]);
            m.func_mut(callee).cc = cc;
            if params.len() > 1 {
                m.func_mut(callee).attrs = list;
            }
            let intrinsic = Intrinsic::find(b"llvm.amdgcn.call.whole.wave").unwrap();
            m.get_or_insert_intrinsic(intrinsic, &[i32, Type::PTR]).unwrap();
        };
        first_problem(Type::VOID, &[i32, i64, i32], prepare, |b| {
            let m = b.module;
            let value = |name: &[u8]| m.lookup(name).unwrap();
            let call = m.lookup_function(b"llvm.amdgcn.call.whole.wave.i32.p0").unwrap();
            let in_register = m.cx.attr_set(&[Attr::Enum(AttrKind::InReg)]);
            let list = m.cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &[AttrSet::EMPTY, in_register]);
            let info = CallInfo::new(m.func(call).ty);
            let info = if inreg_at_call { info.attrs(list) } else { info };
            let mut values = vec![value(b"callee")];
            values.extend(args.iter().map(|&at| b.arg(at as usize)));
            b.call(m.func_value(call), &values, info, &[], NONE);
            b.ret(None);
        })
    };
    assert_eq!(called(wave, &[i1, i32, i32], false, true, &[0, 2]), None);
    let gfx = called(CallConv(100), &[i1, i32, i32], false, true, &[0, 2]);
    assert_eq!(gfx, Some("Callee must have the amdgpu_gfx_whole_wave calling convention"));
    let few = called(wave, &[i1, i32, i32], false, true, &[0]);
    assert_eq!(few, Some("Call argument count must match callee argument count"));
    let other = called(wave, &[i1, i32, i32], false, true, &[1, 2]);
    assert_eq!(other, Some("Argument types must match"));
    let unsaid = called(wave, &[i1, i32, i32], false, false, &[0, 2]);
    assert_eq!(unsaid, Some("Argument inreg attributes must match"));
}

#[test]
fn long_alias_chains_take_linear_time() {
    let chain = |n: usize, end: &str| {
        let aliases: String = (0..n).map(|i| format!("@a{i} = alias i8, ptr @a{}\n", i + 1)).collect();
        terrace_llir::parse::parse("chain.ll", format!("{aliases}@a{n} = {end}\n").as_bytes()).unwrap()
    };
    assert!(terrace_llir::verify::verify_module(&chain(50_000, "global i8 0")).is_ok());
    let problems = terrace_llir::verify::verify_module(&chain(2_000, "alias i8, ptr @a0")).unwrap_err();
    assert!(problems.iter().all(|problem| problem.message == "Aliases cannot form a cycle"));
}

#[test]
fn long_chains_of_tbaa_types_take_linear_time() {
    let n = 50_000;
    let types: String = (1..n).map(|i| format!("!{i} = !{{!\"t{i}\", !{}, i64 0}}\n", i + 1)).collect();
    let text = format!(
        "define i32 @f(ptr %p) {{\n  %x = load i32, ptr %p, !tbaa !0\n  ret i32 %x\n}}\n\
         !0 = !{{!1, !1, i64 0}}\n{types}!{n} = !{{!\"root\"}}\n"
    );
    let module = terrace_llir::parse::parse("chain.ll", text.as_bytes()).unwrap();
    assert!(terrace_llir::verify::verify_module(&module).is_ok());
}

/// A function with `n` cleanup pads, each inside the one before. What is called in each may also unwind to one pad.
fn nested_cleanup_pads(n: usize, all_leave: bool) -> Module {
    use std::fmt::Write;
    let mut text = String::from(
        "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\n\
         define void @f() personality ptr @__CxxFrameHandler3 {\nentry:\n  \
         invoke void @g() to label %done unwind label %pad0\n",
    );
    for i in 0..n {
        let parent = if i == 0 { "none".to_string() } else { format!("%c{}", i - 1) };
        write!(text, "pad{i}:\n  %c{i} = cleanuppad within {parent} []\n").unwrap();
        if i + 1 < n {
            let next = i + 1;
            let call = format!("invoke void @g() [ \"funclet\"(token %c{i}) ]");
            write!(text, "  {call} to label %on{i} unwind label %pad{next}\non{i}:\n").unwrap();
            if all_leave {
                write!(text, "  {call} to label %end{i} unwind label %last\nend{i}:\n").unwrap();
            }
        }
        text += "  unreachable\n";
    }
    if all_leave {
        text +=
            "last:\n  %last_pad = cleanuppad within none []\n  cleanupret from %last_pad unwind to caller\n";
    }
    text += "done:\n  ret void\n}\n";
    terrace_llir::parse::parse("pads.ll", text.as_bytes()).unwrap()
}

#[test]
fn nested_pads_take_linear_time() {
    let start = std::time::Instant::now();
    assert!(terrace_llir::verify::verify_module(&nested_cleanup_pads(20_000, false)).is_ok());
    assert!(terrace_llir::verify::verify_module(&nested_cleanup_pads(4_000, true)).is_ok());
    assert!(start.elapsed().as_secs() < 10);
}

/// Edges that leave a pad inside another one may stay in the outer one, and count for the outer one if they leave it, too.
#[test]
fn unwind_edges_out_of_nested_pads() {
    let problems = |inner_to: &str, outer_to: &str| {
        let call = |pad: &str, to: &str, on: &str| {
            format!(
                "  invoke void @g() [ \"funclet\"(token {pad}) ] to label %{on} unwind label %{to}\n{on}:\n"
            )
        };
        let text = format!(
            "declare i32 @__CxxFrameHandler3(...)\ndeclare void @g()\n\
             define void @f() personality ptr @__CxxFrameHandler3 {{\nentry:\n  \
             invoke void @g() to label %done unwind label %pad\n\
             pad:\n  %c = cleanuppad within none []\n{}{}  unreachable\n\
             inner:\n  %i = cleanuppad within %c []\n{}  unreachable\n\
             sibling:\n  %s = cleanuppad within %c []\n  unreachable\n\
             one:\n  %o = cleanuppad within none []\n  cleanupret from %o unwind to caller\n\
             two:\n  %t = cleanuppad within none []\n  cleanupret from %t unwind to caller\n\
             done:\n  ret void\n}}\n",
            call("%c", "inner", "a"),
            call("%c", outer_to, "b"),
            call("%i", inner_to, "d"),
        );
        let module = terrace_llir::parse::parse("pads.ll", text.as_bytes()).unwrap();
        let problems = terrace_llir::verify::verify_module(&module).err().unwrap_or_default();
        problems.iter().map(|problem| problem.message).collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    assert_eq!(problems("one", "one"), none);
    assert_eq!(problems("sibling", "one"), none);
    assert_eq!(problems("two", "one"), ["Unwind edges out of a funclet pad must have the same unwind dest"]);
}
