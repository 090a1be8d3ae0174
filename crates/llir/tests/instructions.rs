//! Every instruction, attribute and constant form, compared with `instructions.ll`, which `llvm-as-22` and
//! `llvm-dis-22` reproduce unchanged.

use terrace_llir::attrs::capture;
use terrace_llir::module::*;
use terrace_llir::*;

const NONE: Flags = Flags::NONE;

fn plain() -> Access {
    Access::plain(Align::NONE)
}

fn set(m: &Module, kinds: &[AttrKind]) -> AttrSet {
    let attrs: Vec<Attr> = kinds.iter().map(|&kind| Attr::Enum(kind)).collect();
    m.cx.attr_set(&attrs)
}

fn scalars(m: &mut Module) {
    let cx = &m.cx;
    let (i32, i64, f32, ptr) = (Type::I32, Type::I64, Type::FLOAT, Type::PTR);
    let v4 = cx.vector(f32, 4, false);
    let sv = cx.vector(i32, 4, true);
    let fty = cx.function_type(Type::VOID, &[i32, i64, f32, ptr, v4, sv, Type::ptr(3)], false);
    let func = m.add_function("scalars", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let (x, y, f, p, v, s, p3) = (b.arg(0), b.arg(1), b.arg(2), b.arg(3), b.arg(4), b.arg(5), b.arg(6));
    b.add(x, x, Flags::NUW | Flags::NSW);
    b.sub(x, x, Flags::NSW);
    b.mul(x, x, Flags::NUW);
    b.udiv(x, x, Flags::EXACT);
    b.sdiv(x, x, Flags::EXACT);
    b.urem(x, x, NONE);
    b.srem(x, x, NONE);
    b.shl(x, x, Flags::NUW);
    b.lshr(x, x, Flags::EXACT);
    b.ashr(x, x, Flags::EXACT);
    b.and(x, x, NONE);
    b.or(x, x, Flags::DISJOINT);
    b.xor(x, x, NONE);
    b.fadd(f, f, Flags::FAST);
    b.fsub(f, f, Flags::NNAN | Flags::NINF | Flags::NSZ);
    b.fmul(f, f, Flags::ARCP | Flags::CONTRACT);
    b.fdiv(f, f, Flags::AFN | Flags::REASSOC);
    b.frem(v, v, NONE);
    b.fneg(f, Flags::NSZ);
    for &predicate in IntPredicate::ALL {
        b.icmp(predicate, x, x, NONE);
    }
    b.icmp(IntPredicate::Ult, x, x, Flags::SAMESIGN);
    b.icmp(IntPredicate::Eq, p, p, NONE);
    b.icmp(IntPredicate::Eq, s, s, NONE);
    for &predicate in FloatPredicate::ALL {
        b.fcmp(predicate, f, f, Flags::NNAN);
    }
    b.cast(Opcode::Trunc, y, i32, Flags::NSW);
    b.cast(Opcode::ZExt, x, i64, Flags::NNEG);
    b.cast(Opcode::SExt, x, i64, NONE);
    b.cast(Opcode::FpToUi, f, i32, NONE);
    b.cast(Opcode::FpToSi, f, i32, NONE);
    b.cast(Opcode::UiToFp, x, f32, Flags::NNEG);
    b.cast(Opcode::SiToFp, x, f32, NONE);
    let wide = b.cast(Opcode::FpExt, f, Type::DOUBLE, NONE);
    b.cast(Opcode::FpTrunc, wide, f32, NONE);
    b.cast(Opcode::PtrToInt, p, i64, NONE);
    b.cast(Opcode::PtrToAddr, p, i64, NONE);
    b.cast(Opcode::IntToPtr, y, ptr, NONE);
    b.cast(Opcode::BitCast, f, i32, NONE);
    b.cast(Opcode::AddrSpaceCast, p3, ptr, NONE);
    let cond = b.icmp(IntPredicate::Slt, x, x, NONE);
    b.select(cond, f, f, Flags::FAST);
    b.select(cond, x, x, NONE);
    b.freeze(x);
    let elem = b.extract_element(v, x);
    b.insert_element(v, elem, x);
    b.shuffle_vector(v, v, &[0, -1, 7, 3]);
    b.shuffle_vector(v, v, &[0, 0]);
    b.shuffle_vector(v, v, &[-1, -1]);
    b.shuffle_vector(s, Value::poison(s.ty()), &[0, 0, 0, 0]);
    b.add(s, m.cx.int(s.ty(), 7), NONE);
    b.fadd(v, m.cx.float_bits(v.ty(), 1.5f32.to_bits() as u128), NONE);
    b.va_arg(p, i32);
    b.ret(None);
    m.set_body(func, body);
}

fn memory(m: &mut Module) {
    let (i8, i32, ptr) = (Type::I8, Type::I32, Type::PTR);
    let fty = m.cx.function_type(i32, &[ptr, i32, Type::ptr(3)], false);
    let arr = m.cx.array(i32, 10);
    let pair = m.cx.struct_type(&[i8, arr], false);
    let func = m.add_function("memory", fty);
    let agent = m.cx.sync_scope(b"agent");
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let (p, x, p3) = (b.arg(0), b.arg(1), b.arg(2));
    b.alloca(i32, None, 0, Align::NONE, NONE);
    b.alloca(pair, Some(x), 0, Align::new(64), NONE);
    b.alloca(i32, None, 5, Align::NONE, NONE);
    b.alloca(ptr, None, 0, Align::NONE, Flags::SWIFTERROR);
    b.alloca(i32, None, 0, Align::NONE, Flags::INALLOCA);
    b.load(i32, p, plain(), NONE);
    b.load(i32, p, Access::plain(Align::new(1)), Flags::VOLATILE);
    let seq = Access::atomic(Align::new(4), Ordering::SeqCst, SyncScope::SYSTEM);
    b.load(i32, p, seq, NONE);
    b.load(i32, p, Access { scope: agent, ..seq }, Flags::VOLATILE);
    b.load(i32, p3, Access::atomic(Align::new(4), Ordering::Unordered, SyncScope::SINGLE_THREAD), NONE);
    b.store(x, p, plain(), NONE);
    b.store(x, p, Access::atomic(Align::new(4), Ordering::Release, agent), Flags::VOLATILE);
    b.gep(i8, p, &[x], NONE);
    b.gep(pair, p, &[x, m.cx.int(i32, 1), x], Flags::INBOUNDS);
    b.gep(i8, p, &[x], Flags::NUSW | Flags::NUW);
    b.gep(i8, p, &[x], Flags::INBOUNDS | Flags::NUW);
    let places = m.cx.vector(i32, 2, false);
    b.gep(i8, p, &[m.cx.int(places, 4)], NONE);
    b.fence(Ordering::AcqRel, SyncScope::SYSTEM);
    b.fence(Ordering::SeqCst, agent);
    for &op in RmwOp::ALL {
        let is_float = op.name().starts_with('f');
        let operand = if is_float { m.cx.float(1.0) } else { x };
        b.atomic_rmw(op, p, operand, Access { align: Align::NONE, ..seq }, NONE);
    }
    b.atomic_rmw(RmwOp::Xchg, p, p, Access::atomic(Align::NONE, Ordering::Monotonic, agent), Flags::VOLATILE);
    let exchange = Access { failure: Ordering::Monotonic, align: Align::NONE, ..seq };
    let old = b.cmpxchg(p, x, x, exchange, Flags::WEAK | Flags::VOLATILE);
    b.cmpxchg(p, x, x, Access { scope: agent, ..exchange }, NONE);
    let value = b.extract_value(old, &[0]);
    b.insert_value(old, value, &[0]);
    let nested = m.cx.struct_type(&[pair, i32], true);
    b.extract_value(Value::undef(nested), &[0, 1, 3]);
    let agg = b.freeze(Value::poison(nested));
    b.extract_value(agg, &[0, 1, 3]);
    b.insert_value(agg, x, &[0, 1, 3]);
    let load = b.load(i32, p, plain(), NONE).as_inst().unwrap();
    let empty = m.cx.md_node(&[]);
    b.body.set_metadata(load, MdKind::INVARIANT_LOAD, empty);
    b.body.set_metadata(load, MdKind::ANNOTATION, m.cx.md_node(&[m.cx.md_string(b"a\"b"), Md::NULL, empty]));
    b.body.set_metadata(load, m.cx.md_kind(b"my.kind"), m.cx.md_distinct(&[m.cx.md_value(p3_global(m))]));
    b.ret(Some(x));
    m.set_body(func, body);
}

fn p3_global(m: &Module) -> Value {
    m.lookup(b"spaced").unwrap()
}

fn control(m: &mut Module) {
    let (i32, ptr) = (Type::I32, Type::PTR);
    let callee_ty = m.cx.function_type(i32, &[i32], false);
    let callee = m.add_function("may_throw", callee_ty);
    let personality_ty = m.cx.function_type(i32, &[], true);
    let personality = m.add_function("__gxx_personality_v0", personality_ty);
    let fty = m.cx.function_type(i32, &[i32, ptr], false);
    let func = m.add_function("control", fty);
    let callee_value = m.func_value(callee);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let blocks: Vec<Block> = (0..8).map(|_| b.append_block()).collect();
    let (x, p) = (b.arg(0), b.arg(1));
    b.position_at_end(blocks[0]);
    let one = m.cx.int(i32, 1);
    b.switch(
        x,
        blocks[1],
        &[(one, blocks[2]), (m.cx.int(i32, -7), blocks[2]), (m.cx.int(i32, 9), blocks[3])],
    );
    b.position_at_end(blocks[1]);
    let info = CallInfo::new(callee_ty);
    let result = b.invoke(callee_value, &[x], blocks[4], blocks[5], info, &[]);
    b.position_at_end(blocks[2]);
    b.indirect_br(p, &[blocks[3], blocks[6]]);
    b.position_at_end(blocks[3]);
    let phi = b.phi(i32);
    b.cond_br(Value::TRUE, blocks[4], blocks[6]);
    b.position_at_end(blocks[4]);
    let join = b.phi(i32);
    b.ret(Some(join));
    b.position_at_end(blocks[5]);
    let pad_ty = m.cx.struct_type(&[ptr, i32], false);
    let two = m.cx.array(ptr, 2);
    let clauses = [
        m.lookup(b"spaced0").unwrap(),
        m.cx.aggregate(two, &[m.lookup(b"spaced0").unwrap(), Value::zero(ptr)]),
        Value::zero(ptr),
    ];
    let pad = b.landing_pad(pad_ty, true, &clauses);
    b.resume(pad);
    b.position_at_end(blocks[6]);
    let address = m.cx.block_address(ptr, func, blocks[3]);
    b.call(p, &[address], CallInfo::new(m.cx.function_type(Type::VOID, &[ptr], false)), &[], NONE);
    b.unreachable();
    b.position_at_end(blocks[7]);
    b.br(blocks[6]);
    b.add_incoming(phi, x, blocks[0]);
    b.add_incoming(phi, one, blocks[2]);
    b.add_incoming(join, result, blocks[1]);
    b.add_incoming(join, phi, blocks[3]);
    m.set_body(func, body);
    let personality = m.func_value(personality);
    m.func_mut(func).extra_mut().personality = Some(personality);
}

fn calls(m: &mut Module) {
    let (i32, ptr, void) = (Type::I32, Type::PTR, Type::VOID);
    let f32 = Type::FLOAT;
    let vararg = m.cx.function_type(i32, &[ptr], true);
    let plain_ty = m.cx.function_type(f32, &[f32], false);
    let void_ty = m.cx.function_type(void, &[], false);
    let printf = m.add_function("printf", vararg);
    let fabs = m.add_function("llvm.fabs.f32", plain_ty);
    let mem_ty = m.cx.function_type(void, &[ptr, ptr, Type::I64, Type::I1], false);
    let memcpy = m.add_function("llvm.memcpy.p0.p0.i64", mem_ty);
    let unnamed = m.add_function("", void_ty);
    let fast = m.add_function("fast callee", void_ty);
    m.func_mut(fast).cc = CallConv::FAST;
    let zext = m.cx.attr_set(&[Attr::Enum(AttrKind::ZExt), Attr::Enum(AttrKind::NoUndef)]);
    let cold = m.cx.attr_set(&[Attr::Enum(AttrKind::Cold), Attr::string(b"key", b"v\"")]);
    let deref = m.cx.attr_set(&[Attr::align(8), Attr::dereferenceable(16), Attr::Enum(AttrKind::NonNull)]);
    let fty = m.cx.function_type(void, &[ptr, f32], true);
    let func = m.add_function("calls", fty);
    let mut body = m.new_body(func);
    let b = &mut Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    let (p, f) = (b.arg(0), b.arg(1));
    let attrs = m.cx.attr_list(cold, zext, &[deref]);
    b.call_function(printf, &[p, f]);
    let info = CallInfo::new(vararg).attrs(attrs).tail(TailKind::Tail);
    b.call(m.func_value(printf), &[p], info, &[], NONE);
    b.call(m.func_value(fabs), &[f], CallInfo::new(plain_ty), &[], Flags::FAST);
    b.call(
        m.func_value(memcpy),
        &[p, p, m.cx.int(Type::I64, 4), Value::FALSE],
        CallInfo::new(mem_ty),
        &[],
        NONE,
    );
    b.call_function(unnamed, &[]);
    b.call_function(fast, &[]);
    let info = CallInfo::new(void_ty).tail(TailKind::NoTail);
    b.call(
        p,
        &[],
        info,
        &[Bundle { tag: b"deopt", operands: &[f, p] }, Bundle { tag: b"x", operands: &[] }],
        NONE,
    );
    let asm_ty = m.cx.function_type(i32, &[i32], false);
    let asm = m.inline_asm(&InlineAsm {
        fn_ty: asm_ty,
        template: b"add $0, \"$1\"\n",
        constraints: b"=r,r",
        side_effect: true,
        align_stack: true,
        intel_dialect: true,
        can_unwind: false,
    });
    b.call(asm, &[m.cx.int(i32, 3)], CallInfo::new(asm_ty), &[], NONE);
    b.call(p, &[p, f], CallInfo::new(fty).tail(TailKind::MustTail), &[], NONE);
    b.ret(None);
    m.set_body(func, body);
}

fn declarations(m: &mut Module) {
    let (i32, i64, ptr) = (Type::I32, Type::I64, Type::PTR);
    let params = [ptr, ptr, i32, ptr, i64, Type::FLOAT];
    let fty = m.cx.function_type(ptr, &params, false);
    let func = m.add_function("declared", fty);
    let effects = MemoryEffects { arg: ModRef::Read, ..MemoryEffects::all(ModRef::None) };
    let fn_attrs = m.cx.attr_set(&[
        Attr::string(b"target-cpu", b"x86-64"),
        Attr::Enum(AttrKind::NoInline),
        Attr::memory(effects),
        Attr::uwtable(true),
        Attr::vscale_range(1, 16),
        Attr::alloc_size(0, Some(1)),
        Attr::align_stack(16),
        Attr::string(b"frame-pointer", b"all"),
        Attr::string(b"flag", b""),
        Attr::Int(AttrKind::AllocKind, 0x11),
    ]);
    let sets = [
        m.cx.attr_set(&[Attr::Type(AttrKind::ByRef, m.cx.array(i32, 4)), Attr::Enum(AttrKind::NoAlias)]),
        m.cx.attr_set(&[Attr::Type(AttrKind::ByVal, m.cx.struct_type(&[i32, i64], false)), Attr::align(4)]),
        m.cx.attr_set(&[Attr::Range(
            32,
            terrace_support::smallvec![(-5i64) as u64],
            terrace_support::smallvec![7],
        )]),
        m.cx.attr_set(&[
            Attr::captures_split(capture::ADDRESS | capture::READ_PROVENANCE, capture::ALL),
            Attr::Initializes(vec![(0, 4), (8, 12)]),
        ]),
        set(m, &[AttrKind::SExt, AttrKind::ImmArg]),
        m.cx.attr_set(&[Attr::Int(AttrKind::NoFPClass, 0x207)]),
    ];
    let ret = m.cx.attr_set(&[Attr::dereferenceable_or_null(8), Attr::Enum(AttrKind::NoUndef)]);
    let attrs = m.cx.attr_list(fn_attrs, ret, &sets);
    let comdat = m.comdat("group", ComdatKind::ExactMatch);
    let own = m.comdat("defined", ComdatKind::Any);
    let data = m.func_mut(func);
    data.attrs = attrs;
    data.cc = CallConv(71);
    data.symbol.linkage = Linkage::ExternalWeak;
    data.symbol.visibility = Visibility::Hidden;
    data.symbol.unnamed_addr = UnnamedAddr::Local;
    let prof = m.cx.md_node(&[m.cx.md_string(b"function_entry_count"), m.cx.md_value(m.cx.int(i64, 7))]);
    let defined_ty = m.cx.function_type(Type::VOID, &[i32], true);
    let defined = m.add_function("defined", defined_ty);
    let mut body = m.new_body(defined);
    let mut b = Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    b.ret(None);
    let arg = b.arg(0);
    body.set_name(arg, b"named arg");
    body.set_name(Value::block(entry), b"entry");
    m.set_body(defined, body);
    let data = m.func_mut(defined);
    data.symbol.linkage = Linkage::LinkOnceOdr;
    data.symbol.dso_local = true;
    data.symbol.visibility = Visibility::Protected;
    let data = data.extra_mut();
    data.section = b".text.\x01".as_slice().into();
    data.align = Align::new(32);
    data.gc = b"statepoint-example".as_slice().into();
    data.comdat = Some(own);
    data.prefix = Some(Value::i32(1));
    data.prologue = Some(Value::i32(2));
    data.metadata.push((MdKind::PROF, prof));
    let tls = m.add_global("tls", i32, 0);
    let data = m.global_mut(tls);
    data.thread_local = ThreadLocal::InitialExec;
    data.symbol.linkage = Linkage::WeakOdr;
    data.initializer = Some(Value::i32(0));
    data.comdat = Some(comdat);
    data.section = b".tdata".as_slice().into();
    data.code_model = CodeModel::Large;
    data.partition = b"part".as_slice().into();
    data.symbol.dso_local = true;
    let tls_value = m.global_value(tls);
    let alias = m.add_alias("alias", i32, 0, tls_value);
    m.alias_mut(alias).symbol.linkage = Linkage::WeakAny;
    m.alias_mut(alias).symbol.unnamed_addr = UnnamedAddr::Global;
    let place = Folder::new(m).gep(Type::I8, tls_value, &[Value::i32(1)], NONE).unwrap();
    m.add_alias("inside", Type::I8, 0, place);
    let resolver_ty = m.cx.function_type(ptr, &[], false);
    let resolver = m.add_function("resolver", resolver_ty);
    let mut body = m.new_body(resolver);
    let mut b = Builder::new(m, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    b.ret(Some(Value::zero(ptr)));
    m.set_body(resolver, body);
    let resolver = m.func_value(resolver);
    m.add_ifunc("picked", defined_ty, 0, resolver);
}

fn globals(m: &mut Module) {
    let (i8, i32, ptr) = (Type::I8, Type::I32, Type::PTR);
    m.add_global("spaced", i32, 3);
    let data = m.add_global("spaced0", i32, 0);
    m.global_mut(data).externally_initialized = true;
    m.global_mut(data).symbol.dll_storage = DllStorage::Import;
    let cx = &m.cx;
    let named = cx.named_struct(b"node");
    let again = cx.named_struct(b"node");
    let opaque = cx.named_struct(b"strange name");
    let numbered = cx.named_struct(b"");
    cx.set_struct_body(named, &[ptr, cx.array(again, 2), numbered], true);
    cx.set_struct_body(again, &[cx.vector(i8, 4, false)], false);
    cx.set_struct_body(numbered, &[cx.target_type(b"spirv.Image", &[Type::VOID, i32], &[1, 0])], false);
    let bits = |kind, bits: u128| cx.float_bits(Type::float(kind), bits);
    let mixed = cx.vector(i32, 2, false);
    let packed = cx.struct_type(&[i8, i32], true);
    let strings = cx.array(i8, 4);
    let halves = cx.array(Type::HALF, 3);
    let bools = cx.vector(Type::I1, 3, false);
    let ptrs = cx.array(ptr, 2);
    let wide = cx.int_limbs(Type::int(129), &[0, 0, 1]);
    let spaced0 = m.global_value(data);
    let constants = vec![
        Value::zero(named),
        Value::zero(Type::PTR),
        bits(FloatKind::BFloat, 0x3f80),
        bits(FloatKind::X86Fp80, 0x3fff << 64 | 1 << 63),
        bits(FloatKind::Fp128, 0x3fff << 112),
        bits(FloatKind::PpcFp128, 0x3ff0 << 48),
        wide,
        cx.int(Type::I128, -1),
        cx.aggregate(mixed, &[Value::i32(1), Value::poison(i32)]),
        cx.aggregate(packed, &[cx.int(i8, -1), Value::undef(i32)]),
        cx.string(b"aaaa"),
        cx.data(strings, b"a\\\"\xff").unwrap(),
        cx.data(halves, &[0, 0x3c, 0, 0, 1, 2]).unwrap(),
        cx.aggregate(bools, &[Value::TRUE, Value::FALSE, Value::TRUE]),
        cx.aggregate(ptrs, &[spaced0, Value::zero(ptr)]),
        cx.aggregate(ptrs, &[spaced0, spaced0]),
        cx.splat(cx.array(i32, 3), Value::i32(5)),
        cx.dso_local_equivalent(m.lookup(b"may_throw").unwrap()),
        cx.no_cfi(m.lookup(b"may_throw").unwrap()),
        Value::undef(opaque_free(cx, packed)),
    ];
    for (i, constant) in constants.into_iter().enumerate() {
        let id = m.add_global(format!("c{i}"), constant.ty(), 0);
        m.global_mut(id).initializer = Some(constant);
        m.global_mut(id).is_constant = true;
    }
    m.add_global("opaque", opaque, 0);
    let unnamed = m.add_global("", i32, 0);
    m.global_mut(unnamed).initializer = Some(Value::i32(1));
    m.global_mut(unnamed).symbol.linkage = Linkage::Private;
}

/// A struct nested in an array, whose `undef` is one word.
fn opaque_free(cx: &Context, ty: Type) -> Type {
    cx.array(ty, 2)
}

#[test]
fn every_form_prints_as_llvm_prints_it() {
    let mut m = Module::new("kitchen.ll");
    m.triple = b"x86_64-unknown-linux-gnu".to_vec();
    m.layout = DataLayout::parse("e-m:e-p3:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128").unwrap();
    m.module_asm = b".globl x\n.ascii \"\\00\"\n".to_vec();
    let throws_ty = m.cx.function_type(Type::I32, &[Type::I32], false);
    let early = m.add_function("may_throw", throws_ty);
    assert_eq!(m.func(early).ty, throws_ty);
    globals(&mut m);
    scalars(&mut m);
    memory(&mut m);
    control(&mut m);
    calls(&mut m);
    declarations(&mut m);
    m.add_named_metadata("llvm.ident", m.cx.md_node(&[m.cx.md_string(b"terrace")]));
    let loop_id = m.cx.md_mutable(true);
    m.cx.md_set_operands(loop_id, &[loop_id, m.cx.md_node(&[m.cx.md_string(b"llvm.loop.mustprogress")])]);
    m.add_named_metadata("odd name", loop_id);
    let text = m.to_string();
    if let Some(path) = std::env::var_os("LLIR_WRITE") {
        std::fs::write(path, &text).unwrap();
    }
    let expected = include_str!("instructions.ll");
    for (number, (ours, theirs)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, theirs, "line {}", number + 1);
    }
    assert_eq!(text, expected);
}

#[test]
fn debug_nodes() {
    use terrace_llir::debug::*;
    let mut module = Module::new("m");
    let ty = module.cx.function_type(Type::I32, &[Type::I32], false);
    let func = module.add_function("f", ty);
    let mut body = module.new_body(func);
    let cx = &module.cx;
    let text = |text: &str| cx.md_string(text.as_bytes());
    let file = cx.di(&DIFile { filename: text("a.c"), directory: text("/src"), ..Default::default() });
    let unit = cx.di_distinct(&DICompileUnit { language: 0xc, file, emission_kind: 1, ..Default::default() });
    let int = cx.di(&DIBasicType {
        tag: 0x24,
        name: text("int"),
        size: 32.into(),
        encoding: 5,
        ..Default::default()
    });
    let types = cx.md_node(&[int, int]);
    let ty = cx.di(&DISubroutineType { types, ..Default::default() });
    let scope = cx.di_distinct(&DISubprogram {
        name: text("f"),
        file,
        line: 1,
        ty,
        sp_flags: 8,
        unit,
        ..Default::default()
    });
    let loc = cx.di(&DILocation { line: 2, column: 3, scope, ..Default::default() });
    let variable = cx.di(&DILocalVariable { name: text("x"), arg: 1, scope, ty: int, ..Default::default() });
    let expression = cx.di_expression(&[0x23, 4, 0x9f]);
    let mut b = Builder::new(&module, &mut body);
    let entry = b.append_block();
    b.position_at_end(entry);
    b.set_debug_loc(Some(loc));
    let x = b.arg(0);
    let kind = RecordKind::Value;
    b.body.add_debug_record(DebugRecord { kind, value: x, variable, expression, loc, assignment: None });
    b.ret(Some(x));
    module.set_body(func, body);
    module.func_mut(func).dbg = scope;
    module.add_named_metadata("llvm.dbg.cu", unit);
    let text = module.to_string();
    assert!(text.contains("define i32 @f(i32 %0) !dbg !2 {"), "{text}");
    let record = "    #dbg_value(i32 %0, !6, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !7)\n  ret i32 %0, !dbg !7\n";
    assert!(text.contains(record), "{text}");
    assert!(text.contains("!7 = !DILocation(line: 2, column: 3, scope: !2)\n"), "{text}");
    assert!(text.contains("!5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"), "{text}");
}
