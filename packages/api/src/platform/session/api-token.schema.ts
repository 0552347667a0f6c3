import type { UserRecord } from './user.schema';

/** What an API token may be used for: reading content, reading and changing it, messages of visitors. */
export const apiScopes = ['read', 'content', 'messages'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The areas of the back office that API tokens may have access to; reading content takes less than changing it. */
export type ApiArea = Exclude<ApiScope, 'read'>;

/** What an area demands of an API token. */
export const scopeFor = (area: ApiArea, isRead: boolean): ApiScope => (area === 'content' && isRead ? 'read' : area);

export const apiTokenPrefix = 'pano_';

/** The API token of a request: whom the activity log names, and what the token may do. */
export type ApiTokenUse = { id: number; actor: UserRecord; scopes: readonly ApiScope[] };
