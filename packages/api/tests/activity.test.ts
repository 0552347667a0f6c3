import { expect, test } from 'vitest';
import { services as sampleServices } from '../src/entities/services/service.samples';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { readRecipients, storeRecipients } from '../src/settings/message-recipients';
import { writeEndpoints } from '../src/testing/contract';
import type { WriteEndpoint } from '../src/testing/contract-rows';
import { addNote, leadInputs, makeTicket } from '../src/testing/lead-inputs';
import { findUnlogged, readRows } from '../src/testing/logged-rows';
import { newUpload } from '../src/testing/pictures';
import { addVersion, keepDraft, linkDraft, schedule, trashService } from '../src/testing/prepared-services';
import { addPerson } from '../src/testing/sign-in';
import { findEndpoint, isRecord, readId, startTransports } from '../src/testing/transports';

type Transports = Awaited<ReturnType<typeof startTransports>>;
/** A body that creates a record of an entity and, unless it is left to create, the record itself. */
type Target = { id: number; body: Record<string, unknown>; record: Record<string, unknown> };

test('every procedure that writes leaves an entry in the activity log', { timeout: 120_000 }, async () => {
  const transports = await startTransports();
  for (const { path } of procedures.filter(isTried)) {
    const [, entity = '', verb = ''] = /^(.*)\.(\w+)$/.exec(path) ?? [];
    const inputOf = own[path] ?? common[verb];
    if (!inputOf) throw new Error(`${path} writes: say here what it takes, and the log is proved to get an entry`);
    const input = await inputOf(await targetFor(transports, entity, verb === 'create'), transports);
    await leavesEntry(transports, path, () => transports.trpc('mutation', path, input, transports.signedIn));
  }
});

test('every endpoint that writes leaves an entry in the activity log', { timeout: 120_000 }, async () => {
  const transports = await startTransports();
  const writes = endpoints.filter(({ method, path }) => method !== 'get' && !ofAccounts.test(path));
  for (const { method, path, doc } of writes) {
    const target = await targetFor(transports, entityAt(path), collections.has(path));
    if (path.startsWith('/admin/{entity}/')) await addVersion(transports, target);
    const id = path.startsWith('/project/') ? target.record.projectId : target.id;
    if (method !== 'put' && /\/(?:draft|publish)$/.test(path)) await keepDraft(transports, target);
    if (path.endsWith('/preview-links')) await (method === 'post' ? keepDraft : linkDraft)(transports, target);
    if (path.endsWith('/schedule')) await (method === 'put' ? keepDraft : schedule)(transports, target);
    if (path.endsWith('/reviews')) await transports.db.contactForm.updateMany({ data: { stage: 'won' } });
    const entry = path.startsWith('/admin/trash/') ? await trashService(transports) : null;
    if (path.endsWith('/not-spam')) await transports.db.contactForm.updateMany({ data: { stage: 'spam' } });
    const note = path.includes('{noteId}') ? await addNote(transports, target.id) : 0;
    const ofVersion = path.replace('{entity}', 'services').replace('{number}', '1').replace('{noteId}', String(note));
    const address = ofVersion.replace('{id}', String(entry?.id ?? id)).replace('{batch}', entry?.batch ?? '');
    const body = await bodyFor(path, doc.example, target);
    if (method === 'delete' && path.endsWith('/translations/en')) await addTranslation(transports, address);
    const ticket = path === '/contact/photos' ? await makeTicket(transports) : '';
    const headers = { authorization: transports.signedIn, 'contact-ticket': ticket };
    const write = () => transports.send(method.toUpperCase(), address, body, headers);
    await leavesEntry(transports, `${method} ${path}`, write);
  }
});

/** What changes nothing that anybody sees, or is a mutation because its input should stand in no address. */
const readsOnly =
  'privacy.findPerson mail.sendTest mail.declineOffer searchHealth.nearest previews.render activity.dismissChanges activity.dismissReports people.readInvitation people.mailInvitation googleProfile.check';

const isTried = ({ type, path }: { type: string; path: string }) =>
  type === 'mutation' && !ofAccounts.test(path) && !readsOnly.split(' ').includes(path);

/** Sign-ins and passwords have a test of their own. */
const ofAccounts = /^\/?(auth|account|people\.acceptInvitation)\b/;

/** All other writes leave it alone who gets the messages of visitors. */
const choosesRecipients = ['mail.setRecipients', 'mail.acceptOffer'];

