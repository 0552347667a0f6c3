import autocannon from 'autocannon';

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Requests per second that a server answers within some seconds. */
export async function load(url, { method = 'GET', headers, body, connections = 50 }, seconds) {
  const result = await autocannon({ url, method, headers, body, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

/**
 * Compares two servers by turns: what else the machine does meanwhile hits both alike.
 * @returns the median of the ratios of the rounds, and the median speeds
 */
export async function compare(target, ours, bare, { rounds, seconds }) {
  await load(ours + target.path, target, 1);
  await load(bare + target.path, target, 1);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 ? [bare, ours] : [ours, bare];
    const speeds = new Map();
    for (const url of inTurn) speeds.set(url, await load(url + target.path, target, seconds));
    pairs.push([speeds.get(ours), speeds.get(bare)]);
  }
  return {
    ratio: median(pairs.map(([a, b]) => a / b)),
    ours: median(pairs.map(([a]) => a)),
    bare: median(pairs.map(([, b]) => b)),
  };
}

/** The median time of a request, in milliseconds, over some that follow each other; `before` runs before each. */
export async function latency(send, { times, before = async () => {} }) {
  const waits = [];
  for (let i = 0; i < times; i += 1) {
    await before();
    const begun = performance.now();
    await send();
    waits.push(performance.now() - begun);
  }
  return median(waits);
}
