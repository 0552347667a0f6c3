import { expect, test } from 'vitest';
import { entities } from '#entities/index';
import { startTestApi } from '#testing/test-api';

const toLabel = (tr: string) => ({ tr, en: null });
const toMenu = (text: string) => [{ kind: 'address', url: 'https://emo.example', label: toLabel(text) }];
const toRecords = (limit: number) => ({ limit, ids: [] });

/** What stands among the settings: a field that two people change, such as the title of a section, and another one. */
const cases = [
  {
    kind: 'company',
    name: 'servicesTitle',
    values: [toLabel('Ne yaparız'), toLabel('İşimiz')],
    named: [{ field: 'servicesTitle.tr', text: 'İşimiz' }],
    other: 'slogan',
  },
  {
    kind: 'menus',
    name: 'header',
    values: [toMenu('Odamız'), toMenu('Oda')],
    named: [{ field: 'header', text: 'Oda (https://emo.example)' }],
    other: 'footer',
  },
  {
    kind: 'homeSettings',
    name: 'shown_projects',
    values: [toRecords(3), toRecords(4)],
    named: [{ field: 'shown_projects', text: 4 }],
    other: 'order',
  },
] as const;

const others = {
  slogan: toLabel('Tek ekip'),
  footer: toMenu('Dernek'),
  order: ['contact', 'about', 'services', 'brands', 'categories', 'projects', 'articles'],
};

async function start({ kind, name }: (typeof cases)[number]) {
  const history = entities.find((entity) => entity.kind === kind)?.history;
  if (!history) throw new Error(`${kind} has no history`);
  const api = await startTestApi({ signedIn: true });
  const read = async () => new Map<string, unknown>(Object.entries(await history.read(api, 0)));
  const save = (values: object) => history.save(api.context, 0, values);
  return {
    ...api,
    ref: { entity: kind, record: '0' } as const,
    read,
    field: async () => (await read()).get(name),
    save,
  };
}

test('the cases are all settings that have drafts', () => {
  const kinds = entities.flatMap(({ kind, records, history }) => (history && !records ? [kind] : []));
  expect(kinds.toSorted()).toEqual(cases.map(({ kind }) => kind).toSorted());
});

test.each(cases)('$kind: what is kept is live once it is published, and not before', async (one) => {
  const { name, values, other } = one;
  const { trpc, db, ref, read, field, save } = await start(one);
  const before = await read();
  const first = await trpc.drafts.keep({ ...ref, values: { [name]: values[0] } });
  expect([await read(), await db.revision.count()]).toEqual([before, 0]);
  await save({ [other]: others[other] });
  expect(await trpc.drafts.get(ref)).toMatchObject({ disputed: [], version: first?.version });
  const revisions = await db.revision.count();
  expect(await trpc.drafts.publish(ref)).toEqual({ id: 0, published: [name] });
  expect(await field()).toMatchObject(values[0]);
  expect((await read()).get(other)).toEqual(others[other]);
  const [newest] = await db.revision.findMany({ orderBy: { number: 'desc' }, take: 1 });
  expect(await db.revision.count()).toBeGreaterThan(revisions);
  expect(newest).toMatchObject({ entity: ref.entity, record: 0, locale: 'tr', fields: JSON.stringify([name]) });
  expect((await trpc.activity.list({ entity: ref.entity })).items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['draft', 'update']),
  );
});

test.each(cases)('$kind: what is live again leaves the draft, and a discarded one comes back', async (one) => {
  const { name, values } = one;
  const { trpc, db, ref, field } = await start(one);
  const live = await field();
  await trpc.drafts.keep({ ...ref, values: { [name]: values[0] } });
  expect(await trpc.drafts.keep({ ...ref, values: { [name]: live } })).toBeNull();
  await trpc.drafts.keep({ ...ref, values: { [name]: values[1] } });
  await trpc.drafts.discard(ref);
  const [entry] = (await trpc.trash.list({})).items;
  expect(entry).toMatchObject({ entity: ref.entity });
  await trpc.trash.get({ id: entry?.id ?? 0 });
  expect(await db.draft.count()).toBe(0);
  await trpc.trash.restore({ ids: [entry?.id ?? 0] });
  expect((await trpc.drafts.get(ref))?.values[name]).toMatchObject(values[1]);
});

test.each(cases)(
  '$kind: log and trash tell what the draft has changed, as the log tells of what is live',
  async (one) => {
    const { name, values, named } = one;
    const { trpc, ref, save } = await start(one);
    await trpc.drafts.keep({ ...ref, values: { [name]: values[1] } });
    const readLog = async () => (await trpc.activity.list({ entity: ref.entity })).items[0]?.changes;
    const changes = named.map(({ field, text }) => ({ field, before: null, after: text }));
    expect(await readLog()).toEqual(changes);
    await trpc.drafts.discard(ref);
    const [entry] = (await trpc.trash.list({})).items;
    const fields = named.map(({ field, text }) => ({ name: field, kind: 'value', value: text }));
    expect((await trpc.trash.get({ id: entry?.id ?? 0 })).fields).toEqual(fields);
    await save({ [name]: values[1] });
    expect(await readLog()).toEqual(changes);
  },
);

test('of the home page the trash tells also of switches and of what is as in the design again', async () => {
  const { trpc, ref, save } = await start(cases[2]);
  await save({ shown_projects: toRecords(3) });
  const values = { order: others.order, hidden: ['brands'], home_show_articles: false };
  await trpc.drafts.keep({ ...ref, values: { ...values, shown_projects: { limit: null, ids: [] } } });
  await trpc.drafts.discard(ref);
  const [entry] = (await trpc.trash.list({})).items;
  expect((await trpc.trash.get({ id: entry?.id ?? 0 })).fields).toEqual(
    expect.arrayContaining([
      { name: 'order', kind: 'value', value: others.order.join(', ') },
      { name: 'hidden', kind: 'value', value: 'brands' },
      { name: 'home_show_articles', kind: 'value', value: false },
      { name: 'shown_projects', kind: 'value', value: null },
    ]),
  );
});

test.each(cases)('$kind: what somebody else has changed meanwhile is replaced only by who saw it', async (one) => {
  const { name, values } = one;
  const { trpc, ref, field, save } = await start(one);
  await trpc.drafts.keep({ ...ref, values: { [name]: values[0] } });
  await save({ [name]: values[1] });
  await expect(trpc.drafts.publish(ref)).rejects.toMatchObject({
    cause: { kind: 'stale', details: { fields: { [name]: 'record.stale' } } },
  });
  expect(await field()).toMatchObject(values[1]);
  const overwrite = (await trpc.drafts.get(ref))?.liveTag ?? undefined;
  await trpc.drafts.publish({ ...ref, overwrite });
  expect(await field()).toMatchObject(values[0]);
});

test.each(cases)('$kind: an older version becomes live, or a draft', async (one) => {
  const { name, values } = one;
  const { trpc, db, ref, field, save } = await start(one);
  const of = { entity: ref.entity, id: 0 };
  await save({ [name]: values[0] });
  // As if somebody else had gone on: one person's small changes are one version.
  await db.revision.updateMany({ data: { userId: null } });
  await save({ [name]: values[1] });
  const { items } = await trpc.revisions.list(of);
  const number = items.find(({ live }) => !live)?.number ?? 0;
  await trpc.revisions.restore({ ...of, number, as: 'draft' });
  expect(await field()).toMatchObject(values[1]);
  expect((await trpc.drafts.get(ref))?.values[name]).toMatchObject(values[0]);
  await trpc.revisions.restore({ ...of, number });
  expect(await field()).toMatchObject(values[0]);
});
