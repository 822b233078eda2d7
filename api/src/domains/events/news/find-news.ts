import { AppError } from '@enlace/shared-contract/errors';
import type { EventNews } from '@enlace/shared-contract/events';
import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';
import type { Row } from '../../../kit/core/table/repository';
import { changedFacts, factsOf, type StoredNews } from './event-news.repository';
import { isUninformed, isWaiting, isWithTicket, isNotifiable } from './news-people';

interface PeopleCount {
  readonly locale: string;
  readonly count: number;
  readonly uninformed: number;
}

/** How the people of an event are notified, and how many they are. Throws NOT_FOUND. */
export async function findNews(db: Db, event: number | null, now: Date): Promise<EventNews> {
  const { rows } = await sql<Row>`select e.* from events e where e.id = ${event} and e.deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined || event === null) throw new AppError('NOT_FOUND', { message: `event ${event}` });
  const { rows: newsRows } = await sql<
    Omit<StoredNews, 'decided_by'>
  >`select event_id, state, earlier, words, send_at, group_id from event_news
    where event_id = ${event}`.execute(db);
  const [news] = newsRows;
  const peopleCounts = await countPeople(db, { table: 'attendees', event, now, condition: isWithTicket });
  const waitingCounts = await countPeople(db, { table: 'waiting_entries', event, now, condition: isWaiting });
  const isOpen = news !== undefined && news.state !== 'done';
  return {
    state: news?.state ?? null,
    facts: isOpen ? changedFacts(news.earlier, factsOf(row)) : [],
    send_at: news?.send_at?.toISOString() ?? null,
    words: isOpen ? news.words : {},
    people: byLanguage(peopleCounts),
    waiting: byLanguage(waitingCounts),
    uninformed: [...peopleCounts, ...waitingCounts].reduce((sum, { uninformed: count }) => sum + count, 0),
  };
}

interface PeopleQuestion {
  readonly table: 'attendees' | 'waiting_entries';
  readonly event: number;
  readonly now: Date;
  readonly condition: Expression;
}

/** An event that is over counts its people, too, because its next date can be a later one. */
async function countPeople(db: Db, { table, event, now, condition }: PeopleQuestion): Promise<readonly PeopleCount[]> {
  const { rows } = await sql<PeopleCount>`select p.locale, count(distinct lower(p.email))::int as count,
      count(distinct lower(p.email)) filter (where ${isUninformed} and ${isNotifiable(now)})::int as uninformed
    from ${sql.table(table)} p join events e on e.id = p.event_id
    where p.event_id = ${event} and p.email <> '' and ${condition} and e.status <> 'draft' group by 1`.execute(db);
  return rows;
}

function byLanguage(counts: readonly PeopleCount[]): EventNews['people'] {
  const numbers: EventNews['people'] = {};
  for (const { locale, count } of counts) {
    const language = isLocale(locale) ? locale : 'en';
    numbers[language] = (numbers[language] ?? 0) + count;
  }
  return numbers;
}
