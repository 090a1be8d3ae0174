// RUN: terrace opt %s --allow-unregistered-dialect

// Only resources that are used are printed again.
"x.a"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<"blob two"> : tensor<2xi32>} : () -> ()
"x.b"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<missing> : tensor<4xf32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      "blob two": "0x040000000100000002000000",
      unused: "0x0400000001000000"
    }
  }
#-}
