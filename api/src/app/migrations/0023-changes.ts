import { type Kysely, sql } from 'kysely';

/**
 * Announces the rows that a statement changed, at the commit: `companies#12,13`, or `companies` for more than twenty
 * rows and for tables without ids. The second argument names columns whose change no page shows.
 */
const announce = `create function announce_changes() returns trigger language plpgsql as $$
declare
  ids text;
  total integer;
  hidden text[];
begin
  if tg_argv[0] = '' then
    select count(*) into total from (select 1 from changed_rows limit 1) as few;
  elsif tg_argv[1] = '' then
    select count(*), string_agg(id::text, ',') into total, ids from (select id from changed_rows limit 21) as few;
  else
    hidden := string_to_array(tg_argv[1], ',');
    select count(*), string_agg(id::text, ',') into total, ids from (
      select changed_rows.id from changed_rows join former_rows on former_rows.id = changed_rows.id
      where to_jsonb(changed_rows) - hidden <> to_jsonb(former_rows) - hidden limit 21) as few;
  end if;
  if total > 0 then
    perform pg_notify('enlace_changes', tg_table_name || case when ids is null or total > 20 then '' else '#' || ids end);
  end if;
  return null;
end $$`;

export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql.raw(announce).execute(db);
}
