import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../apps/web/browsers.ts';
import { checkScript } from './scripts.mjs';
import { checkStyles } from './styles.mjs';
import { findFeature, findTooOld } from './versions.mjs';

const site = oldestBrowsers('site');
const program = oldestBrowsers('program');
const paths = (problems) => problems.map(({ path }) => path);

test.each([
  ['a media query in range syntax', '@media (width >= 600px) { a { color: red } }', 'css.at-rules.media.range_syntax'],
  ['a cascade layer', '@layer base { a { color: red } }', 'css.at-rules.layer'],
  ['a nested rule', 'a { &:hover { color: red } }', 'css.selectors.nesting'],
  ['a selector of a list', 'a, b:is(.c, .d) { color: red }', 'css.selectors.is'],
  ['a function', 'a { background: linear-gradient(color-mix(in srgb, red, blue), red) }', 'css.types.color-mix'],
  ['a function in a variable', 'a { --tint: color-mix(in srgb, red, blue) }', 'css.types.color-mix'],
  [
    'a function that only a variable completes, below what all know',
    'a { color: red; color: color-mix(in srgb, var(--b), blue) }',
    'css.types.color-mix',
  ],
  ['a unit', 'a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a property', 'a { aspect-ratio: 1 }', 'css.properties.aspect-ratio'],
  ['a gap of a flex box', 'a { display: flex; gap: 1px }', 'css.properties.gap.flex_context'],
])('%s is too new for the styles of the site', (_name, code, path) => {
  expect(paths(checkStyles(code, site))).toEqual([path]);
});

test.each([
  ['what all browsers know', '@media (min-width: 600px) { a:hover, b::before { color: rgb(0 0 0 / 50%) } }'],
  ['what a browser says that it knows', '@supports (aspect-ratio: 1) { a { aspect-ratio: 1 } }'],
  ['what stands below something older', 'a { height: 100vh; height: 100dvh }'],
  ['what stands beside the name of an older browser', 'a { -webkit-user-select: none; user-select: none }'],
])('%s is not too new', (_name, code) => {
  expect(checkStyles(code, site)).toEqual([]);
});

test.each([
  ['a method of arrays', 'const list = [1].toReversed();', 'call.toReversed'],
  ['a function of the browser', 'const copy = structuredClone({});', 'api.structuredClone'],
  ['a function of a class', 'Object.hasOwn({}, "a");', 'javascript.builtins.Object.hasOwn'],
  ['a pattern that looks behind', '/(?<=a)b/.test("ab");', 'javascript.regular_expressions.lookbehind_assertion'],
  ['a block of a class', 'class A { static { A.b = 1; } }', 'javascript.classes.static.initialization_blocks'],
  ['a selector that it looks for', "document.querySelector('dialog:modal');", 'css.selectors.modal'],
  ['await at the top', 'await import("./a.js");', 'javascript.operators.await.top_level'],
])('%s is too new for the scripts of the site', (_name, code, path) => {
  expect(paths(checkScript(code, program))).toEqual([path]);
});

test.each([
  ['what all browsers have', 'const a = b?.c ?? 1; a ??= 2; class D { #e = 1; }'],
  ['what runs only where there is something to call', 'window.scheduler?.yield?.(); [1].toReversed?.();'],
  ['what the script defines itself', 'const structuredClone = () => {}; structuredClone();'],
])('%s is not too new', (_name, code) => {
  expect(checkScript(code, program)).toEqual([]);
});

test('says which browsers are too old, and which version it takes', () => {
  const [{ browsers, place }] = checkStyles('.card, .row:has(a) { color: red }', site);
  expect(place).toBe('.card,.row:has(a)');
  expect(browsers).toEqual([
    'Chrome 87 (from 105)',
    'Edge 87 (from 105)',
    'Firefox 78 (from 121)',
    'iOS 14 (from 15.4)',
    'Safari 14 (from 15.4)',
  ]);
});

test('the program asks for the latest of its polyfills only', () => {
  const source = readFileSync(new URL('../../apps/web/src/kit/shared/polyfills.ts', import.meta.url), 'utf8');
  const features = [...source.matchAll(/core-js\/actual\/(\w+)\/([\w-]+)/g)].map(([, owner, name]) => {
    const member = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const builtin = `${owner[0].toUpperCase()}${owner.slice(1)}`;
    return owner === 'url'
      ? findFeature(`api.URL.${member}_static`)
      : findFeature(`javascript.builtins.${builtin}.${member}`);
  });
  expect(features.length).toBeGreaterThan(5);
  // The first versions with both of what kit/shared/old-browser.ts looks for.
  const complete = new Map([
    ['chrome', 120],
    ['edge', 120],
    ['firefox', 119],
    ['safari', 17],
    ['ios_saf', 17],
  ]);
  expect(features.map((feature) => findTooOld(feature, complete))).toEqual(features.map(() => []));
  // What has the program's own polyfill.
  expect(findTooOld(findFeature('api.HTMLFormElement.requestSubmit'), complete)).toEqual([]);
});
