//! Code in documents.

/// A block of code in a document.
pub struct Block {
    /// The word behind the fence; empty without one.
    pub language: String,
    /// The number of the line of the fence, from 1.
    pub line: usize,
    /// The code, without the fences.
    pub text: String,
}

/// The blocks of code in a document.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((line, start)) = lines.next() {
        let Some(language) = start.trim_start().strip_prefix("```") else { continue };
        let code = lines.by_ref().map(|(_, line)| line).take_while(|line| line.trim_start() != "```");
        let text: String = code.flat_map(|line| [line, "\n"]).collect();
        blocks.push(Block { language: language.to_owned(), line, text });
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::blocks;

    #[test]
    fn blocks_of_code() {
        let blocks = blocks("a\n```sh\nb\n  c\n```\n```\nd\n```\n");
        let found: Vec<_> = blocks.iter().map(|block| (&*block.language, block.line, &*block.text)).collect();
        assert_eq!(found, [("sh", 2, "b\n  c\n"), ("", 6, "d\n")]);
    }

    #[test]
    fn fences_may_be_indented() {
        let blocks = blocks("```mlir\na\nb\n```\n```\nc\n```\n  ```mlir\n  d\n  ```\n");
        let found: Vec<_> = blocks.iter().map(|block| (&*block.language, &*block.text)).collect();
        assert_eq!(found, [("mlir", "a\nb\n"), ("", "c\n"), ("mlir", "  d\n")]);
    }
}
