import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { readChanges, readRejection } from './english-edit';

const stored = { title: 'Panel', slug: 'panel', excerpt: null };

test('only what differs from the stored texts is sent, and an emptied text is one that was never there', () => {
  expect(readChanges({ title: 'Panel', slug: 'panel', excerpt: '' }, stored)).toEqual({});
  expect(readChanges({ title: 'Panels', slug: 'panel', excerpt: null }, stored)).toEqual({ title: 'Panels' });
  expect(readChanges({ title: 'Panel', slug: 'panel', excerpt: 'New' }, null)).toEqual({
    title: 'Panel',
    slug: 'panel',
    excerpt: 'New',
  });
});

const failure = (data: object) =>
  TRPCClientError.from({ error: { code: -32600, message: '', data: { text: 'Olmadı', fields: {}, ...data } } });

test('a rejected save of both languages says whose text it is about', () => {
  const english = failure({ kind: 'invalid', fields: { 'english.title': 'Başlık gereklidir' } });
  expect(readRejection(english, false)).toEqual({
    fields: { title: 'Başlık gereklidir' },
    text: 'Olmadı',
    stored: null,
  });
  expect(readRejection(failure({ kind: 'conflict', fields: { 'turkish.slug': 'Dolu' } }), false)).toBeNull();
  expect(readRejection(failure({ kind: 'failed' }), false)).toBeNull();
  expect(readRejection(new Error('no connection'), false)).toBeNull();
});

test('English texts that are saved alone name their fields alone', () => {
  const fields = { 'data.title': 'Çok uzun', slug: 'Dolu' };
  expect(readRejection(failure({ kind: 'conflict', fields }), true)?.fields).toEqual({
    title: 'Çok uzun',
    slug: 'Dolu',
  });
});

test('somebody else’s English texts are told from a newer Turkish record', () => {
  const newer = { texts: stored, stale: {}, version: 4, updatedAt: '2026-05-01T08:00:00.000Z' };
  const english = failure({ kind: 'stale', fields: { english: 'Değişti' }, current: newer });
  expect(readRejection(english, false)?.stored).toEqual(newer);
  const turkish = failure({ kind: 'stale', fields: { turkish: 'Değişti' }, current: { id: 1, title: 'Pano' } });
  expect(readRejection(turkish, false)).toBeNull();
});
