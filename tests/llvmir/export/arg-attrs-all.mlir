// RUN: terrace translate --mlir-to-llvmir %s

// Every attribute of arguments and results that MLIR 22 translates.
llvm.func @pointers(!llvm.ptr {llvm.align = 8 : i64, llvm.noundef, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noalias, llvm.nofree, llvm.readonly, llvm.nocapture, llvm.inreg},
                    !llvm.ptr {llvm.byval = i32}, !llvm.ptr {llvm.byref = i32}, !llvm.ptr {llvm.readnone},
                    !llvm.ptr {llvm.writeonly, llvm.dereferenceable_or_null = 4 : i64}, !llvm.ptr {llvm.nest},
                    !llvm.ptr {llvm.alignstack = 8 : i64}, !llvm.ptr {llvm.allocptr})
llvm.func @sret(!llvm.ptr {llvm.sret = i32})
llvm.func @inalloca(!llvm.ptr {llvm.inalloca = i32})
llvm.func @preallocated(!llvm.ptr {llvm.preallocated = i32})
llvm.func @integers(i32 {llvm.signext}, i32 {llvm.zeroext}, i32 {llvm.range = #llvm.constant_range<i32, 0, 5>}, i64 {llvm.allocalign}, i32 {llvm.returned}) -> (i32 {llvm.signext, llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 5>})
llvm.func @result() -> (!llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.nonnull, llvm.dereferenceable = 4 : i64})
