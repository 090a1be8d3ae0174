// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// expected-error @+1 {{redefinition of identifier 'i'}}
#a = #sparse_tensor.encoding<{ map = (i, i) -> (i : dense, i : compressed) }>

// -----

// expected-error @+1 {{use of undeclared identifier}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d2 : compressed) }>

// -----

// expected-error @+1 {{unknown level format: strange}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : strange) }>

// -----

// expected-error @+1 {{unknown level property: wrong}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(wrong)) }>

// -----

// expected-error @+1 {{unknown level property: high}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(high)) }>

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense(nonunique)) }>

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : batch(nonordered)) }>

// -----

// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2, 4](nonunique)) }>

// -----

// expected-error @+1 {{SoA is only applicable to singleton lvlTypes.}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(soa)) }>

// -----

// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton) }>

// -----

// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>

// -----

// expected-error @+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
#a = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton(soa), d2 : singleton) }>

// -----

// expected-error @+1 {{Batch lvlType can only be leading levels.}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : batch) }>

// -----

// expected-error @+1 {{expected n_out_of_m to be the last level type}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[2, 4], d1 : dense) }>

// -----

// expected-error @+1 {{expected all dense lvlTypes before a n_out_of_m level}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : structured[2, 4]) }>

// -----

// expected-error @+1 {{expected n <= m in n_out_of_m}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[5, 4]) }>

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2]) }>

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured) }>

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[1, 2, 3]) }>

// -----

// expected-error @+1 {{expected structured size to be >= 0}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[-1, 2]) }>

// -----

// expected-error @+1 {{expected valid integer for structured size}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[x, 2]) }>

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse structured size}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 99999999999]) }>

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse structured size}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 99999999999999999999999]) }>

// -----

// expected-error @+1 {{expected ')' in level-specifier list}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed[2, 4]) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : structured[2, 4]) }>

// -----

// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 5]) }>

// -----

// expected-error @+1 {{expected only one blocked level with the same coefficients}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 4 : dense, i mod 2 : dense, j mod 4 : structured[2, 4]) }>

// -----

// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i + j : dense, j : dense, i : structured[2, 4]) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i + j : dense, j : dense, i : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : dense, i mod 3 : dense, j mod 2 : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i mod 2 : dense, i floordiv 2 : dense, j : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 0 : dense, j : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 1 : dense, j : compressed, i mod 1 : dense) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense, i : dense) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense, 0 : dense) }>

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
#a = #sparse_tensor.encoding<{ map = (i) -> () }>

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
#a = #sparse_tensor.encoding<{ map = () -> () }>

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
#a = #sparse_tensor.encoding<{ map = [s]() -> () }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = () -> (0 : dense) }>

// -----

// expected-error @+1 {{unexpected dimToLvl mapping from 2 to 1}}
#a = #sparse_tensor.encoding<{ map = [s](i, j) -> (i : dense) }>

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l1, j = l0) -> (l0 = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0) -> (l0 = i : dense, l1 = i : compressed) }>

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j) -> (l0 = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{Level-variable ordering mismatch. The variable 'l1' was forward-declared as the 1st level; but is bound by the 0th specification.}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j = l1) -> (l1 = i : dense, l0 = j : compressed) }>

// -----

// expected-error @+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 3 level-variables; but got 2 level-specifiers.}}
#a = #sparse_tensor.encoding<{ map = {l0, l1, l2} (i = l0, j = l1) -> (l0 = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{use of undeclared identifier 'i'}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j = l1) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{use of undeclared identifier}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j = l2) -> (l0 = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{use of undeclared identifier 'l2'}}
#a = #sparse_tensor.encoding<{ map = {l0, l1} (i = l0, j = l1) -> (l0 = i : dense, l2 = j : compressed) }>

// -----

// expected-error @+1 {{redefinition of identifier 'l0'}}
#a = #sparse_tensor.encoding<{ map = {l0, l0} (i = l0, j = l0) -> (l0 = i : dense, l0 = j : compressed) }>

// -----

