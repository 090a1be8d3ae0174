// RUN: not terrace opt %s --split-input-file 2>&1

// The marker is found wherever it stands; what follows it is text again.
func.func private @c()
// ------
func.func private @d()
