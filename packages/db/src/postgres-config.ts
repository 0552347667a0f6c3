/** Connections of one instance for its queries, unless the address says `?connection_limit=…`. */
const defaultConnections = 10;

/** How long to wait for a connection or an answer before the database counts as out of reach. */
const connectMs = 5000;
const answerMs = 20_000;

/** One connection to a `postgres://` address. */
export function connectionConfig(url: string) {
  const address = new URL(url);
  address.searchParams.delete('connection_limit');
  return {
    connectionString: address.href,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'pano',
  };
}

/** The connections of an instance. */
export function poolConfig(url: string) {
  const limit = Number(new URL(url).searchParams.get('connection_limit'));
  return {
    ...connectionConfig(url),
    max: Number.isInteger(limit) && limit > 0 ? limit : defaultConnections,
    query_timeout: answerMs,
  };
}
