import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// What renders the public site, in the browsers of visitors and on the server, has only what it uses of three libraries.
// The back office and the tests have them whole.

const production = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));
const leanI18n = fileURLToPath(new URL('src/kit/site/lean-i18n.ts', import.meta.url));
const leanTrpc = fileURLToPath(new URL('src/kit/site/lean-trpc.ts', import.meta.url));

/**
 * The router for visitors: its build without warnings for developers, which its package does not offer to bundlers, and
 * of that only what the site uses. Its components and contexts are marked as free of side effects, and the names that
 * developer tools show for them are left out; else a bundler keeps forms, scripts and prefetching that nothing uses.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: `${production}index.mjs` }] } }),
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
});

/**
 * i18next is one class from which a bundler can leave out nothing; this is the part of it that the site uses. The server's
 * mails and logs use more of it: what the API imports stays whole.
 */
export const leanTexts = (): Plugin => ({
  name: 'lean-i18n',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:react-)?i18next$/ },
    handler: (_source, importer) => (importer?.includes('/packages/api/') ? null : leanI18n),
  },
});

/** The hooks of tRPC are made in one function, which keeps all of react-query; this is the part that the site uses. */
export const leanHooks = (): Plugin => ({
  name: 'lean-trpc',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^@trpc\/react-query$/, replacement: leanTrpc }] } }),
});
