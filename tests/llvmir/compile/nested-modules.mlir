// RUN: terrace compile %s
// RUN: terrace compile %s --emit=llvm-dialect
// RUN: terrace compile %s --emit=mlir
// DIFFERS: upstream has no pass that lowers everything, and its translation leaves modules in a module out

// Modules are linked before they are lowered: what lowering adds (messages, declarations) does not clash.
module @a attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func private @odd(index) -> i1
  memref.global @calls : memref<2xi32>
  func.func @even(%n: index) -> i1 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = memref.get_global @calls : memref<2xi32>
    %ok = arith.cmpi sge, %n, %c0 : index
    cf.assert %ok, "even"
    %zero = arith.cmpi eq, %n, %c0 : index
    %r = scf.if %zero -> i1 {
      scf.yield %zero : i1
    } else {
      %p = arith.subi %n, %c1 : index
      %o = func.call @odd(%p) : (index) -> i1
      scf.yield %o : i1
    }
    return %r : i1
  }
}
module @b attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  memref.global @calls : memref<2xi32> = dense<0>
  func.func @odd(%n: index) -> i1 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ok = arith.cmpi sge, %n, %c0 : index
    cf.assert %ok, "odd"
    %zero = arith.cmpi ne, %n, %c0 : index
    %r = scf.if %zero -> i1 {
      %p = arith.subi %n, %c1 : index
      %e = func.call @even(%p) : (index) -> i1
      scf.yield %e : i1
    } else {
      scf.yield %zero : i1
    }
    return %r : i1
  }
  func.func private @even(index) -> i1
}
