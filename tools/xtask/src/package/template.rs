//! Text with placeholders: `{{name}}`.

/// Fills in the placeholders of a template. An unknown one and one without an end are errors.
pub fn render(template: &str, values: &[(&str, &str)]) -> Result<String, String> {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").ok_or("a placeholder has no end")?;
        let value = values.iter().find(|(key, _)| *key == name);
        out.push_str(before);
        out.push_str(value.ok_or_else(|| format!("there is no value for '{name}'"))?.1);
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::render;

    #[test]
    fn placeholders_are_filled_in() {
        let values = [("a", "1"), ("b", "{{a}}")];
        assert_eq!(render("{{a}}-{{b}}-{c}", &values).as_deref(), Ok("1-{{a}}-{c}"));
        assert_eq!(render("{{c}}", &values), Err("there is no value for 'c'".to_owned()));
        assert!(render("{{a", &values).is_err());
    }
}
