import { expect, test } from './site-test';

test('the form links the privacy notice, which names everything that the law requires', async ({ read }) => {
  const { page } = await read('/contact');
  const link = page.locator('#contact form').getByRole('link', { name: 'Aydınlatma Metni' });
  const notice = String(await link.getAttribute('href'));
  await read(notice);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aydınlatma Metni');
  const sections = [
    'Veri sorumlusu',
    'Ne için',
    'Hukuki sebep',
    'aktarılır',
    'saklıyoruz',
    'Haklarınız',
    'başvurursunuz',
  ];
  for (const section of sections) await expect(page.getByRole('heading', { level: 2, name: section })).toHaveCount(1);
  // Article 11 has nine rights.
  const rights = page.getByRole('listitem').filter({ hasText: /(?:öğrenme|isteme|bilme|itiraz etme)(?:,|$)/ });
  await expect(rights).toHaveCount(9);
});
