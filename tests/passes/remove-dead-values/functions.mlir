// RUN: terrace opt %s --remove-dead-values --split-input-file --allow-unregistered-dialect

func.func private @ext(i32, i32) -> i32
func.func private @p(%a: i32 {llvm.noundef}, %b: i32 {a.b}) -> (i32 {c.d}, i32 {e.f}) {
  %0 = call @ext(%b, %b) : (i32, i32) -> i32
  return %b, %0 : i32, i32
}
func.func nested @q(%a: i32) { return }
module @inner {
  func.func private @p(%a: i32) { return }
  func.func @pub() {
    %c = arith.constant 1 : i32
    call @p(%c) : (i32) -> ()
    return
  }
}
func.func @f(%x: i32, %y: f32) -> i32 {
  %0:2 = call @p(%x, %x) {some.attr} : (i32, i32) -> (i32, i32)
  %1 = "test.unreg"(%x) : (i32) -> i32
  %2 = math.exp %y : f32
  %3 = call @ext(%x, %x) : (i32, i32) -> i32
  return %0#1 : i32
}

// -----

func.func private @recursive(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^a, ^b
^a:
  %0:2 = call @recursive(%b, %a, %c) : (i32, i32, i1) -> (i32, i32)
  return %0#0, %a : i32, i32
^b:
  return %b, %a : i32, i32
}
func.func @f(%x: i32, %c: i1) -> i32 {
  %0:2 = call @recursive(%x, %x, %c) : (i32, i32, i1) -> (i32, i32)
  return %0#1 : i32
}

// -----

func.func private @never(%a: i32, %m: memref<i32>) -> i32 {
  %c = arith.addi %a, %a : i32
  memref.store %c, %m[] : memref<i32>
  return %c : i32
}
func.func @main() { return }

// -----

func.func private @all_dead(%a: i32 {x.y}, %b: i32) -> (i32 {x.z}, i32) {
  return %a, %b : i32, i32
}
func.func @main(%x: i32) {
  %0:2 = call @all_dead(%x, %x) : (i32, i32) -> (i32, i32)
  %1:2 = call @all_dead(%x, %x) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func private @chain3(%a: i32) -> i32 {
  return %a : i32
}
func.func private @chain2(%a: i32, %b: i32) -> (i32, i32) {
  %0 = call @chain3(%a) : (i32) -> i32
  return %0, %b : i32, i32
}
func.func private @chain1(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = call @chain2(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}
func.func @main(%x: i32, %y: i32) -> i32 {
  %z = arith.addi %x, %y : i32
  %0:2 = call @chain1(%z, %y) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

llvm.func @llvm(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.mul %a, %b : i32
  llvm.return %0 : i32
}
