import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { readFields, startRecord, versionedTexts } from '#testing/versioned-records';

type Case = [name: string, live: object, outcome: { disputed: string[]; title: string; description: string }];

/** The draft has the title "Taslak"; what is live is changed meanwhile. */
const cases: Case[] = [
  ['live has not moved', {}, { disputed: [], title: 'Taslak', description: 'Açıklama' }],
  [
    'live moved where the draft touches nothing',
    { description: 'Yeni' },
    { disputed: [], title: 'Taslak', description: 'Yeni' },
  ],
  ['live moved to the same', { title: 'Taslak' }, { disputed: [], title: 'Taslak', description: 'Açıklama' }],
  ['live moved elsewhere', { title: 'Öteki' }, { disputed: ['title'], title: 'Öteki', description: 'Açıklama' }],
  [
    'live moved in both',
    { title: 'Öteki', description: 'Yeni' },
    { disputed: ['title'], title: 'Öteki', description: 'Yeni' },
  ],
];

test.each(cases)('%s', async (_, live, { disputed, ...expected }) => {
  const { trpc, rest, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Taslak' } });
  // A program writes what is live and leaves the draft.
  await rest.put(`/admin/services/${id}`, live);
  const draft = await trpc.drafts.get(ref);
  expect(draft).toMatchObject({ values: { title: 'Taslak' }, before: { title: 'Pano' }, disputed });
  const publishing = trpc.drafts.publish(ref);
  if (disputed.length === 0) await publishing;
  else {
    await expect(publishing).rejects.toMatchObject({
      cause: {
        kind: 'stale',
        details: { current: { id, title: 'Öteki', version: 2 }, fields: { title: 'record.stale' } },
      },
    });
  }
  expect(await trpc.services.get({ id })).toMatchObject(expected);
  expect(await db.draft.count()).toBe(disputed.length);
  if (disputed.length === 0) return;
  // With what the person saw, and nothing else, the draft counts.
  await expect(trpc.drafts.publish({ ...ref, overwrite: 'x' })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { liveTag: draft?.liveTag } },
  });
  expect(await trpc.drafts.publish({ ...ref, overwrite: draft?.liveTag ?? undefined })).toEqual({
    id,
    published: ['title'],
  });
  expect(await trpc.services.get({ id })).toMatchObject({ ...expected, title: 'Taslak' });
});

test.each(versionedTexts)(
  '$kind in $locale: what somebody has changed to something else is disputed',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, context, id } = site;
    const ref = { entity: texts.kind, record: site.record, locale: texts.locale };
    await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Taslak' } });
    await texts.history.save(context, id, { [texts.label]: 'Öteki' });
    await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({
      cause: { kind: 'stale', details: { fields: { [texts.label]: 'record.stale' } } },
    });
    expect(await readFields(site, texts.history, id)).toMatchObject({ [texts.label]: 'Öteki' });
    const draft = await trpc.drafts.get(ref);
    const overwrite = draft?.liveTag ?? undefined;
    await texts.history.save(context, id, { [texts.label]: 'Başka' });
    await expect(trpc.drafts.publish({ ...ref, overwrite })).rejects.toMatchObject({ cause: { kind: 'stale' } });
    await texts.history.save(context, id, { [texts.label]: 'Öteki' });
    await trpc.drafts.publish({ ...ref, overwrite });
    expect(await readFields(site, texts.history, id)).toMatchObject({ [texts.label]: 'Taslak' });
  },
);

