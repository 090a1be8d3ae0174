//! FileCheck's verdicts, and the first line of its messages. Every case was compared with LLVM's; only the columns of
//! undefined variables, `-COUNT-3` in messages and messages on options are our own.

use terrace_filecheck::check::{CheckFile, Invocation};

/// The first line of the message, without its location; empty if the check passes.
fn run(checks: &str, input: &str, flags: &str) -> String {
    let args: Vec<String> = ["c"].into_iter().chain(flags.split_whitespace()).map(str::to_string).collect();
    let outcome = Invocation::parse(&args)
        .and_then(|invocation| CheckFile::parse(invocation.options, "c", checks.as_bytes()))
        .and_then(|file| file.check("<stdin>", input.as_bytes()));
    let message = outcome.err().unwrap_or_default();
    message.lines().next().unwrap_or_default().to_string()
}

#[track_caller]
fn expect(checks: &str, input: &str, flags: &str, expected: &str) {
    assert_eq!(run(checks, input, flags), expected, "checks:\n{checks}\ninput:\n{input}");
}

#[test]
fn plain_and_next() {
    expect("CHECK: a\nCHECK-NEXT: b\nCHECK-SAME: c\nCHECK-EMPTY:\nCHECK-NEXT: d", "a\nb c\n\nd\n", "", "");
    expect("CHECK: b\nCHECK: a", "a\nb\n", "", "c:2:8: error: CHECK: expected string not found in input");
    expect(
        "CHECK: a\nCHECK-NEXT: c",
        "a\nb\nc\n",
        "",
        "c:2:13: error: CHECK-NEXT: is not on the line after the previous match",
    );
    expect(
        "CHECK: a\nCHECK-NEXT: b",
        "a b\n",
        "",
        "c:2:13: error: CHECK-NEXT: is on the same line as previous match",
    );
    expect(
        "CHECK: a\nCHECK-SAME: b",
        "a\nb\n",
        "",
        "c:2:13: error: CHECK-SAME: is not on the same line as the previous match",
    );
    expect("CHECK-NEXT: b", "b\n", "", "c:1:1: error: found 'CHECK-NEXT' without previous 'CHECK: line");
    expect("CHECK-COUNT-2: a\nCHECK-NOT: a", "a\nb a\n", "", "");
    expect(
        "CHECK-COUNT-3: a",
        "a\nb a\n",
        "",
        "c:1:16: error: CHECK-COUNT-3: expected string not found in input (3 out of 3)",
    );
    expect(
        "CHECK-COUNT-0: a",
        "a\n",
        "",
        "c:1:14: error: invalid count in -COUNT specification on prefix 'CHECK'",
    );
    expect("CHECK:\n", "a\n", "", "c:1:7: error: found empty check string with prefix 'CHECK:'");
    expect("CHECK_NEXT: a", "a\n", "", "c:1:1: error: misspelled directive 'CHECK_NEXT:'");
    expect("CHECK-NOT-DAG: a", "a\n", "", "c:1:7: error: unsupported -NOT combo on prefix 'CHECK'");
}

#[test]
fn labels_and_scopes() {
    let checks = "CHECK-LABEL: f\nCHECK: x\nCHECK-LABEL: g\nCHECK: y\n";
    expect(checks, "f\nx\ng\ny\n", "", "");
    expect(checks, "f\ng\nx\ny\n", "", "c:2:8: error: CHECK: expected string not found in input");
    expect(
        "CHECK-LABEL: [[V:f]]",
        "f\n",
        "",
        "c:1:1: error: found 'CHECK-LABEL:' with variable definition or use",
    );
    let scoped = "CHECK-LABEL: f\nCHECK: [[V:x]]\nCHECK-LABEL: g\nCHECK: [[V]]\n";
    expect(scoped, "f\nx\ng\nx\n", "", "");
    expect(scoped, "f\nx\ng\nx\n", "--enable-var-scope", "c:4:8: error: undefined variable: V");
    expect(&scoped.replace('V', "$V"), "f\nx\ng\nx\n", "--enable-var-scope", "");
}

#[test]
fn dag_and_not() {
    expect("CHECK-DAG: b\nCHECK-DAG: a\nCHECK: c", "a\nb\nc\n", "", "");
    expect(
        "CHECK-DAG: a\nCHECK-DAG: a",
        "a\n",
        "",
        "c:2:12: error: CHECK-DAG: expected string not found in input",
    );
    expect("CHECK-DAG: a\nCHECK-DAG: a", "a\n", "--allow-deprecated-dag-overlap", "");
    expect("CHECK-DAG: b\nCHECK-NOT: x\nCHECK-DAG: a", "b\na\nx\n", "", "");
    expect(
        "CHECK-DAG: b\nCHECK-NOT: x\nCHECK-DAG: a",
        "b\nx\na\n",
        "",
        "c:2:12: error: CHECK-NOT: excluded string found in input",
    );
    expect("CHECK: a\nCHECK-NOT: b", "b\na\n", "", "");
    expect(
        "CHECK: a\nCHECK-NOT: b",
        "a\nb\n",
        "",
        "c:2:12: error: CHECK-NOT: excluded string found in input",
    );
    expect(
        "CHECK: a\nCHECK: c",
        "a\nb\nc\n",
        "--implicit-check-not=b",
        "error: --implicit-check-not=b: excluded string found in input",
    );
}

