import { join } from 'node:path';
import { median } from './measure.mjs';
import { anArticle, send } from './requests.mjs';
import { measureBareWrites } from './servers.mjs';

const connections = 8;

/**
 * Saves per second through the API, and of Prisma alone over the same database, measured alternately.
 * @param writing how many rounds of how many seconds
 */
export async function measureSaves({ content, server: { url }, session, dataDir }, writing, report) {
  const article = await anArticle(url, session);
  const kinds = {
    contactForm: saveContactForm(url),
    article: saveArticle({ url, session }, article),
  };
  for (const [kind, save] of Object.entries(kinds)) {
    const pairs = [];
    for (let round = 0; round < writing.rounds; round += 1) {
      const ours = await sustained(save, writing.seconds);
      const job = { kind, id: article, seconds: writing.seconds, atOnce: connections };
      const bare = await measureBareWrites({ url: `file:${join(dataDir, 'pano.db')}`, ...job });
      pairs.push([ours, bare]);
    }
    const [ours, bare] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
    const ratio = median(pairs.map(([a, b]) => a / b));
    const name = kind === 'article' ? 'article saves' : 'contact-form saves';
    report.bar(
      `${name} against Prisma alone, ${content}`,
      ratio,
      0.7,
      `${Math.round(ours)}/s against ${Math.round(bare)}/s`,
    );
  }
}

const form = { name: 'Ölçüm', email: 'olcum@ornek.example', message: 'Ana pano yenileme için teklif rica ederiz.' };

export const saveContactForm = (url) => () => send(`${url}/api/v1/contact-forms`, 'POST', form, {});

/** A save of an article, another one each time. */
export const saveArticle =
  ({ url, session }, article) =>
  (i) =>
    send(`${url}/api/v1/admin/articles/${article}`, 'PUT', { excerpt: String(i) }, session);

/** How many saves a server takes per second, several at a time. */
export async function sustained(save, seconds) {
  let written = 0;
  const begun = performance.now();
  const work = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await save(written);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (written * 1000) / (performance.now() - begun);
}
