import type { MyCourse } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  addCourse,
  api,
  completeCourse,
  openCertificatesStage,
  parse,
  pdfText,
  read,
  readAs,
  setName,
} from '../../../testing/stages/learning/certificates-stage';

openCertificatesStage();

describe('a certificate', () => {
  test('is issued once with the last lesson, and a visitor verifies it', async () => {
    const person = await insertPerson(api);
    const rows = await addCourse('Ñandutí y datos');
    await person.post('/api/enroll_course', { course_id: rows.course });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => person.post('/api/complete_lesson', { lesson_id: rows.lesson })),
    );
    const codes = new Set(answers.map((answer) => answer.json<{ data: MyCourse }>().data.certificate));
    assert.equal(codes.size, 1);
    const [code] = [...codes];
    assert.match(code ?? '', /^[\da-f]{32}$/);
    const answer = await read(code ?? '');
    const certificate = parse(answer.json());
    assert.deepEqual([certificate.course_title, certificate.minutes], ['Ñandutí y datos', 90]);
    assert.deepEqual([certificate.is_own, certificate.shows_name, certificate.file_token], [false, true, null]);
    assert.match(certificate.name ?? '', /^Perla Ibáñez/);
    assert.match(String(answer.headers['x-robots-tag']), /noindex/);
    assert.equal((await read('0'.repeat(32))).statusCode, 404);
  });

  test('is a PDF, and a QR code', async () => {
    const code = await completeCourse(await insertPerson(api), await addCourse('Un título '.repeat(18).trim()));
    const pdf = await api.get(`/api/v2/certificates/${code}/pdf?lang=en`);
    assert.equal(pdf.headers['content-type'], 'application/pdf');
    assert.match(pdfText(pdf), /Perla Ibáñez/);
    const qr = await api.get(`/api/v2/certificates/${code}/qr`);
    assert.match(String(qr.headers['content-type']), /image\/svg/);
  });

  test('is revoked by an admin for good, with a reason, and says so to everybody', async () => {
    const person = await insertPerson(api);
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

describe('the name on a certificate', () => {
  test('is hidden and shown by its learner, from everybody else except admins', async () => {
    const [person, other] = [await insertPerson(api), await insertPerson(api)];
    const code = await completeCourse(person, await addCourse('Sin nombre'));
    for (let time = 0; time < 2; time += 1) {
      const answer = await setName(person, code, false);
      assert.equal(answer.statusCode, 200, answer.body);
      const { name, shows_name: showsName, is_own: isOwn } = parse(answer.json());
      assert.deepEqual([/^Perla/.test(name ?? ''), showsName, isOwn], [true, false, true]);
    }
    assert.match((await readAs(person, code)).name ?? '', /^Perla/);
    for (const certificate of [parse((await read(code)).json()), await readAs(other, code)])
      assert.deepEqual(
        [certificate.name, certificate.shows_name, certificate.is_own, certificate.file_token],
        [null, false, false, null],
      );
    const forAdmin = parse((await api.get(`/api/v2/certificates/${code}`, 'admin')).json());
    assert.deepEqual([/^Perla/.test(forAdmin.name ?? ''), forAdmin.is_own, forAdmin.file_token], [true, false, null]);
    await setName(person, code, true);
    const answer = await read(code);
    assert.match(parse(answer.json()).name ?? '', /^Perla/);
    assert.match(String(answer.headers['x-robots-tag']), /noindex/);
  });

  test('is chosen by its learner only', async () => {
    const [person, other] = [await insertPerson(api), await insertPerson(api)];
    const code = await completeCourse(person, await addCourse('De otra persona'));
    assert.equal((await setName(other, code, false)).statusCode, 404);
    assert.equal((await setName(person, '0'.repeat(32), false)).statusCode, 404);
    const path = `/api/v2/certificates/${code}/name`;
    assert.equal((await api.post(path, { shows_name: false }, 'admin')).statusCode, 404);
    assert.equal((await api.post(path, { shows_name: false })).statusCode, 401);
    assert.equal((await person.post(path, { shows_name: 'no' })).statusCode, 422);
    assert.equal(parse((await read(code)).json()).shows_name, true);
    await api.post(`/api/v2/certificates/${code}/revoke`, { reason: 'Trampa' }, 'admin');
    const answer = await setName(person, code, false);
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [410, 'REVOKED']);
    assert.equal((await setName(other, code, false)).statusCode, 404);
  });

  test('is in the PDF of its learner, also by a token for this file; visitors get a PDF without it', async () => {
    const person = await insertPerson(api);
    const code = await completeCourse(person, await addCourse('Uno'));
    await setName(person, code, false);
    const token = (await readAs(person, code)).file_token ?? '';
    const path = `/api/v2/certificates/${code}/pdf?lang=en`;
    assert.match(pdfText(await api.get(`${path}&token=${token}`)), /Perla Ibáñez/);
    const publicText = pdfText(await api.get(path));
    assert.match(publicText, /A member of /);
    assert.doesNotMatch(publicText, /Perla/);
  });
});
