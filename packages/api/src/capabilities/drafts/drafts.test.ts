import { expect, test } from 'vitest';
import { readFields, startRecord, type VersionedText, versionedTexts } from '#testing/versioned-records';

type Site = Awaited<ReturnType<typeof startRecord>>;

const refOf = ({ kind, locale }: VersionedText, { record }: Pick<Site, 'record'>) => ({ entity: kind, record, locale });

/** The rows that history, log and visitors have of a record. */
const readAll = async ({ db }: Site, texts: VersionedText, id: number) => ({
  fields: await readFields({ db }, texts.history, id),
  revisions: await db.revision.findMany({ orderBy: { id: 'asc' } }),
});

test.each(versionedTexts)(
  '$kind in $locale: what is kept stays beside what is live, and what is live again leaves the draft',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, id, user } = site;
    const ref = refOf(texts, site);
    const before = await readAll(site, texts, id);
    const live = before.fields[texts.label];
    expect(await trpc.drafts.get(ref)).toBeNull();
    const first = await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Bir' } });
    expect(first).toMatchObject({ ...ref, userName: user.email, disputed: [] });
    expect([first?.values, first?.before]).toEqual([{ [texts.label]: 'Bir' }, { [texts.label]: live }]);
    const second = await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'İki' }, version: first?.version });
    expect(second).toMatchObject({
      version: (first?.version ?? 0) + 1,
      values: { [texts.label]: 'İki' },
      before: { [texts.label]: live },
    });
    expect(await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'İki' } })).toEqual(second);
    expect(await trpc.drafts.get(ref)).toEqual(second);
    expect(await readAll(site, texts, id)).toEqual(before);
    const log = await db.activity.findMany({ where: { action: { in: ['draft', 'discard'] } } });
    expect(log).toMatchObject([{ action: 'draft', entity: texts.kind, entityId: id || null, userId: user.id }]);
    expect(await trpc.drafts.keep({ ...ref, values: { [texts.label]: live } })).toBeNull();
    expect(await db.draft.count()).toBe(0);
  },
);

test.each(versionedTexts)(
  '$kind in $locale: publishing is the update of the form, and the other language stays as it is',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, id } = site;
    const other = versionedTexts.find(({ kind, locale }) => kind === texts.kind && locale !== texts.locale);
    const readOther = async () => [
      other && (await readFields(site, other.history, id)),
      await db.revision.count({ where: { entity: texts.kind, locale: other?.locale ?? '-' } }),
      await db.draft.findMany({ where: { locale: other?.locale ?? '-' } }),
    ];
    const ref = refOf(texts, site);
    if (other) await trpc.drafts.keep({ ...refOf(other, site), values: { [texts.label]: 'Öteki' } });
    await trpc.drafts.keep({ ...ref, values: { [texts.label]: 'Yeni' } });
    const before = await readAll(site, texts, id);
    const otherBefore = await readOther();
    const published = { id, published: [texts.label] };
    expect(await trpc.drafts.publish(ref)).toEqual(published);
    const after = await readAll(site, texts, id);
    expect(after.fields).toEqual({ ...before.fields, [texts.label]: 'Yeni' });
    expect(after.revisions.length).toBeGreaterThan(before.revisions.length);
    expect(after.revisions.at(-1)).toMatchObject({
      entity: texts.kind,
      locale: texts.locale,
      fields: JSON.stringify([texts.label]),
      origin: 'form',
    });
    const [entry] = await db.activity.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({ action: texts.locale === 'tr' ? 'update' : 'translate', entity: texts.kind });
    expect(await db.draft.count({ where: ref })).toBe(0);
    expect(await readOther()).toEqual(otherBefore);
  },
);

test.each(versionedTexts)(
  '$kind in $locale: what is required may be empty in a draft, and publishing names it and changes nothing',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db, id } = site;
    const ref = refOf(texts, site);
    const draft = await trpc.drafts.keep({ ...ref, values: { [texts.label]: ' ' } });
    expect(draft?.values).toEqual({ [texts.label]: ' ' });
    const before = [await readAll(site, texts, id), await db.draft.findMany(), await db.activity.count()];
    await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({
      cause: { kind: 'invalid', details: { field: texts.label, fields: { [texts.label]: expect.any(String) } } },
    });
    expect([await readAll(site, texts, id), await db.draft.findMany(), await db.activity.count()]).toEqual(before);
  },
);

const tooDeep: unknown = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);

test.each(versionedTexts)(
  '$kind in $locale: each field may be empty, and none takes another type, what no text holds, or what is too deep',
  async (texts) => {
    const site = await startRecord(texts);
    const { trpc, db } = site;
    const ref = refOf(texts, site);
    const names = Object.keys(texts.history.update.shape);
    await trpc.drafts.keep({ ...ref, values: Object.fromEntries(names.map((name) => [name, null])) });
    await db.draft.deleteMany();
    for (const name of names) {
      for (const value of [{ nonsense: 1 }, 'a\0b', '\ud800', [{ 'a\0': 1 }], tooDeep]) {
        await expect(trpc.drafts.keep({ ...ref, values: { [name]: value } }), name).rejects.toMatchObject({
          cause: { kind: 'invalid', details: { field: name } },
        });
      }
    }
    for (const name of ['id', 'version', 'search', 'nonsense', 'constructor', 'toString']) {
      await expect(trpc.drafts.keep({ ...ref, values: { [name]: 'x' } }), name).rejects.toMatchObject({
        cause: { key: 'draft.unknownField', details: { params: { field: name } } },
      });
    }
    await expect(trpc.drafts.keep({ ...ref, values: { [texts.label]: 'a'.repeat(301) } })).rejects.toMatchObject({
      cause: { key: 'field.tooLong' },
    });
    expect(await db.draft.count()).toBe(0);
  },
);
