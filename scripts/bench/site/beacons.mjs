import { Agent, request } from 'node:http';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { load, median } from './measure.mjs';
import { startBare, startProduction } from './servers.mjs';
import { readTargets } from './targets.mjs';

const perSecond = 50;

/**
 * What the home page from the cache loses while browsers tell of visits: rounds with and without them follow each other, and
 * each is compared with the bare server in the same round.
 */
export async function measureBeacons(dataDir, { rounds, seconds }, report) {
  // Each visitor has an address of its own.
  const server = await startProduction(dataDir, { TRUST_PROXY: '1' });
  const [home] = await readTargets(server.url);
  const bare = await startBare(server.url, [home]);
  const before = countViews(dataDir);
  let sent = 0;
  const measured = [];
  try {
    const ratio = async () => {
      const ours = await load(server.url, { headers: home.headers }, seconds);
      return ours / (await load(bare.url, { headers: home.headers }, seconds));
    };
    // The first round warms up.
    for (let round = -1; round < rounds; round += 1) {
      const beacons = round % 2 === 0 ? sendBeacons(server.url) : null;
      const first = await ratio();
      sent += (await beacons?.stop()) ?? 0;
      const others = beacons ? null : sendBeacons(server.url);
      const second = await ratio();
      sent += (await others?.stop()) ?? 0;
      if (round >= 0) measured.push(beacons ? { busy: first, quiet: second } : { busy: second, quiet: first });
    }
  } finally {
    await bare.stop();
    await server.stop();
  }
  const counted = countViews(dataDir) - before;
  if (counted !== sent) throw new Error(`${counted} of ${sent} visits were counted`);
  report.bar('home page while 50 visits a second are counted', median(measured.map(({ busy }) => busy)), home.bar);
  const share = median(measured.map(({ busy, quiet }) => busy / quiet));
  report.bar('home page: ratio while 50 visits a second are counted to ratio without', share, 0.95);
}

/** Sends what the browsers of as many new visitors tell, until it is stopped. */
function sendBeacons(url) {
  const agent = new Agent({ keepAlive: true });
  const responses = [];
  const timer = setInterval(() => responses.push(sendBeacon(url, agent, responses.length)), 1000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(responses);
      agent.destroy();
      return responses.length;
    },
  };
}

const event = JSON.stringify({ k: 'view', p: '/', n: 1, r: 'www.google.com', u: ['', '', ''] });

function sendBeacon(url, agent, at) {
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': event.length,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    'x-forwarded-for': `10.1.${(at >> 8) & 255}.${at & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/say`, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    });
    sent.on('error', reject).end(event);
  });
}

function countViews(dataDir) {
  const db = new Sqlite(join(dataDir, 'pano.db'), { readonly: true });
  try {
    return db.prepare("SELECT coalesce(sum(count), 0) FROM Tally WHERE kind = 'view'").pluck().get();
  } finally {
    db.close();
  }
}
