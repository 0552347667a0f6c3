export type { ClientError } from './core/trpc';
export type { BackupTrouble } from './features/dashboard/backup-trouble';
export type { Attention } from './features/dashboard/dashboard.operations';
export type { FirstStep, FirstSteps } from './features/first-steps/first-steps.schema';
export type { SampleTraces } from './features/first-steps/sample-profile';
export type { AppRouter } from './router';
