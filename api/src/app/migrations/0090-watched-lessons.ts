import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table lessons
    add column completion text not null default 'manual' check (completion in ('manual', 'watched')),
    add column threshold smallint not null default 90 check (threshold between 1 and 100),
    -- Length of the video; 0 when only the minutes are known.
    add column seconds integer not null default 0 check (seconds >= 0),
    add column rule_version integer not null default 1`,
  'alter table lesson_completions add column rule_version integer not null default 1',
  `create table lesson_watches (
    user_id bigint not null references users (id) on delete cascade,
    lesson_id bigint not null references lessons (id) on delete cascade,
    -- Parts of the video that were watched, as [from, to] in seconds, in order and apart.
    watched_parts jsonb not null default '[]',
    watched_seconds integer not null default 0,
    -- Where the learner stopped, in seconds.
    position integer not null default 0,
    -- Number of the last player that was opened, and of its last message.
    session integer not null default 1,
    seq integer not null default 0,
    -- Seconds that may still count, as of the time.
    credit real not null default 0,
    credited_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (user_id, lesson_id)
  )`,
  'create index lesson_watches_of_lesson on lesson_watches (lesson_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
