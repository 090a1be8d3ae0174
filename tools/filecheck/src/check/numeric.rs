//! Numeric substitution blocks: `[[#%.2X,VAR:OTHER+1]]`.

use std::collections::HashMap;

/// The notation of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `%u`
    Unsigned,
    /// `%d`
    Signed,
    /// `%x`
    HexLower,
    /// `%X`
    HexUpper,
}

/// A matching format: notation, minimum number of digits, and whether hexadecimal numbers carry `0x`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// The notation.
    pub kind: Kind,
    /// The minimum number of digits; 0 for no minimum.
    pub precision: u32,
    /// `%#x`: with `0x` before the digits.
    pub alternate: bool,
}

impl Format {
    /// The format of a block without a format specifier and without variables.
    pub const DEFAULT: Format = Format { kind: Kind::Unsigned, precision: 0, alternate: false };

    /// A regular expression that matches any number in this format.
    pub fn wildcard(&self) -> String {
        let prefix = if self.alternate { "0x" } else { "" };
        let (sign, digits, first) = match self.kind {
            Kind::Unsigned => ("", "[0-9]", "[1-9]"),
            Kind::Signed => ("-?", "[0-9]", "[1-9]"),
            Kind::HexUpper => ("", "[0-9A-F]", "[1-9A-F]"),
            Kind::HexLower => ("", "[0-9a-f]", "[1-9a-f]"),
        };
        match self.precision {
            0 => format!("{sign}{prefix}{digits}+"),
            n => format!("{sign}{prefix}({first}{digits}*)?{digits}{{{n}}}"),
        }
    }

    /// Prints a value in this format.
    pub fn text(&self, value: i128) -> Result<String, String> {
        if value < 0 && self.kind != Kind::Signed {
            return Err("overflow error".to_string());
        }
        let magnitude = value.unsigned_abs();
        let digits = match self.kind {
            Kind::Unsigned | Kind::Signed => magnitude.to_string(),
            Kind::HexLower => format!("{magnitude:x}"),
            Kind::HexUpper => format!("{magnitude:X}"),
        };
        let sign = if value < 0 { "-" } else { "" };
        let prefix = if self.alternate { "0x" } else { "" };
        Ok(format!("{sign}{prefix}{digits:0>width$}", width = self.precision as usize))
    }

    /// Parses a text that the wildcard matched.
    pub fn value(&self, text: &str) -> Result<i128, String> {
        let too_big = |_| "unable to represent numeric value".to_string();
        match self.kind {
            Kind::Unsigned | Kind::Signed => text.parse().map_err(too_big),
            _ => {
                let digits = if self.alternate { text.trim_start_matches("0x") } else { text };
                i128::from_str_radix(digits, 16).map_err(too_big)
            }
        }
    }

    fn name(&self) -> &'static str {
        match self.kind {
            Kind::Unsigned => "%u",
            Kind::Signed => "%d",
            Kind::HexLower => "%x",
            Kind::HexUpper => "%X",
        }
    }
}

/// A numeric variable.
#[derive(Clone, Debug, Default)]
pub struct Variable {
    /// Its value, after its first match.
    pub value: Option<i128>,
    /// The format it was defined with.
    pub format: Option<Format>,
    /// The line of the check file it was last defined at.
    pub line: Option<usize>,
}

/// The numeric variables by name.
pub type Variables = HashMap<String, Variable>;

/// An expression over numeric variables.
#[derive(Clone, Debug)]
pub enum Expr {
    /// A number.
    Literal(i128),
    /// A variable.
    Variable(String),
    /// `@LINE`.
    Line,
    /// A sum, difference, or function of two expressions.
    Binary(Function, Box<Expr>, Box<Expr>),
}

/// The functions of two numbers.
#[derive(Clone, Copy, Debug)]
pub enum Function {
    /// `a+b`, `add(a,b)`
    Add,
    /// `a-b`, `sub(a,b)`
    Sub,
    /// `mul(a,b)`
    Mul,
    /// `div(a,b)`
    Div,
    /// `min(a,b)`
    Min,
    /// `max(a,b)`
    Max,
}

impl Expr {
    /// The value at a line of the check file; errors are undefined variables and overflows.
    pub fn value(&self, variables: &Variables, line: usize) -> Result<i128, String> {
        match self {
            Expr::Literal(value) => Ok(*value),
            Expr::Line => Ok(line as i128),
            Expr::Variable(name) => {
                variables.get(name).and_then(|v| v.value).ok_or_else(|| format!("undefined variable: {name}"))
            }
            Expr::Binary(function, left, right) => {
                let (a, b) = (left.value(variables, line)?, right.value(variables, line)?);
                let result = match function {
                    Function::Add => a.checked_add(b),
                    Function::Sub => a.checked_sub(b),
                    Function::Mul => a.checked_mul(b),
                    Function::Div => a.checked_div(b),
                    Function::Min => Some(a.min(b)),
                    Function::Max => Some(a.max(b)),
                };
                let message = "unable to substitute variable or numeric expression: overflow error";
                result.ok_or_else(|| message.to_string())
            }
        }
    }