test('only the photos of a gallery that the person saw are replaced', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const { id } = await trpc.projects.create({ categoryId, title: 'Trafo', content: '<p>x</p>' });
  const ref = { entity: 'project', record: String(id) } as const;
  const add = (imageUrl: string) => trpc.projects.images.add({ projectId: id, imageUrl });
  const publish = (overwrite: string | null | undefined) =>
    trpc.drafts.publish({ ...ref, overwrite: overwrite ?? undefined });
  await trpc.drafts.keep({ ...ref, values: { images: ['/uploads/taslak.webp'] } });
  await add('/uploads/bir.webp');
  const seen = await trpc.drafts.get(ref);
  expect(seen).toMatchObject({ disputed: ['images'], liveVersion: 1 });
  await add('/uploads/iki.webp');
  const now = await trpc.drafts.get(ref);
  expect(now).toMatchObject({ disputed: ['images'], liveVersion: 1 });
  await expect(publish(seen?.liveTag)).rejects.toMatchObject({
    cause: { kind: 'stale', details: { fields: { images: 'record.stale' }, liveTag: now?.liveTag } },
  });
  // What is kept in another field is none of what was disputed.
  await trpc.drafts.keep({ ...ref, values: { title: 'Trafo merkezi' } });
  await publish(now?.liveTag);
  expect((await trpc.projects.get({ id })).images).toMatchObject([{ imageUrl: '/uploads/taslak.webp' }]);
});

test('of twenty who publish a draft at once one does, and nothing is lost', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Taslak', description: 'Uzun' } });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => trpc.drafts.publish(ref)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.cause.key] : []));
  expect(new Set(errors)).toEqual(new Set(['draft.notFound']));
  expect(await trpc.services.get({ id })).toMatchObject({ title: 'Taslak', description: 'Uzun', version: 2 });
  expect(await db.revision.count()).toBe(2);
});

test('of twenty who keep the first draft at once all count, each in its own version', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  const titles = Array.from({ length: 20 }, (_, at) => `Taslak ${at}`);
  const drafts = await Promise.all(titles.map((title) => trpc.drafts.keep({ ...ref, values: { title } })));
  const versions = drafts.map((draft) => draft?.version ?? 0);
  expect(new Set(versions).size).toBe(20);
  expect(await trpc.drafts.get(ref)).toMatchObject({ version: Math.max(...versions), before: { title: 'Pano' } });
  expect(await db.activity.count({ where: { action: 'draft' } })).toBe(1);
});

test('a draft that somebody else has kept meanwhile is neither kept nor published', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  const values = { title: 'Taslak' };
  const none = { cause: { kind: 'stale', key: 'draft.stale', details: { current: null } } };
  await expect(trpc.drafts.keep({ ...ref, values, version: 1 })).rejects.toMatchObject(none);
  const draft = await trpc.drafts.keep({ ...ref, values, version: 0 });
  const stale = { cause: { kind: 'stale', key: 'draft.stale', details: { current: draft } } };
  for (const version of [0, 2_000_000_000]) {
    await expect(trpc.drafts.keep({ ...ref, values: { title: 'Öteki' }, version })).rejects.toMatchObject(stale);
    await expect(trpc.drafts.publish({ ...ref, version })).rejects.toMatchObject(stale);
  }
  await trpc.drafts.publish({ ...ref, version: draft?.version });
  // The version of a draft that is gone is none of the next one.
  const next = await trpc.drafts.keep({ ...ref, values: { title: 'Öteki' } });
  const gone = { cause: { kind: 'stale', key: 'draft.stale', details: { current: next } } };
  await expect(trpc.drafts.publish({ ...ref, version: draft?.version })).rejects.toMatchObject(gone);
});

const slugged = versionedTexts.filter(({ translation }) => translation?.slugs);

test.each(slugged)(
  '$kind in $locale: a slug that is taken stays in the draft, and nothing is published',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, context, form, id } = site;
    const taken = { ...form, slug: 'alinmis', content: '<p>Metin</p>' };
    await texts.create?.run(context, texts.create.rules.parse(taken));
    const ref = { entity: texts.kind, record: site.record, locale: texts.locale };
    await trpc.drafts.keep({ ...ref, values: { slug: 'alinmis', [texts.label]: 'Yeni' } });
    const state = async () => [
      await db.draft.findMany(),
      await readFields(site, texts.history, id),
      await db.formerSlug.count(),
    ];
    const before = await state();
    await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({
      cause: { kind: 'conflict', details: { field: 'slug' } },
    });
    expect(await state()).toEqual(before);
  },
);

const created = versionedTexts.filter(({ create, locale }) => create && locale === 'tr');
const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';

