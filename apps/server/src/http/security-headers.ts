import { adminPages, previewPath } from '@pano/api/addresses';
import { playerPath, previewLinkPath } from '@pano/api/beside-pages';
import { videoHosts } from '@pano/api/videos';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type SecureOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

const none = ["'none'"];
const self = ["'self'"];
/** The map of the contact section, loaded by a click only. */
const maps = ['https://www.openstreetmap.org', 'https://www.google.com'];

const policy = {
  defaultSrc: none,
  // The state of a page travels as JSON, which no browser runs.
  scriptSrc: self,
  // Rich text carries colours and sizes in style attributes, which the sanitiser has reduced to harmless values.
  styleSrc: self,
  styleSrcAttr: ["'unsafe-inline'"],
  // The owner may name an image of any web address.
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  fontSrc: self,
  connectSrc: self,
  manifestSrc: self,
  frameSrc: maps,
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
} satisfies NonNullable<SecureOptions['contentSecurityPolicy']>;

/**
 * Browser features that reach the visitor's surroundings, devices or money, and that neither a page nor what it frames needs.
 * Chromium must know each: it writes a warning to the console for every name that it does not know.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsingTopics',
  'camera',
  'displayCapture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'syncXhr',
  'usb',
  'xrSpatialTracking',
] as const;

const permissionsPolicy: NonNullable<SecureOptions['permissionsPolicy']> = {
  ...Object.fromEntries(deniedFeatures.map((name) => [name, []])),
  fullscreen: ['self'],
};

const basic: SecureOptions = {
  xContentTypeOptions: true,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  originAgentCluster: true,
  // What no browser of today reads; each page would carry it.
  xXssProtection: false,
  xDownloadOptions: false,
  xDnsPrefetchControl: false,
  xPermittedCrossDomainPolicies: false,
};

const shared: SecureOptions = { ...basic, permissionsPolicy };

/**
 * A frame around the player of another company, loaded by a click only: the one page that may show that company's host.
 * Nothing in it runs, and only pages of this site may show it.
 */
function playerFrame(host: string): SecureOptions {
  const origin = `https://${host}`;
  const allowed = ['self', origin];
  return {
    xFrameOptions: 'SAMEORIGIN',
    permissionsPolicy: { ...permissionsPolicy, fullscreen: allowed, autoplay: allowed },
    contentSecurityPolicy: {
      defaultSrc: none,
      styleSrcAttr: ["'unsafe-inline'"],
      frameSrc: [origin],
      baseUri: none,
      formAction: none,
      frameAncestors: self,
    },
  };
}

/** What other sites may show: images, in feed readers and beside shared links, and the feed itself. */
const embeddable =
  /^\/(?:uploads|og|art|icons)\/|^\/(?:(?:en\/)?rss\.xml|favicon\.(?:svg|ico)|apple-touch-icon\.png|site-icon-\d+\.png)$/;
/** Scripts, styles and fonts of the build. Policies for documents mean nothing for them and would add 1.3 KB to each. */
const buildFiles = /^\/assets\//;
/** What owners upload for download, and videos: should a browser ever show one as a page, nothing in it runs. */
const uploadedFiles = /^\/uploads\/files\//;
const backOffice = new RegExp(`^${adminPages.dashboard}(?:/|$)`);

/** Of the scripts and link rules inside the public pages, and of the script inside the page of the back office. */
export type ScriptHashes = { site: string[]; admin: string[] };

/**
 * The security headers of every response, by its path.
 * @param https whether visitors reach the site by https: only then may browsers be told to insist on it
 * @param development leaves the content policy out, since Vite's hot reload needs inline scripts
 */
export function siteHeaders({
  https,
  development,
  scriptHashes,
}: {
  https: boolean;
  development: boolean;
  scriptHashes: ScriptHashes;
}) {
  const transport = {
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    crossOriginResourcePolicy: 'same-origin',
  } satisfies SecureOptions;
  const headers = (
    own: SecureOptions,
    sources: Partial<Record<'scriptSrc' | 'styleSrc' | 'frameSrc' | 'mediaSrc' | 'frameAncestors', string[]>> = {},
  ): MiddlewareHandler =>
    secureHeaders({
      ...shared,
      ...transport,
      ...(development ? {} : { contentSecurityPolicy: { ...policy, ...sources } }),
      ...own,
    });
  // The same for all public pages, since visitors go from one to another without loading a document. They carry the
  // build's own script and the rules by which browsers load the next page: any other stays forbidden. Videos and frames
  // are those of this site.
  const site = headers(
    { permissionsPolicy: { ...permissionsPolicy, autoplay: ['self'] } },
    { scriptSrc: [...self, ...scriptHashes.site], frameSrc: [...self, ...maps], mediaSrc: self },
  );
  const players = Object.entries(videoHosts).map(
    ([kind, host]) => [`${playerPath}/${kind}/`, headers(playerFrame(host))] as const,
  );
  // Whoever follows a link out of a draft does not tell where it came from: the address is all that one needs to see it.
  const sharedPreviews = headers({ referrerPolicy: 'no-referrer' }, { scriptSrc: none, mediaSrc: self });
  const images = headers({ crossOriginResourcePolicy: 'cross-origin' });
  // Dialogs of the back office lock the page's scrolling with a style element of their own.
  const admin = headers(
    {},
    {
      scriptSrc: [...self, ...scriptHashes.admin],
      styleSrc: ["'self'", "'unsafe-inline'"],
      frameSrc: [...self, ...maps],
    },
  );
  // A page of the site that the back office frames, with what such a page may show.
  const preview = headers(
    { xFrameOptions: 'SAMEORIGIN' },
    { frameSrc: [...self, ...maps], mediaSrc: self, frameAncestors: self },
  );
  const files = secureHeaders({ ...basic, ...transport });
  const uploads = headers({ contentSecurityPolicy: { sandbox: [], defaultSrc: none } });
  return (path: string): MiddlewareHandler => {
    if (uploadedFiles.test(path)) return uploads;
    if (buildFiles.test(path)) return files;
    const player = players.find(([start]) => path.startsWith(start));
    if (player) return player[1];
    if (path === previewPath) return preview;
    if (path.startsWith(`${previewLinkPath}/`)) return sharedPreviews;
    return backOffice.test(path) ? admin : embeddable.test(path) ? images : site;
  };
}
