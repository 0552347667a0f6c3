import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createApiToken } from '../src/accounts/api-token.operations';
import { mailReport } from '../src/capabilities/activity-log/report.operations';
import { contentEntities } from '../src/entities';
import type { ContentEntity } from '../src/platform/content-entity';
import { fieldChanges } from '../src/platform/records/activity/activity.schema';
import { createMailer } from '../src/platform/services/mailer';
import { startSmtp } from '../src/testing/test-servers';
import { isRecord, readId, startTransports } from '../src/testing/transports';

const entities: ContentEntity[] = [...contentEntities];

const payment = (ctaLink: string) => ({
  kind: 'action',
  id: 7,
  title: 'Ödeme',
  text: null,
  button: 'link',
  ctaText: 'Öde',
  ctaLink,
});

/** Two values of each marked field, in the way in which the API takes them, and what of them the owner reads. */
const values: Record<string, [before: unknown, after: unknown, said: [string, string]]> = {
  'company.legalName': ['Örnek A.Ş.', 'Sahte A.Ş.', ['Örnek A.Ş.', 'Sahte A.Ş.']],
  'company.phone': ['0224 000 00 00', '0532 000 00 01', ['+902240000000', '+905320000001']],
  'company.whatsapp': ['0224 000 00 00', '0532 000 00 01', ['+902240000000', '+905320000001']],
  'company.email': ['firma@ornek.example', 'hirsiz@example.com', ['firma@ornek.example', 'hirsiz@example.com']],
  'company.street': ['Eski Sk.', 'Yeni Sk.', ['Eski Sk.', 'Yeni Sk.']],
  'company.district': ['Nilüfer', 'Osmangazi', ['Nilüfer', 'Osmangazi']],
  'company.city': ['Bursa', 'İzmir', ['Bursa', 'İzmir']],
  'company.postalCode': ['16110', '35000', ['16110', '35000']],
  'company.country': ['TR', 'DE', ['TR', 'DE']],
  'company.latitude': [40.2, 41.5, ['40.2', '41.5']],
  'company.longitude': [28.9, 27.1, ['28.9', '27.1']],
  'company.socialLinks': [
    [{ name: 'X', url: 'https://x.example' }],
    [{ name: 'X', url: 'https://sahte.example' }],
    ['https://x.example', 'https://sahte.example'],
  ],
  'company.emergencyPhone': ['0224 000 00 00', '0532 000 00 01', ['+902240000000', '+905320000001']],
  'company.googleReviewUrl': ['https://g.page/a', 'https://g.page/b', ['https://g.page/a', 'https://g.page/b']],
  'company.verification': [
    { google: 'ornek-elektrik-1', yandex: null, bing: null },
    { google: 'sahte-elektrik-1', yandex: null, bing: null },
    ['ornek-elektrik-1', 'sahte-elektrik-1'],
  ],
  'brand.websiteUrl': [
    'https://eski.example',
    'https://yeni.example',
    ['https://eski.example', 'https://yeni.example'],
  ],
  'heroSection.ctaLink': ['/#contact', 'https://sahte.example', ['/#contact', 'https://sahte.example']],
  'page.content': ['<p>Onaylıyorum.</p>', '<p>Reddediyorum.</p>', ['Onaylıyorum.', 'Reddediyorum.']],
  'page.blocks': [
    [payment('https://banka.example')],
    [payment('https://sahte.example')],
    ['https://banka.example', 'https://sahte.example'],
  ],
  'menus.header': [
    [{ kind: 'address', url: 'https://odeme.example', label: { tr: 'Ödeme', en: null } }],
    [{ kind: 'address', url: 'https://sahte.example', label: { tr: 'Ödeme', en: null } }],
    ['https://odeme.example', 'https://sahte.example'],
  ],
  'menus.footer': [
    [{ kind: 'address', url: '/sayfa/odeme', label: { tr: 'Ödeme', en: null } }],
    [{ kind: 'address', url: 'tel:+905320000001', label: { tr: 'Ödeme', en: null } }],
    ['/sayfa/odeme', 'tel:+905320000001'],
  ],
};

/** What takes an address and yet is not marked, and why. Pictures are none that somebody could be reached by. */
const unmarked: Record<string, string> = {
  'project.video': 'plays on the page; nobody is reached or paid by it',
};

