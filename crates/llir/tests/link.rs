//! Linking of modules. The expected symbols are those of `llvm-link`.

use terrace_llir::{Module, link, parse, print_module, verify_module};

fn module(name: &str, text: &str) -> Module {
    let module = parse(name, text.as_bytes()).unwrap();
    verify_module(&module).unwrap();
    module
}

/// The text of the linked modules, which is valid and parses to itself, and the warnings.
fn linked(texts: &[&str]) -> Result<(String, Vec<String>), String> {
    let modules = texts.iter().zip(["a.ll", "b.ll", "c.ll"]).map(|(text, name)| module(name, text)).collect();
    let linked = link(modules).map_err(|error| error.to_string())?;
    verify_module(&linked.module).unwrap();
    let text = print_module(&linked.module);
    let again =
        parse("a.ll", &text).map_err(|error| format!("{error}\n{}", String::from_utf8_lossy(&text)))?;
    assert_eq!(String::from_utf8_lossy(&print_module(&again)), String::from_utf8_lossy(&text));
    Ok((String::from_utf8(text).unwrap(), linked.warnings))
}

/// The linked text of two modules.
fn two(a: &str, b: &str) -> String {
    linked(&[a, b]).unwrap().0
}

fn error(a: &str, b: &str) -> String {
    linked(&[a, b]).unwrap_err()
}

fn has(text: &str, line: &str) {
    assert!(text.lines().any(|found| found == line), "no line '{line}' in\n{text}");
}

#[test]
fn linkage_decides_between_definitions() {
    let user = "define ptr @u() {\n  ret ptr @x\n}\n";
    for (first, second, result) in [
        ("external global i32", "global i32 2", "@x = global i32 2"),
        ("global i32 1", "external global i32", "@x = global i32 1"),
        ("weak global i32 1", "global i32 2", "@x = global i32 2"),
        ("global i32 1", "weak global i32 2", "@x = global i32 1"),
        ("linkonce global i32 1", "weak global i32 2", "@x = weak global i32 2"),
        ("weak global i32 1", "linkonce global i32 2", "@x = weak global i32 1"),
        ("common global i32 0", "global i32 2", "@x = global i32 2"),
        (
            "common global i32 0, align 4",
            "common global i64 0, align 16",
            "@x = common global i64 0, align 16",
        ),
        ("weak global i32 1", "common global i32 0", "@x = common global i32 0"),
        ("available_externally global i32 1", "global i32 2", "@x = global i32 2"),
        ("extern_weak global i32", "external global i32", "@x = extern_weak global i32"),
        ("extern_weak global i32", "global i32 2", "@x = global i32 2"),
        ("external hidden global i32", "global i32 2", "@x = hidden global i32 2"),
        ("unnamed_addr constant i32 1", "external constant i32", "@x = constant i32 1"),
    ] {
        has(&two(&format!("@x = {first}\n{user}"), &format!("@x = {second}\n")), result);
    }
    let message = "b.ll: Linking globals named 'x': symbol multiply defined!";
    assert_eq!(error("@x = global i32 1", "@x = global i32 2"), message);
    assert_eq!(error("@x = global i32 1", "define void @x() {\n  ret void\n}\n"), message);
}

#[test]
fn references_follow_the_symbol() {
    let text = two(
        "declare void @f()\n@p = global ptr @f\ndefine void @main() {\n  call void @f()\n  ret void\n}\n",
        "@f = alias void (), ptr @g\ndefine void @g() {\n  ret void\n}\n",
    );
    has(&text, "@f = alias void (), ptr @g");
    has(&text, "@p = global ptr @f");
    has(&text, "  call void @f()");
    assert!(!text.contains("declare"));
}

#[test]
fn local_symbols_leave_their_names() {
    let local = |n: u32, linkage: &str| {
        format!(
            "@x = {linkage} global i32 {n}\ndefine ptr @u{n}() {{\n  ret ptr getelementptr (i8, ptr @x, i64 1)\n}}\n"
        )
    };
    let (text, _) = linked(&[&local(1, "internal"), &local(2, ""), &local(3, "private")]).unwrap();
    has(&text, "@x = global i32 2");
    has(&text, "@x.1 = internal global i32 1");
    has(&text, "@x.2 = private global i32 3");
    has(&text, "  ret ptr getelementptr (i8, ptr @x.2, i64 1)");
}

#[test]
fn arrays_assembly_and_metadata_are_appended() {
    let part = |n: u32| {
        format!(
            "module asm \"nop {n}\"\n@v{n} = global i8 {n}\n\
             @llvm.used = appending global [1 x ptr] [ptr @v{n}], section \"llvm.metadata\"\n\
             !list = !{{!0}}\n!0 = distinct !{{!0, ptr @v{n}, !1}}\n!1 = !{{!\"shared\", !0}}\n"
        )
    };
    let text = two(&part(1), &part(2));
    has(&text, "@llvm.used = appending global [2 x ptr] [ptr @v1, ptr @v2], section \"llvm.metadata\"");
    has(&text, "module asm \"nop 2\"");
    has(&text, "!list = !{!0, !2}");
    has(&text, "!2 = distinct !{!2, ptr @v2, !3}");
    let message =
        "b.ll: Linking globals named 'a': can only link appending global with another appending global!";
    assert_eq!(error("@a = appending global [1 x i8] c\"x\"", "@a = external global [1 x i8]"), message);
    let message = "b.ll: Appending variables with different element types!";
    assert_eq!(
        error("@a = appending global [1 x i8] c\"x\"", "@a = appending global [1 x i32] [i32 1]"),
        message
    );
}

