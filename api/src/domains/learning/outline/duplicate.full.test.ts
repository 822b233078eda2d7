import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addCourse, api, openDuplicateStage, outlineOf, post } from '../../../testing/stages/learning/duplicate-stage';

openDuplicateStage();

describe('a copy', () => {
  test('keeps the signs of a title, and the titles of a module in other languages', async () => {
    const { course, first } = await addCourse();
    await post(`/api/editlesson?id=${first}`, { title: "Ahorra $$ con $' y $&" });
    const [module] = outlineOf(await post(`/api/v2/lessons/${first}/duplicate`)).modules;
    assert.equal(module?.lessons[1]?.title, "Ahorra $$ con $' y $& (copy)");
    await sql`update course_modules set translations = '{"pt": {"title": "Módulo um"}}'
      where course_id = ${course}`.execute(api.deps.db);
    await post(`/api/v2/course-modules/${module?.id}/duplicate`);
    const { rows } = await sql`select translations from course_modules where course_id = ${course}
      order by position`.execute(api.deps.db);
    assert.deepEqual(rows[1], rows[0]);
  });
});
