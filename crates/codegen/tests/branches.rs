//! Small functions without calls, and branches without jumps.

mod common;

use terrace_codegen::{JitOptions, OptLevel, object};

fn module(text: &str) -> terrace_llir::Module {
    terrace_llir::parse("test.ll", text.as_bytes()).expect("the text is right")
}

/// The results of functions of one number, with and without optimization, for some numbers.
fn check(text: &str, name: &str, expected: impl Fn(i64) -> i64) {
    let module = module(text);
    for level in [OptLevel::None, OptLevel::Speed] {
        let options = JitOptions { level, ..JitOptions::default() };
        let jit = common::compile(&module, &options).expect("it has machine code");
        let function = jit.function::<extern "C" fn(i64) -> i64>(name).expect("it is there");
        for number in [0, 1, 2, 3, 7, 10, -1, -6, i64::MAX, i64::MIN] {
            assert_eq!(function.call(number), expected(number), "{name}({number}) at {level:?}");
        }
    }
}

#[test]
fn both_ways_of_a_branch_are_computed() {
    let text = r"
define i64 @next(i64 %n) {
  %odd = trunc i64 %n to i1
  br i1 %odd, label %up, label %down
up:
  %triple = mul i64 %n, 3
  %more = add i64 %triple, 1
  br label %meet
down:
  %half = lshr i64 %n, 1
  br label %meet
meet:
  %r = phi i64 [ %half, %down ], [ %more, %up ]
  %same = phi i64 [ %n, %up ], [ %n, %down ]
  %sum = sub i64 %r, %same
  ret i64 %sum
}
; One side is empty, and a third way leads to where they meet.
define i64 @absolute(i64 %n) {
entry:
  %small = icmp ult i64 %n, 3
  br i1 %small, label %meet, label %sign
sign:
  %minus = icmp slt i64 %n, 0
  br i1 %minus, label %turn, label %meet
turn:
  %other = sub i64 0, %n
  br label %meet
meet:
  %r = phi i64 [ 100, %entry ], [ %n, %sign ], [ %other, %turn ]
  ret i64 %r
}
; The side is that of a false condition, in a loop whose head is where the ways meet.
define i64 @digits(i64 %n) {
entry:
  br label %head
head:
  %x = phi i64 [ %n, %entry ], [ %rest, %body ], [ %rest, %skip ]
  %count = phi i64 [ 0, %entry ], [ %count, %body ], [ %one, %skip ]
  %end = icmp eq i64 %x, 0
  br i1 %end, label %done, label %body
body:
  %rest = lshr i64 %x, 1
  %bit = trunc i64 %x to i1
  %zero = xor i1 %bit, true
  br i1 %zero, label %head, label %skip
skip:
  %one = add i64 %count, 1
  br label %head
done:
  ret i64 %count
}
; A division stops the program for some numbers.
define i64 @quotient(i64 %n) {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %meet, label %divide
divide:
  %q = udiv i64 1000, %n
  br label %meet
meet:
  %r = phi i64 [ -1, %0 ], [ %q, %divide ]
  ret i64 %r
}
";
    check(text, "next", |n| {
        let next = if n & 1 == 1 { n.wrapping_mul(3).wrapping_add(1) } else { ((n as u64) >> 1) as i64 };
        next.wrapping_sub(n)
    });
    check(text, "absolute", |n| if (0..3).contains(&n) { 100 } else { n.wrapping_abs() });
    check(text, "digits", |n| i64::from(n.count_ones()));
    check(text, "quotient", |n| if n == 0 { -1 } else { (1000 / n as u64) as i64 });
}

const SMALL: &str = r"
define internal i64 @square(i64 %x) ATTRIBUTES {
  %r = mul i64 %x, %x
  %minus = icmp slt i64 %x, 0
  br i1 %minus, label %turn, label %done
turn:
  %t = sub i64 0, %r
  br label %done
done:
  %s = phi i64 [ %r, %0 ], [ %t, %turn ]
  ret i64 %s
}
define i64 @sum(i64 %n) {
  %a = call i64 @square(i64 %n)
  %m = add i64 %n, 1
  %b = call i64 @square(i64 %m)
  %c = add i64 %a, %b
  ret i64 %c
}
";

/// Whether the code of the module's object refers to a symbol.
fn calls(text: &str, level: OptLevel) -> bool {
    let text = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}");
    let object = object(&module(&text), level).expect("it has machine code");
    object.windows(10).any(|bytes| bytes == b".rela.text")
}

#[test]
fn small_functions_are_inlined() {
    let square = |n: i64| if n < 0 { n.wrapping_mul(n).wrapping_neg() } else { n.wrapping_mul(n) };
    let inlined = SMALL.replace("ATTRIBUTES", "");
    for text in [&inlined, &SMALL.replace("ATTRIBUTES", "noinline")] {
        check(text, "sum", |n| square(n).wrapping_add(square(n.wrapping_add(1))));
    }
    assert!(!calls(&inlined, OptLevel::Speed));
    assert!(calls(&inlined, OptLevel::None));
}

/// Another definition may replace a weak one; who may not be inlined is not; loads may stop the program, and the report
/// of that names the function.
#[test]
fn other_functions_are_called() {
    assert!(calls(&SMALL.replace("ATTRIBUTES", "noinline"), OptLevel::Speed));
    assert!(calls(&SMALL.replace("ATTRIBUTES", "").replace("internal", "weak"), OptLevel::Speed));
    let load = "define internal i64 @get(ptr %p) {\n  %v = load i64, ptr %p\n  ret i64 %v\n}\n\
                define i64 @f(ptr %p) {\n  %v = call i64 @get(ptr %p)\n  ret i64 %v\n}\n";
    assert!(calls(load, OptLevel::Speed));
}
