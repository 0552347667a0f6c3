import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from './client';
import { findInstances } from './cluster';
import { rethrowRaw } from './postgres/connection-errors';
import { withoutNul } from './postgres/text';

/** Makes a limit of so many points in so many seconds for each key. */
export type MakeLimiter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** Instances that share a database count together; a single one counts in its memory. */
export function limitersOver(db: Database): MakeLimiter {
  const instances = findInstances(db);
  if (!instances) return (options) => new RateLimiterMemory(options);
  const { pool } = instances;
  const query = (config: QueryConfig) => pool.query({ ...config, values: withoutNul(config.values) }).catch(rethrowRaw);
  const store = { storeClient: { query }, storeType: 'pool', tableName: 'RateLimit', tableCreated: true };
  return (options) => new RateLimiterPostgres({ ...options, ...store });
}

type QueryConfig = { name?: string; text: string; values: unknown[] };
