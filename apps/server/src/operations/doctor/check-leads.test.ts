import { expect, test } from 'vitest';
import { callPano } from '#testing/run-pano';
import { createSmallSite } from '#testing/small-site';

test('the doctor names leads with unknown words, and open ones of people who may not sign in', async () => {
  const site = await createSmallSite();
  const lead = { email: 'a@x.example', message: 'x' };
  await site.withDatabase(async (db) => {
    const { id } = await db.user.create({
      data: { email: 'eski@x.example', emailKey: 'eski@x.example', passwordHash: '', disabledAt: new Date() },
    });
    await db.contactForm.createMany({
      data: [
        { ...lead, id: 901, name: 'A', stage: 'asleep' },
        { ...lead, id: 902, name: 'B', assigneeId: id },
        { ...lead, id: 903, name: 'C', assigneeId: id, stage: 'won' },
      ],
    });
  });
  const { code, out } = await callPano(site.dataDir, ['doctor', '--json']);
  expect(code).toBe(1);
  const findings: { check: string }[] = JSON.parse(out).findings;
  expect(findings.filter(({ check }) => check === 'leads')).toMatchObject([
    { state: 'problem', detail: 'with words that this version does not know: #901' },
    { state: 'warning', detail: 'open, and given to people who may not sign in: #902' },
  ]);
});
