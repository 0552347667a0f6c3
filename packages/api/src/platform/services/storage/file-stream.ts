import { open } from 'node:fs/promises';
import type { ByteRange } from './storage';

const chunkSize = 256 * 1024;

/** The bytes of a file as they are asked for; the file is closed at its end and when the reader goes away. */
export async function fileStream(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path, 'r');
  const last = range?.end ?? Number.POSITIVE_INFINITY;
  let position = range?.start ?? 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const length = Math.min(chunkSize, last - position + 1);
        const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead < length || position > last) {
          await file.close();
          controller.close();
        }
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    cancel: () => file.close(),
  });
}
