import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { readFields, startRecord, type VersionedText, versionedTexts } from '#testing/versioned-records';

const translated = versionedTexts.filter(({ locale, translation }) => locale === 'tr' && translation);
const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';

type Site = Awaited<ReturnType<typeof startRecord>>;

/** All that publishing writes besides the record. */
const readTraces = async ({ db }: Pick<Site, 'db'>) => [
  await db.draft.findMany({ orderBy: { id: 'asc' } }),
  await db.revision.count(),
  await db.activity.count(),
  await db.formerSlug.count(),
];

const readAll = async (site: Site, { history }: VersionedText) => [
  await readFields(site, history, site.id),
  ...(await readTraces(site)),
];

test.each(translated)('$kind: both languages are published at once', async (texts) => {
  const site = await startRecord(texts);
  const { trpc, db, id, record } = site;
  const ref = { entity: texts.kind, record } as const;
  const turkish = await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Yeni' } });
  const english = await trpc.drafts.keep({ ...ref, locale: 'en', values: { [texts.label]: 'New' } });
  const published = await trpc.drafts.publish({
    ...ref,
    version: turkish?.version,
    english: { version: english?.version },
  });
  expect(published).toEqual({ id, published: [texts.label], english: [texts.label] });
  expect(await readFields(site, texts.history, id)).toMatchObject({ [texts.label]: 'Yeni' });
  expect(await trpc.translations.get({ entity: texts.kind, id })).toMatchObject({
    texts: { [texts.label]: 'New' },
    // The English answers to the Turkish that was published with it.
    stale: {},
  });
  expect(await db.draft.count()).toBe(0);
});

test.each(translated.filter(({ create }) => create))(
  '$kind: a new record is created together with its English texts',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, form } = site;
    await db.aboutSection.deleteMany();
    const ref = { entity: texts.kind, record: uuid } as const;
    const { slug: _, ...example } = { slug: null, ...texts.translation?.example };
    const own = { [texts.label]: 'Yepyeni', ...('slug' in form ? { slug: 'yepyeni' } : {}) };
    await trpc.drafts.keep({ ...ref, values: { ...form, ...own } });
    await trpc.drafts.keep({ ...ref, locale: 'en', values: { ...example, [texts.label]: '' } });
    const before = await readTraces(site);
    // The record must not stay without the English that was asked for.
    await expect(trpc.drafts.publish({ ...ref, english: {} })).rejects.toMatchObject({
      cause: { kind: 'invalid', details: { field: `english.${texts.label}` } },
    });
    expect(await readTraces(site)).toEqual(before);
    await trpc.drafts.keep({ ...ref, locale: 'en', values: { [texts.label]: 'Brand new' } });
    const { id, english } = await trpc.drafts.publish({ ...ref, english: {} });
    expect(english).toContain(texts.label);
    expect(await readFields(site, texts.history, id)).toMatchObject({ [texts.label]: 'Yepyeni' });
    expect(await trpc.translations.get({ entity: texts.kind, id })).toMatchObject({
      texts: { [texts.label]: 'Brand new' },
    });
    expect(await db.draft.count()).toBe(0);
  },
);

