// Writes the same rows as the server, with every column, with Prisma alone: no HTTP, no validation. One job for each
// message.
import { openDatabase } from '@pano/db';

type Job = { url: string; kind: 'contactForm' | 'article'; id: number; seconds: number; atOnce: number };

process.once('message', async ({ url, kind, id, seconds, atOnce }: Job) => {
  const db = await openDatabase(url);
  let written = 0;
  const until = performance.now() + seconds * 1000;
  const text = 'Ana pano yenileme için teklif rica ederiz.';
  const form = { name: 'Ölçüm', email: 'olcum@ornek.example', message: text, phone: null, subject: null };
  const article = await db.article.findUnique({ where: { id }, select: { title: true, search: true } });
  const last = await db.revision.findFirst({ where: { entity: 'article', record: id }, orderBy: { number: 'desc' } });
  const data = last?.data ?? JSON.stringify(await db.article.findUnique({ where: { id } }));
  const person = { userId: 1, userName: 'yonetici@ornekelektrik.example' };
  let number = last?.number ?? 0;
  const request = { address: '127.0.0.1', requestId: '00000000-0000-4000-8000-000000000000' };
  const user = { userId: 1, userEmail: 'yonetici@ornekelektrik.example', search: 'yonetici ornekelektrik example' };
  const save = () =>
    kind === 'contactForm'
      ? db.$transaction(async (tx) => {
          const search = 'olcum olcum ornek example ana pano yenileme icin teklif rica ederiz';
          const { id: entityId } = await tx.contactForm.create({ data: { ...form, search } });
          await tx.contactMail.create({ data: { contactFormId: entityId, locale: 'tr' } });
          const { requestId } = request;
          await tx.activity.create({ data: { action: 'create', entity: 'contactForm', entityId, requestId } });
        })
      : db.$transaction(async (tx) => {
          const excerpt = `${written}`;
          const search = `${article?.search} ${excerpt}`;
          await tx.article.update({ where: { id }, data: { excerpt, search, version: { increment: 1 } } });
          const changes = JSON.stringify([{ field: 'excerpt', before: `${written - 1}`, after: excerpt }]);
          const label = article?.title ?? null;
          const entry = { action: 'update', entity: 'article', entityId: id, label, changes };
          await tx.activity.create({ data: { ...entry, ...request, ...user } });
          number += 1;
          const fields = '["excerpt"]';
          const revision = { entity: 'article', record: id, number, data, fields, origin: 'api', ...person };
          await tx.revision.create({ data: revision });
        });
  const work = async () => {
    while (performance.now() < until) {
      await save();
      written += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const perSecond = (written * 1000) / (performance.now() - begun);
  await db.$disconnect();
  process.send?.(perSecond, () => process.exit());
});
