//! Syntax of data layout strings (LangRef: "Data Layout"). The error texts are LLVM's.

type Check<T = ()> = Result<T, String>;

fn malformed<T>(form: &str) -> Check<T> {
    Err(format!("malformed specification, must be of the form \"{form}\""))
}

/// Parses a decimal number of at most `bits` bits.
fn number(text: &str, bits: u32) -> Option<u32> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let value: u64 = text.parse().ok()?;
    (value < 1 << bits).then_some(value as u32)
}

fn address_space(text: &str) -> Check<u32> {
    if text.is_empty() {
        return Err("address space component cannot be empty".into());
    }
    number(text, 24).ok_or_else(|| "address space must be a 24-bit integer".into())
}

fn size(text: &str, what: &str) -> Check<u32> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    match number(text, 24) {
        Some(value) if value != 0 => Ok(value),
        _ => Err(format!("{what} must be a non-zero 24-bit integer")),
    }
}

/// Parses an alignment in bits. `zero` allows zero, which means one byte.
fn alignment(text: &str, what: &str, zero: bool) -> Check<u32> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    let Some(value) = number(text, 16) else {
        return Err(format!("{what} alignment must be a 16-bit integer"));
    };
    if value == 0 {
        return if zero { Ok(8) } else { Err(format!("{what} alignment must be non-zero")) };
    }
    if value % 8 != 0 || !(value / 8).is_power_of_two() {
        return Err(format!("{what} alignment must be a power of two times the byte width"));
    }
    Ok(value)
}

/// `i32:32:64`, `f64:64`, `v128:128`
fn primitive(kind: char, rest: &str) -> Check {
    let parts: Vec<&str> = rest.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return malformed(&format!("{kind}<size>:<abi>[:<pref>]"));
    }
    let bits = size(parts[0], "size")?;
    let abi = alignment(parts[1], "ABI", false)?;
    if kind == 'i' && bits == 8 && abi != 8 {
        return Err("i8 must be 8-bit aligned".into());
    }
    preferred(parts.get(2), abi)
}

fn preferred(text: Option<&&str>, abi: u32) -> Check {
    let Some(text) = text else { return Ok(()) };
    if alignment(text, "preferred", false)? < abi {
        return Err("preferred alignment cannot be less than the ABI alignment".into());
    }
    Ok(())
}

/// `a:0:64`
fn aggregate(rest: &str) -> Check {
    let parts: Vec<&str> = rest.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return malformed("a:<abi>[:<pref>]");
    }
    if !parts[0].is_empty() && number(parts[0], 24) != Some(0) {
        return Err("size must be zero".into());
    }
    let abi = alignment(parts[1], "ABI", true)?;
    preferred(parts.get(2), abi)
}

/// Adds the name of an address space to those declared so far.
fn space_name<'a>(name: &'a str, names: &mut Vec<&'a str>) -> Check {
    if matches!(name, "P" | "G" | "A") {
        return Err("Cannot use predefined address space names P/G/A in data layout".into());
    }
    if names.contains(&name) {
        return Err(format!("address space name `{name}` already used"));
    }
    names.push(name);
    Ok(())
}

/// Flags, number and name of the address space in `pue1(name):64:64`.
fn pointer_space<'a>(text: &'a str, names: &mut Vec<&'a str>) -> Check {
    let number = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let flags = &text[..text.len() - number.len()];
    if let Some(flag) = flags.chars().find(|flag| !matches!(flag, 'u' | 'e')) {
        return Err(format!("'{flag}' is not a valid pointer specification flag"));
    }
    let (number, name) = match number.find('(') {
        Some(open) => (&number[..open], Some(&number[open..])),
        None => (number, None),
    };
    let space = if number.is_empty() { 0 } else { address_space(number)? };
    if !flags.is_empty() && space == 0 {
        return Err("address space 0 cannot be unstable or have external state".into());
    }
    let Some(name) = name else { return Ok(()) };
    match name.strip_prefix('(').and_then(|name| name.strip_suffix(')')) {
        Some(name) if !name.is_empty() => space_name(name, names),
        _ => Err("Expected `( address space name )`".into()),
    }
}

/// `p1:64:64:64:32`
fn pointer<'a>(rest: &'a str, names: &mut Vec<&'a str>) -> Check {
    let parts: Vec<&str> = rest.split(':').collect();
    if !(3..=5).contains(&parts.len()) {
        return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    }
    pointer_space(parts[0], names)?;
    let bits = size(parts[1], "pointer size")?;
    let abi = alignment(parts[2], "ABI", false)?;
    preferred(parts.get(3), abi)?;
    if let Some(index) = parts.get(4)
        && size(index, "index size")? > bits
    {
        return Err("index size cannot be larger than the pointer size".into());
    }
    Ok(())
}

fn specification<'a>(spec: &'a str, names: &mut Vec<&'a str>) -> Check {
    let mut chars = spec.chars();
    let Some(kind) = chars.next() else {
        return Err("empty specification is not allowed".into());
    };
    let rest = chars.as_str();
    if let Some(spaces) = spec.strip_prefix("ni") {
        let Some(spaces) = spaces.strip_prefix(':') else {
            return malformed("ni:<address space>[:<address space>]...");
        };
        for space in spaces.split(':') {
            if address_space(space)? == 0 {
                return Err("address space 0 cannot be non-integral".into());
            }
        }
        return Ok(());
    }
    match kind {
        'i' | 'f' | 'v' => primitive(kind, rest),
        'a' => aggregate(rest),
        'p' => pointer(rest, names),
        // LLVM ignores this obsolete specification.
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => Err("malformed specification, must be just 'e' or 'E'".into()),
        'n' => rest.split(':').try_for_each(|bits| size(bits, "size").map(|_| ())),
        'S' => {
            if rest.is_empty() {
                return malformed("S<size>");
            }
            alignment(rest, "stack natural", false).map(|_| ())
        }
        'F' => {
            let mut chars = rest.chars();
            match chars.next() {
                None => malformed("F<type><abi>"),
                Some('i' | 'n') => alignment(chars.as_str(), "ABI", false).map(|_| ()),
                Some(other) => Err(format!("unknown function pointer alignment type '{other}'")),
            }
        }
        'P' | 'A' | 'G' => {
            if rest.is_empty() {
                return malformed(&format!("{kind}<address space>"));
            }
            address_space(rest).map(|_| ())
        }
        'm' => match rest.strip_prefix(':').filter(|mode| !mode.is_empty()) {
            None => malformed("m:<mangling>"),
            Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
            Some(_) => Err("unknown mangling mode".into()),
        },
        other => Err(format!("unknown specifier '{other}'")),
    }
}

/// Checks a data layout string; the error is LLVM's message.
pub(crate) fn check(text: &[u8]) -> Check {
    if text.is_empty() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(text);
    let mut names = Vec::new();
    text.split('-').try_for_each(|spec| specification(spec, &mut names))
}
