import { expect, test } from 'vitest';
import { entities } from '#entities/index';
import { startTestApi } from '#testing/test-api';
import { assistantKinds, findFields } from './assistant-kinds';
import { instructions, listedTools } from './serve-assistant';
import { tools } from './tools';

async function startTools() {
  const { db, context, trpc, user } = await startTestApi({ signedIn: true });
  const actor = { id: user.id, email: user.email, name: 'Asistan: ofis' };
  const ctx = { ...context, actor, assistant: 'ofis', tokenId: 1, signedIn: async () => null };
  const run = async (name: string, given: unknown) => tools.find((tool) => tool.name === name)?.run(ctx, given);
  return { db, trpc, run };
}

const service = { kind: 'service', language: 'tr' };

test('what every assistant is told about the tools stays under 8,000 tokens', () => {
  const told = JSON.stringify(listedTools) + instructions;
  // English prose and JSON have about four characters to a token: three is an upper bound.
  expect(told.length / 3).toBeLessThan(8000);
});

test('assistants have all content with drafts but settings, files and messages', () => {
  const others = entities.filter(({ kind }) => !assistantKinds.some((one) => one.kind === kind));
  expect(others.map(({ kind }) => kind).toSorted()).toEqual([
    'company',
    'contactForm',
    'homeSettings',
    'media',
    'menus',
  ]);
});

test('no field that decides whether, where or when a record is shown is written, in no kind and no language', async () => {
  const { db, run } = await startTools();
  for (const one of assistantKinds) {
    for (const language of ['tr', 'en'] as const) {
      const { kinds = {}, written = [] } = findFields(one, language) ?? {};
      const states = Object.keys(kinds).filter((name) => kinds[name] === 'state');
      if (language === 'tr') expect(states.length, one.kind).toBeGreaterThan(0);
      for (const field of [...states, 'id', 'version', 'createdAt', 'deletedAt']) {
        expect(written, `${one.kind} ${field}`).not.toContain(field);
        const given = { kind: one.kind, language, fields: { [field]: null } };
        await expect(run('write_draft', given), `${one.kind} ${field}`).rejects.toThrow(
          /assistant.stateField|draft.unknownField|record.notFound/,
        );
      }
    }
  }
  expect(await db.draft.count()).toBe(0);
});

test('a draft keeps the name of the assistant when a person goes on with it, and is counted until it is published', async () => {
  const { db, trpc, run } = await startTools();
  const { id } = await db.service.create({ data: { title: 'Pano', description: 'x' } });
  const ref = { entity: 'service', record: String(id), locale: 'tr' } as const;
  const written = { ...service, record: ref.record };
  await run('write_draft', { ...written, fields: { title: 'Pano imalatı' } });
  expect(await trpc.drafts.get(ref)).toMatchObject({ assistant: 'ofis', userName: 'Asistan: ofis' });
  const edited = await trpc.drafts.keep({ ...ref, values: { description: 'Uzun' } });
  expect(edited).toMatchObject({ assistant: 'ofis', userName: 'Yonetici@ornek.example' });
  expect((await trpc.dashboard.summary()).assistantDrafts).toBe(1);
  // What the person wrote meanwhile is not overwritten by an assistant that has not read it.
  await expect(run('write_draft', { ...written, fields: { description: 'y' } })).rejects.toThrow('draft.stale');
  const version = edited?.version;
  await expect(
    run('write_draft', { ...written, version, fields: { title: 'Pano', description: 'x' } }),
  ).rejects.toThrow('assistant.emptied');
  expect(await db.trash.count()).toBe(0);
  await trpc.drafts.discard(ref);
  const [discarded] = (await trpc.trash.list({})).items;
  await trpc.trash.restore({ ids: [discarded?.id ?? 0] });
  expect(await trpc.drafts.get(ref)).toMatchObject({ assistant: 'ofis' });
  await trpc.drafts.publish(ref);
  expect((await trpc.dashboard.summary()).assistantDrafts).toBe(0);
  await trpc.drafts.keep({ ...ref, values: { title: 'Kişinin' } });
  expect(await trpc.drafts.get(ref)).toMatchObject({ assistant: null });
});

test('new records of assistants leave room for those of people', async () => {
  const { db, trpc, run } = await startTools();
  const fields = { title: 'Yeni' };
  for (let index = 0; index < 50; index += 1) await run('write_draft', { ...service, fields });
  await expect(run('write_draft', { ...service, fields })).rejects.toThrow('assistant.tooManyDrafts');
  await expect(run('write_draft', { ...service, language: 'en', fields })).rejects.toThrow('draft.turkishFirst');
  const ref = { entity: 'service', record: `new-${crypto.randomUUID()}`, locale: 'tr' } as const;
  expect(await trpc.drafts.keep({ ...ref, values: fields })).not.toBeNull();
  expect(await db.draft.count()).toBe(51);
});