#[test]
fn expressions_and_variables() {
    expect("CHECK: {{a|ab}}c[[V:x|xy]]\nCHECK-SAME: {{^}}z", "abcxyz\n", "", "");
    expect("CHECK: %[[V:.*]] = add %[[V]], 1", "%a = add %b, 1\n%c = add %c, 1\n", "", "");
    expect(
        "CHECK: [[V:[a-z]+]]\nCHECK: <[[V]]>",
        "a.c\n<a.c>",
        "",
        "c:2:8: error: CHECK: expected string not found in input",
    );
    expect("CHECK: x[[[V:a+]]]b\nCHECK: [[V]]b", "x[aa]b aab\n", "", "");
    expect("CHECK: [[V:.*]]\nCHECK: <[[V]]>", "(a*\n<(a*>\n", "", "");
    expect("CHECK: [[V]]", "a\n", "-DV=a", "");
    expect("CHECK: [[V]]", "a\n", "", "c:1:8: error: undefined variable: V");
    expect("CHECK: {{a", "a\n", "", "c:1:8: error: found start of regex string with no end '}}'");
    expect("CHECK: {{a**}}", "a\n", "", "c:1:10: error: invalid regex: repetition-operator operand invalid");
    expect("CHECK: [[9]]", "a\n", "", "c:1:10: error: invalid variable name");
    expect("CHECK{LITERAL}: [[V]] {{", "[[V]] {{\n", "", "");
    expect("x [[@LINE]]\nCHECK: [[@LINE+1]] [[#@LINE-1]]", "3 1\n", "", "");
}

#[test]
fn numbers() {
    expect("CHECK: [[#N:]]\nCHECK: [[#N+1]] [[#sub(N,2)]] [[#max(N,20)]]", "12\n13 10 20\n", "", "");
    expect("CHECK: [[#%x,N:]]\nCHECK: [[#N+1]] [[#%X,N]] [[#%u,N]]", "1f\n20 1F 31\n", "", "");
    expect("CHECK: [[#%.3d,N:]]\nCHECK: [[#N-1]] [[#%.4u,N+20]]", "-012\n-013 0008\n", "", "");
    expect("CHECK: [[#%#x,N:]]\nCHECK: [[#N]]", "0xab 0xab\n", "", "");
    expect("CHECK: [[#N+1]]", "5\n", "-D#N=4", "");
    expect("CHECK: [[#N+1]]", "5\n", "", "c:1:8: error: undefined variable: N");
    expect(
        "CHECK: [[#3-4]]",
        "5\n",
        "",
        "c:1:8: error: unable to substitute variable or numeric expression: overflow error",
    );
    expect(
        "CHECK: [[#N:]] [[#N]]",
        "5 5\n",
        "",
        "c:1:19: error: numeric variable 'N' defined earlier in the same CHECK directive",
    );
    expect("CHECK: [[#2*3]]", "6\n", "", "c:1:12: error: unsupported operation '*'");
}

#[test]
fn options() {
    expect("A: a\nB: b\nCHECK: c", "a\nb\n", "--check-prefixes=A,B", "");
    expect("A: a", "a\n", "--check-prefixes=A,B", "error: no check strings found with prefix 'B:'");
    expect("A: a", "a\n", "--check-prefixes=A,B --allow-unused-prefixes", "");
    expect("A: a", "a\n", "--check-prefix A", "");
    expect("x", "a\n", "", "error: no check strings found with prefix 'CHECK:'");
    expect("CHECK: a b", "a \t b\n", "", "");
    expect(
        "CHECK: a b",
        "a  b\n",
        "--strict-whitespace",
        "c:1:8: error: CHECK: expected string not found in input",
    );
    expect("CHECK: a", " a \n", "--match-full-lines", "");
    expect(
        "CHECK: a",
        " a b\n",
        "--match-full-lines",
        "c:1:8: error: CHECK: expected string not found in input",
    );
    expect(
        "CHECK:a",
        " a\n",
        "--match-full-lines --strict-whitespace",
        "c:1:7: error: CHECK: expected string not found in input",
    );
    expect("CHECK: AbC{{D}}", "aBcd\n", "--ignore-case", "");
    expect("RUN: CHECK: b\nCOM: CHECK: c\nXCHECK: d\nCHECK: a", "a\n", "", "");
    expect("CHECK: a", "a\n", "--foo", "Unknown command line argument '--foo'.");
}

#[test]
fn messages_show_the_text() {
    let file = CheckFile::parse(Default::default(), "c", b"CHECK: [[V:b]]\nCHECK: foo([[V]], 1)\n").unwrap();
    let message = file.check("<stdin>", b"a\nb\nfoo(c, 1)\n").unwrap_err();
    assert_eq!(
        message,
        "c:2:8: error: CHECK: expected string not found in input\nCHECK: foo([[V]], 1)\n       ^\n\
         <stdin>:3:1: note: scanning from here\nfoo(c, 1)\n^\n\
         <stdin>:3:1: note: with \"V\" equal to \"b\"\nfoo(c, 1)\n^\n\
         <stdin>:3:1: note: possible intended match here\nfoo(c, 1)\n^\n\
         lines 1 to 3 of 3 of '<stdin>':\n      1: a\n      2: b\n>     3: foo(c, 1)\n"
    );
}
