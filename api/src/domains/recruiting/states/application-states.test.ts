import { applicationStates, candidateMoveNames, candidateMoves } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pino } from 'pino';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import { addApplication, api, openRecruitingStage } from '../../../testing/stages/recruiting/recruiting-stage';
import { applicationTransitions, isPossible } from './application-transitions';
import { moveApplication, takeMoveBack } from './move-application';

openRecruitingStage();

const recruiting = join(import.meta.dirname, '..');
const guide = readFileSync(join(recruiting, '../../../../docs/guides/recruiting.md'), 'utf8');
const transitions = Object.entries(applicationTransitions) as [
  Exclude<keyof typeof applicationTransitions, never>,
  (typeof applicationTransitions)[keyof typeof applicationTransitions],
][];
const step = { origin: programOrigin, actorId: null, now: new Date() };

describe('the states of an application', () => {
  test('change by the transitions of the table and by no other, which are refused and logged', async () => {
    const { id } = await addApplication();
    const logLines: object[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => logLines.push(JSON.parse(line)) });
    const row = () => api.deps.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (const from of applicationStates)
      for (const [name, { to }] of transitions) {
        if (name === 'submit') continue;
        const next = to ?? from;
        await api.deps.db.updateTable('applications').set({ state: from }).where('id', '=', id).execute();
        logLines.length = 0;
        const before = await row();
        const result = await api.deps.db
          .transaction()
          .execute((trx) => moveApplication(trx, before, name, step, { logger }));
        const after = await row();
        const label = `${from} ${name}`;
        assert.equal(result !== null, isPossible(name, from), label);
        assert.deepEqual(
          [after.state, after.version],
          result === null ? [from, before.version] : [next, before.version + 1],
          label,
        );
        assert.equal(logLines.length, result === null ? 1 : 0, label);
      }
  });

  test('are those of its last event, also after moves that were taken back', async () => {
    const { id } = await addApplication();
    const names = ['view', 'review', 'takeBack', 'interview', 'shortlist', 'takeBack', 'offer', 'hire'] as const;
    for (const name of names)
      await api.deps.db.transaction().execute(async (trx) => {
        const application = await trx
          .selectFrom('applications')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const event = await trx
          .selectFrom('application_events')
          .selectAll()
          .where('application_id', '=', id)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        if (name === 'takeBack') assert.ok(await takeMoveBack(trx, application, event, step));
        else assert.ok(await moveApplication(trx, application, name, step, api.deps));
      });
    const events = await api.deps.db
      .selectFrom('application_events')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('version')
      .execute();
    let state: string | null = null;
    for (const [index, event] of events.entries()) {
      assert.deepEqual([event.version, event.from_state], [index + 1, state]);
      state = event.to_state;
    }
    const { rows } = await sql`select state, version from applications where id = ${id}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ state, version: events.length }]);
    assert.equal(state, 'hired');
  });

  test('have events that are never changed', async () => {
    const { id } = await addApplication();
    await assert.rejects(
      sql`update application_events set to_state = 'hired' where application_id = ${id}`.execute(api.deps.db),
      /append-only/,
    );
  });

  test('are reached by the moves of a recruiter as the contract declares them', () => {
    for (const name of candidateMoveNames) {
      assert.equal(applicationTransitions[name].to, candidateMoves[name]);
      assert.equal(applicationTransitions[name].by, 'recruiter');
    }
  });

  test('are in the guide as they are', () => {
    for (const [name, { to, from }] of transitions) {
      const states = from.map((state) => `\`${state}\``).join(', ') || '–';
      const next = to === null ? 'the same' : `\`${to}\``;
      const row = new RegExp(`^\\| \`${name}\` +\\| ${states} +\\| ${next} `, 'm');
      assert.match(guide, row);
    }
  });

  test('are written by one file', () => {
    const files = readdirSync(recruiting, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    assert.ok(files.length > 15);
    const writers = files.filter((file) => {
      const text = readFileSync(join(recruiting, file), 'utf8');
      return /(?:updateTable|insertInto)\('application(?:s|_events)'\)|(?:update|insert into) applications?\b/.test(
        text,
      );
    });
    assert.deepEqual(writers, ['states/move-application.ts']);
  });
});
