import { checkPurge, type DueRows, getRetention, isInFuture } from '@pano/api/server';
import type { Env } from '#process/env';
import { withDatabase } from '../open-database';
import { type Finding, ok, warning } from './finding';

const check = 'retention';

const reasons = {
  clockAhead: (now: string, witness: string) => `the clock shows ${now}, and the last plausible run was at ${witness}`,
  clockBehind: (now: string, witness: string) => `the clock shows ${now}, and there is a date of ${witness}`,
  share: () => 'it would take an unusual share of all rows',
};

/** Whether the nightly deletion of old data is stopped, and whether messages are dated in the future. */
export async function checkRetention({ databaseUrl }: Pick<Env, 'databaseUrl'>): Promise<Finding[]> {
  const { stop, row, newest } = await withDatabase(databaseUrl, async (db) => ({
    stop: (await checkPurge(db, await getRetention({ db }))).stop,
    row: await db.retentionCheck.findFirst(),
    newest: await db.contactForm.findFirst({ orderBy: { createdAt: 'desc' }, select: { createdAt: true } }),
  }));
  const findings: Finding[] = [];
  if (stop) {
    const { contactForms, activity, spam, trash } = stop;
    const rows = [
      describe('messages', contactForms),
      describe('log entries', activity),
      describe('messages that look like spam', spam),
      describe('records in the trash', trash),
    ].filter(Boolean);
    const failure = row?.state === 'failed' && row.failure !== null ? `; approved, but it failed: ${row.failure}` : '';
    const detail = `stopped, ${reasons[stop.reason](stop.now, stop.witness)}; due: ${rows.join(', ')}${failure}`;
    findings.push(warning(check, detail, 'Check the clock; if it is right, approve the deletion on the dashboard'));
  }
  if (newest && isInFuture(newest.createdAt)) {
    const detail = `the newest message is dated in the future: ${newest.createdAt.toISOString()}`;
    const remedy = 'Check the clock; until that date all messages get it, so remove those if it was the clock of then';
    findings.push(warning(check, detail, remedy));
  }
  return findings.length > 0 ? findings : [ok(check, 'nothing stops the nightly deletion')];
}

const describe = (name: string, due: DueRows | null) =>
  due && `${due.count} of ${due.total} ${name} (${due.from} to ${due.to})`;
