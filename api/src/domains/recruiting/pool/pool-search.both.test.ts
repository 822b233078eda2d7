import { poolFields, talentPoolSchema } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import { addCompany, api, openRecruitingStage } from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

describe('the search of the talent pool', () => {
  test('follows the profile, the skills and the consent of a member', async () => {
    const { recruiter } = await addCompany();
    const person = await insertPerson(api);
    const { db } = api.deps;
    const finds = async (words: string) => {
      const answer = await recruiter.get(`/api/job_info/talent_pool?search=${encodeURIComponent(words)}`);
      return talentPoolSchema.parse(answer.json()).data.some(({ id }) => id === person.id);
    };
    const show = (shows: readonly string[]) =>
      person.post('/api/v2/pool-profile', { is_listed: true, shows, allows_contact: false });
    await show(poolFields);
    await sql`update users set headline = 'Construyó Xylófonos', bio = 'Vive cerca del ríoñandú'
      where id = ${person.id}`.execute(db);
    assert.deepEqual(
      [await finds('xylofonos'), await finds('rionandu construyo'), await finds('xylofonos piano')],
      [true, true, false],
    );
    const { rows } = await sql<{ id: number }>`insert into job_skills (name, kind, translations)
      values ('Zitherkraft', 'tech', '{"es": {"name": "Cítaramanía"}}') returning id`.execute(db);
    const skillId = rows[0]?.id ?? 0;
    await sql`insert into user_job_skills (user_id, job_skill_id) values (${person.id}, ${skillId})`.execute(db);
    assert.deepEqual([await finds('zitherkraft'), await finds('citaramania')], [true, true]);
    await sql`update job_skills set name = 'Balalaikraft' where id = ${skillId}`.execute(db);
    assert.deepEqual([await finds('zitherkraft'), await finds('balalaikraft')], [false, true]);
    await show(['headline']);
    assert.deepEqual(
      [await finds('balalaikraft'), await finds('rionandu'), await finds('xylofonos')],
      [false, false, true],
    );
    await show(poolFields);
    await sql`delete from user_job_skills where user_id = ${person.id}`.execute(db);
    assert.deepEqual([await finds('balalaikraft'), await finds('xylofonos')], [false, true]);
    await sql`delete from job_skills where id = ${skillId}`.execute(db);
  });
});
