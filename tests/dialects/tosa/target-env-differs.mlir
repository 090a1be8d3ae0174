// RUN: terrace opt %s

// DIFFERS: upstream prints empty lists, but does not read them
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>} {
}
