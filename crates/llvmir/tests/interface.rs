//! Translation of a user's dialect: an operation that calls an intrinsic, an attribute that becomes metadata of
//! instructions, and one that becomes an attribute of a function.

use terrace_ir::asm::{ParseOptions, parse_source};
use terrace_ir::body::OpRef;
use terrace_ir::decl::constraint::AnySignlessInteger;
use terrace_ir::decl::{DialectDef, DialectHooks, OpKind};
use terrace_ir::diag::capture;
use terrace_ir::{Attr, Op, Result, ops};
use terrace_llir as llir;
use terrace_llvmir::{ExportOptions, Insts, TranslationInterface, Translator, export_with};

ops! { "toy", OPS;
    /// The bits of a number in reverse order.
    Mirror = "mirror" {
        (value: AnySignlessInteger) -> (result: AnySignlessInteger = value)
        format "$value attr-dict `:` type($value)"
    }
    /// Not translated.
    Other = "other" {
        (value: AnySignlessInteger)
        format "$value attr-dict `:` type($value)"
    }
}

static TOY: DialectDef =
    DialectDef { name: "toy", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

struct Toy;

impl TranslationInterface for Toy {
    fn dialect(&self) -> &'static str {
        "toy"
    }

    fn convert_operation(&self, tx: &mut Translator<'_, '_, '_>, op: Op) -> Result<bool> {
        if !tx.body().is::<Mirror>(op) {
            return Ok(false);
        }
        let value = tx.operands(op)[0];
        let result = tx.call_intrinsic("bitreverse", &[value.ty()], value.ty(), &[value]);
        tx.set_result(op, 0, result);
        Ok(true)
    }

    fn amend_operation(
        &self,
        tx: &mut Translator<'_, '_, '_>,
        op: Op,
        insts: Insts,
        name: &str,
        attr: Attr,
    ) -> Result {
        let Some(text) = attr.as_bytes(tx.ctx()) else {
            return tx.at(op).fail(format!("'{name}' must be a string"));
        };
        let cx = &tx.module().cx;
        let (kind, node) = (cx.md_kind(b"toy.note"), cx.md_node(&[cx.md_string(text)]));
        for inst in insts {
            tx.set_metadata(inst, kind, node);
        }
        Ok(())
    }

    fn amend_function(
        &self,
        module: &mut llir::Module,
        func: llir::Func,
        _: OpRef<'_>,
        _: &str,
        _: Attr,
    ) -> Result {
        module.func_mut(func).cc = llir::CallConv::FAST;
        Ok(())
    }
}

fn translate(text: &str) -> std::result::Result<String, Vec<String>> {
    let ctx = terrace_conversions::context();
    ctx.register_dialect(&TOY);
    let file = ctx.sources.add("toy.mlir", text.as_bytes().into()).expect("the file fits");
    let (result, diags) = capture(|| {
        let root = parse_source(&ctx, &file, ParseOptions::default())?;
        export_with(&root, &ExportOptions::default(), &[&Toy])
    });
    result.map(|module| module.to_string()).map_err(|_| diags.into_iter().map(|diag| diag.message).collect())
}

#[test]
fn operations_and_attributes() {
    let text = translate(
        "llvm.func @f(%a: i32) -> i32 attributes {toy.fast} {
  %0 = toy.mirror %a {toy.note = \"x\"} : i32
  %1 = llvm.add %0, %a {toy.note = \"y\"} : i32
  llvm.return %1 : i32
}
",
    )
    .expect("it can be translated");
    assert!(text.contains("define fastcc i32 @f(i32 %0) {"), "{text}");
    assert!(text.contains("%2 = call i32 @llvm.bitreverse.i32(i32 %0), !toy.note !1"), "{text}");
    assert!(text.contains("%3 = add i32 %2, %0, !toy.note !2"), "{text}");
    assert!(text.contains("!1 = !{!\"x\"}\n!2 = !{!\"y\"}\n"), "{text}");
}

#[test]
fn errors_are_reported() {
    let found = translate("llvm.func @f(%a: i32) {\n  llvm.return {toy.note = 3 : i32}\n}\n");
    assert_eq!(found.unwrap_err(), ["'llvm.return' op 'toy.note' must be a string"]);
    let found = translate("llvm.func @f(%a: i32) {\n  toy.other %a : i32\n  llvm.return\n}\n");
    assert!(found.unwrap_err()[0].contains("toy.other"), "an operation that the interface refuses is named");
    assert_eq!(Mirror::DEF.name, "toy.mirror");
}
