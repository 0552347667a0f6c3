import { URI } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { createApiToken } from '../src/accounts/api-token.operations';
import { apiScopes, programScopes } from '../src/platform/session/api-token.schema';
import { startSession } from '../src/platform/session/sessions';
import { endpoints } from '../src/rest';
import { procedures } from '../src/router';
import { addPerson, proveSessions } from '../src/testing/sign-in';
import { startSmtp } from '../src/testing/test-servers';
import { startTransports } from '../src/testing/transports';

type Transports = Awaited<ReturnType<typeof startTransports>>;

const wanted = 'Bunun için şifrenizi yazmanız gerekiyor. Hiçbir şey değişmedi.';
const tooOld = () => new Date(Date.now() - 10 * 60_000);
const ahead = () => new Date(Date.now() + 60_000);

const proven = procedures.filter(({ proof }) => proof);
const provenEndpoints = endpoints.filter(({ proof }) => proof);

/** What only people may do although it takes no proof, and why. */
const unproven: Record<string, string> = {
  'account.apiTokens.revoke': 'closes a way in',
  'account.endDevice': 'closes a way in, at once, also for whoever has only a foreign session before them',
  'account.endOtherDevices': 'closes ways in',
  'account.setDigest': 'says whether the person gets a mail',
  'activity.dismissChanges': 'hides what the mails and the activity log have told',
  'activity.dismissReports': 'hides what the mails and the activity log have told',
  'auth.bypassMaintenance': 'shows public pages before they are open, to this browser',
  'auth.logout': 'closes a way in',
  'auth.reauthenticate': 'is the proof',
  'changes.undo': 'changes content',
  'firstSteps.hide': 'hides a list of hints',
  'firstSteps.removeSamples': 'deletes sample content',
  'googleProfile.check': 'says that a person has looked at the profile of the firm at Google',
  'mail.declineOffer': 'leaves messages where they go',
  'previewLinks.create': 'shows one draft, for days, to whom the person sends the link',
  'previewLinks.remove': 'ends what the person showed',
  'privacy.approvePurge': 'deletes what is due, after a backup',
  'privacy.erasePerson': 'deletes; nothing leaves the site',
  'privacy.findPerson': 'shows the messages of one person, as the list of messages does',
  'privacy.setHistory': 'says how long versions are kept',
  'privacy.setRetention': 'says how long messages are kept',
  'revisions.restore': 'changes content',
  'settings.setSiteOffline': 'closes or opens the site',
  'trash.empty': 'deletes',
  'trash.purge': 'deletes',
  'trash.restore': 'changes content',
  'trash.restoreBatch': 'changes content',
  'POST /auth/reauthenticate': 'is the proof',
  'POST /auth/logout': 'closes a way in',
  'PUT /admin/settings/site-offline': 'closes or opens the site',
  'PUT /admin/settings/retention': 'says how long messages are kept',
  'POST /admin/trash/batches/{batch}/restore': 'changes content',
  'POST /admin/trash/{id}/restore': 'changes content',
  'DELETE /admin/trash/{id}': 'deletes',
  'POST /admin/{entity}/{id}/revisions/{number}/restore': 'changes content',
  'POST /admin/{entity}/{id}/preview-links': 'shows one draft, for days, to whom the person sends the link',
  'DELETE /admin/{entity}/{id}/preview-links': 'ends what the person showed',
};

test('what only people may change takes a proof, or says why it does not', () => {
  const calls = procedures.filter(
    ({ type, access, proof }) => type === 'mutation' && (access === 'admin' || access === 'account') && !proof,
  );
  const writes = endpoints.filter(({ method, admin, tokens, proof }) => method !== 'get' && admin && !tokens && !proof);
  const names = [
    ...calls.map(({ path }) => path),
    ...writes.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  ];
  expect(names.toSorted()).toEqual(Object.keys(unproven).toSorted());
  // A file takes with it what a list shows page by page; one that belongs to a record is seen with that.
  const files = endpoints.filter(({ doc }) => doc.files && !doc.params);
  // Counts tell of nobody.
  expect(files.filter(({ proof }) => !proof).map(({ path }) => path)).toEqual(['/admin/insight/export']);
});

