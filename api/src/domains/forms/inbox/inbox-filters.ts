import type { Viewer } from '@enlace/shared-contract/access';
import { type InboxQuery, openStates } from '@enlace/shared-contract/forms';
import { type RawBuilder, sql } from 'kysely';

import { all, holdsWords } from '../../../kit/core/table/expressions';
import { isReadable } from './families';
import { dayAfter, startOf } from '../../../kit/core/values/calendar-days';

/** The filters of the inbox. */
export type InboxFilters = Pick<InboxQuery, 'family' | 'kind' | 'state' | 'assignee' | 'search' | 'from' | 'to'>;

/** SQL condition of the filters for the entry `e`; entries in the trash never match. */
export function inboxCondition(filters: InboxFilters, viewer: Viewer | null): RawBuilder<boolean> {
  const { family, kind, state, assignee, search = '', from, to } = filters;
  const owner = assignee === 'me' ? (viewer?.id ?? 0) : assignee;
  return all([
    sql`e.deleted_at is null`,
    isReadable(viewer),
    ...(family === undefined ? [] : [sql`e.family = ${family}`]),
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(state === undefined ? [] : state === 'open' ? [isOpen] : [sql`e.state = ${state}`]),
    ...(owner === undefined ? [] : [owner === 'nobody' ? sql`e.assignee_id is null` : sql`e.assignee_id = ${owner}`]),
    ...(from ? [sql`e.created_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`e.created_at < ${dayAfter(to)}`] : []),
    holdsWords(sql`e.search_text`, search),
  ]);
}

const isOpen = sql`e.state in (${sql.join(openStates.map((state) => sql.lit(state)))})`;
