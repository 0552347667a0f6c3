export type PostgresServer = {
  /** The address of a database on the server. */
  url: (database?: string) => string;
  createDatabase: (name: string) => Promise<void>;
  /** After `kill`. */
  start: () => Promise<void>;
  /** Ends the server as a crash does. */
  kill: () => Promise<void>;
  /** Ends the server and removes its files. */
  stop: () => Promise<void>;
};

export function startPostgres(options?: { durable?: boolean }): Promise<PostgresServer>;