    /// The implicit format: that of the expression's variables.
    fn format(&self, variables: &Variables) -> Result<Option<(Format, String)>, String> {
        match self {
            Expr::Literal(_) | Expr::Line => Ok(None),
            Expr::Variable(name) => {
                Ok(variables.get(name).and_then(|v| v.format).map(|format| (format, name.clone())))
            }
            Expr::Binary(_, left, right) => match (left.format(variables)?, right.format(variables)?) {
                (Some((a, left)), Some((b, right))) if a.kind != b.kind => Err(format!(
                    "implicit format conflict between '{left}' ({}) and '{right}' ({}), need an explicit format specifier",
                    a.name(),
                    b.name()
                )),
                (a, b) => Ok(a.or(b)),
            },
        }
    }
}

/// A parsed block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The variable it defines.
    pub defines: Option<String>,
    /// The expression that the number must equal, and its text for messages.
    pub expr: Option<(Expr, String)>,
    /// The format of the number.
    pub format: Format,
}

/// Parses the text after `[[#`. Errors carry their offset.
pub fn block(text: &str, variables: &mut Variables, line: Option<usize>) -> Result<Block, (usize, String)> {
    let at = |rest: &str| rest.as_ptr() as usize - text.as_ptr() as usize;
    let mut rest = text;
    let mut explicit = None;
    if let Some(comma) = rest.find(',')
        && rest.find('(').is_none_or(|open| comma < open)
    {
        let spec = rest[..comma].trim_matches(SPACES);
        explicit = Some(format_spec(spec).map_err(|m| (at(spec), m))?);
        rest = &rest[comma + 1..];
    }
    let mut defined = None;
    if let Some(colon) = rest.find(':') {
        defined = Some(&rest[..colon]);
        rest = &rest[colon + 1..];
    }
    rest = rest.trim_matches(SPACES);
    let mut constrained = false;
    if let Some(after) = rest.strip_prefix("==") {
        rest = after.trim_start_matches(SPACES);
        constrained = true;
    }
    let mut expr = None;
    if rest.is_empty() {
        if constrained {
            return Err((at(rest), "empty numeric expression should not have a constraint".to_string()));
        }
    } else {
        let mut parser = Parser { rest, line, variables };
        let parsed = parser.sum(0).map_err(|m| (at(parser.rest), m))?;
        if !parser.rest.is_empty() {
            let message = match parser.rest.chars().next() {
                Some(c) => format!("unsupported operation '{c}'"),
                None => String::new(),
            };
            return Err((at(parser.rest), message));
        }
        expr = Some((parsed, rest.to_string()));
    }
    let format = match (explicit, &expr) {
        (Some(format), _) => format,
        (None, Some((expr, _))) => {
            expr.format(variables).map_err(|m| (0, m))?.map_or(Format::DEFAULT, |(format, _)| format)
        }
        (None, None) => Format::DEFAULT,
    };
    let mut defines = None;
    if let Some(name) = defined {
        let name = name.trim_matches(SPACES);
        if name.starts_with('@') {
            return Err((at(name), "definition of pseudo numeric variable unsupported".to_string()));
        }
        let (found, after) =
            split_name(name).ok_or_else(|| (at(name), "invalid variable name".to_string()))?;
        if !after.is_empty() {
            return Err((at(after), "unexpected characters after numeric variable name".to_string()));
        }
        let known = variables.get(found).and_then(|v| v.format);
        if known.is_some_and(|known| known.kind != format.kind) {
            return Err((at(name), "format different from previous variable definition".to_string()));
        }
        defines = Some(found.to_string());
    }
    Ok(Block { defines, expr, format })
}

const SPACES: [char; 2] = [' ', '\t'];

fn format_spec(spec: &str) -> Result<Format, String> {
    let invalid = || "invalid matching format specification in expression".to_string();
    let rest = spec.strip_prefix('%').ok_or_else(invalid)?;
    let (rest, alternate) = match rest.strip_prefix('#') {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let (rest, precision) = match rest.strip_prefix('.') {
        Some(after) => {
            let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let precision = after[..digits].parse().ok().filter(|p| *p <= 255);
            (&after[digits..], precision.ok_or("invalid precision in format specifier")?)
        }
        None => (rest, 0),
    };
    let mut chars = rest.chars();
    let kind = match chars.next() {
        Some('u') | None => Kind::Unsigned,
        Some('d') => Kind::Signed,
        Some('x') => Kind::HexLower,
        Some('X') => Kind::HexUpper,
        Some(_) => return Err("invalid format specifier in expression".to_string()),
    };
    if alternate && !matches!(kind, Kind::HexLower | Kind::HexUpper) {
        return Err("alternate form only supported for hex values".to_string());
    }
    if chars.as_str().trim_start_matches(SPACES).is_empty() {
        Ok(Format { kind, precision, alternate })
    } else {
        Err(invalid())
    }
}

/// Splits a leading variable name off: letters, digits and underscores, optionally after `$` or `@`.
pub fn split_name(text: &str) -> Option<(&str, &str)> {
    let body = text.strip_prefix(['$', '@']).unwrap_or(text);
    if !body.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        return None;
    }
    let rest = body.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    Some(text.split_at(text.len() - rest.len()))
}

