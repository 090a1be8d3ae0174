//! Funclets (`catchswitch`, `catchpad`, `cleanuppad` and their returns) and `callbr`: their text, compared with
//! `eh.ll`, which `opt-22 -S` reproduces unchanged, and the verifier's messages for invalid ones.

use terrace_llir::*;

/// A module with a personality function and a function that throws.
fn module() -> (Module, Func, Func) {
    let mut m = Module::new("eh.ll");
    m.triple = b"x86_64-pc-windows-msvc".to_vec();
    let personality = m.cx.function_type(Type::I32, &[], true);
    let personality = m.add_function("__CxxFrameHandler3", personality);
    let throws = m.cx.function_type(Type::VOID, &[Type::I32], false);
    let throws = m.add_function("throws", throws);
    (m, personality, throws)
}

fn finish(m: &mut Module, func: Func, body: Body, personality: Func) {
    m.set_body(func, body);
    let personality = m.func_value(personality);
    m.func_mut(func).extra_mut().personality = Some(personality);
}

fn seh(m: &mut Module, personality: Func, throws: Func) {
    let type_info = m.lookup(b"ti").unwrap();
    let fty = m.cx.function_type(Type::I32, &[Type::I32], false);
    let func = m.add_function("seh", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let [entry, dispatch, first, leave, dead, second, cleanup, exit] =
        core::array::from_fn(|_| b.append_block());
    let callee = m.func_value(throws);
    let info = CallInfo::new(m.func(throws).ty);
    b.position_at_end(entry);
    let x = b.arg(0);
    let place = b.alloca(Type::I32, None, 0, Align::new(4), Flags::NONE);
    b.invoke(callee, &[x], exit, dispatch, info, &[]);
    b.position_at_end(dispatch);
    let switch = b.catch_switch(None, &[first, second], Some(cleanup));
    b.position_at_end(first);
    let pad = b.catch_pad(switch, &[type_info, Value::i32(8), place]);
    let funclet = [Bundle { tag: b"funclet", operands: &[pad] }];
    b.call(callee, &[Value::i32(1)], info, &funclet, Flags::NONE);
    b.invoke(callee, &[Value::i32(2)], leave, cleanup, info, &funclet);
    b.position_at_end(leave);
    b.catch_ret(pad, exit);
    b.position_at_end(dead);
    b.unreachable();
    b.position_at_end(second);
    b.catch_pad(switch, &[]);
    b.unreachable();
    b.position_at_end(cleanup);
    let pad = b.cleanup_pad(None, &[Value::i32(1), place]);
    b.cleanup_ret(pad, None);
    b.position_at_end(exit);
    b.ret(Some(Value::i32(0)));
    finish(m, func, body, personality);
}

fn nested(m: &mut Module, personality: Func, throws: Func) {
    let null = Value::zero(Type::PTR);
    let fty = m.cx.function_type(Type::VOID, &[], false);
    let func = m.add_function("nested", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let [entry, dispatch, handler, inner, ih, leave, exit] = core::array::from_fn(|_| b.append_block());
    let callee = m.func_value(throws);
    let info = CallInfo::new(m.func(throws).ty);
    b.position_at_end(entry);
    b.invoke(callee, &[Value::i32(0)], exit, dispatch, info, &[]);
    b.position_at_end(dispatch);
    let cs = b.catch_switch(None, &[handler], None);
    b.position_at_end(handler);
    let pad = b.catch_pad(cs, &[null]);
    let funclet = [Bundle { tag: b"funclet", operands: &[pad] }];
    b.invoke(callee, &[Value::i32(0)], leave, inner, info, &funclet);
    b.position_at_end(inner);
    let ics = b.catch_switch(Some(pad), &[ih], None);
    b.position_at_end(ih);
    let ip = b.catch_pad(ics, &[null, Value::i32(64), null]);
    b.catch_ret(ip, leave);
    b.position_at_end(leave);
    b.catch_ret(pad, exit);
    b.position_at_end(exit);
    b.ret(None);
    let blocks = [(dispatch, "dispatch"), (handler, "handler"), (inner, "inner"), (ih, "ih")];
    for (block, name) in blocks.into_iter().chain([(leave, "leave"), (exit, "exit")]) {
        body.set_name(Value::block(block), name.as_bytes());
    }
    for (value, name) in [(cs, "cs"), (pad, "pad"), (ics, "ics"), (ip, "ip")] {
        body.set_name(value, name.as_bytes());
    }
    finish(m, func, body, personality);
}

fn asm(m: &Module, fn_ty: Type, template: &[u8], constraints: &[u8], side_effect: bool) -> Value {
    m.inline_asm(&InlineAsm {
        fn_ty,
        template,
        constraints,
        side_effect,
        align_stack: false,
        intel_dialect: false,
        can_unwind: false,
    })
}

fn jumps(m: &mut Module) {
    let i32 = Type::I32;
    let fty = m.cx.function_type(i32, &[i32], false);
    let void_ty = m.cx.function_type(Type::VOID, &[], false);
    let func = m.add_function("jump", fty);
    let other = m.add_function("jump0", void_ty);
    let landing = m.add_function("llvm.callbr.landingpad.i32", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let [entry, normal, first, second] = core::array::from_fn(|_| b.append_block());
    b.position_at_end(entry);
    let x = b.arg(0);
    let nounwind = m.cx.attr_set(&[Attr::Enum(AttrKind::NoUnwind)]);
    let info = CallInfo::new(fty).attrs(m.cx.attr_list(nounwind, AttrSet::EMPTY, &[]));
    let callee = asm(m, fty, b"mov ${1:l}, $0", b"=r,r,!i,!i", false);
    let result = b.call_br(callee, &[x], normal, &[first, second], info, &[]);
    b.position_at_end(normal);
    b.ret(Some(result));
    b.position_at_end(first);
    let value = b.call_function(landing, &[result]);
    b.ret(Some(value));
    b.position_at_end(second);
    b.ret(Some(Value::i32(1)));
    m.set_body(func, body);
    let mut body = m.new_body(other);
    let b = &mut Builder::new(m, &mut body);
    let [entry, next] = core::array::from_fn(|_| b.append_block());
    b.position_at_end(entry);
    b.call_br(asm(m, void_ty, b"", b"", true), &[], next, &[], CallInfo::new(void_ty), &[]);
    b.position_at_end(next);
    b.ret(None);
    m.set_body(other, body);
}

#[test]
fn every_form_prints_as_llvm_prints_it() {
    let (mut m, personality, throws) = module();
    m.add_global("ti", Type::PTR, 0);
    seh(&mut m, personality, throws);
    nested(&mut m, personality, throws);
    jumps(&mut m);
    assert!(verify_module(&m).is_ok(), "{:?}", verify_module(&m).err());
    let text = m.to_string();
    let expected = include_str!("eh.ll");
    for (number, (ours, theirs)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, theirs, "line {}", number + 1);
    }
    assert_eq!(text, expected);
}

/// The first problem of a function whose entry block returns and whose other blocks `build` fills.
fn problem<const N: usize>(build: impl FnOnce(&mut Builder<'_>, [Block; N], Value)) -> Option<&'static str> {
    with_personality(true, build)
}

fn with_personality<const N: usize>(
    given: bool,
    build: impl FnOnce(&mut Builder<'_>, [Block; N], Value),
) -> Option<&'static str> {
    let (mut m, personality, _) = module();
    let fty = m.cx.function_type(Type::VOID, &[], false);
    let callee = m.add_function("g", fty);
    let func = m.add_function("f", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(&m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    b.ret(None);
    let blocks = core::array::from_fn(|_| b.append_block());
    build(b, blocks, m.func_value(callee));
    m.set_body(func, body);
    if given {
        let personality = m.func_value(personality);
        m.func_mut(func).extra_mut().personality = Some(personality);
    }
    verify_module(&m).err().map(|problems| problems[0].message)
}

fn cleanup(b: &mut Builder<'_>, block: Block, parent: Option<Value>) -> Value {
    b.position_at_end(block);
    b.cleanup_pad(parent, &[])
}

#[test]
fn pads_are_where_they_belong() {
    let none = with_personality(false, |b, [one], _| {
        cleanup(b, one, None);
        b.unreachable();
    });
    assert_eq!(none, Some("CleanupPadInst needs to be in a function with a personality."));
    let late = problem(|b, [one], callee| {
        b.position_at_end(one);
        b.call(callee, &[], CallInfo::new(b.module.func(callee.as_func().unwrap()).ty), &[], Flags::NONE);
        b.cleanup_pad(None, &[]);
        b.unreachable();
    });
    assert_eq!(late, Some("CleanupPadInst not the first non-PHI instruction in the block."));
    let parent = problem(|b, [one], _| {
        b.position_at_end(one);
        b.catch_pad(Value::zero(Type::TOKEN), &[]);
        b.unreachable();
    });
    assert_eq!(parent, Some("CatchPadInst needs to be directly nested in a CatchSwitchInst."));
    let from = problem(|b, [one, two], _| {
        let pad = cleanup(b, one, None);
        b.catch_ret(pad, two);
        b.position_at_end(two);
        b.ret(None);
    });
    assert_eq!(from, Some("CatchReturnInst needs to be provided a CatchPad"));
    let empty = problem(|b, [one], _| {
        b.position_at_end(one);
        b.catch_switch(None, &[], None);
    });
    assert_eq!(empty, Some("CatchSwitchInst cannot have empty handler list"));
    let handler = problem(|b, [one], _| {
        b.position_at_end(one);
        b.catch_switch(None, &[one], None);
    });
    assert_eq!(handler, Some("CatchSwitchInst handlers must be catchpads"));
    let token = problem(|b, [one, two], _| {
        b.position_at_end(one);
        let switch = b.catch_switch(None, &[two], None);
        b.position_at_end(two);
        b.catch_pad(switch, &[]);
        b.cleanup_ret(switch, None);
    });
    assert_eq!(token, Some("CleanupReturnInst needs to be provided a CleanupPad"));
    let dest = problem(|b, [one, two], _| {
        let pad = cleanup(b, one, None);
        b.cleanup_ret(pad, Some(two));
        b.position_at_end(two);
        b.ret(None);
    });
    assert_eq!(dest, Some("CleanupReturnInst must unwind to an EH block which is not a landingpad."));
    let jumped = problem(|b, [one, two], _| {
        b.position_at_end(one);
        b.br(two);
        cleanup(b, two, None);
        b.unreachable();
    });
    assert_eq!(jumped, Some("EH pad must be jumped to via an unwind edge"));
}

#[test]
fn unwind_edges_leave_pads_in_order() {
    let own = problem(|b, [one, exit], callee| {
        let pad = cleanup(b, one, None);
        let info = CallInfo::new(b.module.func(callee.as_func().unwrap()).ty);
        b.invoke(callee, &[], exit, one, info, &[Bundle { tag: b"funclet", operands: &[pad] }]);
        b.position_at_end(exit);
        b.ret(None);
    });
    assert_eq!(own, Some("EH pad cannot handle exceptions raised within it"));
    let inside = problem(|b, [one, two], _| {
        let pad = cleanup(b, one, None);
        b.cleanup_ret(pad, Some(two));
        cleanup(b, two, Some(pad));
        b.unreachable();
    });
    assert_eq!(inside, Some("A cleanupret must exit its cleanup"));
    let two_pads = problem(|b, [one, two, three], _| {
        let pad = cleanup(b, one, None);
        b.unreachable();
        let other = cleanup(b, two, None);
        b.cleanup_ret(other, Some(three));
        cleanup(b, three, Some(pad));
        b.unreachable();
    });
    assert_eq!(two_pads, Some("A single unwind edge may only enter one EH pad"));
    let differ = problem(|b, [one, two, left, right], callee| {
        let pad = cleanup(b, one, None);
        let info = CallInfo::new(b.module.func(callee.as_func().unwrap()).ty);
        b.invoke(callee, &[], two, left, info, &[Bundle { tag: b"funclet", operands: &[pad] }]);
        b.position_at_end(two);
        b.cleanup_ret(pad, Some(right));
        for block in [left, right] {
            cleanup(b, block, None);
            b.unreachable();
        }
    });
    assert_eq!(differ, Some("Unwind edges out of a funclet pad must have the same unwind dest"));
    let switch = problem(|b, [one, two, three, four], callee| {
        b.position_at_end(one);
        let switch = b.catch_switch(None, &[two], None);
        b.position_at_end(two);
        let pad = b.catch_pad(switch, &[]);
        let info = CallInfo::new(b.module.func(callee.as_func().unwrap()).ty);
        b.invoke(callee, &[], four, three, info, &[Bundle { tag: b"funclet", operands: &[pad] }]);
        cleanup(b, three, None);
        b.unreachable();
        b.position_at_end(four);
        b.unreachable();
    });
    let message = "Unwind edges out of a catch must have the same unwind dest as the parent catchswitch";
    assert_eq!(switch, Some(message));
    let circle = problem(|b, [one, two], _| {
        let pad = cleanup(b, one, None);
        b.cleanup_ret(pad, Some(two));
        let pad = cleanup(b, two, None);
        b.cleanup_ret(pad, Some(one));
    });
    assert_eq!(circle, Some("EH pads can't handle each other's exceptions"));
}

#[test]
fn callbr_calls_assembly_with_its_labels() {
    let labels = problem(|b, [one, two], _| {
        b.position_at_end(one);
        let fty = b.module.cx.function_type(Type::VOID, &[], false);
        b.call_br(asm(b.module, fty, b"", b"!i,!i", true), &[], two, &[two], CallInfo::new(fty), &[]);
        b.position_at_end(two);
        b.ret(None);
    });
    assert_eq!(labels, Some("Number of label constraints does not match number of callbr dests"));
    let function = problem(|b, [one, two], callee| {
        b.position_at_end(one);
        let info = CallInfo::new(b.module.func(callee.as_func().unwrap()).ty);
        b.call_br(callee, &[], two, &[], info, &[]);
        b.position_at_end(two);
        b.ret(None);
    });
    assert_eq!(function, Some("Callbr currently only supports asm-goto and selected intrinsics"));
}
