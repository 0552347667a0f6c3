import { createContext } from 'react';

/** Loads the code and the data of a page that somebody is about to open; the server has nobody to do it for. */
export const PagePrefetch = createContext<(path: string) => void>(() => {});
