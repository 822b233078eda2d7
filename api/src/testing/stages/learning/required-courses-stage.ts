import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addCourse, api, openEnrolmentStage } from './enrolment-stage';

/** Whether `to` is reached from `from` by the courses that each course requires. */
function leadsTo(required: ReadonlyMap<number, ReadonlySet<number>>, from: number, to: number): boolean {
  const visitedIds = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    if (visitedIds.has(at)) continue;
    visitedIds.add(at);
    open.push(...(required.get(at) ?? []));
  }
  return false;
}

interface Graphs {
  readonly seeds: readonly number[];
  /** Courses of a graph. */
  readonly size: number;
  /** Edits of a graph. */
  readonly steps: number;
}

/** Lets courses require each other at random, in one graph for each seed. */
export function testRequiredCourses({ seeds, size, steps }: Graphs): void {
  openEnrolmentStage();

  describe('required courses', () => {
    for (const seed of seeds)
      test(`are refused exactly when they would close a circle, in a random graph (seed ${seed})`, async () => {
        let state = seed;
        const draw = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
        const courses: number[] = [];
        for (let number = 1; number <= size; number += 1)
          courses.push((await addCourse(`Grafo ${seed}, ${number}`, 0)).id);
        const required = new Map<number, Set<number>>(courses.map((id) => [id, new Set()]));
        const results = { kept: 0, refused: 0 };
        for (let step = 0; step < steps; step += 1) {
          const [course = 0, other = 0] = [courses[draw(courses.length)], courses[draw(courses.length)]];
          const isCircle = leadsTo(required, other, course);
          const values = { attach_courses_to_complete: [other] };
          const answer = await api.post(`/api/editcourse?id=${course}`, values, 'admin');
          assert.equal(answer.statusCode, isCircle ? 422 : 200, `step ${step}: ${course} requires ${other}`);
          if (isCircle) assert.match(answer.body, new RegExp(`Grafo ${seed}, \\d → `), 'the way is named');
          else required.get(course)?.add(other);
          results[isCircle ? 'refused' : 'kept'] += 1;
        }
        assert.ok(results.kept > steps / 8 && results.refused > steps / 8, JSON.stringify(results));
      });
  });
}
