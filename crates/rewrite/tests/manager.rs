//! Parses and runs pipelines.

use parking_lot::Mutex;
use std::sync::Arc;
use terrace_ir::attrs::{Attr, StringAttr};
use terrace_ir::decl::attr_type::SymbolNameAttr;
use terrace_ir::decl::{DialectDef, DialectHooks, Trait};
use terrace_ir::{Body, Builder, Context, Loc, OpState, Result, Root, diag};
use terrace_rewrite::convert::{BodyEdit, BodyPass, EditResult};
use terrace_rewrite::manager::PassManager;
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;
use terrace_rewrite::pipeline::{Pipeline, Registry};

terrace_ir::ops! { "test", OPS;
    /// Holds functions.
    Module = "module" { () regions { body: (0, 1) } traits [IsolatedFromAbove, SymbolTable] }
    /// A function.
    Func = "func" {
        ()
        regions { body: (0, 1) }
        attrs { sym_name: SymbolNameAttr }
        traits [IsolatedFromAbove, Symbol, FunctionOpInterface]
    }
    /// Anything.
    Thing = "thing" { () }
}

static DIALECT: DialectDef =
    DialectDef { name: "test", ops: OPS, types: &[], attrs: &[], hooks: DialectHooks::NONE };

passes! {
    /// Puts a thing into the operation.
    AddThing("AddThingPass") = "add-thing" on(Anchor::Any) {
        /// The number of things.
        count: u32 = 1,
        /// Names, which the pass ignores.
        names: Vec<String> = Vec::new(),
    } => add_thing;
    /// Panics in functions named `bad`.
    Crash("CrashPass") = "crash" on(Anchor::Op("test.func")) => crash;
    /// Fails in functions named `bad`.
    Fail("FailPass") = "fail" on(Anchor::Interface(Trait::FunctionOpInterface)) => fail;
    /// Puts a thing into the operation and into each function in it.
    AddEverywhere("AddEverywherePass") = "add-everywhere" on(Anchor::Any, Body) => add_everywhere;
    /// Fails in bodies of three things and reports bodies of two.
    Judge("JudgePass") = "judge" on(Anchor::Any, Body) {
        /// The number of things in a body to panic at.
        crash: u32 = 100,
    } => judge;
    /// Renames a function.
    Rename("RenamePass") = "rename" on(Anchor::Any) => rename;
}

static PASSES: Registry = Registry {
    passes: &[AddThing::DEF, Crash::DEF, Fail::DEF, Rename::DEF, AddEverywhere::DEF, Judge::DEF],
    unsupported: "",
};

fn add_thing(options: &AddThing, pass: &mut PassContext<'_>) -> Result {
    let body = pass.body.region_body_mut(pass.op);
    let Some(region) = body.root_regions().next() else { return Ok(()) };
    let block = match body.entry_block(region) {
        Some(block) => block,
        None => body.append_block(region, &[]),
    };
    for _ in 0..options.count {
        let mut builder = Builder::at_end(body, block, Loc::UNKNOWN);
        builder.create(OpState::new(<Thing as terrace_ir::OpKind>::DEF, Loc::UNKNOWN));
    }
    Ok(())
}

fn add_everywhere(_: &AddEverywhere, _: &PassContext<'_>) -> Result<BodyPass> {
    fn add(body: &mut Body) -> EditResult {
        let region = body.root_regions().next().unwrap();
        let block = body.entry_block(region).unwrap_or_else(|| body.append_block(region, &[]));
        let mut builder = Builder::at_end(body, block, Loc::UNKNOWN);
        builder.create(OpState::new(<Thing as terrace_ir::OpKind>::DEF, Loc::UNKNOWN));
        EditResult { changed: true, unfinished: false }
    }
    Ok(BodyPass::new().edit(BodyEdit { concerns: |_| true, run: add, report: |_, _| Ok(()) }))
}

fn things(body: &Body) -> usize {
    body.op_codes().filter(|&code| code == <Thing as terrace_ir::OpKind>::DEF.code()).count()
}

