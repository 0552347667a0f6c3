import { expect, test } from 'vitest';
import { nameValues, writeChange, writeSentence } from './activity-words';
import { admin as english } from './en/admin/index';
import { createI18n } from './i18n';
import { admin as turkish } from './tr/admin/index';

const resources = { tr: { admin: turkish }, en: { admin: english } };

const entry = {
  entity: 'service',
  entityId: null,
  changes: [],
  userName: 'Ayşe',
  userEmail: null,
  address: null,
} as const;

test.each([
  ['tr', 'discard', 'Pano', 'Ayşe bir taslağı çöpe taşıdı: Hizmet “Pano”'],
  ['tr', 'untrashDraft', 'Pano', 'Ayşe bir taslağı çöpten geri aldı: Hizmet “Pano”'],
  ['tr', 'purgeDraft', null, 'Ayşe bir taslağı kalıcı olarak sildi: Hizmet'],
  ['en', 'discard', 'Pano', 'Ayşe moved a draft to the trash: Service “Pano”'],
  ['en', 'untrashDraft', 'Pano', 'Ayşe restored a draft from the trash: Service “Pano”'],
  ['en', 'purgeDraft', null, 'Ayşe deleted a draft for good: Service'],
] as const)('in %s the entry %s of a draft names a draft, not the record', (locale, action, label, sentence) => {
  const t = createI18n(locale, resources).getFixedT(locale, 'admin');
  expect(writeSentence(t, { ...entry, action, label })).toBe(sentence);
});

test.each([
  ['tr', 'Bir ziyaretçi 12 numaralı mesajına ekleme yaptı'],
  ['en', 'A visitor added to message no. 12'],
] as const)('in %s the log says that a visitor has added to a message', (locale, sentence) => {
  const t = createI18n(locale, resources).getFixedT(locale, 'admin');
  const added = {
    ...entry,
    entity: 'contactForm',
    entityId: 12,
    action: 'update',
    label: null,
    userName: null,
  } as const;
  expect(writeSentence(t, added)).toBe(sentence);
});

test.each([
  ['tr', 'homeSettings', 'contact, about', 'İletişim, Hakkımızda'],
  ['tr', 'homeSettings', '3, 5', '3, 5'],
  ['en', 'menus', '#about, projects, page 12', 'About, All projects, Page 12'],
  [
    'tr',
    'menus',
    'Meslek odası (https://emo.example), İşlerimiz (#categories), Garanti (page 3)',
    'Meslek odası (https://emo.example), İşlerimiz (Projelerimiz), Garanti (Sayfa 3)',
  ],
  ['tr', 'service', 'about, contact', 'about, contact'],
] as const)('in %s a value of %s, %s, is read as %s', (locale, kind, value, text) => {
  expect(nameValues(createI18n(locale, resources).getFixedT(locale, 'admin'), kind, value)).toBe(text);
});

test('a change of the home page is told in the words of its screen', () => {
  const t = createI18n('en', resources).getFixedT('en', 'admin');
  const change = { field: 'order', before: 'about, contact', after: 'contact, about' };
  expect(writeChange(t, 'homeSettings', change)).toBe('Order of the sections: About us, Contact → Contact, About us');
});
