// Affine loops whose bounds are the greatest or smallest of several values, with steps, carried values and conditions,
// and reductions of affine.parallel. Divisions and remainders have dividends of either sign.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_tiles("tiles\00")
llvm.mlir.global internal constant @t_triangle("triangle\00")
llvm.mlir.global internal constant @t_carried("carried\00")
llvm.mlir.global internal constant @t_if("conditions\00")
llvm.mlir.global internal constant @t_parallel("parallel\00")
llvm.mlir.global internal constant @t_reduce("reductions\00")
llvm.mlir.global internal constant @t_memory("memory\00")

func.func @put(%x: index) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %i = arith.index_cast %x : index to i64
  %w = llvm.call @printf(%fmt, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @tiles(%n: index) {
  affine.for %ii = 0 to %n step 4 {
    affine.for %i = affine_map<(d0) -> (d0)>(%ii) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%ii)[%n] {
      func.call @put(%i) : (index) -> ()
    }
    %minus = arith.constant -1 : index
    func.call @put(%minus) : (index) -> ()
  }
  return
}

func.func @triangle(%n: index) {
  affine.for %i = -3 to %n {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 floordiv 2, -d0, s0 - 5)>(%i)[%n] to min affine_map<(d0)[s0] -> (s0, d0 ceildiv 2 + 2, d0 mod 3 + 3)>(%i)[%n] step 2 {
      %x = affine.apply affine_map<(d0, d1) -> (d0 * 100 + d1)>(%i, %j)
      func.call @put(%x) : (index) -> ()
    }
  }
  return
}

func.func @carried(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %c0, %b = %c1) -> (index, index) {
    %s = arith.addi %a, %b : index
    affine.yield %b, %s : index, index
  }
  return %r#0, %r#1 : index, index
}

func.func @conditions(%n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = -4 to 5 {
    %x = affine.if affine_set<(d0)[s0] : (d0 mod 3 == 0, s0 - d0 - 2 >= 0)>(%i)[%n] -> index {
      %y = affine.apply affine_map<(d0) -> (d0 floordiv 3 + 10)>(%i)
      affine.yield %y : index
    } else {
      affine.yield %c0 : index
    }
    func.call @put(%x) : (index) -> ()
    affine.if affine_set<(d0) : (-d0 - 3 >= 0)>(%i) {
      func.call @put(%i) : (index) -> ()
    }
  }
  return
}

func.func @parallel(%n: index) {
  affine.parallel (%i, %j) = (0, max(%n - 4, 1)) to (%n, min(%n, 5)) step (3, 1) {
    %x = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    func.call @put(%x) : (index) -> ()
  }
  return
}

func.func @reductions(%n: index) {
  %sum, %product, %bits, %all = affine.parallel (%i, %j) = (1, 0) to (%n, 2) reduce ("addi", "muli", "ori", "andi") -> (i64, i64, i64, i64) {
    %k = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
    %x = arith.index_cast %k : index to i64
    affine.yield %x, %x, %x, %x : i64, i64, i64, i64
  }
  %least, %most, %total = affine.parallel (%i) = (0) to (%n) reduce ("minimumf", "maximumf", "addf") -> (f64, f64, f64) {
    %k = affine.apply affine_map<(d0) -> ((d0 * 5) mod 7 - 2)>(%i)
    %y = arith.index_cast %k : index to i64
    %x = arith.sitofp %y : i64 to f64
    affine.yield %x, %x, %x : f64, f64, f64
  }
  %none = affine.parallel (%i) = (0) to (0) reduce ("muli") -> i64 {
    %zero = arith.constant 0 : i64
    affine.yield %zero : i64
  }
  %l = arith.fptosi %least : f64 to i64
  %m = arith.fptosi %most : f64 to i64
  %t = arith.fptosi %total : f64 to i64
  %v0 = arith.index_cast %sum : i64 to index
  %v1 = arith.index_cast %product : i64 to index
  %v2 = arith.index_cast %bits : i64 to index
  %v3 = arith.index_cast %all : i64 to index
  %v4 = arith.index_cast %l : i64 to index
  %v5 = arith.index_cast %m : i64 to index
  %v6 = arith.index_cast %t : i64 to index
  %v7 = arith.index_cast %none : i64 to index
  func.call @put(%v0) : (index) -> ()
  func.call @put(%v1) : (index) -> ()
  func.call @put(%v2) : (index) -> ()
  func.call @put(%v3) : (index) -> ()
  func.call @put(%v4) : (index) -> ()
  func.call @put(%v5) : (index) -> ()
  func.call @put(%v6) : (index) -> ()
  func.call @put(%v7) : (index) -> ()
  return
}

func.func @memory(%n: index) {
  %m = memref.alloc(%n) : memref<?x4xindex>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %x = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%i, %j)
      affine.store %x, %m[%i, %j] : memref<?x4xindex>
    }
  }
  affine.for %i = 0 to %n {
    affine.prefetch %m[%i, 0], read, locality<1>, data : memref<?x4xindex>
    %x = affine.load %m[-%i + symbol(%n) - 1, %i mod 4] : memref<?x4xindex>
    func.call @put(%x) : (index) -> ()
  }
  memref.dealloc %m : memref<?x4xindex>
  return
}

func.func @main() -> i32 {
  %n = arith.constant 10 : index
  %t_tiles = llvm.mlir.addressof @t_tiles : !llvm.ptr
  call @tiles(%n) : (index) -> ()
  call @end(%t_tiles) : (!llvm.ptr) -> ()
  %six = arith.constant 6 : index
  %t_triangle = llvm.mlir.addressof @t_triangle : !llvm.ptr
  call @triangle(%six) : (index) -> ()
  call @end(%t_triangle) : (!llvm.ptr) -> ()
  %t_carried = llvm.mlir.addressof @t_carried : !llvm.ptr
  %r:2 = call @carried(%n) : (index) -> (index, index)
  call @put(%r#0) : (index) -> ()
  call @put(%r#1) : (index) -> ()
  call @end(%t_carried) : (!llvm.ptr) -> ()
  %t_if = llvm.mlir.addressof @t_if : !llvm.ptr
  %five = arith.constant 5 : index
  call @conditions(%five) : (index) -> ()
  call @end(%t_if) : (!llvm.ptr) -> ()
  %t_parallel = llvm.mlir.addressof @t_parallel : !llvm.ptr
  call @parallel(%six) : (index) -> ()
  call @end(%t_parallel) : (!llvm.ptr) -> ()
  %t_reduce = llvm.mlir.addressof @t_reduce : !llvm.ptr
  call @reductions(%six) : (index) -> ()
  call @end(%t_reduce) : (!llvm.ptr) -> ()
  %t_memory = llvm.mlir.addressof @t_memory : !llvm.ptr
  call @memory(%six) : (index) -> ()
  call @end(%t_memory) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
