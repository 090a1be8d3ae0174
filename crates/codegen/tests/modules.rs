//! Constructs of C modules other than arithmetic: variadic functions, `setjmp`, thread-local and weak symbols,
//! tables of distances, aliases.
#![allow(unsafe_code)]

mod common;

use terrace_codegen::{Jit, JitOptions, OptLevel, object};

fn module(text: &str) -> terrace_llir::Module {
    terrace_llir::parse("test.ll", text.as_bytes()).expect("the text is right")
}

fn jit(text: &str) -> Jit {
    common::compile(&module(text), &JitOptions::default()).expect("it has machine code")
}

/// 20 arguments of `sum`: integers and doubles, more than there are registers.
#[cfg(all(unix, target_arch = "x86_64"))]
#[test]
fn variadic_functions_read_registers_and_the_stack() {
    let jit = jit(r#"
define double @sum(i32 %n, double %scale, ...) {
entry:
  %list = alloca [24 x i8], align 8
  %copy = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %total = phi double [ 0.0, %entry ], [ %all, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %int = va_arg ptr %list, i32
  %float = va_arg ptr %list, double
  %long = va_arg ptr %copy, i64
  %a = sitofp i32 %int to double
  %b = sitofp i64 %long to double
  %c = fmul double %float, %scale
  %d = fadd double %a, %c
  %e = fadd double %d, %b
  %all = fadd double %total, %e
  %skipped = va_arg ptr %copy, double
  %next = add i32 %i, 1
  br label %head
end:
  call void @llvm.va_end.p0(ptr %list)
  ret double %total
}

define double @main() {
  %r = call double (i32, double, ...) @sum(i32 10, double 0.5, i64 1, double 2.0, i64 3, double 4.0, i64 5, double 6.0,
    i64 7, double 8.0, i64 9, double 10.0, i64 11, double 12.0, i64 13, double 14.0, i64 15, double 16.0, i64 17,
    double 18.0, i64 19, double 20.0)
  ret double %r
}
"#);
    let main = jit.function::<extern "C" fn() -> f64>("main").expect("it is there");
    // Twice the odd numbers and half of the even ones.
    assert_eq!(main.call(), 2.0 * 100.0 + 0.5 * 110.0);
}

/// `%kept` is needed only after the second return, and much else lives in the frame between the two.
#[cfg(unix)]
#[test]
fn values_survive_a_second_return() {
    let jit = jit(r#"
@buffer = global [512 x i8] zeroinitializer, align 16
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

define i64 @f(i64 %x) {
entry:
  %kept = mul i64 %x, %x
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %work, label %back
work:
  %a = add i64 %x, 1
  %b = mul i64 %a, 3
  %c = xor i64 %b, 12345
  %d = call i64 @g(i64 %a, i64 %b, i64 %c)
  %e = call i64 @g(i64 %d, i64 %a, i64 %b)
  %f = call i64 @g(i64 %e, i64 %d, i64 %c)
  %sum = add i64 %e, %f
  %enough = call i64 @g(i64 %sum, i64 %a, i64 %d)
  %code = trunc i64 %enough to i32
  %odd = or i32 %code, 1
  call void @longjmp(ptr @buffer, i32 %odd)
  unreachable
back:
  ret i64 %kept
}

define i64 @g(i64 %a, i64 %b, i64 %c) noinline {
  %s = add i64 %a, %b
  %p = mul i64 %s, %c
  ret i64 %p
}
"#);
    let f = jit.function::<extern "C" fn(i64) -> i64>("f").expect("it is there");
    assert_eq!(f.call(1234), 1234 * 1234);
}

#[test]
fn each_thread_has_its_variables_and_each_module_its_own() {
    let text = r#"
@counter = internal thread_local global i32 5, align 4
define i32 @next() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %old = load i32, ptr %p, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr %p, align 4
  ret i32 %new
}
"#;
    for _ in 0..2 {
        let jit = jit(text);
        let next = jit.function::<extern "C" fn() -> i32>("next").expect("it is there");
        assert_eq!((next.call(), next.call()), (6, 7));
        let other = next.clone();
        std::thread::spawn(move || assert_eq!(other.call(), 6)).join().expect("the thread ends");
        assert_eq!(next.call(), 8);
    }
}

#[test]
fn weak_symbols_may_be_missing() {
    let jit = jit(r#"
declare extern_weak i32 @nowhere_to_be_found(i32)
@neither = extern_weak global i32
define i32 @missing() {
  %f = icmp eq ptr @nowhere_to_be_found, null
  %v = icmp eq ptr @neither, null
  %both = and i1 %f, %v
  %r = zext i1 %both to i32
  ret i32 %r
}
"#);
    let missing = jit.function::<extern "C" fn() -> i32>("missing").expect("it is there");
    assert_eq!(missing.call(), 1);
}

/// The table that clang makes of an array of strings.
const TABLE: &str = r#"
@one = private unnamed_addr constant [4 x i8] c"one\00", align 1
@many = private unnamed_addr constant [5 x i8] c"many\00", align 1
@table = internal unnamed_addr constant [2 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @many, i64 1) to i64),
                      i64 ptrtoint (ptr @table to i64)) to i32)], align 4
