// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries

// Each thread of a parallel loop gets a buffer of its own, unless nothing reads what it writes.

func.func @written(%t: tensor<?xf32>, %u: tensor<?xi32>, %f: f32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %u) -> (tensor<?xi32>) {
    %1 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  }
  return
}

func.func @read_inside(%t: tensor<?xf32>, %u: tensor<?xi32>, %f: f32, %n: index) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %u) -> (tensor<?xi32>) {
    %1 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
    %2 = tensor.extract %1[%n] : tensor<?xf32>
  }
  return
}

func.func @read_before(%t: tensor<?xf32>, %u: tensor<?xi32>, %f: f32, %n: index) -> f32 {
  %x = tensor.extract %t[%n] : tensor<?xf32>
  %0 = scf.forall (%i) in (4) shared_outs(%o = %u) -> (tensor<?xi32>) {
    %1 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  }
  return %x : f32
}

// The first write is alone until the cast is read.
func.func @read_by_alias(%t: tensor<?xf32>, %u: tensor<?xi32>, %f: f32, %n: index) -> f32 {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %u) -> (tensor<?xi32>) {
    %1 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  }
  %c = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %x = tensor.extract %c[%n] : tensor<4xf32>
  return %x : f32
}
