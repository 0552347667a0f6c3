import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Env } from './env';

/** How `TRUST_PROXY` differs from what reaches the server. */
export type ProxyMismatch = 'tooLow' | 'tooHigh';

const stored = z.object({ trustProxy: z.int(), mismatch: z.enum(['tooLow', 'tooHigh']) });

type Settings = Pick<Env, 'dataDir' | 'trustProxy'>;

const fileIn = (dataDir: string) => join(dataDir, 'proxy-mismatch.json');

/** What the server has last seen; null if it was with another `TRUST_PROXY` than today's. */
export function readProxyMismatch({ dataDir, trustProxy }: Settings): ProxyMismatch | null {
  try {
    const seen = stored.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
    return seen.trustProxy === trustProxy ? seen.mismatch : null;
  } catch {
    return null;
  }
}

/** Tells the next start, the doctor and the dashboard. */
export async function storeProxyMismatch({ dataDir, trustProxy }: Settings, mismatch: ProxyMismatch | null) {
  const file = fileIn(dataDir);
  if (mismatch) await writeFile(file, JSON.stringify({ trustProxy, mismatch }), { mode: 0o600 });
  else await rm(file, { force: true });
}

/** In one sentence what is wrong, and what follows from it. */
export function describeProxyMismatch(mismatch: ProxyMismatch, trustProxy: number): string {
  return mismatch === 'tooLow'
    ? `requests come through more proxies than TRUST_PROXY says (${trustProxy}), so all visitors share one limit`
    : `requests come through fewer proxies than TRUST_PROXY says (${trustProxy}), so visitors can forge their address`;
}
