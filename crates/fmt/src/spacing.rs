//! Blanks between the tokens of a line, as MLIR's printer has them; where it depends on the operation, as they were.

use crate::layout::{Last, Place, is_type};
use crate::token::{Kind, Token};

/// A token, and what stands in front of it on the same line.
pub struct Neighbors<'w> {
    pub text: &'w [u8],
    pub tokens: &'w [Token],
    /// The index of the token.
    pub at: usize,
    pub last: Last,
    pub starts_region: bool,
    pub ends_region: bool,
    /// Whether it is the colon of a label.
    pub is_label_colon: bool,
    /// The innermost open bracket.
    pub place: Place,
}

impl Neighbors<'_> {
    /// Whether a blank is in front of the token.
    pub fn is_spaced(&self) -> bool {
        let Some(before) = self.at.checked_sub(1).map(|before| self.tokens[before]) else { return false };
        let token = self.tokens[self.at];
        let was_spaced = before.end < token.start;
        match (before.kind, token.kind) {
            _ if was_spaced && self.would_join(before, token) => true,
            (_, Kind::Mark(b',')) | (Kind::Mark(b','), Kind::Close(_)) => false,
            // A blank that a colon gets would add one behind it the next time.
            (Kind::Mark(b',' | b'=') | Kind::Arrow | Kind::Open(b'{'), Kind::Mark(b':')) => was_spaced,
            // `fastmath<nnan,contract>`, but `overflow<nsw, nuw>`; `dense<(1,2)>`
            (Kind::Mark(b','), Kind::Word) if self.place == Place::Parameters => was_spaced,
            (Kind::Mark(b','), Kind::Number | Kind::Mark(b'-')) if self.place == Place::List => was_spaced,
            (Kind::Mark(b','), Kind::Word) if matches!(self.slice(token), b"true" | b"false") => was_spaced,
            (Kind::Mark(b','), _) => true,
            (Kind::Open(b'{'), Kind::Close(_)) => false,
            (_, Kind::Close(b'}')) if self.ends_region || self.is_metadata(self.at) => true,
            (Kind::Open(b'{'), _) if self.last == Last::RegionStart || self.is_metadata(self.at - 1) => true,
            (Kind::Open(_), _) | (_, Kind::Close(_)) => false,
            (Kind::Arrow, _) | (_, Kind::Arrow) => true,
            // `size_hint=%a`, but `permutation = [1, 0]`
            (Kind::Word, Kind::Mark(b'=')) if self.place == Place::Region => was_spaced,
            (Kind::Mark(b'='), _) if self.place == Place::Region && self.kind(2) == Some(Kind::Word) => {
                was_spaced
            }
            (_, Kind::Mark(b'=')) => {
                was_spaced || !matches!(before.kind, Kind::Mark(b'=' | b'<' | b'>' | b'!'))
            }
            (Kind::Mark(b'='), Kind::Mark(b'<' | b'>')) => was_spaced,
            (Kind::Mark(b'='), _) => true,
            (_, Kind::Open(b'{')) => {
                let is_keyword = before.kind == Kind::Word && !self.ends_type_or_attributes(before);
                was_spaced || self.starts_region || !(is_keyword || matches!(before.kind, Kind::Mark(_)))
            }
            (_, Kind::Mark(b':')) => self.is_spaced_before_colon(was_spaced),
            (Kind::Mark(b':'), _) => self.is_spaced_behind_colon(was_spaced),
            (_, Kind::Open(b'(')) => self.is_spaced_before_parenthesis(before, was_spaced),
            (Kind::Close(b'}'), Kind::Word) => true,
            _ if self.place == Place::Affine => self.is_spaced_in_affine(before, token, was_spaced),
            _ => was_spaced,
        }
    }

    /// Whether two tokens without a blank between them are others: `->`, `{-#`, `//`, the data of a type.
    fn would_join(&self, before: Token, token: Token) -> bool {
        let (last, first) = (self.text[before.end as usize - 1], self.text[token.start as usize]);
        matches!((last, first), (b'-', b'>') | (b'{', b'-') | (b'/', b'/') | (b'<' | b'>', b'='))
            || first == b'<' && matches!(before.kind, Kind::Type | Kind::Attr)
    }

    /// Whether a token is `{-#` or `#-}`.
    fn is_metadata(&self, at: usize) -> bool {
        self.tokens[at].end - self.tokens[at].start == 3
    }

    fn kind(&self, back: usize) -> Option<Kind> {
        self.at.checked_sub(back).map(|at| self.tokens[at].kind)
    }

    fn slice(&self, token: Token) -> &[u8] {
        &self.text[token.start as usize..token.end as usize]
    }

    /// Whether a dictionary of attributes follows a word.
    fn ends_type_or_attributes(&self, word: Token) -> bool {
        let word = self.slice(word);
        word == b"attributes" || is_type(word)
    }

    fn is_spaced_before_colon(&self, was_spaced: bool) -> bool {
        if self.is_label_colon || self.is_argument_colon(self.at) {
            return false;
        }
        was_spaced || self.is_before_type(self.at)
    }

    /// Whether the colon at an index is behind the name of an argument of a function or a block.
    fn is_argument_colon(&self, colon: usize) -> bool {
        let starts_argument = |kind| matches!(kind, Kind::Open(_) | Kind::Mark(b','));
        self.place == Place::Signature
            && colon >= 2
            && self.tokens[colon - 1].kind == Kind::Value
            && starts_argument(self.tokens[colon - 2].kind)
    }

    fn is_spaced_behind_colon(&self, was_spaced: bool) -> bool {
        let colon = self.at - 1;
        let had_blank = colon > 0 && self.tokens[colon - 1].end < self.tokens[colon].start;
        let is_number = self.tokens[self.at].kind == Kind::Number;
        was_spaced
            || self.is_argument_colon(colon)
            || self.last == Last::Label
            || had_blank && !is_number && !self.is_double_colon(colon)
            || self.is_before_type(colon)
    }

    /// Whether the colon at an index is in front of the type of operands or of a number.
    fn is_before_type(&self, colon: usize) -> bool {
        let (Some(before), Some(behind)) = (colon.checked_sub(1), self.tokens.get(colon + 1)) else {
            return false;
        };
        let is_number = behind.kind == Kind::Number;
        match self.tokens[before].kind {
            Kind::Close(_) => self.place == Place::Region && !self.is_double_colon(colon),
            Kind::Value => self.place == Place::Region && !is_number,
            Kind::Number => is_type(self.slice(*behind)),
            _ => false,
        }
    }

    /// Whether the colon at an index is one of `::`.
    fn is_double_colon(&self, colon: usize) -> bool {
        let is_colon = |at: usize| self.tokens.get(at).is_some_and(|token| token.kind == Kind::Mark(b':'));
        is_colon(colon + 1) || colon.checked_sub(1).is_some_and(is_colon)
    }

    fn is_spaced_before_parenthesis(&self, before: Token, was_spaced: bool) -> bool {
        match before.kind {
            Kind::Symbol | Kind::Block => false,
            // The operands of the generic form, behind its name.
            Kind::String => was_spaced && !matches!(self.kind(2), None | Some(Kind::Mark(b'='))),
            _ => was_spaced,
        }
    }

    fn is_spaced_in_affine(&self, before: Token, token: Token, was_spaced: bool) -> bool {
        let is_operator = |kind: Kind| matches!(kind, Kind::Mark(b'+' | b'*' | b'<' | b'>'));
        match (before.kind, token.kind) {
            (_, Kind::Mark(b'-')) => self.is_operand(1) || was_spaced,
            (Kind::Mark(b'-'), _) => self.is_operand(2),
            (before, token) => is_operator(before) || is_operator(token) || was_spaced,
        }
    }

    /// Whether the token before, or that before it, ends an operand of an affine operator.
    fn is_operand(&self, back: usize) -> bool {
        let Some(at) = self.at.checked_sub(back) else { return false };
        let token = self.tokens[at];
        let word = self.slice(token);
        match token.kind {
            Kind::Number | Kind::Close(_) => true,
            Kind::Word => !matches!(word, b"mod" | b"floordiv" | b"ceildiv"),
            _ => false,
        }
    }
}
