// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// DIFFERS: upstream makes intrinsics of index, and fails
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @r4(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r9(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r14(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r19(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r24(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <minui>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r29(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r34(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r39(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r44(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r49(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r54(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r59(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r64(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <and>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r69(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r74(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <or>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r79(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r84(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <xor>, %v : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}

// -----

func.func @r89(%v: vector<4xindex>, %a: index, %m: vector<4xi1>) -> index {
  %0 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xindex> into index } : vector<4xi1> -> index
  return %0 : index
}
