//! `terrace completions`: scripts that complete the commands, flags, words and passes in a shell.

use crate::commands::{self, Command};
use crate::flags::{Kind, dashed};
use crate::{Exit, Streams};
use std::fmt::Write as _;

/// The shells that scripts exist for.
const SHELLS: &[&str] = &["bash", "zsh", "fish"];

/// Prints the script of the shell that the first argument names.
pub fn run(tool: &str, args: &[String], io: &mut Streams<'_>) -> Exit {
    let script = match args {
        [shell] => match shell.as_str() {
            "bash" => bash(),
            "zsh" => zsh(),
            "fish" => fish(),
            "--help" | "-h" | "-help" => {
                let text = format!(
                    "OVERVIEW: Print a script that completes command lines\nUSAGE: {tool} <shell>\n\n\
                     Shells: {}\n\n\
                     bash: source <(terrace completions bash)\n\
                     zsh:  terrace completions zsh > ~/.zfunc/_terrace, in a directory of $fpath\n\
                     fish: terrace completions fish > ~/.config/fish/completions/terrace.fish\n",
                    SHELLS.join(", ")
                );
                return Ok(io.answer(&text));
            }
            other => {
                io.report(&format!(
                    "{tool}: unknown shell '{other}': there are scripts for {}\n",
                    SHELLS.join(", ")
                ));
                return Err(1);
            }
        },
        _ => {
            io.report(&format!("{tool}: expected one shell: {}\n", SHELLS.join(", ")));
            return Err(1);
        }
    };
    Ok(io.answer(&script))
}

/// A flag or a pass in a script: passes are flags, too.
struct Completion {
    /// The flag with its dashes.
    flag: String,
    doc: String,
    value: Value,
}