async function leavesEntry({ db, user }: Transports, name: string, write: () => Promise<{ status: number }>) {
  await db.activity.deleteMany();
  await storeRecipients(db, ['info@ornek.example']);
  const before = await readRows(db);
  const { status } = await write();
  expect([200, 201], name).toContain(status);
  const entry = await db.activity.findFirst();
  expect(entry, `${name} leaves no entry`).toMatchObject({ userId: user.id, userEmail: user.email, requestId: 'test' });
  if (!choosesRecipients.includes(name)) expect(await readRecipients({ db }), name).toEqual(['info@ornek.example']);
  expect.soft(await findUnlogged(db, before), `${name} changes what no entry names`).toEqual([]);
}

type InputOf = (target: Target, transports: Transports) => unknown;

/** What takes the verbs that many entities share. */
const common: Record<string, InputOf> = {
  create: ({ body }) => body,
  update: ({ id, body }) => ({ id, data: body }),
  remove: ({ id }) => ({ id }),
  rotate: ({ id }) => ({ id }),
  setVisible: ({ id }) => ({ id, visible: false }),
  setActive: ({ id }) => ({ id, active: true }),
  reorder: ({ id }) => ({ items: [{ id, order: 9 }] }),
  bulkRemove: ({ id }) => ({ ids: [id] }),
  bulkSetVisible: ({ id, record }) => ({ ids: [id], visible: !record.visible }),
  bulkSetActive: ({ id, record }) => ({ ids: [id], active: !record.active }),
};

/** Moves a record behind another one of its kind: a move to where it stands writes nothing. */
const moveBehind =
  (addOther: (db: Transports['db'], target: Target) => Promise<unknown>): InputOf =>
  async (target, { db }) => {
    await addOther(db, target);
    return { id: target.id, position: 2 };
  };

