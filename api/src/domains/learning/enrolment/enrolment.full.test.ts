import { refusedLearningSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  add,
  addCourse,
  addLesson,
  api,
  complete,
  enrol,
  lessonsOf,
  myCourse,
  openEnrolmentStage,
} from '../../../testing/stages/learning/enrolment-stage';

openEnrolmentStage();

describe('progress', () => {
  test('is complete when the two last lessons end at the same moment', async () => {
    const person = await insertPerson(api);
    for (let round = 0; round < 5; round += 1) {
      const course = await addCourse(`A la vez ${round}`, 2);
      await enrol(person, course.id);
      await Promise.all(course.lessons.map((lesson) => complete(person, lesson)));
      assert.ok((await myCourse(person, course.id))?.completed_at, `round ${round}`);
    }
  });

  test('needs the enrolment, and says so in the language of the request', async () => {
    const person = await insertPerson(api);
    const course = await addCourse('Sin inscripción', 1);
    const answer = await api.send({
      method: 'POST',
      url: '/api/complete_lesson',
      payload: { lesson_id: course.lessons[0] },
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'es' },
    });
    const body = answer.json<{ message: string; details: unknown }>();
    assert.equal(answer.statusCode, 409);
    assert.equal(body.message, 'Inscríbete antes en “Sin inscripción”.');
    const { unmet } = refusedLearningSchema.parse(body.details);
    assert.deepEqual(unmet, [
      {
        rule: 'enrolment',
        course: { id: course.id, slug: course.slug, title: 'Sin inscripción' },
        have: 0,
        need: 1,
        link: `/courses/${course.slug}`,
      },
    ]);
  });
});

describe('required courses', () => {
  test('that are required later take nothing from a learner who has completed a lesson', async () => {
    const person = await insertPerson(api);
    const course = await addCourse('Sin requisitos', 2);
    await enrol(person, course.id);
    await complete(person, course.lessons[0] ?? 0);
    const later = await addCourse('Requisito nuevo', 1);
    await api.post(`/api/editcourse?id=${course.id}`, { attach_courses_to_complete: [later.id] }, 'admin');
    assert.deepEqual(
      (await lessonsOf(person, course.id)).map(({ state }) => state),
      ['completed', 'locked'],
    );
    const refusal = await complete(person, course.lessons[1] ?? 0);
    assert.equal(refusal.statusCode, 409);
    assert.match(refusal.body, /Requisito nuevo/);
    assert.equal((await complete(person, course.lessons[0] ?? 0)).statusCode, 200, 'repeated');
    assert.equal((await myCourse(person, course.id))?.percent, 50);
  });

  test('count only when they can be completed', async () => {
    const person = await insertPerson(api);
    const empty = await addCourse('Sin lecciones', 0);
    const draft = await add('/api/addcourse', { title: 'Todavía borrador' });
    await addLesson(draft.id, 'Oculta');
    const course = await addCourse('Se puede empezar', 1, [empty.id, draft.id]);
    assert.equal((await enrol(person, course.id)).statusCode, 201);
  });
});
