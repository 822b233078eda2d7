import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  addCourse,
  api,
  begin,
  complete,
  learner,
  lessonsOf,
  openWatchingStage,
  store,
  wait,
} from '../../../testing/stages/learning/watching-stage';

openWatchingStage();

describe('the position', () => {
  test('is not set back by a message that is late, repeated, or of an older player', async () => {
    const course = await addCourse('Mensajes tardíos', { minutes: 10 });
    const person = await learner(course.id);
    const old = await begin(person, course.lesson);
    wait(60);
    const message = { session: old.session, position: 20, parts: [[10, 20]] as const };
    await store(person, course.lesson, { ...message, seq: 2 });
    await store(person, course.lesson, { ...message, seq: 1, position: 10, parts: [[0, 10]] });
    await store(person, course.lesson, { ...message, seq: 2, position: 5 });
    assert.equal((await begin(person, course.lesson)).position, 20);
    const late = await store(person, course.lesson, { ...message, seq: 9, position: 3, parts: [] });
    assert.equal(late.position, 20);
    assert.equal(late.session, old.session + 1);
    assert.equal((await lessonsOf(person, course.id))[0]?.watched_percent, 3, 'the parts of all messages count');
  });
});

describe('a video that must be watched', () => {
  test('takes nothing back when the rule becomes harder', async () => {
    const course = await addCourse('Regla nueva', { minutes: 2, seconds: 100 });
    const person = await learner(course.id);
    assert.equal((await complete(person, course.lesson)).statusCode, 200);
    await api.post(`/api/editlesson?id=${course.lesson}`, { completion: 'watched', threshold: 100 }, 'admin');
    assert.equal((await lessonsOf(person, course.id))[0]?.state, 'completed');
    assert.equal((await complete(person, course.lesson)).statusCode, 200, 'repeated');
    const newcomer = await learner(course.id);
    assert.equal((await complete(newcomer, course.lesson)).statusCode, 409);
  });
});
