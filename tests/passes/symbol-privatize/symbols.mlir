// RUN: terrace opt %s --symbol-privatize
// RUN: terrace opt %s --symbol-privatize=exclude=q,r

func.func private @p()
func.func @q() { return }
llvm.func internal @r() { llvm.return }
func.func nested @s() { return }
memref.global @g : memref<4xf32>
module @m { func.func @inner() { return } }
module { func.func @inner() { return } }
