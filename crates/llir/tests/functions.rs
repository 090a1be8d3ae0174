//! Functions built through the API, compared with the output of `mlir-translate-22 --mlir-to-llvmir` for the
//! equivalent module.

use terrace_llir::*;

fn text(m: &Module) -> String {
    String::from_utf8(print_module(m)).unwrap()
}

fn module() -> Module {
    let mut m = Module::new("LLVMDialectModule");
    let version = m.cx.md_value(Value::i32(3));
    m.add_module_flag(2, b"Debug Info Version", version);
    m
}

#[test]
fn globals_calls_folding_and_blocks() {
    let mut m = module();
    let none = Flags::NONE;
    let (i32, i64, ptr) = (Type::I32, Type::I64, Type::PTR);
    let foo = m.cx.named_struct(b"foo");
    let bar = m.cx.named_struct(b"bar");
    m.cx.set_struct_body(bar, &[Type::FLOAT, Type::DOUBLE], false);
    m.cx.set_struct_body(foo, &[i32, ptr, bar], false);

    let g = m.add_global("g", i32, 0);
    m.global_mut(g).initializer = Some(m.cx.int(i32, 42));
    let hello = m.cx.string(b"hello\n\0");
    let s = m.add_global("s", hello.ty(), 0);
    let data = m.global_mut(s);
    data.initializer = Some(hello);
    data.is_constant = true;
    data.symbol.linkage = Linkage::Internal;
    let arr = m.cx.array(i32, 3);
    let ab = m.add_global("a b", arr, 0);
    let elems: Vec<u8> = [1i32, 2, 3].iter().flat_map(|v| v.to_le_bytes()).collect();
    let init = m.cx.data(arr, &elems);
    let data = m.global_mut(ab);
    data.initializer = init;
    data.is_constant = true;
    data.symbol.linkage = Linkage::Private;
    data.symbol.unnamed_addr = UnnamedAddr::Global;
    data.symbol.dso_local = true;
    data.align = Align::new(16);
    m.add_global("ext", foo, 0);
    let zeros = m.cx.array(Type::FLOAT, 4);
    let z = m.add_global("z", zeros, 0);
    m.global_mut(z).initializer = Some(Value::zero(zeros));
    m.global_mut(z).symbol.linkage = Linkage::Common;

    let printf_ty = m.cx.function_type(i32, &[ptr], true);
    let printf = m.add_function("printf", printf_ty);
    let nounwind = m.cx.attr_set(&[Attr::Enum(AttrKind::NoUnwind)]);
    let param = m.cx.attr_set(&[Attr::captures(attrs::capture::NONE), Attr::Enum(AttrKind::NoAlias)]);
    m.func_mut(printf).attrs = m.cx.attr_list(nounwind, AttrSet::EMPTY, &[param]);

    let fty = m.cx.function_type(i32, &[ptr, i32, Type::I1], false);
    let fold = m.add_function("fold", fty);
    let mut body = m.new_body(fold);
    let mut b = Builder::new(&m, &mut body);
    let entry = b.append_block();
    let block_a = b.append_block();
    let block_b = b.append_block();
    let block_d = b.append_block();
    b.position_at_end(entry);
    let (p, x, c) = (b.arg(0), b.arg(1), b.arg(2));
    let (c1, c2) = (m.cx.int(i32, 1), m.cx.int(i32, 2));
    let c3 = b.add(c1, c2, none);
    b.add(c3, x, none);
    let pair = m.cx.struct_type(&[i32, ptr], false);
    let u1 = b.insert_value(Value::undef(pair), c3, &[0]);
    let u2 = b.insert_value(u1, p, &[1]);
    b.extract_value(u2, &[0]);
    let e1 = b.extract_value(u1, &[0]);
    assert!(b.extract_value(u1, &[1]).is_undef());
    b.add(x, e1, none);
    let s1 = b.select(Value::TRUE, x, c1, none);
    b.select(c, x, x, none);
    let s3 = b.select(Value::TRUE, c1, c2, none);
    let ic = b.icmp(IntPredicate::Eq, c1, c2, none);
    b.select(ic, s3, s1, none);
    let g1 = b.gep(i32, Value::zero(ptr), &[c1], none);
    let pi = b.cast(Opcode::PtrToInt, g1, i64, none);
    let str_addr = m.global_value(s);
    let zero = m.cx.int(i32, 0);
    let g2 = b.gep(hello.ty(), str_addr, &[zero, c1], none);
    let g3 = b.gep(hello.ty(), str_addr, &[zero, zero], Flags::INBOUNDS);
    let plain = Access::plain(Align::NONE);
    b.load(Type::I8, g2, plain, none);
    b.store(pi, g3, plain, none);
    let g4 = b.gep(i32, p, &[zero], none);
    b.store(c1, g4, plain, none);
    let f3 = b.fadd(m.cx.float(0.1), m.cx.float(2.5), none);
    b.store(f3, p, plain, none);
    for (op, rhs) in [
        (Opcode::Add, 1),
        (Opcode::And, 1),
        (Opcode::Or, 0),
        (Opcode::And, -1),
        (Opcode::Xor, 0),
        (Opcode::Shl, 0),
        (Opcode::Mul, 1),
    ] {
        b.binary(op, x, m.cx.int(i32, rhs), none);
    }
    let z1 = b.cast(Opcode::ZExt, c1, i64, none);
    let z2 = b.cast(Opcode::Trunc, c1, Type::I8, none);
    let z3 = b.cast(Opcode::SiToFp, c1, Type::FLOAT, none);
    for value in [z1, z2, z3] {
        b.store(value, p, plain, none);
    }
    let pp = b.cast(Opcode::IntToPtr, z1, ptr, none);
    let pq = b.cast(Opcode::PtrToInt, str_addr, i64, none);
    let d1 = b.sdiv(c1, zero, none);
    let d2 = b.udiv(c2, c1, none);
    for value in [pp, pq, d1, d2] {
        b.store(value, p, plain, none);
    }
    b.call_function(printf, &[str_addr, c1]);
    b.alloca(i32, Some(c1), 0, Align::NONE, none);
    b.alloca(i32, Some(z1), 0, Align::new(8), none);
    b.cond_br(c, block_a, block_b);
    b.position_at_end(block_a);
    b.br(block_b);
    b.position_at_end(block_b);
    let ph = b.phi(i32);
    b.cond_br(c, block_b, block_d);
    b.position_at_end(block_d);
    b.ret(Some(ph));
    b.add_incoming(ph, ph, block_b);
    b.add_incoming(ph, c1, block_a);
    b.add_incoming(ph, x, entry);
    m.set_body(fold, body);

    let expected = r#"; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

%foo = type { i32, ptr, %bar }
%bar = type { float, double }

@g = global i32 42
@s = internal constant [7 x i8] c"hello\0A\00"
@"a b" = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 16
@ext = external global %foo
@z = common global [4 x float] zeroinitializer

; Function Attrs: nounwind
declare i32 @printf(ptr noalias captures(none), ...) #0

define i32 @fold(ptr %0, i32 %1, i1 %2) {
  %4 = add i32 3, %1
  %5 = insertvalue { i32, ptr } { i32 3, ptr undef }, ptr %0, 1
  %6 = extractvalue { i32, ptr } %5, 0
  %7 = add i32 %1, 3
  %8 = select i1 true, i32 %1, i32 1
  %9 = select i1 %2, i32 %1, i32 %1
  %10 = select i1 false, i32 1, i32 %8
  %11 = load i8, ptr getelementptr inbounds nuw (i8, ptr @s, i64 1), align 1
  store i64 4, ptr @s, align 4
  %12 = getelementptr i32, ptr %0, i32 0
  store i32 1, ptr %12, align 4
  store float 0x4004CCCCC0000000, ptr %0, align 4
  %13 = add i32 %1, 1
  %14 = and i32 %1, 1
  %15 = or i32 %1, 0
  %16 = and i32 %1, -1
  %17 = xor i32 %1, 0
  %18 = shl i32 %1, 0
  %19 = mul i32 %1, 1
  store i64 1, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store float 1.000000e+00, ptr %0, align 4
  store ptr inttoptr (i64 1 to ptr), ptr %0, align 8
  store i64 ptrtoint (ptr @s to i64), ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i32 2, ptr %0, align 4
  %20 = call i32 (ptr, ...) @printf(ptr @s, i32 1)
  %21 = alloca i32, align 4
  %22 = alloca i32, i64 1, align 8
  br i1 %2, label %23, label %24

23:                                               ; preds = %3
  br label %24

24:                                               ; preds = %24, %23, %3
  %25 = phi i32 [ %25, %24 ], [ 1, %23 ], [ %1, %3 ]
  br i1 %2, label %24, label %26

26:                                               ; preds = %24
  ret i32 %25
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
"#;
    assert_eq!(text(&m), expected);
}

#[test]
fn any_number_of_threads_writes_the_same() {
    let mut m = module();
    let (i32, none) = (Type::I32, Flags::NONE);
    let fty = m.cx.function_type(i32, &[i32], false);
    let callee = m.add_function("callee", fty);
    let pair = m.cx.named_struct(b"pair");
    m.cx.set_struct_body(pair, &[i32, i32], false);
    for i in 0..4000u32 {
        let func = m.add_function(format!("f{i}"), fty);
        let mut body = m.new_body(func);
        let mut b = Builder::new(&m, &mut body);
        let entry = b.append_block();
        b.position_at_end(entry);
        let slot = b.alloca(pair, None, 0, Align::NONE, none);
        let mut x = b.arg(0);
        for k in 0..i % 20 {
            x = b.add(x, m.cx.int(i32, i64::from(k) + 1), none);
        }
        b.store(x, slot, Access::plain(Align::NONE), none);
        // Attribute groups are numbered in order of the functions.
        let group =
            m.cx.attr_set(&[Attr::String((*b"number").into(), format!("{}", i % 97).into_bytes().into())]);
        let info = CallInfo::new(fty).attrs(m.cx.attr_list(group, AttrSet::EMPTY, &[]));
        let call = b.call(m.func_value(callee), &[x], info, &[], none);
        b.ret(Some(call));
        m.set_body(func, body);
    }
    let whole = print_module(&m);
    assert!(whole.len() > 1 << 20);
    assert!(whole.windows(16).any(|w| w == b"attributes #96 ="), "one group for each number");
    for threads in [1, 2, 3, 8] {
        let mut out = Vec::new();
        ModuleWriter::new(&m).finish(&m, &mut out, threads, None).unwrap();
        assert!(out == whole, "{threads} threads");
        let (mut rest, mut pieces) = (Vec::new(), Vec::new());
        let mut flush = |text: &mut Vec<u8>| pieces.append(text);
        ModuleWriter::new(&m).finish(&m, &mut rest, threads, Some(&mut flush)).unwrap();
        pieces.append(&mut rest);
        assert!(pieces == whole, "{threads} threads, in pieces");
    }
}

/// The rest of a line of a table of intrinsics is no part of a name.
#[test]
fn names_with_blanks_are_no_intrinsics() {
    for name in
        ["llvm.abs DSM0", "llvm.abs DSM0 2i.i32", "llvm.addressofreturnaddress DM0 - *p >\nadjust.trampoline"]
    {
        assert!(Intrinsic::find(name.as_bytes()).is_none(), "{name}");
    }
    assert!(
        Intrinsic::find(b"llvm.abs.i32").is_some() && Intrinsic::find(b"llvm.adjust.trampoline").is_some()
    );
}
