import { expect, test } from 'vitest';
import { createApiToken } from '../src/accounts/api-token.operations';
import { type ApiScope, apiScopes, type ProgramScope, programScopes } from '../src/platform/session/api-token.schema';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { publicProcedures } from '../src/testing/contract';
import { startTransports } from '../src/testing/transports';

/** The entities whose content integrations may read and change. */
const content =
  'services heroSections aboutSection keywords brands categories articles projects pages media company settings menus linkableRecords incomingLinks searchHealth translations lifecycle drafts schedules previews';

/** Which scope a procedure demands; null where no API token may use it, which is the default. */
function scopeOf(path: string, type: string): ProgramScope | null {
  const [module = ''] = path.split('.');
  if (path === 'settings.setSiteOffline') return null;
  if (['contactForms', 'leads', 'insight'].includes(module ?? '')) return 'messages';
  if (content.split(' ').includes(module)) return type === 'query' ? 'read' : 'content';
  return null;
}

const contentPath =
  /^\/(upload|project|admin\/(services|hero-sections|about-section|keywords|brands|categories|articles|projects|pages|media|files|translations|drafts|schedules|\{entity\}\/\{id\}\/(draft|publish|schedule)|settings\/(home|company|menus|section-titles|site-offline)))\b/;

/** Which scope an endpoint demands; null where no API token may use it, which is the default. */
function scopeAt(path: string, method: string): ProgramScope | null {
  if (path === '/admin/settings/site-offline' && method !== 'get') return null;
  if (path.endsWith('/export')) return null;
  if (/^\/admin\/(contact-forms|leads|lead-templates|insight)\b/.test(path)) return 'messages';
  if (contentPath.test(path)) return method === 'get' ? 'read' : 'content';
  return null;
}

const isGranted = (scopes: readonly ApiScope[], needed: ProgramScope | null) =>
  needed !== null && (scopes.includes(needed) || (needed === 'read' && scopes.includes('content')));

const needed = {
  read: 'This API token may not read content. Create one that may.',
  content: 'This API token may not change content. Create one that may.',
  messages: 'This API token may not see messages. Create one that may.',
};
const never = 'An API token cannot do this; sign in with e-mail and password';

async function startWithTokens() {
  const transports = await startTransports();
  const tokens = new Map<readonly ApiScope[], string>();
  for (const scopes of [...apiScopes.map((scope) => [scope] as const), programScopes]) {
    const data = { name: scopes.join(' '), scopes, days: 30 };
    tokens.set(scopes, `Bearer ${(await createApiToken(transports.db, transports.user.email, data)).token}`);
  }
  return { ...transports, tokens };
}

test('every procedure accepts an API token of its scope and no other; without a scope none', {
  timeout: 120_000,
}, async () => {
  const { trpc, tokens } = await startWithTokens();
  for (const { path, type } of procedures.filter(({ path }) => !publicProcedures.includes(path))) {
    const scope = scopeOf(path, type);
    for (const [scopes, authorization] of tokens) {
      const { status, text } = await trpc(type, path, { id: 'nonsense' }, authorization, 'en');
      const about = `${path} with ${scopes}`;
      expect(status, about).not.toBe(401);
      if (isGranted(scopes, scope)) expect(status, about).not.toBe(403);
      else expect([status, text], about).toEqual([403, scope ? needed[scope] : never]);
    }
  }
});

test('every endpoint accepts an API token of its scope and no other; without a scope none', {
  timeout: 120_000,
}, async () => {
  const { send, tokens } = await startWithTokens();
  for (const { path, method } of endpoints.filter(({ admin }) => admin)) {
    const scope = scopeAt(path, method);
    for (const [scopes, authorization] of tokens) {
      const body = method === 'get' ? undefined : '{broken';
      const headers = { authorization, 'accept-language': 'en' };
      const { status, error } = await send(method.toUpperCase(), path.replace(/\{\w+\}/, '999999'), body, headers);
      const about = `${method} ${path} with ${scopes}`;
      expect(status, about).not.toBe(401);
      if (isGranted(scopes, scope)) expect(status, about).not.toBe(403);
      else expect([status, error], about).toEqual([403, scope ? needed[scope] : never]);
    }
  }
});

test('public reads are the same with an API token, and the rest of the API says which paths exist', async () => {
  const { send, db, tokens } = await startWithTokens();
  await db.service.create({ data: { title: 'Gizli', description: 'x', visible: false } });
  const headers = { authorization: tokens.get(programScopes) ?? '' };
  expect((await send('GET', '/services', undefined, headers)).meta).toMatchObject({ total: 0 });
  expect((await send('GET', '/admin/nothing', undefined, headers)).status).toBe(404);
  expect((await send('PATCH', '/admin/services', undefined, headers)).status).toBe(405);
});
