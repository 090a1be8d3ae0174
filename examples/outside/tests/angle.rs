//! The dialect's text, verifiers, passes and lowering.

use terrace::{Context, Error, Module};
use terrace_outside::{context, registry};

const TYPE: &str = "!angle.angle<360>";

/// The module of a function of three angles whose body starts with `line`.
fn function(line: &str) -> String {
    format!("func.func @f(%a: {TYPE}, %b: {TYPE}, %c: {TYPE}) {{\n  {line}\n  return\n}}\n")
}

fn parse(ctx: &Context, text: &str) -> Result<Module, Error> {
    Module::parse(ctx, "f.mlir", text)
}

/// The text that the first operation of a line is printed as.
fn printed(ctx: &Context, line: &str) -> String {
    let text = parse(ctx, &function(line)).expect("the line is right").to_string();
    let found = text.lines().find(|line| line.contains("angle.") && !line.contains("func.func"));
    found.expect("the operation is printed").trim().to_owned()
}

/// The diagnostics of a function that is wrong, as a terminal shows them.
fn errors(ctx: &Context, line: &str) -> String {
    parse(ctx, &function(line)).expect_err("an error is expected").to_string()
}

#[test]
fn custom_syntax_makes_the_round_trip() {
    let ctx = context();
    for terms in ["%arg0", "%arg0 + %arg1 - %arg2", " - %arg0", "%arg0 within <10, 20>"] {
        let line = format!("angle.sum {} {{note = 1 : i32}} : {TYPE}", terms.trim());
        let text = printed(
            &ctx,
            &format!("%x = {}", line.replace("%arg0", "%a").replace("%arg1", "%b").replace("%arg2", "%c")),
        );
        assert_eq!(text, format!("%0 = {line}"));
    }
    let generic = format!(
        "%0 = \"angle.sum\"(%a, %b) <{{operandSegmentSizes = array<i32: 1, 1>}}> : ({TYPE}, {TYPE}) -> {TYPE}"
    );
    assert_eq!(printed(&ctx, &generic), format!("%0 = angle.sum %arg0 - %arg1 : {TYPE}"));
    let mixed = format!("%0 = angle.sum -%a + %b : {TYPE}");
    assert_eq!(printed(&ctx, &mixed), format!("%0 = angle.sum %arg1 - %arg0 : {TYPE}"));
}

#[test]
fn errors_of_custom_syntax_are_at_the_token() {
    let ctx = context();
    for (line, position, message) in [
        ("%x = angle.sum : !angle.angle<360>", "2:17", "expected SSA operand"),
        ("%x = angle.sum %a + : !angle.angle<360>", "2:22", "expected SSA operand"),
        ("%x = angle.sum %a within 360 : i64", "2:27", "expected '<'"),
        ("%x = angle.sum %a, %b : i64", "2:20", "expected ':'"),
        ("%x = angle.sum %a : i64", "2:23", "custom op 'angle.sum' expected an angle type"),
        ("%x = angle.turn half : !angle.angle<0>", "2:39", "expected a positive number of parts"),
        ("%x = angle.turn third : !angle.angle<9>", "2:19", "expected"),
    ] {
        let errors = errors(&ctx, line);
        assert!(errors.starts_with(&format!("f.mlir:{position}: error: ")), "{line}: {errors}");
        assert!(errors.contains(message), "{line}: {errors}");
    }
}

#[test]
fn constraints_and_verifiers_report() {
    let ctx = context();
    for (line, message) in [
        (
            "%x = \"angle.degrees\"(%a) : (!angle.angle<360>) -> i32",
            "result #0 must be 64-bit signless integer",
        ),
        ("%x = angle.degrees %a : i64", "expects different type than prior uses"),
        ("%x = angle.sum %a within <9, 9> : !angle.angle<360>", "'angle.sum' op has an empty range: 9 to 9"),
    ] {
        let errors = errors(&ctx, line);
        assert!(errors.contains(message), "{line}: {errors}");
    }
}

#[test]
fn passes_run_in_a_pipeline() {
    let ctx = context();
    let run = |pipeline: &str, turns: [i64; 2]| {
        let [first, second] = turns;
        let line = format!(
            "%x = angle.rotate %a by {first} : {TYPE}\n%y = angle.rotate %x by {second} : {TYPE}\n%d = angle.degrees %y : {TYPE}\ncall @use(%d) : (i64) -> ()"
        );
        let text = format!("func.func private @use(i64)\n{}", function(&line));
        let mut module = parse(&ctx, &text).expect("the program is right");
        module.run_with(&registry(), pipeline).expect("the passes do not fail");
        module
            .to_string()
            .lines()
            .filter_map(|line| Some(line.split_once("angle.rotate ")?.1.split_once(" :")?.0.to_owned()))
            .collect::<Vec<_>>()
    };
    assert_eq!(run("merge-rotations", [90, 280]), ["%arg0 by 370"]);
    assert_eq!(run("builtin.module(merge-rotations{wrap=positive})", [90, 280]), ["%arg0 by 10"]);
    assert_eq!(run("builtin.module(erase-full-turns)", [720, 280]), ["%arg0 by 280"]);
    assert_eq!(run("builtin.module(func.func(erase-full-turns))", [90, 0]), ["%arg0 by 90"]);
    assert!(run("builtin.module(merge-rotations,erase-full-turns,cse)", [90, 270]).is_empty());
    let errors = Module::new(&ctx).run_with(&registry(), "turn-over").expect_err("no such pass").to_string();
    assert!(errors.contains("'turn-over' does not refer to a registered pass"), "{errors}");
}

#[test]
fn the_lowering_converts_operations_and_types() {
    let ctx = context();
    let text = "
func.func private @turned((!angle.angle<360>) -> !angle.angle<360>) -> !angle.angle<8>
func.func @f(%a: !angle.angle<400>, %b: !angle.angle<400>, %n: i64) -> (!angle.angle<400>, i64) {
  %half = angle.turn half : !angle.angle<400>
  %c = angle.rotate %b by 50 : !angle.angle<400>
  %d = angle.scale %c times %n : !angle.angle<400>
  %sum = angle.sum %a + %half - %d within <0, 400> : !angle.angle<400>
  %degrees = angle.degrees %sum : !angle.angle<400>
  return %sum, %degrees : !angle.angle<400>, i64
}
";
    let mut module = parse(&ctx, text).expect("the program is right");
    module.lower_to_llvm().expect("everything has a lowering");
    let lowered = module.to_string();
    assert!(!lowered.contains("angle"), "{lowered}");
    let llvm_ir = module.to_llvm_ir().expect("it is in the llvm dialect");
    for expected in [
        "define { i64, i64 } @f(i64 %0, i64 %1, i64 %2)",
        "= add i64 %1, 50",
        "= mul i64 %4, %2",
        "= add i64 %0, 200",
        "= srem i64 %",
        "= sdiv i64 %",
    ] {
        assert!(llvm_ir.contains(expected), "no '{expected}' in\n{llvm_ir}");
    }
}