/** What takes the verbs that an entity has for itself. */
const own: Record<string, InputOf> = {
  'services.move': moveBehind((db) => db.service.create({ data: { title: 'Bakım', description: 'x', order: 5 } })),
  'brands.move': moveBehind((db) => db.brand.create({ data: { name: 'Kivora', logoUrl: '/art/1.webp', order: 5 } })),
  'categories.move': moveBehind((db) => db.category.create({ data: { name: 'Son', slug: 'son', order: 5 } })),
  'heroSections.move': moveBehind((db) => db.heroSection.create({ data: { title: 'Bakım', order: 5 } })),
  'projects.move': moveBehind((db, { record }) =>
    db.project.create({
      data: { title: 'Trafo', slug: 'trafo', content: '<p>x</p>', categoryId: Number(record.categoryId), order: 5 },
    }),
  ),
  'categories.moveProjects': async ({ id }, { db }) => ({ from: id, to: await addTarget(db, id) }),
  'categories.moveProjectsAndRemove': async ({ id }, { db }) => ({ ids: [id], to: await addTarget(db, id) }),
  'projects.images.add': ({ record }) => ({ projectId: record.projectId, imageUrl: '/art/1.webp' }),
  'projects.images.reorder': ({ id, record }) => ({ projectId: record.projectId, items: [{ id, order: 9 }] }),
  ...leadInputs,
  'contactForms.submit': ({ body }) => body,
  'contactForms.markRead': ({ id }) => ({ id }),
  'contactForms.bulkMarkRead': ({ id }) => ({ ids: [id] }),
  'contactForms.retryMails': () => undefined,
  'firstSteps.hide': () => undefined,
  'firstSteps.removeSamples': async (_, { db }) => {
    const [sample] = sampleServices;
    await db.service.create({ data: { title: sample?.title ?? '', description: sample?.description ?? '' } });
    return undefined;
  },
  'mail.save': () => mailSetup,
  'mail.turnOff': async (_, { trpc, signedIn }) => {
    await trpc('mutation', 'mail.save', mailSetup, signedIn);
    return undefined;
  },
  'mail.setRecipients': () => ({ recipients: 'yeni@ornek.example' }),
  'mail.acceptOffer': async (_, { trpc, signedIn }) => {
    const email = 'firma@ornek.example';
    await trpc('mutation', 'company.update', { data: { email } }, signedIn);
    return { email };
  },
  'people.invite': () => ({ name: 'Elif', email: 'elif@ornek.example', role: 'editor' }),
  'people.cancelInvitation': async (_, { db, user }) => {
    const who = { email: 'can@ornek.example', name: 'Can', role: 'editor', createdById: user.id };
    return db.invitation.create({ data: { ...who, id: 'a'.repeat(64), expiresAt: new Date('2090-01-01') } });
  },
  'people.setRole': async (_, { db }) => ({ ...(await addPerson(db, 'editor', 'a@ornek.example')), role: 'owner' }),
  'people.setActive': async (_, { db }) => ({ ...(await addPerson(db, 'editor', 'b@ornek.example')), active: false }),
  'people.remove': (_, { db }) => addPerson(db, 'editor', 'c@ornek.example'),
  'company.update': () => ({ data: { name: 'Yeni Elektrik', email: 'baska@ornek.example' } }),
  'privacy.approvePurge': async (_, { db }) => {
    const old = { name: 'Eski', email: 'eski@example.com', message: 'x', createdAt: new Date('2020-01-01') };
    await db.contactForm.createMany({ data: Array.from({ length: 20 }, () => old) });
    const setting = { key: 'contactFormMonths', value: '6' };
    await db.setting.upsert({ where: { key: setting.key }, create: setting, update: setting });
    return { contactForms: 20, activity: 0 };
  },
  'privacy.setHistory': () => ({ historyMonths: 6 }),
  'privacy.setRetention': () => ({ activityMonths: 6 }),
  'privacy.downloadPerson': () => ({ contact: 'selin@example.com', format: 'json' }),
  'privacy.erasePerson': async (_, { trpc }) => {
    const message = { name: 'Selin', email: 'selin@example.com', message: 'Keşif' };
    await trpc('mutation', 'contactForms.submit', message);
    return { contact: message.email };
  },
  'contactForms.erase': ({ id }) => ({ ids: [id] }),
  'media.erase': ({ id }) => ({ id }),
  'media.bulkErase': ({ id }) => ({ ids: [id] }),
  'trash.restore': async (_, transports) => ({ ids: [(await trashService(transports)).id] }),
  'trash.restoreBatch': async (_, transports) => ({ batch: (await trashService(transports)).batch }),
  'trash.purge': async (_, transports) => ({ ids: [(await trashService(transports)).id] }),
  'trash.empty': async (_, transports) => void (await trashService(transports)),
  'changes.undo': async (_, transports) => {
    const { trpc, signedIn } = transports;
    const { id } = await targetFor(transports, 'services', false);
    const { data } = await trpc('mutation', 'services.setVisible', { id, visible: false }, signedIn);
    return { changes: isRecord(data) ? data.undo : [] };
  },
  'translations.save': async (_, given) => ({ ...(await translatedService(given)), data: { title: 'Board' } }),
  'translations.saveBoth': async (_, transports) => ({
    ...(await translatedService(transports)),
    turkish: { data: { title: 'Pano' } },
    english: { data: { title: 'Board' } },
  }),
  'translations.remove': (_, transports) => translatedService(transports),
  'revisions.restore': async (_, transports) => {
    const service = await targetFor(transports, 'services', false);
    await addVersion(transports, service);
    return { entity: 'service', id: service.id, number: 1 };
  },
  'drafts.keep': () => ({ entity: 'service', record: `new-${crypto.randomUUID()}`, values: { title: 'Taslak' } }),
  'drafts.discard': (_, transports) => draftedService(transports),
  'drafts.discardAll': async (_, transports) => ({ drafts: [await draftedService(transports)] }),
  'drafts.publish': (_, transports) => draftedService(transports),
  'previewLinks.create': (_, transports) => draftedService(transports),
  'previewLinks.remove': async (_, transports) => linkDraft(transports, await targetFor(transports, 'services', false)),
  'schedules.save': async (_, given) => ({ ...(await draftedService(given)), publishAt: '2090-03-12T09:00:00Z' }),
  'schedules.remove': async (_, transports) => schedule(transports, await targetFor(transports, 'services', false)),
  'schedules.retry': async (_, transports) => {
    const ref = await schedule(transports, await targetFor(transports, 'services', false));
    await transports.db.schedule.updateMany({ data: { failure: 'service.title.required' } });
    return { ...ref, action: 'publish' };
  },
  'settings.setHome': () => ({ home_show_articles: false }),
  'settings.setHomeLayout': () => ({ order: ['contact'] }),
  'menus.update': () => ({ header: [] }),
  'settings.setSectionTitles': () => ({ brands: { lead: { tr: 'Kullandığımız markalar', en: null } } }),
  'settings.setSiteOffline': () => ({ siteOffline: true }),
};