struct Parser<'t, 'v> {
    rest: &'t str,
    line: Option<usize>,
    variables: &'v mut Variables,
}

impl Parser<'_, '_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches(SPACES);
    }

    fn eat(&mut self, c: char) -> bool {
        self.skip();
        match self.rest.strip_prefix(c) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn sum(&mut self, depth: usize) -> Result<Expr, String> {
        let mut left = self.operand(depth)?;
        loop {
            let function = if self.eat('+') {
                Function::Add
            } else if self.eat('-') {
                Function::Sub
            } else {
                return Ok(left);
            };
            self.skip();
            if self.rest.is_empty() {
                return Err("missing operand in expression".to_string());
            }
            let right = self.operand(depth)?;
            left = Expr::Binary(function, Box::new(left), Box::new(right));
        }
    }

    fn operand(&mut self, depth: usize) -> Result<Expr, String> {
        if depth > 64 {
            return Err("the expression is nested too deeply".to_string());
        }
        self.skip();
        if self.eat('(') {
            let inner = self.sum(depth + 1)?;
            if self.eat(')') {
                return Ok(inner);
            }
            return Err("missing ')' at end of nested expression".to_string());
        }
        if let Some((name, rest)) = split_name(self.rest) {
            let open = rest.trim_start_matches(SPACES);
            if let Some(args) = open.strip_prefix('(') {
                return self.call(name, args, depth);
            }
            if name == "@LINE" {
                self.rest = rest;
                return Ok(Expr::Line);
            }
            if name.starts_with('@') {
                return Err(format!("invalid pseudo numeric variable '{name}'"));
            }
            if self.line.is_some() && self.variables.get(name).is_some_and(|v| v.line == self.line) {
                return Err(format!("numeric variable '{name}' defined earlier in the same CHECK directive"));
            }
            self.rest = rest;
            // A variable used before its definition gets the default format, as upstream.
            if !self.variables.contains_key(name) {
                let variable = Variable { format: Some(Format::DEFAULT), ..Variable::default() };
                self.variables.insert(name.to_string(), variable);
            }
            return Ok(Expr::Variable(name.to_string()));
        }
        self.literal()
    }

    fn call(&mut self, name: &str, args: &str, depth: usize) -> Result<Expr, String> {
        let function = match name {
            "add" => Function::Add,
            "sub" => Function::Sub,
            "mul" => Function::Mul,
            "div" => Function::Div,
            "min" => Function::Min,
            "max" => Function::Max,
            _ => return Err(format!("call to undefined function '{name}'")),
        };
        // Parsing goes on at `args`: the borrow of `self.rest` must be its own suffix.
        self.rest = &self.rest[self.rest.len() - args.len()..];
        let mut found = Vec::new();
        if !self.eat(')') {
            loop {
                self.skip();
                if self.rest.starts_with([',', ')']) {
                    return Err("missing argument".to_string());
                }
                found.push(self.sum(depth + 1)?);
                if self.eat(')') {
                    break;
                }
                if !self.eat(',') {
                    return Err("missing ')' at end of call expression".to_string());
                }
            }
        }
        let count = found.len();
        match <[Expr; 2]>::try_from(found) {
            Ok([left, right]) => Ok(Expr::Binary(function, Box::new(left), Box::new(right))),
            Err(_) => Err(format!("function '{name}' takes 2 arguments but {count} given")),
        }
    }

    fn literal(&mut self) -> Result<Expr, String> {
        const INVALID: &str = "invalid operand format";
        let (negative, digits) = match self.rest.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, self.rest),
        };
        let (radix, digits) = match digits.strip_prefix("0x") {
            Some(digits) => (16, digits),
            None => (10, digits),
        };
        let length = digits.len() - digits.trim_start_matches(|c: char| c.is_digit(radix)).len();
        let magnitude = i128::from_str_radix(&digits[..length], radix).map_err(|_| INVALID)?;
        self.rest = &digits[length..];
        Ok(Expr::Literal(if negative { -magnitude } else { magnitude }))
    }
}
