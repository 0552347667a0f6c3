import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { compare, compareTimes, load, median } from './measure.mjs';
import { anArticle, read, signIn, touch } from './requests.mjs';
import { saveArticle, sustained } from './saves.mjs';
import { processorTime, startProduction } from './servers.mjs';
import { adminLists, query, readTargets } from './targets.mjs';

/**
 * Compares this build with another one over the same content: the other one creates it, this one migrates a copy. A third
 * site has the sample content of this build, whose English pages are compared with its Turkish ones.
 * @param amounts how many rounds of how many seconds for pages and for saves, and how many pairs of single requests
 */
export async function measureAgainst(build, folder, { rounds, writing, pairs }, report) {
  const theirData = join(folder, 'other');
  const ourData = join(folder, 'this');
  await (await startProduction(theirData, {}, build)).stop();
  await cp(theirData, ourData, { recursive: true });
  const starting = [[theirData, build], [ourData], [join(folder, 'english')]];
  const servers = [];
  try {
    for (const [dataDir, main] of starting) servers.push(await startProduction(dataDir, {}, main));
    const sites = await Promise.all(
      servers.map(async ({ url, child }) => ({ url, pid: child.pid, session: await signIn(url) })),
    );
    const [other, ours, english] = sites;
    await comparePages({ ours, other, rounds, pairs }, report);
    await compareLists({ ours, other, pairs }, report);
    await compareSaves({ ours, other, writing }, report);
    await compareLanguages({ site: english, pairs }, report);
    await compareStates({ site: english, pairs }, report);
  } finally {
    for (const server of servers) await server.stop();
  }
  await compareStarts({ ours: [ourData], other: [theirData, build] }, writing, report);
}

async function compareStarts({ ours, other }, { rounds }, report) {
  const measure = async ([dataDir, main]) => {
    const { startMs, stop } = await startProduction(dataDir, {}, main);
    await stop();
    return startMs;
  };
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await measure(round % 2 === 0 ? ours : other);
    const second = await measure(round % 2 === 0 ? other : ours);
    measured.push(round % 2 === 0 ? { our: first, other: second } : { our: second, other: first });
  }
  limit(report, 'start to the first page', 1.1, {
    ratio: median(measured.map(({ our, other }) => our / other)),
    ours: median(measured.map(({ our }) => our)),
    others: median(measured.map(({ other }) => other)),
  });
}

/** Of each page that both have: requests per second and processor time from the cache, and the first request after an edit. */
async function comparePages({ ours, other, rounds, pairs }, report) {
  for (const { name, path, headers } of await readTargets(ours.url)) {
    const responses = await Promise.all([ours, other].map(({ url }) => fetch(url + path)));
    if (responses.some(({ ok }) => !ok)) continue;
    const { results } = await compare([{ path, ours: ours.url, bare: other.url }], headers, rounds);
    const [{ ratio, ours: now, bare: before }] = results;
    report.bar(`${name}, from the cache`, ratio, 0.97, `${Math.round(now)}/s against ${Math.round(before)}/s`);
    const work = await compareWork({ ours, other }, { path, headers }, rounds);
    const times = `${work.now.toFixed(0)} µs against ${work.before.toFixed(0)} µs`;
    if (work.ratio > 0) report.limit(`${name}, from the cache, processor time`, work.ratio, 1.03, times);
    const [renderNow, renderBefore] = [ours, other].map(({ url, session }) => ({
      before: () => touch(url, session),
      send: () => read(url + path, headers),
    }));
    limit(report, `${name}, rendered again after an edit`, 1.03, await compareTimes(renderNow, renderBefore, pairs));
  }
}

