import { poolFields } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  addCompany,
  addJob,
  api,
  applyFor,
  candidateOf,
  endTakeBackTime,
  move,
  openRecruitingStage,
} from '../../testing/stages/recruiting/recruiting-stage';
import { insertPerson } from '../../testing/insert-person';
import { anonymise } from '../identity/privacy/anonymise';

openRecruitingStage();

const countedTables = ['applications', 'application_events', 'pool_views', 'pool_contacts'] as const;

async function countRows(): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const table of countedTables) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
      api.deps.db,
    );
    counts.push(rows[0]?.count ?? 0);
  }
  return counts;
}

/** Names of the tables that have the word in any column. */
async function findTables(word: string): Promise<readonly string[]> {
  const { db } = api.deps;
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const names: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as row
      where strpos(lower(row::text), ${word}) > 0 limit 1`.execute(db);
    if (rows.length > 0) names.push(name);
  }
  return names;
}

describe('the removal of a member who was a candidate', () => {
  test('leaves counts of applications, looks and messages, and no words', async () => {
    const word = 'xochipilli77';
    const { db } = api.deps;
    const company = await addCompany();
    const { recruiter } = company;
    const [job, otherJob] = [await addJob(company), await addJob(company)];
    const person = await insertPerson(api);
    await sql`update users set first_name = ${`Nayeli ${word}`}, headline = ${word}, bio = ${word}, city = ${word}
      where id = ${person.id}`.execute(db);
    const profile = { is_listed: true, shows: poolFields, allows_contact: true };
    assert.equal((await person.post('/api/v2/pool-profile', profile)).statusCode, 200);
    await person.post(`/api/v2/jobs/${otherJob}/application-draft`, { message: word });
    const id = await applyFor(job, person, { message: word });
    await recruiter.get(`/api/v2/talent-pool/${person.id}`);
    await recruiter.post(`/api/v2/talent-pool/${person.id}/contact`, { company_id: company.id, message: word });
    const { version } = await candidateOf(recruiter, id);
    const answer = await move(recruiter, {
      move: 'reject',
      ids: [id],
      version,
      reason: word,
      note: word,
      shows_reason: true,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    await endTakeBackTime(id);
    const tables = await findTables(word);
    for (const table of ['application_drafts', 'application_events', 'applications', 'pool_contacts', 'pool_members'])
      assert.ok(tables.includes(table), table);
    const counts = await countRows();

    await db.transaction().execute((trx) => anonymise(trx, person.id, new Date(), api.deps));
    assert.deepEqual(await findTables(word), []);
    assert.deepEqual(await countRows(), counts);
    assert.equal((await recruiter.get(`/api/v2/candidates/${id}`)).statusCode, 404);
    assert.equal((await recruiter.get(`/api/v2/talent-pool/${person.id}`)).statusCode, 404);
  });
});
