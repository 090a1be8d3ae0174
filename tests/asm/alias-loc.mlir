// RUN: terrace opt %s --mlir-print-debuginfo
// RUN: terrace opt %s

#file = loc("file.c":1:2)
#name = loc("name"(#file))
module {
  func.func @f() {
    return loc(#late)
  } loc(#name)
} loc(#file)
#late = loc("late.c":3:4)
#unused = loc("unused.c":1:1)
