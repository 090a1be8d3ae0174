//! Terrace's developer tasks.

fn main() {}
