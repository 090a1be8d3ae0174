// Something that is no linkage where the conversion expects one. (llvm-project#205266)
// DIFFERS: upstream crashes
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --llvm-request-c-wrappers --convert-func-to-llvm
// RUN: not terrace compile %s 2>&1

func.func private @string(memref<4xf32>) attributes {linkage = "external"}
func.func private @number(i32) attributes {linkage = 3 : i64}
func.func private @right(i32) attributes {llvm.linkage = #llvm.linkage<extern_weak>}
