import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Mutex } from 'async-mutex';
import * as z from 'zod';

/** Why a PDF is not taken: it does something, it cannot be looked into, or it cannot be read. */
const pdfProblems = ['active', 'locked', 'broken'] as const;
export type PdfProblem = (typeof pdfProblems)[number];

type Limits = {
  /** How long one document may take; the process that reads a larger one is ended. */
  readMs: number;
  /** Memory for its objects. */
  heapMegabytes: number;
};

/** A process that has nothing to read ends. */
const idleMs = 30_000;
const startMs = 60_000;

const response = z.object({ problem: z.enum(pdfProblems).nullable() });

/**
 * Reads untrusted PDFs in a process of its own, one at a time, and tells what is wrong with each; null where nothing is.
 * One that takes more than the limits is broken.
 */
export function createPdfReader({ readMs, heapMegabytes }: Limits) {
  const mutex = new Mutex();
  let idle: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  async function takeProcess(): Promise<ChildProcess> {
    const waiting = idle;
    idle = null;
    clearTimeout(idleTimer);
    if (!waiting?.connected) return startProcess(heapMegabytes);
    waiting.ref();
    waiting.channel?.ref();
    return waiting;
  }

  /** Keeps the process for the next document. It does not keep this one alive. */
  function release(child: ChildProcess): void {
    idle = child;
    child.unref();
    child.channel?.unref();
    idleTimer = setTimeout(() => {
      idle = null;
      child.kill();
    }, idleMs).unref();
  }

  return (path: string): Promise<PdfProblem | null> =>
    mutex.runExclusive(async () => {
      const child = await takeProcess();
      try {
        child.send(path);
        const { problem } = response.parse(await receive(child, readMs));
        release(child);
        return problem;
      } catch {
        // It ended, or said nothing in time: whatever the reason, the document is not to be trusted.
        child.kill('SIGKILL');
        return 'broken';
      }
    });
}

export const readPdf = createPdfReader({ readMs: 30_000, heapMegabytes: 256 });

async function receive(child: ChildProcess, ms: number): Promise<unknown> {
  const received = new AbortController();
  const signal = AbortSignal.any([received.signal, AbortSignal.timeout(ms)]);
  try {
    const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('The process ended')));
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    received.abort();
  }
}

async function startProcess(heapMegabytes: number): Promise<ChildProcess> {
  // Beside the built program lies the built file; before it is built, it is TypeScript as this one is.
  const isSource = /\.ts(?:\?|$)/.test(import.meta.url);
  const file = new URL(isSource ? './pdf-process.ts' : './pdf-process.js', import.meta.url);
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const child = fork(fileURLToPath(file), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...loader],
    // It needs no secret of this process, and prints nothing.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  await receive(child, startMs);
  return child;
}
