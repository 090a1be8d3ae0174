//! The text of the language: tokens, and trees that a recursive parser makes of them.

/// An expression.
pub enum Expr {
    /// `2.5`
    Number(f64),
    /// `x`
    Variable(String),
    /// `f(x, 1)`
    Call(String, Vec<Expr>),
    /// `a + b`, with the operator's character.
    Binary(char, Box<Expr>, Box<Expr>),
    /// `if a < b then c else d`
    If(Box<[Expr; 4]>),
}

/// A line of a program.
pub enum Item {
    /// `fn f(x, y) = x + y`
    Function(String, Vec<String>, Expr),
    /// `print f(1)`
    Print(Expr),
}

/// The tokens that are left: words, numbers and single characters.
struct Parser<'t> {
    tokens: Vec<&'t str>,
    at: usize,
    depth: usize,
}

type Parsed<T> = Result<T, String>;

/// Parses a program; the error is a message.
pub fn parse(text: &str) -> Parsed<Vec<Item>> {
    let mut parser = Parser { tokens: tokens(text), at: 0, depth: 0 };
    let mut items = Vec::new();
    while parser.at < parser.tokens.len() {
        items.push(parser.item()?);
    }
    Ok(items)
}

fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        tokens.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    tokens
}

impl<'t> Parser<'t> {
    fn peek(&self) -> &'t str {
        self.tokens.get(self.at).copied().unwrap_or("the end")
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.peek() == token;
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Parsed<()> {
        if self.eat(token) { Ok(()) } else { Err(format!("expected '{token}', found '{}'", self.peek())) }
    }

    fn name(&mut self) -> Parsed<String> {
        let name = self.peek();
        if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') || self.at == self.tokens.len() {
            return Err(format!("expected a name, found '{name}'"));
        }
        self.at += 1;
        Ok(name.to_owned())
    }

    fn item(&mut self) -> Parsed<Item> {
        if self.eat("print") {
            return Ok(Item::Print(self.expr()?));
        }
        self.expect("fn")?;
        let name = self.name()?;
        self.expect("(")?;
        let parameters = self.list(Self::name)?;
        self.expect("=")?;
        Ok(Item::Function(name, parameters, self.expr()?))
    }

    /// Parses a list up to `)`.
    fn list<T>(&mut self, element: fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut list = Vec::new();
        while !self.eat(")") {
            if !list.is_empty() {
                self.expect(",")?;
            }
            list.push(element(self)?);
        }
        Ok(list)
    }

    fn expr(&mut self) -> Parsed<Expr> {
        self.depth += 1;
        if self.depth > 100 {
            return Err("the expression is too deep".to_owned());
        }
        let expr = if self.eat("if") { self.conditional()? } else { self.binary(&['+', '-'], 0)? };
        self.depth -= 1;
        Ok(expr)
    }

    fn conditional(&mut self) -> Parsed<Expr> {
        let left = self.expr()?;
        self.expect("<")?;
        let right = self.expr()?;
        self.expect("then")?;
        let then = self.expr()?;
        self.expect("else")?;
        Ok(Expr::If(Box::new([left, right, then, self.expr()?])))
    }

    /// Parses operators of a level: products inside sums.
    fn binary(&mut self, operators: &[char], level: usize) -> Parsed<Expr> {
        let operand = |p: &mut Self| if level == 0 { p.binary(&['*', '/'], 1) } else { p.primary() };
        let mut left = operand(self)?;
        while let Some(&operator) = operators.iter().find(|op| self.peek() == op.to_string()) {
            self.at += 1;
            left = Expr::Binary(operator, Box::new(left), Box::new(operand(self)?));
        }
        Ok(left)
    }

    fn primary(&mut self) -> Parsed<Expr> {
        if self.eat("(") {
            let expr = self.expr()?;
            self.expect(")")?;
            return Ok(expr);
        }
        if let Ok(number) = self.peek().parse() {
            self.at += 1;
            return Ok(Expr::Number(number));
        }
        let name = self.name()?;
        if !self.eat("(") {
            return Ok(Expr::Variable(name));
        }
        Ok(Expr::Call(name, self.list(Self::expr)?))
    }
}
