export type { Attention, DashboardSummary } from './capabilities/dashboard';
export type { BackupTrouble, JobTrouble } from './capabilities/job-trouble';
export type { FirstStep, FirstSteps } from './capabilities/samples/first-steps';
export type { SampleTraces } from './capabilities/samples/sample-traces';
export type { SearchResult } from './capabilities/search';
export type { ClientError } from './platform/transport/trpc';
export type { WaitingPurge } from './privacy/purge-approval.operations';
export type { DueRows } from './privacy/retention-check';
export type { AppRouter } from './router';
