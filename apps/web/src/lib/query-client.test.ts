import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client';

const answered = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'x', code: -32004, data: { code: 'X', httpStatus } } });

test.each([
  ['a browser asks once for what is refused', 1, answered(404), 1],
  ['a browser asks twice where the server fails', 1, answered(500), 2],
  ['a browser asks twice where no answer comes', 1, new TypeError('Failed to fetch'), 2],
  ['a page that the server makes waits for no second try', 0, answered(500), 1],
])('%s', async (_promise, attempts, error, expected) => {
  const client = createQueryClient(attempts);
  let asked = 0;
  const asking = client.fetchQuery({
    queryKey: ['x'],
    retryDelay: 0,
    queryFn: () => {
      asked += 1;
      throw error;
    },
  });
  await expect(asking).rejects.toBe(error);
  expect(asked).toBe(expected);
});
