import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { HopelessJobError } from '../../../infrastructure/jobs/define-job';
import { addApplication, api, openRecruitingStage } from '../../../testing/stages/recruiting/recruiting-stage';
import { recountFacts, runRecount } from './recount-facts';

openRecruitingStage();

describe('the nightly recount', () => {
  test('finds drift, repairs it, and agrees the next time', async () => {
    const { deps } = api;
    const { db } = deps;
    const { job, company, member } = await addApplication();
    await recountFacts(deps);
    assert.deepEqual(await recountFacts(deps), []);

    await sql`update member_facts set country_code = 'XX' where user_id = ${member.id}`.execute(db);
    await sql`delete from dashboard_facts where subject_id = ${job}`.execute(db);
    await sql`insert into dashboard_days (kind, subject_id, company_id, day, amount)
      values ('company_view', ${company.id}, ${company.id}, '2025-03-01', 3)`.execute(db);
    const errors: unknown[] = [];
    const logger = { error: (fact: unknown) => void errors.push(fact), info: () => undefined };
    await assert.rejects(
      runRecount({ ...deps, logger }),
      (error) =>
        error instanceof HopelessJobError && /^repaired: 1 of member_facts, 1 of dashboard_facts/.test(error.message),
    );
    const drift = [
      { table: 'member_facts', rows: 1 },
      { table: 'dashboard_facts', rows: 1 },
      { table: 'dashboard_slots', rows: 2 },
      { table: 'dashboard_days', rows: 2 },
    ];
    assert.deepEqual(errors, [{ drift }]);
    const { rows } = await sql`select drift from dashboard_counts order by id desc limit 1`.execute(db);
    assert.deepEqual(rows, [{ drift }]);
    const metrics = await api.api.readMetrics();
    assert.equal(metrics.find(({ name }) => name === 'enlace_dashboard_drift')?.samples[0]?.value, 6);
    assert.deepEqual(await recountFacts(deps), []);
  });

  test('ends a paid package by the clock without a drift', async () => {
    const { member } = await addApplication();
    await sql`update member_facts set is_premium = true where user_id = ${member.id}`.execute(api.deps.db);
    assert.deepEqual(await recountFacts(api.deps), []);
    const { rows } = await sql`select is_premium from member_facts where user_id = ${member.id}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ is_premium: false }]);
  });
});
