import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** Members who learn: enrolments in courses that require none, and their completed lessons, from none to all. */
export async function insertEnrolments(db: Db, now: Date): Promise<void> {
  await sql`insert into enrolments (user_id, course_id, created_at)
    select u.id, c.id, ${now}::timestamptz - make_interval(hours => (24 + u.id * 37 % 2000 + c.id * 13 % 900)::int)
    from users u join user_roles r on r.user_id = u.id join roles on roles.id = r.role_id and roles.name = 'latinas'
      cross join courses c
    where c.published_at <= ${now} and c.deleted_at is null
      and exists (select 1 from lessons l where l.course_id = c.id and l.status = 'published')
      and not exists (select 1 from course_prerequisites p where p.course_id = c.id)
      and (u.id * 31 + c.id * 17) % (case when u.email = 'latina@enlace.test' then 4 else 29 end) = 0
    order by u.id, c.id`.execute(db);
  await sql`insert into lesson_completions (user_id, lesson_id, completed_at)
    select e.user_id, l.id, e.created_at + make_interval(hours => l.place::int)
    from enrolments e join (
      select id, course_id, row_number() over (partition by course_id order by position, id) as place,
        count(*) over (partition by course_id) as count
      from lessons where status = 'published' and deleted_at is null) l on l.course_id = e.course_id
    where l.place <= (e.user_id * 7 + e.course_id * 3) % (l.count + 2)`.execute(db);
  await sql`update enrolments e set completed_at = d.at from (
      select d.user_id, l.course_id, max(d.completed_at) as at, count(*) as count
      from lesson_completions d join lessons l on l.id = d.lesson_id group by 1, 2) d
    where d.user_id = e.user_id and d.course_id = e.course_id and d.count = (select count(*) from lessons l
      where l.course_id = e.course_id and l.status = 'published' and l.deleted_at is null)`.execute(db);
  await sql`insert into certificates (user_id, course_id, name, course_title, minutes, issued_at)
    select u.id, c.id, trim(u.first_name || ' ' || u.last_name), c.title,
      (select coalesce(sum(l.minutes), 0) from lessons l where l.course_id = c.id and l.status = 'published'
        and l.deleted_at is null), e.completed_at
    from enrolments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
    where e.completed_at is not null`.execute(db);
}
