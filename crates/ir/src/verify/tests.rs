use super::*;
use crate::asm::{ParseOptions, parse_source};
use crate::decl::attr_type::{FlatSymbolRef, StrAttr, SymbolNameAttr};
use crate::decl::constraint::{AnyInteger, AnyType, I1};
use crate::decl::{DialectDef, DialectHooks};
use crate::{OpKind, ops};

ops! { "v", OPS;
    /// A table of symbols.
    Module = "module" {
        ()
        regions { body: (1, 1) }
        opts { sym_name: SymbolNameAttr }
        traits [IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, OptionalSymbol, NoTerminator, SingleBlock, GraphRegion]
    }
    /// A function.
    Func = "func" {
        ()
        regions { body }
        attrs { sym_name: SymbolNameAttr }
        opts { sym_visibility: StrAttr }
        traits [Symbol, IsolatedFromAbove]
        hooks { is_declaration: |b: &Body, op: Op| b.region_body(op).entry_block(b.region(op, 0)).is_none() }
    }
    /// Ends a function.
    Return = "return" { (values: [AnyType]) traits [ReturnLike, Terminator] parents ["v.func"] }
    /// Adds.
    Add = "add" {
        (lhs: AnyInteger, rhs: AnyInteger) -> (result: AnyInteger = lhs)
        traits [Pure, SameOperandsAndResultType, Elementwise]
    }
    /// Calls.
    Call = "call" {
        (args: [AnyType])
        attrs { callee: FlatSymbolRef }
        hooks { verify_symbol_uses: |op: hook::OpView<'_, Call>, tables: &mut crate::symbols::SymbolTables<'_>| {
            let name = op.handle.callee(op.body()).unwrap_or(crate::Str::EMPTY);
            match tables.lookup_nearest(*op, name).and_then(|symbol| symbol.as_::<Func>()) {
                Some(_) => Ok(()),
                None => op.fail(format_args!("'{}' is no function", op.ctx().str(name))),
            }
        } }
    }
    /// Branches.
    Br = "br" {
        (args: [AnyType])
        succs { dest }
        traits [BranchOpInterface, Terminator]
        hooks { branch: |b: &Body, op: Op, _| Some((0, b.n_operands(op))) }
    }
    /// Branches on a condition.
    CondBr = "cond_br" {
        (cond: I1, yes: [AnyType], no: [AnyType])
        succs { a, b }
        traits [AttrSizedOperandSegments, Terminator]
    }
    /// Any number of values of one type.
    Same = "same" { (values: [AnyType]) -> (results: [AnyType]) traits [SameOperandsAndResultType] }
    /// Operations in no order.
    Graph = "graph" { () regions { body } traits [GraphRegion, NoTerminator] }
}