// expected-error @+1 {{redefinition of identifier 'i'}}
#a = #sparse_tensor.encoding<{ map = {i, l1} (i = i, j = l1) -> (i = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map = [s]{l0, l1} (i = l0 + s, j = l1) -> (l0 = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map = [s]{l0, l1} (i = l0, j = l1) -> (l0 = i : dense, l1 = j : compressed) }>

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i = 3, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
#a = #sparse_tensor.encoding<{ map = (i : 4, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expect positive value or ? for slice stride}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 0)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expect positive value or ? for slice size}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 0, 1)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(-1, 0, 1)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected '?'}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(x, 0, 1)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected ','}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 1)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected ')'}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 1, 1, 1)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected '('}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice<1, 1, 1>>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{integer value too large}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(99999999999999999999, 1, 1)>, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{dimSlices expected dimension-rank to match level-rank: 2 != 3}}
#a = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }>

// -----

// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
#a = #sparse_tensor.encoding<{ map = (i: #foo.bar, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
#a = #sparse_tensor.encoding<{ }>

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
#a = #sparse_tensor.encoding<{ posWidth = 32 }>

// -----

// expected-error @+1 {{unexpected position bitwidth: 42}}
#a = #sparse_tensor.encoding<{ posWidth = 42, map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{unexpected position bitwidth: 4294967295}}
#a = #sparse_tensor.encoding<{ posWidth = -1, map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{unexpected position bitwidth: 4294967295}}
#a = #sparse_tensor.encoding<{ posWidth = true, map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{expected an integral position bitwidth}}
#a = #sparse_tensor.encoding<{ posWidth = "x", map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{unexpected coordinate bitwidth: 128}}
#a = #sparse_tensor.encoding<{ crdWidth = 128, map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{expected an integral index bitwidth}}
#a = #sparse_tensor.encoding<{ crdWidth = 1.0, map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{expected attribute value}}
#a = #sparse_tensor.encoding<{ crdWidth = , map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{expected '='}}
#a = #sparse_tensor.encoding<{ crdWidth 8, map = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{unexpected key: nap}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), nap = 1 }>

// -----

// expected-error @+1 {{expected '}'}}
#a = #sparse_tensor.encoding<{ "map" = (i) -> (i : dense) }>

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 1 != 2}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), map = (i) -> (i : compressed) }>

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 2 != 3}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), map = (i, j) -> (i : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected '}'}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense) posWidth = 8 }>

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = "x" }>

// -----

// expected-error @+1 {{expected a numeric value for implicitVal}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), implicitVal = [1] }>

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = dense<1> : tensor<1xi32> }>

// -----

// expected-error @+1 {{expected '(' in dimension-specifier list}}
#a = #sparse_tensor.encoding<{ map = i -> (i : dense) }>

// -----

// expected-error @+1 {{expected '->'}}
#a = #sparse_tensor.encoding<{ map = (i) (i : dense) }>

// -----

// expected-error @+1 {{expected '(' in level-specifier list}}
#a = #sparse_tensor.encoding<{ map = (i) -> i : dense }>

// -----

// expected-error @+1 {{expected ':'}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i) }>

// -----

// expected-error @+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : ) }>

// -----

// expected-error @+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : "dense") }>

// -----

// expected-error @+1 {{expected affine expression}}
#a = #sparse_tensor.encoding<{ map = (i) -> ( : dense) }>

// -----

// expected-error @+1 {{expected affine expression}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense, ) }>

// -----

// expected-error @+1 {{expected bare identifier}}
#a = #sparse_tensor.encoding<{ map = (1) -> (i : dense) }>

// -----

// expected-error @+1 {{expected bare identifier}}
#a = #sparse_tensor.encoding<{ map = ("i") -> (i : dense) }>

// -----

// expected-error @+1 {{unexpected ssa identifier}}
#a = #sparse_tensor.encoding<{ map = (i) -> (%i : dense) }>

// -----

// expected-error @+1 {{expected bare identifier}}
#a = #sparse_tensor.encoding<{ map = [1](i) -> (i : dense) }>

// -----

// expected-error @+1 {{expected bare identifier}}
#a = #sparse_tensor.encoding<{ map = {1}(i) -> (i : dense) }>

