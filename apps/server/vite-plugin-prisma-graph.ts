import type { Plugin } from 'vite';

/**
 * Prisma reads which values of a query may become its parameters from a graph of some two thousand nodes. The edges of
 * each are an object whose few keys are numbers up to several hundred, for which V8 reserves an array of that length: 8 MB
 * in all. The build makes them maps.
 */
export function prismaGraph(): Plugin {
  return {
    name: 'prisma-graph',
    apply: 'build',
    transform(code, id) {
      if (!/@prisma\/client\/runtime\/client\.m?js$/.test(id)) return null;
      // Filled as maps from the start: to fill such an object takes longer than all other reading of the graph.
      const written = replaceTwice(
        code,
        /,(\w+)=\{\};(for\(.{1,250}?)\1\[(\w+)\]=(\w+)\}(\w+\.push\(\{edges:\1\}\))/g,
        ',$1=new Map;$2$1.set($3,$4)}$5',
      );
      return { code: replaceTwice(written, /\.edges\[(\w+)\]/g, '.edges.get($1)'), map: null };
    },
  };
}

function replaceTwice(code: string, pattern: RegExp, replacement: string): string {
  const count = code.match(pattern)?.length;
  if (count !== 2) throw new Error(`Prisma's runtime has ${count ?? 0} places like ${pattern.source} instead of 2.`);
  return code.replace(pattern, replacement);
}
