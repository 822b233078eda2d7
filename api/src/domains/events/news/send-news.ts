import type { WordsByLanguage } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type RunAgain, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { eventFacts } from '../event-facts';
import { eventCancelledMail } from '../mails/news/event-cancelled.mail';
import { eventChangedMail } from '../mails/news/event-changed.mail';
import { eventMovedOnlineMail } from '../mails/news/event-moved-online.mail';
import { eventPostponedMail } from '../mails/news/event-postponed.mail';
import { queueTicketMails } from '../mails/ticket-mail';
import type { TicketMail } from '../mails/ticket-values';
import { lockNewsOfGroup, saveNews, type StoredNews } from './event-news.repository';
import { isUninformed, isWaiting, isWithTicket, isNotifiable } from './news-people';
import { tellWaitingPeople } from './tell-waiting-people';

type Deps = Pick<ApiDeps, 'db' | 'env' | 'clock' | 'logger'>;

/** Addresses of one transaction. */
const mostAtOnce = 200;
/** Pause before people whose tickets another transaction has locked. */
const lockedSeconds = 2;

/**
 * Mails each person who knows other facts of an event, once; long lists in several transactions. Dates whose change was
 * copied together are notified together: a person with several of them gets one mail. News that are held or done are left;
 * news that an editor has put off come at their time.
 */
export async function sendEventNews(deps: Deps, event: number): Promise<RunAgain | undefined> {
  const pauseSeconds = await transact(deps.db, (trx) => sendPart(trx, event, deps));
  return pauseSeconds === null ? undefined : runAgain(pauseSeconds);
}

/** Returns the seconds until the next part; null when there is none. */
async function sendPart(trx: Db, event: number, deps: Deps): Promise<number | null> {
  const now = deps.clock();
  const group = await lockNewsOfGroup(trx, event);
  const dates = group.filter(({ send_at: at }) => at !== null && at <= now);
  const sendAt = group.find(({ event_id: id }) => id === event)?.send_at ?? null;
  // Without a time, the news are held or done. An editor who saves at this moment comes before, with a later time.
  if (sendAt === null) return null;
  if (sendAt > now) return Math.ceil((sendAt.getTime() - now.getTime()) / 1000);
  const ids = dates.map(({ event_id: id }) => id);
  const ticketCount = await tellHolders(trx, dates, deps);
  const waitingCount = await tellWaitingPeople(trx, dates, { ...deps, mostAtOnce });
  if (ticketCount + waitingCount > 0) return 0;
  const { rows } = await sql`${uninformedPeople(sql`attendees`, ids, isWithTicket, now)}
    union all ${uninformedPeople(sql`waiting_entries`, ids, isWaiting, now)} limit 1`.execute(trx);
  if (rows.length > 0) return lockedSeconds;
  for (const news of dates) await saveNews(trx, news, ['sent'], { now, logger: deps.logger });
  return null;
}

const uninformedPeople = (
  table: ReturnType<typeof sql>,
  ids: readonly number[],
  condition: ReturnType<typeof sql>,
  now: Date,
) => sql`(select 1 from ${table} p join events e on e.id = p.event_id where p.event_id = any(${[...ids]}::bigint[])
    and ${condition} and ${isUninformed} and ${isNotifiable(now)} limit 1)`;

interface NotifiedTicket {
  readonly id: number;
  readonly event_id: number;
  readonly status: string;
  /** Words of a cancellation. */
  readonly cancel_words: WordsByLanguage | null;
}

/** Mails the holders of tickets; answers the number of tickets. All tickets of an address come in one mail. */
async function tellHolders(trx: Db, dates: readonly StoredNews[], deps: Deps): Promise<number> {
  const ids = dates.map(({ event_id: id }) => id);
  const isConcerned = sql`p.event_id = any(${ids}::bigint[]) and ${isWithTicket} and ${isUninformed}
    and ${isNotifiable(deps.clock())}`;
  const { rows } = await sql<NotifiedTicket>`update attendees a set known_facts = ${eventFacts} from events e
      left join event_cancellations c on c.event_id = e.id
    where e.id = a.event_id and a.id in (
      select p.id from attendees p join events e on e.id = p.event_id
      where ${isConcerned} and lower(p.email) in (
        select distinct lower(p.email) from attendees p join events e on e.id = p.event_id
        where ${isConcerned} order by 1 limit ${mostAtOnce})
      order by p.id for update of p skip locked)
    returning a.id, a.event_id, e.status, c.words as cancel_words`.execute(trx);
  const mails = new Map<string, { mail: TicketMail; words: WordsByLanguage; ids: number[] }>();
  for (const { id, event_id: event, status, cancel_words: cancelWords } of rows) {
    const news = dates.find(({ event_id: one }) => one === event);
    const mail = mailOf(status, news?.earlier.status);
    const words = (mail === eventCancelledMail ? cancelWords : news?.words) ?? {};
    const key = `${mail.template} ${JSON.stringify(words)}`;
    const { ids: others = [] } = mails.get(key) ?? {};
    mails.set(key, { mail, words, ids: [...others, id] });
  }
  for (const { mail, words, ids: some } of mails.values())
    await queueTicketMails(trx, deps, mail, { ids: some }, { words, isOneMail: true });
  return rows.length;
}

/** The mail about an event in this state. */
function mailOf(status: string, earlierStatus: string | undefined): TicketMail {
  if (status === 'cancelled') return eventCancelledMail;
  if (status === 'postponed') return eventPostponedMail;
  const isNewlyOnline = status === 'moved_online' && earlierStatus !== undefined && earlierStatus !== status;
  return isNewlyOnline ? eventMovedOnlineMail : eventChangedMail;
}
