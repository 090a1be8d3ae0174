// RUN: not terrace opt %s --split-input-file 2>&1

#k = #vector.kind<mul>
func.func @accepted(%v: vector<3x5xf32>, %a: vector<3xf32>, %f: vector<4xf32>) {
  %0 = vector.multi_reduction #vector.kind<maximumf>, %v, %a [1] : vector<3x5xf32> to vector<3xf32>
  %1 = vector.reduction #k, %f : vector<4xf32> into f32
  %2:2 = vector.scan #vector.kind<add>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<3x5xf32>, vector<3xf32>
  vector.print punctuation #vector.punctuation<newline>
  vector.print %1 : f32 punctuation #vector.punctuation<comma>
  return
}
// -----
func.func @other_kind(%v: vector<3x5xf32>, %a: vector<3xf32>) {
  %0 = vector.multi_reduction #vector.punctuation<comma>, %v, %a [1] : vector<3x5xf32> to vector<3xf32>
  return
}
// -----
func.func @no_attribute(%v: vector<3x5xf32>, %a: vector<3xf32>) {
  %0 = vector.multi_reduction "add", %v, %a [1] : vector<3x5xf32> to vector<3xf32>
  return
}
// -----
func.func @no_keyword(%v: vector<3x5xf32>, %a: vector<3xf32>) {
  %0 = vector.multi_reduction #vector.kind<foo>, %v, %a [1] : vector<3x5xf32> to vector<3xf32>
  return
}
// -----
// The type behind the flags is read as that of the attribute.
func.func @flags(%v: f32) {
  %x = arith.addf %v, %v fastmath #arith.fastmath<fast> : f32
  return
}
