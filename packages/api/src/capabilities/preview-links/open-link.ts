import { randomUUID } from 'node:crypto';
import type { Database } from '@pano/db';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { createQueryCache } from '#platform/services/query-cache';
import { hashToken } from '#platform/session/sessions';
import type { DraftRef } from '../drafts/draft.schema';
import { type Draft, findDraft } from '../drafts/stored-draft';
import { findPage } from '../previews/preview.trpc';
import { publicRule } from '../public-records';
import { refOf } from '../schedules/schedule.operations';

/** What somebody gets who opens a link. */
export type OpenedLink =
  | {
      state: 'draft';
      ref: DraftRef;
      draft: Draft;
      expiresAt: string;
      /** The same as long as the page that the link shows is the same, by the content of the site. */
      version: string;
    }
  | { state: 'published'; path: string }
  | { state: 'ended' }
  | { state: 'unknown' };

/** Looks a link up by the hash of its token, and writes nothing. */
export async function openLink(ctx: ApiContext, token: string): Promise<OpenedLink> {
  const row = await ctx.db.previewLink.findUnique({ where: { id: hashToken(token) } });
  if (!row) return { state: 'unknown' };
  const { revokedAt, publishedAt, expiresAt } = row;
  if (revokedAt || expiresAt <= new Date()) return { state: 'ended' };
  const ref = refOf(row);
  if (publishedAt) {
    const path = await findPublicPath(ctx, ref);
    return path === null ? { state: 'ended' } : { state: 'published', path };
  }
  const draft = await findDraft(ctx.db, ref);
  if (!draft) return { state: 'ended' };
  const version = `${row.id} ${draft.id} ${draft.version} ${await readContentVersion(ctx.db)}`;
  return { state: 'draft', ref, draft, expiresAt: expiresAt.toISOString(), version };
}

const contentVersion = createQueryCache<string>('content');
const readContentVersion = (db: Database) => contentVersion(db, '', async () => randomUUID());

/** The page on which visitors see a record: its own, or the home page; null where they do not see it. */
async function findPublicPath(ctx: ApiContext, ref: DraftRef): Promise<string | null> {
  const entity = entities.find(({ kind }) => kind === ref.entity);
  const id = Number(ref.record);
  const records = entity?.records?.(ctx.db);
  // What there is only one of has no number.
  if (entity && records && id > 0) {
    const count = await records.count({ where: { AND: [publicRule(entity), { id }] } });
    if (count === 0) return null;
  }
  return findPage(ctx, ref, id, 'page');
}
