export type { BackupTrouble } from './capabilities/dashboard/backup-trouble';
export type { Attention } from './capabilities/dashboard/dashboard.operations';
export type { FirstStep, FirstSteps } from './capabilities/samples/first-steps.operations';
export type { SampleTraces } from './capabilities/samples/sample-traces';
export type { SearchResult } from './capabilities/search/search.operations';
export type { ClientError } from './platform/transport/trpc';
export type { AppRouter } from './router';
