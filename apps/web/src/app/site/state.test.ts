import { expect, test } from 'vitest';
import { serializeState } from './state';

test('the data in a page leaves out what only the back office reads of a record', () => {
  const times = { createdAt: '2026-11-23T06:00:00.000Z', updatedAt: '2026-11-23T07:00:00.000Z' };
  const service = { id: 1, title: 'Pano İmalatı', icon: null, order: 0, visible: true, version: 3, ...times };
  const query = [[['services', 'listVisible']], { items: [service], total: 1 }] satisfies [unknown[], unknown];
  const router = { loaderData: { page: { available: true } }, errors: null };
  const state = serializeState({ locale: 'tr', origin: 'https://pano.example', router, query: [query] });
  const items = [{ id: 1, title: 'Pano İmalatı', icon: null, order: 0 }];
  expect(JSON.parse(state)).toEqual({
    locale: 'tr',
    origin: 'https://pano.example',
    router,
    query: [[[['services', 'listVisible']], { items, total: 1 }]],
  });
});
