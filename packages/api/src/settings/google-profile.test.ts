import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { get } from './google-profile.operations';

const hours = [{ days: ['Monday' as const], opens: '09:00', closes: '18:00' }];

async function startChecked() {
  const api = await startTestApi({ signedIn: true });
  const { version } = await api.trpc.company.update({
    data: { name: 'Işık Elektrik', phone: '0224 000 00 00', city: 'Bursa', district: 'Nilüfer', hours },
  });
  return { ...api, checked: await api.trpc.googleProfile.check({ version }) };
}

test('a site whose owner has never compared its Google profile is asked for nothing', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.company.update({ data: { phone: '0224 000 00 00' } });
  expect(await trpc.googleProfile.get()).toEqual({
    website: expect.stringMatching(/^https?:\/\/[^/]+\/\?utm_source=google&utm_medium=organic&utm_campaign=gbp$/),
    checkedAt: null,
    changed: [],
    due: false,
  });
});

test('after a check each fact that changes is named until the next one; what Google does not say is none', async () => {
  const { trpc, checked } = await startChecked();
  expect(checked).toMatchObject({ changed: [], due: false, checkedAt: expect.any(String) });
  await trpc.company.update({ data: { slogan: { tr: 'Tek ekip', en: null }, email: 'info@isik.example' } });
  expect(await trpc.googleProfile.get()).toMatchObject({ changed: [], due: false });
  await trpc.company.update({ data: { phone: '0224 111 11 11' } });
  expect(await trpc.googleProfile.get()).toMatchObject({ changed: ['phone'], due: true });
  const { version } = await trpc.company.update({ data: { city: 'Yalova', hours: [] } });
  expect((await trpc.googleProfile.get()).changed).toEqual(['address', 'phone', 'hours', 'area']);
  expect(await trpc.googleProfile.check({ version })).toMatchObject({ changed: [], due: false });
});

test('a fact that is set back as it was is no change', async () => {
  const { trpc } = await startChecked();
  await trpc.company.update({ data: { phone: '0224 111 11 11' } });
  await trpc.company.update({ data: { phone: '0224 000 00 00' } });
  expect(await trpc.googleProfile.get()).toMatchObject({ changed: [], due: false });
});

test('a check of facts that somebody has changed meanwhile is none', async () => {
  const { trpc, checked } = await startChecked();
  const { version } = await trpc.company.get();
  await trpc.company.update({ data: { phone: '0224 111 11 11' } });
  await expect(trpc.googleProfile.check({ version })).rejects.toMatchObject({ cause: { kind: 'stale' } });
  expect(await trpc.googleProfile.get()).toMatchObject({ checkedAt: checked.checkedAt, changed: ['phone'] });
});

test('ninety days after a check it is time for another', async () => {
  const { context, checked } = await startChecked();
  const setClock = (days: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(checked.checkedAt ?? '') + days * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  setClock(90);
  expect((await get(context)).due).toBe(false);
  setClock(91);
  expect(await get(context)).toMatchObject({ due: true, changed: [] });
});

test('what was checked stands in no public response', async () => {
  const { rest, trpc } = await startChecked();
  const shown = JSON.stringify([await trpc.company.get(), (await rest.get('/settings/company/details')).body]);
  expect(shown).not.toContain('checkedAt');
  const { trpc: stranger } = await startTestApi();
  await expect(stranger.googleProfile.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
