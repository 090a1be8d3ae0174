// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Casts.

llvm.func @casts(%a: i32, %l: i64, %f: f32, %d: f64, %p: !llvm.ptr, %v: vector<4xi32>, %w: vector<4xf32>, %pv: vector<2x!llvm.ptr>, %h: f16) {
  %0 = llvm.trunc %l : i64 to i32
  %1 = llvm.trunc %l overflow<nsw> : i64 to i32
  %2 = llvm.trunc %l overflow<nsw, nuw> : i64 to i8
  %3 = llvm.zext %a : i32 to i64
  %4 = llvm.zext nneg %a : i32 to i64
  %5 = llvm.sext %v : vector<4xi32> to vector<4xi64>
  %6 = llvm.fptrunc %d : f64 to f32
  %7 = llvm.fpext %f : f32 to f64
  %8 = llvm.fptosi %f : f32 to i32
  %9 = llvm.fptoui %w : vector<4xf32> to vector<4xi8>
  %10 = llvm.sitofp %a : i32 to f32
  %11 = llvm.uitofp %a : i32 to f64
  %12 = llvm.uitofp nneg %a : i32 to f64
  %13 = llvm.ptrtoint %p : !llvm.ptr to i64
  %14 = llvm.inttoptr %l : i64 to !llvm.ptr
  %15 = llvm.inttoptr %l : i64 to !llvm.ptr<3>
  %16 = llvm.bitcast %a : i32 to f32
  %17 = llvm.bitcast %v : vector<4xi32> to vector<2xi64>
  %18 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %19 = llvm.ptrtoint %pv : vector<2x!llvm.ptr> to vector<2xi64>
  %20 = llvm.bitcast %h {tag} : f16 to bf16
  %21 = llvm.fpext %h {fastmathFlags = #llvm.fastmath<fast>} : f16 to f32
  %22 = llvm.fptrunc %d {fastmathFlags = #llvm.fastmath<nnan>} : f64 to f32
  %23 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  llvm.return
}
