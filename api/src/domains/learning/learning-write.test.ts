import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../testing/bodies';
import {
  addCourse,
  api,
  type Body,
  type Course,
  editCourse,
  type Lesson,
  openLearningWriteStage,
  read,
  send,
} from '../../testing/stages/learning/learning-write-stage';

openLearningWriteStage();

const addLesson = async (course_id: number, body: Body = {}): Promise<Lesson> => {
  const answer = await send<Lesson>('/api/addlesson', { title: 'Nudo', course_id, ...body });
  assert.equal(answer.status, 201, answer.message);
  return answer.data;
};

describe('courses and lessons are written', () => {
  test('a course is added by a form', async () => {
    const form = toMultipart({
      title: 'Cestería de algoritmos',
      description: '<h2>Uno</h2><p onclick="x()">Dos<script>1</script></p>',
      level: 'advanced',
      language: 'pt',
      hours: '12',
      area_id: 2,
      published_at: '2026-01-01T00:00:00Z',
      attach_courses_to_complete: [1, 2],
      attach_instructors: [1],
      translations: { pt: { title: 'Cestaria', description: '<p>Oi</p>' } },
      openGraph_article_tags: ['uno'],
    });
    const answer = await api.send({ method: 'POST', url: '/api/addcourse', ...(await encodeMultipart(form)) }, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data } = answer.json<{ data: Course }>();
    assert.equal(data.description, '<h2>Uno</h2><p>Dos</p>');
    assert.deepEqual(
      [data.slug, data.status, data.level, data.language],
      ['cesteria-de-algoritmos', 'published', 'advanced', 'pt'],
    );
    assert.deepEqual([data.hours, data.area?.id, data.openGraph_article_tags], [12, 2, ['uno']]);
    assert.deepEqual(
      data.courses_to_complete.map(({ id }) => id),
      [1, 2],
    );
    assert.deepEqual(
      data.instructors.map((person) => Object.keys(person).sort()),
      [['avatar', 'headline', 'id', 'name', 'slug']],
    );
    assert.equal((await read(data.id)).status, 200);
    const wrongArea = await editCourse(data.id, { area_id: 999_999 });
    assert.deepEqual([wrongArea.status, Object.keys(wrongArea.errors ?? {})], [422, ['area_id']]);
    assert.equal((await editCourse(data.id, { area_id: '' })).data.area, null);
  });

  test('a cycle of required courses is refused, and named', async () => {
    const [a, b, c] = [
      await addCourse({ title: 'Á' }),
      await addCourse({ title: 'B' }),
      await addCourse({ title: 'C' }),
    ];
    assert.equal((await editCourse(a.id, { attach_courses_to_complete: [b.id] })).status, 200);
    assert.equal((await editCourse(b.id, { attach_courses_to_complete: [c.id] })).status, 200);
    for (const [id, attachedIds, path] of [
      [c.id, [a.id], 'C → Á → B → C'],
      [b.id, [a.id], 'B → Á → B'],
      [a.id, [a.id], 'Á → Á'],
      [c.id, [1, b.id], 'C → B → C'],
    ] as const) {
      const { status, errors } = await editCourse(id, { title: 'Half done', attach_courses_to_complete: attachedIds });
      assert.equal(status, 422);
      assert.match(errors?.['attach_courses_to_complete']?.[0] ?? '', new RegExp(`: ${path}\\.$`));
    }
    assert.equal((await read(c.id, 'admin')).course.title, 'C');
    assert.equal((await editCourse(a.id, { detach_courses_to_complete: [b.id] })).status, 200);
    assert.equal((await editCourse(c.id, { attach_courses_to_complete: [a.id] })).status, 200);
  });

  test('lessons are in their order, drafts are for editors', async () => {
    const course = await addCourse({ published_at: '2026-01-01' });
    const first = await addLesson(course.id, { minutes: 10, body: '<p>Hola</p><style>p{}</style>' });
    const second = await addLesson(course.id, { minutes: '', status: 'draft', kind: 'exercise' });
    const third = await addLesson(course.id, { position: 9, minutes: 5, video_url: 'https://video.example.com/1' });
    assert.deepEqual([first.position, second.position, third.position, second.minutes], [1, 2, 9, 0]);
    assert.deepEqual([first.body, first.kind, second.status], ['<p>Hola</p>', 'text', 'draft']);
    const [visitor, admin] = [(await read(course.id)).course, (await read(course.id, 'admin')).course];
    assert.deepEqual([visitor.lessons_count, visitor.minutes, visitor.lessons.length], [2, 15, 2]);
    assert.deepEqual([admin.lessons_count, admin.lessons.length], [3, 3]);
    for (const [lesson, status] of [
      [first, 200],
      [second, 404],
    ] as const) {
      assert.equal((await api.get(`/api/lessons/get/${lesson.id}/id`, 'latinas')).statusCode, status);
      assert.equal((await api.post('/api/getlessonbyslug', { slug: lesson.slug }, 'latinas')).statusCode, status);
    }
    const editedLesson = await send<Lesson>(`/api/editlesson?id=${second.id}`, { status: 'published', position: '' });
    assert.deepEqual([editedLesson.data.status, editedLesson.data.position], ['published', 2]);
    const wrongCourse = await send<Lesson>('/api/addlesson', { title: 'x', course_id: 999_999 });
    assert.deepEqual([wrongCourse.status, Object.keys(wrongCourse.errors ?? {})], [422, ['course_id']]);
    assert.equal((await send('/api/deletelesson?id=' + second.id, {})).status, 200);
    assert.equal((await read(course.id, 'admin')).course.lessons_count, 2);
  });

  test('a course names its dependents, moves to the trash, is restored, and is deleted from there only', async () => {
    const course = await addCourse({ published_at: '2026-01-01' });
    const after = await addCourse({ published_at: '2026-01-01', attach_courses_to_complete: [course.id] });
    const lesson = await addLesson(course.id);
    const dependents = await api.get(`/api/v2/courses/${course.id}/dependents`, 'admin');
    assert.deepEqual(
      dependents.json<{ data: { resource: string; count: number }[] }>().data.map((row) => [row.resource, row.count]),
      [
        ['lessons', 1],
        ['courses', 1],
      ],
    );
    assert.equal((await send(`/api/deletehardcourse?id=${course.id}`, {})).status, 409);
    assert.equal((await send(`/api/deletecourse?id=${course.id}`, {})).status, 200);
    assert.deepEqual((await read(after.id)).course.courses_to_complete, []);
    assert.equal((await api.get(`/api/lessons/get/${lesson.id}/id`, 'admin')).statusCode, 404);
    assert.equal((await api.post(`/api/v2/courses/${course.id}/restore`, undefined, 'admin')).statusCode, 200);
    assert.equal((await read(course.id)).course.lessons.length, 1);
    await send(`/api/deletecourse?id=${course.id}`, {});
    assert.equal((await send(`/api/deletehardcourse?id=${course.id}`, {})).status, 200);
    const { rows } = await sql`select 1 from lessons where course_id = ${course.id}`.execute(api.deps.db);
    assert.equal(rows.length, 0);
  });

  test('a playlist that does not exist or has no videos adds no course', async () => {
    const count = async () => (await sql`select 1 from courses`.execute(api.deps.db)).rows.length;
    const before = await count();
    for (const playlist of ['', 'hello', 'https://example.org', 'PLnot-there-0123456', 'PLenlace-demo-hidden']) {
      const { status, errors } = await send('/api/addcoursebyplaylist', { playlist });
      assert.deepEqual([status, Object.keys(errors ?? {})], [422, ['playlist']], playlist);
      const preview = await api.get(`/api/v2/courses/playlist?playlist=${encodeURIComponent(playlist)}`, 'admin');
      assert.deepEqual([preview.statusCode, Object.keys(preview.json().errors)], [422, ['playlist']], playlist);
    }
    const half = await send('/api/addcoursebyplaylist', { playlist: 'PLenlace-demo-python', area_id: 999_999 });
    assert.deepEqual([half.status, Object.keys(half.errors ?? {})], [422, ['area_id']]);
    assert.equal(await count(), before);
  });
});
