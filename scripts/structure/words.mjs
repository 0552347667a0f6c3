/** The words of a name in lower case: `tRPCRouter`, `hero-section.ts` and `HERO_SECTION` are several words each. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Whether words come one after the other in a name. */
export const hasWords = (name, words) => ` ${wordsOf(name).join(' ')} `.includes(` ${words} `);

/** The names with a forbidden word: those that a file declares, and its own. */
export function findForbiddenWords(source, forbidden, right) {
  const file = source.path.split('/').map((name) => ({ name, start: 0 }));
  return [...file, ...source.declared].flatMap(({ name, start }) => {
    const rest = withoutRightWords(name, source.path, right);
    const row = forbidden.find(({ forms }) => forms.some((form) => matches(form, name, rest)));
    return row ? [{ source, start, name, write: row.write }] : [];
  });
}

const matches = (form, name, words) =>
  form.startsWith('=') ? words !== '' && name === form.slice(1) : words.includes(` ${form} `);

function withoutRightWords(name, path, right) {
  let words = ` ${wordsOf(name).join(' ')} `;
  for (const { name: allowed, where } of right) {
    if (where && !where.test(path)) continue;
    words = allowed ? words.replaceAll(` ${allowed} `, ' | ') : '';
  }
  return words;
}
