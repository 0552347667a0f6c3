import { expect, test } from 'vitest';
import { formatPhone, parsePhone, telHref, whatsappHref } from './phone';

test.each([
  ['0224 123 45 67', '+902241234567'],
  ['(0224) 123 45 67', '+902241234567'],
  ['224 123 45 67', '+902241234567'],
  ['0532 123 45 67', '+905321234567'],
  ['0532-123-45-67', '+905321234567'],
  [' 5321234567 ', '+905321234567'],
  ['+90 532 123 45 67', '+905321234567'],
  ['0090 532 123 45 67', '+905321234567'],
  ['0850 123 45 67', '+908501234567'],
  ['444 1 234', '+904441234'],
  ['+90 444 1 234', '+904441234'],
  ['+49 30 123456', '+4930123456'],
  ['0049 30 123456', '+4930123456'],
])('%j is read as %s', (input, e164) => {
  expect(parsePhone(input)).toBe(e164);
});

test.each([
  '',
  ' ',
  'telefon',
  '123',
  '112',
  '0224 123 45',
  '0532 123 45 67 89',
  'Ara: 0532 123 45 67',
  '0532 123 45 67 / 0533 123 45 67',
  '0224 123 45 67 ext. 5',
  '+999 123 456',
  '<b>0532 123 45 67</b>',
])('%j is no phone number', (input) => {
  expect(parsePhone(input)).toBeNull();
});

test.each([
  ['+902241234567', '(0224) 123 45 67'],
  ['+905321234567', '0532 123 45 67'],
  ['+908501234567', '0850 123 4567'],
  ['+904441234', '444 1 234'],
  ['+4930123456', '+49 30 123456'],
  ['+12025550123', '+1 202 555 0123'],
  ['bilinmiyor', 'bilinmiyor'],
])('%s is shown as %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test.each(['+902241234567', '+905321234567', '+908501234567', '+904441234', '+4930123456'])(
  'what is shown for %s is read back as the same number',
  (e164) => {
    expect(parsePhone(formatPhone(e164))).toBe(e164);
  },
);

test('a call link holds the international number', () => {
  expect(telHref('+902241234567')).toBe('tel:+902241234567');
});

test('a WhatsApp link holds digits only and the message encoded', () => {
  expect(whatsappHref('+905321234567', 'Merhaba, şarj & pano?')).toBe(
    'https://wa.me/905321234567?text=Merhaba%2C%20%C5%9Farj%20%26%20pano%3F',
  );
});
