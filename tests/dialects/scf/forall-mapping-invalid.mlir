// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%n: index) {
  // expected-error@below {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@below {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.mask<5>, #gpu.mask<4>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@below {{'scf.forall' op "mapping" supports at most one device masking attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<5>, #gpu.thread<x>, #gpu.mask<4>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@below {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
