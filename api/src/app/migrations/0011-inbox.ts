import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const createdColumn = `created_at timestamptz not null default date_trunc('milliseconds', now())`;
const updatedColumn = `updated_at timestamptz not null default date_trunc('milliseconds', now())`;
const entry = 'entry_id bigint not null references form_entries(id) on delete cascade';
const author = 'author_id bigint references users(id) on delete set null';

type Words = readonly [en: string, es: string, pt: string];

/** Initial reply templates; every installation adapts them. */
const templates: readonly (readonly [name: string, kind: string | null, subject: Words, body: Words])[] = [
  [
    'We are looking into it',
    null,
    ['About {reference}', 'Sobre {reference}', 'Sobre {reference}'],
    [
      'Hello {first_name},\n\nthank you for {what}. We are looking into it and will write again within a few days.\n\nWarm regards\n{me}',
      'Hola {first_name}:\n\nGracias por {what}. Lo estamos viendo y te escribiremos de nuevo en unos días.\n\nUn abrazo\n{me}',
      'Olá, {first_name},\n\nobrigada por {what}. Estamos vendo isso e escreveremos de novo em poucos dias.\n\nUm abraço\n{me}',
    ],
  ],
  [
    'One more question',
    null,
    ['A question about {reference}', 'Una pregunta sobre {reference}', 'Uma pergunta sobre {reference}'],
    [
      'Hello {first_name},\n\nthank you for {what}. Before we can go on we need to know one thing more:\n\n\n\nWarm regards\n{me}',
      'Hola {first_name}:\n\nGracias por {what}. Antes de seguir necesitamos saber una cosa más:\n\n\n\nUn abrazo\n{me}',
      'Olá, {first_name},\n\nobrigada por {what}. Antes de continuar precisamos saber mais uma coisa:\n\n\n\nUm abraço\n{me}',
    ],
  ],
  [
    'Your company is in the directory',
    'company_registration',
    [
      '{company} is in our directory',
      '{company} ya está en nuestro directorio',
      '{company} já está no nosso diretório',
    ],
    [
      'Hello {first_name},\n\n{company} can now be found in the directory of {product}. Tell us whenever something changes.\n\nWelcome\n{me}',
      'Hola {first_name}:\n\n{company} ya se encuentra en el directorio de {product}. Avísanos cuando algo cambie.\n\nTe damos la bienvenida\n{me}',
      'Olá, {first_name},\n\n{company} já pode ser encontrada no diretório da {product}. Avise quando algo mudar.\n\nBoas-vindas\n{me}',
    ],
  ],
  [
    'Somebody for your interview',
    'press_interview',
    ['Your interview ({reference})', 'Tu entrevista ({reference})', 'A sua entrevista ({reference})'],
    [
      'Hello {first_name},\n\nwe have found somebody who would like to talk to you. Which times suit you, and in which time zone?\n\nKind regards\n{me}',
      'Hola {first_name}:\n\nEncontramos a alguien que quiere hablar contigo. ¿Qué horas te convienen y en qué zona horaria?\n\nSaludos\n{me}',
      'Olá, {first_name},\n\nencontramos alguém que gostaria de falar com você. Que horários são bons, e em qual fuso?\n\nSaudações\n{me}',
    ],
  ],
];

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const templateRows = templates.map(([name, kind, subject, body]) => {
  const translations = JSON.stringify({
    es: { subject: subject[1], body: body[1] },
    pt: { subject: subject[2], body: body[2] },
  });
  return `(${text(name)}, ${kind === null ? 'null' : text(kind)}, ${text(subject[0])}, ${text(body[0])}, ${text(translations)})`;
});

const statements = [
  'alter table form_entries add column assignee_id bigint references users(id) on delete set null',
  'create index form_entries_assignee on form_entries (assignee_id) where assignee_id is not null',
  'create index form_entries_newest on form_entries (created_at desc, id desc) where deleted_at is null',

  // The client creates "request_key"; a repeated key means the same note or the same mail.
  `create table form_notes (${identity}, ${entry}, ${author},
    "text" text not null,
    request_key text unique,
    ${createdColumn})`,
  'create index form_notes_entry on form_notes (entry_id, id)',
  // The text of the earlier single note begins the thread.
  `insert into form_notes (entry_id, "text", created_at)
    select id, note, updated_at from form_entries where note is not null and note <> ''`,

  `create table form_replies (${identity}, ${entry}, ${author},
    recipient text not null,
    locale text not null check (locale in ('en', 'es', 'pt')),
    subject text not null,
    body text not null,
    request_key text not null unique,
    outbox_id bigint,
    ${createdColumn})`,
  'create index form_replies_entry on form_replies (entry_id, id)',

  `create table form_conversions (${identity}, ${entry}, ${author},
    target text not null check (target in ('company', 'press', 'account')),
    target_id bigint not null,
    is_new boolean not null,
    ${createdColumn},
    unique (entry_id, target, target_id))`,
  'create index form_conversions_target on form_conversions (target, target_id)',

  `create table reply_templates (${identity},
    name text not null,
    kind text,
    subject text not null,
    body text not null,
    translations jsonb not null default '{}',
    ${createdColumn},
    ${updatedColumn})`,
  `insert into reply_templates (name, kind, subject, body, translations) values ${templateRows.join(', ')}`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
