// RUN: not terrace opt %s --split-input-file 2>&1

// Every chunk is processed; lines are those of the whole file.
func.func private @good()

// -----

func.func @bad( {

// -----

func.func private @good_too()

// -----

func.func @bad_again() {
  return 1
}
