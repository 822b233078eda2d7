import { isLocale, type Locale } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import type { Clock } from '../deps';

/** What an answer depends on beside the rows: the language asked for and the time. */
export interface ReadContext {
  /** Language that translated texts are resolved in; null answers the base texts with all translations. */
  readonly lang: Locale | null;
  readonly now: Date;
}

/** The context of a request, `?lang=` checked. */
export function readContext(request: FastifyRequest, clock: Clock): ReadContext {
  const query = request.query;
  const lang: unknown = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  return { lang: isLocale(lang) ? lang : null, now: clock() };
}
