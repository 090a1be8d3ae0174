// DIFFERS: upstream crashes on an array of index elements
// RUN: not terrace opt %s 2>&1

module attributes {x.a = array<index: 1>} {
}
