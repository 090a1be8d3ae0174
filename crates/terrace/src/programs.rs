//! Programs that passes need: LLVM's code generators, and the tools of GPU toolkits.

/// How passes find and run programs. A library runs none by itself: the program `terrace` registers its own in each context
/// ([`Context::register_dialect_interface`](terrace_ir::Context::register_dialect_interface)), and so can others.
pub struct Programs {
    /// The path of a file with this name: in the first of the directories that has one, or else on the path.
    pub find: fn(name: &str, directories: &[String]) -> Option<String>,
    /// The value of an environment variable.
    pub variable: fn(name: &str) -> Option<String>,
    /// Runs a program and returns what it wrote to its output file, or a message.
    pub run: fn(program: &str, args: &[Argument<'_>]) -> Result<Vec<u8>, String>,
}

/// An argument of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A text.
    Text(String),
    /// The name of a file with these bytes, behind a text.
    Input(String, &'a [u8]),
    /// The name of the output file.
    Output,
}

impl From<&str> for Argument<'_> {
    fn from(text: &str) -> Self {
        Argument::Text(text.into())
    }
}

impl From<String> for Argument<'_> {
    fn from(text: String) -> Self {
        Argument::Text(text)
    }
}
