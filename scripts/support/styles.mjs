// What of a built stylesheet is too new for a list of browsers.
import { generate, parse, walk } from 'css-tree';
import { findFeature, findTooOld, listFeatures } from './versions.mjs';

const units = {
  dvh: 'viewport_percentage_units_dynamic',
  dvw: 'viewport_percentage_units_dynamic',
  svh: 'viewport_percentage_units_small',
  svw: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  lvw: 'viewport_percentage_units_large',
  cqw: 'container_query_length_units',
  cqi: 'container_query_length_units',
  lh: 'lh',
  rlh: 'rlh',
  cap: 'cap',
};

/** `color-mix` and others, wherever in the types MDN has them. */
const functions = new Map([...listFeatures('css.types')].map(([name, feature]) => [name, feature]));

/**
 * @param code the stylesheet
 * @param oldest the first version of each browser that must understand it
 * @returns what is too new: its path in MDN's table, where it stands, and the browsers that lack it
 */
export function checkStyles(code, oldest) {
  const problems = [];
  const report = (path, place, feature = findFeature(path)) => {
    const browsers = findTooOld(feature, oldest);
    if (browsers.length > 0) problems.push({ path, place, browsers });
    return browsers.length > 0;
  };
  let guards = 0;
  walk(parse(code, { parseCustomProperty: true, positions: true }), {
    enter(node) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') guards += 1;
        else report(`css.at-rules.${node.name}`, `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`);
      }
      if (node.type === 'Rule') {
        if (this.rule) report('css.selectors.nesting', generate(node.prelude));
        if (!guards) checkSelectors(node.prelude, report);
        if (!guards) checkDeclarations(node, report);
      }
      if (node.type === 'FeatureRange' && node.kind === 'media')
        report('css.at-rules.media.range_syntax', `@media ${generate(node)}`);
      if (node.type === 'Feature' && node.kind === 'media')
        report(`css.at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`, `@media ${generate(node)}`);
    },
    leave(node) {
      if (node.type === 'Atrule' && node.name === 'supports') guards -= 1;
    },
  });
  return problems;
}

/** The same of a selector that a script looks for. */
export const checkSelector = (selector, oldest) => checkStyles(`${selector} {}`, oldest);

/** One selector that a browser does not know takes the whole list with it. */
function checkSelectors(prelude, report) {
  const place = generate(prelude);
  walk(prelude, (node) => {
    if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return;
    if (node.name.startsWith('-')) return;
    report(`css.selectors.${node.name}`, place);
    const isList = node.name === 'not' && node.children?.first?.children?.size > 1;
    if (isList) report('css.selectors.not.selector_list', place);
  });
}

function checkDeclarations(rule, report) {
  const declarations = rule.block.children.toArray().filter(({ type }) => type === 'Declaration');
  const isFlex = declarations.some(({ property, value }) => property === 'display' && /flex/.test(generate(value)));
  const understood = new Set();
  for (const { property, value } of declarations) {
    const place = `${generate(rule.prelude)} { ${property}: ${generate(value)} }`;
    if (property.startsWith('-') && !property.startsWith('--')) {
      understood.add(property.replace(/^-\w+-/, ''));
      continue;
    }
    // Of two the browser takes the last that it understands; with a variable it cannot tell before it is too late.
    if (understood.has(property) && !/var\(/.test(generate(value))) continue;
    const features = [...featuresOf(property, value, isFlex)];
    const tooNew = features.filter(([path, feature]) => report(path, place, feature));
    if (tooNew.length === 0) understood.add(property);
  }
}

function* featuresOf(property, value, isFlex) {
  const path = `css.properties.${property}`;
  if (!property.startsWith('--')) yield [path, findFeature(path)];
  if (isFlex && /^(?:row-|column-)?gap$/.test(property))
    yield [`${path}.flex_context`, findFeature(`${path}.flex_context`)];
  const features = [];
  walk(value, (node) => {
    if (node.type === 'Identifier' && !property.startsWith('--'))
      features.push([`${path}.${node.name}`, findFeature(`${path}.${node.name}`)]);
    if (node.type === 'Function' && functions.has(node.name))
      features.push([`css.types.${node.name}`, functions.get(node.name)]);
    if (node.type === 'Dimension' && units[node.unit]) {
      const unit = `css.types.length.${units[node.unit]}`;
      features.push([unit, findFeature(unit)]);
    }
  });
  yield* features;
}
