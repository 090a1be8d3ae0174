// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=5
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=4
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=3
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=2
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=1
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=0
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --elide-resource-data-from-bytecode
// RUN: not terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=7 2>&1
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode | terrace opt - --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode | terrace opt - --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=0 | terrace opt - --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --emit-bytecode | terrace opt - --allow-unregistered-dialect --split-input-file --cse

// Each kind of attribute and type that has an encoding, and some that are text; operations with each of their parts.

"t.attrs"() {
  array = [1 : i8, -5 : i7, 300 : i32, -1 : i64, 100 : index, 1267650600228229401496703205376 : i128],
  dictionary = {a, b = true},
  string = "text", typed = "text" : i32,
  symbols = [@a, @a::@b::@c],
  type = (i32, index) -> f32,
  floats = [1.5 : f16, 1.5 : bf16, 0x7FC00001 : f32, 1.5 : f64, 1.5 : f80, 1.5 : f128, 1.5 : f8E5M2, 1.5 : tf32],
  dense_array = [array<i1: true, false>, array<i32: 1, 2>, array<f64: 1.0>, array<i8>],
  dense = [dense<[1, 2, 3]> : tensor<3xi32>, dense<7> : vector<4xi64>, dense<[1.0, 2.0]> : tensor<2xf32>],
  bits = [dense<true> : tensor<9xi1>, dense<[true, false, true]> : tensor<3xi1>, dense<false> : tensor<2xi1>],
  complex = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>,
  none = dense<> : tensor<0xi32>,
  texts = [dense<["a", "bc"]> : tensor<2x!t.string>, dense<"a"> : tensor<3x!t.string>],
  sparse = sparse<[[0, 1], [2, 3]], [5, 6]> : tensor<4x4xi32>,
  resource = [dense_resource<blob> : tensor<2xi32>, dense_resource<declared> : tensor<1xi32>],
  maps = [affine_map<(d0)[s0] -> (d0 + s0)>, affine_set<(d0) : (d0 >= 0)>],
  unknown = #t.unknown<"x">,
  distinct = [distinct[0]<"a">, distinct[1]<unit>]
} : () -> ()

"t.types"() {types = [
  i1, si8, ui64, i1024, index, none, bf16, f16, f32, f64, f80, f128, tf32, f4E2M1FN, complex<f32>, tuple<i32, tuple<>>,
  memref<4x?xf32>, memref<4xf32, 3>, memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, memref<?xf32, strided<[?], offset: 4>>,
  memref<*xi32>, memref<*xi32, "space">, tensor<2x?xi8>, tensor<2xi8, "encoding">, tensor<*xf64>, vector<4xf32>,
  vector<2x[4]xi1>, vector<f32>, !t.unknown<1>, !llvm.ptr, !llvm.struct<"s", (i32, ptr)>
]} : () -> ()

"t.locations"() : () -> () loc("name"("file":1:2))
"t.locations"() : () -> () loc(callsite("a" at fused<"m">["file":3:4, unknown]))
"t.locations"() : () -> () loc(fused["file":5:6, "file":7:8 to 9:10])
"t.properties"() <{a = 1 : i32}> {b} : () -> ()
%0:3 = "nodialect"() : () -> (i32, i64, i32)

// Regions that use values from outside, and that do not.
"t.isolated"(%0#0, %0#2) ({
^bb0(%a: i32, %b: i64 loc("b")):
  "t.br"(%a)[^bb1, ^bb1] : (i32) -> ()
^bb1:
  "t.use"(%a, %b, %a) : (i32, i64, i32) -> ()
}, {}) : (i32, i32) -> ()
"t.captures"() ({
  "t.use"(%0#1) : (i64) -> ()
}) : () -> ()

// Uses that come before definitions have another order.
"t.graph"() ({
  "t.use"(%y, %x) : (i32, i32) -> ()
  %x = "t.def"(%y, %x) : (i32, i32) -> i32
  %y = "t.def"(%y) : (i32) -> i32
  "t.use"(%y, %x, %y) : (i32, i32, i32) -> ()
}) : () -> ()

func.func private @declared(i32 {llvm.noundef}) -> (i32 {t.a})
func.func @f(%c: i1, %p: !llvm.ptr, %m: memref<4xi32>, %v: vector<4xi32>) -> i32 {
  %one = arith.constant 1 : i32
  %a = arith.addi %one, %one overflow<nsw> : i32
  %b = llvm.add %one, %a overflow<nsw, nuw> : i32
  %g = llvm.getelementptr inbounds|nuw %p[%b, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %i = arith.constant 0 : index
  %n = affine.linearize_index disjoint [%i] by (4) : index
  %l = memref.load %m[%n] {nontemporal = true} : memref<4xi32>
  %r = scf.if %c -> i32 {
    scf.yield %l : i32
  } else {
    scf.yield %b : i32
  }
  cf.cond_br %c, ^bb1(%r, %a : i32, i32), ^bb2
^bb1(%x: i32, %y: i32):
  cf.switch %x : i32, [default: ^bb2, 1: ^bb2]
^bb2:
  return %r : i32
}

{-#
  dialect_resources: { builtin: { blob: "0x0400000001000000FFFFFFFF" } },
  external_resources: { tool: { flag: true, text: "value", blob: "0x0800000001020304" } }
#-}
