import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import type { Database } from '../../infrastructure/db/open-database';
import { openTemplate } from '../../testing/open-template';
import { up } from './0020-background-jobs';

/** The tables as they were before the migration. */
const before0020 = [
  'drop view mails',
  'drop table background_jobs',
  `alter table outbox_mails add column due_at timestamptz not null default now(), add column locked_until timestamptz,
    add column attempts integer not null default 0, add column last_error text`,
  'create index outbox_mails_due on outbox_mails (due_at) where sent_at is null and failed_at is null',
  'alter table bulk_jobs add column runs integer not null default 0, add column seen_at timestamptz',
  `create index bulk_jobs_waiting on bulk_jobs (id) where state in ('queued', 'running')`,
  'delete from outbox_mails',
];

let database: Database;
before(async () => {
  database = await openTemplate();
});
after(async () => {
  await database.close();
});

test('work that waited in the earlier tables becomes a background job', async () => {
  const { db } = database;
  for (const statement of before0020) await sql.raw(statement).execute(db);
  await sql`insert into outbox_mails (template, locale, recipient, "values", attempts, due_at, sent_at, failed_at)
    select 'passwordChanged', 'es', 'ana@enlace.test', '{"name":"Ana"}', n, '2030-01-01T10:00:00Z',
      case when n = 3 then now() end, case when n = 4 then now() end
    from generate_series(1, 4) n`.execute(db);
  await sql`insert into publications (resource, row_id, action, at, failed_at)
    select 'news', n, 'publish', '2030-02-01T10:00:00Z', case when n = 3 then now() end
    from generate_series(1, 3) n`.execute(db);
  await sql`insert into bulk_jobs (operation, resource, actor_id, origin, locale, state, created_at)
    select 'edit', 'news', 1, '{}', 'en', state, now() from unnest(array['queued', 'running', 'done']) as state`.execute(
    db,
  );
  await up(db);
  const { rows } = await sql<{ kind: string; attempts: number; about: string; due: string }>`select kind, attempts,
      payload::text as about, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD') as due
    from background_jobs where state = 'waiting' order by kind, attempts`.execute(db);
  assert.deepEqual(
    rows.map(({ kind, attempts }) => `${kind} ${attempts}`),
    ['bulk.run 0', 'bulk.run 0', 'drafts.publish-due 0', 'mail.send 1', 'mail.send 2'],
  );
  const [, , publication, mail] = rows;
  assert.deepEqual(
    [publication?.about, publication?.due, mail?.due],
    ['{"at": "2030-02-01T10:00:00.000Z"}', '2030-02-01', '2030-01-01'],
  );
});
