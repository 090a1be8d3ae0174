// RUN: terrace opt %s

// ÿþ in a comment
module attributes {x.a = "ÿÃ"} {
}
