import * as z from 'zod';

// Compiled checks would need a script source that the pages' policy forbids, and browsers report even the attempt. Zod
// decides when a schema is made: every file with schemas for the browser imports this one, directly or by `fields`.
if ('document' in globalThis) z.config({ jitless: true });
