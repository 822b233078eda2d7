import { sql } from 'kysely';

import type { Expression } from '../../kit/expressions';

/** Hash of what attendees must know of the event `e`: its time, place and state (as in migration 0055). */
export const eventFacts: Expression = sql`md5(concat_ws('|', extract(epoch from e.starts_at),
  extract(epoch from e.ends_at), e.timezone, e.format, e.status, e.venue_name, e.venue_address, e.city))`;
