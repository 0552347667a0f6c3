import { createContext } from 'react-router';
import type { Utils } from '../lib/trpc';

/** What route loaders fetch with; the server makes one for each request, the browser one for its life. */
export const utilsContext = createContext<Utils>();
