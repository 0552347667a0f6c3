import type { UserRecord } from './user.schema';

/** What procedures and endpoints demand of an API token: reading content, reading and changing it, messages of visitors. */
export const programScopes = ['read', 'content', 'messages'] as const;
export type ProgramScope = (typeof programScopes)[number];

/** What an API token may be used for. That of an assistant opens its tools, and no procedure or endpoint. */
export const apiScopes = [...programScopes, 'assistant'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The areas of the back office that API tokens may have access to; reading content takes less than changing it. */
export type ApiArea = Exclude<ProgramScope, 'read'>;

/** What an area demands of an API token. */
export const scopeFor = (area: ApiArea, isRead: boolean): ProgramScope =>
  area === 'content' && isRead ? 'read' : area;

export const apiTokenPrefix = 'pano_';

/** The API token of a request: its name, whom the activity log names, and what the token may do. */
export type ApiTokenUse = { id: number; name: string; actor: UserRecord; scopes: readonly ApiScope[] };