test.each(created)(
  '$kind: a new record is a draft alone until it is published, with its English under the same key',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, form, kind, record } = { ...site, ...texts };
    const { translation } = texts;
    const count = () => db.revision.count({ where: { entity: kind } });
    await db.aboutSection.deleteMany();
    const values = { ...form, [texts.label]: 'Yepyeni', ...('slug' in form ? { slug: 'yepyeni' } : {}) };
    const ref = { entity: kind, record: uuid } as const;
    const before = await count();
    expect(await trpc.drafts.keep({ ...ref, values: { [texts.label]: '' } })).toMatchObject({
      label: '',
      liveVersion: 0,
    });
    await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({ cause: { kind: 'invalid' } });
    expect(await trpc.drafts.keep({ ...ref, values })).toMatchObject({ label: 'Yepyeni', disputed: [] });
    const english = { ...ref, locale: 'en' } as const;
    if (translation) {
      const { slug: _, ...example } = { slug: null, ...translation.example };
      await trpc.drafts.keep({ ...english, values: { ...example, [texts.label]: 'Brand new' } });
      await expect(trpc.drafts.publish(english)).rejects.toMatchObject({ cause: { key: 'draft.turkishFirst' } });
    } else {
      await expect(trpc.drafts.keep({ ...english, values })).rejects.toMatchObject({ cause: { kind: 'notFound' } });
    }
    expect(await count()).toBe(before);
    const { id } = await trpc.drafts.publish(ref);
    expect(String(id)).not.toBe(record);
    expect(await readFields(site, texts.history, id)).toMatchObject({ [texts.label]: 'Yepyeni' });
    expect(await db.draft.findMany()).toMatchObject(translation ? [{ record: String(id), locale: 'en' }] : []);
    if (translation) {
      expect(await trpc.translations.get({ entity: kind, id })).toBeNull();
      await trpc.drafts.publish({ ...english, record: String(id) });
      expect(await trpc.translations.get({ entity: kind, id })).toMatchObject({
        texts: { [texts.label]: 'Brand new' },
      });
    }
    const actions = await db.activity.findMany({ where: { entity: kind, entityId: id }, orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(translation ? ['create', 'translate'] : ['create']);
  },
);

test('a rejection names every field that is wrong, in either language', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const ref = { entity: 'article', record: uuid } as const;
  await trpc.drafts.keep({ ...ref, values: { title: '', slug: 'Yanlış!', categoryId: 'x', excerpt: 'Var' } });
  const rejected = (fields: object) => ({ cause: { kind: 'invalid', details: { field: 'title', fields } } });
  const wrong = expect.any(String);
  await expect(trpc.drafts.publish(ref)).rejects.toMatchObject(
    rejected({ title: wrong, slug: wrong, content: wrong, categoryId: wrong }),
  );
  const { id } = await trpc.articles.create({ title: 'Yazı', slug: 'yazi', content: '<p>x</p>' });
  const english = { entity: 'article', record: String(id), locale: 'en' } as const;
  await trpc.drafts.keep({ ...english, values: { slug: 'an-article' } });
  await expect(trpc.drafts.publish(english)).rejects.toMatchObject(rejected({ title: wrong, content: wrong }));
  expect(await trpc.drafts.get(english)).toMatchObject({ values: { slug: 'an-article' } });
});

test('there is no draft of what is not there, or of another number of what there is only one of', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const missing = [
    { entity: 'service', record: '4711' },
    { entity: 'service', record: '0' },
    { entity: 'company', record: '1' },
    { entity: 'company', record: uuid },
    { entity: 'company', record: '0', locale: 'en' },
    { entity: 'media', record: '1' },
    { entity: 'contactForm', record: '1' },
  ] as const;
  for (const ref of missing) {
    await expect(trpc.drafts.keep({ ...ref, values: { title: 'x' } }), ref.entity).rejects.toMatchObject({
      cause: { kind: 'notFound' },
    });
    expect(await trpc.drafts.get(ref)).toBeNull();
    await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({ cause: { key: 'draft.notFound' } });
    await expect(trpc.drafts.discard(ref)).rejects.toMatchObject({ cause: { key: 'draft.notFound' } });
  }
});
