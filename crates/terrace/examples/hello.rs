//! Compiles a file to LLVM IR: `cargo run --example hello`

fn main() -> Result<(), terrace::Error> {
    let ctx = terrace::context();
    let mut module = terrace::Module::read(&ctx, "examples/matmul.mlir")?;
    print!("{}", module.to_llvm_ir()?);
    Ok(())
}
