import { type Kysely, sql } from 'kysely';

const times = `created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default date_trunc('milliseconds', now())`;

/** Topics of a message, in the order of the form. */
const topics: readonly (readonly [slug: string, en: string, es: string, pt: string])[] = [
  ['question', 'A question about the community', 'Una pregunta sobre la comunidad', 'Uma pergunta sobre a comunidade'],
  ['chapters', 'Chapters and volunteering', 'Capítulos y voluntariado', 'Capítulos e voluntariado'],
  ['events', 'Events', 'Eventos', 'Eventos'],
  ['jobs', 'Jobs and companies', 'Empleos y empresas', 'Vagas e empresas'],
  ['sponsoring', 'Sponsoring and donations', 'Patrocinio y donaciones', 'Patrocínio e doações'],
  ['press', 'Press', 'Prensa', 'Imprensa'],
  ['account', 'My account or membership', 'Mi cuenta o membresía', 'Minha conta ou assinatura'],
  [
    'conduct',
    'Something that should not have happened',
    'Algo que no debió ocurrir',
    'Algo que não devia ter acontecido',
  ],
  ['other', 'Something else', 'Otra cosa', 'Outro assunto'],
];

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const topicRows = topics.map(([slug, en, es, pt], index) => {
  const translations = JSON.stringify({ es: { name: es }, pt: { name: pt } });
  return `(${text(slug)}, ${text(en)}, ${index + 1}, ${text(translations)})`;
});

/** Columns of an entry that its readers see; the other columns are for the protection against spam. */
const readable = `id, reference, kind, state, locale, name, email, company_name, topic_id, chapter_id, data, logo,
  is_complete, score, signals, note, search_text, created_at, updated_at, deleted_at`;

const families = {
  press_form_entries: 'press',
  investor_form_entries: 'investor',
  contact_form_entries: 'contact',
  company_form_entries: 'company',
  sponsor_form_entries: 'sponsors',
};

const statements = [
  `create table contact_topics (
    id bigint generated always as identity primary key,
    slug text not null unique,
    name text not null,
    position integer not null,
    translations jsonb not null default '{}'
  )`,
  `insert into contact_topics (slug, name, position, translations) values ${topicRows.join(', ')}`,

  // "data" contains the fields of the form as they were sent; lists sort and search by the other columns. The two
  // fingerprints are keyed hashes: one of the text, to recognise repetitions, and one of the address, for a day.
  `create table form_entries (
    id bigint generated always as identity primary key,
    reference text not null unique,
    family text not null check (family in ('press', 'investor', 'contact', 'company', 'sponsors')),
    kind text not null,
    state text not null check (state in ('new', 'in_progress', 'waiting', 'done', 'to_check', 'spam')),
    locale text not null check (locale in ('en', 'es', 'pt')),
    name text,
    email text,
    company_name text,
    topic_id bigint references contact_topics(id) on delete set null,
    chapter_id bigint references chapters(id) on delete set null,
    data jsonb not null default '{}',
    logo jsonb,
    is_complete boolean not null default true,
    score integer not null default 0,
    signals jsonb not null default '[]',
    note text,
    search_text text not null default '',
    text_print text,
    sender_print text,
    token_hash text,
    token_expires_at timestamptz,
    ${times},
    deleted_at timestamptz
  )`,
  'create index form_entries_family on form_entries (family, created_at desc, id desc) where deleted_at is null',
  'create index form_entries_state on form_entries (family, state) where deleted_at is null',
  'create index form_entries_text on form_entries (text_print, created_at) where text_print is not null',
  'create index form_entries_sender on form_entries (sender_print, created_at) where sender_print is not null',
  'create unique index form_entries_token on form_entries (token_hash) where token_hash is not null',
  'create index form_entries_chapter on form_entries (chapter_id) where chapter_id is not null',
  'create index form_entries_topic on form_entries (topic_id) where topic_id is not null',
  'create index form_entries_search on form_entries using gin (lower(f_unaccent(search_text)) gin_trgm_ops)',
  // One view for each family, so that a call of one family cannot change rows of another.
  ...Object.entries(families).map(
    ([viewName, family]) =>
      `create view ${viewName} as select ${readable} from form_entries where family = '${family}'`,
  ),

  // Used proofs of work, because each counts only once.
  `create table used_proofs (
    nonce text primary key,
    expires_at timestamptz not null
  )`,

  // One row for each account that a registration created; an account that is never verified is a lost one.
  `create table registrations (
    user_id bigint primary key references users(id) on delete cascade,
    kind text not null check (kind in ('member', 'founder', 'recruiter', 'latina', 'ally', 'investor')),
    company_name text,
    score integer not null default 0,
    mails_count integer not null default 1,
    mailed_at timestamptz not null default date_trunc('milliseconds', now()),
    ${times}
  )`,
  'create index registrations_created on registrations (created_at, user_id)',
  // Registered but not verified accounts, without disabled and removed ones.
  `create view users_lost as select u.id, r.kind, u.email, u.first_name, u.last_name,
      trim(u.first_name || ' ' || u.last_name) as name, u.country_code, u.city, r.company_name, u.locale,
      r.mails_count, r.mailed_at, r.created_at, r.updated_at
    from registrations r join users u on u.id = r.user_id
    where u.email_verified_at is null and u.disabled_at is null and u.deleted_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
