export type { ClientError } from './core/trpc';
export type { AppRouter } from './router';
