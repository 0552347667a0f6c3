import { fold } from '@pano/i18n/text/fold';
import type { ApiContext } from '#platform/context';
import { matchIndexedWords, matchWords } from '#platform/records/search';
import type { FoundRecord, SearchKind } from './search.schema';

const mostOfEachKind = 5;
/** Among so many the titles that have the words themselves are looked for; they come first. */
const lookedThrough = 200;

/** Records of every kind whose search column has all words of the text, a few of each, for jumping to them. */
export async function records({ db }: ApiContext, q: string): Promise<FoundRecord[]> {
  if (fold(q) === '') return [];
  const where = matchWords(q);
  const [inArticles, inProjects, inContactForms] = await Promise.all([
    matchIndexedWords(db, 'Article', q),
    matchIndexedWords(db, 'Project', q),
    matchIndexedWords(db, 'ContactForm', q),
  ]);
  const take = lookedThrough;
  const words = fold(q).split(' ');
  const toRecords = (kind: SearchKind) => (rows: Row[]) => bestOf(kind, rows, words);
  const id = { id: 'desc' } as const;
  const order = [{ order: 'asc' as const }, { id: 'asc' as const }];
  const found = await Promise.all([
    db.article.findMany({ where: inArticles, take, orderBy: id, select: titled }).then(toRecords('articles')),
    db.service.findMany({ where, take, orderBy: order, select: titled }).then(toRecords('services')),
    db.heroSection.findMany({ where, take, orderBy: order, select: titled }).then(toRecords('heroSections')),
    db.category.findMany({ where, take, orderBy: { id: 'asc' }, select: named }).then(toRecords('categories')),
    db.project.findMany({ where: inProjects, take, orderBy: order, select: titled }).then(toRecords('projects')),
    db.brand.findMany({ where, take, orderBy: order, select: named }).then(toRecords('brands')),
    db.page.findMany({ where, take, orderBy: { id: 'asc' }, select: titled }).then(toRecords('pages')),
    db.keyword
      .findMany({ where, take, orderBy: order, select: { id: true, keyword: true } })
      .then(toRecords('keywords')),
    db.contactForm
      .findMany({ where: inContactForms, take, orderBy: id, select: named })
      .then(toRecords('contactForms')),
  ]);
  return found.flat();
}

const titled = { id: true, title: true } as const;
const named = { id: true, name: true } as const;

type Row = { id: number } & ({ title: string } | { name: string } | { keyword: string });

function bestOf(kind: SearchKind, rows: Row[], words: string[]): FoundRecord[] {
  const found = rows.map((row): FoundRecord => ({ kind, id: row.id, title: titleOf(row) }));
  const isNamed = ({ title }: FoundRecord) => words.every((word) => fold(title).includes(word));
  return [...found.filter(isNamed), ...found.filter((record) => !isNamed(record))].slice(0, mostOfEachKind);
}

function titleOf(row: Row): string {
  if ('title' in row) return row.title;
  return 'name' in row ? row.name : row.keyword;
}