static DIALECT: DialectDef =
    DialectDef { name: "v", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

/// A context without notes that show operations.
fn context() -> Context {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    ctx.allow_unregistered(true);
    ctx.print.set_op_on_diagnostic(false);
    ctx
}

fn parse(ctx: &Context, text: &str) -> Root {
    let file = ctx.sources.add("t.mlir", text.as_bytes().to_vec()).unwrap();
    parse_source(ctx, &file, ParseOptions { implicit_module: false, ..ParseOptions::default() })
        .expect("the text parses")
}

/// The message about an invalid module.
fn error(root: &Root) -> String {
    let (result, diags) = diag::capture(|| verify(root));
    assert!(result.is_err());
    diags[0].message.clone()
}

/// Operations of MLIR's own test dialect get the same errors.
#[test]
fn traits_that_no_dialect_here_breaks() {
    for (text, message) in [
        (r#""v.same"() : () -> ()"#, "'v.same' op expected 1 or more operands, but found 0"),
        (r#""v.same"(%a) : (i32) -> ()"#, "'v.same' op expected 1 or more results"),
        (
            r#""v.graph"() ({ "v.br"()[^b] : () -> () ^b: "u.end"() : () -> () }) : () -> ()"#,
            "'v.graph' op expects graph region #0 to have 0 or 1 blocks",
        ),
    ] {
        let ctx = context();
        let text = format!("%a = \"u.x\"() : () -> i32 {text}");
        assert_eq!(error(&parse(&ctx, &format!("\"v.module\"() ({{ {text} }}) : () -> ()"))), message);
    }
}

#[test]
fn unordered_blocks() {
    let ctx = context();
    let mut root = Root::new(&ctx);
    let top = root.block();
    let loc = crate::Loc::UNKNOWN;
    let mut b = crate::Builder::at_end(&mut root.body, top, loc);
    let name = ctx.intern("f");
    let func = Func::build(&mut b, name);
    let body = root.body.region_body_mut(func.op());
    let region = body.root_regions().next().unwrap();
    let block = body.append_block(region, &[crate::Type::I32]);
    let arg = body.arg(block, 0).unwrap();
    let mut b = crate::Builder::at_end(body, block, loc);
    let ret = Return::build(&mut b, &[]);
    b.set_before(ret.op());
    let first = Add::new(&mut b, arg, arg);
    let second = Add::new(&mut b, first, arg);
    Add::new(&mut b, second, first);
    assert!(verify(&root).is_ok());
    let body = root.body.region_body_mut(func.op());
    let (def, last) = (body.def_op(first).unwrap(), ret.op());
    body.move_before(def, last);
    assert_eq!(error(&root), "operand #0 does not dominate this use");
}

#[test]
fn edits_are_verified() {
    const TEXT: &str = r#"
        "v.module"() ({
          "v.func"() <{sym_name = "f"}> ({
          ^entry(%a: i32, %c: i1):
            %x = "v.add"(%a, %a) : (i32, i32) -> i32
            %y = "v.add"(%x, %a) : (i32, i32) -> i32
            "v.cond_br"(%c)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
          ^left:
            %z = "v.add"(%y, %y) : (i32, i32) -> i32
            "v.br"(%z)[^end] : (i32) -> ()
          ^right:
            "v.return"(%y) : (i32) -> ()
          ^end(%b: i32):
            "v.call"(%z) <{callee = @f}> : (i32) -> ()
            "v.return"(%b) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()"#;
    /// Edits the body of the function, in the module's, whose blocks are these.
    type Edit = fn(&mut crate::Body, [crate::Block; 4]);
    const EDITS: &[(Edit, &str)] = &[
        (|b, [entry, ..]| b.set_ty(b.arg(entry, 0).unwrap(), crate::Type::F32), "operand #0 must be"),
        (
            |b, [entry, ..]| {
                let (x, c) = (b.first_op(entry).unwrap(), b.arg(entry, 1).unwrap());
                b.set_operand(x, 1, c);
            },
            "requires the same type",
        ),
        (
            |b, [entry, ..]| {
                let (x, c) = (b.first_op(entry).unwrap(), b.arg(entry, 1).unwrap());
                b.replace_all_uses(b.result(x, 0), c);
            },
            "requires the same type",
        ),
        (
            // A definition after its use.
            |b, [entry, ..]| {
                let (x, last) = (b.first_op(entry).unwrap(), b.last_op(entry).unwrap());
                b.move_before(x, last);
            },
            "does not dominate this use",
        ),
        (
            // A definition in a block that does not dominate the use.
            |b, [entry, _, right, _]| {
                let y = b.next_op(b.first_op(entry).unwrap()).unwrap();
                let last = b.last_op(right).unwrap();
                b.move_before(y, last);
            },
            "does not dominate this use",
        ),
        (
            // An edge past a definition; the use is left alone.
            |b, [_, _, right, end]| {
                let ret = b.last_op(right).unwrap();
                let value = b.operand(ret, 0);
                b.erase(ret);
                let mut builder = crate::Builder::at_end(b, right, crate::Loc::UNKNOWN);
                Br::build(&mut builder, &[value], &[end]);
            },
            "does not dominate this use",
        ),
        (
            |b, [_, left, right, _]| b.set_succ(b.last_op(left).unwrap(), 0, right),
            "branch has 1 operands for successor #0, but target block has 0",
        ),
        (
            |b, [_, _, _, end]| {
                let name = b.ctx().intern("nobody");
                let name = crate::attrs::SymbolRefAttr::flat(b.ctx(), name);
                b.set_slot(b.first_op(end).unwrap(), 0, Some(name));
            },
            "'nobody' is no function",
        ),
        (|b, [_, _, _, end]| b.erase(b.last_op(end).unwrap()), "block with no terminator"),
        (
            |b, [_, _, _, end]| {
                let call = b.first_op(end).unwrap();
                b.set_slot(call, 0, None);
            },
            "requires attribute 'callee'",
        ),
    ];
    for (i, (edit, message)) in EDITS.iter().enumerate() {
        let ctx = context();
        let mut root = parse(&ctx, TEXT);
        // Twice, so that there are marks and they are used.
        for _ in 0..2 {
            assert!(verify(&root).is_ok());
        }
        let module = root.op().unwrap();
        let outer = root.body.region_body_mut(module);
        let func = outer.first_op(outer.entry_block(outer.root_regions().next().unwrap()).unwrap()).unwrap();
        let body = outer.region_body_mut(func);
        let blocks: Vec<_> = body.blocks(body.root_regions().next().unwrap()).collect();
        edit(body, blocks.try_into().unwrap());
        let found = error(&root);
        assert!(found.contains(message), "{i}: {found}");
    }
}
