//! Texts are read body by body, on several threads: the result and the diagnostics are those of one pass in order.

use terrace::ir::Context;
use terrace::ir::asm::{ParseOptions, PrintOptions, print_root};
use terrace::ir::diag::capture;
use terrace::pipeline::Input;
use terrace::registry;

/// The text of the tree, locations included, or what is wrong with it. Without threads it is read in order.
fn parse(text: &str, threads: usize) -> Result<String, Vec<String>> {
    let ctx: Context = registry::context();
    ctx.allow_unregistered(true);
    let file = ctx.sources.add("long.mlir", text.as_bytes().to_vec()).unwrap();
    let options = ParseOptions { exclusive: true, ..ParseOptions::default() };
    let input = Input { ctx: &ctx, file: &file, options, verify: true, threads };
    let (root, diags) = capture(|| if threads == 0 { input.read_in_order() } else { input.read() });
    match root {
        Ok(root) => {
            let mut out = Vec::new();
            print_root(&root, &PrintOptions { debug_info: true, ..PrintOptions::default() }, &mut out);
            Ok(String::from_utf8(out).unwrap())
        }
        Err(_) => Err(diags.iter().map(|diag| format!("{diag:?}")).collect()),
    }
}

/// Functions with comments that make the text long enough for several batches.
fn functions(indent: &str, change: impl Fn(usize) -> Option<String>) -> String {
    let filler = format!("{indent}  // {}\n", "func.func @no() { \" ".repeat(21_500));
    (0..40)
        .map(|i| {
            let default = || {
                format!(
                    "{indent}func.func @f{i}(%a: i{}) -> i{0} {{\n{filler}{indent}  %r = arith.addi %a, %a : i{0}\n\
                     {indent}  cf.br ^bb1\n{indent}^bb1:\n{indent}  return %r : i{0}\n{indent}}}\n",
                    i % 7 + 1
                )
            };
            change(i).map_or_else(default, |text| format!("{text}{filler}"))
        })
        .collect()
}

fn same(text: &str) -> Result<String, Vec<String>> {
    let in_order = parse(text, 0);
    for threads in [1, 2, 5] {
        assert!(parse(text, threads) == in_order, "{threads} threads");
    }
    in_order
}

#[test]
fn functions_alone_and_in_a_module() {
    let alone = same(&functions("", |_| None)).unwrap();
    assert!(alone.contains("@f0(") && alone.contains("@f39("));
    let text = format!(
        "!int = i32\n#one = 1 : i32\nmodule @m attributes {{a.b = 1 : i8}} {{\n{}}}\n\"t.last\"() {{x = #one}} : () -> ()\n",
        functions("  ", |i| (i == 9).then(|| "  func.func private @g(!int {a.c = #one})\n".to_owned()))
    );
    let module = same(&text).unwrap();
    assert!(module.contains("private @g(i32") && module.contains("t.last"));
}

#[test]
fn what_concerns_other_parts() {
    // Aliases of locations that come last, a value of the whole file, distinct attributes.
    let with = |what: &str| functions("", |i| (i % 13 == 5).then(|| what.replace('?', &i.to_string())));
    let text = with("func.func private @g?() loc(#there)\n") + "#there = loc(\"x\":1:2)\n";
    let printed = same(&text).unwrap();
    let defined = printed.lines().find(|line| line.ends_with("= loc(\"x\":1:2)")).unwrap();
    let alias = defined.split(' ').next().unwrap();
    for i in [5, 18, 31] {
        assert!(printed.contains(&format!("func.func private @g{i}() loc({alias})\n")), "@g{i}");
    }
    same(&with("%v? = \"t.value\"() : () -> i32\n\"t.use\"(%v?) : (i32) -> ()\n")).unwrap();
    same(&with("\"t.d\"() {a = distinct[1]<1 : i32>} : () -> ()\n")).unwrap();
    // Functions of a module inside.
    same(&with("module @m? {\nfunc.func private @a()\n// x\nfunc.func private @b()\n}\n")).unwrap();
}

#[test]
fn errors_are_those_of_one_thread() {
    let with = |what: &'static str| functions("", |i| (i == 21 || i == 30).then(|| what.to_owned()));
    for (text, message) in [
        ("func.func @bad() {\n  return %x : i32\n}\n", "use of undeclared SSA value name"),
        ("func.func @bad() {\n", "expected"),
        ("func.func @bad() {\n  cf.br ^no\n}\n", "reference to an undefined block"),
        ("}\n", "expected operation name in quotes"),
    ] {
        let diags = same(&with(text)).unwrap_err();
        assert!(diags.iter().any(|diag| diag.contains(message)), "{diags:?}");
    }
}
