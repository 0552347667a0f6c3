/** The result of one check of the doctor. */
export type Finding = {
  check: string;
  state: 'ok' | 'warning' | 'problem';
  detail: string;
  /** What to do about it. */
  remedy?: string;
};

export const ok = (check: string, detail: string): Finding => ({ check, state: 'ok', detail });
const withRemedy =
  (state: Finding['state']) =>
  (check: string, detail: string, remedy: string): Finding => ({ check, state, detail, remedy });
export const warning = withRemedy('warning');
export const problem = withRemedy('problem');

/** The first few names, and how many more there are. */
export const listSome = (names: string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
