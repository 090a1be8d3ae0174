// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Exception handling: invokes in all forms, landing pads with all kinds of clauses, resume.

llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
llvm.mlir.global external constant @_ZTId() {addr_space = 0 : i32} : !llvm.ptr
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw(i32) -> i32
llvm.func @nothing()
llvm.func @printf(!llvm.ptr, ...) -> i32

llvm.func @catches(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.invoke @may_throw(%x) to ^normal unwind ^lpad : (i32) -> i32
^normal:
  llvm.return %2 : i32
^lpad:
  %3 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, i32)>
  %5 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> i32
  %6 = llvm.icmp "eq" %4, %5 : i32
  llvm.cond_br %6, ^caught(%4 : i32), ^on
^caught(%7: i32):
  llvm.return %7 : i32
^on:
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}

llvm.func @filters(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %1 = llvm.mlir.addressof @_ZTId : !llvm.ptr
  %2 = llvm.mlir.zero : !llvm.array<2 x ptr>
  llvm.invoke @nothing() to ^normal unwind ^lpad : () -> ()
^normal:
  llvm.return
^lpad:
  %5 = llvm.landingpad (filter %2 : !llvm.array<2 x ptr>) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

llvm.func @arguments(%x: i32, %f: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %c = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.invoke @may_throw(%x) to ^normal(%c : i32) unwind ^lpad(%x, %c : i32, i32) : (i32) -> i32
^normal(%1: i32):
  %2 = llvm.add %0, %1 : i32
  %3 = llvm.invoke %f(%2) to ^end(%2 : i32) unwind ^lpad(%c, %2 : i32, i32) : !llvm.ptr, (i32) -> i32
^lpad(%4: i32, %5: i32):
  %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %7 = llvm.add %4, %5 : i32
  llvm.br ^end(%7 : i32)
^end(%8: i32):
  llvm.return %8 : i32
}

llvm.func @attributes(%x: i32, %p: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke fastcc @may_throw(%x) to ^a unwind ^lpad {branch_weights = array<i32: 99, 1>} : (i32 {llvm.signext}) -> (i32 {llvm.noundef})
^a:
  %1 = llvm.invoke @printf(%p, %x) to ^b unwind ^lpad vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
^b:
  llvm.invoke @nothing() to ^c unwind ^lpad ["deopt"(%x, %p : i32, !llvm.ptr), "other"()] : () -> ()
^c:
  llvm.return %1 : i32
^lpad:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}
