import { adminPages } from '@pano/api/addresses';
import type { Context, Hono } from 'hono';
import type { ServerEnv } from './request-info';

const path = '/speculation-rules.json';

/** What is no page: the back office, the API, and files. */
const notPages = [`${adminPages.dashboard}*`, '/api/*', '/trpc/*', '/*.*'];

/**
 * Browsers that know such rules load a page as soon as the visitor points at its link or touches it. Once the program
 * runs, it loads the data of the next page itself.
 */
const rules = {
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPages } },
          { selector_matches: 'html:not([data-hydrated]) a:not([target])' },
        ],
      },
    },
  ],
};

/** Names the rules in the response of a public page. No content policy is loosened for that, as for a script element. */
export const setSpeculationRules = (page: Response): void => page.headers.set('speculation-rules', `"${path}"`);

export function mountSpeculationRules(app: Hono<ServerEnv>): void {
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' };
  app.get(path, (c: Context) => c.body(JSON.stringify(rules), 200, headers));
}