test('what takes a proof rejects every session without a fresh one, and API tokens of all scopes', {
  timeout: 60_000,
}, async () => {
  const { trpc, send, db, user, signedIn } = await startTransports();
  const tokens = await Promise.all(
    [...apiScopes.map((scope) => [scope]), [...programScopes]].map((scopes) =>
      createApiToken(db, user.email, { name: scopes.join(' '), scopes, days: 30 }),
    ),
  );
  expect([proven.length, provenEndpoints.length]).toEqual([19, 2]);
  for (const { path, type } of proven) {
    for (const at of [null, tooOld(), ahead()]) {
      await proveSessions(db, at);
      const { status, kind, text } = await trpc(type, path, { nonsense: true }, signedIn);
      expect([status, kind, text], path).toEqual([403, 'proofWanted', wanted]);
    }
    await proveSessions(db);
    expect((await trpc(type, path, { nonsense: true }, signedIn)).kind, path).not.toBe('proofWanted');
    for (const { token, record } of tokens) {
      const { status, kind } = await trpc(type, path, { nonsense: true }, `Bearer ${token}`);
      expect([status, kind], `${path} with ${record.scopes}`).toEqual([403, 'forbidden']);
    }
  }
  for (const { path, method } of provenEndpoints) {
    const call = (authorization: string) => send(method.toUpperCase(), path, undefined, { authorization });
    await proveSessions(db, null);
    expect((await call(signedIn)).body, path).toEqual({ error: wanted, message: wanted, proofWanted: true });
    await proveSessions(db, tooOld());
    expect((await call(signedIn)).status, path).toBe(403);
    await proveSessions(db);
    expect((await call(signedIn)).status, path).not.toBe(403);
    for (const { token } of tokens) {
      const { status, body } = await call(`Bearer ${token}`);
      expect([status, body], path).toEqual([403, expect.not.objectContaining({ proofWanted: true })]);
    }
  }
});

test('a proof lasts ten minutes, for the session in which it was given', async () => {
  const { trpc, rest, signedIn, password, user, db } = await startTransports();
  await proveSessions(db, null);
  const other = await rest('POST', '/auth/login', { email: user.email, password });
  const elsewhere = `Bearer ${(other.data as { token: string }).token}`;
  const renew = async (authorization: string) =>
    (await trpc('mutation', 'account.renewRecoveryCodes', undefined, authorization)).kind;
  expect(await trpc('mutation', 'auth.reauthenticate', { currentPassword: 'wrong' }, signedIn)).toMatchObject({
    status: 400,
  });
  expect([await renew(signedIn), await renew(elsewhere)]).toEqual(['proofWanted', 'proofWanted']);
  await rest('POST', '/auth/reauthenticate', { currentPassword: password }, signedIn);
  expect([await renew(signedIn), await renew(elsewhere)]).toEqual(['conflict', 'proofWanted']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9.9 * 60_000 });
  expect(await renew(signedIn)).toBe('conflict');
  vi.setSystemTime(Date.now() + 0.2 * 60_000);
  expect(await renew(signedIn)).toBe('proofWanted');
  vi.useRealTimers();
});

