import { type Locale, localeKey, pickLocale } from '@enlace/shared-contract';
import type { IncomingHttpHeaders } from 'node:http';

const cookiePattern = new RegExp(`(?:^|;\\s*)${localeKey}=([a-z]+)`);

/** The language of a caller: by the cookie, else by the browser's `Accept-Language`. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return pickLocale(cookiePattern.exec(headers.cookie ?? '')?.[1], headers['accept-language']);
}
