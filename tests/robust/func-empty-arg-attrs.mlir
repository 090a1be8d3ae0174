// Attribute arrays for arguments and results, without an entry. (llvm-project#176858)
// RUN: terrace opt %s
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

"func.func"() <{sym_name = "none", function_type = () -> (), arg_attrs = [], res_attrs = []}> ({
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{sym_name = "declared", function_type = () -> (), arg_attrs = [], res_attrs = [], sym_visibility = "private"}> ({
}) : () -> ()
