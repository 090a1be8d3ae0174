// RUN: terrace opt %s --llvm-legalize-for-export --mlir-print-debuginfo
// RUN: terrace opt %s --llvm-legalize-for-export | terrace translate --mlir-to-llvmir

#v = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">>
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_fragment(1, 4)]> = %a : i32
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.switch %x : i32, ^bb2(%x : i32) [
    1: ^bb2(%a : i32),
    3: ^bb2(%b : i32),
    4: ^bb3(%b : i32)
  ] loc("sw":1:1)
^bb2(%y: i32):
  llvm.cond_br %c, ^bb4, ^bb4
^bb3(%z: i32 loc("z":3:3)):
  llvm.br ^bb4
^bb4:
  llvm.return %x : i32
}