fn judge(options: &Judge, _: &PassContext<'_>) -> Result<BodyPass> {
    assert_ne!(options.crash, 0, "at once");
    fn judge(body: &mut Body) -> EditResult {
        let n = things(body);
        assert_ne!(n, 4, "four things");
        if n == 2 {
            body.ctx().warning(Loc::UNKNOWN, "two things").emit();
        }
        EditResult { changed: false, unfinished: n == 3 }
    }
    Ok(BodyPass::new().edit(BodyEdit {
        concerns: |body| !body.has_nested(),
        run: judge,
        report: |body, op| Err(body.ctx().error(body.loc(op), "three things somewhere").emit()),
    }))
}

fn name(pass: &PassContext<'_>) -> String {
    let name = pass.body.attr(pass.op, "sym_name").and_then(|n| n.as_str(pass.body.ctx()));
    name.map_or(String::new(), |n| pass.body.ctx().str(n).into_owned())
}

fn crash(_: &Crash, pass: &mut PassContext<'_>) -> Result {
    assert_ne!(name(pass), "f13", "unlucky");
    Ok(())
}

fn fail(_: &Fail, pass: &mut PassContext<'_>) -> Result {
    let name = name(pass);
    if name.ends_with('7') {
        return Err(pass.ctx().error(Loc::UNKNOWN, format!("fails in {name}")).emit());
    }
    Ok(())
}

fn rename(_: &Rename, pass: &mut PassContext<'_>) -> Result {
    let new = format!("{}_new", name(pass));
    let attr = string(pass.body.ctx(), &new);
    pass.body.set_attr(pass.op, "sym_name", Some(attr));
    assert!(pass.outer.is_some());
    Ok(())
}

fn string(ctx: &Context, text: &str) -> Attr {
    StringAttr::get(ctx, ctx.intern(text), None)
}

fn module(n_funcs: usize) -> Root {
    let ctx = Context::new();
    let mut root = Root::new(&ctx);
    let top = root.block();
    let mut state = OpState::new(<Module as terrace_ir::OpKind>::DEF, Loc::UNKNOWN);
    state.n_regions = 1;
    let module = root.body.create(state);
    root.body.append(module, top);
    let body = root.body.region_body_mut(module);
    let region = body.root_regions().next().unwrap();
    let block = body.append_block(region, &[]);
    for i in 0..n_funcs {
        let mut state = OpState::new(<Func as terrace_ir::OpKind>::DEF, Loc::UNKNOWN);
        state.n_regions = 1;
        state.set_slot(0, string(&ctx, &format!("f{i}")));
        let func = body.create(state);
        body.append(func, block);
    }
    root
}

/// The names of the functions and the number of things in each.
fn summary(root: &Root) -> Vec<(String, usize)> {
    let body = root.body.region_body(root.op().unwrap());
    let block = body.entry_block(body.root_regions().next().unwrap()).unwrap();
    body.ops(block)
        .map(|func| {
            let name = body.attr(func, "sym_name").and_then(|n| n.as_str(body.ctx())).unwrap();
            let mut things = 0;
            body.region_body(func).walk(|_| things += 1);
            (body.ctx().str(name).into_owned(), things)
        })
        .collect()
}

fn run(text: &str, root: &mut Root, threads: usize) -> (Result, Vec<String>) {
    let pipeline = Pipeline::parse(&PASSES, text).unwrap();
    let mut manager = PassManager::new(pipeline, None);
    manager.threads = threads;
    let (result, diags) = diag::capture(|| manager.run(root));
    (result, diags.into_iter().map(|d| d.message).collect())
}

#[test]
fn nested_pipelines_do_not_depend_on_the_number_of_threads() {
    let text = "test.module(test.func(add-thing{count=3},rename),test.func(add-thing))";
    let mut results = Vec::new();
    for threads in [1, 4] {
        let mut root = module(40);
        let (result, diags) = run(text, &mut root, threads);
        assert!(result.is_ok(), "{diags:?}");
        results.push(summary(&root));
    }
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0][39], ("f39_new".to_owned(), 4));
}

#[test]
fn errors_come_in_order_and_every_function_is_visited() {
    let mut first = None;
    for threads in [1, 4] {
        let mut root = module(40);
        let (result, diags) = run("test.module(test.func(fail))", &mut root, threads);
        assert!(result.is_err());
        assert_eq!(diags, ["fails in f7", "fails in f17", "fails in f27", "fails in f37"]);
        first.get_or_insert(diags);
    }
    let mut manager = PassManager::new(Pipeline::parse(&PASSES, "any(any(fail))").unwrap(), None);
    manager.stop_at_first = true;
    let (result, diags) = diag::capture(|| manager.run(&mut module(40)));
    assert!(result.is_err() && diags.len() == 1);
}

