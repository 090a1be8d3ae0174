// RUN: not terrace opt %s --convert-math-to-rocdl --split-input-file 2>&1

llvm.func @ceil(%x: f32) {
  %0 = llvm.intr.ceil(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @cos(%x: f32) {
  %0 = llvm.intr.cos(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @exp(%x: f32) {
  %0 = llvm.intr.exp(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @exp2(%x: f32) {
  %0 = llvm.intr.exp2(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @fabs(%x: f32) {
  %0 = llvm.intr.fabs(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @floor(%x: f32) {
  %0 = llvm.intr.floor(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @log(%x: f32) {
  %0 = llvm.intr.log(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @log10(%x: f32) {
  %0 = llvm.intr.log10(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @log2(%x: f32) {
  %0 = llvm.intr.log2(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @sin(%x: f32) {
  %0 = llvm.intr.sin(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @sqrt(%x: f32) {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @pow(%x: f32) {
  %0 = llvm.intr.pow(%x, %x) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @frem(%x: f32) {
  %0 = llvm.frem %x, %x : f32
  llvm.return
}

// -----

// The name is that of another symbol.
func.func @taken(%x: f32) {
  %0 = math.sin %x : f32
  return
}
func.func private @__ocml_sin_f32(f32) -> f32
