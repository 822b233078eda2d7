import { type LessonQuestion, lessonQuestionSchema, lessonQuestionsSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

async function addLesson(instructors: readonly number[] = []) {
  const course = await addRecord(api, '/api/addcourse', {
    ...{ title: 'Preguntas', published_at: '2026-01-01T00:00:00Z', attach_instructors: instructors },
  });
  const lesson = await addRecord(api, '/api/addlesson', {
    ...{ course_id: course.id, title: 'Hilos', status: 'published' },
  });
  return { course: course.id, lesson: lesson.id };
}

async function learner(course: number): Promise<TestPerson> {
  const person = await addPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

let nonceCount = 0;
const nonce = (): string => `nonce-${(nonceCount += 1)}`;

const pathOf = (lesson: number) => `/api/v2/lessons/${lesson}/questions`;

async function ask(person: TestPerson, lesson: number, text: string, key = nonce()): Promise<LessonQuestion> {
  const answer = await person.post(pathOf(lesson), { text, nonce: key });
  assert.equal(answer.statusCode, 201, answer.body);
  return lessonQuestionSchema.parse(answer.json()).data;
}

async function reply(person: TestPerson, question: number, text: string): Promise<LessonQuestion> {
  const answer = await person.post(`/api/v2/lesson-questions/${question}/answers`, { text, nonce: nonce() });
  assert.equal(answer.statusCode, 201, answer.body);
  return lessonQuestionSchema.parse(answer.json()).data;
}

const listOf = async (person: TestPerson, lesson: number, query = '') =>
  lessonQuestionsSchema.parse((await person.get(`${pathOf(lesson)}${query}`)).json());

async function mailsTo(email: string) {
  const { rows } = await sql<{ template: string; values: { body: string } }>`
    select template, values from outbox_mails where recipient = ${email} and template like 'lesson%' order by id`.execute(
    api.deps.db,
  );
  return rows;
}

async function bellOf(person: TestPerson) {
  const { data } = (await person.get('/api/v2/notifications')).json<{ data: { text: string; link: string }[] }>();
  return data.filter(({ link }) => link.endsWith('#lesson-questions'));
}

describe('questions about a lesson', () => {
  test('are answered; teacher, author of the question and earlier helpers are notified, and who writes is not', async () => {
    const teacher = await addPerson(api);
    const { course, lesson } = await addLesson([teacher.id]);
    const [learnerOne, helper] = [await learner(course), await learner(course)];
    const question = await ask(learnerOne, lesson, '¿Por qué se corta el hilo?');
    assert.deepEqual([question.is_own, question.is_instructor, question.answers.length], [true, false, 0]);
    assert.deepEqual(
      (await mailsTo(teacher.email)).map(({ template, values }) => [template, values.body]),
      [['lessonQuestion', '¿Por qué se corta el hilo?']],
    );
    assert.equal((await bellOf(teacher)).length, 1);
    assert.equal((await mailsTo(learnerOne.email)).length, 0);

    await reply(helper, question.id, 'Usa otra aguja.');
    const fullQuestion = await reply(teacher, question.id, 'Y menos tensión.');
    assert.deepEqual(
      fullQuestion.answers.map(({ text, is_instructor: isTeacher, is_own: isOwn }) => [text, isTeacher, isOwn]),
      [
        ['Usa otra aguja.', false, false],
        ['Y menos tensión.', true, true],
      ],
    );
    assert.equal((await mailsTo(learnerOne.email)).length, 2);
    assert.equal((await mailsTo(helper.email)).length, 1);
    assert.equal((await mailsTo(teacher.email)).length, 1);
    const [bell] = await bellOf(helper);
    assert.match(bell?.link ?? '', /^\/my\/courses\/.+\/.+#lesson-questions$/);
  });

  test('stop mails and bells of members who switched them off', async () => {
    const teacher = await addPerson(api);
    const { course, lesson } = await addLesson([teacher.id]);
    const choice = { kind: 'lessonTalk', has_mail: false, has_notification: false };
    assert.equal((await teacher.post('/api/v2/notification-settings/choice', choice)).statusCode, 200);
    await ask(await learner(course), lesson, '¿Hola?');
    const { rows } = await sql<{ is_declined: boolean }>`select is_declined from outbox_mails
      where recipient = ${teacher.email} and template = 'lessonQuestion'`.execute(api.deps.db);
    assert.deepEqual(rows, [{ is_declined: true }]);
    assert.deepEqual(await bellOf(teacher), []);
  });

  test('are asked once, however often the request is sent', async () => {
    const { course, lesson } = await addLesson();
    const person = await learner(course);
    const key = nonce();
    const first = await ask(person, lesson, 'Una vez', key);
    assert.equal((await ask(person, lesson, 'Una vez', key)).id, first.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post(pathOf(lesson), { text: 'A la vez', nonce: 'same' })),
    );
    assert.ok(answers.every(({ statusCode }) => statusCode === 201));
    assert.equal((await listOf(person, lesson)).meta.total, 2);
  });

  test('are for those who may read the lesson', async () => {
    const { course, lesson } = await addLesson();
    const person = await learner(course);
    const question = await ask(person, lesson, '¿Quién lee esto?');
    const stranger = await addPerson(api);
    const { data, meta } = await listOf(stranger, lesson);
    assert.deepEqual([data.length, meta.may_write], [1, false]);
    await sql`update lessons set release = 'date', release_at = now() + interval '1 day' where id = ${lesson}`.execute(
      api.deps.db,
    );
    assert.equal((await stranger.get(pathOf(lesson))).statusCode, 409);
    assert.equal((await stranger.post(pathOf(lesson), { text: 'x', nonce: nonce() })).statusCode, 409);
    const path = `/api/v2/lesson-questions/${question.id}/answers`;
    assert.equal((await stranger.post(path, { text: 'x', nonce: nonce() })).statusCode, 409);
    assert.equal((await stranger.post(`/api/v2/lesson-posts/${question.id}`, { text: 'mía' })).statusCode, 404);
    assert.equal((await stranger.post(`/api/v2/lesson-posts/${question.id}/remove`)).statusCode, 403);
    assert.equal((await person.post(pathOf(lesson), { text: '  ', nonce: nonce() })).statusCode, 422);
    assert.equal((await person.post(pathOf(lesson), { text: 'x'.repeat(5001), nonce: nonce() })).statusCode, 422);
  });

  test('are found by their words, those without an answer and the own ones alone, page by page', async () => {
    const { course, lesson } = await addLesson();
    const [one, two] = [await learner(course), await learner(course)];
    const knots = await ask(one, lesson, 'Nudos difíciles');
    await ask(two, lesson, 'Colores');
    await reply(two, knots.id, 'Con paciencia de araña');
    const texts = async (query: string) => (await listOf(one, lesson, query)).data.map(({ text }) => text);
    assert.deepEqual(await texts(''), ['Colores', 'Nudos difíciles']);
    assert.deepEqual(await texts('?search=araña'), ['Nudos difíciles']);
    assert.deepEqual(await texts('?search=dificiles'), ['Nudos difíciles']);
    assert.deepEqual(await texts('?only=open'), ['Colores']);
    assert.deepEqual(await texts('?only=mine'), ['Nudos difíciles']);
    assert.deepEqual(await texts('?per_page=1&page=2'), ['Nudos difíciles']);
  });

  test('that are removed keep the answers of others; an author removes all', async () => {
    const { course, lesson } = await addLesson();
    const [learnerOne, helper] = [await learner(course), await learner(course)];
    const question = await ask(learnerOne, lesson, 'Mi nombre y mi casa');
    await reply(helper, question.id, 'Una respuesta útil');
    await learnerOne.post(`/api/v2/lesson-posts/${question.id}/remove`);
    const [removedPost] = (await listOf(helper, lesson)).data;
    assert.deepEqual(
      [removedPost?.text, removedPost?.name, removedPost?.is_removed, removedPost?.answers.length],
      ['', null, true, 1],
    );
    const { rows } = await sql`select 1 from lesson_posts where text = 'Mi nombre y mi casa'`.execute(api.deps.db);
    assert.equal(rows.length, 0);
    const author = await addPerson(api, { permissions: ['lessons.edit'] });
    assert.equal((await author.post(`/api/v2/lesson-posts/${question.id}/remove`)).statusCode, 200);
    assert.equal((await listOf(helper, lesson)).meta.total, 0);
  });

  test('are limited to thirty in an hour', async () => {
    const { course, lesson } = await addLesson();
    const person = await learner(course);
    for (let count = 0; count < 30; count += 1) await ask(person, lesson, `Pregunta ${count}`);
    const answer = await person.post(pathOf(lesson), { text: 'Otra', nonce: nonce() });
    assert.equal(answer.statusCode, 429);
  });
});