#[test]
fn a_panic_becomes_a_diagnostic() {
    for threads in [1, 4] {
        let mut root = module(20);
        let (result, diags) = run("test.module(test.func(crash,rename))", &mut root, threads);
        assert!(result.is_err());
        assert_eq!(diags.len(), 1, "{diags:?}");
        assert!(diags[0].starts_with("pass 'CrashPass' (crash) crashed: "), "{diags:?}");
        assert_eq!(summary(&root)[0].0, "f0_new");
        assert_eq!(summary(&root)[13].0, "f13");
    }
}

/// The numbers of things at each verification of a module; five are too many.
static VERIFIED: Mutex<Vec<usize>> = Mutex::new(Vec::new());

fn at_most_four(op: terrace_ir::body::OpRef<'_>, _: usize) -> Result {
    let mut things = 0;
    op.body().region_body(op.op).walk(|_| things += 1);
    VERIFIED.lock().push(things);
    if things > 4 { op.fail("has too many things") } else { Ok(()) }
}

#[test]
fn consecutive_body_passes_are_verified_once() {
    struct Nothing;
    impl terrace_rewrite::instrument::Instrumentation for Nothing {}
    let verified = |text: &str, watched: bool| {
        let mut manager = PassManager::new(Pipeline::parse(&PASSES, text).unwrap(), Some(at_most_four));
        if watched {
            manager.instrumentation.push(Box::new(Nothing));
        }
        let (result, diags) = diag::capture(|| manager.run(&mut module(0)));
        assert_eq!(result.is_err(), diags.iter().any(|diag| diag.message.contains("too many things")));
        (core::mem::take(&mut *VERIFIED.lock()), result.is_ok())
    };
    let text = "test.module(add-everywhere,judge,add-everywhere,add-thing,add-everywhere)";
    assert_eq!(verified(text, false), (vec![2, 3, 4], true));
    // Instrumentation sees IR that was verified.
    assert_eq!(verified(text, true), (vec![1, 2, 3, 4], true));
    let text = "test.module(add-thing{count=4},add-everywhere,add-everywhere)";
    assert_eq!(verified(text, false), (vec![4, 6], false));
    assert_eq!(verified(text, true), (vec![4, 5], false));
}

/// Fused passes report like separate ones, up to the first that fails.
#[test]
fn fused_passes_report_in_order() {
    struct Nothing;
    impl terrace_rewrite::instrument::Instrumentation for Nothing {}
    for (passes, expected) in [
        (vec!["add-everywhere"; 3], &[][..]),
        (vec!["add-everywhere", "judge", "add-everywhere", "judge"], &["two things"; 10]),
        (
            vec!["add-everywhere", "add-everywhere", "judge", "add-everywhere", "judge", "judge{crash=0}"],
            &[
                "two things",
                "two things",
                "two things",
                "two things",
                "two things",
                "two things",
                "two things",
                "two things",
                "two things",
                "two things",
                "three things somewhere",
            ],
        ),
        (vec!["add-everywhere", "judge{crash=0}"], &["pass 'JudgePass' (judge) crashed: assertion"]),
        (
            vec![
                "add-everywhere",
                "add-everywhere",
                "add-everywhere",
                "add-everywhere",
                "judge",
                "add-thing",
            ],
            &["pass 'JudgePass' (judge) crashed: assertion"],
        ),
    ] {
        let text = format!("test.module({})", passes.join(","));
        let mut results = Vec::new();
        for (threads, watched) in [(1, true), (1, false), (3, false)] {
            let mut root = module(10);
            let mut manager = PassManager::new(Pipeline::parse(&PASSES, &text).unwrap(), None);
            manager.threads = threads;
            if watched {
                manager.instrumentation.push(Box::new(Nothing));
            }
            let (result, diags) = diag::capture(|| manager.run(&mut root));
            let messages: Vec<String> = diags.into_iter().map(|diag| diag.message).collect();
            assert_eq!(messages.len(), expected.len(), "{messages:?}");
            assert!(messages.iter().zip(expected).all(|(is, start)| is.starts_with(start)), "{messages:?}");
            results.push((result.is_ok(), result.is_ok().then(|| summary_of_functions(&root))));
        }
        assert!(results.iter().all(|result| *result == results[0]), "{text}: {results:?}");
    }
}