// -----

// expected-error @+1 {{redefinition of identifier 's'}}
#a = #sparse_tensor.encoding<{ map = [s](s) -> (s : dense) }>

// -----

// expected-error @+1 {{redefinition of identifier 'i'}}
#a = #sparse_tensor.encoding<{ map = {i}(i) -> (i = i : dense) }>

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map = [s]{l}(i = l) -> (l = s : dense) }>

// -----

// expected-error @+1 {{use of undeclared identifier 's'}}
#a = #sparse_tensor.encoding<{ map = [s]{l}(i = l) -> (s = i : dense) }>

// -----

// expected-error @+1 {{use of undeclared identifier 'i'}}
#a = #sparse_tensor.encoding<{ map = [s]{l}(i = l) -> (i = i : dense) }>

// -----

// expected-error @+1 {{use of undeclared identifier}}
#a = #sparse_tensor.encoding<{ map = [s]{l}(i = i) -> (l = i : dense) }>

// -----

// expected-error @+1 {{use of undeclared identifier}}
#a = #sparse_tensor.encoding<{ map = {l}(i = l) -> (l = l : dense) }>

// -----

// expected-error @+1 {{expected '(' at start of SSA symbol}}
#a = #sparse_tensor.encoding<{ map = (symbol) -> (symbol : dense) }>

// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i * j : dense, j : dense) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i * 2 : dense, j : compressed) }>

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (i, j) -> (i ceildiv 2 : dense, j : compressed) }>

// -----

// expected-error @+1 {{expected exactly 2 structured sizes}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : structured[]) }>

// -----

// expected-error @+1 {{expected ')' in level-specifier list}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense[]) }>

// -----

// expected-error @+1 {{expected '(' in dimension-specifier list}}
#a = #sparse_tensor.encoding<{ map = affine_map<(i) -> (i)> }>

// -----

// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
#a = #sparse_tensor<slice(-1, 2, 3)>

// -----

// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
#a = #sparse_tensor<slice(1, -2, 3)>

// -----

// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
#a = #sparse_tensor<slice(1, 2, -3)>

// -----

// expected-error @+1 {{expect positive value or ? for slice size}}
#a = #sparse_tensor<slice(1, 0, 1)>

// -----

// expected-error @+1 {{expect positive value or ? for slice stride}}
#a = #sparse_tensor<slice(1, 1, 0)>

// -----

// expected-error @+1 {{expect positive value or ? for slice size}}
#a = #sparse_tensor<slice(0, 0, 0)>

// -----

// expected-error @+1 {{integer value too large}}
#a = #sparse_tensor<slice(9223372036854775808, 1, 1)>

// -----

// expected-error @+1 {{expected ','}}
#a = #sparse_tensor<slice(1 1 1)>

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error @+1 {{expected non-scalar sparse tensor}}
func.func private @f(tensor<f32, #V>)

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error @+1 {{expected non-scalar sparse tensor}}
func.func private @f(tensor<*xf32, #V>)

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @f(tensor<4x4xf32, #V>)

// -----

#EX = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1 : i32 }>
// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<4xf32, #EX>)

// -----

#IM = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = 0 : i32 }>
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<4xf32, #IM>)

// -----

#NZ = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = 1.0 : f32 }>
// expected-error @+1 {{implicit value must be zero}}
func.func private @f(tensor<4xf32, #NZ>)

// -----

#CX = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = #complex.number<:f32 0.0, 0.0> }>
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'complex<f32>' != 'f64'}}
func.func private @f(tensor<4xf64, #CX>)

// -----

#CXN = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = #complex.number<:f32 0.0, 1.0> }>
// expected-error @+1 {{implicit value must be zero}}
func.func private @f(tensor<4xcomplex<f32>, #CXN>)

// -----

#M = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 2 != 1}}
func.func private @f(tensor<4x() -> (), #M>)

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xf32, #V, #V>)

// -----

#slice = #sparse_tensor<slice(0, 1, 2)>
// expected-error @+1 {{cannot apply encoding to unranked tensor}}
func.func private @f(tensor<*xf32, #slice>)
