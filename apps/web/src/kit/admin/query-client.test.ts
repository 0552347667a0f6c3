import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '../shared/query-client';
import { createAdminQueryClient } from './query-client';

const rejected = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'x', code: -32004, data: { code: 'X', httpStatus } } });

test.each([
  ['a browser asks once for what is rejected', 1, rejected(404), 1],
  ['a browser asks twice where the server fails', 1, rejected(500), 2],
  ['a browser asks twice where no response comes', 1, new TypeError('Failed to fetch'), 2],
  ['a page that the server makes waits for no second try', 0, rejected(500), 1],
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

describe.each([
  ['a visitor', () => createQueryClient(1)],
  [
    'an editor',
    () =>
      createAdminQueryClient(
        () => {},
        () => {},
      ),
  ],
])('without a connection, what %s', (_person, createClient) => {
  const lost = new TypeError('Failed to fetch');
  const fail = () => Promise.reject(lost);
  const connect = (online: boolean) => onlineManager.setOnline(online);
  afterEach(() => connect(true));

  test('sends fails at once, and is not sent later', async () => {
    connect(false);
    const client = createClient();
    const sending = client.getMutationCache().build(client, { mutationFn: fail });
    await expect(sending.execute(undefined)).rejects.toBe(lost);
    expect(client.isMutating()).toBe(0);
  });

  test('asks for fails, and is asked for again when the connection is back', async () => {
    connect(false);
    const client = createClient();
    client.mount();
    let answer: () => Promise<string> = fail;
    const asked = new QueryObserver(client, { queryKey: ['x'], retryDelay: 0, queryFn: () => answer() });
    const end = asked.subscribe(() => {});
    await expect.poll(() => asked.getCurrentResult().error).toBe(lost);
    answer = () => Promise.resolve('there');
    connect(true);
    await expect.poll(() => asked.getCurrentResult().data).toBe('there');
    end();
    client.unmount();
  });
});
