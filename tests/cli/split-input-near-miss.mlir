// RUN: terrace opt %s --split-input-file 2>&1

func.func private @a()
//-----
func.func private @b()
// ----
func.func private @c()
//  -----
func.func private @d()
// - - -----
func.func private @e()
