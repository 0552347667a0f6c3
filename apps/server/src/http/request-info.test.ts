import { expect, test } from 'vitest';
import { clientAddress } from './request-info';

test.each([
  ['without a trusted proxy the header counts for nothing', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
  ['behind one proxy its last entry is the client', '10.0.0.1', '203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
  ['behind two proxies the last but one', '10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['a proxy that sent no header leaves the connection', '198.51.100.7', undefined, 1, '198.51.100.7'],
  ['an unknown connection has a name all the same', undefined, undefined, 0, 'unknown'],
])('%s', (_promise, remote, forwarded, proxies, expected) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected);
});
