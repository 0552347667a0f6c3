import type { ApiContext } from '#platform/context';
import { type SampleTraces, sampleTraces } from '../samples/sample-profile';
import { type BackupTrouble, backupTrouble } from './backup-trouble';

/** How many records of each kind there are. */
type Counts = {
  articles: number;
  services: number;
  heroSections: number;
  categories: number;
  projects: number;
  brands: number;
  pages: number;
  contactForms: number;
};

/** What the owner may want to look at. */
export type Attention = {
  unreadMessages: number;
  drafts: number;
  scheduled: number;
  hiddenServices: number;
  hiddenArticles: number;
  hiddenProjects: number;
  hiddenCategories: number;
  projectsWithoutImages: number;
};

export type DashboardSummary = {
  counts: Counts;
  attention: Attention;
  sampleTraces: SampleTraces;
  backupTrouble: BackupTrouble | null;
};

/** What the first screen of the back office shows, in one answer. */
export async function summary({ db }: ApiContext): Promise<DashboardSummary> {
  const now = new Date();
  const hidden = { where: { visible: false } };
  const [counts, attention, traces, trouble] = await Promise.all([
    settle({
      articles: db.article.count(),
      services: db.service.count(),
      heroSections: db.heroSection.count(),
      categories: db.category.count(),
      projects: db.project.count(),
      brands: db.brand.count(),
      pages: db.page.count(),
      contactForms: db.contactForm.count(),
    }),
    settle({
      unreadMessages: db.contactForm.count({ where: { read: false } }),
      drafts: db.article.count({ where: { publishedAt: null } }),
      scheduled: db.article.count({ where: { publishedAt: { gt: now } } }),
      hiddenServices: db.service.count(hidden),
      hiddenArticles: db.article.count(hidden),
      hiddenProjects: db.project.count(hidden),
      hiddenCategories: db.category.count(hidden),
      projectsWithoutImages: db.project.count({ where: { image: null, images: { none: {} } } }),
    }),
    sampleTraces({ db }),
    backupTrouble(db),
  ]);
  return { counts, attention, sampleTraces: traces, backupTrouble: trouble };
}

/** Waits for all values of an object. */
async function settle<Key extends string>(promises: Record<Key, Promise<number>>): Promise<Record<Key, number>> {
  const entries = Object.entries<Promise<number>>(promises);
  const values = await Promise.all(entries.map(async ([key, promise]) => [key, await promise] as const));
  return Object.fromEntries(values) as Record<Key, number>;
}
