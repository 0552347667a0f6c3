import type { Endpoint } from './core/rest';
import { authEndpoints } from './features/auth/auth.rest';
import { brandEndpoints } from './features/brands/brand.rest';
import { keywordEndpoints } from './features/keywords/keyword.rest';
import { serviceEndpoints } from './features/services/service.rest';

/** All endpoints of the REST API. Where two paths match, the first wins: special paths stand before `/{id}`. */
export const endpoints: Endpoint[] = [...authEndpoints, ...serviceEndpoints, ...keywordEndpoints, ...brandEndpoints];
