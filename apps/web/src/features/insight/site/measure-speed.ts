import { type Browser, isCounted, send } from './count';
import speedScript from './speed.ts?address';

/** Fetches what measures the page; not over a line that is slow or dear. */
export async function measureSpeed(): Promise<void> {
  const { connection }: Browser = navigator;
  if (!isCounted(navigator) || connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const { reportSpeed }: typeof import('./speed') = await import(/* @vite-ignore */ speedScript);
  reportSpeed((event) => send('speed', event));
}
