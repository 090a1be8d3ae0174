// RUN: terrace opt %s --allow-unregistered-dialect

module attributes {
  t.a = #rocdl.target,
  t.b = #rocdl.target<>,
  t.c = #rocdl.target<O = 2, triple = "amdgcn-amd-amdhsa", chip = "gfx900", features = "", abi = "600">,
  t.d = #rocdl.target<chip = "gfx90a", O = 3>,
  t.e = #rocdl.target<features = "+sramecc,-xnack", abi = "500", flags = {fast, no_wave64}, link = ["a.bc", "b\22.bc"]>,
  t.f = #rocdl<target<O = 0>>,
  t.g = #rocdl.target<flags = {}, link = []>,
  t.h = #rocdl.target<abi = "", triple = "amdgcn">,
  t.i = #rocdl.target<O = 0x1>
} {}
