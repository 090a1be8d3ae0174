// RUN: terrace opt %s --convert-vector-to-scf
// RUN: terrace opt %s --convert-vector-to-scf --mlir-print-debuginfo --mlir-print-local-scope

func.func @print0(%arg0: vector<4xf32>) {
  vector.print %arg0 : vector<4xf32>
  return
}

func.func @print1(%arg0: vector<2x3xi8>) {
  vector.print %arg0 : vector<2x3xi8> punctuation <comma>
  return
}

func.func @print2(%arg0: vector<1x1x1xi8>) {
  vector.print %arg0 : vector<1x1x1xi8> punctuation <no_punctuation>
  return
}

func.func @print3(%arg0: vector<f32>) {
  vector.print %arg0 : vector<f32>
  return
}

func.func @print4(%arg0: vector<[4]xf32>) {
  vector.print %arg0 : vector<[4]xf32> punctuation <comma>
  return
}

func.func @print5(%arg0: vector<2x[4]xf32>) {
  vector.print %arg0 : vector<2x[4]xf32> punctuation <no_punctuation>
  return
}

func.func @print6(%arg0: vector<[2]x3xi1>) {
  vector.print %arg0 : vector<[2]x3xi1>
  return
}

func.func @print7(%arg0: vector<2xf80>) {
  vector.print %arg0 : vector<2xf80> punctuation <comma>
  return
}

func.func @print8(%arg0: vector<2x1x3xui8>) {
  vector.print %arg0 : vector<2x1x3xui8> punctuation <no_punctuation>
  return
}

func.func @print9(%arg0: vector<1xindex>) {
  vector.print %arg0 : vector<1xindex>
  return
}

func.func @print10(%arg0: vector<4x4x4xi1>) {
  vector.print %arg0 : vector<4x4x4xi1> punctuation <comma>
  return
}

func.func @print11(%arg0: vector<3x2x4x5xsi8>) {
  vector.print %arg0 : vector<3x2x4x5xsi8> punctuation <no_punctuation>
  return
}

func.func @print12(%arg0: i32) {
  vector.print %arg0 : i32
  return
}

func.func @print13(%arg0: vector<2xui33>) {
  vector.print %arg0 : vector<2xui33> punctuation <comma>
  return
}

func.func @print14(%arg0: vector<[2]xsi1>) {
  vector.print %arg0 : vector<[2]xsi1> punctuation <no_punctuation>
  return
}

func.func @print15(%arg0: vector<2x2xi65>) {
  vector.print %arg0 : vector<2x2xi65>
  return
}

func.func @print16(%arg0: vector<i7>) {
  vector.print %arg0 : vector<i7> punctuation <comma>
  return
}

func.func @print17(%arg0: vector<2x2xui4>) {
  vector.print %arg0 : vector<2x2xui4> punctuation <no_punctuation>
  return
}

func.func @loop(%n: index, %v: vector<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    vector.print %v : vector<2x2xi32>
    vector.print str "text"
    vector.print punctuation <open>
  }
  return
}
