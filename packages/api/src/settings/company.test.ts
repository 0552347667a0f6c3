import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '#testing/test-api';
import { companyEntity } from './company.entity';
import { getOpeningTimes } from './company.operations';
import { companyProfile } from './company.schema';
import { siteTextNames } from './site-texts';

const path = '/admin/settings/company';
const addedFields = ['specialDays', 'emergencyPhone', 'emergencyNote', 'googleReviewUrl', 'verification'];

/** What REST shows of a profile: its response is fixed, and what came later is not in it. */
const asContract = (profile: object) =>
  Object.fromEntries(
    Object.entries(profile).filter(([field]) => ![...addedFields, 'brandsLead', 'untranslated'].includes(field)),
  );

test('before anything was saved there is a neutral profile that its own schema accepts', async () => {
  const { rest, trpc } = await startTestApi();
  const { version, updatedAt, picture: _, darkPicture: __, specialDay, ...profile } = await trpc.company.get();
  expect(profile).toMatchObject({ name: 'Firmamız', phone: null, country: 'TR', hours: [], socialLinks: [] });
  expect([version, updatedAt]).toEqual([1, null]);
  expect(companyProfile.parse(profile)).toEqual(profile);
  expect([profile.untranslated, specialDay]).toEqual(['turkish', null]);
  expect((await rest.get('/settings/company')).body).toEqual({ data: asContract(profile) });
});

test('a profile exported before the site had texts of its own, a second logo and special days is imported without them', async () => {
  const { trpc } = await startTestApi();
  const {
    version: _version,
    updatedAt: _updatedAt,
    picture: _picture,
    darkPicture: _darkPicture,
    specialDay: _specialDay,
    ...profile
  } = await trpc.company.get();
  const exported = Object.entries(profile).filter(
    ([field]) =>
      ![...addedFields, 'logoDarkUrl', 'english', 'untranslated'].includes(field) &&
      !siteTextNames.some((name) => name === field),
  );
  expect(companyEntity.transfer.schema.parse(Object.fromEntries(exported))).toEqual(profile);
});

test('a change touches the fields it names alone', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const before = await trpc.company.get();
  const hours = [{ days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' }];
  const saved = await rest.put(path, {
    name: ' Örnek Elektrik ',
    slogan: { tr: 'Tek ekip', en: '' },
    hours,
    version: 7,
  });
  expect(saved.status).toBe(200);
  const { version, updatedAt, picture: _, darkPicture: __, specialDay: ___, ...fields } = before;
  const changed = { ...fields, name: 'Örnek Elektrik', slogan: { tr: 'Tek ekip', en: null }, hours };
  const expected = asContract(changed);
  expect(saved.data).toEqual(expected);
  const renamed = await trpc.company.update({ data: { city: 'Bursa' } });
  expect(renamed).toEqual({
    ...changed,
    city: 'Bursa',
    version: version + 2,
    updatedAt: expect.any(String),
  });
  expect((await rest.get('/settings/company')).data).toEqual({ ...expected, city: 'Bursa' });
  expect((await rest.get(path)).data).toEqual({ ...expected, city: 'Bursa' });
});

test.each(['0224 000 00 00', '(0224) 000 00 00', '+90 224 000 00 00', '00902240000000', '02240000000'])(
  'the number %s is kept in its international form',
  async (phone) => {
    const { rest } = await startTestApi({ signedIn: true });
    expect((await rest.put(path, { phone, whatsapp: phone })).data).toMatchObject({
      phone: '+902240000000',
      whatsapp: '+902240000000',
    });
    expect((await rest.put(path, { phone: '' })).data).toMatchObject({ phone: null, whatsapp: '+902240000000' });
  },
);

const hours = { days: ['Monday'], opens: '09:00', closes: '18:00' };
const detailsPath = `${path}/details`;
const bayram = {
  from: '2099-05-26',
  to: '2099-05-29',
  name: { tr: 'Kurban Bayramı', en: 'Feast of Sacrifice' },
  opens: null,
  closes: null,
};
const noCodes = { google: null, yandex: null, bing: null };

test.each([
  [{ name: ' ' }, 'Firma adını yazın'],
  [{ phone: '12' }, 'Geçerli bir telefon numarası giriniz'],
  [{ whatsapp: '0532 000 00 01 dahili 5' }, 'Geçerli bir telefon numarası giriniz'],
  [{ email: 'a@b' }, 'Geçerli bir e-posta adresi giriniz'],
  [{ logoUrl: 'javascript:alert(1)' }, 'Görsel adresi http://, https:// veya / ile başlamalıdır'],
  [{ country: 'Türkiye' }, 'Ülke, TR gibi iki harfli bir kod olmalıdır'],
  [{ latitude: 91 }, 'Enlem -90 ile 90 arasında bir sayı olmalıdır'],
  [{ longitude: 'doğu' }, 'Boylam -180 ile 180 arasında bir sayı olmalıdır'],
  [{ hours: 'her gün' }, 'Geçersiz liste'],
  [{ hours: [{ ...hours, days: [] }] }, 'En az bir gün seçiniz'],
  [{ hours: [{ ...hours, opens: '9' }] }, 'Saati 09:00 biçiminde giriniz'],
  [{ hours: [{ ...hours, closes: '09:00' }] }, 'Kapanış saati açılış saatinden sonra olmalıdır'],
  [{ socialLinks: [{ name: '', url: 'https://x.example' }] }, 'Bağlantının adını yazın'],
  [{ socialLinks: [{ name: 'X', url: 'http://x.example' }] }, 'Bağlantı https:// ile başlayan bir adres olmalıdır'],
  [{ socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }] }, 'Bağlantı https:// ile başlayan bir adres olmalıdır'],
  [{ specialDays: Array(31).fill(bayram) }, 'Geçersiz liste'],
  [{ specialDays: [{ ...bayram, from: '' }] }, 'Günü seçiniz'],
  [{ specialDays: [{ ...bayram, to: '2099-02-30' }] }, 'Günü seçiniz'],
  [{ specialDays: [{ ...bayram, to: '2099-05-25' }] }, 'Son gün ilk günden önce olamaz'],
  [{ specialDays: [{ ...bayram, name: { tr: ' ', en: 'Feast' } }] }, 'Ne günü olduğunu yazın, örneğin Kurban Bayramı'],
  [{ specialDays: [{ ...bayram, opens: '09:00' }] }, 'Saati 09:00 biçiminde giriniz'],
  [{ specialDays: [{ ...bayram, closes: '13:00' }] }, 'Saati 09:00 biçiminde giriniz'],
  [{ specialDays: [{ ...bayram, opens: '13:00', closes: '09:00' }] }, 'Kapanış saati açılış saatinden sonra olmalıdır'],
  [{ emergencyPhone: '155x' }, 'Geçerli bir telefon numarası giriniz'],
  [{ googleReviewUrl: 'http://g.page/r/x' }, 'Yorum bağlantısı https:// ile başlayan bir adres olmalıdır'],
  [{ googleReviewUrl: 'javascript:alert(1)' }, 'Yorum bağlantısı https:// ile başlayan bir adres olmalıdır'],
  [{ verification: { ...noCodes, bing: 'kısa' } }, 'Kod 10–100 karakterdir; yalnız harf, rakam, - ve _ içerir'],
  [
    { verification: { ...noCodes, google: 'x"><script>alert(1)</script>' } },
    'Kod 10–100 karakterdir; yalnız harf, rakam, - ve _ içerir',
  ],
])('%j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const isDetail = addedFields.some((field) => field in body);
  const response = await rest.put(isDetail ? detailsPath : path, body);
  expect([response.status, response.error]).toEqual([400, message]);
  expect(await db.setting.count()).toBe(0);
});

