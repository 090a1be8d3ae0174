// RUN: terrace opt %s --allow-unregistered-dialect 2>&1

// External resources are kept in the order of the text; an owner without entries is dropped.
"x.a"() {a = dense_resource<r> : tensor<1xi32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  },
  external_resources: {
    my_tool: {
      key: "value",
      flag: true,
      blob: "0x0400000001000000"
    },
    other: {
    }
  }
#-}
