import { type Locale, localeKey, pickLocale } from '@enlace/shared-contract';
import type { IncomingHttpHeaders } from 'node:http';

const remembered = new RegExp(`(?:^|;\\s*)${localeKey}=([a-z]+)`);

/** The language of a caller: her cookie, else what her browser asks for. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return pickLocale(remembered.exec(headers.cookie ?? '')?.[1], headers['accept-language']);
}
