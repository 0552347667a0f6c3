import type { Db } from '@pano/db';
import type { ApiContext } from '#platform/context';
import { logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { expectVersion } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { deliveredTemplates } from './lead-template.samples';
import { type LeadTemplates, type LeadTemplatesUpdate, leadTemplatesRest } from './lead-template.schema';

const key = 'leadTemplates';

const delivered: LeadTemplates = { templates: deliveredTemplates, version: 1 };

export async function get({ db }: { db: Db }): Promise<LeadTemplates> {
  const row = await db.setting.findUnique({ where: { key }, select });
  return row ? toRecord(row) : delivered;
}

/** With a version, only if nobody has changed them since they were read. */
export const set = (ctx: ApiContext, { templates, version }: LeadTemplatesUpdate): Promise<LeadTemplates> =>
  inTransaction(ctx, async (tx) => {
    const row = await tx.setting.findUnique({ where: { key }, select });
    const before = expectVersion(row ? toRecord(row) : delivered, version);
    const value = JSON.stringify(templates);
    // The first save makes the row: before it, what is delivered counts as version 1.
    const create = { key, value, version: before.version + 1 };
    const change = { value, version: { increment: 1 } };
    const after = toRecord(await tx.setting.upsert({ where: { key }, create, update: change, select }));
    await logUpdated(tx, ctx, templatesSubject, before, after);
    return after;
  });

const select = { value: true, version: true } as const;

const toRecord = ({ value, version }: { value: string; version: number }): LeadTemplates =>
  leadTemplatesRest.parse({ templates: JSON.parse(value), version });

const templatesSubject: Subject<LeadTemplates> = {
  entity: 'leadTemplates',
  label: () => null,
  fields: ({ templates }) => ({ templates }),
};
