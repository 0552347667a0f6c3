import { apiAt, type Cluster, expect } from './cluster';

/** Writes through the balancer until told to stop, and keeps what was acknowledged. */
export function writeOn({ url }: Cluster, token: string, name: string) {
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  let stopped = false;
  const ended = (async () => {
    for (let i = 0; !stopped; i++) {
      const keyword = `${name} ${i}`;
      const status = await apiAt(url, token)('POST', '/admin/keywords', { keyword }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201) acknowledged.push(keyword);
      else refusals.push(status);
    }
  })();
  return {
    acknowledged,
    refusals,
    stop: () => {
      stopped = true;
      return ended;
    },
  };
}

export const reach = async (list: unknown[], length: number) =>
  expect.poll(() => list.length, { timeout: 30_000 }).toBeGreaterThan(length);

export async function keywordsIn({ url }: Cluster, token: string): Promise<Set<string>> {
  const { data } = await apiAt(url, token)('GET', '/admin/keywords?limit=1000');
  return new Set(data.map(({ keyword }: { keyword: string }) => keyword));
}
