import { AppError } from '@enlace/shared-contract/errors';
import { newsFacts, type WordsByLanguage } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import type { Row } from '../../../kit/core/table/repository';
import { eventFacts } from '../event-facts';
import { tellAttendees } from './news-job';
import { moveNews, type NewsMoment, type NewsPlan, type NewsTransition, targetOf } from './news-transitions';

/** What people have to know of an event, as texts. */
export type FactTexts = Readonly<Record<(typeof newsFacts)[number], string>>;

export interface StoredNews extends NewsPlan {
  readonly event_id: number;
  /** The facts that people knew before the change. */
  readonly earlier: Partial<FactTexts>;
  readonly words: WordsByLanguage;
  /** The event whose change was copied to other dates, which are notified together. */
  readonly group_id: number | null;
  readonly decided_by: number | null;
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
    .select(['event_id', 'state', 'earlier', 'words', 'send_at', 'group_id', 'decided_by'])
    .where('event_id', '=', event)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface NewsStep extends NewsMoment {
  readonly logger: ApiDeps['logger'];
  /** Of a refusal. */
  readonly userMessage?: string;
}

/**
 * Moves the news of an event by transitions, one after the other, stores them and plans their mails: the one way in
 * which they change. News that are done leave their group. Throws what `requireMove` throws.
 */
export async function saveNews(
  trx: Db,
  news: StoredNews,
  names: readonly NewsTransition[],
  step: NewsStep,
): Promise<void> {
  const { event_id: event, earlier, words, group_id: groupId, decided_by } = news;
  const plan = requireMove(news, names, step);
  const values = {
    event_id: event,
    ...plan,
    decided_by,
    updated_at: step.now,
    earlier: JSON.stringify(earlier),
    words: JSON.stringify(words),
    group_id: plan.state === 'done' ? null : groupId,
  };
  await trx
    .insertInto('event_news')
    .values(values)
    .onConflict((on) => on.column('event_id').doUpdateSet(values))
    .execute();
  if (plan.send_at !== null) await planMails(trx, event, plan.send_at);
  if (names.includes('never')) await noteKnownFacts(trx, event);
}

/** State and time of news after transitions. Throws CONFLICT, and logs both states, for one that a state does not have. */
export function requireMove(
  { event_id: event, state, send_at }: Pick<StoredNews, 'event_id' | 'state' | 'send_at'>,
  names: readonly NewsTransition[],
  { logger, userMessage, ...moment }: NewsStep,
): NewsPlan {
  let plan: NewsPlan = { state, send_at };
  for (const name of names) {
    const next = moveNews(plan, name, moment);
    if (next === null) {
      const [from, to] = [plan.state, targetOf(name)];
      logger.warn({ event, transition: name, from, to }, 'news of an event have no such transition');
      const message = `news of event ${event} are ${from}: no transition ${name} to ${to}`;
      throw new AppError('CONFLICT', { message, ...(userMessage === undefined ? {} : { userMessage }) });
    }
    plan = next;
  }
  return plan;
}

/** The locked news of an event, and those of the dates that are notified together with it, by the id of their event. */
export async function lockNewsOfGroup(trx: Db, event: number): Promise<readonly StoredNews[]> {
  const { rows } = await sql<StoredNews>`select event_id, state, earlier, words, send_at, group_id, decided_by
    from event_news
    where event_id = ${event} or group_id = (select group_id from event_news where event_id = ${event})
    order by event_id for update`.execute(trx);
  return rows;
}

/** The news of an event join those of the dates to which its change was copied, and wait for their mails. */
export async function joinNews(trx: Db, event: number, step: NewsStep): Promise<void> {
  const news = await lockNews(trx, event);
  if (news === null || news.state === 'done') return;
  const { rows } = await sql<{ send_at: Date | null }>`select max(send_at) as send_at from event_news
    where group_id = ${event} and state = ${news.state} having count(*) > 0`.execute(trx);
  for (const { send_at: groupTime } of rows)
    await saveNews(trx, { ...news, group_id: event }, ['join'], { ...step, groupTime });
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
