import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes over its page: what the server cannot know shows afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