/** Microseconds that each server works for a response, alternately: what its client needs does not count. NaN where unknown. */
async function compareWork({ ours, other }, { path, headers }, { rounds, seconds }) {
  const measure = async ({ url, pid }) => {
    const before = processorTime(pid);
    const perSecond = await load(url + path, { headers }, seconds);
    return ((processorTime(pid) - before) * 1000) / (perSecond * seconds);
  };
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await measure(round % 2 === 0 ? ours : other);
    const second = await measure(round % 2 === 0 ? other : ours);
    measured.push(round % 2 === 0 ? { now: first, before: second } : { now: second, before: first });
  }
  const [now, before] = ['now', 'before'].map((key) => median(measured.map((round) => round[key])));
  return { ratio: median(measured.map((round) => round.now / round.before)), now, before };
}

/** Lists that the other build does not have are left out. */
async function compareLists({ ours, other, pairs }, report) {
  for (const { name, path } of adminLists) {
    if (!(await fetch(other.url + path, { headers: other.session })).ok) continue;
    const [now, before] = [ours, other].map(({ url, session }) => ({ send: () => read(url + path, session) }));
    limit(report, name, 1.1, await compareTimes(now, before, pairs));
  }
}

/** Saves that publish: with the history each writes one row more. */
async function compareSaves({ ours, other, writing }, report) {
  const article = await anArticle(ours.url, ours.session);
  const measured = [];
  for (let round = -1; round < writing.rounds; round += 1) {
    const alternating = round % 2 === 0 ? [ours, other] : [other, ours];
    const speeds = new Map();
    for (const site of alternating) speeds.set(site, await sustained(saveArticle(site, article), writing.seconds));
    // The first round warms up.
    if (round >= 0) measured.push({ now: speeds.get(ours), before: speeds.get(other) });
  }
  const [now, before] = ['now', 'before'].map((key) => Math.round(median(measured.map((round) => round[key]))));
  const ratio = median(measured.map((round) => round.now / round.before));
  report.bar('article saves that publish', ratio, 0.9, `${now}/s against ${before}/s`);
}

/** English against Turkish, each rendered again after an edit; a build without English texts has nothing to compare. */
async function compareLanguages({ site: { url, session }, pairs }, report) {
  const translated = async (plural) => {
    const { data } = await read(`${url}/api/v1/${plural}?limit=20&locale=en`, {});
    return data.find(({ lang, paths }) => lang === 'en' && paths.en)?.paths;
  };
  const [project, article] = [await translated('projects'), await translated('articles')];
  if (!project || !article) return;
  const rest = '/api/v1/articles?limit=6&locale=';
  const addresses = [
    ['home page', { tr: '/', en: '/en' }],
    ['project page', project],
    ['article', article],
    ['GET /api/v1/articles?limit=6', { tr: `${rest}tr`, en: `${rest}en` }],
  ];
  for (const [name, paths] of addresses) {
    const [english, turkish] = ['en', 'tr'].map((language) => ({
      before: () => touch(url, session),
      send: () => read(url + paths[language], { 'accept-encoding': 'gzip', 'accept-language': language }),
    }));
    limit(report, `${name}, English to Turkish, rendered again`, 1.3, await compareTimes(english, turkish, pairs));
  }
}

/**
 * A list of the back office with the states of its English texts, which its screen asks for in the same request, against
 * the list alone, as a site without English answers it; of all kinds that have English.
 */
async function compareStates({ site: { url, session }, pairs }, report) {
  for (const plural of ['articles', 'projects', 'categories', 'services', 'heroSections', 'keywords', 'pages']) {
    const [both, alone] = [{ states: true }, {}].map((asked) => {
      const path = query(`${plural}.list`, { limit: 20, offset: 0, ...asked });
      return { send: () => read(url + path, session) };
    });
    const [{ result }] = JSON.parse(await both.send());
    if (result.data.states?.length !== result.data.items.length)
      throw new Error(`${plural}: no states of English texts`);
    limit(report, `list of ${plural} with states to the list alone`, 1.3, await compareTimes(both, alone, pairs));
  }
}

function limit(report, name, bar, { ratio, ours, others }) {
  report.limit(name, ratio, bar, `${ours.toFixed(1)} ms against ${others.toFixed(1)} ms`);
}
