import { BlockList, isIP } from 'node:net';
import type { ProxyMismatch } from '#process/proxy-mismatch';

/**
 * The network address a request comes from. `X-Forwarded-For` can be forged by anybody, so only as many of its last
 * entries are believed as there are trusted proxies in front. An entry that is no address ends the chain.
 */
export function clientAddress(remote: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  let address = parseAddress(remote) ?? 'unknown';
  for (const entry of lastEntries(forwardedFor, trustedProxies)) {
    if (entry === null) break;
    address = entry;
  }
  return address;
}

/**
 * Compares `TRUST_PROXY` with one request. Too low: what would count as the client is in a private network, and names
 * another address that it speaks for. Too high: fewer proxies have left an address than should have.
 */
export function findProxyMismatch(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): ProxyMismatch | null {
  const entries = lastEntries(forwardedFor, trustedProxies + 1);
  if (entries.slice(0, trustedProxies).filter((entry) => entry !== null).length < trustedProxies) return 'tooHigh';
  const speaksForAnother = (entries[trustedProxies] ?? null) !== null;
  return speaksForAnother && isPrivate(clientAddress(remote, forwardedFor, trustedProxies)) ? 'tooLow' : null;
}

/** The last entries of the header, the nearest first; null for one that is no address. */
const lastEntries = (forwardedFor: string | undefined, count: number): (string | null)[] =>
  count === 0 || !forwardedFor ? [] : forwardedFor.split(',').slice(-count).reverse().map(parseAddress);

/** An address in the spelling of Node, from any spelling of a proxy: with a port, in brackets, IPv4 inside of IPv6. */
function parseAddress(text: string | undefined): string | null {
  const spelled = text?.trim().replace(/^"(.*)"$/, '$1') ?? '';
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(spelled)?.[1] ?? spelled.replace(/^([\d.]+):\d{1,5}$/, '$1');
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? null : address.toLowerCase();
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
