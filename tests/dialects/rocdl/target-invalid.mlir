// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@below {{expected string}}
// expected-error@below {{failed to parse ROCDL_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`}}
module attributes {t.a = #rocdl.target<chip = 1>} {}

// -----

// expected-error@below {{expected '='}}
module attributes {t.a = #rocdl.target<chip>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: foo}}
module attributes {t.a = #rocdl.target<foo = 1>} {}

// -----

// expected-error@below {{duplicate or unknown struct parameter name: O}}
module attributes {t.a = #rocdl.target<O = 1, O = 2>} {}

// -----

// expected-error@below {{expected integer value}}
// expected-error@below {{failed to parse ROCDL_TargetAttr parameter 'O' which is to be a `int`}}
module attributes {t.a = #rocdl.target<O = a>} {}

// -----

// expected-error@below {{integer value too large}}
// expected-error@below {{failed to parse ROCDL_TargetAttr parameter 'O' which is to be a `int`}}
module attributes {t.a = #rocdl.target<O = 2147483648>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
// expected-error@below {{failed to parse ROCDL_TargetAttr parameter 'flags' which is to be a `DictionaryAttr`}}
module attributes {t.a = #rocdl.target<flags = 1>} {}

// -----

// expected-error@below {{invalid kind of attribute specified}}
// expected-error@below {{failed to parse ROCDL_TargetAttr parameter 'link' which is to be a `ArrayAttr`}}
module attributes {t.a = #rocdl.target<link = {}>} {}

// -----

// expected-error@below {{expected valid keyword}}
// expected-error@below {{expected a parameter name in struct}}
module attributes {t.a = #rocdl.target<O = 3,>} {}

// -----

// expected-error@below {{expected '>'}}
module attributes {t.a = #rocdl.target<1>} {}

// -----

// expected-error@below {{unknown attribute `foo` in dialect `rocdl`}}
module attributes {t.a = #rocdl.foo} {}

// -----

// expected-error@below {{dialect 'rocdl' provides no type parsing hook}}
!t = !rocdl.foo
