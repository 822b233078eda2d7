import { type Kysely, sql } from 'kysely';

const facts = `md5(concat_ws('|', extract(epoch from e.starts_at), extract(epoch from e.ends_at), e.timezone, e.format,
  e.status, e.venue_name, e.venue_address, e.city))`;

const statements = [
  // How people are notified of the last change of an event, and when.
  `create table event_news (
    event_id bigint primary key references events(id) on delete cascade,
    state text not null check (state in ('planned', 'held', 'done')),
    earlier jsonb not null default '{}',
    words jsonb not null default '{}',
    send_at timestamptz,
    group_id bigint,
    decided_by bigint references users(id) on delete set null,
    updated_at timestamptz not null default date_trunc('milliseconds', now()),
    check ((state = 'planned') = (send_at is not null)))`,
  'create index event_news_of_group on event_news (group_id) where group_id is not null',
  'create index event_news_of_user on event_news (decided_by) where decided_by is not null',
  // Changes whose mails wait at this moment.
  `insert into event_news (event_id, state, send_at) select e.id, 'planned', min(j.due_at) from background_jobs j
    join events e on e.id = (j.payload ->> 'event')::bigint
    where j.kind = 'events.tell-attendees' and j.state in ('waiting', 'running') group by e.id`,
  // People who wait are notified, too.
  'alter table waiting_entries add column known_facts text',
  `update waiting_entries w set known_facts = ${facts} from events e where e.id = w.event_id`,
  // The words of the organiser in the mails of a cancellation, by language.
  `alter table event_cancellations add column words jsonb not null default '{}'`,
];

/** The news of changed events, with the words of the organiser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
