// The oldest browsers that each half is made for. The list stands in package.json; styles, scripts and checks follow it.
import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';

/** The public site, and the back office. */
export type Half = 'site' | 'office';

/** The first version of each browser that a half supports, by the name that browserslist has for it. */
export function oldestBrowsers(half: Half): Map<string, number> {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: fileURLToPath(import.meta.url), env: half })) {
    const [name = '', version = ''] = entry.split(' ');
    oldest.set(name, Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)));
  }
  return oldest;
}

/** The same for the build, which lowers syntax and styles for them. */
export const buildTarget = (half: Half): string[] =>
  [...oldestBrowsers(half)].map(([name, version]) => name.replace('ios_saf', 'ios') + version);
