export type { ClientError } from './core/trpc';
export type { Attention } from './features/dashboard/dashboard.operations';
export type { AppRouter } from './router';
