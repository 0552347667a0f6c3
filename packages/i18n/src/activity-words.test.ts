import { expect, test } from 'vitest';
import { writeSentence } from './activity-words';
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
