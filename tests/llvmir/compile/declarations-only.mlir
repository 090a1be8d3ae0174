// RUN: terrace compile %s

func.func private @a(i32, f32) -> i64
func.func private @b(memref<?xf32>, index) -> (i32, memref<4xf32>)
func.func private @c()
