import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addTask, api, listOf, openTaskStage, review } from '../../../testing/stages/learning/task-stage';

openTaskStage();

describe('a review', () => {
  test('accepts the task of a lesson that is hidden now', async () => {
    const { course, person, path, lesson } = await addTask();
    await person.post(path, { text: 'Lista' });
    const [task] = (await listOf(course)).data;
    await api.post(`/api/editlesson?id=${lesson}`, { status: 'draft' }, 'admin');
    const body = { decision: 'accept', text: '', submitted_at: task?.submitted_at };
    assert.equal((await review(task?.id ?? 0, body)).statusCode, 200);
    await api.post(`/api/editlesson?id=${lesson}`, { status: 'published' }, 'admin');
    assert.equal((await person.post('/api/complete_lesson', { lesson_id: lesson })).statusCode, 200);
  });
});
