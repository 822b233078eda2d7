import { certificateSchema, type MyCourse } from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const add = async (path: string, values: object) => (await addRecord(api, path, values)).id;

async function addCourse(title: string) {
  const course = await add('/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z' });
  const lesson = await add('/api/addlesson', {
    ...{ course_id: course, title: 'Única', status: 'published', minutes: 90, body: '<p>Hola</p>' },
  });
  return { course, lesson };
}

async function completeCourse(person: TestPerson, { course, lesson }: { course: number; lesson: number }) {
  await person.post('/api/enroll_course', { course_id: course });
  const answer = await person.post('/api/complete_lesson', { lesson_id: lesson });
  return answer.json<{ data: MyCourse }>().data.certificate ?? '';
}

const read = (code: string) => api.get(`/api/v2/certificates/${code}`);

describe('a certificate', () => {
  test('is issued once with the last lesson, and a visitor verifies it', async () => {
    const person = await addPerson(api);
    const rows = await addCourse('Ñandutí y datos');
    await person.post('/api/enroll_course', { course_id: rows.course });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.post('/api/complete_lesson', { lesson_id: rows.lesson })),
    );
    const codes = new Set(answers.map((answer) => answer.json<{ data: MyCourse }>().data.certificate));
    assert.equal(codes.size, 1);
    const [code] = [...codes];
    assert.match(code ?? '', /^[\da-f]{32}$/);
    const answer = await read(code ?? '');
    const certificate = certificateSchema.parse(answer.json<{ data: unknown }>().data);
    assert.deepEqual([certificate.course_title, certificate.minutes], ['Ñandutí y datos', 90]);
    assert.match(String(answer.headers['x-robots-tag']), /noindex/);
    assert.equal((await read('0'.repeat(32))).statusCode, 404);
  });

  test('keeps its title when the course is renamed, and stays when the course is deleted', async () => {
    const person = await addPerson(api);
    const rows = await addCourse('Nombre de entonces');
    const code = await completeCourse(person, rows);
    await api.post(`/api/editcourse?id=${rows.course}`, { title: 'Nombre nuevo' }, 'admin');
    await api.post(`/api/deletecourse?id=${rows.course}`, {}, 'admin');
    const hardRemoval = await api.post(`/api/deletehardcourse?id=${rows.course}`, {}, 'admin');
    assert.equal(hardRemoval.statusCode, 200, hardRemoval.body);
    const answer = await read(code);
    assert.equal(answer.json<{ data: { course_title: string } }>().data.course_title, 'Nombre de entonces');
  });

  test('is a PDF in three languages, and a QR code', async () => {
    const code = await completeCourse(await addPerson(api), await addCourse('Un título '.repeat(18).trim()));
    for (const lang of ['en', 'es', 'pt']) {
      const pdf = await api.get(`/api/v2/certificates/${code}/pdf?lang=${lang}`);
      assert.equal(pdf.headers['content-type'], 'application/pdf');
      assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-');
    }
    const qr = await api.get(`/api/v2/certificates/${code}/qr`);
    assert.match(String(qr.headers['content-type']), /image\/svg/);
  });

  test('is revoked by an admin for good, with a reason, and says so to everybody', async () => {
    const person = await addPerson(api);
    const rows = await addCourse('Con trampa');
    const code = await completeCourse(person, rows);
    const revoke = (as: 'admin' | 'latinas' | null, body: object = { reason: 'Otra persona hizo el examen' }) =>
      api.post(`/api/v2/certificates/${code}/revoke`, body, as);
    assert.deepEqual([(await revoke(null)).statusCode, (await revoke('latinas')).statusCode], [401, 403]);
    assert.equal((await revoke('admin', { reason: ' ' })).statusCode, 422);
    assert.deepEqual([(await revoke('admin')).statusCode, (await revoke('admin')).statusCode], [200, 200]);
    const answer = await read(code);
    assert.equal(answer.statusCode, 410);
    const body = answer.json<{ code: string; details: { revoked: boolean } }>();
    assert.deepEqual([body.code, body.details.revoked], ['REVOKED', true]);
    assert.equal((await api.get(`/api/v2/certificates/${code}/pdf`)).statusCode, 410);
    assert.ok(!answer.body.includes('examen'), 'the reason is not public');
    assert.equal(await completeCourse(person, rows), '', 'a repeated completion issues no new one');
  });
});
