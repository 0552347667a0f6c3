/** With these the network or PostgreSQL refuses a connection before anything was asked over it. */
const refusals = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Wrong account or password, no such database, still starting.
  ...['28000', '28P01', '3D000', '57P03'],
]);

/** Why no connection could be made; null where the failure is another. */
export function refusedConnection(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return refusals.has(error.code) ? error.message || error.code : null;
}
