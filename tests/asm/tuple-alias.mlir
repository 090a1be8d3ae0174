// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix

!long = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, f32>
!bytes = tuple<i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8>
!outer = tuple<!long, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, tuple<!bytes, i1>>
!empty = tuple<>

func.func private @declared(!long, tuple<!outer>) -> (!outer, !empty)

func.func @f(%t: !long, %n: tuple<tensor<2xf32>, !outer>) -> !long attributes {x.type = (!long) -> !bytes} {
  "t.sixteen"() : () -> tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16>
  "t.map"() {m = affine_map<(d0) -> (d0)>, t = [!bytes, tuple<i1, !bytes>], u = {a = !t.opaque<"x">}} : () -> ()
  "t.typed"() {a = #t.attr<"x"> : !outer, f = () -> !long} : () -> () loc(fused<!bytes>["a"])
  cf.br ^bb1(%t : !long)
^bb1(%x: !long loc("named")):
  return %x : !long
}
