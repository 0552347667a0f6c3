import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

const allShown = {
  home_show_articles: true,
  home_show_services: true,
  home_show_projects: true,
  home_show_categories: true,
};

test('a fresh site shows everything and is online', async () => {
  const { rest, trpc } = await startTestApi();
  expect((await rest.get('/settings/home')).body).toEqual({ data: allShown });
  expect((await rest.get('/settings/site-offline')).body).toEqual({ data: { siteOffline: false }, siteOffline: false });
  expect(await trpc.settings.home()).toEqual(allShown);
  expect(await trpc.settings.siteOffline()).toEqual({ siteOffline: false });
});

test('a change touches the flags it names alone, through both transports', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const changed = { ...allShown, home_show_articles: false };
  expect((await rest.put('/admin/settings/home', { home_show_articles: false, siteOffline: true })).body).toEqual({
    data: changed,
  });
  expect((await rest.put('/admin/settings/home', {})).data).toEqual(changed);
  expect(await trpc.settings.setHome({ home_show_projects: false })).toEqual({ ...changed, home_show_projects: false });
  expect((await rest.get('/admin/settings/home')).data).toEqual({ ...changed, home_show_projects: false });
  expect((await trpc.settings.siteOffline()).siteOffline).toBe(false);
});

test.each([
  { home_show_articles: 'true' },
  { home_show_services: 0 },
  { home_show_projects: null },
  { home_show_categories: [] },
])('the home settings %j are rejected', async (body) => {
  const { rest } = await startTestApi({ signedIn: true });
  const response = await rest.put('/admin/settings/home', { home_show_articles: false, ...body });
  expect([response.status, response.error]).toEqual([400, 'Ayar değerleri true veya false olmalıdır']);
  expect((await rest.get('/settings/home')).data).toEqual(allShown);
});

test('partial changes at the same time do not undo each other', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const keys = Object.keys(allShown);
  for (const value of [false, true, false]) {
    const responses = await Promise.all(keys.map((key) => rest.put('/admin/settings/home', { [key]: value })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Object.values(await trpc.settings.home())).toEqual([value, value, value, value]);
  }
});

test('the site goes offline and online again while the API keeps answering', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const path = '/admin/settings/site-offline';
  const offline = { data: { siteOffline: true }, siteOffline: true };
  expect((await rest.put(path, { siteOffline: true })).body).toEqual(offline);
  expect((await rest.get('/settings/site-offline')).body).toEqual(offline);
  expect((await rest.get(path)).body).toEqual(offline);
  expect((await rest.get('/services')).status).toBe(200);
  expect(await trpc.settings.setSiteOffline({ siteOffline: false })).toEqual({ siteOffline: false });
  expect((await rest.get('/settings/site-offline')).body).toEqual({ data: { siteOffline: false }, siteOffline: false });
});

test.each([{}, { siteOffline: 'true' }, { siteOffline: 1 }, { siteOffline: null }])(
  'the offline setting %j is rejected',
  async (body) => {
    const { rest } = await startTestApi({ signedIn: true });
    const response = await rest.put('/admin/settings/site-offline', body);
    expect([response.status, response.error]).toEqual([400, 'siteOffline alanı true veya false olmalıdır']);
  },
);

test('only the back office changes settings', async () => {
  const { rest, trpc } = await startTestApi();
  for (const path of ['/admin/settings/home', '/admin/settings/site-offline']) {
    expect((await rest.get(path)).status).toBe(401);
    expect((await rest.put(path, '{broken')).status).toBe(401);
  }
  await expect(trpc.settings.setHome({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.settings.setSiteOffline({ siteOffline: true })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
