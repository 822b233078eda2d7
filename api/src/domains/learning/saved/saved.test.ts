import { learnerCourseAnswerSchema, savedCoursesSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import { add, addCourse, api, enrol, openEnrolmentStage } from '../../../testing/stages/learning/enrolment-stage';

openEnrolmentStage();

const save = (person: TestPerson, course: number, isSaved = true) =>
  person.post(`/api/v2/learning/courses/${course}/saved`, { is_saved: isSaved });

const savedBy = async (person: TestPerson) =>
  savedCoursesSchema.parse((await person.get('/api/v2/learning/saved')).json()).data;

const idsSavedBy = async (person: TestPerson) => (await savedBy(person)).map(({ id }) => id);

async function isSavedFor(person: TestPerson, course: number): Promise<boolean> {
  const answer = await person.get(`/api/v2/learning/courses/${course}`);
  return learnerCourseAnswerSchema.parse(answer.json()).data.is_saved;
}

describe('saved courses', () => {
  test('are listed with their lessons, the last saved first, for their owner only', async () => {
    const [person, other] = [await insertPerson(api), await insertPerson(api)];
    const [first, second] = [await addCourse('Para el verano', 2), await addCourse('Para el invierno', 0)];
    for (const { id } of [first, first, second]) assert.equal((await save(person, id)).statusCode, 200);
    assert.deepEqual(
      (await savedBy(person)).map(({ id, title, lessons_count: count, minutes }) => [id, title, count, minutes]),
      [
        [second.id, 'Para el invierno', 0, 0],
        [first.id, 'Para el verano', 2, 20],
      ],
    );
    assert.deepEqual(await savedBy(other), []);
    assert.deepEqual([await isSavedFor(person, first.id), await isSavedFor(other, first.id)], [true, false]);
    await save(other, first.id, false);
    assert.deepEqual(await idsSavedBy(person), [second.id, first.id]);
    for (let time = 0; time < 2; time += 1) assert.equal((await save(person, first.id, false)).statusCode, 200);
    assert.deepEqual(await idsSavedBy(person), [second.id]);
    assert.equal(await isSavedFor(person, first.id), false);
  });

  test('leave the list with the enrolment', async () => {
    const person = await insertPerson(api);
    const course = await addCourse('Ya empezado', 1);
    await save(person, course.id);
    assert.equal((await enrol(person, course.id)).statusCode, 201);
    assert.deepEqual(await savedBy(person), []);
    assert.equal(await isSavedFor(person, course.id), false);
  });

  test('are shown courses, and need a signed-in user', async () => {
    const person = await insertPerson(api);
    const draft = await add('/api/addcourse', { title: 'Borrador' });
    for (const id of [draft.id, 999_999]) assert.equal((await save(person, id)).statusCode, 404);
    const course = await addCourse('Se retira', 1);
    await save(person, course.id);
    await api.post(`/api/editcourse?id=${course.id}`, { published_at: '2099-01-01T00:00:00Z' }, 'admin');
    assert.deepEqual(await savedBy(person), []);
    const wrongBody = await person.post(`/api/v2/learning/courses/${course.id}/saved`, { is_saved: 'maybe' });
    assert.equal(wrongBody.statusCode, 422);
    assert.equal((await api.get('/api/v2/learning/saved')).statusCode, 401);
    assert.equal((await api.post(`/api/v2/learning/courses/${course.id}/saved`, { is_saved: true })).statusCode, 401);
  });
});
