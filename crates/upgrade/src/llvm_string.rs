//! Types of LLVM IR as text, which `!llvm<"...">` wrapped until 2020.

use crate::types::{Shape, Ty};

/// Types nest at most this deep.
const MAX_DEPTH: u32 = 200;

/// The type that a text of LLVM IR names.
pub fn parse(text: &str) -> Option<Ty> {
    let mut reader = Reader { text: text.as_bytes(), at: 0, depth: 0 };
    let ty = reader.ty()?;
    reader.blank();
    (reader.at == text.len()).then_some(ty)
}

struct Reader<'t> {
    text: &'t [u8],
    at: usize,
    depth: u32,
}

impl<'t> Reader<'t> {
    fn blank(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn eat(&mut self, mark: &str) -> bool {
        self.blank();
        let found = self.text[self.at..].starts_with(mark.as_bytes());
        if found {
            self.at += mark.len();
        }
        found
    }

    fn number(&mut self) -> Option<&'t str> {
        self.blank();
        let n = self.text[self.at..].iter().take_while(|b| b.is_ascii_digit()).count();
        let number = core::str::from_utf8(&self.text[self.at..self.at + n]).ok()?;
        self.at += n;
        (n > 0).then_some(number)
    }

    fn list(&mut self, end: &str) -> Option<Vec<Ty>> {
        let mut all = Vec::new();
        while !self.eat(end) {
            all.push(self.ty()?);
            self.eat(",");
        }
        Some(all)
    }

    fn ty(&mut self) -> Option<Ty> {
        self.depth += 1;
        let ty = if self.depth > MAX_DEPTH { None } else { self.with_suffixes() };
        self.depth -= 1;
        ty
    }

    fn with_suffixes(&mut self) -> Option<Ty> {
        let mut ty = self.base()?;
        loop {
            if self.eat("*") {
                ty = Ty::pointer(Some(ty), "");
            } else if self.eat("addrspace") {
                self.eat("(");
                let space = self.number()?;
                if !self.eat(")") || !self.eat("*") {
                    return None;
                }
                ty = Ty::pointer(Some(ty), space);
            } else if self.eat("(") {
                let mut params = Vec::new();
                while !self.eat(")") {
                    if self.eat("...") {
                        params.push("...".to_owned());
                    } else {
                        params.push(self.ty()?.inner);
                    }
                    self.eat(",");
                }
                ty = Ty::function(&ty, &params);
            } else if self.eat("[") {
                // Documents write arrays as in C.
                let n = self.number()?;
                if !self.eat("]") {
                    return None;
                }
                ty = Ty::array(n, ty);
            } else {
                return Some(ty);
            }
        }
    }

    fn base(&mut self) -> Option<Ty> {
        if self.eat("<{") {
            let elems = self.list("}")?;
            return self.eat(">").then(|| Ty::structure("", true, elems));
        }
        if self.eat("{") {
            return Some(Ty::structure("", false, self.list("}")?));
        }
        if self.eat("[") {
            let n = self.number()?;
            if !self.eat("x") {
                return None;
            }
            let elem = self.ty()?;
            return self.eat("]").then(|| Ty::array(n, elem));
        }
        if self.eat("<") {
            let scalable = self.eat("vscale");
            if scalable && !self.eat("x") {
                return None;
            }
            let n = self.number()?;
            if !self.eat("x") {
                return None;
            }
            let elem = self.ty()?;
            let n = if scalable { format!("[{n}]") } else { n.to_owned() };
            return self.eat(">").then(|| Ty::vector(n, elem));
        }
        if self.eat("%") {
            let quoted = self.eat("\\\"") || self.eat("\"");
            let start = self.at;
            while self.text.get(self.at).is_some_and(|&b| {
                if quoted {
                    b != b'"' && b != b'\\'
                } else {
                    b.is_ascii_alphanumeric() || b"_.$-".contains(&b)
                }
            }) {
                self.at += 1;
            }
            let name = core::str::from_utf8(&self.text[start..self.at]).ok()?.to_owned();
            if quoted && !self.eat("\\\"") && !self.eat("\"") {
                return None;
            }
            // The module of LLVM IR that defined the struct is not in the text.
            let inner = format!("struct<\"{name}\", opaque>");
            return Some(Ty {
                text: format!("!llvm.{inner}"),
                inner,
                shape: Shape::Struct(name, Some(Vec::new())),
            });
        }
        self.blank();
        let n = self.text[self.at..].iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        let word = core::str::from_utf8(&self.text[self.at..self.at + n]).ok()?;
        self.at += n;
        let builtin = match word {
            // Documents have MLIR's names, too.
            "half" | "f16" => "f16",
            "bfloat" => "bf16",
            "float" | "f32" => "f32",
            "double" | "f64" => "f64",
            "fp128" => "f128",
            "x86_fp80" => "f80",
            "void" | "label" | "metadata" | "token" | "ppc_fp128" => {
                let inner = word.to_owned();
                return Some(Ty { text: format!("!llvm.{inner}"), inner, shape: Shape::Other });
            }
            _ if n > 1 && word.starts_with('i') && word[1..].bytes().all(|b| b.is_ascii_digit()) => word,
            _ => return None,
        };
        Some(Ty { text: builtin.to_owned(), inner: builtin.to_owned(), shape: Shape::Other })
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn types() {
        let cases = [
            ("i32", "i32"),
            ("float*", "!llvm.ptr"),
            ("i8 addrspace(3)*", "!llvm.ptr<3>"),
            ("{ float*, i64, [2 x i64] }", "!llvm.struct<(ptr, i64, array<2 x i64>)>"),
            ("<{ i8, i32 }>", "!llvm.struct<packed (i8, i32)>"),
            ("void ({ float*, i64 }*) ", "!llvm.func<void (ptr)>"),
            ("void ()* (void ()*)", "!llvm.func<ptr (ptr)>"),
            ("i32 (i8*, ...)", "!llvm.func<i32 (ptr, ...)>"),
            ("[4 x [8 x <16 x float>]]", "!llvm.array<4 x array<8 x vector<16xf32>>>"),
            ("<vscale x 4 x i32>", "vector<[4]xi32>"),
            ("i64[4]", "!llvm.array<4 x i64>"),
            ("%a.b*", "!llvm.ptr"),
        ];
        for (old, new) in cases {
            assert_eq!(parse(old).map(|ty| ty.text).as_deref(), Some(new), "{old}");
        }
        assert!(parse("i32 i32").is_none() && parse(&"[1 x ".repeat(10_000)).is_none());
    }
}
