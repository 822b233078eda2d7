import { type MyCourse, myCoursesSchema, refusedLearningSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import { now } from '../../../testing/stages/learning/clock-api';
import {
  addCourse,
  api,
  begin,
  complete,
  learner,
  lessonsOf,
  openWatchingStage,
  store,
  video,
  wait,
} from '../../../testing/stages/learning/watching-stage';
import { dwellSeconds, openSeconds } from './dwell-time';

openWatchingStage();

const courseOf = async (person: TestPerson, course: number): Promise<MyCourse | undefined> =>
  myCoursesSchema.parse((await person.post('/api/getmycourses', { course_id: course })).json()).data[0];

const watchRule = { minutes: 2, seconds: 100, completion: 'watched', threshold: 90 };

describe('the position', () => {
  test('is where the learner stopped, and leads the course', async () => {
    const course = await addCourse('Video y posición', { minutes: 10 });
    const person = await learner(course.id);
    const { session, position } = await begin(person, course.other);
    assert.equal(position, 0);
    wait(10);
    await store(person, course.other, { session, seq: 1, position: 10, parts: [[0, 10]] });
    assert.equal((await begin(person, course.other)).position, 10);
    const myCourse = await courseOf(person, course.id);
    assert.deepEqual([myCourse?.next_lesson?.id, myCourse?.next_lesson?.position], [course.other, 10]);
    assert.equal(myCourse?.seen_at, now.toISOString());
    assert.deepEqual(
      (await lessonsOf(person, course.id)).map(({ stopped_at, watched_percent }) => [stopped_at, watched_percent]),
      [
        [0, 0],
        [10, 8],
      ],
    );
  });

  test('needs a lesson that is open', async () => {
    const first = await addCourse('Antes que nada', { minutes: 1 });
    const second = await addCourse('Cerrado', { minutes: 1 }, [first.id]);
    const person = await insertPerson(api);
    const refusal = await person.post(`/api/v2/lessons/${first.lesson}/watch`);
    assert.equal(refusal.statusCode, 409);
    const { unmet } = refusedLearningSchema.parse(refusal.json<{ details: unknown }>().details);
    assert.deepEqual(
      unmet.map(({ rule }) => rule),
      ['enrolment'],
    );
    const body = { session: 1, seq: 1, position: 1, parts: [] };
    for (const lesson of [second.lesson, 999_999])
      assert.equal((await person.post(`/api/v2/lessons/${lesson}/progress`, body)).statusCode, 404);
    assert.equal((await api.post(`/api/v2/lessons/${first.lesson}/watch`)).statusCode, 401);
  });
});

describe('a video that must be watched', () => {
  test('is refused by hand, with what is missing, and completes by itself', async () => {
    const course = await addCourse('Verlo entero', watchRule);
    const person = await learner(course.id);
    const { session } = await begin(person, course.lesson);
    wait(50);
    await store(person, course.lesson, { session, seq: 1, position: 50, parts: [[0, 50]] });
    const refusal = await complete(person, course.lesson);
    assert.equal(refusal.statusCode, 409);
    const body = refusal.json<{ message: string; details: unknown }>();
    assert.match(body.message, /90.%.*50.%/);
    const { unmet } = refusedLearningSchema.parse(body.details);
    assert.deepEqual(
      unmet.map(({ rule, have, need, link }) => [rule, have, need, link]),
      [['watched', 50, 90, `/my/courses/${course.slug}/${course.lessonSlug}`]],
    );
    wait(40);
    const end = await store(person, course.lesson, { session, seq: 2, position: 90, parts: [[50, 90]] });
    assert.deepEqual([end.watched_percent, end.is_completed], [90, true]);
    assert.deepEqual(
      (await lessonsOf(person, course.id)).map(({ state }) => state),
      ['completed', 'available'],
    );
    assert.equal((await complete(person, course.lesson)).statusCode, 200);
  });

  test('cannot be forged: the clock of the server limits what counts, in one tab and in two', async () => {
    const course = await addCourse('Sin trampas', watchRule);
    const person = await learner(course.id);
    const { session } = await begin(person, course.lesson);
    const forgedMessage = { session, position: 100, parts: [[0, 360_000]] as const };
    assert.equal((await store(person, course.lesson, { ...forgedMessage, seq: 1 })).watched_percent, 0);
    wait(10);
    const tabs = await Promise.all(
      Array.from({ length: 8 }, (_, seq) => store(person, course.lesson, { ...forgedMessage, seq: seq + 2 })),
    );
    assert.equal(Math.max(...tabs.map(({ watched_percent: percent }) => percent)), 22);
    await begin(person, course.lesson);
    assert.equal((await store(person, course.lesson, { ...forgedMessage, seq: 20 })).watched_percent, 22);
    assert.equal((await complete(person, course.lesson)).statusCode, 409);
  });

  test('needs a length', async () => {
    const course = await addCourse('Sin duración', { minutes: 1 });
    const values = { course_id: course.id, title: 'Sin', ...video, completion: 'watched' };
    const refusal = await api.post('/api/addlesson', values, 'admin');
    assert.deepEqual([refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)], [422, ['minutes']]);
  });
});

describe('a lesson that must be read', () => {
  const textLesson = { kind: 'text', completion: 'viewed' };

  test('is completed by its learner when it was open long enough, counted from its first opening', async () => {
    const course = await addCourse('Leer con calma', { ...textLesson, minutes: 10 });
    const person = await learner(course.id);
    const unmetAfter = async (seconds: number) => {
      wait(seconds);
      const refusal = await complete(person, course.lesson);
      assert.equal(refusal.statusCode, 409, refusal.body);
      const body = refusal.json<{ message: string; details: unknown }>();
      assert.match(body.message, /60/);
      const [unmet] = refusedLearningSchema.parse(body.details).unmet;
      return [unmet?.rule, unmet?.have, unmet?.need, unmet?.link];
    };
    const link = `/my/courses/${course.slug}/${course.lessonSlug}`;
    assert.deepEqual(await unmetAfter(600), ['viewed', 0, 60, link], 'it was never opened');
    assert.equal((await begin(person, course.lesson)).is_completed, false);
    assert.deepEqual(await unmetAfter(20), ['viewed', 20, 60, link]);
    await begin(person, course.lesson);
    assert.deepEqual(await unmetAfter(39), ['viewed', 59, 60, link]);
    wait(1);
    await begin(person, course.lesson);
    assert.equal((await lessonsOf(person, course.id))[0]?.state, 'available', 'an opening completes nothing');
    assert.equal((await complete(person, course.lesson)).statusCode, 200);
    assert.equal((await lessonsOf(person, course.id))[0]?.state, 'completed');
  });

  test('waits for half a minute at least, and for five minutes at most', () => {
    assert.deepEqual([0, 1, 5, 6, 20, 50, 51, 6000].map(dwellSeconds), [30, 30, 30, 36, 120, 300, 300, 300]);
    assert.equal(openSeconds(null, now), 0);
    assert.equal(openSeconds(new Date(now.getTime() + 5000), now), 0, 'a clock that was set back');
  });
});
