//! The rules in WebAssembly are the same rules, and the bots the same bots.

use crate::browser::BrowserUser;

pub(crate) fn every_case_holds_in_webassembly(user: &BrowserUser<'_>) {
    let house = user.house();
    let (folder, files) = house.conformance();
    assert!(!files.is_empty());
    let open = house.open_apart(&folder, 0);
    user.visit(&open.address);
    let mut cases = 0;
    for file in files {
        let answer: Vec<String> = user.wait_for(&format!(
            "(async () => {{
              const {{ default: start, check }} = await import('./page.js');
              await start({{ module_or_path: 'page_bg.wasm' }});
              return check(await (await fetch('{file}')).text());
            }})().then(done, (error) => done(['0', String(error)]));"
        ));
        let (count, failed) = answer.split_first().unwrap();
        assert!(failed.is_empty(), "{file}:\n{}", failed.join("\n"));
        assert_ne!(count, "0", "{file} has no cases");
        cases += count.parse::<usize>().unwrap();
    }
    println!("{cases} conformance cases hold in WebAssembly");
    // They think for seconds: one series at a time.
    let ask = |what: &str| {
        let script = format!(
            "import('./page.js').then((page) => done(String({what})), (error) => done(String(error)));"
        );
        user.wait_for::<String>(&script)
    };
    let series: usize = ask("page.series()").parse().unwrap();
    assert_ne!(series, 0, "no bots were looked at");
    for at in 0..series {
        assert_eq!(ask(&format!("page.difference({at}) ?? ''")), "");
    }
    println!("bots decide in WebAssembly as they do here, in {series} series of hands");
    house.close(open);
}
