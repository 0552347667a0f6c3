import { expect, test, vi } from 'vitest';
import { type StoredPicture, UploadError } from './send-image';
import { createUploadQueue } from './upload-queue';

type Sending = {
  name: string;
  signal: AbortSignal;
  progress: (percent: number) => void;
  done: (picture: StoredPicture) => void;
  fail: (error: Error) => void;
};

/** A queue whose connection answers when the test says so. */
function start(...names: string[]) {
  const sent: Sending[] = [];
  let stored = 0;
  const queue = createUploadQueue({
    send: (file, { signal, onProgress }) =>
      new Promise((done, fail) => {
        sent.push({ name: file.name, signal, progress: onProgress, done, fail });
      }),
    onStored: () => {
      stored += 1;
    },
  });
  queue.add(names.map((name) => new File(['x'], name)));
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`);
  return { queue, sent, states, storedCount: () => stored };
}

test('two are sent at a time; the next one follows when one has ended', async () => {
  const { sent, states, storedCount } = start('a', 'b', 'c');
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  sent[1]?.done({ url: '/uploads/b.jpg', duplicate: false });
  await vi.waitFor(() => expect(states()).toEqual(['a sending', 'b stored', 'c sending']));
  sent[0]?.done({ url: '/uploads/a.jpg', duplicate: true });
  await vi.waitFor(() => expect(states()).toEqual(['a duplicate', 'b stored', 'c sending']));
  expect(storedCount()).toBe(2);
});

test('progress and failures are told; a failed one can be sent again', async () => {
  const { queue, sent } = start('a');
  sent[0]?.progress(40);
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', percent: 40 });
  sent[0]?.fail(new UploadError('Dosya bozuk'));
  await vi.waitFor(() => expect(queue.uploads()[0]).toMatchObject({ state: 'failed', reason: 'Dosya bozuk' }));
  queue.retry(queue.uploads()[0]?.id ?? 0);
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', percent: 0, reason: '' });
  expect(sent).toHaveLength(2);
});

test('a cancelled upload ends, leaves the list and makes room for the next', async () => {
  const { queue, sent, states } = start('a', 'b', 'c');
  queue.cancel(queue.uploads()[0]?.id ?? 0);
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.fail(new UploadError(''));
  await vi.waitFor(() => expect(states()).toEqual(['b sending', 'c sending']));
});

test('what has ended can be put away, what is under way stays', async () => {
  const { queue, sent, states } = start('a', 'b');
  sent[0]?.done({ url: '/uploads/a.jpg', duplicate: false });
  await vi.waitFor(() => expect(states()).toContain('a stored'));
  queue.clear();
  expect(states()).toEqual(['b sending']);
});

test('an abandoned queue ends what is under way and sends nothing more', async () => {
  const { queue, sent, states, storedCount } = start('a', 'b', 'c');
  queue.abandon();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  for (const { fail } of sent) fail(new UploadError(''));
  queue.add([]);
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect([sent.length, storedCount()]).toEqual([2, 0]);
});
