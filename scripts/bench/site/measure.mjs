import autocannon from 'autocannon';

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Requests per second that a server answers within some seconds. */
export async function load(url, { method = 'GET', headers, body, connections = 50 }, seconds) {
  const result = await autocannon({ url, method, headers, body, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} error responses, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

/** Requests per second that a server answers, whatever its responses are; `path` gives the address of each request. */
async function loadEach(url, { path, status, headers, connections = 50 }, seconds) {
  const setupRequest = (request) => ({ ...request, path: path() });
  const result = await autocannon({ url, headers, connections, duration: seconds, requests: [{ setupRequest }] });
  const others = Object.entries(result.statusCodeStats).filter(([code]) => Number(code) !== status);
  if (others.length > 0 || result.errors > 0) throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.total / result.duration;
}

/**
 * Compares the requests of one server with others, alternately as in `compare`.
 * @returns the median ratio, and the median speeds
 */
export async function compareRequests(url, ours, others, { rounds, seconds }) {
  const measured = [];
  for (let round = -1; round < rounds; round += 1) {
    const first = await loadEach(url, round % 2 === 0 ? ours : others, seconds);
    const second = await loadEach(url, round % 2 === 0 ? others : ours, seconds);
    const [our, other] = round % 2 === 0 ? [first, second] : [second, first];
    // The first round warms up.
    if (round >= 0) measured.push({ ours: our, others: other });
  }
  return {
    ratio: median(measured.map((round) => round.ours / round.others)),
    ours: median(measured.map((round) => round.ours)),
    others: median(measured.map((round) => round.others)),
  };
}

/**
 * Compares sites, each with a bare server that returns the same bytes. All of them are measured alternately, and each
 * round begins with another one. So other work of the machine affects all alike, and ratios are calculated only from what
 * was measured in the same round.
 * @param sites for each the requested path, its own address and that of its bare server
 * @returns for each site the median of its ratios and the median speeds; and the ratios of each round
 */
export async function compare(sites, headers, { rounds, seconds }) {
  const urls = sites.flatMap(({ path, ours, bare }) => [ours + path, bare + path]);
  // Warm-up: compiling code, filling caches and opening connections are not measured.
  for (const url of urls) await load(url, { headers }, seconds);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const speeds = new Map();
    const first = round % urls.length;
    for (const url of [...urls.slice(first), ...urls.slice(0, first)]) {
      speeds.set(url, await load(url, { headers }, seconds));
    }
    measured.push(
      sites.map(({ path, ours, bare }) => ({ ours: speeds.get(ours + path), bare: speeds.get(bare + path) })),
    );
  }
  const ratios = measured.map((round) => round.map(({ ours, bare }) => ours / bare));
  const results = sites.map((_, i) => ({
    ratio: median(ratios.map((round) => round[i])),
    ours: median(measured.map((round) => round[i].ours)),
    bare: median(measured.map((round) => round[i].bare)),
  }));
  return { results, ratios };
}

/**
 * Compares the times of two requests that are sent alternately, in pairs of which each begins with the other one; `before`
 * runs before each request and is not measured.
 * @returns the median ratio of the pairs, and the median times in milliseconds
 */
export async function compareTimes(ours, others, pairs) {
  const measure = async ({ send, before = async () => {} }) => {
    await before();
    const begun = performance.now();
    await send();
    return performance.now() - begun;
  };
  const measured = [];
  // The first pairs warm up.
  for (let i = -5; i < pairs; i += 1) {
    const first = await measure(i % 2 === 0 ? ours : others);
    const second = await measure(i % 2 === 0 ? others : ours);
    if (i >= 0) measured.push(i % 2 === 0 ? { our: first, other: second } : { our: second, other: first });
  }
  return {
    ratio: median(measured.map(({ our, other }) => our / other)),
    ours: median(measured.map(({ our }) => our)),
    others: median(measured.map(({ other }) => other)),
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

/** The median times of several requests that are sent alternately. */
export async function latencies(sends, { times }) {
  const waits = sends.map(() => []);
  for (let i = 0; i < times; i += 1) {
    for (const [at, send] of sends.entries()) {
      const begun = performance.now();
      await send();
      waits[at].push(performance.now() - begun);
    }
  }
  return waits.map(median);
}
