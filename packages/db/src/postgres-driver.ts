import { bindAnnouncements, createAnnouncements } from './changes';
import { type Database, transactionOptions } from './client';
import type { Driver } from './driver';
import { PrismaClient } from './generated/postgresql/client';
import { migrations, schema } from './generated/postgresql/migrations';
import { postgresAdapter } from './postgres-adapter';

export const postgresDriver = (url: string): Driver => ({
  schema,
  migrations,
  adapter: () => postgresAdapter(url),
  open: async () => {
    const announcements = createAnnouncements();
    const client = new PrismaClient({ adapter: postgresAdapter(url, announcements.announce), transactionOptions });
    // The same models make the same queries and records; only the generated types carry different names.
    const db = client as unknown as Database;
    bindAnnouncements(db, announcements);
    return db;
  },
});
