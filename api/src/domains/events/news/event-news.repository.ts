import { newsFacts, type WordsByLanguage } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { enqueue } from '../../../infrastructure/jobs/enqueue';
import type { Row } from '../../../kit/table-repository';
import { eventFacts } from '../event-facts';
import { tellAttendees } from './news-job';
import type { NewsState } from './news-transitions';

/** What people have to know of an event, as texts. */
export type FactTexts = Readonly<Record<(typeof newsFacts)[number], string>>;

export interface StoredNews {
  readonly event_id: number;
  readonly state: NewsState;
  /** The facts that people knew before the change. */
  readonly earlier: Partial<FactTexts>;
  readonly words: WordsByLanguage;
  readonly send_at: Date | null;
  /** The event whose change was copied to other dates, which are notified together. */
  readonly group_id: number | null;
}

/** The facts of an event's row. */
export function factsOf(row: Row): FactTexts {
  const textOf = (value: unknown): string =>
    value instanceof Date ? value.toISOString() : value === null || value === undefined ? '' : String(value);
  const entries = newsFacts.map((name) => [name, textOf(row[name])] as const);
  // All names are there.
  return Object.fromEntries(entries) as FactTexts;
}

/** Facts that differ. */
export function changedFacts(earlier: Partial<FactTexts>, facts: FactTexts): (typeof newsFacts)[number][] {
  return newsFacts.filter((name) => earlier[name] !== undefined && earlier[name] !== facts[name]);
}

/** The locked news of an event; null for an event that had no change. */
export async function lockNews(trx: Db, event: number): Promise<StoredNews | null> {
  const row = await trx
    .selectFrom('event_news')
    .select(['event_id', 'state', 'earlier', 'words', 'send_at', 'group_id'])
    .where('event_id', '=', event)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

interface NewNews extends StoredNews {
  readonly decided_by: number | null;
}

/** Stores the news of an event, and plans their mails. */
export async function saveNews(trx: Db, { earlier, words, ...news }: NewNews, now: Date): Promise<void> {
  const values = { ...news, earlier: JSON.stringify(earlier), words: JSON.stringify(words), updated_at: now };
  await trx
    .insertInto('event_news')
    .values(values)
    .onConflict((on) => on.column('event_id').doUpdateSet(values))
    .execute();
  if (news.send_at !== null) await planMails(trx, news.event_id, news.send_at);
  if (news.state === 'done') await noteKnownFacts(trx, news.event_id);
}

/** The locked news of an event, and those of the dates that are notified together with it, by the id of their event. */
export async function lockNewsOfGroup(trx: Db, event: number): Promise<readonly StoredNews[]> {
  const { rows } = await sql<StoredNews>`select event_id, state, earlier, words, send_at, group_id from event_news
    where event_id = ${event} or group_id = (select group_id from event_news where event_id = ${event})
    order by event_id for update`.execute(trx);
  return rows;
}

/** The news of an event join those of the dates to which its change was copied, and wait for their mails. */
export async function joinNews(trx: Db, event: number): Promise<void> {
  await sql`update event_news n set group_id = ${event}, send_at = coalesce(o.send_at, n.send_at)
    from (select max(send_at) as send_at, state from event_news where group_id = ${event} group by state) o
    where n.event_id = ${event} and n.state = o.state and n.state <> 'done'`.execute(trx);
}

/** A job that is earlier finds the new time and comes again. */
async function planMails(trx: Db, event: number, runAt: Date): Promise<void> {
  await enqueue(trx, tellAttendees, { event }, { key: `event ${event}`, runAt, isEarliest: true });
}

/** All people count as informed about the facts of an event. */
async function noteKnownFacts(trx: Db, event: number): Promise<void> {
  for (const table of ['attendees', 'waiting_entries'])
    await sql`update ${sql.table(table)} p set known_facts = ${eventFacts} from events e
      where e.id = p.event_id and e.id = ${event} and p.known_facts is distinct from ${eventFacts}`.execute(trx);
}