const addresses = ['https://a.example/x', '/x', 'a@b.example', '+90 532 000 00 01', 'https://youtu.be/dQw4w9WgXcQ'];
const holders = [(url: string) => url, (url: string) => [url], (url: string) => [{ name: 'X', url }]];

/** Whether nothing but addresses or numbers fits in a field, or in its list: no text of two words. */
const takesAddress = (rule: z.ZodType) =>
  holders.some((hold) => {
    const takes = (text: string) => rule.safeParse(hold(text)).success;
    return addresses.some(takes) && !takes('iki kelime');
  });

const marked = entities.flatMap(({ subjects }) =>
  subjects.flatMap(({ entity, reported = [] }) => reported.map((field) => `${entity}.${field}`)),
);

test('every field for an address is marked for the report to the owner, or says why it is not', () => {
  const addressFields = entities.flatMap(({ kind, history }) => {
    const rules = history?.update instanceof z.ZodObject ? history.update.shape : {};
    return Object.entries(history?.fields ?? {}).flatMap(([name, field]) => {
      const rule: unknown = rules[name];
      if (!(rule instanceof z.ZodType) || field.startsWith('image')) return [];
      return takesAddress(rule) || field === 'blocks' ? [`${kind}.${name}`] : [];
    });
  });
  expect(addressFields).toContain('company.socialLinks');
  expect(addressFields.filter((name) => !marked.includes(name)).toSorted()).toEqual(Object.keys(unmarked).toSorted());
  // A mark in the table of fields takes effect where the log knows of it; each is tried below.
  expect(Object.keys(values).toSorted()).toEqual([...new Set(marked)].toSorted());
});

/** A site with an API token for content, and one record of each kind that holds marked fields. */
async function start() {
  const transports = await startTransports();
  const { db, trpc, signedIn, services, user } = transports;
  const create = async (path: string, input: object) =>
    readId((await trpc('mutation', `${path}.create`, input, signedIn)).data);
  const ids: Record<string, number> = {
    brand: await create('brands', { name: 'Veltrin', logoUrl: 'https://veltrin.example/logo.svg' }),
    heroSection: await create('heroSections', { title: 'Panodan prize' }),
    page: await create('pages', { title: 'Gizlilik', slug: 'gizlilik', content: '<p>x</p>' }),
    article: await create('articles', { title: 'Röle', slug: 'role', content: '<p>x</p>' }),
  };
  const { token } = await createApiToken(db, user.email, { name: 'Asistan', scopes: ['content'], days: 30 });
  const byToken = `Bearer ${token}`;
  const plural = (kind: string) => entities.find((entity) => entity.kind === kind)?.plural ?? kind;
  const set = async (kind: string, data: object, authorization: string) => {
    const input = kind === 'menus' ? data : { id: ids[kind], data };
    const { status } = await trpc('mutation', `${plural(kind)}.update`, input, authorization);
    expect(status, kind).toBe(200);
  };
  const newest = async () => {
    const entry = await db.activity.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return { ...entry, changes: fieldChanges.parse(JSON.parse(entry.changes)) };
  };
  const smtp = await startSmtp();
  const settings = { from: 'site@ornek.example', siteUrl: 'https://www.ornek.example', contactRecipients: [] };
  const mailer = createMailer({ ...settings, smtpUrl: smtp.url });
  const mail = () => mailReport({ ...services, mailer });
  return { ...transports, ids, byToken, set, newest, smtp, mail };
}

