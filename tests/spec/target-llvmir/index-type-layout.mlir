// The data layout of the closest module decides the width of an index.
// RUN: terrace opt %s --pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm))'

module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>} {
    func.func private @narrow(index)
  }
  module {
    func.func private @wide(index)
  }
}
