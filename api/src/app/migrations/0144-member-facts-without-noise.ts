import { type Kysely, sql } from 'kysely';

const columns = [
  ...['joined_at', 'country_code', 'state_id', 'area_id', 'chapter_id', 'seniority_id', 'job_title_id', 'years'],
  ...['job_type_ids', 'is_latina', 'is_premium', 'hides'],
];
const listColumns = (alias: string): string => columns.map((column) => `${alias}.${column}`).join(', ');

const statements = [
  // As in migration 0137, without the noise: protected numbers are the nearest multiples, which need no chance.
  `create or replace function member_facts_refresh(ids bigint[]) returns void language plpgsql as $$
    begin
      if cardinality(ids) = 0 then return; end if;
      perform 1 from users where id = any(ids) order by id for no key update;
      insert into member_facts (user_id, ${columns.join(', ')})
        select c.user_id, ${listColumns('c')} from computed_member_facts c
        where c.user_id = any(ids) order by c.user_id
        on conflict (user_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
        where (${listColumns('member_facts')}) is distinct from (${listColumns('excluded')});
      delete from member_facts f where f.user_id = any(ids)
        and not exists (select 1 from computed_member_facts c where c.user_id = f.user_id);
    end $$`,
  'alter table member_facts drop column noise',
  'drop function member_noise(bigint)',
  'drop table member_noise_salts',
];

/** The facts of members without random numbers for rounding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
