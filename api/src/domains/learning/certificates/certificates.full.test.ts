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
});
