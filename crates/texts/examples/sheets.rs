//! Prints the rule sheets of all presets, or of those named: for reading them.
fn main() {
    let names: Vec<String> = std::env::args().skip(2).collect();
    let lang = std::env::args().nth(1).unwrap_or_default().parse().unwrap_or_default();
    for preset in
        five_hundred::PRESETS.iter().filter(|p| names.is_empty() || names.iter().any(|n| n == p.name))
    {
        if let Ok(rules) = five_hundred::Rules::preset(preset.name) {
            println!("{}", texts::Texts::new(lang).rule_sheet(&rules));
        }
    }
}
