import { adminPages, pageSourceHeader } from '@pano/api/addresses';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type SecureOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

const none = ["'none'"];
const self = ["'self'"];

const policy = {
  defaultSrc: none,
  // No inline script anywhere: the state of a page travels as JSON, which no browser runs.
  scriptSrc: self,
  // Rich text carries colours and sizes in style attributes, which the sanitiser has reduced to harmless values.
  styleSrc: self,
  styleSrcAttr: ["'unsafe-inline'"],
  // The owner may name an image of any web address.
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  fontSrc: self,
  connectSrc: self,
  manifestSrc: self,
  // The map of the contact section, loaded by a click only.
  frameSrc: ['https://www.openstreetmap.org', 'https://www.google.com'],
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
} satisfies NonNullable<SecureOptions['contentSecurityPolicy']>;

/**
 * Browser features that neither a page nor what it frames needs. Chromium must know each: it writes a warning to the
 * console for every name that it does not know.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsingTopics',
  'camera',
  'computePressure',
  'displayCapture',
  'encryptedMedia',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identityCredentialsGet',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'otpCredentials',
  'payment',
  'pictureInPicture',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'speakerSelection',
  'storageAccess',
  'syncXhr',
  'usb',
  'windowManagement',
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
  xXssProtection: false,
  xDownloadOptions: false,
};

const shared: SecureOptions = { ...basic, permissionsPolicy };

/** What other sites may show: images, in feed readers and beside shared links, and the feed itself. */
const embeddable =
  /^\/(?:uploads|og|art|icons)\/|^\/(?:(?:en\/)?rss\.xml|favicon\.(?:svg|ico)|apple-touch-icon\.png|site-icon-\d+\.png)$/;
/** Scripts, styles and fonts of the build. Policies for documents mean nothing for them and would add 1.3 KB to each. */
const buildFiles = /^\/assets\//;
/** What owners upload for download, and videos: should a browser ever show one as a page, nothing in it runs. */
const uploadedFiles = /^\/uploads\/files\//;
const backOffice = new RegExp(`^${adminPages.dashboard}(?:/|$)`);

/**
 * The security headers of every response, by its path.
 * @param https whether visitors reach the site by https: only then may browsers be told to insist on it
 * @param development leaves the content policy out, since Vite's hot reload needs inline scripts
 */
export function siteHeaders({ https, development }: { https: boolean; development: boolean }) {
  const transport = {
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    crossOriginResourcePolicy: 'same-origin',
  } satisfies SecureOptions;
  const headers = (
    own: SecureOptions,
    sources: { scriptSrc?: string[]; styleSrc?: string[] } = {},
  ): MiddlewareHandler =>
    secureHeaders({
      ...shared,
      ...transport,
      ...(development ? {} : { contentSecurityPolicy: { ...policy, ...sources } }),
      ...own,
    });
  // Public pages carry rules by which browsers load the next page. They are data, and scripts stay forbidden.
  const strict = headers({}, { scriptSrc: ["'self'", "'inline-speculation-rules'"] });
  const site: MiddlewareHandler = async (c, next) => {
    await strict(c, next);
    allowSource(c.res.headers);
  };
  const images = headers({ crossOriginResourcePolicy: 'cross-origin' });
  // Dialogs of the back office lock the page's scrolling with a style element of their own.
  const admin = headers({}, { styleSrc: ["'self'", "'unsafe-inline'"] });
  const files = secureHeaders({ ...basic, ...transport });
  const uploads = headers({ contentSecurityPolicy: { sandbox: [], defaultSrc: none } });
  return (path: string): MiddlewareHandler => {
    if (uploadedFiles.test(path)) return uploads;
    if (buildFiles.test(path)) return files;
    return backOffice.test(path) ? admin : embeddable.test(path) ? images : site;
  };
}

/** What a page shows besides its own content, it says itself: a film of this site, or the frame of one host. */
function allowSource(headers: Headers): void {
  const source = headers.get(pageSourceHeader);
  if (source === null) return;
  headers.delete(pageSourceHeader);
  const change = (name: string, edit: (value: string) => string) => {
    const value = headers.get(name);
    if (value !== null) headers.set(name, edit(value));
  };
  if (source === 'film') {
    change('content-security-policy', (policy) => `${policy}; media-src 'self'`);
    return;
  }
  const origin = `https://${source}`;
  change('content-security-policy', (policy) => policy.replace(/frame-src [^;]*/, (hosts) => `${hosts} ${origin}`));
  change('permissions-policy', (features) =>
    features
      .replace('fullscreen=(self)', `fullscreen=(self "${origin}")`)
      .replace('autoplay=()', `autoplay=("${origin}")`),
  );
}
