// DIFFERS: upstream reads past the end of a chunk when a token is not finished in it
// RUN: not terrace opt %s --split-input-file 2>&1
// RUN: terrace opt %s

module attributes {x.a = "in a string // ----- it splits too"} {
}
