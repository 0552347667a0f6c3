import { fold } from '@pano/i18n/text/fold';
import { toSortKey } from '@pano/i18n/text/sort-key';
import Sqlite from 'better-sqlite3';

const stages = ['new', 'contacted', 'survey', 'quoted', 'won', 'lost', 'lost', 'spam'];
export const amounts = { articles: 100_000, projects: 10_000, contactForms: 50_000 };

const words = `pano kablo şalter topraklama kompanzasyon trafo aydınlatma sigorta kaçak akım rölesi ölçüm termal kamera
  enerji fatura reaktif bakım proje şantiye Bursa Nilüfer Osmangazi fabrika atölye depo otopark şarj istasyonu güneş
  paneli otomasyon sürücü motor sensör klemens bara hücre jeneratör kesici kumanda devreye alma test rapor`.split(
  /\s+/,
);

/** Pseudorandom numbers, the same in every run. */
function createRandom(seed = 1) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Adds far more content than a firm writes to a database with the sample content. */
export function generate(file: string): void {
  const db = new Sqlite(file);
  const random = createRandom();
  const text = (count: number) => Array.from({ length: count }, () => words[random(words.length)]).join(' ');
  const html = () => Array.from({ length: 4 }, () => `<p>${text(35)}.</p>`).join('');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace('Z', '+00:00');
  const categories = db.prepare('SELECT id FROM Category').pluck().all();
  const now = daysAgo(0);

  const article = db.prepare(
    `INSERT INTO Article (title, sortKey, slug, excerpt, content, categoryId, publishedAt, visible, search, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const project = db.prepare(
    `INSERT INTO Project (categoryId, title, sortKey, slug, description, content, location, "order", visible, search, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`,
  );
  const contactForm = db.prepare(
    `INSERT INTO ContactForm (name, email, phone, subject, message, read, search, createdAt, updatedAt, stage, stageAt,
       lostReason, quoteLira, repliedAt, emailKey, phoneKey, keyed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
  );
  db.pragma('synchronous = OFF');
  db.transaction(() => {
    for (let i = 1; i <= amounts.articles; i += 1) {
      const [title, excerpt, content] = [`${text(5)} ${i}`, text(15), html()];
      const search = fold(`${title} ${excerpt} ${content.replace(/<[^>]+>/g, ' ')}`);
      const published = i % 20 ? daysAgo(30 + i / 24) : null;
      const category = categories[random(categories.length)];
      article.run(
        title,
        toSortKey(title),
        `${fold(title).replaceAll(' ', '-')}`,
        excerpt,
        content,
        category,
        published,
        i % 50 ? 1 : 0,
        search,
        daysAgo(30 + i / 24),
        now,
      );
    }
    for (let i = 1; i <= amounts.projects; i += 1) {
      const [title, description, content] = [`${text(4)} ${i}`, text(12), html()];
      const search = fold(`${title} ${description} ${content.replace(/<[^>]+>/g, ' ')}`);
      const category = categories[random(categories.length)];
      project.run(
        category,
        title,
        toSortKey(title),
        `${fold(title).replaceAll(' ', '-')}`,
        description,
        content,
        'Bursa',
        1000 + i,
        search,
        now,
        now,
      );
    }
    for (let i = 1; i <= amounts.contactForms; i += 1) {
      // Every other visitor has written twice.
      const visitor = Math.floor((i * 2) / 3);
      const [name, email, message] = [text(2), `kisi${visitor}@ornek.example`, text(30)];
      const digits = String(2_245_000_000 + visitor);
      const search = fold(`${name} ${email} ${message}`);
      const stage = stages[random(stages.length)];
      contactForm.run(
        name,
        email,
        `0${digits}`,
        'Teklif İsteği',
        message,
        i % 10 ? 1 : 0,
        search,
        daysAgo(30 + i / 24),
        now,
        stage,
        stage === 'new' ? null : daysAgo(28 + i / 24),
        stage === 'lost' ? 'price' : null,
        stage === 'won' || stage === 'quoted' ? 1000 * random(500) : null,
        stage === 'new' ? null : daysAgo(29.9 + i / 24),
        email,
        `+90${digits}`,
      );
    }
  })();
  db.exec('ANALYZE');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}
