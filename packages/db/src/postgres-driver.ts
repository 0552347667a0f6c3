import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { bindAnnouncements, createAnnouncements } from './changes';
import { clientOptions, type Database } from './client';
import type { Driver } from './driver';
import { PrismaClient } from './generated/postgresql/client';
import { migrations, schema } from './generated/postgresql/migrations';
import { bindInstances } from './instances';
import { postgresAdapter } from './postgres-adapter';
import { answerMs, connectionConfig, poolConfig } from './postgres-config';
import { exclusively, unlessTaken } from './postgres-locks';
import { inOneTransaction } from './postgres-migrating';
import { hearNews } from './postgres-news';

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
