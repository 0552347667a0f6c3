import { expect, test } from 'vitest';
import { createApiToken } from '../src/accounts/api-token.operations';
import { recordKinds } from '../src/addresses';
import { apiScopes, programScopes } from '../src/platform/session/api-token.schema';
import { startSession } from '../src/platform/session/sessions';
import type { Role } from '../src/platform/session/user.schema';
import { endpoints } from '../src/rest';
import { inputOf, procedures } from '../src/router';
import { publicProcedures } from '../src/testing/contract';
import { addPerson, proveSessions } from '../src/testing/sign-in';
import { startTransports } from '../src/testing/transports';

const rejected = 'Bu işlem için yetkiniz yok';

/** What decides who can come in, where mail goes, what the site says of the firm, and what leaves it for good. */
const ofOwners =
  /^(mail|privacy|activity|people|account\.apiTokens)\.|^(company\.update|settings\.setSiteOffline|contactForms\.(remove|erase|bulkRemove)|leads\.(remove|bulkRemove|setTemplates)|firstSteps\.(hide|removeSamples)|trash\.empty)$/;

const endpointsOfOwners = [
  'GET /admin/activity',
  'GET /admin/contact-forms/export',
  'GET /admin/leads/export',
  'PUT /admin/lead-templates',
  'DELETE /admin/contact-forms/{id}',
  'GET /admin/settings/retention',
  'PUT /admin/settings/retention',
  'PUT /admin/settings/site-offline',
  'PUT /admin/settings/company',
  'PUT /admin/settings/company/details',
];

/** Both roles with a session for each call, so that none ends that of the next. */
async function startWithRoles() {
  const transports = await startTransports();
  const { db, user } = transports;
  const ids: Record<Role, number> = { owner: user.id, editor: (await addPerson(db, 'editor')).id };
  const authorize = async (role: Role) => {
    const token = await startSession(db, ids[role]);
    await proveSessions(db);
    return `Bearer ${token}`;
  };
  return { ...transports, ids, authorize };
}

test('every procedure lets an owner through, and an editor where it is no matter of the owner', {
  timeout: 120_000,
}, async () => {
  const { trpc, authorize } = await startWithRoles();
  for (const { path, type } of procedures.filter(({ path }) => !publicProcedures.includes(path))) {
    const call = async (role: Role) => trpc(type, path, { id: 'nonsense' }, await authorize(role));
    const { status, kind, text } = await call('editor');
    if (ofOwners.test(path)) expect([status, kind, text], path).toEqual([403, 'forbidden', rejected]);
    else expect([401, 403], path).not.toContain(status);
    expect([401, 403], `${path} of the owner`).not.toContain((await call('owner')).status);
  }
});

test('every endpoint lets an owner through, and an editor where it is no matter of the owner', {
  timeout: 120_000,
}, async () => {
  const { send, authorize } = await startWithRoles();
  for (const { path, method } of endpoints.filter(({ admin }) => admin)) {
    const name = `${method.toUpperCase()} ${path}`;
    const call = async (role: Role) => {
      const body = method === 'get' ? undefined : '{broken';
      const headers = { authorization: await authorize(role) };
      return send(method.toUpperCase(), path.replace(/\{\w+\}/g, '999999'), body, headers);
    };
    const { status, error } = await call('editor');
    if (endpointsOfOwners.includes(name)) expect([status, error], name).toEqual([403, rejected]);
    else expect([401, 403], name).not.toContain(status);
    expect([401, 403], `${name} of the owner`).not.toContain((await call('owner')).status);
  }
});

test('no API token works whose person is an editor or switched off, whatever its scopes', async () => {
  const { trpc, send, db, ids } = await startWithRoles();
  const tokens = await Promise.all(
    [...apiScopes.map((scope) => [scope]), [...programScopes]].map(async (scopes) => {
      const { token } = await createApiToken(db, 'Yonetici@ornek.example', { name: 'x', scopes, days: 30 });
      return `Bearer ${token}`;
    }),
  );
  const opened = async () => {
    const statuses = tokens.flatMap((token) => [
      trpc('query', 'services.list', {}, token).then(({ status }) => status),
      trpc('query', 'contactForms.list', {}, token).then(({ status }) => status),
      send('GET', '/admin/services', undefined, { authorization: token }).then(({ status }) => status),
    ]);
    return new Set(await Promise.all(statuses));
  };
  const change = (data: object) => db.user.update({ where: { id: ids.owner }, data });
  expect([...(await opened())].toSorted()).toEqual([200, 403]);
  await change({ role: 'editor' });
  expect([...(await opened())]).toEqual([401]);
  await change({ role: 'owner', disabledAt: new Date() });
  expect([...(await opened())]).toEqual([401]);
});

