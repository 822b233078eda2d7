import { type Locale, localeKey, pickLocale, splitLocale } from '@enlace/shared-contract/text';
import type { IncomingHttpHeaders } from 'node:http';

const cookiePattern = new RegExp(`(?:^|;\\s*)${localeKey}=([a-z]+)`);

/** The language of a caller: by the cookie, else by the browser's `Accept-Language`. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return pickLocale(cookiePattern.exec(headers.cookie ?? '')?.[1], headers['accept-language']);
}

/** The language of the page that sends a request, when its address has one: `/es` for a page below `/es`, else empty. */
export function prefixOf({ referer = '' }: IncomingHttpHeaders): '' | `/${Locale}` {
  const base = 'http://page.invalid';
  const { prefix } = splitLocale(URL.canParse(referer, base) ? new URL(referer, base).pathname : '');
  return prefix === null ? '' : `/${prefix}`;
}

/** The language of a user who reads a page: that of the page, else that of the caller. */
export function readerLocaleOf(headers: IncomingHttpHeaders): Locale {
  return splitLocale(prefixOf(headers)).prefix ?? localeOf(headers);
}