/** What a proven change takes. Those that change nothing yet are told of with what they lead to. */
const changes: Record<string, (transports: Transports) => unknown> = {
  'mail.save': async () => setup(await startSmtp({ forScreen: true })),
  'mail.setRecipients': () => ({ recipients: 'usta@ornek.example' }),
  'account.apiTokens.create': () => ({ name: 'Muhasebe', scopes: ['read'], days: 30 }),
  'privacy.downloadPerson': () => ({ contact: 'selin@example.com', format: 'json' }),
  'people.invite': () => ({ name: 'Elif', email: 'elif@ornek.example', role: 'editor' }),
  'people.cancelInvitation': async ({ db }) => ({ id: (await db.invitation.findFirstOrThrow()).id }),
  'people.setRole': async ({ db }) => ({ id: (await addPerson(db, 'editor')).id, role: 'owner' }),
  'people.setActive': async ({ db }) => ({ id: (await db.user.findFirstOrThrow(ofEditor)).id, active: false }),
  'people.remove': async ({ db }) => ({ id: (await db.user.findFirstOrThrow(ofEditor)).id }),
  'account.confirmSecondFactor': async ({ trpc, signedIn }) => {
    const { data } = await trpc('mutation', 'account.startSecondFactor', undefined, signedIn);
    return { code: URI.parse((data as { uri: string }).uri).generate() };
  },
  'account.renewRecoveryCodes': () => undefined,
  'account.disableSecondFactor': () => undefined,
  'account.changePassword': () => ({ newPassword: 'üç mavi şalter' }),
  'GET /admin/contact-forms/export': () => undefined,
  'GET /admin/leads/export': () => undefined,
  'mail.acceptOffer': async ({ trpc, signedIn }) => {
    await trpc('mutation', 'company.update', { data: { email: 'yeni@ornek.example' } }, signedIn);
    return { email: 'yeni@ornek.example' };
  },
  'mail.turnOff': () => undefined,
  'account.changeEmail': () => ({ email: 'yeni@ornek.example' }),
};
const ofEditor = { where: { email: 'editor@ornek.example' } };
const changeNothing = ['mail.sendTest', 'account.startSecondFactor', 'people.mailInvitation'];

test('each such change is mailed through the server that was set before, and shown at the next sign-in', {
  timeout: 60_000,
}, async () => {
  const names = [...proven.map(({ path }) => path), ...provenEndpoints.map(({ path }) => `GET ${path}`)];
  expect(names.toSorted()).toEqual([...Object.keys(changes), ...changeNothing].toSorted());
  const transports = await startTransports();
  const { db, trpc, send, signedIn, user } = transports;
  const shown = async () => {
    const authorization = `Bearer ${await startSession(db, user.id)}`;
    const { data } = await trpc('query', 'activity.changesSince', undefined, authorization);
    return { authorization, actions: (data as { action: string; entity: string }[]).map(describe) };
  };
  const describe = ({ action, entity }: { action: string; entity: string }) => `${action} ${entity}`;
  const seen = new Set<string>();
  for (const [name, inputOf] of Object.entries(changes)) {
    const before = await startSmtp({ forScreen: true });
    await trpc('mutation', 'mail.save', setup(before), signedIn);
    const input = await inputOf(transports);
    const [, endpoint] = name.split(' ');
    const { status } = endpoint
      ? await send('GET', `${endpoint}?format=csv`, undefined, { authorization: signedIn })
      : await trpc('mutation', name, input, signedIn);
    expect(status, name).toBe(200);
    await vi.waitFor(() => expect(before.mails.length, name).toBeGreaterThan(0), { timeout: 10_000 });
    expect(before.mails[0]?.recipients, name).toContain(user.email);
    // Only the newest are shown, so they are looked at after each change.
    for (const action of (await shown()).actions) seen.add(action);
  }
  const { authorization } = await shown();
  expect([...seen].toSorted()).toEqual([
    'create apiToken',
    'delete user',
    'export contactForm',
    'invite user',
    'mailOff site',
    'mailRecipients site',
    'mailSetUp site',
    'passwordChanged user',
    'recoveryCodesRenewed user',
    'role user',
    'secondFactorOff user',
    'secondFactorOn user',
    'switchOff user',
    'uninvite user',
    'update user',
  ]);
  // What was changed in a session is shown at the next sign-in, and no longer once somebody has dismissed it.
  expect((await trpc('query', 'activity.changesSince', undefined, signedIn)).data).toEqual([]);
  await trpc('mutation', 'activity.dismissChanges', undefined, authorization);
  expect((await shown()).actions).toEqual([]);
});

const setup = ({ host, port }: { host: string; port: number }) => ({
  provider: 'other',
  from: 'site@ornek.example',
  host,
  port: String(port),
  encryption: 'insecure',
  user: '',
  password: '',
});
