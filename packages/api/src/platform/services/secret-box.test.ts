import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box';

test('only the same key opens a sealed text, only for its purpose, and only unchanged', () => {
  const box = createSecretBox(randomBytes(32));
  const sealed = box.seal('GIZLI', 'user 1');
  expect(sealed).not.toContain('GIZLI');
  expect(box.seal('GIZLI', 'user 1')).not.toBe(sealed);
  expect(box.open(sealed, 'user 1')).toBe('GIZLI');
  expect(box.open(sealed, 'user 2')).toBeNull();
  expect(createSecretBox(randomBytes(32)).open(sealed, 'user 1')).toBeNull();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(box.open(changed.toString('base64url'), 'user 1')).toBeNull();
  expect(box.open('', 'user 1')).toBeNull();
});