test.each(translated)(
  '$kind: where one language is rejected neither is published, and the error names it',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, context, id, record } = site;
    const ref = { entity: texts.kind, record } as const;
    const english = { ...ref, locale: 'en' } as const;
    const keep = async (turkishLabel: string, englishLabel: string) => {
      await trpc.drafts.keep({ ...ref, values: { [texts.label]: turkishLabel } });
      await trpc.drafts.keep({ ...english, values: { [texts.label]: englishLabel } });
      return readAll(site, texts);
    };
    const expectRejected = async (choice: object, before: unknown, expected: object) => {
      await expect(trpc.drafts.publish({ ...ref, ...choice })).rejects.toMatchObject({ cause: expected });
      expect(await readAll(site, texts)).toEqual(before);
    };
    const naming = (field: string) => ({ details: { field, fields: { [field]: expect.any(String) } } });
    await expectRejected({ english: {} }, await keep(' ', 'New'), naming(`turkish.${texts.label}`));
    const before = await keep('Yeni', ' ');
    await expectRejected({ english: {} }, before, naming(`english.${texts.label}`));
    const noVersion = { english: { version: 2_000_000_000 } };
    await expectRejected(noVersion, before, {
      key: 'draft.stale',
      details: { field: 'english', current: { locale: 'en' } },
    });
    await trpc.translations.save({ entity: texts.kind, id, data: { [texts.label]: 'Theirs' } });
    const disputed = await keep('Yeni', 'New');
    const fields = { [`english.${texts.label}`]: 'record.stale' };
    await expectRejected({ english: {} }, disputed, { key: 'record.stale', details: { fields } });
    await texts.history.save(context, id, { [texts.label]: 'Öteki' });
    const both = await readAll(site, texts);
    const seen = await trpc.drafts.get(english);
    const turkishFields = { [`turkish.${texts.label}`]: 'record.stale' };
    const overwriting = { english: { overwrite: seen?.liveTag ?? undefined } };
    await expectRejected(overwriting, both, { key: 'record.stale', details: { fields: turkishFields } });
  },
);

test.each(translated)(
  '$kind: texts that are still current are published with the draft, or nothing is',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, id, record } = site;
    const ref = { entity: texts.kind, record } as const;
    const english = { ...ref, locale: 'en' } as const;
    const of = { entity: texts.kind, id } as const;
    const current = [texts.label];
    const stale = async () => Object.keys((await trpc.translations.get(of))?.stale ?? {});
    const keep = (text: string) => trpc.drafts.keep({ ...ref, values: { [texts.label]: text } });

    await keep('Bir');
    const before = await readAll(site, texts);
    // Somebody else has kept no English draft, as this person believes.
    const wrong = { english: { version: 2_000_000_000, current } };
    await expect(trpc.drafts.publish({ ...ref, ...wrong })).rejects.toMatchObject({ cause: { key: 'draft.stale' } });
    expect(await readAll(site, texts)).toEqual(before);
    const alone = await trpc.drafts.publish({ ...ref, english: { version: 0, current } });
    expect(alone).toEqual({ id, published: [texts.label], english: [] });
    expect(await stale()).toEqual([]);

    await keep('İki');
    await trpc.drafts.publish(ref);
    expect(await stale()).toEqual([texts.label]);
    await trpc.drafts.publish({ ...english, current });
    expect(await stale()).toEqual([]);

    await keep('Üç');
    await expect(trpc.drafts.publish({ ...ref, current })).rejects.toMatchObject({
      cause: { kind: 'invalid', details: { field: 'current' } },
    });
  },
);

test('English is published with the Turkish draft only, and where there is a draft of it', async () => {
  const { trpc, rest } = await startTestApi({ signedIn: true });
  const { id } = await trpc.services.create({ title: 'Pano', description: 'Açıklama' });
  const ref = { entity: 'service', record: String(id) } as const;
  await trpc.drafts.keep({ ...ref, values: { title: 'Yeni' } });
  await expect(trpc.drafts.publish({ ...ref, english: {} })).rejects.toMatchObject({
    cause: { key: 'draft.notFound', details: { field: 'english' } },
  });
  const values = { title: 'Board', description: 'Assembly' };
  await trpc.drafts.keep({ ...ref, locale: 'en', values });
  await expect(trpc.drafts.publish({ ...ref, locale: 'en', english: {} })).rejects.toMatchObject({
    cause: { kind: 'invalid', details: { field: 'english' } },
  });
  const path = `/admin/services/${id}/publish`;
  expect((await rest.post(`${path}?locale=en`, { english: {} })).status).toBe(400);
  const published = { id, published: ['title'], english: ['title', 'description'] };
  expect((await rest.post(path, { english: {} })).data).toEqual(published);
});
