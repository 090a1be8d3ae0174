// RUN: not terrace opt %s 2>&1

// Tabs are expanded to columns of eight in the source line; the column number counts characters.
func.func @f() {
	%0 =	arith.constant	1 : i32		oops
	return
}