const ofCompany = { entity: 'company', record: '0', locale: 'tr' };
/** Ways to change any record, or to delete any for good, that an editor has for content. */
const byKind: Record<string, object> = {
  'drafts.keep': { ...ofCompany, values: { name: 'Başka' } },
  'drafts.discard': ofCompany,
  'drafts.publish': ofCompany,
  'schedules.save': { ...ofCompany, publishAt: null, unpublishAt: null },
  'schedules.remove': ofCompany,
  'schedules.retry': { ...ofCompany, action: 'publish' },
  'revisions.restore': { entity: 'company', id: 0, number: 1 },
  'previewLinks.create': { ...ofCompany, days: 1 },
  'previewLinks.remove': ofCompany,
  'changes.undo': { changes: [{ entity: 'company', id: 1, version: 1, before: { english: false } }] },
};
/** They take a kind of record and change nothing of it. */
const changesNothing = ['previews.render'];

test('no way to change a record of any kind changes the company profile for an editor', async () => {
  const { trpc, authorize, db } = await startWithRoles();
  const takesKind = procedures.filter(({ path, type }) => {
    if (type !== 'mutation') return false;
    const input = inputOf(path);
    const kinds = input && 'shape' in input ? (input.shape as Record<string, unknown>).entity : undefined;
    return kinds !== undefined && JSON.stringify(Object(kinds).options ?? []) === JSON.stringify(recordKinds);
  });
  const named = takesKind.map(({ path }) => path).filter((path) => !changesNothing.includes(path));
  expect(named.filter((path) => !(path in byKind))).toEqual([]);
  expect(named.length).toBeGreaterThan(7);
  for (const [path, input] of Object.entries(byKind)) {
    const { kind, text } = await trpc('mutation', path, input, await authorize('editor'));
    expect([kind, text], path).toEqual(['forbidden', rejected]);
    expect((await trpc('mutation', path, input, await authorize('owner'))).kind, path).not.toBe('forbidden');
  }
  expect(await db.activity.count({ where: { userEmail: 'editor@ornek.example' } })).toBe(0);
});

test('an editor deletes content for good, and no message of a visitor', async () => {
  const { trpc, authorize, db } = await startWithRoles();
  const owner = await authorize('owner');
  const service = await db.service.create({ data: { title: 'Pano', description: 'x' } });
  const form = await db.contactForm.create({ data: { name: 'Selin', email: 'selin@example.com', message: 'x' } });
  await trpc('mutation', 'services.remove', { id: service.id }, owner);
  await trpc('mutation', 'contactForms.remove', { id: form.id }, owner);
  const idIn = async (entity: string) => (await db.trash.findFirstOrThrow({ where: { entity } })).id;
  const purge = async (...ids: number[]) =>
    (await trpc('mutation', 'trash.purge', { ids }, await authorize('editor'))).status;
  expect(await purge(await idIn('service'), await idIn('contactForm'))).toBe(403);
  expect(await purge(await idIn('service'))).toBe(200);
  expect((await trpc('mutation', 'trash.purge', { ids: [await idIn('contactForm')] }, owner)).status).toBe(200);
  expect(await db.trash.count()).toBe(0);
});

test('a role counts from the next request on, for a session that is open', async () => {
  const { trpc, authorize, db, ids } = await startWithRoles();
  const open = await authorize('owner');
  const read = async () => (await trpc('query', 'activity.list', {}, open)).status;
  expect(await read()).toBe(200);
  await db.user.update({ where: { id: ids.owner }, data: { role: 'editor' } });
  expect(await read()).toBe(403);
});
