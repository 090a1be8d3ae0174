"""A rule that compiles MLIR to an object file and a C header."""

def _mlir_object(ctx):
    object = ctx.actions.declare_file(ctx.file.src.basename.replace(".mlir", ".o"))
    header = ctx.actions.declare_file(ctx.file.src.basename.replace(".mlir", ".h"))
    ctx.actions.run(
        executable = ctx.attr.terrace,
        arguments = [
            "compile",
            ctx.file.src.path,
            "-O2",
            "--emit=obj",
            "--engine=cranelift",
            "--c-wrappers",
            "--emit-c-header=" + header.path,
            "-o",
            object.path,
        ],
        inputs = [ctx.file.src],
        outputs = [object, header],
        mnemonic = "Terrace",
        # `terrace` is found on the path.
        use_default_shell_env = True,
    )
    return [DefaultInfo(files = depset([object, header]))]

mlir_object = rule(
    implementation = _mlir_object,
    attrs = {
        "src": attr.label(allow_single_file = [".mlir"], mandatory = True),
        "terrace": attr.string(default = "terrace"),
    },
)
