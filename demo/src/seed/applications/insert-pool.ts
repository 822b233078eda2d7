import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** Members in the talent pool, from those who show everything to those who show little, with looks and messages. */
export async function insertPool(db: Db, now: Date): Promise<void> {
  await sql`insert into pool_members (user_id, is_listed, shows, allows_contact, years, availability, consented_at, updated_at)
    select u.id, u.id % 9 <> 0,
      case u.id % 4
        when 0 then array['headline', 'area', 'seniority', 'skills', 'languages']
        when 1 then array['headline', 'place', 'skills']
        else array['name', 'avatar', 'headline', 'bio', 'place', 'area', 'seniority', 'skills', 'languages', 'job_types',
          'links'] end,
      u.id % 5 <> 2, (u.id * 7 % 23)::integer, (array['now', 'soon', 'later'])[1 + u.id % 3], ${now},
      ${now}::timestamptz - make_interval(hours => (u.id * 41 % 4000)::integer)
    from users u join user_roles r on r.user_id = u.id join roles on roles.id = r.role_id and roles.name = 'latinas'
    where u.email_verified_at is not null and u.deleted_at is null and u.disabled_at is null and u.id % 5 <> 3
    order by u.id`.execute(db);
  await sql`insert into pool_blocks (user_id, company_id, created_at)
    select p.user_id, c.id, ${now} from pool_members p join companies c on (p.user_id * 11 + c.id * 7) % 613 = 0`.execute(
    db,
  );
  await sql`insert into pool_views (member_id, company_id, viewer_id, kind, day, at)
    select p.user_id, cr.company_id, cr.user_id, 'profile', (v.at at time zone 'UTC')::date, v.at
    from pool_members p join company_recruiters cr on (p.user_id * 13 + cr.company_id * 5 + cr.user_id) % 151 = 0
      cross join lateral (select ${now}::timestamptz
        - make_interval(hours => 3 + (p.user_id * 17 + cr.company_id * 3)::integer % 1400) as at) v
    where p.is_listed and not exists (select 1 from pool_blocks b
      where b.user_id = p.user_id and b.company_id = cr.company_id)`.execute(db);
  await sql`insert into pool_contacts (member_id, company_id, recruiter_id, message, state, at, answered_at)
    select v.member_id, v.company_id, v.viewer_id,
      (array['Hola: tu perfil encaja con un puesto que abrimos en enero. ¿Te gustaría una charla de veinte minutos?',
        'Hi! We are building a small data team and your headline made us curious. Would you like to talk?',
        'Olá! Gostamos do seu perfil para uma vaga remota. Podemos conversar esta semana?'])[1 + v.id % 3],
      (array['sent', 'accepted', 'declined'])[1 + v.id % 3], v.at + interval '1 hour',
      case when v.id % 3 <> 0 then v.at + interval '2 hours' end
    from pool_views v join pool_members p on p.user_id = v.member_id and p.allows_contact
    where v.id % 4 = 1
    on conflict do nothing`.execute(db);
}
