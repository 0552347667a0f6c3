import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, holdRequests, reconnecting, signedIn, test, useServer } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { call, card, field, imageFile, prove, toast } from './steps';

// A server of its own, without the samples: an assistant opens an address, and other tests leave drafts behind.
useServer({ serverEnv: { SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error' } });

const screen = '/admin/account/assistants';
const drafts = '/admin/drafts';
const mark = 'Asistan: Ofis bilgisayarı';

/** The token of the assistant; the server has none before a test needs it. */
let token = '';

async function addAssistant(page: Page): Promise<void> {
  await prove(page);
  const authorization = `Bearer ${(await signedIn(page)).token}`;
  const data = { name: 'Ofis bilgisayarı', scopes: ['assistant'], days: 30 };
  const created = await page.request.post('/trpc/account.apiTokens.create', { headers: { authorization }, data });
  token = (await created.json()).result.data.token;
}

/** What an assistant does with one of its tools, and what that returns. */
async function use(page: Page, name: string, input: object): Promise<Record<string, unknown>> {
  if (!token) await addAssistant(page);
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' };
  const data = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  const response = await page.request.post('/api/v1/mcp', { headers, data, ...reconnecting });
  expect(response.status()).toBe(200);
  const text = await response.text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  expect(result.isError, JSON.stringify(result)).toBeFalsy();
  return JSON.parse(result.content[0].text);
}

const write = (page: Page, record: string, fields: object, language = 'tr') =>
  use(page, 'write_draft', { kind: 'service', record, language, fields });

const addService = async (page: Page, title: string): Promise<number> =>
  (await call(page, 'POST', '/admin/services', { title, description: 'Metin' })).id;

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('without an assistant nobody sees any of it but a line in the account', async ({ adminPage: page }) => {
  const id = await addService(page, 'Elle yazılan');
  await call(page, 'PUT', `/admin/services/${id}/draft?locale=tr`, { values: { title: 'Elle yazılan taslak' } });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('sistan');
  await page.goto(drafts);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('button')).toHaveText(['Taslağı at']);
  await expect(page.getByRole('main')).not.toContainText('sistan');
  await page.goto('/admin/account');
  await page.getByRole('link', { name: 'Asistanı aç' }).click();
  await expect(page).toHaveURL(screen);
  await expect(page.getByText(/^Henüz bağlı asistan yok\./)).toBeVisible();
  await expect(page.getByText('Programa bağlayın')).toHaveCount(0);
  await call(page, 'DELETE', `/admin/services/${id}`);
});

test('a token is made and shown once, and the copied configuration reaches the tools @phone', async ({
  adminPage: page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prove(page);
  await page.goto(screen);
  await page.getByRole('button', { name: 'Asistan ekle' }).click();
  const create = page.getByRole('button', { name: 'Anahtarı oluştur' });
  await create.click();
  await expect(page.getByLabel(/^Asistanın adı/)).toHaveAccessibleDescription(/^Anahtara bir ad verin/);
  await page.getByLabel(/^Asistanın adı/).fill('Ofis bilgisayarı');
  await create.click();
  await expect(page.getByRole('heading', { name: 'Yeni anahtarınız' })).toBeFocused();
  token = (await page.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);

  await page.getByRole('button', { name: 'Adresi kopyala' }).click();
  await expect(toast(page, 'Adres kopyalandı')).toBeVisible();
  expect(await readClipboard(page)).toBe(`${site.url}/api/v1/mcp`);
  const copy = page.getByRole('button', { name: 'Ayarı kopyala' });
  await copy.click();
  await expect.poll(() => readClipboard(page)).toContain('mcp-remote');
  expect(JSON.parse(await readClipboard(page)).mcpServers.pano.env.AUTHORIZATION).toBe(`Bearer ${token}`);
  await page.getByRole('radio', { name: 'ChatGPT, diğer' }).click();
  await copy.click();
  await expect.poll(() => readClipboard(page)).toBe(`${site.url}/api/v1/mcp\nAuthorization: Bearer ${token}`);
  await page.getByRole('radio', { name: 'VS Code' }).click();
  await copy.click();
  await expect.poll(() => readClipboard(page)).toContain('"type": "http"');
  const { url, headers } = JSON.parse(await readClipboard(page)).servers.pano;
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const accept = 'application/json, text/event-stream';
  const response = await page.request.post(url, { headers: { ...headers, accept }, data: list });
  expect(await response.text()).toContain('write_draft');

  // Nobody sees it again, and the box for other programs neither shows nor offers it.
  await page.getByRole('button', { name: 'Anahtarı kaydettim' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('ANAHTARINIZ');
  await page.reload();
  await expect(rows(page)).toContainText(/^Ofis bilgisayarı.*Son kullanım/);
  await page.goto('/admin/account');
  const others = page.locator('details', { has: page.getByRole('heading', { name: 'API anahtarları' }) });
  await others.locator('summary').click();
  await others.getByRole('button', { name: 'Yeni anahtar oluştur' }).click();
  await expect(others.getByRole('checkbox')).toHaveCount(3);
  await expect(others).not.toContainText('Ofis bilgisayarı');
});

test('what an assistant writes says so in lists and form, beside what is live, and is published there @phone', async ({
  adminPage: page,
}) => {
  const id = await addService(page, 'Pano montajı');
  await write(page, String(id), { title: 'Pano imalatı ve montajı' });
  await page.goto('/admin');
  await expect(page.getByText('Asistanın hazırladığı 1 taslak sizi bekliyor.')).toBeVisible();
  await page.goto('/admin/services');
  await expect(card(page, 'Pano montajı').getByTitle(`Yayında, taslak var, ${mark}`)).toBeVisible();
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);
  await card(page, 'Pano montajı').getByRole('link', { name: 'Düzenle' }).click();
  const comparison = page.locator('details[open]', { has: page.getByText('Yayındakiyle karşılaştırma') });
  await expect(comparison.getByRole('region', { name: 'Başlık' })).toContainText('imalatı ve');
  await expect(comparison.locator('ins')).toHaveText(['imalatı ve ']);
  await expect(page.getByText(/^Bu kaydın yayımlanmamış değişiklikleri var/)).toContainText(`(${mark}, `);
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);
  // A person who goes on with it is named beside the assistant, and what is typed is compared, too.
  await field(page, 'Başlık').fill('Pano imalatı');
  await page.getByRole('button', { name: 'Taslakta tut' }).click();
  await expect(comparison.locator('del')).toHaveText(['montajı']);
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(card(page, 'Pano imalatı')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(mark);
  await card(page, 'Pano imalatı').getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Asistanın taslağı yayınlandı · ${mark}`);
  await page.goto('/admin/activity');
  await expect(page.getByText(`${mark} “Pano imalatı ve montajı” hizmetini taslağa aldı`)).toBeVisible();
  await call(page, 'DELETE', `/admin/services/${id}`);
});

test('drafts of an evening are published one by one or at once, and what cannot be says why', async ({
  adminPage: page,
}) => {
  const ids: number[] = [];
  for (const title of ['Aydınlatma', 'Kompanzasyon', 'Topraklama']) ids.push(await addService(page, title));
  for (const id of ids) await write(page, String(id), { description: `Asistanın metni ${id}` });
  await write(page, String(ids[0]), { title: 'Lighting', description: 'Text' }, 'en');
  await call(page, 'PUT', `/admin/services/${ids[2]}`, { description: 'Bu arada yazılan' });
  await page.goto(drafts);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).getByText(mark)).toHaveCount(4);
  await expectAccessible(page);
  await expectReadableWhenNarrow(page);
  await page.getByRole('button', { name: 'Yayınla: Kompanzasyon' }).click();
  await expect(toast(page, '1 taslak yayınlandı')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: /^Tümünü yayınla: Ofis bilgisayarı, / }).click();
  const question = page.getByRole('alertdialog', { name: '3 taslak yayınlansın mı?' });
  await expect(question.getByRole('listitem')).toHaveText(['Aydınlatma (İngilizce)', 'Topraklama', 'Aydınlatma']);
  await expectAccessible(page);
  const publication = /drafts\.publish/;
  const release = await holdRequests(page, publication);
  // The first record goes through, in both languages.
  await page.route(publication, (route) => route.continue(), { times: 1 });
  await question.getByRole('button', { name: 'Tümünü yayınla' }).click();
  await expect(question.getByRole('button', { name: 'Yayınlanıyor… 2 / 3' })).toBeDisabled();
  release();
  const told = page.getByRole('dialog', { name: '1 taslak yayınlanamadı' });
  await expect(told.getByRole('listitem')).toHaveText(
    'TopraklamaYayındaki hâli bu arada değişmiş; hangisinin kalacağını formda seçin.',
  );
  await expectAccessible(page);
  expect(await call(page, 'GET', `/admin/services/${ids[0]}`)).toMatchObject({
    description: `Asistanın metni ${ids[0]}`,
  });
  expect(await call(page, 'GET', `/admin/services/${ids[2]}`)).toMatchObject({ description: 'Bu arada yazılan' });
  await told.getByRole('link', { name: 'Topraklama' }).click();
  await expect(field(page, 'Açıklama')).toHaveValue(`Asistanın metni ${ids[2]}`);
  await expect(page.locator('details[open] del')).toHaveText(['Bu', 'arada', 'yazılan']);
  for (const id of ids) await call(page, 'DELETE', `/admin/services/${id}`);
});

test('drafts of an evening are discarded at once and come back at once', async ({ adminPage: page }) => {
  const ids = [await addService(page, 'Kumanda'), await addService(page, 'Sayaç')];
  for (const id of ids) await write(page, String(id), { description: 'Asistanın metni' });
  await page.goto(drafts);
  await page.getByRole('button', { name: /^Tümünü at: Ofis bilgisayarı, / }).click();
  const question = page.getByRole('alertdialog', { name: '2 taslak atılsın mı?' });
  await question.getByRole('button', { name: 'Tümünü at' }).click();
  await expect(toast(page, '2 taslak çöpe taşındı')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('region', { name: 'Son işlem' }).getByRole('button', { name: 'Geri al' }).click();
  await expect(rows(page).getByText(mark)).toHaveCount(2);
  for (const id of ids) await call(page, 'DELETE', `/admin/services/${id}`);
});

test('from an empty site a project of two photos in both languages is published by a person, who corrects its slug', async ({
  adminPage: page,
  read,
}) => {
  const { fields } = await use(page, 'describe_content', { kind: 'category' });
  expect(fields).toContainEqual(expect.objectContaining({ name: 'name', label: 'Kategori adı' }));
  const writeNew = (kind: string, fields: object) => use(page, 'write_draft', { kind, language: 'tr', fields });
  await writeNew('category', { name: 'Sanayi', slug: 'sanayi' });
  await page.goto(drafts);
  await page.getByRole('button', { name: 'Yayınla: Sanayi' }).click();
  await expect(toast(page, '1 taslak yayınlandı')).toBeVisible();
  const matched = JSON.stringify(await use(page, 'search', { text: 'sanayi', kind: 'category' }));
  const categoryId = Number(/"record":"(\d+)"/.exec(matched)?.[1]);
  const taken = { title: 'Eski trafo', content: '<p>Metin</p>', slug: 'trafo-merkezi', categoryId };
  await call(page, 'POST', '/admin/projects', taken);

  const images: unknown[] = [];
  for (const name of ['once.png', 'sonra.png']) {
    const data = (await imageFile(name)).buffer.toString('base64');
    images.push((await use(page, 'upload_picture', { data, name, altTr: `Trafo, ${name}`, altEn: name })).url);
  }
  const { record, problems } = await writeNew('project', { ...taken, title: 'Trafo yenileme', images });
  expect(problems).toMatchObject([{ field: 'slug' }]);
  const english = { title: 'Substation renewal', content: '<p>Text</p>', slug: 'substation' };
  await use(page, 'write_draft', { kind: 'project', record, language: 'en', fields: english });

  await page.goto(drafts);
  await page.getByRole('button', { name: 'Yayınla: Trafo yenileme', exact: true }).click();
  await page.getByRole('dialog', { name: '1 taslak yayınlanamadı' }).getByRole('link').click();
  await expect(page.getByText('2 fotoğraf', { exact: true })).toBeVisible();
  await field(page, 'Slug').fill('trafo-yenileme');
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await page.getByRole('button', { name: /^Yayınla: Substation renewal/ }).click();
  await expect(rows(page)).toHaveCount(0);
  for (const path of ['/proje/trafo-yenileme', '/en/project/substation']) {
    const { response, page: shown } = await read(path);
    expect(response.status(), path).toBe(200);
    await expect(shown.locator('main img')).toHaveCount(2);
  }
});

test('a token that is revoked works no more', async ({ adminPage: page }) => {
  if (!token) await addAssistant(page);
  await page.goto(screen);
  await page.getByRole('button', { name: 'İptal et: Ofis bilgisayarı' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('yazdığı taslaklar durur');
  await question.getByRole('button', { name: 'Evet, iptal et' }).click();
  await expect(page.getByText(/^Henüz bağlı asistan yok\./)).toBeVisible();
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' };
  const data = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await page.request.post('/api/v1/mcp', { headers, data })).status()).toBe(404);
});

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
