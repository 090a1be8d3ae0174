// RUN: not terrace opt %s --split-input-file 2>&1

func.func private @f(!gpu.mma_matrix<16x16xf64, "COp">)

// -----

func.func private @f(!gpu.mma_matrix<16x16xbf16, "COp">)

// -----

func.func private @f(!gpu.mma_matrix<16xf16, "COp">)

// -----

func.func private @f(!gpu.mma_matrix<16x16xf16, "DOp">)

// -----

func.func private @f(!gpu.mma_matrix<16x?xf16, "DOp">)

// -----

func.func private @f(!gpu.mma_matrix)

// -----

func.func private @f(!gpu.foo)

// -----

func.func private @f(!gpu.async.token<i32>)

// -----

func.func private @f(!gpu<async.token>)

// -----

func.func private @f(!gpu<"x">)

// -----

func.func private @f() attributes {a = #gpu.block<w>}

// -----

func.func private @f() attributes {a = #gpu.block}

// -----

func.func private @f() attributes {a = #gpu.mask<x>}

// -----

func.func private @f() attributes {a = #gpu.mask<-1>}

// -----

func.func private @f() attributes {a = #gpu<dim w>}

// -----

func.func private @f() attributes {a = #gpu.dim<x>}

// -----

func.func private @f() attributes {a = #gpu<shuffle_mode w>}

// -----

func.func private @f() attributes {a = #gpu.address_space<w>}

// -----

func.func private @f() attributes {a = #gpu<address_space<global>>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<processor = block_w, map = (d0) -> (d0), bound = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<bound = (d0) -> (d0), processor = block_x, map = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<map = (d0) -> (d0), bound = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<processor = block_x, map = 3, bound = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<processor = block_x, processor = block_x, bound = (d0) -> (d0)>}

// -----

func.func private @f() attributes {a = #gpu.select_object<-1>}

// -----

func.func private @f() attributes {a = #gpu.select_object<i32>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"", () -> ()>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", i32>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), arg_attrs = [1]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), metadata = {x = 1}, arg_attrs = [{}]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), metadata = {x = 1}>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), metadata = 2>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<@a, () -> (), metadata = 2>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<a, () -> (), metadata = 2>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (), other = 2>}

// -----

func.func private @f() attributes {a = #gpu.kernel_metadata<"a", () -> (),>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[<"a", () -> ()>]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[]>}

// -----

func.func private @f() attributes {a = #gpu.kernel_table<[1]>}

// -----

func.func private @f() attributes {a = #gpu.object<1, "x">}

// -----

func.func private @f() attributes {a = #gpu.object<>}

// -----

func.func private @f() attributes {a = #gpu.object}

// -----

func.func private @f() attributes {a = #gpu.foo}