test('what an API token puts into a draft is told as well, each time: somebody may publish it unread', async () => {
  const { trpc, byToken, signedIn, newest, ids, db } = await start();
  const keep = (ref: object, values: object, authorization: string) =>
    trpc('mutation', 'drafts.keep', { ...ref, values }, authorization);
  const company = { entity: 'company', record: '0' };
  expect((await keep(company, { phone: '0224 000 00 00' }, signedIn)).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'draft', entity: 'company', reported: false });
  await keep(company, { phone: '0532 000 00 01' }, byToken);
  const change = { field: 'phone', before: '+902240000000', after: '+905320000001' };
  expect(await newest()).toMatchObject({ action: 'draft', entity: 'company', reported: true, changes: [change] });
  await trpc(
    'mutation',
    'translations.save',
    { entity: 'heroSection', id: ids.heroSection, data: { title: 'Power' } },
    signedIn,
  );
  const english = { entity: 'heroSection', record: String(ids.heroSection), locale: 'en' };
  await keep(english, { ctaLink: 'https://sahte.example' }, byToken);
  const link = { field: 'en.ctaLink', before: null, after: 'https://sahte.example' };
  expect(await newest()).toMatchObject({ entityId: ids.heroSection, reported: true, changes: [link] });
  expect(await db.activity.count({ where: { action: 'draft', reported: true } })).toBe(2);
  // What a program empties comes back from the trash, and a link that cleaning would show is never hidden from the owner.
  await keep(company, { phone: null }, byToken);
  expect(await newest()).toMatchObject({ action: 'discard', entity: 'company' });
  expect(await db.trash.count()).toBe(1);
  const article = { entity: 'article', record: String(ids.article) };
  await keep(article, { content: '<p>x<b href="y"><a href="https://sahte.example">ödeyin</a></p>' }, byToken);
  expect((await newest()).changes.at(-1)).toMatchObject({ field: 'content.contacts', after: 'https://sahte.example' });
});

test('no API token reads in a draft who kept it', async () => {
  const { trpc, byToken, signedIn } = await start();
  const company = { entity: 'company', record: '0' };
  const saved = await trpc('mutation', 'drafts.keep', { ...company, values: { name: 'Taslak' } }, signedIn);
  expect(saved.data).toMatchObject({ userName: expect.any(String) });
  const read = (name: string, input: object) => trpc('query', `drafts.${name}`, input, byToken);
  expect((await read('get', company)).data).toMatchObject({ userName: null });
  expect((await read('list', {})).data).toMatchObject({ items: [{ userName: null }] });
  const record = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';
  await trpc('mutation', 'drafts.keep', { entity: 'service', record, values: { title: 'Taslak' } }, signedIn);
  const list = await trpc('query', 'services.list', { states: true }, byToken);
  expect(list.data).toMatchObject({ newDrafts: [{ record, userName: null }] });
});

test('what an API token changes of a marked field stands in the log and in one mail, before and after', {
  timeout: 60_000,
}, async () => {
  const { db, set, byToken, signedIn, newest, smtp, mail, trpc, ids, user } = await start();
  for (const kind of new Set(marked.map((name) => name.split('.')[0] ?? ''))) {
    const fields = Object.entries(values).flatMap(([name, [before, after, said]]) =>
      name.startsWith(`${kind}.`) ? [{ field: name.slice(kind.length + 1), before, after, said }] : [],
    );
    const pick = (side: 'before' | 'after') => Object.fromEntries(fields.map((one) => [one.field, one[side]]));
    await set(kind, pick('before'), signedIn);
    expect(await newest(), kind).toMatchObject({ reported: false });
    await set(kind, pick('after'), byToken);
    const { reported, changes } = await newest();
    expect(reported, kind).toBe(true);
    for (const { field, said } of fields) {
      // What has parts is logged by these, as verification.google.
      const change = changes.find((one) => one.field === field || one.field.startsWith(`${field}.`));
      expect([JSON.stringify(change?.before), JSON.stringify(change?.after)], field).toEqual(
        said.map((text) => expect.stringContaining(text)),
      );
    }
  }
  // The English texts of a marked field are marked, too; other fields of the same entry are left out.
  const english = { entity: 'heroSection', id: ids.heroSection, data: { title: 'Power', ctaLink: '/en#contact' } };
  await trpc('mutation', 'translations.save', english, byToken);
  expect(await newest()).toMatchObject({ action: 'translate', reported: true });
  await set('page', { title: 'Başka başlık' }, byToken);
  expect(await newest()).toMatchObject({ reported: false });

  await mail();
  await mail();
  expect(smtp.mails).toHaveLength(1);
  const [{ subject, text = '', html = '', recipients } = {}] = smtp.mails;
  expect([subject, recipients]).toEqual([
    'API anahtarıyla değiştirilen bilgiler / Changed through an API token',
    [user.email],
  ]);
  const lines = [text.split('\n\n'), html.split('<p>')].map((all) => all.map((line) => line.split(' → ')));
  for (const [before, after] of Object.values(values).map(([, , said]) => said))
    for (const all of lines)
      expect(
        all.some(([was = '', is = '']) => was.includes(before) && is.includes(after)),
        after,
      ).toBe(true);
  expect(text).toMatch(/Asistan \(API\) site bilgilerini güncelledi: .*Telefon, .*\n/);
  expect(text).toContain('\n\nTelefon: +902240000000 → +905320000001\n\n');
  expect(text).toContain('CTA link (English): – → /en#contact');
  expect(text).not.toMatch(/Power|Başka başlık/);
  expect(text).toContain('https://www.ornek.example/admin/activity');
  const reports = await trpc('query', 'activity.reports', undefined, signedIn);
  expect(reports.data).toHaveLength(Math.min(20, await db.activity.count({ where: { reported: true } })));
});

