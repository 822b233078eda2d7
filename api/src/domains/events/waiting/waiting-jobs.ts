import { sql } from 'kysely';
import * as z from 'zod';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner, type RunAgain, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { expireHolds, releaseDueHolds } from '../orders/expire-holds';
import { closeWaitingLists, forgetWaitingEntries, shortenOffers, tellLateEnds } from './close-lists';
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
 * Jobs of waiting lists: freed seats are offered at once, and each minute lists that are over are closed, and seats
 * that no change announced are offered, e.g. after a pause or the start of a sale.
 */
export function waitingJobs(deps: ApiDeps): readonly JobRunner[] {
  return [offerSeats.runs(({ event }) => offerFreeSeats(deps, event)), tendWaitingLists.runs(() => tendLists(deps))];
}

export async function tendLists(deps: ApiDeps): Promise<RunAgain | undefined> {
  const isMore = await closeWaitingLists(deps);
  const shortenedEvents = await shortenOffers(deps);
  await doForEach(deps, shortenedEvents, (event) => releaseDueHolds(deps, event, deps.clock()));
  await tellLateEnds(deps);
  await forgetWaitingEntries(deps);
  const now = deps.clock();
  const { rows } = await sql<{ id: number }>`select e.id from events e
    join capacities c on c.kind = 'event' and c.owner_id = e.id
    where e.deleted_at is null and ${hasOpenList(now)}
      and exists (select 1 from waiting_entries w where w.event_id = e.id and w.state = 'waiting')
      and (c.total is null or c.sold + c.held < c.total
        or exists (select 1 from orders o where o.event_id = e.id and o.state = 'held' and o.expires_at <= ${now}))
    order by e.id limit ${mostEvents}`.execute(deps.db);
  const openEvents = rows.map(({ id }) => id);
  await doForEach(deps, openEvents, async (event) => {
    await expireHolds(deps, event, now);
    await offerFreeSeats(deps, event);
  });
  await doForEach(deps, await findLateHolds(deps, now), (event) => expireHolds(deps, event, now));
  return isMore ? runAgain() : undefined;
}

/** Works on events one after the other. One that fails is logged, and comes again with the next minute. */
async function doForEach(
  { logger }: Pick<ApiDeps, 'logger'>,
  events: readonly number[],
  work: (event: number) => Promise<unknown>,
): Promise<void> {
  for (const event of events)
    try {
      await work(event);
    } catch (error) {
      logger.error({ err: error, event }, 'the waiting list of an event could not be tended');
    }
}

/** Events with a hold whose end no job has noted, e.g. of an offer to a person who was removed; the oldest first. */
async function findLateHolds({ db }: Pick<ApiDeps, 'db'>, now: Date): Promise<readonly number[]> {
  const before = new Date(now.getTime() - 60_000);
  const { rows } = await sql<{ event_id: number }>`select event_id from orders
    where state = 'held' and expires_at <= ${before}
    group by event_id order by min(expires_at), event_id limit ${mostEvents}`.execute(db);
  return rows.map(({ event_id: id }) => id);
}
