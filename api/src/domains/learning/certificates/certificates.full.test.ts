import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  addCourse,
  api,
  completeCourse,
  openCertificatesStage,
  pdfText,
  read,
  readAs,
  setName,
} from '../../../testing/stages/learning/certificates-stage';

openCertificatesStage();

describe('a certificate', () => {
  test('keeps its title when the course is renamed, and stays when the course is deleted', async () => {
    const person = await insertPerson(api);
    const rows = await addCourse('Nombre de entonces');
    const code = await completeCourse(person, rows);
    await api.post(`/api/editcourse?id=${rows.course}`, { title: 'Nombre nuevo' }, 'admin');
    await api.post(`/api/deletecourse?id=${rows.course}`, {}, 'admin');
    const hardRemoval = await api.post(`/api/deletehardcourse?id=${rows.course}`, {}, 'admin');
    assert.equal(hardRemoval.statusCode, 200, hardRemoval.body);
    const answer = await read(code);
    assert.equal(answer.json<{ data: { course_title: string } }>().data.course_title, 'Nombre de entonces');
  });

  test('is a PDF in three languages', async () => {
    const code = await completeCourse(await insertPerson(api), await addCourse('Un título '.repeat(18).trim()));
    for (const lang of ['en', 'es', 'pt']) {
      const pdf = await api.get(`/api/v2/certificates/${code}/pdf?lang=${lang}`);
      assert.equal(pdf.headers['content-type'], 'application/pdf');
      assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-');
    }
  });

  test('has the hidden name in no PDF by the token of another file, by a changed token, or for an admin', async () => {
    const person = await insertPerson(api);
    const codes = [
      await completeCourse(person, await addCourse('Uno')),
      await completeCourse(person, await addCourse('Dos')),
    ];
    for (const code of codes) await setName(person, code, false);
    const [code = '', otherCode = ''] = codes;
    const token = (await readAs(person, code)).file_token ?? '';
    const foreignToken = (await readAs(person, otherCode)).file_token ?? '';
    const [end = '', signature = ''] = token.split('.');
    const path = `/api/v2/certificates/${code}/pdf?lang=en`;
    assert.match(pdfText(await person.get(path)), /Perla Ibáñez/);
    const wrongTokens = ['', foreignToken, `${Number(end) + 1}.${signature}`, `0.${signature}`];
    for (const answer of [
      await api.get(path, 'admin'),
      ...(await Promise.all(wrongTokens.map((wrongToken) => api.get(`${path}&token=${wrongToken}`)))),
    ]) {
      assert.match(pdfText(answer), /A member of /);
      assert.doesNotMatch(pdfText(answer), /Perla/);
    }
  });
});
