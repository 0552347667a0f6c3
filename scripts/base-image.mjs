// Writes the digest that the tag of the container's base image has today into the Dockerfile: npm run base-image,
// or `-- <file> <registry>` for another file and another registry. Afterwards build the image and run the tests, then commit the line.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainOnHelp, fail } from './lib/command-line.mjs';
import { root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const [file = join(root, 'Dockerfile'), registry = 'https://registry-1.docker.io'] = process.argv.slice(2);
const dockerfile = readFileSync(file, 'utf8');
const [line, name, tag, present] =
  /^ARG NODE_IMAGE=([\w./-]+):([\w.-]+)@(sha256:[\da-f]{64})$/m.exec(dockerfile) ??
  fail(`${file} has no line ARG NODE_IMAGE=<name>:<tag>@sha256:<digest>.`);

const latest = await digestOf(`${registry}/v2/${name.includes('/') ? name : `library/${name}`}/manifests/${tag}`);
if (latest === present) console.log(`${name}:${tag} is still ${latest}`);
else {
  writeFileSync(file, dockerfile.replace(line, `ARG NODE_IMAGE=${name}:${tag}@${latest}`));
  console.log(`${name}:${tag} is ${latest} now; it was ${present}`);
}

/** The digest of the list that names the image of each processor; asks for a token where the registry wants one. */
async function digestOf(url) {
  const types = [
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
  ];
  const headers = { accept: types.join(', ') };
  let response = await request(url, { method: 'HEAD', headers });
  if (response.status === 401) {
    const authorization = `Bearer ${await tokenFor(response.headers.get('www-authenticate') ?? '')}`;
    response = await request(url, { method: 'HEAD', headers: { ...headers, authorization } });
  }
  const digest = response.headers.get('docker-content-digest');
  if (!response.ok || !/^sha256:[\da-f]{64}$/.test(digest ?? '')) {
    fail(`${url} names no digest (status ${response.status}); check the tag in the Dockerfile.`);
  }
  return digest;
}

/** An anonymous token, as the registry's challenge describes it (Docker Registry token authentication). */
async function tokenFor(challenge) {
  const { realm, ...rest } = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));
  if (!realm) fail('The registry asks for a way of signing in that this script does not know.');
  const response = await request(`${realm}?${new URLSearchParams(rest)}`);
  if (!response.ok) fail(`The registry gives no token (status ${response.status}).`);
  return (await response.json()).token;
}

async function request(url, options) {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    return fail(
      `${new URL(url).host} cannot be reached (${error.cause?.code ?? error.message}); check the connection.`,
    );
  }
}
