import { admin as english } from '@pano/i18n/en/admin/index';
import { createI18n } from '@pano/i18n/i18n';
import { admin as turkish } from '@pano/i18n/tr/admin/index';
import { expect, test } from 'vitest';
import { sayPlace } from './new-record';

const resources = { tr: { admin: turkish }, en: { admin: english } };

test.each([
  ['tr', 1, false, 'Listede ilk sırada. Sürükleyerek yerini değiştirin.'],
  ['tr', 1, true, 'Listede ilk sırada. “Taşı” düğmesiyle yerini değiştirin.'],
  ['tr', 2, true, 'Listede 2. sırada. “Taşı” düğmesiyle yerini değiştirin.'],
  ['en', 2, false, 'It stands at position 2 in the list. Drag it to another place.'],
] as const)(
  'in %s, of number %i of a list (on several pages: %s) it says "%s"',
  (locale, position, onSeveralPages, text) => {
    const t = createI18n(locale, resources).getFixedT(locale, 'admin');
    expect(sayPlace(t, position, onSeveralPages)).toBe(text);
  },
);