test('the details of the profile have an address of their own, with history and activity', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const review = 'https://g.page/r/ornek/review';
  const element = '<meta name="google-site-verification" content="ab_c-123456789" />';
  const saved = await rest.put(detailsPath, {
    specialDays: [bayram],
    emergencyPhone: '0532 000 00 00',
    emergencyNote: { tr: ' Arıza için ', en: '' },
    googleReviewUrl: review,
    verification: { ...noCodes, google: element },
  });
  const stored = {
    specialDays: [bayram],
    emergencyPhone: '+905320000000',
    emergencyNote: { tr: 'Arıza için', en: null },
    googleReviewUrl: review,
    verification: { ...noCodes, google: 'ab_c-123456789' },
  };
  expect([saved.status, saved.data]).toEqual([200, stored]);
  expect((await rest.get('/settings/company/details')).data).toEqual(stored);
  expect((await rest.get(detailsPath)).data).toEqual(stored);
  expect((await rest.get('/settings/company')).data).not.toHaveProperty('specialDays');
  expect(await trpc.company.get()).toMatchObject({ ...stored, version: 2 });
  await rest.put(detailsPath, { specialDays: [] });
  expect(await trpc.company.get()).toMatchObject({ ...stored, specialDays: [] });
  expect(await db.revision.count({ where: { entity: 'company' } })).toBe(2);
  const changes = (await db.activity.findMany({ where: { entity: 'company' } })).map((entry) => entry.changes);
  expect(changes.join()).toMatch(/specialDays.*emergencyPhone.*verification\.google/s);
});

test('special days drop off when the last of them has passed in Istanbul, and are shown from two weeks before', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  const afternoonOff = { ...bayram, from: '2099-06-02', to: '2099-06-02', opens: '09:00', closes: '13:00' };
  await trpc.company.update({ data: { specialDays: [afternoonOff, bayram] } });
  const read = async () => {
    const { specialDays, specialDay } = await trpc.company.get();
    return [specialDays.length, specialDay?.from ?? null];
  };
  setClock('2099-05-11T20:59:59Z');
  expect(await read()).toEqual([2, null]);
  setClock('2099-05-11T21:00:00Z');
  expect(await read()).toEqual([2, bayram.from]);
  setClock('2099-05-29T20:59:59Z');
  expect(await read()).toEqual([2, bayram.from]);
  setClock('2099-05-29T21:00:00Z');
  expect(await read()).toEqual([1, afternoonOff.from]);
  setClock('2099-06-02T21:00:00Z');
  expect(await read()).toEqual([0, null]);
});

