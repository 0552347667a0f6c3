import { adminScreens, recordKinds } from '@pano/api/addresses';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { draftPath, useDraftRecord } from './draft-link';

const uuid = 'new-3f2b8a4c-1d5e-4f60-8a7b-9c0d1e2f3a4b';

test.each([
  ['service', '7', 'tr', '/admin/services/7'],
  ['service', '7', 'en', '/admin/services/7?languages=both'],
  ['keyword', '7', 'tr', '/admin/keywords?edit=7'],
  ['keyword', '7', 'en', '/admin/keywords?edit=7&languages=both'],
  ['company', '0', 'tr', '/admin/settings'],
  ['company', '0', 'en', '/admin/settings'],
  ['article', uuid, 'tr', `/admin/articles/new?draft=${uuid}`],
  ['article', uuid, 'en', `/admin/articles/new?draft=${uuid}`],
  ['keyword', uuid, 'tr', `/admin/keywords?draft=${uuid}`],
] as const)('the draft of %s %s in %s leads to %s', (kind, record, locale, path) => {
  expect(draftPath(kind, record, locale)).toBe(path);
});

test('the form for a new record finds the draft that a link asks for, and no other value of the address', () => {
  const read = (path: string) => {
    const Asked = () => useDraftRecord();
    return renderToString(
      <MemoryRouter initialEntries={[path]}>
        <Asked />
      </MemoryRouter>,
    );
  };
  for (const kind of recordKinds.filter((kind) => adminScreens[kind].create)) {
    expect(read(draftPath(kind, uuid, 'tr')), kind).toBe(uuid);
  }
  for (const search of ['', '?draft=', '?draft=7', '?draft=0', '?draft=new-', `?draft=${uuid}x`, '?other=1']) {
    expect(read(`/admin/services/new${search}`), search).toBe('');
  }
});
