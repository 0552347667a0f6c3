import { expect, test } from '../fixtures';
import { keep, publish, savedDraft } from './draft-steps';
import { call, field, toast } from './steps';

test.describe.configure({ mode: 'default' });

/** What a save changes by itself: the address follows the title. */
type Row = { slug?: unknown; version?: unknown; updatedAt?: unknown };

test('the profile of the firm waits as a draft, too, and its form goes on with what is live after that', async ({
  adminPage: page,
}) => {
  const slogan = field(page, 'Slogan (Türkçe)');
  const read = () => call(page, 'GET', '/settings/company');
  const before = await read();
  await page.goto('/admin/settings');
  await slogan.fill('Enerjiniz emin ellerde');
  await field(page, 'Enlem').fill('40,1826');
  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  expect((await call(page, 'GET', '/admin/company/0/draft?locale=tr')).values).toMatchObject({
    slogan: { tr: 'Enerjiniz emin ellerde' },
    latitude: 40.1826,
  });
  expect(await read()).toEqual(before);
  await page.reload();
  await expect(slogan).toHaveValue('Enerjiniz emin ellerde');
  await expect(field(page, 'Enlem')).toHaveValue('40,1826');
  await publish(page).click();
  await expect(toast(page, 'Site bilgileri güncellendi')).toBeVisible();
  await expect(page.getByText(/^Bu kaydın yayımlanmamış değişiklikleri var/)).toHaveCount(0);
  expect(await read()).toMatchObject({ slogan: { tr: 'Enerjiniz emin ellerde' }, latitude: 40.1826 });
  await slogan.fill('Enerjiniz emin ellerde kalsın');
  await expect(page.getByRole('button', { name: 'Kaydet', exact: true })).toBeVisible();
});

const forms = [
  { plural: 'services', name: 'title', label: 'Başlık' },
  { plural: 'articles', name: 'title', label: 'Başlık' },
  { plural: 'pages', name: 'title', label: 'Başlık' },
  { plural: 'projects', name: 'title', label: 'Proje başlığı' },
  { plural: 'hero-sections', name: 'title', label: 'Başlık' },
  { plural: 'categories', name: 'name', label: 'Kategori adı' },
  { plural: 'brands', name: 'name', label: 'Marka adı' },
];

for (const { plural, name, label } of forms) {
  test(`in the form of ${plural} a name alone is a draft, and publishing changes nothing else`, async ({
    adminPage: page,
  }) => {
    const changed = { [name]: 'Taslaktaki hâli' };
    const rest = <Values extends object>({ slug: _, version: __, updatedAt: ___, ...others }: Values & Row) => others;
    await page.goto(`/admin/${plural}`);
    const edit = page.getByRole('link', { name: 'Düzenle' }).first();
    await edit.click();
    await expect(field(page, label)).not.toHaveValue('');
    const path = `/admin/${plural}/${/\d+/.exec(page.url().split(plural)[1] ?? '')?.[0]}`;
    const before = await call(page, 'GET', path);
    await field(page, label).fill('Taslaktaki hâli');
    await keep(page).click();
    await expect(savedDraft(page)).toBeVisible();
    const { values } = await call(page, 'GET', `${path}/draft?locale=tr`);
    expect(rest(Object(values))).toEqual(changed);
    await page.getByRole('link', { name: 'Listeye dön' }).click();
    await edit.click();
    await expect(field(page, label)).toHaveValue('Taslaktaki hâli');
    await publish(page).click();
    await expect(page).toHaveURL(`/admin/${plural}`);
    expect(rest(await call(page, 'GET', path))).toEqual({ ...rest(before), ...changed });

    await page.goto(`/admin/${plural}/new`);
    await field(page, label).fill('Yalnız adı var');
    await keep(page).click();
    await expect(page).toHaveURL(/\/new\?draft=new-/);
    const record = new URL(page.url()).searchParams.get('draft');
    const draft = await call(page, 'GET', `/admin/${plural}/${record}/draft?locale=tr`);
    expect(draft.values).toMatchObject({ [name]: 'Yalnız adı var' });
    await call(page, 'DELETE', `/admin/${plural}/${record}/draft?locale=tr`);
  });
}
