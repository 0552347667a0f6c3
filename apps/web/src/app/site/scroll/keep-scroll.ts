/** The state of a navigation that leaves the page where it is: the same page in another language. */
export const keepScroll = { keepScroll: true };

export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;