@other = alias [2 x i32], ptr @table
define i8 @first(i64 %i) {
  %offset = shl i64 %i, 2
  %p = call ptr @llvm.load.relative.i64(ptr @other, i64 %offset)
  %c = load i8, ptr %p
  ret i8 %c
}
"#;

#[test]
fn tables_hold_distances() {
    let first =
        jit(TABLE).function::<extern "C" fn(i64) -> i8>("first").map(|first| (first.call(0), first.call(1)));
    assert_eq!(first.expect("it is there"), (b'o' as i8, b'a' as i8));
    assert!(object(&module(TABLE), OptLevel::None).is_ok());
}

#[test]
fn intrinsics_with_two_results() {
    let jit = jit(r#"
define double @f(double %x, ptr %out) {
  %sincos = call { double, double } @llvm.sincos.f64(double %x)
  %modf = call { double, double } @llvm.modf.f64(double %x)
  %frexp = call { double, i32 } @llvm.frexp.f64.i32(double %x)
  store { double, double } %sincos, ptr %out
  %second = getelementptr i8, ptr %out, i64 16
  store { double, double } %modf, ptr %second
  %third = getelementptr i8, ptr %out, i64 32
  store { double, i32 } %frexp, ptr %third
  ret double %x
}
"#);
    let f = jit.function::<unsafe extern "C" fn(f64, *mut f64) -> f64>("f").expect("it is there");
    let mut out = [0.0f64; 6];
    for x in [2.75, -0.1, -3.0, f64::INFINITY, f64::NEG_INFINITY, -0.0] {
        // SAFETY: it stores six numbers.
        unsafe { f.call(x, out.as_mut_ptr()) };
        let fraction = if x.is_infinite() { 0.0f64.copysign(x) } else { x.fract().copysign(x) };
        assert_eq!(
            out[2..4].iter().map(|y| y.to_bits()).collect::<Vec<_>>(),
            [fraction.to_bits(), x.trunc().to_bits()]
        );
        if x.is_finite() {
            assert_eq!(out[..2], [x.sin(), x.cos()]);
            let exponent = out[5].to_bits() as i32;
            assert_eq!(out[4] * 2f64.powi(exponent), x);
            assert!(x == 0.0 || (0.5..1.0).contains(&out[4].abs()));
        }
    }
}

#[test]
fn whole_vectors_and_matrices() {
    let jit = jit(r#"
define i32 @f(ptr %p) {
  %a = load <6 x i32>, ptr %p
  %mask = icmp sgt <6 x i32> %a, zeroinitializer
  %c = call <6 x i32> @llvm.experimental.vector.compress.v6i32(<6 x i32> %a, <6 x i1> %mask, <6 x i32> splat (i32 9))
  %n = call i32 @llvm.experimental.cttz.elts.i32.v6i1(<6 x i1> %mask, i1 false)
  store <6 x i32> %c, ptr %p
  ret i32 %n
}

; The product of a matrix of two rows and three columns with its transpose.
define void @square(ptr %p, ptr %out) {
  %a = call <6 x double> @llvm.matrix.column.major.load.v6f64.i64(ptr %p, i64 4, i1 false, i32 2, i32 3)
  %t = call <6 x double> @llvm.matrix.transpose.v6f64(<6 x double> %a, i32 2, i32 3)
  %s = call <4 x double> @llvm.matrix.multiply.v4f64.v6f64.v6f64(<6 x double> %a, <6 x double> %t, i32 2, i32 3, i32 2)
  call void @llvm.matrix.column.major.store.v4f64.i64(<4 x double> %s, ptr %out, i64 3, i1 false, i32 2, i32 2)
  ret void
}
"#);
    let f = jit.function::<unsafe extern "C" fn(*mut i32) -> i32>("f").expect("it is there");
    // SAFETY: it accesses six numbers.
    let f = |numbers: &mut [i32; 6]| unsafe { f.call(numbers.as_mut_ptr()) };
    let mut numbers = [-1, 0, 5, -7, 8, 1];
    assert_eq!(f(&mut numbers), 2);
    assert_eq!(numbers, [5, 8, 1, 9, 9, 9]);
    assert_eq!((f(&mut [0; 6]), f(&mut [1; 6])), (6, 0));
    let square = jit.function::<unsafe extern "C" fn(*const f64, *mut f64)>("square").expect("it is there");
    let (columns, mut out) = ([1.0, 2.0, 0.0, 0.0, 3.0, 4.0, 0.0, 0.0, 5.0, 6.0], [-1.0; 5]);
    // SAFETY: it reads three columns of two numbers with a distance of four, and writes two with a distance of three.
    unsafe { square.call(columns.as_ptr(), out.as_mut_ptr()) };
    assert_eq!(out, [35.0, 44.0, -1.0, 44.0, 56.0]);
}

#[test]
fn reductions_leave_out_inactive_elements() {
    let jit = jit(r#"
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32)
define i32 @f(ptr %p, i32 %n) {
  %v = load <4 x i32>, ptr %p, align 4
  %mask = icmp ne <4 x i32> %v, splat (i32 7)
  %sum = call i32 @llvm.vp.reduce.add.v4i32(i32 100, <4 x i32> %v, <4 x i1> %mask, i32 %n)
  %most = call i32 @llvm.vp.reduce.smax.v4i32(i32 -9, <4 x i32> %v, <4 x i1> %mask, i32 %n)
  %shifted = mul i32 %sum, 1000
  %r = add i32 %shifted, %most
  ret i32 %r
}
define float @g(i32 %n) {
  %r = call float @llvm.vp.reduce.fadd.v4f32(float 0.5, <4 x float> <float 1.0, float 2.0, float 4.0, float 8.0>, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 %n)
  ret float %r
}
"#);
    let f = jit.function::<unsafe extern "C" fn(*mut i32, i32) -> i32>("f").expect("it is there");
    let mut numbers = [-4, 7, -2, 30];
    // SAFETY: it reads four numbers.
    let mut f = |n| unsafe { f.call(numbers.as_mut_ptr(), n) };
    assert_eq!([f(0), f(2), f(3), f(4)], [99_991, 95_996, 93_998, 124_030]);
    let g = jit.function::<extern "C" fn(i32) -> f32>("g").expect("it is there");
    assert_eq!([g.call(0), g.call(3), g.call(4)], [0.5, 5.5, 13.5]);
}

/// Values without parts are not counted one by one.
#[test]
fn empty_values_may_be_many() {
    let jit = jit(r#"
define i64 @f(i64 %n) {
  %a = insertvalue { [4611686018427387904 x {}], i64 } poison, i64 %n, 1
  %x = extractvalue { [4611686018427387904 x {}], i64 } %a, 1
  ret i64 %x
}
"#);
    let f = jit.function::<extern "C" fn(i64) -> i64>("f").expect("it is there");
    assert_eq!(f.call(7), 7);
}
