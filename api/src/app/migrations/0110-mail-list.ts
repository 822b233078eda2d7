import { type Kysely, sql } from 'kysely';

const statements = [
  // `subject` has no secrets; mails of earlier versions have none. `failure`: why the mail was given up.
  `alter table outbox_mails add column subject text not null default '', add column failure text,
    add column given_up_at timestamptz`,
  `alter table outbox_mails add column search_text text
    generated always as (lower(f_unaccent(recipient || ' ' || subject))) stored`,
  'create index outbox_mails_search_text on outbox_mails using gin (search_text gin_trgm_ops)',
  'create index outbox_mails_created on outbox_mails (created_at, id)',
  'create index outbox_mails_by_recipient on outbox_mails (lower(recipient), id)',
  'create index outbox_mails_failed on outbox_mails (failed_at) where failed_at is not null and given_up_at is null',
  `create index background_jobs_of_mail on background_jobs ((payload ->> 'mail')) where kind = 'mail.send'`,
  // The mails of the back office, with their jobs. Values are left out, because they can have secrets.
  `create view mails as select m.id, m.template, m.locale, m.recipient, m.subject, m.search_text,
      case when m.sent_at is not null then 'sent' when m.given_up_at is not null then 'given_up'
        when m.failed_at is not null then 'failed' else 'waiting' end as state,
      coalesce(m.failure, (select j.reason from background_jobs j where j.kind = 'mail.send'
        and j.payload ->> 'mail' = m.id::text order by j.id desc limit 1)) as reason,
      (select j.attempts from background_jobs j where j.kind = 'mail.send'
        and j.payload ->> 'mail' = m.id::text order by j.id desc limit 1) as attempts,
      (select j.due_at from background_jobs j where j.kind = 'mail.send' and j.state = 'waiting'
        and j.payload ->> 'mail' = m.id::text order by j.id desc limit 1) as next_attempt_at,
      exists (select 1 from held_mails h where h.mail_id = m.id) as is_held,
      m.failed_at is not null and m.sent_at is null and m."values" <> '{}' as is_resendable,
      m.sent_at, m.failed_at, m.given_up_at, m.created_at,
      coalesce(m."values" ->> 'reference', '') like 'RE-%' as is_about_incident
    from outbox_mails m where not m.is_declined`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
