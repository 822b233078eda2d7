import { type Kysely, sql } from 'kysely';

const statements = [
  // The state of which the applicant was notified last. Moves that are taken back or replaced in time never count.
  'alter table applications add column notice_state text',
  // Version of the event of which the applicant was notified last.
  'alter table applications add column notice_version integer not null default 1',
  'update applications set notice_state = state, notice_version = version',
  // The promise of the company when the application was sent; a later promise is for later applications.
  'alter table applications add column answer_days integer',
  `update applications a set answer_days = c.answer_days from jobs j join companies c on c.id = j.company_id
    where j.id = a.job_id`,

  // When two accounts become one, both can have applied for a job: the second application gets a number of its own. The
  // key has a condition, because a merge deletes rows that equal another one in a key without a condition.
  'alter table applications drop constraint applications_user_id_job_id_attempt_key',
  `create unique index applications_of_user on applications (user_id, job_id, attempt) where user_id is not null`,
  `create function applications_number() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from applications where user_id = new.user_id and job_id = new.job_id
          and attempt = new.attempt and id <> new.id) then
        new.attempt := (select max(attempt) + 1 from applications where user_id = new.user_id and job_id = new.job_id);
      end if;
      return new;
    end $$`,
  `create trigger applications_number before update of user_id on applications
    for each row when (new.user_id is not null and new.user_id is distinct from old.user_id)
    execute function applications_number()`,
  // The bell of recruiters has the name of an applicant: its entries leave with the account.
  `create function applications_forget() returns trigger language plpgsql as $$
    begin
      delete from notifications where link = '/dashboards/candidates/' || new.id;
      return null;
    end $$`,
  `create trigger applications_forget after update of user_id on applications
    for each row when (old.user_id is not null and new.user_id is null) execute function applications_forget()`,

  // For the history of a company.
  'create index application_events_by_time on application_events (created_at desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
