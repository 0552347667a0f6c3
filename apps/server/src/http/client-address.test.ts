import { expect, test } from 'vitest';
import { clientAddress, findProxyMismatch } from './client-address';

test.each([
  ['without a trusted proxy the header counts for nothing', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
  ['behind one proxy its last entry is the client', '10.0.0.1', '203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
  ['behind two proxies the last but one', '10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['a proxy that sent no header leaves the connection', '198.51.100.7', undefined, 1, '198.51.100.7'],
  ['an unknown connection has a name all the same', undefined, undefined, 0, 'unknown'],
  ['an entry that is no address leaves the connection', '10.0.0.1', '198.51.100.7, unknown', 1, '10.0.0.1'],
  ['nothing before such an entry counts', '10.0.0.1', '6.6.6.6, <script>, 10.0.0.2', 3, '10.0.0.2'],
  ['a long entry is no address', '10.0.0.1', 'x'.repeat(5000), 1, '10.0.0.1'],
  ['an entry may have a port', '10.0.0.1', '198.51.100.7:55000', 1, '198.51.100.7'],
  ['an IPv6 entry may have brackets and a port', '10.0.0.1', '"[2001:DB8::7]:443"', 1, '2001:db8::7'],
  ['IPv4 inside of IPv6 is IPv4', '::ffff:10.0.0.1', '::ffff:198.51.100.7', 1, '198.51.100.7'],
  ['an empty entry is no address', '10.0.0.1', '198.51.100.7,', 1, '10.0.0.1'],
])('%s', (_promise, remote, forwarded, proxies, expected) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected);
});

test.each([
  ['a visitor without a proxy', '198.51.100.7', undefined, 0, null],
  ['a visitor who sends a header himself', '198.51.100.7', '6.6.6.6', 0, null],
  ['a proxy on the machine that is not counted', '127.0.0.1', '198.51.100.7', 0, 'tooLow'],
  ['a proxy in the network of the container', '::ffff:172.18.0.2', '198.51.100.7', 0, 'tooLow'],
  ['one proxy, counted', '127.0.0.1', '198.51.100.7', 1, null],
  ['one proxy, counted, and a visitor who sends a header himself', '127.0.0.1', '6.6.6.6, 198.51.100.7', 1, null],
  ['two proxies, of which one is counted', '127.0.0.1', '198.51.100.7, 10.0.0.2', 1, 'tooLow'],
  ['two proxies, counted', '127.0.0.1', '198.51.100.7, 10.0.0.2', 2, null],
  ['no proxy, though one is counted', '198.51.100.7', undefined, 1, 'tooHigh'],
  ['one proxy, though two are counted', '127.0.0.1', '198.51.100.7', 2, 'tooHigh'],
  ['a proxy that sends no address', '127.0.0.1', 'unknown', 1, 'tooHigh'],
])('%s: %s with "%s" and TRUST_PROXY=%i', (_case, remote, forwarded, proxies, expected) => {
  expect(findProxyMismatch(remote, forwarded, proxies)).toBe(expected);
});
