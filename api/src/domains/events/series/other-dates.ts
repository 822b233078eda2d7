import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

const mostDates = 12;

/** Further dates of the series of the event `t` that visitors may see and that have not ended, the next one first. */
export function otherDates({ now }: ReadContext): Expression {
  return jsonList(sql`select ${jsonObject({ slug: sql`o.slug`, starts_at: sql`o.starts_at` })} as row
    from event_series_dates d join event_series_dates p on p.series_id = d.series_id and p.event_id <> t.id
    join events o on o.id = p.event_id
    where d.event_id = t.id and o.deleted_at is null and o.status in ('published', 'moved_online')
      and o.ends_at > ${now} order by o.starts_at, o.id limit ${mostDates}`);
}
