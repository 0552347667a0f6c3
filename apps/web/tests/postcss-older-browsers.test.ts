import postcss from 'postcss';
import { expect, test } from 'vitest';
import { withoutLayers, withoutScripts, withoutShorthands } from '../postcss-older-browsers.ts';

const process = async (plugin: postcss.Plugin, code: string) =>
  (await postcss([plugin]).process(code, { from: undefined })).css.replaceAll(/\s+/g, ' ');

test.each([
  ['components stay as they are', '@layer components{.card>a:hover{top:0}}', '.card>a:hover{top:0}'],
  ['a utility outweighs every class', '@layer utilities{.top-0{top:0}}', '.top-0:not(#\\#){top:0}'],
  ['what has no layer outweighs it', '.card a{top:0}', '.card:not(#\\#):not(#\\#) a{top:0}'],
  ['before a pseudo-element', '@layer utilities{.a:hover::before{top:0}}', '.a:hover:not(#\\#)::before{top:0}'],
  ['each of a list', '.a,.b{top:0}', '.a:not(#\\#):not(#\\#),.b:not(#\\#):not(#\\#){top:0}'],
  ['in a media query', '@media print{@layer utilities{.a{top:0}}}', '@media print{.a:not(#\\#){top:0}}'],
  ['no step of an animation', '@keyframes a{from{top:0}}', '@keyframes a{from{top:0}}'],
  ['no rule in a rule', '@layer components{.a{&:hover{top:0}}}', '.a{&:hover{top:0}}'],
  ['no list of layers', '@layer theme, base;@layer base{a:where(.b){top:0}}', 'a:is(.b){top:0}'],
])('without layers: %s', async (_name, code, expected) => {
  expect(await process(withoutLayers(), code)).toBe(expected);
});

test('an unknown layer stops the build', async () => {
  await expect(process(withoutLayers(), '@layer other{a{top:0}}')).rejects.toThrow('The layer "other" has no place');
});

test('shorthands of a variable become two declarations', async () => {
  expect(
    await process(
      withoutShorthands(),
      'a{padding-inline:var(--a);padding-block:2px calc(var(--b) + 1px);margin-block:1px}',
    ),
  ).toBe(
    'a{padding-left:var(--a);padding-right:var(--a);padding-top:2px;padding-bottom:calc(var(--b) + 1px);margin-block:1px}',
  );
});

test('what is shown without scripts is shown in browsers that run none of ours', async () => {
  const code = await process(withoutScripts(), '@media (scripting:none){a{top:0}}');
  expect(code).toMatch(/^@media \(scripting:none\)\{a\{top:0\}\} ?@supports \(not \(inset: 0\)\) or .*\{a\{top:0\}\}$/);
});
