import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../insert-person';
import { addCourse, addLesson, api, complete, enrol, myCourse, openEnrolmentStage } from './enrolment-stage';

interface Amounts {
  /** Requests at once. */
  readonly requests: number;
  /** Changes of a course while a user learns. */
  readonly steps: number;
}

/** Enrols and completes many times at once, and changes a course while a user learns. */
export function testProgress({ requests, steps }: Amounts): void {
  openEnrolmentStage();

  describe('enrolment', () => {
    test(`is one for ${requests} requests at once, and so is a completed lesson`, async () => {
      const person = await insertPerson(api);
      const course = await addCourse('Muchas veces', 2);
      const many = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: requests }, ask));
      const enrolments = await many(() => enrol(person, course.id));
      assert.equal(enrolments.filter(({ statusCode }) => statusCode === 201).length, 1);
      const completions = await many(() => complete(person, course.lessons[0] ?? 0));
      assert.ok(completions.every(({ statusCode }) => statusCode === 200));
      assert.deepEqual((await myCourse(person, course.id))?.completed_count, 1);
    });
  });

  describe('progress', () => {
    test('is between 0 and 100 while lessons are added, moved, hidden, removed and completed, and rules change', async () => {
      const person = await insertPerson(api);
      const course = await addCourse('Siempre en obras', 3);
      await enrol(person, course.id);
      const lessons = [...course.lessons];
      let seed = 7;
      const draw = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
      let wasCompleted = false;
      let certificate: string | null = null;
      for (let step = 0; step < steps; step += 1) {
        const lesson = lessons[draw(lessons.length)] ?? 0;
        const kind = draw(7);
        if (kind === 0) lessons.push((await addLesson(course.id, `Nueva ${step}`)).id);
        else if (kind === 1) await edit(lesson, { status: 'draft' });
        else if (kind === 2) await edit(lesson, { status: 'published', completion: 'manual' });
        else if (kind === 4) await edit(lesson, { position: 1 + draw(9) });
        else if (kind === 5) await edit(lesson, { completion: 'watched', minutes: 10, threshold: 1 + draw(100) });
        else if (kind === 3 && lessons.length > 2) await api.post(`/api/deletelesson?id=${lesson}`, {}, 'admin');
        else await complete(person, lesson);
        const now = await myCourse(person, course.id);
        assert.ok(now && now.percent >= 0 && now.percent <= 100, `${step}: ${now?.percent}`);
        assert.ok(now.completed_count <= now.lessons_count);
        assert.ok(!wasCompleted || now.completed_at !== null, 'a completed course stays completed');
        wasCompleted ||= now.completed_at !== null;
        assert.ok(certificate === null || now.certificate === certificate, 'a certificate stays');
        ({ certificate } = now);
      }
    });
  });
}

const edit = (lesson: number, values: object) => api.post(`/api/editlesson?id=${lesson}`, values, 'admin');
