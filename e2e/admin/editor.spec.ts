import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { choose, contentField, openNewArticle, paste, publish, save, storedContent, tool } from './editor-steps';
import { imageFile } from './steps';

test('everything that the tools produce is stored, and opening and saving again changes nothing', async ({
  adminPage: page,
}) => {
  await openNewArticle(page, 'Araç çubuğu');
  await publish(page);
  await choose(page, /^Başlık düzeyi/, 'Başlık 2');
  await page.keyboard.type('Ölçüm');
  await page.keyboard.press('Enter');
  await tool(page, 'Kalın').click();
  await page.keyboard.type('kalın');
  await tool(page, 'Kalın').click();
  await page.keyboard.type(' ve H');
  await tool(page, 'Alt simge').click();
  await page.keyboard.type('2');
  await tool(page, 'Alt simge').click();
  await choose(page, /^Yazı tipi/, 'Geniş');
  await choose(page, /^Yazı boyutu/, 'Büyük');
  await page.keyboard.type(' geniş');
  await choose(page, /^Hizalama/, 'Ortaya');
  await tool(page, 'Girintiyi artır').click();
  await page.keyboard.press('Enter');
  await tool(page, 'Biçimi temizle').click();
  await tool(page, 'Numaralı liste').click();
  await page.keyboard.type('bir');
  await page.keyboard.press('Enter');
  await tool(page, 'Girintiyi artır').click();
  await page.keyboard.type('alt');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Kod bloğu').click();
  await page.keyboard.type('if (a < b)  &&');
  const expected = [
    '<h2>Ölçüm</h2>',
    '<p style="text-align: center; margin-left: 2em"><strong>kalın</strong> ve H<sub>2</sub>',
    '<span style="font-size: 1.25em; font-stretch: 112%"> geniş</span></p>',
    '<ol><li>bir<ol><li>alt</li></ol></li></ol>',
    '<pre><code>if (a &lt; b)  &amp;&amp;</code></pre>',
  ].join('');
  await save(page);
  expect(await storedContent(page, 'arac-cubugu')).toBe(expected);

  await page
    .getByRole('row', { name: /Araç çubuğu/ })
    .getByRole('link', { name: 'Düzenle' })
    .click();
  await expect(contentField(page)).toContainText('Ölçüm');
  await expect(page.getByText('Değişiklik yok')).toBeVisible();
  await contentField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Değişiklik yok')).toBeVisible();
  await save(page);
  expect(await storedContent(page, 'arac-cubugu')).toBe(expected);
});

