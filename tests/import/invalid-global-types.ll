; RUN: not terrace translate %s --import-llvm 2>&1
; DIFFERS: each message is an error, and most name the symbol; LLVM prints the type in the line below

@number = external global target("spirv.Literal", 1)
@0 = external global [3 x target("spirv.Literal", 1)]
@"in a struct" = external global { i32, target("spirv.Literal", 1) }
@unsized = global target("spirv.Literal", 1) undef
@scalable = external global target("aarch64.svcount")