/// The value that a flag takes.
enum Value {
    None,
    /// After `=`, or as the next argument: a path or other text.
    Text,
    /// After `=`, or nothing.
    Optional,
    /// One of these words, with their help texts.
    Words(&'static [(&'static str, &'static str)]),
}

/// The flags of a command.
fn flags(command: &Command) -> Vec<Completion> {
    let mut all = Vec::new();
    command.with_grammar(&mut |grammar| {
        for (_, flags) in grammar.groups() {
            all.extend(flags.iter().map(|flag| Completion {
                flag: dashed(flag.name),
                doc: first_sentence(flag.doc),
                value: match flag.kind {
                    Kind::Switch => Value::None,
                    Kind::Value(_) | Kind::Passes => Value::Text,
                    Kind::Text => Value::Optional,
                    Kind::Word(words, _) => Value::Words(words),
                },
            }));
        }
        let passes = grammar.passes.map_or(&[][..], |registry| registry.passes);
        all.extend(passes.iter().map(|pass| Completion {
            flag: dashed(pass.name),
            doc: first_sentence(pass.summary()),
            value: if pass.options.is_empty() { Value::None } else { Value::Optional },
        }));
    });
    all
}

fn first_sentence(doc: &str) -> String {
    let line = doc.trim().lines().next().unwrap_or("");
    line.split(": ").next().unwrap_or(line).trim_end_matches('.').to_owned()
}

/// The commands' names and help texts, `help` and `version` included.
fn commands() -> impl Iterator<Item = (&'static str, &'static str)> {
    let others = [("help", "Show the help text"), ("version", "Show the version of this program")];
    commands::ALL.iter().map(|command| (command.name, command.summary)).chain(others)
}

fn names(separator: &str) -> String {
    commands().map(|(name, _)| name).collect::<Vec<_>>().join(separator)
}

fn bash() -> String {
    let mut out = String::from("# Completion of terrace for bash, made by 'terrace completions bash'.\n");
    let _ = write!(
        out,
        "_terrace() {{\n  local line cur flags words\n  line=\"${{COMP_LINE:0:COMP_POINT}}\"\n  \
         # The current word with its '=', at which bash splits.\n  cur=\"${{line##* }}\"\n  COMPREPLY=()\n  \
         if [ \"$COMP_CWORD\" -eq 1 ]; then\n    COMPREPLY=($(compgen -W '{0}' -- \"$cur\"))\n    return\n  fi\n  \
         case \"${{COMP_WORDS[1]}}\" in\n  completions) words='{1}' ;;\n  man | help) words='{0}' ;;\n",
        names(" "),
        SHELLS.join(" ")
    );
    for command in commands::ALL {
        let all = flags(command);
        if all.is_empty() {
            continue;
        }
        let _ = write!(out, "  {})\n    case \"$cur\" in\n", command.name);
        for Completion { flag, value, .. } in &all {
            if let Value::Words(words) = value {
                let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                let _ = writeln!(out, "    {flag}=*) words='{}' ;;", words.join(" "));
            }
        }
        let all = all.iter().map(|Completion { flag, value, .. }| match value {
            Value::Text | Value::Words(_) if flag.starts_with("--") => format!("{flag}="),
            _ => flag.clone(),
        });
        let _ = writeln!(out, "    esac\n    flags='{}'\n    ;;", all.collect::<Vec<_>>().join(" "));
    }
    out.push_str(
        "  esac\n  \
         if [ -n \"$words\" ]; then\n    COMPREPLY=($(compgen -W \"$words\" -- \"${cur#*=}\"))\n  \
         elif [[ \"$cur\" == -* && \"$cur\" != *=* ]]; then\n    COMPREPLY=($(compgen -W \"$flags\" -- \"$cur\"))\n    \
         [[ \"${COMPREPLY[0]}\" == *= ]] && compopt -o nospace 2>/dev/null\n  else\n    \
         COMPREPLY=($(compgen -f -- \"${cur#*=}\"))\n    compopt -o filenames 2>/dev/null\n  fi\n}\n\
         complete -F _terrace terrace\n",
    );
    out
}

fn zsh() -> String {
    let quote = |text: &str| {
        let mut out = String::new();
        for c in text.chars() {
            match c {
                '\'' => out.push_str("'\\''"),
                '[' | ']' | ':' | '\\' => {
                    out.push('\\');
                    out.push(c);
                }
                c => out.push(c),
            }
        }
        out
    };
    let mut out = String::from(
        "#compdef terrace\n# Completion of terrace for zsh, made by 'terrace completions zsh'.\n",
    );
    out.push_str("_terrace() {\n  local -a commands\n  commands=(\n");
    for (name, summary) in commands() {
        let _ = writeln!(out, "    '{name}:{}'", quote(summary));
    }
    out.push_str(
        "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n  \
         local command=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $command in\n",
    );
    for command in commands::ALL {
        let all = flags(command);
        if all.is_empty() {
            continue;
        }
        let _ = writeln!(out, "  {})\n    _arguments \\", command.name);
        for Completion { flag, doc, value } in &all {
            let doc = quote(doc);
            let _ = match value {
                Value::None => writeln!(out, "      '{flag}[{doc}]' \\"),
                Value::Text if !flag.starts_with("--") => {
                    writeln!(out, "      '{flag}[{doc}]:value:_files' \\")
                }
                Value::Text => writeln!(out, "      '{flag}=[{doc}]:value:_files' \\"),
                Value::Optional => writeln!(out, "      '{flag}=-[{doc}]::value:' \\"),
                Value::Words(words) => {
                    let words: Vec<String> = words
                        .iter()
                        .map(|(word, doc)| format!("{word}\\:\"{}\"", quote(doc).replace('"', "")))
                        .collect();
                    writeln!(out, "      '{flag}=[{doc}]:value:(({}))' \\", words.join(" "))
                }
            };
        }
        out.push_str("      '*:file:_files'\n    ;;\n");
    }
    let _ = writeln!(out, "  completions) _values shell {} ;;", SHELLS.join(" "));
    out.push_str(
        "  man|help) _describe command commands ;;\n  esac\n}\n\
         # As a file of $fpath this text is the body of the function; with 'source' it only defines it.\n\
         if [[ $funcstack[1] == _terrace ]]; then _terrace \"$@\"; else compdef _terrace terrace; fi\n",
    );
    out
}

fn fish() -> String {
    let quote = |text: &str| text.replace('\\', "\\\\").replace('\'', "\\'");
    let mut out = String::from("# Completion of terrace for fish, made by 'terrace completions fish'.\n");
    for (name, summary) in commands() {
        let _ = writeln!(
            out,
            "complete -c terrace -n __fish_use_subcommand -f -a {name} -d '{}'",
            quote(summary)
        );
    }
    let seen = |name: &str| format!("complete -c terrace -n '__fish_seen_subcommand_from {name}'");
    for command in commands::ALL {
        let seen = seen(command.name);
        for Completion { flag, doc, value } in flags(command) {
            let name = match flag.strip_prefix("--") {
                Some(long) => format!("-l {long}"),
                None => format!("-s {}", flag.trim_start_matches('-')),
            };
            let value = match value {
                Value::None | Value::Optional => String::new(),
                Value::Text => " -r".to_owned(),
                Value::Words(words) => {
                    let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                    format!(" -x -a '{}'", words.join(" "))
                }
            };
            let _ = writeln!(out, "{seen} {name}{value} -d '{}'", quote(&doc));
        }
    }
    let _ = writeln!(out, "{} -f -a '{}'", seen("completions"), SHELLS.join(" "));
    let _ = writeln!(out, "{} -f -a '{}'", seen("man help"), names(" "));
    out
}
