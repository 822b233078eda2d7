import type { lessons } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addRecord, type AddedRecord } from '../../testing/add-record';
import type { TestApi } from '../../testing/build-test-api';
import { insertPerson } from '../../testing/insert-person';
import { shareTestApi } from '../../testing/shared-api';

type Lesson = EntityOf<typeof lessons>;

const webVtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHola\n\n00:00:03.000 --> 00:00:04.000\n<c.red>Adiós</c>';

let api: TestApi;
let course: AddedRecord;

const addCourse = (title: string, values: object = {}) =>
  addRecord(api, '/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z', ...values });
const addLesson = (values: object) =>
  addRecord(api, '/api/addlesson', { title: 'Con video', course_id: course.id, status: 'published', ...values });
const read = async (answer: Promise<{ body: string; json: () => unknown }>) =>
  ((await answer).json() as { data: Lesson }).data;
const pathOf = (id: number) => `/api/lessons/get/${id}/id`;

describe('captions of a lesson', () => {
  before(async () => {
    api = await shareTestApi();
    course = await addCourse('Subtítulos');
  });

  test('are kept as WebVTT, and SubRip becomes WebVTT', async () => {
    const lesson = await addLesson({ captions: webVtt.replaceAll('\n', '\r\n') });
    assert.equal((await read(api.get(pathOf(lesson.id), 'admin'))).captions, webVtt);
    const subRip = '1\r\n00:00:01,000 --> 00:00:02,500\r\nHola\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nAdiós\r\n';
    const answer = await api.post(`/api/editlesson?id=${lesson.id}`, { captions: subRip }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(
      answer.json<{ data: Lesson }>().data.captions,
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nHola\n\n2\n00:00:03.000 --> 00:00:04.000\nAdiós',
    );
    await api.post(`/api/editlesson?id=${lesson.id}`, { captions: '' }, 'admin');
    assert.equal((await read(api.get(pathOf(lesson.id), 'admin'))).captions, null);
  });

  test('that no player can show are refused, with the line', async () => {
    for (const [captions, words] of [
      ['Hola', /WEBVTT/],
      ['WEBVTT', /no texts/],
      ['WEBVTT\n\nsoon --> later\nHola', /Line 3/],
      ['WEBVTT\n\n00:02.000 --> 00:01.000\nHola', /Line 3/],
      [`${webVtt}\n\n00:02.000 --> 00:05.000\nAntes`, /Line 9/],
    ] as const) {
      const answer = await api.post('/api/addlesson', { title: 'x', course_id: course.id, captions }, 'admin');
      assert.equal(answer.statusCode, 422, captions);
      const { code, errors } = answer.json<{ code: string; errors: Record<string, string[]> }>();
      assert.equal(code, 'VALIDATION_FAILED');
      assert.match(errors['captions']?.[0] ?? '', words);
    }
  });

  test('are in no answer for visitors, and in none for learners while the lesson is locked', async () => {
    const { id: courseId } = await addCourse('En orden', { lesson_order: 'sequential' });
    const first = await addLesson({ title: 'Primera', course_id: courseId, captions: webVtt });
    const lockedLesson = await addLesson({ title: 'Segunda', course_id: courseId, captions: webVtt });
    const person = await insertPerson(api);
    assert.equal((await person.post('/api/enroll_course', { course_id: courseId })).statusCode, 201);
    for (const { id, slug } of [first, lockedLesson]) {
      const visitor = await read(api.get(pathOf(id)));
      assert.deepEqual([visitor.captions, visitor.is_locked], [null, true]);
      assert.ok(!(await api.post('/api/getlessonbyslug', { slug })).body.includes('Adiós'));
    }
    assert.equal((await read(person.get(pathOf(first.id)))).captions, webVtt);
    const lockedAnswer = await read(person.get(pathOf(lockedLesson.id)));
    assert.deepEqual([lockedAnswer.captions, lockedAnswer.is_locked], [null, true]);
    assert.ok(!(await person.post('/api/getlessonbyslug', { slug: lockedLesson.slug })).body.includes('Adiós'));
    const list = await api.get(`/api/lessons/list?course_id=${courseId}`, 'admin');
    assert.ok(!list.body.includes('Adiós'));
  });
});

test('a lesson about a PDF names its address, or the path of a stored file', async () => {
  const papers = await addCourse('Papeles');
  for (const [link_url, status] of [
    ['https://example.org/a.pdf', 201],
    [`/api/v2/files/${'a'.repeat(32)}/b1.pdf`, 201],
    ['/my/courses', 422],
    ['javascript:alert(1)', 422],
    ['//example.org/a.pdf', 422],
  ] as const) {
    const lesson = { title: 'Papel', course_id: papers.id, kind: 'pdf', link_url };
    assert.equal((await api.post('/api/addlesson', lesson, 'admin')).statusCode, status, link_url);
  }
});
