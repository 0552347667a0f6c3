/** The style sheet of the reference; colours as in the design tokens of the site. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --bg: #f5f6f4; --surface: #fff; --line: #dde1dc; --text: #10202a; --text-2: #3c4a4d; --text-3: #5a6664;
  --night: #0d1b22; --night-text: #f5f6f4; --night-text-2: #c3cec9; --accent: #f47b20; --on-accent: #10202a;
  --link: #0b5ca0; --code: #eceeeb; --ok: #12693f; --err: #b3261e; --warn: #6b4e00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b151a; --surface: #122027; --line: #21363f; --text: #e9edea; --text-2: #b7c3bf; --text-3: #90a19e;
    --link: #8cc8ff; --code: #182a32; --ok: #6fdca5; --err: #ff9e95; --warn: #ffd977;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 4.5rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.6 system-ui, "Segoe UI", Arial, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; font-size: 0.875rem; }
header, nav, main { padding-inline: max(20px, 50vw - 500px); }
header { background: var(--night); color: var(--night-text-2); padding-block: 2.5rem 2rem; border-bottom: 4px solid var(--accent); }
header h1 { margin: 0.5rem 0; color: var(--night-text); font-size: clamp(2rem, 1.4rem + 2.4vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; }
header h1 small { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--night-text-2); }
header p { margin: 0; }
header a { color: #8cc8ff; }
.plate { display: inline-block; padding: 0.3rem 0.5rem; border-radius: 2px; background: var(--accent); color: var(--on-accent); font-size: 0.75rem; font-weight: 640; line-height: 1; letter-spacing: 0.05em; text-transform: uppercase; }
nav { position: sticky; top: 0; z-index: 1; display: flex; gap: 0.25rem 1.25rem; overflow-x: auto; padding-block: 0.75rem; background: var(--surface); border-bottom: 1px solid var(--line); white-space: nowrap; }
nav a { padding: 0.25rem 0; color: var(--text-2); text-decoration: none; }
nav a:hover { color: var(--text); text-decoration: underline; }
main { padding-block: 1rem 5rem; }
.intro { max-width: 46rem; color: var(--text-2); }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.5rem; letter-spacing: -0.015em; }
h3 { margin: 1.25rem 0 0.5rem; font-size: 0.8125rem; letter-spacing: 0.04em; text-transform: uppercase; color: var(--text-3); }
details { margin-bottom: 0.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.75rem; padding: 0.65rem 0.9rem; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: color-mix(in srgb, var(--code) 55%, transparent); }
.inside { padding: 0 0.9rem 0.9rem; border-top: 1px solid var(--line); }
.method { min-width: 4.25rem; padding: 0.25rem 0.4rem; border: 1px solid currentcolor; border-radius: 2px; font-size: 0.75rem; font-weight: 700; line-height: 1; text-align: center; }
.get { color: var(--link); } .post { color: var(--ok); } .put { color: var(--warn); } .delete { color: var(--err); }
.path { font-weight: 600; overflow-wrap: anywhere; }
.what { color: var(--text-2); font-size: 0.9375rem; }
.lock { margin-left: auto; padding: 0.15rem 0.4rem; border-radius: 2px; background: var(--code); color: var(--text-3); font-size: 0.75rem; }
.fields, .answer ul { margin: 0; padding: 0; list-style: none; }
.fields li { display: flex; flex-wrap: wrap; gap: 0.1rem 0.75rem; padding: 0.4rem 0; border-top: 1px solid var(--line); }
.fields li:first-child { border-top: 0; }
.fields code { font-weight: 600; }
.type { color: var(--text-2); font-size: 0.9375rem; overflow-wrap: anywhere; }
.must { color: var(--err); font-size: 0.8125rem; align-self: center; }
.note { color: var(--text-3); font-size: 0.875rem; align-self: center; margin: 0; }
.answer { border-radius: 4px; }
.answer summary { padding: 0.4rem 0.6rem; font-size: 0.9375rem; color: var(--text-2); }
.answer > pre, .answer > ul { margin: 0 0.6rem 0.6rem; }
.answer li { padding: 0.3rem 0; border-top: 1px solid var(--line); }
.status { font-weight: 700; }
.s2 { color: var(--ok); } .s4 { color: var(--err); } .sd { color: var(--text-3); }
pre { margin: 0.5rem 0 0; padding: 0.75rem; overflow-x: auto; border-radius: 4px; background: var(--code); line-height: 1.5; }
main > section > p code, .intro code, header code { padding: 0.1em 0.3em; border-radius: 2px; background: color-mix(in srgb, var(--text-3) 18%, transparent); overflow-wrap: anywhere; }
`;
