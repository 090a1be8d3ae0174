// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect
// DIFFERS: the rules of `#xevm.target` are not checked where one is parsed.

// expected-error@below {{The optimization level must be a number between 0 and 3.}}
module attributes {t.a = #xevm.target<O = 4>} {}

// -----

// expected-error@below {{The target triple cannot be empty.}}
module attributes {t.a = #xevm.target<triple = "">} {}

// -----

// expected-error@below {{The target chip cannot be empty.}}
module attributes {t.a = #xevm.target<chip = "">} {}

// -----

// expected-error@below {{All the elements in the `linkFiles` array must be strings.}}
module attributes {t.a = #xevm.target<linkFiles = [1]>} {}
