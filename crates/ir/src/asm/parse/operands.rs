//! Uses of values by name, and block arguments, in custom forms.

use super::AsmParser;
use super::names::Name;
use crate::Result;
use crate::attrs::Attr;
use crate::loc::Loc;
use crate::types::Type;

/// A use of an SSA name that is not resolved to a value yet: its type may come later in the text.
#[derive(Clone, Copy)]
pub struct Unresolved {
    pub(super) name: Name,
    /// The number after `#`; zero when there is none.
    pub number: u32,
}

impl Unresolved {
    /// An argument without a name, at an offset.
    pub(crate) fn unnamed(offset: u32) -> Self {
        Self { name: Name::none(offset), number: 0 }
    }

    /// Whether there is a name.
    pub fn is_named(&self) -> bool {
        self.name.start != self.name.end
    }

    /// The offset of the name.
    pub fn offset(&self) -> u32 {
        self.name.start
    }

    /// The name with its `%`.
    pub fn text<'p>(&self, asm: &AsmParser<'p>) -> &'p [u8] {
        asm.source(self.name.start, self.name.end)
    }

    /// Parses `%name` of an argument.
    pub fn parse_argument(asm: &mut AsmParser<'_>) -> Result<Self> {
        let name = asm.value_name("expected SSA operand")?;
        if asm.at(b'#') {
            return Err(asm.error_at(asm.offset(), "result number not allowed in argument list"));
        }
        Ok(Self { name, number: 0 })
    }

    /// Parses `%name` or `%name#1`.
    #[inline]
    pub fn parse(asm: &mut AsmParser<'_>) -> Result<Self> {
        let name = asm.value_name("expected SSA operand")?;
        if !asm.at(b'#') {
            return Ok(Self { name, number: 0 });
        }
        let digits = core::str::from_utf8(asm.name().get(1..).unwrap_or(&[])).unwrap_or("");
        let Ok(number) = digits.parse::<u32>() else {
            return Err(asm.error_at(asm.offset(), "invalid SSA value result number"));
        };
        asm.bump(1 + digits.len());
        Ok(Self { name, number })
    }
}

/// A block argument in a custom form.
#[derive(Clone, Copy)]
pub struct Argument {
    /// The name.
    pub name: Unresolved,
    /// The type, if the text has one.
    pub ty: Option<Type>,
    /// The attribute dictionary, if the text has one.
    pub attrs: Option<Attr>,
    /// The location, if the text has one.
    pub loc: Option<Loc>,
}

impl Argument {
    /// Parses `%name`, and, if asked for, `: type` and `{attributes}`, and an optional `loc(...)`.
    pub(super) fn parse(asm: &mut AsmParser<'_>, with_type: bool, with_attrs: bool) -> Result<Self> {
        let mut argument = Self { name: Unresolved::parse_argument(asm)?, ty: None, attrs: None, loc: None };
        if with_type {
            asm.expect(b':', "expected ':'")?;
            argument.ty = Some(asm.parse_type()?);
        }
        if with_attrs && asm.at(b'{') {
            argument.attrs = Some(asm.parse_dict_attr()?);
        }
        argument.loc = asm.parse_optional_trailing_loc()?;
        Ok(argument)
    }
}
