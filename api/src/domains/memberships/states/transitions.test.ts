import { subscriptionStates } from '@enlace/shared-contract/memberships';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pino } from 'pino';

import { addPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { ensureMembership, lockMembership } from '../member';
import { changeTransitions } from './change-transitions';
import { moveSubscription } from './move-subscription';
import { findTransition, type SubscriptionState, subscriptionTransitions } from './subscription-transitions';

const memberships = join(import.meta.dirname, '..');
const guide = readFileSync(join(memberships, '../../../../docs/guides/memberships.md'), 'utf8');

/** States in which a subscription is over. */
const endStates: readonly SubscriptionState[] = ['none', 'canceled'];

describe('the states of a subscription', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  test('change by the transitions of the table and by no other, which are refused and logged', async () => {
    const { id: userId } = await addPerson(api);
    await ensureMembership(api.deps.db, userId);
    const logLines: { from: string; to: string }[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => logLines.push(JSON.parse(line)) });
    const actions = async () => {
      const rows = await api.deps.db
        .selectFrom('audit_entries')
        .select('action')
        .where('resource', '=', 'memberships')
        .where('row_id', '=', String(userId))
        .execute();
      return rows.map(({ action }) => action);
    };
    const move = async (from: SubscriptionState, to: SubscriptionState, itemId: string) => {
      await api.deps.db
        .updateTable('memberships')
        .set({ state: from, item_id: 'si_1', dunning_paused_until: new Date(), price: 1 })
        .where('user_id', '=', userId)
        .execute();
      logLines.length = 0;
      await api.deps.db.transaction().execute(async (trx) => {
        const membership = await lockMembership(trx, userId);
        assert.ok(membership);
        await moveSubscription(trx, membership, { state: to, item_id: itemId, price: 2 }, { logger });
      });
      return ensureMembership(api.deps.db, userId);
    };
    for (const from of subscriptionStates)
      for (const to of subscriptionStates)
        for (const itemId of ['si_1', 'si_2']) {
          const countBefore = (await actions()).length;
          const row = await move(from, to, itemId);
          const name = from === to ? null : findTransition(from, to);
          const isRevived = endStates.includes(from) && !endStates.includes(to) && itemId === 'si_1';
          const isAllowed = name !== undefined && !isRevived;
          const label = `${from} ${to} ${itemId}`;
          assert.deepEqual([row.state, row.price], isAllowed ? [to, 2] : [from, 1], label);
          assert.deepEqual(
            logLines.map((line) => [line.from, line.to]),
            isAllowed ? [] : [[from, to]],
            label,
          );
          const effects: readonly string[] = !isAllowed || name === null ? [] : subscriptionTransitions[name].effects;
          assert.equal(row.dunning_paused_until === null, effects.includes('endPause'), label);
          assert.deepEqual((await actions()).slice(countBefore), effects.includes('audit') ? [name] : [], label);
        }
  });

  test('and those of a change of plan are in the guide as they are', () => {
    for (const [name, { to, from }] of Object.entries({ ...subscriptionTransitions, ...changeTransitions })) {
      const states = from.map((state) => `\`${state}\``).join(', ');
      const row = new RegExp(`^\\| \`${name}\` +\\| ${states} +\\| \`${to}\` `, 'm');
      assert.match(guide, row);
    }
  });

  test('and those of a change of plan are written by one file each', () => {
    const files = readdirSync(memberships, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    assert.ok(files.length > 40);
    const writers = files.filter((file) => {
      const text = readFileSync(join(memberships, file), 'utf8');
      const updates = [
        ...text.matchAll(/updateTable\('(?:memberships|membership_changes)'\)[^;]*?;/gs),
        ...text.matchAll(/update (?:memberships|membership_changes)\b[^`]*?\bwhere/gs),
      ].map(([statement]) => statement);
      return updates.some((one) => /\bstate:|\.\.\.columns|\bset\b[^`]*\bstate =/.test(one));
    });
    assert.deepEqual(writers.toSorted(), ['states/change-transitions.ts', 'states/move-subscription.ts']);
  });
});
