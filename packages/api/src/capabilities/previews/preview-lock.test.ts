import { expect, test } from 'vitest';
import { withPreviewLock } from './preview-lock';

const preview = async (who: string) => {
  const begun = performance.now();
  let startedAt = 0;
  await withPreviewLock(who, async () => {
    startedAt = performance.now();
    // As a preview on SQLite, which does not give way to anything else.
    while (performance.now() - startedAt < 20);
  });
  return { waited: startedAt - begun, startedAt, endedAt: performance.now() };
};

test('between previews of two people others have six times as long, of one person none', async () => {
  await preview('one');
  const again = await preview('one');
  expect(again.waited).toBeLessThan(100);
  const other = await preview('two');
  expect(other.startedAt - again.endedAt).toBeGreaterThan(100);
});
