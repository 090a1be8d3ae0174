// RUN: not terrace opt %s --split-input-file 2>&1

// The data layout decides the width of index.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @cast(%v: vector<4xindex>) -> vector<4xi32> {
    %0 = vector.bitcast %v : vector<4xindex> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @read(%m: memref<?xindex>, %i: index) -> vector<1xi32> {
    %0 = vector.transfer_read %m[%i], %i : memref<?xindex>, vector<1xi32>
    return %0 : vector<1xi32>
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @cast(%v: vector<4xindex>) -> vector<4xi64> {
    %0 = vector.bitcast %v : vector<4xindex> to vector<4xi64>
    return %0 : vector<4xi64>
  }
}

// -----

func.func @read(%m: memref<?xindex>, %i: index) -> vector<1xi32> {
  %0 = vector.transfer_read %m[%i], %i : memref<?xindex>, vector<1xi32>
  return %0 : vector<1xi32>
}
