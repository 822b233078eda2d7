import { learningGoalSchema, myLearningSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import { type TestApi } from '../../../testing/build-test-api';
import { insertPerson } from '../../../testing/insert-person';
import { shareTestApi } from '../../../testing/shared-api';
import { findWeek } from './learning-week';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const day = 86_400_000;
const inDays = (count: number): string => new Date(Date.now() + count * day).toISOString();

async function addCourse() {
  const course = await addRecord(api, '/api/addcourse', { title: 'Agenda', published_at: '2026-01-01T00:00:00Z' });
  const addLesson = (title: string, values: object = {}) =>
    addRecord(api, '/api/addlesson', { course_id: course.id, title, status: 'published', ...values });
  return { id: course.id, addLesson };
}

async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

const read = async (person: TestPerson, query = '') =>
  myLearningSchema.parse((await person.get(`/api/v2/my/learning${query}`)).json()).data;

describe('what is next', () => {
  test('are newly opened lessons, tasks and quizzes, then coming ones, of courses in progress', async () => {
    const { id, addLesson } = await addCourse();
    await addLesson('Texto');
    const task = await addLesson('Tarea', { kind: 'task' });
    await addLesson('Nueva', { release: 'date', release_at: inDays(-2) });
    await addLesson('Vieja', { release: 'date', release_at: inDays(-9) });
    await addLesson('Pronto', { release: 'days', release_days: 3 });
    await addLesson('Lejos', { release: 'date', release_at: inDays(30) });
    const person = await learner(id);
    const readMatters = async () => (await read(person)).matters.map(({ kind, lesson }) => [kind, lesson.title]);
    assert.deepEqual(await readMatters(), [
      ['released', 'Nueva'],
      ['task', 'Tarea'],
      ['coming', 'Pronto'],
    ]);
    await person.post('/api/complete_lesson', { lesson_id: task.id });
    assert.deepEqual(await readMatters(), [
      ['released', 'Nueva'],
      ['coming', 'Pronto'],
    ]);
    const other = await insertPerson(api);
    assert.deepEqual((await read(other)).matters, []);
    await sql`update enrolments set completed_at = now() where user_id = ${person.id}`.execute(api.deps.db);
    assert.deepEqual(await readMatters(), []);
  });
});

describe('the weekly goal', () => {
  test('is off, is set and changed by its owner, and counts a day once', async () => {
    const { id, addLesson } = await addCourse();
    const lessons = [await addLesson('Una'), await addLesson('Dos')];
    const person = await learner(id);
    assert.equal((await read(person)).week.goal, null);
    const store = (days: unknown) => person.post('/api/v2/my/learning/goal', { days });
    for (const days of [0, 8, 1.5, 'x', undefined]) assert.equal((await store(days)).statusCode, 422, String(days));
    assert.equal(learningGoalSchema.parse((await store(5)).json()).data.goal, 5);
    assert.equal(learningGoalSchema.parse((await store(3)).json()).data.goal, 3);
    for (const lesson of lessons) await person.post('/api/complete_lesson', { lesson_id: lesson.id });
    const { week } = await read(person);
    assert.equal(week.days.length, 7);
    assert.deepEqual(
      week.days.filter(({ is_active: isActive }) => isActive).map(({ is_today: isToday }) => isToday),
      [true],
    );
    assert.equal(learningGoalSchema.parse((await store(null)).json()).data.goal, null);
    assert.equal((await api.get('/api/v2/my/learning')).statusCode, 401);
  });

  test('has the days of the zone of the reader, also when it is unknown', async () => {
    const person = await insertPerson(api);
    // Monday 02:00 in UTC is Sunday in Bogotá.
    const now = new Date('2026-11-23T02:30:00Z');
    await sql`insert into learning_hours (user_id, hour) values (${person.id}, '2026-11-23T02:00:00Z')`.execute(
      api.deps.db,
    );
    const weekIn = async (timezone: string | undefined) => {
      const { days } = await findWeek(api.deps.db, person.id, { timezone, now });
      return [
        days[0]?.day,
        days.find(({ is_active: isActive }) => isActive)?.day,
        days.find((one) => one.is_today)?.day,
      ];
    };
    assert.deepEqual(await weekIn('UTC'), ['2026-11-23', '2026-11-23', '2026-11-23']);
    assert.deepEqual(await weekIn('America/Bogota'), ['2026-11-16', '2026-11-22', '2026-11-22']);
    assert.deepEqual(await weekIn('Not/AZone'), ['2026-11-23', '2026-11-23', '2026-11-23']);
    assert.equal((await person.get('/api/v2/my/learning?timezone=Not/AZone')).statusCode, 200);
  });
});
