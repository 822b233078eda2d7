import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import {
  addCompany,
  addJob,
  api,
  applyFor,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

test('files that are sent at the same time as the application belong to it, or are refused', async () => {
  const job = await addJob(await addCompany());
  for (let round = 0; round < 4; round += 1) {
    const member = await insertPerson(api);
    const upload = () => {
      const form = new FormData();
      form.append('key', randomUUID());
      form.append('file', new File([`%PDF-1.7\n${randomUUID()}\n%%EOF\n`], 'cv.pdf'));
      return member.post(`/api/v2/jobs/${job}/application-files`, form);
    };
    const uploads = Array.from({ length: 7 }, upload);
    const [id, ...answers] = await Promise.all([applyFor(job, member), ...uploads]);
    const storedCount = answers.filter(({ statusCode }) => statusCode === 201).length;
    assert.ok(answers.every(({ statusCode }) => [201, 409, 422].includes(statusCode)));
    assert.ok(storedCount <= 5);
    const { rows } = await sql<{ application_id: number | null }>`select application_id from application_files
      where user_id = ${member.id}`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ application_id: applicationId }) => applicationId),
      Array.from({ length: storedCount }, () => id),
    );
  }
});
