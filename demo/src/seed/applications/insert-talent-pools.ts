import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { followUpWords, talentNotes, talentPools, talentTags } from './talent-words';

/** Companies with recruiters: that of the demo account first, and every fifth of the others. */
const companies = sql`(select cr.company_id,
    coalesce(min(cr.user_id) filter (where u.email = 'recruiter@enlace.test'), min(cr.user_id)) as recruiter_id,
    bool_or(u.email = 'recruiter@enlace.test') as is_demo
  from company_recruiters cr join users u on u.id = cr.user_id group by cr.company_id
  having bool_or(u.email = 'recruiter@enlace.test') or cr.company_id % 5 = 2)`;

/** Members whom a company `c` may see; few of them for most companies. */
const visibleMembers = sql`pool_members p on p.is_listed
  and (p.user_id * 7 + c.company_id * 3) % (case when c.is_demo then 9 else 31 end) = 0
  and not exists (select 1 from pool_blocks b where b.user_id = p.user_id and b.company_id = c.company_id)`;

/** Pools, tags, notes and follow-ups of companies on members of the talent pool. */
export async function insertTalentPools(db: Db, now: Date): Promise<void> {
  await sql`insert into talent_pools (company_id, kind, name, description, filters, owner_id, created_at)
    select c.company_id, x.kind, x.name, x.description, x.filters, c.recruiter_id,
      ${now}::timestamptz - make_interval(days => 20 + x.place::integer)
    from ${companies} c, jsonb_to_recordset(${JSON.stringify(talentPools)}::jsonb) as x(place bigint, kind text,
      name text, description text, filters jsonb)
    where c.is_demo or x.place % 2 = c.company_id % 2 order by c.company_id, x.place`.execute(db);
  await sql`insert into talent_pool_members (pool_id, member_id, added_by, added_at)
    select t.id, p.user_id, c.recruiter_id, ${now}::timestamptz - make_interval(days => (p.user_id % 18)::integer)
    from talent_pools t join ${companies} c on c.company_id = t.company_id and t.kind = 'static' join ${visibleMembers}
    where (p.user_id / 31 + p.user_id / 9 + t.id) % 3 = 0 order by t.id, p.user_id`.execute(db);
  await sql`insert into talent_tags (company_id, name, created_at)
    select c.company_id, x.name, ${now}::timestamptz - interval '30 days'
    from ${companies} c, unnest(${[...talentTags]}::text[]) as x(name)`.execute(db);
  await sql`insert into talent_member_tags (tag_id, member_id, added_by, added_at)
    select t.id, p.user_id, c.recruiter_id, ${now}::timestamptz - make_interval(days => (p.user_id % 25)::integer)
    from talent_tags t join ${companies} c on c.company_id = t.company_id join ${visibleMembers}
    where (p.user_id * 5 + t.id) % 4 = 0 order by t.id, p.user_id`.execute(db);
  await insertNotes(db, now);
}

async function insertNotes(db: Db, now: Date): Promise<void> {
  await sql`insert into talent_notes (member_id, company_id, author_id, visibility, text, created_at)
    select p.user_id, c.company_id, c.recruiter_id, case when p.user_id % 4 = 0 then 'own' else 'company' end,
      (${[...talentNotes]}::text[])[1 + p.user_id % ${talentNotes.length}],
      ${now}::timestamptz - make_interval(hours => (5 + p.user_id * 11 % 700)::integer)
    from ${companies} c join ${visibleMembers} where (p.user_id + c.company_id) % 2 = 0
    order by c.company_id, p.user_id`.execute(db);
  // From some days ago to two weeks ahead.
  await sql`insert into talent_follow_ups (member_id, company_id, author_id, visibility, due_on, word, created_at)
    select p.user_id, c.company_id, c.recruiter_id, case when p.user_id % 3 = 0 then 'company' else 'own' end,
      (${now}::timestamptz at time zone 'UTC')::date + (p.user_id * 5 % 18)::integer - 4,
      (${[...followUpWords]}::text[])[1 + p.user_id % ${followUpWords.length}], ${now}::timestamptz - interval '9 days'
    from ${companies} c join ${visibleMembers} where (p.user_id + c.company_id) % 23 = 0
    order by c.company_id, p.user_id`.execute(db);
}