test('text from Word and from web pages comes out clean', async ({ adminPage: page }) => {
  const content = await openNewArticle(page, 'Yapıştırma');
  await publish(page);
  await paste(
    content,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { color: red }</style></head><body>
    <h1 style='mso-margin-top-alt:auto'><b><span style='font-family:"Calibri"'>Keşif<o:p></o:p></span></b></h1>
    <p class=MsoNormal style='text-align:justify'><b><span style='color:red'>Ön</span></b> <i>inceleme</i><o:p></o:p></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Bir</p>
    <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span><![endif]>Alt</p>
    <table class=MsoTableGrid border=1 style='border:none;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'>
    <td width=302 style='width:226.55pt'><p class=MsoNormal><b>Güç<o:p></o:p></b></p></td><td><p class=MsoNormal>1250 kVA</p></td></tr>
    <tr><td><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>·</span>Süre</p></td>
    <td><p class=MsoNormal>3 ay</p><p class=MsoNormal>en çok</p></td></tr></table>
    <div style="font:14px Roboto"><a href="javascript:alert(1)">Kötü</a> <a class="x" href="https://ornek.example/a">iyi</a>
    <script>alert(1)</script></div>
    <p>Bkz. <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fornek.example%2Fb&amp;data=05">şartname</a>,
    <a href="https://baska.example/">www.ornek.com</a>, www.or<b>nek</b>.com ve <code>www.kod.com</code> kodu</p>
    <p><span>12 Kasım</span><button>Paylaş</button><iframe src="https://video.example/"></iframe>yeni</p></body></html>`,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Sonuç');
  await page.keyboard.press('Enter');
  await page.keyboard.type('### Ek');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# 5');
  await page.keyboard.press('Enter');
  const message =
    'Tel: (0224) 123 45 67\n- info@ornek.com\n- https://www.google.com/url?q=https%3A%2F%2Fornek.example%2Fc&sa=D';
  await paste(content, message, 'text/plain');
  await save(page);
  expect(await storedContent(page, 'yapistirma')).toBe(
    '<h1>Keşif</h1><p style="text-align: justify"><strong>Ön</strong> <em>inceleme</em></p>' +
      '<ol><li>Bir<ol><li>Alt</li></ol></li></ol><table><tbody><tr><td><strong>Güç</strong></td><td>1250 kVA</td></tr>' +
      '<tr><td>Süre</td><td><p>3 ay</p><p>en çok</p></td></tr></tbody></table><p>Kötü <a href="https://ornek.example/a">iyi</a></p>' +
      '<p>Bkz. <a href="https://ornek.example/b">şartname</a>, <a href="https://baska.example/">www.ornek.com</a>, ' +
      '<a href="https://www.ornek.com">www.or<strong>nek</strong>.com</a> ve <code>www.kod.com</code> kodu</p>' +
      '<p>12 Kasım Paylaş yeni</p>' +
      '<h2>Sonuç</h2><h3>Ek</h3><p># 5</p>' +
      '<p>Tel: <a href="tel:+902241234567">(0224) 123 45 67</a></p><ul><li><a href="mailto:info@ornek.com">info@ornek.com</a></li>' +
      '<li><a href="https://ornek.example/c">https://ornek.example/c</a></li></ul>',
  );
});

test('pictures in pasted text go to the library, those that nobody can read leave a line, those elsewhere are named', async ({
  adminPage: page,
}) => {
  const remote = 'https://resim.example/uzak.png';
  const picture = await imageFile('uzak.png');
  await page.route(remote, (route) => route.fulfill({ contentType: 'image/png', body: picture.buffer }));
  const content = await openNewArticle(page, 'Yapıştırılan görseller');
  await publish(page);
  const pasted = await imageFile('metinde.png');
  await paste(
    content,
    `<p>Pano <img src="data:image/png;base64,${pasted.buffer.toString('base64')}" alt="Ana pano"> takıldı 
      <img alt="👍" src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="></p>
    <p><img src="file:///C:/Temp/clip_image001.png"></p><p>Ekran <img src="cid:ekran@posta"> görüntüsü</p>
    <p><img src="data:image/png;base64,AAAA"></p><p><img src="${remote}" alt="Uzak"></p>`,
  );
  const stored = content.locator('img[alt="Ana pano"]');
  await expect(stored).toHaveAttribute('src', /^\/uploads\//);
  const line = content.getByText('1 görsel yapıştırılamadı; dosyadan yükleyin');
  await expect(line).toHaveCount(3);
  await expect(page.getByText('başka bir adreste duruyor (resim.example)')).toBeVisible();
  await page.getByRole('button', { name: 'Anladım' }).click();

  await content.click();
  await page.keyboard.press('Control+z');
  await expect(stored).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(stored).toHaveAttribute('src', /^\/uploads\//);

  const chooser = page.waitForEvent('filechooser');
  await content.getByRole('button', { name: 'Dosya seç' }).first().click();
  await (await chooser).setFiles(await imageFile('elle.png'));
  await page.getByLabel('Eklediğiniz görselde ne görünüyor?').fill('Şantiye');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).first().click();
  await expect(line).toHaveCount(2);
  await content.getByRole('button', { name: 'Kaldır' }).first().click();
  await expect(line).toHaveCount(1);
  await save(page);
  const own = String.raw`/uploads/[\w-]+\.\w+`;
  const size = 'width="300" height="200"';
  expect(await storedContent(page, 'yapistirilan-gorseller')).toMatch(
    new RegExp(
      `^<p>Pano <img src="${own}" alt="Ana pano" ${size}> takıldı 👍</p><p><img src="${own}" alt="Şantiye" ${size}></p>` +
        `<p>Ekran görüntüsü</p><p><img src="${remote}" alt="Uzak"></p>$`,
    ),
  );
});

test('links may lead to websites, mail addresses, phone numbers and own pages only', async ({ adminPage: page }) => {
  await openNewArticle(page, 'Bağlantılar');
  await publish(page);
  await page.keyboard.type('site');
  await page.keyboard.press('Shift+Home');
  await tool(page, 'Bağlantı').click();
  const apply = page.getByRole('button', { name: 'Uygula' });
  await expect(page.getByRole('listbox', { name: 'Sitedeki sayfalar' }).getByRole('option').first()).toBeVisible();
  const place = await apply.boundingBox();
  await page.getByLabel('Bağlantı adresi').fill('javascript:alert(1)');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
  expect(await apply.boundingBox()).toEqual(place);
  await apply.click();
  await expect(page.getByText('Adres http, https, mailto veya tel ile ya da / ile başlamalıdır')).toBeVisible();
  await page.getByLabel('Bağlantı adresi').fill('ornek.example/yol');
  await apply.click();
  await expect(contentField(page).getByRole('link', { name: 'site' })).toHaveAttribute(
    'href',
    'https://ornek.example/yol',
  );
  await save(page);
  expect(await storedContent(page, 'baglantilar')).toBe('<p><a href="https://ornek.example/yol">site</a></p>');
});

test('the toolbar works by keyboard alone', async ({ adminPage: page }) => {
  await openNewArticle(page, 'Klavye');
  await page.keyboard.type('önce ');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, /^Başlık düzeyi/)).toBeFocused();
  for (const name of [/^Yazı tipi/, /^Yazı boyutu/, 'Kalın']) {
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Kalın')).toHaveAttribute('aria-pressed', 'true');
  await expect(tool(page, 'Kalın')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.type('sonra');
  await expect(contentField(page).locator('strong')).toHaveText('sonra');
});

test('an article without text is rejected beside the editor, which gets the focus', async ({ adminPage: page }) => {
  await openNewArticle(page, 'Boş makale');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('İçerik zorunludur')).toBeVisible();
  await expect(contentField(page)).toBeFocused();
  await expect(contentField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('the editor fits a phone @phone', async ({ adminPage: page }) => {
  await openNewArticle(page, 'Telefon');
  await tool(page, 'Görsel').click();
  await expect(page.getByLabel('Görsel adresi')).toBeInViewport();
  await page.keyboard.press('Escape');
  await contentField(page).click();
  await tool(page, 'Tablo').click();
  const actions = page.getByRole('toolbar', { name: 'Tablo' });
  const right = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().right);
  const edge = await right(actions);
  for (const button of await actions.getByRole('button').all()) expect(await right(button)).toBeLessThan(edge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});
