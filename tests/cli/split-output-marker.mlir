// RUN: terrace opt %s --split-input-file --output-split-marker=next
// RUN: terrace opt %s --split-input-file --output-split-marker=
// RUN: terrace opt %s --output-split-marker=next

func.func private @c()
// -----
func.func private @d()
