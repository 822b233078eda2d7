import { taskStates } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import { addTask, api, listOf, openTaskStage, review, workOf } from '../../../testing/stages/learning/task-stage';
import { requireTransition, taskTransitions, type TaskTransition } from './task-states';

openTaskStage();

async function mailsTo({ email }: TestPerson): Promise<readonly string[]> {
  const { rows } = await sql<{ template: string }>`select template from outbox_mails
    where recipient = ${email} and template like 'task%' order by id`.execute(api.deps.db);
  return rows.map(({ template }) => template);
}

describe('the state of a task', () => {
  test('changes by the named transitions only', () => {
    for (const state of taskStates)
      for (const name of Object.keys(taskTransitions) as TaskTransition[]) {
        const { from } = taskTransitions[name];
        if ((from as readonly string[]).includes(state))
          assert.doesNotThrow(() => requireTransition(state, name, 'en'));
        else assert.throws(() => requireTransition(state, name, 'en'), { code: 'CONFLICT' }, `${name} of ${state}`);
      }
  });
});

describe('a review', () => {
  test('returns a task with words, and accepts the next answer, which completes the lesson', async () => {
    const { course, person, path, lesson } = await addTask();
    await person.post(path, { text: 'Primera' });
    assert.equal((await person.post('/api/complete_lesson', { lesson_id: lesson })).statusCode, 409);
    const [task] = (await listOf(course)).data;
    assert.equal(task?.text, 'Primera');
    const id = task?.id ?? 0;
    const body = { decision: 'return', submitted_at: task?.submitted_at };
    assert.equal((await review(id, body)).statusCode, 422, 'a return needs words');
    assert.equal((await review(id, { ...body, text: 'Falta el final.' })).statusCode, 200);
    const returnedWork = await workOf(person, path);
    assert.deepEqual([returnedWork?.state, returnedWork?.review?.text], ['returned', 'Falta el final.']);

    await person.post(path, { text: 'Segunda' });
    assert.equal((await review(id, { ...body, decision: 'accept' })).statusCode, 409, 'a newer answer is there');
    const [newer] = (await listOf(course, '?state=handed_in')).data;
    const acceptForm = { decision: 'accept', text: '', submitted_at: newer?.submitted_at };
    await sql`delete from learning_hours where user_id = ${person.id}`.execute(api.deps.db);
    assert.equal((await review(id, acceptForm)).statusCode, 200);
    const { rows: hours } = await sql`select 1 from learning_hours where user_id = ${person.id}`.execute(api.deps.db);
    assert.deepEqual(hours, [], 'the work of an author is no day of the learner');
    assert.equal((await review(id, acceptForm)).statusCode, 200, 'a second press changes nothing');
    assert.equal((await review(id, { ...acceptForm, text: 'Otra cosa' })).statusCode, 409, 'it is final');
    assert.equal((await person.post(path, { text: 'Tercera' })).statusCode, 409);
    assert.equal((await workOf(person, path))?.text, 'Segunda');
    const ownCourse = await person.post('/api/getmycourses', { course_id: course });
    assert.match(ownCourse.body, /"percent":100/);
    assert.deepEqual(await mailsTo(person), ['taskReturned', 'taskAccepted']);
    assert.deepEqual((await listOf(course)).meta.states, { handed_in: 0, returned: 0, accepted: 1 });
  });

  test('of a task that completes its lesson when it is handed in takes nothing back', async () => {
    const { course, person, path } = await addTask('submitted');
    await person.post(path, { text: 'Lista' });
    const [task] = (await listOf(course)).data;
    const body = { decision: 'return', text: 'Casi.', submitted_at: task?.submitted_at };
    assert.equal((await review(task?.id ?? 0, body)).statusCode, 200);
    assert.match((await person.post('/api/getmycourses', { course_id: course })).body, /"percent":100/);
  });

  test('is for those who grant, and lists are for those who see learners', async () => {
    const { course, person, path } = await addTask();
    await person.post(path, { text: 'Mía' });
    const [task] = (await listOf(course)).data;
    const body = { decision: 'accept', text: '', submitted_at: task?.submitted_at };
    const reader = await insertPerson(api, { permissions: ['courses.learners'] });
    assert.equal((await reader.get(`/api/v2/courses/${course}/task-work`)).statusCode, 200);
    assert.equal((await reader.post(`/api/v2/task-work/${task?.id}/review`, body)).statusCode, 403);
    assert.equal((await person.get(`/api/v2/courses/${course}/task-work`)).statusCode, 403);
    assert.equal((await person.post(`/api/v2/task-work/${task?.id}/review`, body)).statusCode, 403);
    assert.equal((await review(999_999, body)).statusCode, 404);
  });
});
