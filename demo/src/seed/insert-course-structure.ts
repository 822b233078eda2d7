import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { moduleTitles, quizTexts } from './data/quiz-texts';

/** Ids reach learners, so the right one cannot be read from their order. */
const choiceIds = 'kdwram';

/** Modules, orders, quizzes, tasks and release rules of the demo courses. */
export async function insertCourseStructure(db: Db): Promise<void> {
  for (const [index, [title, es, pt]] of moduleTitles.entries())
    await sql`insert into course_modules (course_id, title, translations, position)
      select c.id, ${title}, ${JSON.stringify({ es: { title: es }, pt: { title: pt } })}::jsonb, ${index + 1}::integer
      from courses c where (select count(*) from lessons l where l.course_id = c.id) >= 6 order by c.id`.execute(db);
  await sql`update lessons l set module_id = m.id from (
      select id, course_id, position, count(*) over (partition by course_id) as count from lessons) p
      join course_modules m on m.course_id = p.course_id
    where p.id = l.id and m.position = case when p.position <= 2 then 1 when p.position > p.count - 2 then 3
      else 2 end`.execute(db);
  await sql`update courses set lesson_order = 'sequential' where id % 5 = 2`.execute(db);
  await sql`update lessons set kind = 'task', completion = 'submitted'
    where kind = 'exercise' and course_id % 3 = 1`.execute(db);
  await sql`update lessons set release = 'days', release_days = 7 where course_id % 7 = 3 and id in (
      select max(id) from lessons group by course_id)`.execute(db);
  await sql`update lessons set kind = 'quiz', completion = 'passed', threshold = 60
    where title = ${'Words worth knowing'} and course_id % 2 = 0`.execute(db);
  for (const [language, questions] of Object.entries(quizTexts))
    for (const [index, { kind, text, rightTexts, wrongTexts, explanation }] of questions.entries()) {
      const choices = [...rightTexts, ...wrongTexts].map((choice, place) => ({
        id: choiceIds.charAt(place),
        text: choice,
        is_right: place < rightTexts.length,
      }));
      await sql`insert into quiz_questions (lesson_id, position, kind, text, choices, explanation)
        select l.id, ${index + 1}::integer, ${kind}, ${text}, ${JSON.stringify(choices)}::jsonb, ${explanation}
        from lessons l join courses c on c.id = l.course_id
        where l.kind = 'quiz' and c.language = ${language} order by l.id`.execute(db);
    }
}
