// Which browsers of a list do not have a feature yet, from MDN's table of browser compatibility.
import bcd from '@mdn/browser-compat-data/forLegacyNode';

/** MDN's names for those of browserslist, and people's. */
const names = {
  chrome: ['chrome', 'Chrome'],
  edge: ['edge', 'Edge'],
  firefox: ['firefox', 'Firefox'],
  safari: ['safari', 'Safari'],
  ios_saf: ['safari_ios', 'iOS'],
};

/** The entry of a feature by its path (`css.selectors.has`), or undefined where MDN has none. */
export const findFeature = (path) => path.split('.').reduce((entry, key) => entry?.[key], bcd);

/**
 * @param feature an entry of MDN's table; browsers are taken to have what it does not know
 * @param oldest the first version of each browser that must have it
 * @returns for each browser that is too old what it needs, such as "Chrome 92 (from 104)"
 */
export function findTooOld(feature, oldest) {
  const { support } = feature?.__compat ?? {};
  if (!support) return [];
  return [...oldest].flatMap(([browser, version]) => {
    const [key, name] = names[browser];
    const spans = findSpans(support[key]);
    if (!spans || spans.some(({ from, until }) => from <= version && version < until)) return [];
    const since = Math.min(...spans.map(({ from }) => from).filter((from) => from > version));
    return [`${name} ${version} (${Number.isFinite(since) ? `from ${since}` : 'never'})`];
  });
}

/** From which version to which one a feature is there under its own name and without a setting; null where nobody knows. */
function findSpans(statements) {
  if (statements === undefined) return null;
  const plain = [statements].flat().filter(({ flags, prefix, alternative_name: alias }) => !flags && !prefix && !alias);
  if (plain.some(({ version_added: added }) => added === null)) return null;
  return plain.map(({ version_added: added, version_removed: removed }) => ({
    from: toNumber(added),
    until: toNumber(removed),
  }));
}

const toNumber = (version) =>
  typeof version === 'string' && version !== 'preview'
    ? Number.parseFloat(version.replace('≤', ''))
    : Number.POSITIVE_INFINITY;

/** Whether all of several features with one name are too new; the browsers that lack the oldest of them. */
export function findTooOldForAll(features, oldest) {
  const results = features.map((feature) => findTooOld(feature, oldest));
  return results.reduce((least, next) => (next.length < least.length ? next : least), results[0] ?? []);
}

/** Every entry below a path with its key, such as the functions of CSS. */
export function* listFeatures(path) {
  yield* walk(findFeature(path));
}

function* walk(entry) {
  for (const [key, child] of Object.entries(entry ?? {})) {
    if (key === '__compat') continue;
    yield [key, child];
    yield* walk(child);
  }
}
