import { savedCoursesSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import { addCourse, api, openEnrolmentStage } from '../../../testing/stages/learning/enrolment-stage';

openEnrolmentStage();

test('a saved course is one row for ten requests at once', async () => {
  const person = await insertPerson(api);
  const course = await addCourse('Diez veces', 1);
  const path = `/api/v2/learning/courses/${course.id}/saved`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.post(path, { is_saved: true })));
  assert.ok(answers.every(({ statusCode }) => statusCode === 200));
  const { data } = savedCoursesSchema.parse((await person.get('/api/v2/learning/saved')).json());
  assert.deepEqual(
    data.map(({ id }) => id),
    [course.id],
  );
});
