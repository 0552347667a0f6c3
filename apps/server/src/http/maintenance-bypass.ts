import { type ApiServices, bypassCookie, hasBypass } from '@pano/api/server';
import { parse as parseCookies } from 'hono/utils/cookie';

/**
 * Creates the check whether a Cookie header shows its sender a site that is closed for maintenance. Where nobody can be
 * looked up it does not.
 * @param https whether browsers reach the site by https: the cookie then has another name
 */
export function createBypassCheck(services: Pick<ApiServices, 'db' | 'secrets'>, https: boolean) {
  const name = https ? `__Host-${bypassCookie}` : bypassCookie;
  return async (header: string | undefined): Promise<boolean> => {
    if (!header?.includes(`${name}=`)) return false;
    return hasBypass(services, parseCookies(header, name)[name]).catch(() => false);
  };
}
