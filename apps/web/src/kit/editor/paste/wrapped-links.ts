import { isHttpUrl } from '@pano/api/urls';

/** Where a link leads that a search engine, a social network or a mail guard has wrapped in an address of its own. */
export function unwrapLink(href: string): string {
  let address = href;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const target = targetOf(address);
    if (target === null || !isHttpUrl(target)) break;
    address = target;
  }
  return address;
}

/** A search engine's link in a guarded mail is wrapped twice. */
const maxDepth = 4;

type Wrapper = {
  host: RegExp;
  path: RegExp;
  /** Of the parameters of the address the first that it has, or what the address says itself. */
  target: string[] | ((url: URL) => string | undefined);
};

const wrappers: Wrapper[] = [
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, path: /^\/url$/, target: ['q', 'url'] },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a$/, target: ({ searchParams }) => fromBing(searchParams.get('u')) },
  { host: /^(?:.+\.)?duckduckgo\.com$/, path: /^\/l\/$/, target: ['uddg'] },
  {
    host: /^r\.search\.yahoo\.com$/,
    path: /\/RU=/,
    target: ({ pathname }) => decode(/\/RU=([^/]+)/.exec(pathname)?.[1]),
  },
  { host: /^sba\.yandex\.[a-z.]{2,6}$/, path: /^\/redirect$/, target: ['url'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: ['q'] },
  { host: /^lm?\.(?:facebook|messenger|instagram)\.com$/, path: /^\/(?:l\.php)?$/, target: ['u'] },
  { host: /^l\.wl\.co$/, path: /^\/l$/, target: ['u'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)\/?$/, target: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, target: ['url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, target: ['url'] },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: /safelinks/, target: ['url'] },
  { host: /^urldefense\.(?:proofpoint\.)?com$/, path: /^\/v1\/url$/, target: ['u'] },
  {
    host: /^urldefense\.(?:proofpoint\.)?com$/,
    path: /^\/v2\/url$/,
    target: ({ searchParams }) => decode(searchParams.get('u')?.replaceAll('-', '%').replaceAll('_', '/')),
  },
  { host: /^urldefense\.(?:com|us)$/, path: /^\/v3\/__/, target: fromProofpoint },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, target: ['a'] },
  { host: /\.trendmicro\.com$/, path: /^\/wis\/clicktime\//, target: ['url'] },
  { host: /^(?:protect2?|clicktime)\.(?:fireeye|symantec)\.com$/, path: /^\//, target: ['u'] },
  {
    host: /^secure-web\.cisco\.com$/,
    path: /\/https?%3A/i,
    target: ({ pathname }) => decode(/[^/]+$/.exec(pathname)?.[0]),
  },
];

function targetOf(address: string): string | null {
  if (!isHttpUrl(address)) return null;
  const url = new URL(address);
  const wrapper = wrappers.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  if (!wrapper) return null;
  const { target } = wrapper;
  if (typeof target === 'function') return target(url) ?? null;
  return target.flatMap((name) => url.searchParams.get(name) ?? []).find(Boolean) ?? null;
}

/** Undefined for what no browser has encoded. */
function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The letters "a1" and the address in base64. */
const fromBing = (parameter: string | null) => fromBase64(/^a1(.+)$/.exec(parameter ?? '')?.[1] ?? '') || undefined;

/** The address as it is, but for characters that stand behind it, in base64, with a star for each in their place. */
function fromProofpoint({ href }: URL): string | undefined {
  const [, address, encoded = ''] = /\/v3\/__(.+?)__;([\w-]*)!/.exec(href) ?? [];
  if (!address) return undefined;
  const replaced = [...fromBase64(encoded)];
  // Its server joins the slashes of the address.
  const restored = address.replace(/^(https?:)\/+/i, '$1//');
  return restored.replaceAll('*', () => encodeURIComponent(replaced.shift() ?? '*'));
}

/** Empty for what is none. */
const fromBase64 = (text: string): string =>
  /^(?:[\w-]{4})*(?:[\w-]{2,3})?$/.test(text) ? atob(text.replaceAll('-', '+').replaceAll('_', '/')) : '';
