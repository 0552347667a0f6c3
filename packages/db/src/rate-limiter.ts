import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { findCluster } from './cluster';
import type { Database } from './driver';
import { replaceNul } from './postgres/adapter';
import { rethrowRaw } from './postgres/connection';

/** Creates a limit of so many points in so many seconds for each key. */
export type CreateLimiter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** Instances that share a database count together, in a table; a single one counts in its memory. */
export function createLimiterFactory(db: Database): CreateLimiter {
  const cluster = findCluster(db);
  if (!cluster) return (options) => new RateLimiterMemory(options);
  const { pool } = cluster;
  const query = (config: QueryConfig) => pool.query({ ...config, values: replaceNul(config.values) }).catch(rethrowRaw);
  const store = { storeClient: { query }, storeType: 'pool', tableName: 'RateLimit', tableCreated: true };
  return (options) => new RateLimiterPostgres({ ...options, ...store });
}

type QueryConfig = { name?: string; text: string; values: unknown[] };
