// RUN: terrace opt %s --sccp
// RUN: terrace opt %s --sccp --canonicalize
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(sccp))'
// RUN: terrace opt %s --sccp --mlir-print-debuginfo

func.func @diamond(%x: i32) -> i32 {
  %false = arith.constant false
  %c5 = arith.constant 5 : i32
  cf.cond_br %false, ^a(%x : i32), ^b(%c5 : i32)
^a(%p: i32):
  cf.br ^b(%p : i32)
^b(%q: i32):
  cf.switch %q : i32, [ default: ^c(%q : i32), 5: ^d(%q : i32), 6: ^c(%x : i32) ]
^c(%s: i32):
  cf.br ^d(%s : i32)
^d(%t: i32):
  return %t : i32
}

func.func @default(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i64
  cf.switch %c5 : i64, [ default: ^a, 1: ^b, -1: ^b ]
^a:
  %c1 = arith.constant 1 : i32
  cf.br ^c(%c1 : i32)
^b:
  cf.br ^c(%x : i32)
^c(%t: i32):
  return %t : i32
}

func.func @no_cases(%x: i32) -> i32 {
  cf.switch %x : i32, [ default: ^a(%x : i32) ]
^a(%p: i32):
  return %p : i32
}

func.func @loop(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c1 : i32, i32)
^head(%i: i32, %k: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %same = arith.cmpi eq, %k, %c1 : i32
  cf.cond_br %same, ^then, ^else
^then:
  cf.br ^latch(%c1 : i32)
^else:
  cf.br ^latch(%c0 : i32)
^latch(%next: i32):
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j, %next : i32, i32)
^exit:
  return %i, %k : i32, i32
}

func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^dead(%p: i32):
  %c1 = arith.constant 1 : i32
  %s = arith.addi %c1, %c1 : i32
  cf.br ^dead(%s : i32)
}

llvm.func @llvm(%c: i1, %x: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %t, ^a(%one : i32), ^a(%x : i32)
^a(%p: i32):
  %s = llvm.add %one, %one : i32
  llvm.switch %s : i32, ^b(%p : i32) [2: ^b(%one : i32)]
^b(%q: i32):
  llvm.return %q : i32
}

func.func @folds_to_operand(%x: i32, %c: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.addi %x, %c0 : i32
  %b = arith.subi %a, %a : i32
  cf.cond_br %c, ^a(%b : i32), ^a(%c0 : i32)
^a(%p: i32):
  %d = arith.addi %p, %x : i32
  return %d, %p : i32, i32
}

func.func @poison() -> i32 {
  %p = ub.poison : i32
  %c1 = arith.constant 1 : i32
  %s = arith.addi %p, %c1 : i32
  return %s : i32
}

func.func @index(%m: memref<4x?xf32>) -> (index, index, i1) {
  %c0 = index.constant 0
  %d = memref.dim %m, %c0 : memref<4x?xf32>
  %c1 = arith.constant 1 : index
  %e = index.add %d, %c1
  %f = index.cmp slt(%c0, %e)
  return %d, %e, %f : index, index, i1
}

func.func @vectors(%c: i1) -> (vector<4xi32>, i32) {
  %v = arith.constant dense<2> : vector<4xi32>
  %w = arith.addi %v, %v : vector<4xi32>
  cf.cond_br %c, ^a(%w : vector<4xi32>), ^a(%w : vector<4xi32>)
^a(%p: vector<4xi32>):
  %e = vector.extract %p[0] : i32 from vector<4xi32>
  return %p, %e : vector<4xi32>, i32
}

// The folder of this addition sees zeros that a constant defines, not those that the analysis finds.
func.func @carry(%a: i32) -> (i32, i1, i32, i1) {
  %zero = arith.constant 0 : i32
  %x, %c = arith.addui_extended %a, %zero : i32, i1
  cf.br ^a(%zero : i32)
^a(%p: i32):
  %y, %d = arith.addui_extended %a, %p : i32, i1
  return %x, %c, %y, %d : i32, i1, i32, i1
}
