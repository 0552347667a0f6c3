import { expect, test } from 'vitest';
import { isCallable } from './contact-form.schema';

test.each([
  '0532 123 45 67',
  '(0224) 123 45 67',
  '224 123 45 67',
  '+90 532 123 45 67',
  '0090 532 123 45 67',
  '90 532 123 45 67',
  '0850 123 45 67',
  '444 1 234',
  '0224/123 45 67',
  '0224 123 45 67 dahili 12',
  '+49 30 123456',
  '0049-30-123456',
  '+1 (202) 555-0123',
])('%j can be called', (phone) => {
  expect(isCallable(phone)).toBe(true);
});

test.each([
  '123',
  '123 45 67',
  '0532 123 45',
  '0532 123 45 67 8',
  '0132 123 45 67',
  '+90 532 12',
  '+',
  'yok',
  'a@b.example',
])('%j cannot be called', (phone) => {
  expect(isCallable(phone)).toBe(false);
});
