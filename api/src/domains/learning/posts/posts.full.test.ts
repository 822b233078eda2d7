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

describe('questions about a lesson', () => {
  test('stop mails and bells of members who switched them off', async () => {
    const teacher = await insertPerson(api);
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
    const author = await insertPerson(api, { permissions: ['lessons.edit'] });
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
