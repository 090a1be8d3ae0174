// RUN: terrace opt %s --canonicalize --split-input-file
// RUN: terrace opt %s --canonicalize=top-down=false --split-input-file

// Erased blocks lead to another round, in which the branches are equal: their operands were dropped.
func.func @unreachable(%c: i1, %i: index, %j: index) {
  cf.cond_br %c weights([3, 97]), ^bb1(%i : index), ^bb1(%j : index)
^bb1(%0: index):
  cf.br ^bb1(%i : index)
^bb2:
  cf.br ^bb1(%j : index)
}

// -----

// Dropped operands alone do not.
func.func @reachable(%c: i1, %i: index, %j: index) {
  cf.cond_br %c weights([3, 97]), ^bb1(%i : index), ^bb1(%j : index)
^bb1(%0: index):
  cf.br ^bb1(%i : index)
}
