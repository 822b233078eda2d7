import { type Kysely, sql } from 'kysely';

/** Columns of an entry that its readers see, as in 0006. */
const readable = `id, reference, kind, state, locale, name, email, company_name, topic_id, chapter_id, data, logo,
  is_complete, score, signals, note, search_text, created_at, updated_at, deleted_at`;

const statements = [
  'alter table form_entries drop constraint form_entries_family_check',
  `alter table form_entries add constraint form_entries_family_check
    check (family in ('press', 'investor', 'contact', 'company', 'sponsors', 'take_part', 'incident'))`,
  `create view take_part_form_entries as select ${readable} from form_entries where family = 'take_part'`,
  `create view incident_form_entries as select ${readable} from form_entries where family = 'incident'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
