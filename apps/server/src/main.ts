import { setFlagsFromString } from 'node:v8';

// V8 has to know these before the program is loaded, which fills most of its memory (docs/performance.md).

// Prisma's query compiler is WebAssembly and runs once for each kind of query. Optimising its machine code costs tens of
// megabytes and half of the start, and no request is measurably faster for it.
setFlagsFromString('--liftoff-only');
setFlagsFromString('--wasm-lazy-compilation');

// By default V8 lets its memory grow to a multiple of what is in use before it looks for garbage.
setFlagsFromString('--heap-growing-percent=20');

await import('./serve');
