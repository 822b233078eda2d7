import { sql } from 'kysely';
import * as z from 'zod';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner, type RunAgain, runAgain } from '../../../infrastructure/jobs/define-job';
import { expireHolds, releaseDueHolds } from '../orders/expire-holds';
import { closeWaitingLists, forgetWaitingEntries, shortenOffers } from './close-lists';
import { offerFreeSeats } from './offers/offer-seats';
import { offerSeats } from './offers/request-offers';
import { hasOpenList } from './waiting-list';

const tendWaitingLists = defineJob({
  kind: 'events.tend-waiting-lists',
  payload: z.object({}),
  everySeconds: 60,
});

/** Events of one run; the next minute goes on. */
const mostEvents = 200;

/**
 * Jobs of waiting lists: freed seats are offered at once, and each minute lists of past events are closed, and seats
 * that no change announced are offered, e.g. after a pause or the start of a sale.
 */
export function waitingJobs(deps: ApiDeps): readonly JobRunner[] {
  return [offerSeats.runs(({ event }) => offerFreeSeats(deps, event)), tendWaitingLists.runs(() => tendLists(deps))];
}

export async function tendLists(deps: ApiDeps): Promise<RunAgain | undefined> {
  const isMore = await closeWaitingLists(deps);
  for (const event of await shortenOffers(deps)) await releaseDueHolds(deps, event, deps.clock());
  await forgetWaitingEntries(deps);
  const now = deps.clock();
  const { rows } = await sql<{ id: number }>`select e.id from events e
    join capacities c on c.kind = 'event' and c.owner_id = e.id
    where e.deleted_at is null and ${hasOpenList(now)}
      and exists (select 1 from waiting_entries w where w.event_id = e.id and w.state = 'waiting')
      and (c.total is null or c.sold + c.held < c.total
        or exists (select 1 from orders o where o.event_id = e.id and o.state = 'held' and o.expires_at <= ${now}))
    order by e.id limit ${mostEvents}`.execute(deps.db);
  for (const { id } of rows) {
    await expireHolds(deps, id, now);
    await offerFreeSeats(deps, id);
  }
  return isMore ? runAgain() : undefined;
}
