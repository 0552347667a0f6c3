import { expect, holdRequests, test } from '../fixtures';
import { store } from './project-steps';
import { call, card, expectNothingCutOff, field, toast } from './steps';

test('a link to a project is picked by its name, follows its slug in both languages and is named before it is deleted @journey', async ({
  adminPage: page,
  read,
}, { project: { name: device } }) => {
  const word = `Kompanzasyon ${device}`;
  const project = await store(page, word, { slug: `kompanzasyon-${device}` });
  const publishedAt = '2026-01-01T09:00:00Z';
  const slug = `baglanti-${device}`;
  const article = await call(page, 'POST', '/admin/articles', {
    title: `Bağlantı ${device}`,
    slug,
    content: '<p>Metin</p>',
    publishedAt,
  });
  await page.goto(`/admin/articles/${article.id}`);
  await field(page, 'İçerik').click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Bağlantı', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Bağlantı' });
  const address = panel.getByRole('combobox', { name: 'Bağlantı adresi' });
  await expect(panel.getByRole('option', { name: 'Tüm projeler Liste' })).toBeVisible();
  await address.fill(word);
  const option = panel.getByRole('option', { name: `${word} Proje` });
  await expect(panel.getByRole('option')).toHaveCount(1);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(`/proje/kompanzasyon-${device}`);
  await expect(panel.getByText(word)).toBeVisible();
  await panel.getByRole('button', { name: 'Uygula' }).click();
  await expect(field(page, 'İçerik').getByRole('link', { name: word })).toBeVisible();
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Makale güncellendi')).toBeVisible();

  await call(page, 'PUT', `/admin/projects/${project.id}`, { slug: `reaktif-${device}` });
  const link = async (path: string) => (await read(path)).page.getByRole('link', { name: word });
  await expect(await link(`/articles/${slug}`)).toHaveAttribute('href', `/proje/reaktif-${device}`);
  const title = `Link ${device}`;
  const english = { title, slug, content: `<p><a href="/proje/kompanzasyon-${device}">${word}</a></p>` };
  await call(page, 'PUT', `/admin/articles/${article.id}/translations/en`, english);
  // Without English the record has no page that the link could be rewritten to.
  await expect(await link(`/en/articles/${slug}`)).toHaveAttribute('href', `/proje/kompanzasyon-${device}`);

  await page.goto(`/admin/projects?q=${encodeURIComponent(word)}`);
  await card(page, word).getByRole('switch').click();
  await expect(page.getByRole('region', { name: 'Son işlem' })).toContainText(
    '1 kayıt gizlendi. 1 yerdeki bağlantı artık açılmayan bir sayfaya gidiyor.',
  );
  await card(page, word).getByRole('button', { name: 'Sil', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu projeye 1 yerden bağlantı var:');
  await expect(question.getByRole('link', { name: `Bağlantı ${device}` })).toHaveAttribute(
    'href',
    `/admin/articles/${article.id}`,
  );
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(card(page, word)).toBeHidden();
  await call(page, 'DELETE', `/admin/articles/${article.id}`);
});

