import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));

/**
 * The router for visitors: its build without warnings for developers, which its package does not offer to bundlers, and
 * of that only what the site uses. Its components and contexts are marked as free of side effects, and the names that
 * developer tools show for them are left out; else a bundler keeps forms, scripts and prefetching that nothing uses.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
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
  };
}
