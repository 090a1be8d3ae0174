// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{The optimization level must be a number between 0 and 3.}}
module attributes {test.a = #nvvm.target<O = 7>}  {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'O' which is to be a `int`}}
module attributes {test.a = #nvvm.target<O = "x">}  {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
module attributes {test.a = #nvvm.target<foo = "x">}  {}

// -----

// expected-error@+1 {{The target chip cannot be empty.}}
module attributes {test.a = #nvvm.target<chip = "">}  {}

// -----

// expected-error@+1 {{The target triple cannot be empty.}}
module attributes {test.a = #nvvm.target<triple = "">}  {}

// -----

// expected-error@+1 {{All the elements in the `link` array must be strings.}}
module attributes {test.a = #nvvm.target<link = [1]>}  {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'link' which is to be a `ArrayAttr`}}
module attributes {test.a = #nvvm.target<link = 1>}  {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'flags' which is to be a `DictionaryAttr`}}
module attributes {test.a = #nvvm.target<flags = 1>}  {}

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`}}
module attributes {test.a = #nvvm.target<chip = 1>}  {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: chip}}
module attributes {test.a = #nvvm.target<chip = "a", chip = "b">}  {}

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'verifyTarget' which is to be a `bool`}}
module attributes {test.a = #nvvm.target<verifyTarget = 2>}  {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {test.a = #nvvm.target<3>}  {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {test.a = #nvvm.target<O = 1 chip = "a">}  {}

// -----

// expected-error@+1 {{expected ','}}
module attributes {test.a = #nvvm.shape<m = 1, n = 2>}  {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: m}}
module attributes {test.a = #nvvm.shape<m = 1, n = 2, m = 3>}  {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse NVVM_MMAShapeAttr parameter 'm' which is to be a `int`}}
module attributes {test.a = #nvvm.shape<m = a, n = 2, m = 3>}  {}

// -----

// expected-error@+1 {{expected '<'}}
module attributes {test.a = #nvvm.shape}  {}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
module attributes {test.a = #nvvm.shape<>}  {}

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse NVVM_MMAShapeAttr parameter 'm' which is to be a `int`}}
module attributes {test.a = #nvvm.shape<m = 4294967296, n = 2, k = 3>}  {}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `nvvm`}}
module attributes {test.a = #nvvm.foo}  {}

// -----

// expected-error@+1 {{dialect 'nvvm' provides no type parsing hook}}
module attributes {test.a = !nvvm.foo}  {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LdStMatrixShapeAttr parameter 'm' which is to be a `int`}}
module attributes {test.a = #nvvm.ld_st_matrix_shape<m = x>}  {}

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`}}
module attributes {test.a = #nvvm.target<flags = {}, chip=>}  {}

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse NVVM_TargetAttr parameter 'O' which is to be a `int`}}
module attributes {test.a = #nvvm.target<O = 4294967296>}  {}
