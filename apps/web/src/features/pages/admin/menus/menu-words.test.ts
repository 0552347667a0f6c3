import { expect, test } from 'vitest';
import { numberItems } from './menu-words';

const label = { tr: null, en: null };
const home = { kind: 'section', section: 'home', label } as const;
const projects = { kind: 'list', list: 'projects', label } as const;
const own = { kind: 'address', url: 'https://emo.example', label: { tr: 'Odamız', en: null } } as const;

test('an item of a menu keeps its number wherever it stands and whatever it is called, twins too', () => {
  const before = numberItems([home, projects, own, own]);
  expect(before.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  expect(new Set(before.map(({ id }) => id)).size).toBe(4);
  const renamed = { ...projects, label: { tr: 'İşlerimiz', en: null } };
  const after = numberItems([own, renamed, own, home]);
  const numbers = (rows: typeof before, kind: string) =>
    rows.filter(({ item }) => item.kind === kind).map(({ id }) => id);
  for (const kind of ['section', 'list', 'address']) expect(numbers(after, kind)).toEqual(numbers(before, kind));
});
