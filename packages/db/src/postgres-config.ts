/** Connections of one instance to the database, unless the address says `?connection_limit=…`. */
const defaultConnections = 10;

/** How long to wait for a connection or an answer before the database counts as out of reach. */
const connectMs = 5000;
const answerMs = 20_000;

/** The connections behind a `postgres://` address. */
export function poolConfig(url: string) {
  const address = new URL(url);
  const limit = Number(address.searchParams.get('connection_limit') ?? defaultConnections);
  address.searchParams.delete('connection_limit');
  return {
    connectionString: address.href,
    max: Number.isInteger(limit) && limit > 0 ? limit : defaultConnections,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'pano',
  };
}
