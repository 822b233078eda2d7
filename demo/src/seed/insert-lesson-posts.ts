import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

const questions = [
  '¿Hace falta la versión más nueva, o vale la que trae el sistema?',
  '¿Alguien lo hizo en Windows?',
  'En el minuto cinco el resultado es otro en mi pantalla. ¿Qué me falta?',
  'Gracias, por fin lo entendí.',
  '¿Qué leo después de esta lección?',
  'Não entendi o último exemplo. Alguém explica com outras palavras?',
  '¿Por qué no usamos aquí lo que vimos en la lección anterior?',
  'Does this also work with a large file?',
];
const answers = [
  'Vale cualquiera de los dos últimos años.',
  'Sí, con la terminal de Git. El resto es igual.',
  'Mira la ruta: falta la carpeta del proyecto.',
  'A mí me pasó lo mismo; cerrar y abrir ayudó.',
  'En la biblioteca hay un texto corto sobre esto.',
  'Pense na tabela como uma lista de listas.',
];

/** A number that two ids draw, the same on every machine. */
const drawOf = (one: string, other: string) =>
  sql`('x' || substr(md5(${sql.ref(one)} || '-' || ${sql.ref(other)}), 1, 6))::bit(24)::integer`;

/** Questions of learners about lessons with answers, and videos that some watched in part. */
export async function insertLessonPosts(db: Db, now: Date): Promise<void> {
  await sql`insert into lesson_watches (user_id, lesson_id, watched_parts, watched_seconds, position, credited_at, seen_at)
    select e.user_id, l.id, jsonb_build_array(jsonb_build_array(0, x.seconds)), x.seconds, x.seconds,
      e.created_at + interval '3 hours', e.created_at + interval '3 hours'
    from enrolments e join lessons l on l.course_id = e.course_id and l.status = 'published' and l.deleted_at is null
        and l.video_url is not null and l.minutes > 1
      cross join lateral (select (60 * l.minutes * (20 + (e.user_id * 13 + l.id * 7) % 81) / 100)::integer as seconds) x
    where (e.user_id * 3 + l.id) % 4 = 0
    on conflict do nothing`.execute(db);
  await sql`insert into lesson_posts (lesson_id, user_id, text, nonce, created_at)
    select l.id, e.user_id, (${questions}::text[])[1 + ${drawOf('e.user_id', 'l.id')} % ${questions.length}],
      'demo-' || e.user_id || '-' || l.id, least(${now}::timestamptz, e.created_at + interval '2 days')
    from enrolments e join lessons l on l.course_id = e.course_id and l.status = 'published' and l.deleted_at is null
    where (e.user_id * 11 + l.id * 5) % 9 = 0`.execute(db);
  await sql`insert into lesson_posts (lesson_id, question_id, user_id, text, nonce, created_at)
    select q.lesson_id, q.id, e.user_id, (${answers}::text[])[1 + ${drawOf('e.user_id', 'q.id')} % ${answers.length}],
      'demo-' || e.user_id || '-to-' || q.id,
      least(${now}::timestamptz, greatest(q.created_at, e.created_at) + interval '5 hours')
    from lesson_posts q join lessons l on l.id = q.lesson_id
      join enrolments e on e.course_id = l.course_id and e.user_id <> q.user_id
    where ${drawOf('q.id', 'e.user_id')} % 31 = 0`.execute(db);
}

const reviews = [
  'Corto, claro y con ejemplos de la vida real.',
  'Me gustó, pero el final va muy deprisa.',
  'Por fin alguien lo explica sin dar nada por sabido. Lo recomendé en mi capítulo.',
  'Gostei muito das tarefas; os vídeos poderiam ser mais curtos.',
  'Good pace, and the quiz made it stick.',
  'Esperaba más práctica.',
  'Lo hice con dos amigas en tres semanas. ¡Gracias!',
];

/** Reviews of learners who completed enough of a course. */
export async function insertReviews(db: Db, now: Date): Promise<void> {
  await sql`insert into course_reviews (course_id, user_id, rating, text, created_at)
    select e.course_id, e.user_id, 5 - (${drawOf('e.user_id', 'e.course_id')} % 8) / 3,
      (${reviews}::text[])[1 + ${drawOf('e.course_id', 'e.user_id')} % ${reviews.length}],
      least(${now}::timestamptz, e.completed_at + interval '1 day')
    from enrolments e where e.completed_at is not null and ${drawOf('e.user_id', 'e.course_id')} % 3 > 0`.execute(db);
}
