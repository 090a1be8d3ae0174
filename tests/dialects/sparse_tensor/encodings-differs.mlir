// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: upstream keeps eight bits of sizes, refuses the right inverse of a map where a dimension that is a level comes behind one that is divided, and accepts maps without some dimension or with one twice, or crashes on them.

// expected-error @below {{expected structured size to be <= 255}}
#m = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[2, 256]) }>

// -----

// expected-error @below {{expected structured size to be <= 255}}
#n = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[300, 400]) }>

// -----

#right = #sparse_tensor.encoding<{
  map = {a, b, c} (i = a * 2 + c, j = b) -> (a = i floordiv 2 : dense, b = j : compressed, c = i mod 2 : dense)
}>
func.func private @right(tensor<4x4xf32, #right>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#wrong = #sparse_tensor.encoding<{
  map = {a, b, c} (i = b, j = a * 2 + c) -> (a = i floordiv 2 : dense, b = j : compressed, c = i mod 2 : dense)
}>

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
#lacking = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, i mod 2 : dense) }>

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
#half = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : dense, j mod 2 : compressed) }>

// -----

// expected-error @below {{failed to infer lvlToDim from dimToLvl}}
#twice = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, i mod 2 : dense, i mod 2 : dense, j : dense) }>
