//! The tags of a text, and the lines below each of them.

use super::{PtnFault, Read, at};

/// A tag with its value, and what stands below it.
#[derive(Clone, Debug)]
pub(super) struct Tag<'a> {
    pub(super) line: usize,
    pub(super) name: &'a str,
    pub(super) value: String,
    /// Each line with its number.
    pub(super) below: Vec<(usize, &'a str)>,
}

/// The tags of one deal.
#[derive(Clone, Default, Debug)]
pub(super) struct Tags<'a>(Vec<Tag<'a>>);

impl<'a> Tags<'a> {
    pub(super) fn get(&self, name: &str) -> Option<&Tag<'a>> {
        self.0.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// Where the deal begins.
    pub(super) fn line(&self) -> usize {
        self.0.first().map_or(1, |tag| tag.line)
    }
}

/// The deals of a text. Each begins with an event, or where a tag comes again that a deal has once.
pub(super) fn deals(text: &str) -> Read<Vec<Tags<'_>>> {
    let mut deals = vec![Tags::default()];
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('%') {
            continue;
        }
        let Some(last) = deals.last_mut() else { break };
        if text.starts_with('[') {
            let tag = tag(line, text)?;
            let again = ["Event", "Deal"].iter().any(|once| tag.name.eq_ignore_ascii_case(once))
                && (last.get(tag.name).is_some()
                    || tag.name.eq_ignore_ascii_case("Event") && last.get("Deal").is_some());
            if again {
                deals.push(Tags(vec![tag]));
            } else {
                last.0.push(tag);
            }
        } else if let Some(tag) = last.0.last_mut() {
            tag.below.push((line, text));
        } else {
            // Words before the first tag, such as those of a letter that the deal came with.
        }
    }
    deals.retain(|deal| deal.get("Deal").is_some());
    Ok(deals)
}

/// Reads `[Name "value"]`. The closing bracket was missing in some that were published.
fn tag(line: usize, text: &str) -> Read<Tag<'_>> {
    let inner = &text[1..];
    let (Some(from), Some(to)) = (inner.find('"'), inner.rfind('"')) else {
        return at(line, PtnFault::NoTag);
    };
    let name = inner[..from].trim();
    if from == to || name.is_empty() || name.contains(char::is_whitespace) {
        return at(line, PtnFault::NoTag);
    }
    Ok(Tag { line, name, value: plain(&inner[from + 1..to]), below: Vec::new() })
}

/// A value as it is meant: what has a backslash before it is taken as it is.
fn plain(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        plain.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
    }
    plain
}
