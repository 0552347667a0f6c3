import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { clientOptions, type Database } from '#client';
import { bindInstances } from '#cluster';
import { bindAnnouncements, createAnnouncements } from '#commits/commit-notifications';
import type { Driver } from '#driver';
import { PrismaClient } from '#generated/postgresql/client';
import { migrations, schema } from '#generated/postgresql/migrations';
import { postgresAdapter } from './adapter';
import { exclusively, unlessTaken } from './advisory-locks';
import { answerMs, connectionConfig, poolConfig } from './connection';
import { hearNews } from './listen';
import { inOneTransaction } from './migration-transaction';

export const postgresDriver = (url: string): Driver => ({
  schema,
  migrations,
  migrating: (work) => inOneTransaction(connectionConfig(url), work),
  open: () => open(url),
  exclusively: (work) => exclusively(connectionConfig(url), 'start', work),
});

async function open(url: string): Promise<Database> {
  const pool = new pg.Pool(poolConfig(url));
  const config = connectionConfig(url);
  const instance = randomUUID();
  const announcements = createAnnouncements();
  const client = new PrismaClient({
    adapter: postgresAdapter(pool, instance, announcements.announce),
    ...clientOptions,
  });
  // The same models make the same queries and records; only the generated types carry different names.
  const db = client as unknown as Database;
  bindAnnouncements(db, announcements);
  bindInstances(db, { pool, withTurn: (name, work) => unlessTaken(config, answerMs(url), name, work) });
  const hearing = hearNews({ config, instance }, announcements.announce);
  const disconnect = db.$disconnect.bind(db);
  db.$disconnect = async () => {
    await hearing.end();
    await disconnect();
  };
  await hearing.begun;
  return db;
}
