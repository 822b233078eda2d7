import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  addLesson,
  api,
  ask,
  bellOf,
  learner,
  listOf,
  nonce,
  openPostsStage,
  pathOf,
  reply,
} from '../../../testing/stages/learning/posts-stage';

openPostsStage();

async function mailsTo(email: string) {
  const { rows } = await sql<{ template: string; values: { body: string } }>`
    select template, values from outbox_mails where recipient = ${email} and template like 'lesson%' order by id`.execute(
    api.deps.db,
  );
  return rows;
}

describe('questions about a lesson', () => {
  test('are answered; teacher, author of the question and earlier helpers are notified, and who writes is not', async () => {
    const teacher = await insertPerson(api);
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

  test('are for those who may read the lesson', async () => {
    const { course, lesson } = await addLesson();
    const person = await learner(course);
    const question = await ask(person, lesson, '¿Quién lee esto?');
    const stranger = await insertPerson(api);
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
});
