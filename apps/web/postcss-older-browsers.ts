// What Lightning CSS does not lower of the styles of the site, for browsers that would leave it out.
import { type AtRule, type Container, type Document, list, type Plugin, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * How often the selectors of a layer are raised by an id, which no class outweighs. Tailwind writes the layers in this order,
 * so of two that are as specific the later one wins. The base is written for elements: components outweigh it by a class.
 */
const heights = new Map([
  ['properties', 0],
  ['theme', 0],
  ['base', 0],
  ['components', 0],
  ['utilities', 1],
]);
/** Of what stands in no layer. */
const outside = 2;

/** Matches everything, and is as specific as an id. */
const anyId = ':not(#\\#)';

/**
 * The same styles without cascade layers. The general plug-in for it raises by up to ten ids, because it does not know what
 * the layers are for, and makes the styles of the site a tenth larger.
 */
export const withoutLayers = (): Plugin => ({
  postcssPlugin: 'without-layers',
  Once(root) {
    root.walkRules((rule) => {
      const around = ancestors(rule);
      // Rules inside of others are relative to them, and those of keyframes have no selectors.
      if (around.some((node) => node.type === 'rule' || (isAtRule(node) && node.name.endsWith('keyframes')))) return;
      // In the base it may be more specific, and nowhere else is it written.
      rule.selector = rule.selector.replaceAll(':where(', ':is(');
      const layer = around.find((node): node is AtRule => isAtRule(node) && node.name === 'layer');
      const height = layer ? heights.get(layer.params) : outside;
      if (height === undefined) throw rule.error(`The layer "${layer?.params}" has no place in the order`);
      if (height > 0) rule.selectors = rule.selectors.map((selector) => raise(selector, anyId.repeat(height)));
    });
    root.walkAtRules('layer', (layer) => {
      layer.replaceWith(layer.nodes ?? []);
    });
  },
});

const isAtRule = (node: Container | Document): node is AtRule => node.type === 'atrule';

function ancestors(rule: Rule): (Container | Document)[] {
  const around: (Container | Document)[] = [];
  for (let node: Container | Document | undefined = rule.parent; node; node = node.parent) around.push(node);
  return around;
}

/** Adds to the first compound of a selector, before its pseudo-element. */
function raise(selector: string, suffix: string): string {
  const first = selectorParser().astSync(selector).first;
  const end = first.nodes.find((node) => node.type === 'combinator' || selectorParser.isPseudoElement(node));
  const place = end?.sourceIndex ?? selector.length;
  return selector.slice(0, place).trimEnd() + suffix + selector.slice(place);
}

const sides = new Map([
  ['inline', ['left', 'right']],
  ['block', ['top', 'bottom']],
]);
const bothSides = /^(padding|margin)-(inline|block)$/;

/** `padding-inline` of a variable as left and right; Lightning CSS cannot tell how many values it has. */
export const withoutShorthands = (): Plugin => ({
  postcssPlugin: 'without-shorthands',
  Declaration(declaration) {
    const [, box, axis = ''] = bothSides.exec(declaration.prop) ?? [];
    if (!box || !declaration.value.includes('var(')) return;
    const [first = '', second = first] = list.space(declaration.value);
    for (const [place, side] of (sides.get(axis) ?? []).entries())
      declaration.cloneBefore({ prop: `${box}-${side}`, value: place === 0 ? first : second });
    declaration.remove();
  },
});

/**
 * Browsers that know no `<dialog>` run none of our scripts (vite-plugin-first-paint.ts): Chrome before 87, Safari before 15.4,
 * Firefox before 98. What styles them is what came with the same version.
 */
const withoutProgram =
  '(not (inset: 0)) or (not selector(:focus-visible)) or ((-moz-appearance: none) and (not (hyphenate-character: auto)))';

/** What is shown where scripts are forbidden is shown where they do not run, too. */
export const withoutScripts = (): Plugin => ({
  postcssPlugin: 'without-scripts',
  Once(root) {
    root.walkAtRules('media', (media) => {
      if (/^\(scripting:\s*none\)$/.test(media.params))
        media.after(media.clone({ name: 'supports', params: withoutProgram }));
    });
  },
});
