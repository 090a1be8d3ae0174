// RUN: terrace opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=20
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=0
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

"x.a"() {a = dense_resource<short> : tensor<1xi8>, b = dense_resource<long> : tensor<4xi32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      short: "0x0100000001",
      long: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
