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
  // The owner may name a picture of any web address.
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

const shared: SecureOptions = {
  xContentTypeOptions: true,
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  originAgentCluster: true,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  xXssProtection: false,
  xDownloadOptions: false,
};

/**
 * The security headers of every answer.
 * @param https whether visitors reach the site by https: only then may browsers be told to insist on it
 * @param development leaves the content policy out, since Vite's hot reload needs inline scripts
 */
export function siteHeaders({ https, development }: { https: boolean; development: boolean }) {
  const transport = { strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false } as const;
  const headers = (styleSrc: string[]): MiddlewareHandler =>
    secureHeaders({
      ...shared,
      ...transport,
      ...(development ? {} : { contentSecurityPolicy: { ...policy, styleSrc } }),
    });
  return {
    site: headers(self),
    // Dialogs of the back office lock the page's scrolling with a style element of their own.
    admin: headers(["'self'", "'unsafe-inline'"]),
  };
}
