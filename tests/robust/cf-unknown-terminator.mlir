// A block ended by an operation that is not known. (llvm-project#120883, #118454, #107952, #215754)
// RUN: terrace opt %s --allow-unregistered-dialect --convert-to-llvm
// RUN: terrace opt %s --allow-unregistered-dialect --convert-scf-to-cf

func.func @f(%a: i32) {
  "t.jump"(%a)[^next, ^next] : (i32) -> ()
^next:
  "t.end"() : () -> ()
}
