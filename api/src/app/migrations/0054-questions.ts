import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;

const statements = [
  `create table ticket_questions (
    ${identity},
    ticket_id bigint not null references tickets(id) on delete cascade,
    type text not null,
    label text not null,
    help text,
    is_required boolean not null default false,
    is_sensitive boolean not null default false,
    position integer not null,
    min text,
    max text,
    depends_on_id bigint references ticket_questions(id),
    depends_on_values jsonb not null default '[]',
    text_version integer not null default 1,
    translations jsonb not null default '{}',
    deleted_at timestamptz,
    ${times})`,
  'create index ticket_questions_of_ticket on ticket_questions (ticket_id, position, id)',
  'create index ticket_questions_dependent on ticket_questions (depends_on_id) where depends_on_id is not null',

  // The constraint is the second protection behind the conditional update that takes a choice.
  `create table ticket_question_choices (
    ${identity},
    question_id bigint not null references ticket_questions(id) on delete cascade,
    label text not null,
    position integer not null,
    quantity integer check (quantity >= 0),
    taken integer not null default 0,
    translations jsonb not null default '{}',
    deleted_at timestamptz,
    constraint choices_not_exceeded check (taken >= 0 and (quantity is null or taken <= quantity)))`,
  'create index ticket_question_choices_of_question on ticket_question_choices (question_id, position, id)',

  // Answers by the id of their question. They are removed together with the name of the attendee.
  `alter table attendees add column answers jsonb not null default '{}'`,

  `create table download_tokens (
    token_hash text primary key,
    user_id bigint not null references users(id) on delete cascade,
    download text not null,
    expires_at timestamptz not null)`,
];

/** Questions of tickets, their answers, and tokens of downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
