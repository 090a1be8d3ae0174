// RUN: terrace opt %s --allow-unregistered-dialect

!int = i32
!pair = tuple<!int, f32>
!fn = (!pair) -> !int
!mem = memref<?x!int>
!0 = f64
!under_score1 = vector<4x!0>
func.func private @f(!int, !pair, !fn, !mem) -> !under_score1
"x.a"() {t = !fn, u = tensor<2x!int>} : () -> !pair
!late = complex<f32>
"x.b"() : () -> !late
