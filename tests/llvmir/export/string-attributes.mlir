// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @f() attributes {passthrough = [["no-jump-tables", "true"], ["loader-replaceable", ""], ["warn-stack-size", "4294967295"], ["patchable-function-prefix", "007"], ["use-sample-profile", "false"]]}
