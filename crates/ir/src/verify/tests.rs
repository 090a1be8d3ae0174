use super::*;
use crate::asm::{ParseOptions, parse_source};
use crate::decl::attr_type::{FlatSymbolRef, StrAttr, SymbolNameAttr};
use crate::decl::constraint::{AnyInteger, AnyType, I1};
use crate::decl::{DialectDef, DialectHooks, RegionEdge, RegionPoint, RegionTarget};
use crate::diag::Severity;
use crate::{OpKind, Values, ops};

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
        hooks { is_declaration: |b, op| b.region_body(op).entry_block(b.region(op, 0)).is_none() }
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
        hooks { verify_symbol_uses: |op, tables| {
            let Some(call) = op.as_::<Call>() else { return Ok(()) };
            let name = call.callee(op.body()).unwrap_or(crate::Str::EMPTY);
            match tables.lookup_nearest(op, name).and_then(|symbol| symbol.as_::<Func>()) {
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
        hooks { branch: |b, op, _| Some((0, b.n_operands(op))) }
    }
    /// Branches on a condition.
    CondBr = "cond_br" {
        (cond: I1, yes: [AnyType], no: [AnyType])
        succs { a, b }
        traits [AttrSizedOperandSegments, Terminator]
    }
    /// Computes values in regions.
    If = "if" {
        (cond: I1) -> (results: [AnyType])
        regions { then_region: (1, 1), else_region: (0, 1) }
        traits [SingleBlock, ImplicitTerminator, NoRegionArguments, RegionBranchOpInterface]
        terminator "v.yield"
        hooks { region_edges: if_edges }
    }
    /// Ends a region.
    Yield = "yield" { (values: [AnyType]) traits [RegionBranchTerminatorOpInterface, Terminator] parents ["v.if"] }
    /// Any number of values of one type.
    Same = "same" { (values: [AnyType]) -> (results: [AnyType]) traits [SameOperandsAndResultType] }
    /// Operations in no order.
    Graph = "graph" { () regions { body } traits [GraphRegion, NoTerminator] }
}

fn if_edges(b: &crate::Body, op: Op, from: RegionPoint, f: &mut dyn FnMut(RegionEdge<'_>)) {
    match from {
        RegionPoint::Parent => {
            for i in 0..2 {
                f(RegionEdge { to: RegionTarget::Region(i), operands: Values::EMPTY, inputs: Values::EMPTY });
            }
        }
        RegionPoint::Terminator(last) => {
            f(RegionEdge { to: RegionTarget::Parent, operands: b.operands(last), inputs: b.results(op) });
        }
    }
}

static DIALECT: DialectDef =
    DialectDef { name: "v", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

/// The errors in a text, with their notes, and with the line of each.
fn errors_with(text: &str, threads: usize) -> Vec<String> {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    ctx.allow_unregistered(true);
    ctx.print.set_op_on_diagnostic(false);
    let file = ctx.sources.add("t.mlir", text.as_bytes().to_vec()).unwrap();
    let root = parse_source(&ctx, &file, ParseOptions { implicit_module: false, ..ParseOptions::default() })
        .expect("the text parses");
    let (result, diags) = diag::capture(|| verify_with(&root, VerifyOptions { threads }));
    assert_eq!(result.is_err(), !diags.is_empty());
    let line = |loc: crate::Loc| loc.file_line_col(&ctx).map_or(0, |(_, line, _)| line);
    let mut out = Vec::new();
    for diag in diags {
        assert_eq!(diag.severity, Severity::Error);
        out.push(format!("{}: {}", line(diag.loc), diag.message));
        out.extend(diag.notes.iter().map(|(loc, note)| format!("  {}: {note}", line(*loc))));
    }
    out
}

fn errors(text: &str) -> Vec<String> {
    errors_with(text, 1)
}

/// Checks a function body: lines from 3 on.
fn body_errors(body: &str) -> Vec<String> {
    errors(&format!(
        "\"v.module\"() ({{\n\"v.func\"() <{{sym_name = \"f\"}}> ({{\n^entry(%a: i32, %c: i1):\n{body}\n}}) : () -> ()\n}}) : () -> ()"
    ))
}

#[test]
fn good_bodies() {
    assert_eq!(errors("\"v.module\"() ({\n^bb0:\n}) : () -> ()"), [""; 0]);
    let text = r#"
        %0 = "v.add"(%a, %a) : (i32, i32) -> i32
        %1 = "v.if"(%c) ({
            %2 = "v.add"(%a, %0) : (i32, i32) -> i32
            %3 = "v.if"(%c) ({ "v.yield"(%2) : (i32) -> () }, { "v.yield"(%0) : (i32) -> () }) : (i1) -> i32
            "v.yield"(%3) : (i32) -> ()
        }, { "v.yield"(%a) : (i32) -> () }) : (i1) -> i32
        "v.cond_br"(%c, %0, %1)[^x, ^y] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
    ^x:
        "v.br"(%1)[^z] : (i32) -> ()
    ^y:
        %9 = "v.add"(%0, %1) : (i32, i32) -> i32
        "v.br"(%9)[^z] : (i32) -> ()
    ^z(%p: i32):
        "v.return"(%p, %1) : (i32, i32) -> ()
    ^dead:
        "v.use"(%u) : (i32) -> ()
        %u = "v.add"(%9, %p) : (i32, i32) -> i32
        "v.br"(%u)[^z] : (i32) -> ()"#;
    assert_eq!(body_errors(text).len(), 1, "the unknown operation: {:?}", body_errors(text));
    assert_eq!(body_errors(&text.replace("v.use", "u.use")), [""; 0]);
}

#[test]
fn one_operation() {
    let end = "\n\"v.return\"() : () -> ()";
    let one = |text: &str| body_errors(&(text.to_owned() + end));
    assert_eq!(one(r#"%0 = "v.add"(%a) : (i32) -> i32"#), ["4: 'v.add' op expected 2 operands, but found 1"]);
    assert_eq!(one(r#""v.add"(%a, %a) : (i32, i32) -> ()"#), ["4: 'v.add' op requires one result"]);
    assert_eq!(
        one(r#"%0 = "v.add"(%a, %a) ({}) : (i32, i32) -> i32"#),
        ["4: 'v.add' op requires zero regions"]
    );
    assert_eq!(
        one(r#"%0 = "v.add"(%a, %a) : (i32, i32) -> i64"#),
        ["4: 'v.add' op requires the same type for all operands and results"]
    );
    assert!(
        one(r#"%0 = "v.add"(%f, %f) : (f32, f32) -> f32 %f = "u.x"() : () -> f32"#)[0]
            .starts_with("4: 'v.add' op operand #0 must be integer, but got ")
    );
    assert_eq!(one(r#""v.call"() : () -> ()"#), ["4: 'v.call' op requires attribute 'callee'"]);
    assert_eq!(one(r#""v.if"(%c) : (i1) -> ()"#), ["4: 'v.if' op expected 2 regions"]);
    assert_eq!(
        one(r#""v.if"(%c) ({}, {}) : (i1) -> ()"#),
        ["4: 'v.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks"]
    );
    assert_eq!(
        one(r#""v.if"(%c) ({ "u.x"() : () -> () }, {}) : (i1) -> ()"#),
        [
            "4: 'v.if' op expects regions to end with 'v.yield', found 'u.x'",
            "  4: in custom textual format, the absence of terminator implies 'v.yield'"
        ]
    );
    assert_eq!(
        one(r#"%0 = "v.if"(%c) ({ "v.yield"() : () -> () }, {}) : (i1) -> i32"#),
        [
            "4: 'v.if' op along control flow edge from Operation v.yield to parent: region branch point has 0 \
             operands, but region successor needs 1 inputs",
            "  4: region branch point"
        ]
    );
    assert_eq!(one(r#""v.yield"() : () -> ()"#), ["4: 'v.yield' op expects parent op 'v.if'"]);
    assert_eq!(
        one(r#""v.return"() : () -> ()"#),
        ["4: 'v.return' op must be the last operation in the parent block"]
    );
    assert_eq!(
        one(r#""v.cond_br"(%c)[^b, ^b] : (i1) -> () ^b:"#),
        [
            "4: 'v.cond_br' op operand count (1) does not match with the total size (0) specified in attribute \
          'operandSegmentSizes'"
        ]
    );
    assert_eq!(
        one(r#""v.br"(%c)[^b] : (i1) -> () ^b(%x: i32):"#),
        ["4: type mismatch for bb argument #0 of successor #0"]
    );
    assert_eq!(
        one(r#""v.br"()[^b] : () -> () ^b(%x: i32):"#),
        ["4: branch has 0 operands for successor #0, but target block has 1"]
    );
}

/// Operations of MLIR's own test dialect get the same errors.
#[test]
fn traits_that_no_dialect_here_breaks() {
    let end = "\n\"v.return\"() : () -> ()";
    let one = |text: &str| body_errors(&(text.to_owned() + end));
    assert_eq!(one(r#""v.same"() : () -> ()"#), ["4: 'v.same' op expected 1 or more operands, but found 0"]);
    assert_eq!(one(r#""v.same"(%a) : (i32) -> ()"#), ["4: 'v.same' op expected 1 or more results"]);
    assert_eq!(
        one(r#""v.graph"() ({ "v.br"()[^b] : () -> () ^b: "u.end"() : () -> () }) : () -> ()"#),
        ["4: 'v.graph' op expects graph region #0 to have 0 or 1 blocks"]
    );
}

#[test]
fn blocks() {
    assert_eq!(
        body_errors(r#"%0 = "v.add"(%a, %a) : (i32, i32) -> i32"#),
        ["4: block with no terminator, has %0 = \"v.add\"(%arg0, %arg0) : (i32, i32) -> i32"]
    );
    assert_eq!(
        body_errors("\"v.br\"()[^b] : () -> ()\n^b:"),
        ["2: empty block: expect at least a terminator"]
    );
    assert_eq!(
        body_errors(
            "\"v.add\"() : () -> ()\n\"v.br\"()[^b] : () -> ()\n\"v.return\"() : () -> ()\n^b:\n\"v.return\"() : () -> ()"
        ),
        ["5: operation with block successors must terminate its parent block"]
    );
    assert_eq!(
        body_errors("\"v.br\"(%a, %c)[^entry] : (i32, i1) -> ()"),
        ["2: entry block of region may not have predecessors"]
    );
}

#[test]
fn dominance() {
    let end = "\n\"v.return\"() : () -> ()";
    let one = |text: &str| body_errors(&(text.to_owned() + end));
    assert_eq!(
        one("\"u.use\"(%0) : (i32) -> ()\n%0 = \"u.x\"() : () -> i32"),
        ["4: operand #0 does not dominate this use", "  5: operand defined here (op in the same block)"]
    );
    assert_eq!(
        one("%0 = \"u.r\"() ({\n\"u.use\"(%0) : (i32) -> ()\n\"u.end\"() : () -> ()\n}) : () -> i32"),
        ["5: operand #0 does not dominate this use", "  4: operand defined here (op in a parent region)"]
    );
    // Unknown operations' single blocks are graphs.
    assert_eq!(
        one("\"u.r\"() ({\n\"u.use\"(%0) : (i32) -> ()\n%0 = \"u.x\"() : () -> i32\n}) : () -> ()"),
        [""; 0]
    );
    let diamond = "\"v.cond_br\"(%c)[^x, ^y] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()\n^x:\n\
                   %0 = \"u.x\"() : () -> i32\n\"v.br\"()[^y] : () -> ()\n^y:\n\"u.use\"(%a, %0) : (i32, i32) -> ()";
    assert_eq!(
        one(diamond),
        ["9: operand #1 does not dominate this use", "  6: operand defined here (op in the same region)"]
    );
    let args = "\"v.br\"()[^y] : () -> ()\n^x(%0: i32):\n\"v.return\"() : () -> ()\n^y:\n\"u.use\"(%0) : (i32) -> ()";
    assert_eq!(
        one(args),
        [
            "8: operand #0 does not dominate this use",
            "  2: operand defined as a block argument (block #1 in the same region)"
        ]
    );
    // Inner regions come after their whole parent, the last ones first.
    let order = "\"u.r\"() ({\n\"u.use\"(%0) : (i32) -> ()\n\"u.end\"() : () -> ()\n}) : () -> ()\n\
                 \"u.r\"() ({\n\"u.use\"(%0) : (i32) -> ()\n\"u.end\"() : () -> ()\n}) : () -> ()\n\
                 %0 = \"u.x\"() : () -> i32";
    assert_eq!(one(order)[0], "9: operand #0 does not dominate this use");
    // Structure comes first.
    assert_eq!(
        one("\"u.use\"(%0) : (i32) -> ()\n%0 = \"v.add\"(%a) : (i32) -> i32"),
        ["5: 'v.add' op expected 2 operands, but found 1"]
    );
}

#[test]
fn symbols() {
    let func = |name: &str, body: &str| {
        format!(
            "\"v.func\"() <{{sym_name = \"{name}\"}}> ({{ {body} \"v.return\"() : () -> () }}) : () -> ()\n"
        )
    };
    let module = |text: &str| format!("\"v.module\"() ({{\n{text}}}) : () -> ()");
    let call = |name: &str| format!("\"v.call\"() <{{callee = @{name}}}> : () -> ()");
    assert_eq!(errors(&module(&(func("f", &call("g")) + &func("g", &call("f"))))), [""; 0]);
    assert_eq!(
        errors(&module(&(func("f", "") + &func("g", "") + &func("f", &call("h")) + &func("g", "")))),
        ["4: redefinition of symbol named 'f'", "  2: see existing symbol definition here"]
    );
    // Uses come last, and those in the last function first.
    assert_eq!(
        errors(&module(&(func("f", &call("x")) + &func("g", &(call("y") + &call("z")))))),
        ["3: 'v.call' op 'y' is no function"]
    );
    assert_eq!(
        errors(&module(&(func("f", &call("x")) + &func("g", "\"v.add\"() : () -> ()")))),
        ["3: 'v.add' op requires one result"]
    );
    assert_eq!(
        errors(&module(&func("f", &func("g", "")))),
        ["2: 'v.func' op symbol's parent must have the SymbolTable trait"]
    );
    assert_eq!(
        errors(&module("\"v.func\"() <{sym_name = \"f\"}> ({}) : () -> ()\n")),
        ["2: 'v.func' op symbol declaration cannot have public visibility"]
    );
    let inner = module(&(func("g", &call("f")) + &func("f", "")));
    assert_eq!(errors(&module(&(inner.clone() + &func("f", &call("f"))))), [""; 0]);
    let inner = module(&func("g", &call("f")));
    assert_eq!(errors(&module(&(inner + &func("f", "")))), ["3: 'v.call' op 'f' is no function"]);
}

#[test]
fn threads_do_not_change_diagnostics() {
    let mut text = "\"v.module\"() ({\n".to_owned();
    for i in 0..200 {
        text += &format!("\"v.func\"() <{{sym_name = \"f{i}\"}}> ({{\n^bb0(%a: i32):\n");
        for _ in 0..40 {
            text += "%0 = \"u.x\"() : () -> i32\n\"u.r\"() ({\n%x = \"v.add\"(%0, %a) : (i32, i32) -> i32\n}) : () -> ()\n"
                .replace("%0", &format!("%v{}", text.len()))
                .as_str();
        }
        if i % 7 == 3 {
            text += "\"v.add\"() : () -> ()\n";
        }
        text += "\"v.call\"() <{callee = @f0}> : () -> ()\n\"v.return\"() : () -> ()\n}) : () -> ()\n";
    }
    text += "}) : () -> ()";
    let one = errors_with(&text, 1);
    assert_eq!(one.len(), 29);
    for threads in [2, 3, 8] {
        assert_eq!(errors_with(&text, threads), one);
    }
    let good = text.replace("\"v.add\"() : () -> ()\n", "");
    assert_eq!(errors_with(&good, 4), [""; 0]);
    let bad = good.replace("@f0", "@nobody");
    assert_eq!(errors_with(&bad, 4), errors_with(&bad, 1));
}

#[test]
fn deep_nesting() {
    for head in ["\"v.module\"() ({\n", "\"u.r\"() ({\n"] {
        let text = format!("{}\"u.x\"() : () -> (){}", head.repeat(250), "}) : () -> ()".repeat(250));
        assert_eq!(errors(&text), [""; 0]);
    }
}

#[test]
fn unordered_blocks() {
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    ctx.allow_unregistered(true);
    ctx.print.set_op_on_diagnostic(false);
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
    let (result, diags) = diag::capture(|| verify(&root));
    assert!(result.is_err());
    assert_eq!(diags[0].message, "operand #0 does not dominate this use");
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
        let ctx = Context::new();
        ctx.register_dialect(&DIALECT);
        ctx.print.set_op_on_diagnostic(false);
        let file = ctx.sources.add("t.mlir", TEXT.as_bytes().to_vec()).unwrap();
        let options = ParseOptions { implicit_module: false, ..ParseOptions::default() };
        let mut root = parse_source(&ctx, &file, options).expect("the text parses");
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
        let (result, diags) = diag::capture(|| verify(&root));
        assert!(result.is_err(), "{i}");
        assert!(diags[0].message.contains(message), "{i}: {}", diags[0].message);
    }
}