test('a telephone, an address or an account number is reported in any text, however long', async () => {
  const { set, byToken, signedIn, newest, smtp, mail } = await start();
  const around = '<p>Uzun bir yazı.</p>'.repeat(40);
  const [old, iban] = ['TR33 0006 1005 1978 6457 8413 26', 'TR32 0010 0099 9990 1234 5678 90'];
  const write = (number: string, site: string) =>
    `${around}<p>Hesap: ${number}, tel. 0224 000 00 00, <a href="${site}">ödeyin</a></p>`;
  await set('article', { content: write(old, 'https://banka.example') }, signedIn);
  await set('article', { content: `<p>Değişti.</p>${write(iban, 'https://sahte.example')}` }, byToken);
  const { changes, reported } = await newest();
  expect(reported).toBe(true);
  expect(changes.find(({ field }) => field === 'content.contacts')).toMatchObject({
    before: `https://banka.example, ${old}`,
    after: `https://sahte.example, ${iban}`,
  });
  await set('article', { content: `${around}<p><a href="/uploads/form.pdf">Form</a></p>` }, byToken);
  expect((await newest()).changes.at(-1)?.after).toBe('/uploads/form.pdf');
  await set('article', { excerpt: 'Bizi arayın: 0532 000 00 01' }, byToken);
  await set('article', { excerpt: 'Numara yok' }, byToken);
  await set('article', { excerpt: 'Yine numara yok' }, byToken);
  expect(await newest()).toMatchObject({ reported: false });
  await mail();
  const { text } = smtp.mails[0] ?? {};
  expect(text).toContain(
    `İçerik: iletişim ve ödeme bilgileri: https://banka.example, ${old} → https://sahte.example, ${iban}`,
  );
  expect(text).toContain('Özet: Bizi arayın: 0532 000 00 01 → Numara yok');
  expect(text).not.toContain('Uzun bir yazı');
});

test('one mail a day at most, none without changes, again after a failure; the dashboard shows the same until seen', async () => {
  const { db, set, byToken, smtp, mail, trpc, signedIn, services } = await start();
  await mail();
  expect(smtp.mails).toEqual([]);
  await set('company', { phone: '0532 000 00 01' }, byToken);
  await mailReport({ ...services, mailer: null });
  const unreachable = createMailer({
    smtpUrl: 'smtp://127.0.0.1:9?insecure=true',
    from: 'site@ornek.example',
    siteUrl: 'https://www.ornek.example',
    contactRecipients: [],
  });
  await expect(mailReport({ ...services, mailer: unreachable })).rejects.toThrow();
  await mail();
  await set('company', { phone: '0532 000 00 02' }, byToken);
  await mail();
  expect(smtp.mails).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  await mail();
  await mail();
  vi.useRealTimers();
  expect(smtp.mails.map(({ text }) => text?.match(/Telefon: .*/)?.[0])).toEqual([
    'Telefon: – → +905320000001',
    'Telefon: +905320000001 → +905320000002',
  ]);
  const shown = async () => {
    const { data } = await trpc('query', 'activity.reports', undefined, signedIn);
    return Array.isArray(data) ? data.filter(isRecord) : [];
  };
  const [newest, older] = await shown();
  expect(newest).toMatchObject({ changes: [{ field: 'phone', after: '+905320000002' }], userName: 'Asistan (API)' });
  await trpc('mutation', 'activity.dismissReports', { until: older?.at }, signedIn);
  expect(await shown()).toHaveLength(1);
  await trpc('mutation', 'activity.dismissReports', { until: newest?.at }, signedIn);
  expect(await shown()).toEqual([]);
  expect(await db.activity.count({ where: { reported: true } })).toBe(2);
});
