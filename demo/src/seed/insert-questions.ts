import { type Db, localizeWords, type Words } from '@enlace/api/seeding';
import { sql } from 'kysely';

interface DemoQuestion {
  readonly type: string;
  readonly label: Words;
  readonly help?: Words;
  readonly isRequired?: boolean;
  readonly isSensitive?: boolean;
  readonly choices?: readonly Words[];
  /** Place of the question that it depends on, and the place of the choice that makes it appear, both from 1. */
  readonly dependsOn?: readonly [question: number, choice: number];
}

const sizes: readonly Words[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => [size, size, size]);

const questions: readonly DemoQuestion[] = [
  {
    type: 'single',
    label: ['What do you eat?', '¿Qué comes?', 'O que você come?'],
    help: ['So that there is something for you.', 'Para que haya algo para ti.', 'Para que haja algo para você.'],
    isSensitive: true,
    choices: [
      ['Everything', 'De todo', 'De tudo'],
      ['Vegetarian', 'Vegetariano', 'Vegetariano'],
      ['Vegan', 'Vegano', 'Vegano'],
      ['I have an allergy', 'Tengo una alergia', 'Tenho uma alergia'],
    ],
  },
  {
    type: 'text',
    label: ['Which allergy?', '¿Qué alergia?', 'Qual alergia?'],
    isRequired: true,
    isSensitive: true,
    dependsOn: [1, 4],
  },
  {
    type: 'single',
    label: ['T-shirt size', 'Talla de camiseta', 'Tamanho da camiseta'],
    help: [
      'We have printed a limited number of each size.',
      'Imprimimos una cantidad limitada de cada talla.',
      'Imprimimos uma quantidade limitada de cada tamanho.',
    ],
    choices: sizes,
  },
  {
    type: 'text',
    label: ['Pronouns for your badge', 'Pronombres para tu credencial', 'Pronomes para o seu crachá'],
  },
  {
    type: 'consent',
    label: [
      'You may publish photos of the event that show me.',
      'Pueden publicar fotos del evento en las que aparezco.',
      'Vocês podem publicar fotos do evento em que apareço.',
    ],
    help: [
      'You can withdraw your consent at any time by mail.',
      'Puedes retirar tu consentimiento por correo en cualquier momento.',
      'Você pode retirar o seu consentimento por e-mail a qualquer momento.',
    ],
  },
];

/** The first questions are for all tickets of an event, the others for those that it has now. */
const commonQuestions = 3;

/** More shirts of each size than people who have one. */
const spareShirts = 6;

/** Questions for every third event with a place to go to, and answers of its attendees. */
export async function insertQuestions(db: Db, now: Date): Promise<void> {
  for (const [index, question] of questions.entries()) {
    const { label, translations } = textsOf(question);
    const help = question.help?.[0] ?? null;
    const [dependency = null, choice = 1] = question.dependsOn ?? [];
    await sql`insert into ticket_questions (event_id, is_for_all, type, label, help, is_required, is_sensitive, position,
        translations, depends_on_id, depends_on_values, created_at, updated_at)
      select e.id, ${index < commonQuestions}::boolean, ${question.type}, ${label}::text, ${help}::text,
        ${question.isRequired ?? false}::boolean,
        ${question.isSensitive ?? false}::boolean, ${index + 1}::integer, ${translations}::jsonb, d.id,
        coalesce((select jsonb_build_array(c.id::text) from ticket_question_choices c
          where c.question_id = d.id and c.position = ${choice}::integer), '[]'), e.created_at, e.created_at
      from events e
      left join ticket_questions d on d.event_id = e.id and d.position = ${dependency}::integer
      where e.id % 3 = 0 and e.format <> 'online' and exists (select 1 from tickets k where k.event_id = e.id)
      order by e.id`.execute(db);
    for (const [place, words] of (question.choices ?? []).entries())
      await sql`insert into ticket_question_choices (question_id, label, position, translations)
        select q.id, ${words[0]}::text, ${place + 1}::integer, ${translationsOf(words)}::jsonb
        from ticket_questions q where q.position = ${index + 1}::integer order by q.id`.execute(db);
  }
  await sql`insert into ticket_question_tickets (question_id, ticket_id) select q.id, k.id from ticket_questions q
    join tickets k on k.event_id = q.event_id where not q.is_for_all`.execute(db);
  await insertAnswers(db, now);
}

/** Answers to the questions with choices; the choices count their people. Old sensitive answers are deleted. */
async function insertAnswers(db: Db, now: Date): Promise<void> {
  await sql`update attendees a set answers = sample.answers from (
      select a.id, jsonb_object_agg(q.id::text,
        jsonb_build_object('value', c.id, 'choices', jsonb_build_array(c.id))) as answers
      from attendees a join ticket_questions q on q.event_id = a.event_id and q.type = 'single'
      join ticket_question_choices c on c.question_id = q.id
        and c.position = 1 + (a.id * 7 + q.position) % (case q.position when 1 then 3 else 6 end)
      join events e on e.id = a.event_id
      where not q.is_sensitive or e.ends_at > ${now}::timestamptz - interval '30 days'
      group by a.id) as sample
    where a.id = sample.id`.execute(db);
  await sql`update ticket_question_choices c set taken = t.count from (
      select (choice #>> '{}')::bigint as id, count(*)::integer as count
      from attendees a, jsonb_each(a.answers) as answer, jsonb_array_elements(answer.value -> 'choices') as choice
      group by 1) as t where t.id = c.id`.execute(db);
  await sql`update ticket_question_choices c set quantity = c.taken + ${spareShirts}::integer from ticket_questions q
    where q.id = c.question_id and q.position = 3`.execute(db);
}

function textsOf({ label, help }: DemoQuestion): { label: string; translations: string } {
  const { translations } = help === undefined ? localizeWords({ label }) : localizeWords({ label, help });
  return { label: label[0], translations: asText(translations) };
}

function translationsOf(label: Words): string {
  return asText(localizeWords({ label }).translations);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
