import { isDeepStrictEqual as isEqual } from 'node:util';
import { expect, test } from 'vitest';
import { editBoth, findRecord, type Preview, sorted, startPreviews, versioned } from '#testing/start-previews';

test.each(versioned)('the preview of $kind is the page that publishing makes, in both languages', async (entity) => {
  const site = await startPreviews();
  const id = await findRecord(site, entity);
  const ref = { entity: entity.kind, record: String(id) };
  const { turkish, english } = await editBoth(site, entity, id);
  const render = async (input: object): Promise<Preview> => {
    const preview: Preview = await site.run('previews.render', { ...ref, ...input });
    expect(preview.outdated).toEqual([]);
    return preview;
  };
  const publish = async (locale: string, values: object) => {
    await site.run('drafts.keep', { ...ref, locale, values });
    await site.run('drafts.publish', { ...ref, locale });
  };
  const both = english && (await render({ locale: 'en', values: turkish, english, place: 'page' }));
  for (const [locale, values] of [
    ['tr', turkish],
    ['en', english],
  ] as const) {
    if (!values) continue;
    const page = await render({ locale, values, place: 'page' });
    const card = await render({ locale, values, place: 'card' });
    const live = await site.readState(card.path);
    await publish(locale, values);
    expect(sorted(page.state)).toEqual(await site.readState(page.path));
    const published = await site.readState(card.path);
    expect(sorted(card.state)).toEqual(published);
    // No page shows keywords.
    expect(isEqual(live, published)).toBe(entity.kind === 'keyword');
  }
  if (both) expect(sorted(both.state)).toEqual(await site.readState(both.path));
});
