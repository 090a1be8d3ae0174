// RUN: terrace opt %s --allow-unregistered-dialect

// Every kind, iterator type and punctuation.

"test.kinds"() {a = [#vector.kind<add>, #vector.kind<mul>, #vector.kind<minui>, #vector.kind<minsi>, #vector.kind<minnumf>, #vector.kind<maxui>, #vector.kind<maxsi>, #vector.kind<maxnumf>, #vector.kind<and>, #vector.kind<or>, #vector.kind<xor>, #vector.kind<maximumf>, #vector.kind<minimumf>]} : () -> ()
"test.iterators"() {a = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>]} : () -> ()
"test.punctuation"() {a = [#vector.punctuation<no_punctuation>, #vector.punctuation<newline>, #vector.punctuation<comma>, #vector.punctuation<open>, #vector.punctuation<close>]} : () -> ()
func.func @reductions(%v: vector<4xi32>, %w: vector<4xf32>, %i: i32, %f: f32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v : vector<4xi32> into i32
  %2 = vector.reduction <minui>, %v : vector<4xi32> into i32
  %3 = vector.reduction <minsi>, %v, %i : vector<4xi32> into i32
  %4 = vector.reduction <minnumf>, %w fastmath<nnan> : vector<4xf32> into f32
  %5 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  %6 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %7 = vector.reduction <maxnumf>, %w, %f : vector<4xf32> into f32
  %8 = vector.reduction <and>, %v : vector<4xi32> into i32
  %9 = vector.reduction <or>, %v : vector<4xi32> into i32
  %10 = vector.reduction <xor>, %v : vector<4xi32> into i32
  %11 = vector.reduction <maximumf>, %w fastmath<fast> : vector<4xf32> into f32
  %12 = vector.reduction <minimumf>, %w fastmath<nnan,ninf> : vector<4xf32> into f32
  return
}
