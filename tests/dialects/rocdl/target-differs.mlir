// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect
// DIFFERS: MLIR 22 declares these rules, but does not check them where a target is parsed.

// expected-error@below {{The optimization level must be a number between 0 and 3.}}
module attributes {t.a = #rocdl.target<O = 4>} {}

// -----

// expected-error@below {{The optimization level must be a number between 0 and 3.}}
module attributes {t.a = #rocdl.target<O = -1>} {}

// -----

// expected-error@below {{The target triple cannot be empty.}}
module attributes {t.a = #rocdl.target<triple = "">} {}

// -----

// expected-error@below {{The target chip cannot be empty.}}
module attributes {t.a = #rocdl.target<chip = "">} {}

// -----

// expected-error@below {{All the elements in the `link` array must be strings.}}
module attributes {t.a = #rocdl.target<link = ["a.bc", 1]>} {}
