// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @selection(%c: i1) {
  // expected-error @below {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^then, ^end
  ^then:
    spirv.mlir.merge
  ^end:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @first_block() {
  // expected-error @below {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.selection {
    spirv.mlir.merge
  ^end:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @loop(%c: i1) {
  // expected-error @below {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %c, ^body, ^end
  ^body:
    spirv.mlir.merge
  ^continue:
    spirv.Branch ^header
  ^end:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @without_header() {
  // expected-error @below {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.loop {
    spirv.mlir.merge
  ^end:
    spirv.mlir.merge
  }
  return
}

// -----

func.func @last_block(%c: i1) {
  // expected-error @below {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^then, ^end
  ^then:
    spirv.mlir.merge
  ^end:
    spirv.Return
  }
  return
}
