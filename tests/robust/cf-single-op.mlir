// Blocks of a single operation. (llvm-project#60909)
// RUN: terrace opt %s --convert-cf-to-llvm --convert-func-to-llvm
// RUN: terrace compile %s

func.func @chain() {
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.br ^c
^c:
  return
}
func.func @endless() {
  cf.br ^a
^a:
  cf.br ^a
}