test('the button of a slide leads to a project that is picked by its name, and follows its address', async ({
  adminPage: page,
  read,
}) => {
  const project = await store(page, 'Jeneratör odası', { slug: 'jenerator-odasi' });
  await page.goto('/admin/hero-sections/new');
  await field(page, 'Başlık').fill('Jeneratör kuruyoruz');
  await field(page, 'CTA metni').fill('Jeneratör işimiz');
  await page.getByRole('button', { name: 'Siteden seç' }).click();
  const address = page.getByRole('combobox', { name: 'CTA linki' });
  await address.fill('jeneratör oda');
  const option = page.getByRole('option', { name: 'Jeneratör odası Proje' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const release = await holdRequests(page, /linkableRecords/);
  // Takes the first one that was found, and does not save the words as an address.
  await address.press('Enter');
  await expect(address).toHaveValue('/proje/jenerator-odasi');
  // Before the server has told what the address leads to: a name that came later would move what is below.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Jeneratör odası' })).toBeVisible();
  release();
  await page.getByRole('checkbox', { name: 'Aktif' }).check();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(card(page, 'Jeneratör kuruyoruz')).toBeVisible();
  await call(page, 'PUT', `/admin/projects/${project.id}`, { slug: 'jenerator-kurulumu' });
  const { page: home } = await read('/');
  await expect(home.locator('.hero a[href="/proje/jenerator-kurulumu"]').first()).toContainText('Jeneratör');
  const slides = (await page.request.get('/api/v1/hero-sections')).json();
  const { data }: { data: { id: number; title: string }[] } = await slides;
  const slide = data.find(({ title }) => title === 'Jeneratör kuruyoruz');
  await call(page, 'DELETE', `/admin/hero-sections/${slide?.id}`);
  await call(page, 'DELETE', `/admin/projects/${project.id}`);
});

test('after several records are hidden together the back office says how many links lead nowhere, as before they are deleted', async ({
  adminPage: page,
}) => {
  const names = ['Birlikte gizlenen bir', 'Birlikte gizlenen iki'];
  const slugs = ['birlikte-bir', 'birlikte-iki'];
  for (const [at, name] of names.entries()) {
    // A link between the two goes with them.
    const content = `<p><a href="/proje/${slugs[1 - at]}">öteki</a></p>`;
    await store(page, name, { slug: slugs[at], content });
  }
  const links = slugs.map((slug) => `<p><a href="/proje/${slug}">İş</a></p>`);
  const articles: number[] = [];
  for (const [at, content] of [links.join(''), links[0]].entries()) {
    const article = { title: `Birlikte ${at}`, slug: `birlikte-${at}`, content };
    articles.push((await call(page, 'POST', '/admin/articles', article)).id);
  }
  await page.goto(`/admin/projects?q=${encodeURIComponent('Birlikte gizlenen')}`);
  const chosen = page.getByRole('region', { name: 'Seçili kayıtlar' });
  const choose = async () => {
    for (const name of names) await page.getByRole('checkbox', { name: `Seç: ${name}` }).click();
  };
  await choose();
  await chosen.getByRole('button', { name: 'Gizle' }).click();
  await expect(page.getByRole('region', { name: 'Son işlem' })).toContainText(
    '2 kayıt gizlendi. 2 yerdeki bağlantı artık açılmayan bir sayfaya gidiyor.',
  );
  await choose();
  await chosen.getByRole('button', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Seçilenlere 2 yerden bağlantı var:');
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(card(page, names[0] ?? '')).toBeHidden();
  for (const id of articles) await call(page, 'DELETE', `/admin/articles/${id}`);
});

test('with the thumb a link to a project is picked on a phone, and nothing is cut off @phone-only', async ({
  adminPage: page,
}) => {
  const title = 'Organize sanayi bölgesinde orta gerilim trafo merkezi yenilemesi';
  await store(page, title, { slug: 'trafo-yenileme' });
  const article = await call(page, 'POST', '/admin/articles', {
    title: 'Telefonda',
    slug: 'telefonda',
    content: '<p>Metin</p>',
  });
  await page.goto(`/admin/articles/${article.id}`);
  await field(page, 'İçerik').tap();
  await page.getByRole('button', { name: 'Bağlantı', exact: true }).tap();
  const panel = page.getByRole('dialog', { name: 'Bağlantı' });
  await panel.getByRole('combobox', { name: 'Bağlantı adresi' }).fill('trafo merkezi yenilemesi');
  const option = panel.getByRole('option', { name: `${title} Proje` });
  await expect(panel.getByRole('option')).toHaveCount(1);
  await expectNothingCutOff(panel);
  await option.tap();
  await expect(panel.getByText(title)).toBeVisible();
  await expectNothingCutOff(panel);
  await panel.getByRole('button', { name: 'Uygula' }).tap();
  await expect(field(page, 'İçerik').getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Güncelle' }).tap();
  await expect(toast(page, 'Makale güncellendi')).toBeVisible();

  await page.goto(`/admin/projects?q=${encodeURIComponent(title)}`);
  await card(page, title).getByRole('button', { name: 'Sil', exact: true }).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu projeye 1 yerden bağlantı var:');
  await expectNothingCutOff(question);
  await question.getByRole('button', { name: 'Sil', exact: true }).tap();
  await expect(card(page, title)).toBeHidden();
  await call(page, 'DELETE', `/admin/articles/${article.id}`);
});