/// The number of things in each function.
fn summary_of_functions(root: &Root) -> Vec<usize> {
    let body = root.body.region_body(root.op().unwrap());
    body.nested_ops().into_iter().map(|func| things(body.region_body(func))).collect()
}

#[test]
fn instrumentation_sees_passes_in_order() {
    struct Watch(Arc<Mutex<Vec<String>>>);
    impl terrace_rewrite::instrument::Instrumentation for Watch {
        fn before_pass(&self, pass: &terrace_rewrite::pass::PassInstance, op: terrace_ir::body::OpRef<'_>) {
            let name = op.body().attr(op.op, "sym_name").and_then(|n| n.as_str(op.ctx())).unwrap();
            assert_eq!(op.parent().unwrap().def().name, "test.module");
            self.0.lock().push(format!("{}:{}", pass.def.name, op.ctx().str(name)));
        }
    }
    let log = Arc::new(Mutex::new(Vec::new()));
    let pipeline = Pipeline::parse(&PASSES, "test.module(test.func(add-thing,fail))").unwrap();
    let mut manager = PassManager::new(pipeline, None);
    manager.threads = 4;
    manager.instrumentation.push(Box::new(Watch(log.clone())));
    assert!(manager.run(&mut module(2)).is_ok());
    assert_eq!(*log.lock(), ["add-thing:f0", "fail:f0", "add-thing:f1", "fail:f1"]);
}

#[test]
fn pipelines_print_and_parse() {
    let text = "test.module(test.func(add-thing{count=2 names={a,b}}),any(rename),crash)";
    let error = Pipeline::parse(&PASSES, text).unwrap_err();
    assert_eq!(
        error.message,
        "Can't add pass 'CrashPass' restricted to 'test.func' on a PassManager intended to run on \
         'test.module', did you intend to nest?\nfailed to add `crash` with options ``\n"
    );
    let text = "test.module(test.func(add-thing{count=2 names={a,b}}),any(rename),test.func(crash),fail)";
    let mut pipeline = Pipeline::parse(&PASSES, text).unwrap();
    assert_eq!(pipeline.text(), text);
    let ctx = Context::new();
    ctx.register_dialect(&DIALECT);
    let error = pipeline.finalize(&ctx).unwrap_err();
    assert_eq!(
        error.message,
        "unable to schedule pass 'FailPass' on a PassManager intended to run on 'test.module'!"
    );
    assert_eq!(
        pipeline.text(),
        "test.module(test.func(add-thing{count=2 names={a,b}}),any(rename),test.func(crash),fail)"
    );
    let mut pipeline =
        Pipeline::parse(&PASSES, "test.module(test.func(rename),test.func(crash),b.c(rename))").unwrap();
    assert!(pipeline.finalize(&ctx).is_ok());
    assert_eq!(pipeline.text(), "test.module(b.c(rename),test.func(rename,crash))");
    let mut flags = Pipeline::new("test.module");
    flags.add(Crash {}.instance());
    flags.add(AddThing { count: 3, names: Vec::new() }.instance());
    assert_eq!(
        flags.pretty_text(),
        "Pass Manager with 2 passes:\ntest.module(\n  test.func(\n    crash\n  ),\n  add-thing{count=3 }\n)\n"
    );
    assert!(
        AddThing::default().names.is_empty() && AddThing::DEF.summary() == "Puts a thing into the operation"
    );
}

#[test]
fn ill_formed_texts_are_errors() {
    for text in
        ["", "a", "(a)", "m(", "m(a", "m)", "m(rename,)", "m(,rename)", "m(rename{)", "m(n(rename)rename)"]
    {
        assert!(Pipeline::parse(&PASSES, text).is_err(), "{text}");
    }
    let deep = "m(".repeat(100_000) + "rename" + &")".repeat(100_000);
    assert!(Pipeline::parse(&PASSES, &deep).unwrap_err().message.contains("deep"));
    let values = Pipeline::parse(&PASSES, "m(add-thing{count=x})").unwrap_err();
    assert_eq!(values.values, ["for the --count option: 'x' value invalid for uint argument!"]);
    assert_eq!(values.message, "\nfailed to add `add-thing` with options `count=x`\n");
}
