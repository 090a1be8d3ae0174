// RUN: terrace opt %s --convert-shape-constraints
// RUN: terrace opt %s --convert-shape-constraints --convert-shape-to-std

func.func @each(%a: tensor<?xindex>, %b: tensor<?xindex>, %p: i1) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_require %p, "text"
  return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
}
func.func @all(%a: tensor<?xindex>, %b: tensor<?xindex>, %p: i1) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_require %p, "text"
  %2 = shape.assuming_all %0, %1
  %unused = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  return %2 : !shape.witness
}
