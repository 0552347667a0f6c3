// Writes the same rows as the server does, with Prisma alone: no HTTP, no rules. One job for each message.
import { openDatabase } from '../../../packages/db/src/client.ts';

type Job = { url: string; kind: 'contactForm' | 'article'; id: number; seconds: number; atOnce: number };

process.once('message', async ({ url, kind, id, seconds, atOnce }: Job) => {
  const db = await openDatabase(url);
  let written = 0;
  const until = performance.now() + seconds * 1000;
  const text = 'Ana pano yenileme için teklif rica ederiz.';
  const save = () =>
    kind === 'contactForm'
      ? db.$transaction(async (tx) => {
          const form = { name: 'Ölçüm', email: 'olcum@ornek.example', message: text, search: text };
          const { id: entityId } = await tx.contactForm.create({
            data: { ...form, mail: { create: { locale: 'tr' } } },
          });
          await tx.activity.create({ data: { action: 'create', entity: 'contactForm', entityId } });
        })
      : db.$transaction(async (tx) => {
          await tx.article.update({ where: { id }, data: { excerpt: `${written}`, version: { increment: 1 } } });
          await tx.activity.create({ data: { action: 'update', entity: 'article', entityId: id } });
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
