const runtime = /^@prisma\/client\/runtime\/(query_compiler_\w+\.(?:sqlite|postgresql))\.mjs$/;
const shared = '\0shared-query-compiler.';

/**
 * For tests, each of which opens a database: the Prisma clients of a process share a query compiler, which reads the models
 * and compiles each query once. Prisma makes one for each client, which takes longer than most tests.
 * @returns {import('vite').Plugin}
 */
export const sharedQueryCompiler = () => ({
  name: 'shared-query-compiler',
  enforce: 'pre',
  resolveId: (id) => {
    const name = runtime.exec(id)?.[1];
    return name ? shared + name : undefined;
  },
  load: (id) => {
    if (!id.startsWith(shared)) return undefined;
    const original = JSON.stringify(`@prisma/client/runtime/${id.slice(shared.length)}.js`);
    return `
      import { QueryCompiler as Original } from ${original};
      import { shareCompilers } from ${JSON.stringify(import.meta.filename)};
      export * from ${original};
      export const QueryCompiler = shareCompilers(Original);
    `;
  },
});

/** A constructor that returns the same compiler for the same models. */
export function shareCompilers(Original) {
  const compilers = new Map();
  return function QueryCompiler(options) {
    const models = JSON.stringify(options);
    const compiler = compilers.get(models) ?? rememberPlans(new Original(options));
    compilers.set(models, compiler);
    return compiler;
  };
}

function rememberPlans(compiler) {
  const plans = new Map();
  return {
    compile: (query) => {
      const plan = plans.get(query) ?? compiler.compile(query);
      plans.set(query, plan);
      return plan;
    },
    compileBatch: (queries) => compiler.compileBatch(queries),
    // A client that disconnects leaves it to the others.
    free: () => {},
  };
}
