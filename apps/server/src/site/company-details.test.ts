import { expect, onTestFinished, test, vi } from 'vitest';
import { startCachedSite } from '#testing/start-site';

const feast = {
  from: '2099-05-26',
  to: '2099-05-29',
  name: { tr: 'Kurban Bayramı', en: 'Feast of Sacrifice' },
  opens: null,
  closes: null,
};
const halfDay = { ...feast, from: '2099-06-02', to: '2099-06-02', name: { tr: 'Yarım gün', en: null } };

async function startWith(details: object) {
  const site = await startCachedSite();
  expect((await site.write('PUT', '/settings/company/details', details)).status).toBe(200);
  const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  return { ...site, setClock };
}

/** What a visitor reads, without what the page embeds for programs. */
const visible = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('<!-- -->', '');

test('a special day is shown from two weeks before until it has passed, and the cache renders anew at midnight in Istanbul', async () => {
  const { send, rendered, setClock } = await startWith({
    specialDays: [feast, { ...halfDay, opens: '09:00', closes: '13:00' }],
  });
  const read = async (path: string) => visible((await send(path)).text);
  setClock('2099-05-11T20:59:58Z');
  expect(await read('/iletisim')).not.toContain('Kurban');
  await send('/iletisim');
  expect(rendered).toHaveLength(1);
  setClock('2099-05-11T21:00:00Z');
  expect(await read('/iletisim')).toContain('Kurban Bayramı: 26–29 Mayıs kapalıyız');
  expect(await read('/en')).toContain('Feast of Sacrifice: closed 26–29 May');
  expect(await read('/')).toContain('Kurban Bayramı: 26–29 Mayıs kapalıyız');
  setClock('2099-05-29T20:59:59Z');
  expect(await read('/iletisim')).toContain('Kurban');
  setClock('2099-05-29T21:00:00Z');
  expect(await read('/iletisim')).toContain('Yarım gün: 2 Haziran 09:00–13:00');
  // Without English words it has its Turkish ones.
  expect((await send('/en')).text).toContain('<span lang="tr">Yarım gün</span>');
  setClock('2099-06-02T21:00:00Z');
  expect(await read('/iletisim')).not.toContain('Yarım gün');
});

test('search engines are told of every special day that has not passed', async () => {
  const { send, setClock } = await startWith({
    specialDays: [feast, { ...halfDay, opens: '09:00', closes: '13:00' }],
  });
  const read = async () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await send('/')).text) ?? [];
    return JSON.parse(json)['@graph'][0].openingHoursSpecification;
  };
  const half = { validFrom: '2099-06-02', validThrough: '2099-06-02', opens: '09:00', closes: '13:00' };
  const type = { '@type': 'OpeningHoursSpecification' };
  const closed = { validFrom: '2099-05-26', validThrough: '2099-05-29', opens: '00:00', closes: '00:00' };
  expect(await read()).toEqual([
    { ...type, ...closed },
    { ...type, ...half },
  ]);
  setClock('2099-06-01T09:00:00Z');
  expect(await read()).toEqual([{ ...type, ...half }]);
});

test('the emergency line stands beside the phone with the words of the owner, on the page of a closed site as well', async () => {
  const emergency = {
    emergencyPhone: '0532 111 22 33',
    emergencyNote: { tr: 'Arıza için 22:00’ye kadar', en: 'For faults, until 22:00' },
  };
  const { send, write } = await startWith(emergency);
  const expectLine = async (number: string) => {
    for (const [path, label, note] of [
      ['/', `Acil hat${number}`, 'Arıza için 22:00’ye kadar'],
      ['/en', `Emergency line${number}`, 'For faults, until 22:00'],
    ] as const) {
      const { text } = await send(path);
      expect(text).toContain('href="tel:+905321112233"');
      expect(visible(text)).toContain(label);
      expect(visible(text)).toContain(note);
      expect(visible(text)).not.toContain('7/24');
    }
  };
  await expectLine(': +90 532 111 22 33');
  await write('PUT', '/settings/site-offline', { siteOffline: true });
  await expectLine('');
  await write('PUT', '/settings/company/details', { emergencyPhone: null });
  expect(visible((await send('/')).text)).not.toMatch(/Acil hat|Arıza için/);
});

test('the codes of search engines stand in the head of the home page alone, and go when they are emptied', async () => {
  const codes = { google: 'google_code-1', yandex: 'yandexcode12', bing: 'BINGCODE1234' };
  const { send, write } = await startWith({ verification: codes });
  const elements = [
    '<meta name="google-site-verification" content="google_code-1"/>',
    '<meta name="yandex-verification" content="yandexcode12"/>',
    '<meta name="msvalidate.01" content="BINGCODE1234"/>',
  ];
  for (const path of ['/', '/en']) {
    const [head = ''] = (await send(path)).text.split('</head>');
    for (const element of elements) expect(head).toContain(element);
  }
  expect((await send('/iletisim')).text).not.toMatch(/<meta name="(?:google-site|yandex|msvalidate)/);
  const none = { google: null, yandex: 'yandexcode12', bing: null };
  await write('PUT', '/settings/company/details', { verification: none });
  const [head = ''] = (await send('/')).text.split('</head>');
  expect(elements.map((element) => head.includes(element))).toEqual([false, true, false]);
});