test('figures look back on special days for two years after they have passed, also when the profile is saved', async () => {
  const { trpc, db } = await startTestApi({ signedIn: true });
  onTestFinished(() => void vi.useRealTimers());
  await trpc.company.update({ data: { specialDays: [bayram] } });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-06-01T12:00:00Z') });
  const next = { ...bayram, from: '2099-10-29', to: '2099-10-29' };
  await trpc.company.update({ data: { specialDays: [next] } });
  await trpc.company.update({ data: { city: 'Bursa' } });
  expect((await trpc.company.get()).specialDays).toEqual([next]);
  expect((await getOpeningTimes({ db })).specialDays).toEqual([bayram, next]);
  vi.setSystemTime(new Date('2101-08-01T12:00:00Z'));
  await trpc.company.update({ data: { city: 'Ankara' } });
  expect((await getOpeningTimes({ db })).specialDays).toEqual([next]);
});

test('the names of special days are among the texts to translate', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await trpc.company.update({ data: { specialDays: [{ ...bayram, name: { tr: 'Bayram', en: null } }] } });
  const { items } = await trpc.translations.list({});
  expect(items).toMatchObject([{ entity: 'company', english: 'translated', empty: 1 }]);
});

test('a place is taken as numbers or as a form writes them', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  expect((await rest.put(path, { latitude: '40,2138', longitude: 28.9853 })).data).toMatchObject({
    latitude: 40.2138,
    longitude: 28.9853,
  });
  expect((await rest.put(path, { latitude: '', longitude: null })).data).toMatchObject({
    latitude: null,
    longitude: null,
  });
});

test('two editors do not overwrite each other, not even at the first saving', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  const { version } = await trpc.company.get();
  const results = await Promise.allSettled(
    ['Bursa', 'İzmir', 'Ankara'].map((city) => trpc.company.update({ version, data: { city } })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { city } = await trpc.company.get();
  await expect(trpc.company.update({ version, data: { name: 'x' } })).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { city, version: version + 1 } } },
  });
});

test('a save that is rejected leaves the profile unsaved', async () => {
  const { trpc } = await startTestApi({ signedIn: true });
  await expect(trpc.company.update({ data: { name: 'X' }, version: 7 })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await trpc.company.get()).updatedAt).toBe(null);
  expect((await trpc.firstSteps.get()).done.company).toBe(false);
});

test('changes of different fields at the same time are all kept', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const changes = {
    city: 'Bursa',
    district: 'Nilüfer',
    street: 'Bara Sk.',
    postalCode: '16110',
    contactPerson: 'Elif',
  };
  await Promise.all(Object.entries(changes).map(([field, value]) => rest.put(path, { [field]: value })));
  expect(await trpc.company.get()).toMatchObject(changes);
});

test('only the back office changes the profile', async () => {
  const { rest, trpc } = await startTestApi();
  expect((await rest.get(path)).status).toBe(401);
  expect((await rest.put(path, {})).status).toBe(401);
  await expect(trpc.company.update({ data: {} })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

const nothing = { tr: null, en: null };

test('the titles of the sections are texts of the profile: each language by itself, with history and activity', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  const own = { title: nothing, lead: nothing };
  const none = { categories: own, projects: own, services: own, brands: own, articles: own, contact: own };
  expect((await rest.get('/settings/section-titles')).data).toEqual(none);
  const brands = { title: { tr: ' Markalar ', en: '' }, lead: { tr: 'Panolarımızda bunlar var.', en: null } };
  const saved = await rest.put('/admin/settings/section-titles', { brands });
  const stored = { title: { tr: 'Markalar', en: null }, lead: { tr: 'Panolarımızda bunlar var.', en: null } };
  expect([saved.status, saved.data]).toEqual([200, { ...none, brands: stored }]);
  const services = { title: { tr: null, en: 'What we do' } };
  expect(await trpc.settings.setSectionTitles({ services })).toMatchObject({ brands: stored, services });
  expect(await trpc.settings.sectionTitles()).toEqual((await rest.get('/admin/settings/section-titles')).data);
  expect(await trpc.company.get()).toMatchObject({
    servicesTitle: services.title,
    brandsLead: stored.lead,
    version: 3,
  });
  expect((await rest.get('/settings/company')).data).not.toHaveProperty('brandsLead');
  expect(await db.revision.count({ where: { entity: 'company' } })).toBe(2);
  const changes = (await db.activity.findMany({ where: { entity: 'company' } })).map((entry) => entry.changes);
  expect(changes.join()).toMatch(/brandsLead\.tr.*servicesTitle\.en/s);
});

test('a title that cannot be stored is rejected, and an unknown section changes nothing', async () => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const rejected = await rest.put('/admin/settings/section-titles', { brands: { title: { tr: 5, en: null } } });
  expect(rejected.status).toBe(400);
  expect((await rest.put('/admin/settings/section-titles', { slider: { title: nothing } })).status).toBe(200);
  expect(await db.revision.count()).toBe(1);
});
