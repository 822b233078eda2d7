import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { HopelessJobError } from '../../../infrastructure/background-jobs/define-job';
import { addApplication, api, openRecruitingStage } from '../../../testing/stages/recruiting/recruiting-stage';
import { factsJobs } from './facts-jobs';
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

  test('begins and ends a paid package by the clock without a drift', async () => {
    const { db } = api.deps;
    const { member } = await addApplication();
    await sql`insert into user_roles (user_id, role_id) select ${member.id}, id from roles where name = 'latinas'
      on conflict do nothing`.execute(db);
    await sql`insert into memberships (user_id, state, package_id) select ${member.id}, 'active', min(p.id)
      from packages p join roles r on r.id = p.role_id and r.name = 'latinas' where p.price > 0`.execute(db);
    const setTimes = (times: string) =>
      sql`update memberships set ${sql.raw(times)} where user_id = ${member.id}`.execute(db);
    const noteOld = (isPremium: boolean) =>
      sql`update member_facts set is_premium = ${isPremium} where user_id = ${member.id}`.execute(db);
    const readPremium = async () => {
      const { rows } = await sql<{ is_premium: boolean }>`select is_premium from member_facts
        where user_id = ${member.id}`.execute(db);
      return rows[0]?.is_premium;
    };
    for (const [times, isPremium] of [
      [`comp_until = now() - interval '1 second'`, true],
      [`state = 'canceled', period_end = now() - interval '1 second', comp_until = null`, false],
      [`state = 'past_due', failed_at = now() - interval '15 days', period_end = null`, false],
    ] as const) {
      await setTimes(times);
      await noteOld(!isPremium);
      assert.deepEqual(await recountFacts(api.deps), [], times);
      assert.equal(await readPremium(), isPremium);
    }
    await setTimes(`state = 'active', failed_at = null`);
    await noteOld(false);
    assert.deepEqual(
      await recountFacts(api.deps),
      [{ table: 'member_facts', rows: 1 }],
      'without an end it is a fault',
    );
  });

  test('has no time limit of queries, as the job that tends the facts', async () => {
    let runs = 0;
    const countRuns: ApiDeps['unhurried'] = (work) => {
      runs += 1;
      return api.deps.unhurried(work);
    };
    const run = { id: 1, attempt: 1, signal: new AbortController().signal, noteProgress: async () => undefined };
    const jobs = factsJobs({ ...api.deps, unhurried: countRuns });
    for (const job of jobs) await job.run({}, run);
    assert.equal(runs, jobs.length);
  });
});
