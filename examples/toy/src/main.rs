//! The compiler: `toy program.toy` prints LLVM IR, `toy --mlir program.toy` the stage before.

use terrace::{Context, Dialect, Error, Module, Registry, Type};
use terrace_toy::{build, dialect, lower, passes, syntax};

/// The dialect of the language, with its lowering and its pass.
static TOY: Dialect =
    Dialect { to_llvm: lower::TO_LLVM, passes: &[passes::Simplify::DEF], ..Dialect::new(&dialect::DEF) };

/// The dialects of Terrace and of the language.
fn registry() -> Registry {
    Registry::all().dialects([&TOY])
}

fn compile(ctx: &Context, items: &[syntax::Item]) -> Result<Module, Error> {
    let mut module = build::build(ctx, items)?;
    module.declare("toy_print", &[Type::F64], &[])?;
    module.verify()?;
    module.run_with(&registry(), "toy-simplify,cse")?;
    Ok(module)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mlir = args.first().is_some_and(|arg| arg == "--mlir");
    args.drain(..usize::from(mlir));
    let [path] = args.as_slice() else { return Err("usage: toy [--mlir] program.toy".into()) };
    let items = syntax::parse(&std::fs::read_to_string(path)?)?;
    let mut module = compile(&registry().context(), &items)?;
    match mlir {
        true => print!("{module}"),
        false => print!("{}", module.to_llvm_ir()?),
    }
    Ok(())
}