const draftedService = async (transports: Transports) =>
  keepDraft(transports, await targetFor(transports, 'services', false));

/** A service with English texts. */
async function translatedService(transports: Transports) {
  const { id } = await targetFor(transports, 'services', false);
  await addTranslation(transports, `/admin/services/${id}/translations/en`);
  return { entity: 'service', id };
}

async function addTranslation({ send, signedIn }: Transports, address: string): Promise<void> {
  const example = endpoints.find(({ method, path }) => method === 'put' && path === address.replace(/\d+/, '{id}'))?.doc
    .example;
  expect((await send('PUT', address, example, { authorization: signedIn })).status).toBe(200);
}

const mailSetup = {
  provider: 'other',
  from: 'site@ornek.example',
  host: 'mail.ornek.example',
  port: '465',
  encryption: 'tls',
  user: 'pano',
  password: 'gizli',
};

/** A category to move projects to, and a project to move. */
async function addTarget(db: Transports['db'], categoryId: number): Promise<number> {
  await db.project.upsert({
    where: { slug: 'trafo' },
    create: { title: 'Trafo', slug: 'trafo', content: '<p>x</p>', categoryId },
    update: { categoryId },
  });
  return (await db.category.upsert({ where: { slug: 'yeni' }, create: { name: 'Yeni', slug: 'yeni' }, update: {} })).id;
}

const creators = new Map(
  writeEndpoints.flatMap((write): [string, WriteEndpoint][] => {
    const [, entity] = /^(.*)\.(?:create|add|submit)$/.exec(write.procedure) ?? [];
    return entity ? [[entity, write]] : [];
  }),
);

/** Which entity a path creates records of. */
const collections = new Map([...creators].map(([entity, write]) => [findEndpoint(write).path, entity]));

/** Which entity a path is about; an empty text where it is about none that has several records. */
function entityAt(path: string): string {
  if (path.startsWith('/project-images/')) return 'projects.images';
  if (path.startsWith('/admin/contact-forms/')) return 'contactForms';
  if (path.startsWith('/admin/media/')) return 'media';
  if (path.startsWith('/admin/files/')) return 'files';
  if (path.startsWith('/admin/{entity}/')) return 'services';
  const matches = [...collections].find(([collection]) => path === collection || path.startsWith(`${collection}/`));
  return matches?.[1] ?? '';
}

async function targetFor(transports: Transports, entity: string, toCreate: boolean): Promise<Target> {
  const { db, trpc, send, signedIn } = transports;
  if (entity === 'media' || entity === 'files') {
    const path = entity === 'media' ? '/upload/image' : '/upload/file';
    const response = await send('POST', path, await newUpload(path), { authorization: signedIn });
    const { id } = await db.media.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(response.status).toBe(201);
    return { id, body: { altTr: `Pano ${id}` }, record: {} };
  }
  const write = creators.get(entity);
  if (!write) return { id: 0, body: {}, record: {} };
  await write.clear?.(db);
  const category = { name: 'Dayanak', slug: 'dayanak' };
  const { id: categoryId } = await db.category.upsert({ where: { slug: category.slug }, create: category, update: {} });
  const { example } = findEndpoint(write);
  const body = 'categoryId' in example ? { ...example, categoryId } : { ...example };
  const project = { title: 'Pano', slug: 'dayanak', content: '<p>x</p>', categoryId };
  const of =
    write.of === 'project'
      ? await db.project.upsert({ where: { slug: 'dayanak' }, create: project, update: {} })
      : null;
  if (toCreate) return { id: 0, body, record: { projectId: of?.id } };
  const made = await trpc('mutation', write.procedure, write.input(body, of?.id ?? 0), signedIn);
  return { id: readId(made.data), body, record: isRecord(made.data) ? made.data : {} };
}

async function bodyFor(path: string, example: unknown, { id, body }: Target) {
  if (['/upload/image', '/contact/photos'].includes(path) || path.endsWith('/file')) return newUpload(path);
  if (!isRecord(example)) return undefined;
  const [list] = path.endsWith('/order') ? Object.keys(example) : [];
  return list ? { [list]: [{ id, order: 9 }] } : { ...example, ...body };
}