#[test]
fn comdats_come_from_one_module() {
    let part =
        |kind: &str, init: &str| format!("$c = comdat {kind}\n@c = linkonce_odr global {init}, comdat\n");
    has(&two(&part("any", "i32 1"), &part("any", "i32 2")), "@c = linkonce_odr global i32 1, comdat");
    has(&two(&part("largest", "i32 1"), &part("largest", "i64 2")), "@c = linkonce_odr global i64 2, comdat");
    has(
        &two(&part("samesize", "i32 1"), &part("samesize", "i32 2")),
        "@c = linkonce_odr global i32 1, comdat",
    );
    let message = |reason: &str| format!("b.ll: Linking COMDATs named 'c': {reason}");
    let of = |a: &str, b: &str| error(&part(a, "i32 1"), &part(b, "i64 2"));
    assert_eq!(of("samesize", "samesize"), message("SameSize violated!"));
    assert_eq!(of("exactmatch", "exactmatch"), message("ExactMatch violated!"));
    assert_eq!(of("nodeduplicate", "nodeduplicate"), message("nodeduplicate has been violated!"));
    assert_eq!(of("any", "samesize"), message("invalid selection kinds!"));
}

#[test]
fn identified_structs_of_one_shape_are_one_type() {
    let part = |n: u32, fields: &str| {
        format!(
            "%T = type {{ {fields} }}\ndefine void @f{n}(ptr %p) {{\n  %x = load %T, ptr %p, align 1\n  ret void\n}}\n"
        )
    };
    let text = two(&part(1, "i32, ptr"), &part(2, "i32, ptr"));
    assert_eq!(text.matches("= type").count(), 1);
    let text = two(&part(1, "i32, ptr"), &part(2, "i64"));
    has(&text, "%T = type { i32, ptr }");
    has(&text, "%T.0 = type { i64 }");
}

#[test]
fn flags_are_merged_by_behavior() {
    let flag = |flag: &str| format!("!llvm.module.flags = !{{!0}}\n!0 = !{{{flag}}}\n");
    for (first, second, result) in [
        ("i32 1, !\"k\", i32 1", "i32 1, !\"k\", i32 1", "!0 = !{i32 1, !\"k\", i32 1}"),
        ("i32 7, !\"k\", i32 1", "i32 7, !\"k\", i32 2", "!0 = !{i32 7, !\"k\", i32 2}"),
        ("i32 8, !\"k\", i32 1", "i32 8, !\"k\", i32 2", "!0 = !{i32 8, !\"k\", i32 1}"),
        ("i32 2, !\"k\", i32 1", "i32 7, !\"k\", i32 2", "!0 = !{i32 7, !\"k\", i32 2}"),
        ("i32 1, !\"k\", i32 1", "i32 4, !\"k\", i32 2", "!0 = !{i32 4, !\"k\", i32 2}"),
        ("i32 5, !\"k\", !{!\"a\"}", "i32 5, !\"k\", !{!\"a\"}", "!1 = !{!\"a\", !\"a\"}"),
        ("i32 6, !\"k\", !{!\"a\"}", "i32 6, !\"k\", !{!\"b\", !\"a\"}", "!1 = !{!\"a\", !\"b\"}"),
    ] {
        has(&two(&flag(first), &flag(second)), result);
    }
    let (_, warnings) = linked(&[&flag("i32 2, !\"k\", i32 1"), &flag("i32 2, !\"k\", i32 2")]).unwrap();
    let message =
        "linking module flags 'k': IDs have conflicting values ('i32 2' from b.ll with 'i32 1' from a.ll)";
    assert_eq!(warnings, [message]);
    assert_eq!(
        error(&flag("i32 1, !\"k\", i32 1"), &flag("i32 1, !\"k\", i32 2")),
        "b.ll: linking module flags 'k': IDs have conflicting values: 'i32 2' from b.ll, and 'i32 1' from a.ll"
    );
    assert_eq!(
        error(&flag("i32 1, !\"k\", i32 1"), &flag("i32 7, !\"k\", i32 2")),
        "b.ll: linking module flags 'k': IDs have conflicting behaviors in 'b.ll' and 'a.ll'"
    );
}

#[test]
fn targets_that_differ_are_a_warning() {
    let part = |triple: &str| format!("target datalayout = \"e\"\ntarget triple = \"{triple}\"\n");
    let (text, warnings) = linked(&[&part("x86_64-pc-linux-gnu"), &part("aarch64-linux-gnu")]).unwrap();
    has(&text, "target triple = \"x86_64-pc-linux-gnu\"");
    let message = "Linking two modules of different target triples: 'b.ll' is 'aarch64-linux-gnu' whereas 'a.ll' is \
                   'x86_64-pc-linux-gnu'";
    assert_eq!(warnings, [message]);
}

#[test]
fn bodies_keep_everything() {
    let body = "define void @f(ptr %p) personality ptr @g {\nentry:\n  \
        store ptr blockaddress(@f, %next), ptr %p, align 8, !custom !0\n  \
        %x = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4\n  \
        call void asm sideeffect \"nop\", \"r\"(i32 %x) [ \"tag\"(ptr @g) ]\n  br label %next\n\n\
        next:                                             ; preds = %entry\n  ret void\n}\n\n\
        ; Function Attrs: nounwind\ndeclare void @g() #0\n\nattributes #0 = { nounwind \"key\"=\"value\" }\n\n!0 = !{i32 7, ptr @g}\n";
    let (text, _) = linked(&["%T = type { i8 }\n@unrelated = global %T zeroinitializer\n", body]).unwrap();
    let (start, end) = (text.find("define").unwrap(), text.len());
    assert_eq!(&text[start..end], body);
}
