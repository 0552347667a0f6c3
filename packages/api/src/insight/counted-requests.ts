import { isbot } from 'isbot';
import { bypassCookie } from '#accounts/maintenance-bypass';
import type { Device } from './tally.schema';

/** What is read of the headers of a request; names are in small letters. */
export type RequestHeaders = Pick<Headers, 'get'>;

/** Whether a browser says that its visitor does not want to be tracked (Do Not Track, Global Privacy Control). */
export const sendsDoNotTrack = (headers: RequestHeaders): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';

/**
 * Whether what a request tells may be counted: it comes from the browser of a visitor, who does not object to it, and not
 * of somebody who has signed in to see the closed site.
 */
export function mayCount(headers: RequestHeaders): boolean {
  const agent = headers.get('user-agent') ?? '';
  return (
    agent !== '' &&
    !sendsDoNotTrack(headers) &&
    !headers.get('sec-purpose')?.includes('prefetch') &&
    !headers.get('cookie')?.includes(`${bypassCookie}=`) &&
    !isbot(agent)
  );
}

/** On what a page is read, as its browser says it; a tablet counts as it calls itself. */
export function readDevice(headers: RequestHeaders): Device {
  const isPhone =
    headers.get('sec-ch-ua-mobile') === '?1' || /Mobi|Android|iPhone/.test(headers.get('user-agent') ?? '');
  return isPhone ? 'phone' : 'desktop';
}
