import { certificateSchema, type MyCourse } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import {
  addCourse,
  api,
  completeCourse,
  openCertificatesStage,
  read,
} from '../../../testing/stages/learning/certificates-stage';

openCertificatesStage();

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
