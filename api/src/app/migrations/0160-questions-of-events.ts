import { type Kysely, sql } from 'kysely';

const statements = [
  // A question is asked for all tickets of its event, also for later ones, or for those of its pairs.
  'alter table ticket_questions add column event_id bigint references events (id) on delete cascade',
  'alter table ticket_questions add column is_for_all boolean not null default false',
  `create table ticket_question_tickets (
    question_id bigint not null references ticket_questions (id) on delete cascade,
    ticket_id bigint not null references tickets (id) on delete cascade,
    primary key (question_id, ticket_id))`,
  'create index ticket_question_tickets_of_ticket on ticket_question_tickets (ticket_id)',
  'insert into ticket_question_tickets (question_id, ticket_id) select id, ticket_id from ticket_questions',
  'update ticket_questions q set event_id = k.event_id from tickets k where k.id = q.ticket_id',
  'alter table ticket_questions alter column event_id set not null',
  'drop index ticket_questions_of_ticket',
  'alter table ticket_questions drop column ticket_id',
  'create index ticket_questions_of_event on ticket_questions (event_id, position, id)',
];

/** Questions for all tickets of an event, or for some. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
