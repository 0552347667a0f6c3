export type PostgresServer = {
  /** The address of a database on the server. */
  url: (database?: string) => string;
  createDatabase: (name: string) => Promise<void>;
  /** Runs a statement as the administrator and returns its rows. */
  run: (sql: string, database?: string) => Promise<Record<string, unknown>[]>;
  /** After `kill` or `shutDown`, at the same address. */
  start: () => Promise<void>;
  /** Ends the server as a crash does. */
  kill: () => Promise<void>;
  /** Ends the server as its administrator does; its files stay. */
  shutDown: () => Promise<void>;
  /** Stops its processes until `resume`: it does not respond, and no connection is closed. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends the server and removes its files. */
  stop: () => Promise<void>;
};

export function startPostgres(options?: { durable?: boolean }): Promise<PostgresServer>;

export function freePort(): Promise<number>;
