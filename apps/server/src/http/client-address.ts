/**
 * The network address a request comes from. `X-Forwarded-For` can be forged by anybody, so only as many of its last
 * entries are believed as there are trusted proxies in front.
 */
export function clientAddress(remote: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), remote ?? ''].filter(Boolean);
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'unknown';
}
