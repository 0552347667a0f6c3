import { Agent, get } from 'node:http';
import { send, touch } from './requests.mjs';

const count = 200;
/** Milliseconds that a page from the cache may wait meanwhile, on two cores. */
const maxWait = 200;

/** What strangers can send many of: for each its address, its headers, and its language in turns. */
const kinds = {
  'services that are none': (i) => ({ path: `${i % 2 ? '/' : '/en'}?hizmet=yok-${i}` }),
  'categories that are none': (i) => ({ path: `${i % 2 ? '/projeler' : '/en/projects'}?kategori=yok-${i}` }),
  'page numbers': (i) => ({ path: `${i % 2 ? '/articles' : '/en/articles'}?page=${1000 - i}` }),
  'unknown articles': (i) => ({ path: `${i % 2 ? '' : '/en'}/articles/yok-${i}` }),
  'unknown projects': (i) => ({ path: i % 2 ? `/proje/yok-${i}` : `/en/project/yok-${i}` }),
  'unknown addresses': (i) => ({ path: `${i % 2 ? '' : '/en'}/yok-${i}` }),
  'unknown parameters': (i) => ({ path: `/hizmetler?utm_source=${i}` }),
  'foreign origins': (i) => ({ path: '/hizmetler', headers: { origin: `https://a${i}.example` } }),
  'wrong maintenance cookies': (i) => ({ path: '/hizmetler', headers: { cookie: `maintenance_bypass=x${i}` } }),
  'wrong tokens': (i) => ({ path: '/hizmetler', headers: { authorization: `Bearer x${i}` } }),
  'lists of the API': (i) => ({ path: `/api/v1/projects?limit=${100 + i}`, headers: { authorization: 'x' } }),
};

/** How long the home page waits while many requests of a kind arrive at once: after an edit, so that nothing is in the cache. */
export async function measureStrangers({ content, server: { url }, session }, report) {
  const measure = async (name, requestOf) => {
    const home = new Agent({ keepAlive: true, maxSockets: 1 });
    // What is loaded and compiled with the first page of a kind happens once.
    await request(url, requestOf(count));
    await touch(url, session);
    await request(url, { path: '/' }, home);
    let waiting = count;
    const all = Promise.all(
      Array.from({ length: count }, async (_, i) => {
        await request(url, requestOf(i));
        waiting -= 1;
      }),
    );
    let slowest = 0;
    while (waiting > 0) {
      const begun = performance.now();
      await request(url, { path: '/' }, home);
      slowest = Math.max(slowest, performance.now() - begun);
    }
    await all;
    home.destroy();
    report.limit(`home page from the cache at most, during ${count} ${name}, ${content}, ms`, slowest, maxWait);
  };
  for (const [name, requestOf] of Object.entries(kinds)) await measure(name, requestOf);
  const setOffline = (siteOffline) =>
    send(`${url}/api/v1/admin/settings/site-offline`, 'PUT', { siteOffline }, session);
  await setOffline(true);
  await measure('requests for a closed site', (i) => ({ path: `${i % 2 ? '/hizmetler' : '/en/services'}?page=${i}` }));
  await setOffline(false);
}

function request(url, { path, headers }, agent) {
  return new Promise((resolve, reject) => {
    get(url + path, { agent: agent ?? new Agent(), headers }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', resolve);
    }).on('error', reject);
  });
}
