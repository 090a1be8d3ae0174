//! Printing of IR that no parser makes: built by hand, and ill-formed.

use super::*;
use crate::attrs::{IntegerAttr, StringAttr};
use crate::decl::attr_type::{AnyAttr, I64Attr};
use crate::decl::constraint::{AnyInteger, AnyType};
use crate::decl::{DialectDef, DialectHooks, OpDef};
use crate::{Body, Builder, Context, Loc, OpState, Value, ops};

ops! { "p", OPS;
    /// Adds.
    Add = "add" {
        (lhs: AnyInteger, rhs: AnyInteger) -> (result: AnyInteger = lhs)
        opts   { scale: I64Attr = 1 }
        format "$lhs `,` $rhs (`scale` $scale^)? attr-dict `:` type($result)"
    }
    /// Makes a value of each type, under these names.
    Named = "named" {
        (args: [AnyType]) -> (outs: [AnyType])
        format "`(` $args `)` attr-dict `:` functional-type($args, $outs)"
        hooks  { result_names: names }
    }
    /// Has a body.
    Scope = "scope" {
        ()
        regions { body }
        attrs   { tag: AnyAttr }
        format  "$tag attr-dict-with-keyword $body"
        hooks   { default_dialect: || "p" }
    }
    /// Leaves.
    Jump = "jump" {
        (args: [AnyType])
        succs  { dest, [others] }
        traits [Terminator]
        format "$dest (`(` $args^ `:` type($args) `)`)? (`|` $others^)? attr-dict"
    }
    /// Has groups of operands.
    SizedOp = "sized" {
        (first: [AnyType], second: [AnyType])
        traits [AttrSizedOperandSegments]
        format "$first `|` $second attr-dict `:` type($first) `|` type($second)"
    }
}

fn names(b: &Body, op: Named, name: &mut dyn FnMut(Value, &[u8])) {
    for (i, result) in b.results(op.0).iter().enumerate() {
        match i {
            0 => name(result, b"first one"),
            2 => name(result, b"2nd"),
            _ => {}
        }
    }
}

static DIALECT: DialectDef =
    DialectDef { name: "p", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

fn context() -> Context {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    ctx
}

fn text(root: &Root, options: PrintOptions) -> String {
    let mut out = Vec::new();
    print_root(root, &options, &mut out);
    String::from_utf8(out).unwrap()
}

fn both(root: &Root) -> (String, String) {
    (text(root, PrintOptions::default()), text(root, PrintOptions { generic: true, ..Default::default() }))
}

#[test]
fn names_groups_blocks_and_scopes() {
    let ctx = context();
    let mut root = Root::new(&ctx);
    let top = root.block();
    let mut b = Builder::at_end(&mut root.body, top, Loc::UNKNOWN);
    let tag = StringAttr::of(&ctx, "a\"b\n");
    let scope = Scope::build(&mut b, tag);
    let entry = b.add_block(scope.0, 0, &[Type::I32, Type::I64]);
    let (x, y) = (b.args(entry)[0], b.args(entry)[1]);
    b.set_end(entry);
    let made = Named::build(&mut b, &[Type::I32, Type::F32, Type::I1, Type::I8], &[x]);
    let first = b.result(made.0, 0);
    let sum = Add::new(&mut b, x, first);
    let add = b.def_op(sum).unwrap();
    b.set_slot_as::<I64Attr>(add, Add::SLOTS.scale, 1);
    let again = Named::build(&mut b, &[Type::I64], &[y]);
    b.set_discardable(again.0, ctx.intern("x.y"), Some(IntegerAttr::of_i64(&ctx, Type::I64, -7)));
    let next = b.add_block(scope.0, 0, &[Type::I32]);
    let last = b.add_block(scope.0, 0, &[]);
    b.set_end(entry);
    let third = b.result(made.0, 3);
    Jump::build(&mut b, &[sum], &[next, last, last]);
    b.set_end(next);
    let arg = b.args(next)[0];
    Named::build(&mut b, &[], &[arg, third]);
    Jump::build(&mut b, &[], &[last]);
    let (custom, generic) = both(&root);
    assert_eq!(
        custom,
        r#"p.scope "a\22b\0A" {
^bb0(%arg0: i32, %arg1: i64):
  %first_one:2, %_2nd:2 = named(%arg0) : (i32) -> (i32, f32, i1, i8)
  %0 = add %arg0, %first_one#0 : i32
  %first_one_0 = named(%arg1) {x.y = -7 : i64} : (i64) -> i64
  jump ^bb1(%0 : i32) | ^bb2, ^bb2
^bb1(%1: i32):  // pred: ^bb0
  named(%1, %_2nd#1) : (i32, i8) -> ()
  jump ^bb2
^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
}

"#
    );
    assert!(generic.contains(r#"  %0:4 = "p.named"(%arg0) : (i32) -> (i32, f32, i1, i8)"#), "{generic}");
    assert!(generic.contains(r#"  "p.jump"(%1)[^bb1, ^bb2, ^bb2] : (i32) -> ()"#), "{generic}");
    assert!(generic.contains(r#""p.named"(%3, %0#3) : (i32, i8) -> ()"#), "{generic}");
}

#[test]
fn ill_formed_operations_print_in_generic_form() {
    let ctx = context();
    let mut root = Root::new(&ctx);
    let top = root.block();
    let mut b = Builder::at_end(&mut root.body, top, Loc::UNKNOWN);
    let scope = Scope::build(&mut b, Attr::UNIT);
    let entry = b.add_block(scope.0, 0, &[Type::I32]);
    let x = b.args(entry)[0];
    b.set_end(entry);
    let wrong = |def: &'static OpDef, operands: &[Value], results: &[Type], b: &mut Builder<'_>| {
        let mut state = OpState::new(def, Loc::UNKNOWN);
        state.operands.extend_from_slice(operands);
        state.results.extend_from_slice(results);
        // Not by the builder, which would infer results.
        let op = b.body().create(state);
        b.body().append(op, entry);
        op
    };
    use crate::OpKind;
    wrong(Add::DEF, &[x], &[Type::I32], &mut b);
    wrong(Add::DEF, &[x, x, x], &[], &mut b);
    wrong(Scope::DEF, &[], &[], &mut b);
    wrong(Jump::DEF, &[x], &[Type::I32], &mut b);
    let dead = wrong(Named::DEF, &[x], &[Type::I32], &mut b);
    b.drop_uses(dead);
    let (custom, generic) = both(&root);
    for line in [
        r#"%0 = "p.add"(%arg0) <{scale = 1 : i64}> : (i32) -> i32"#,
        r#""p.add"(%arg0, %arg0, %arg0) <{scale = 1 : i64}> : (i32, i32, i32) -> ()"#,
        r#""p.scope"() : () -> ()"#,
        r#"%1 = "p.jump"(%arg0) : (i32) -> i32"#,
    ] {
        assert!(custom.contains(line), "{line}\n{custom}");
        assert!(generic.contains(line), "{line}\n{generic}");
    }
    assert!(custom.contains("named(<<NULL VALUE>>) : (<<NULL TYPE>>) -> i32"), "{custom}");
}

#[test]
fn operations_without_sizes_of_groups_have_empty_groups() {
    let ctx = context();
    let mut root = Root::new(&ctx);
    let top = root.block();
    let op = root.body.create(OpState::new(<SizedOp as crate::OpKind>::DEF, Loc::UNKNOWN));
    root.body.append(op, top);
    let (custom, generic) = both(&root);
    assert_eq!(custom.trim(), "p.sized  |  :  |");
    assert!(generic.contains(r#""p.sized"()"#), "{generic}");
}
