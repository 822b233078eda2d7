import { isAppError } from '@enlace/shared-contract/errors';
import { orderStates } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pino } from 'pino';

import type { TestApi } from '../../../../testing/build-test-api';
import { addEvent, addTicket, readDrift } from '../../../../testing/event-tickets';
import { createBuyer } from '../../../../testing/sandbox-payments';
import { shareTestApi } from '../../../../testing/shared-api';
import { move, ways } from '../../../../testing/stages/events/orders-stage';
import { orderTransitions, transitionNames, transitionOf } from './transitions';

const events = join(import.meta.dirname, '../..');
const guides = join(events, '../../../../docs/guides');

describe('the states of an order', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  test('change by the transitions of the table and by no other, which are refused and logged', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const buyer = createBuyer(api);
    const logLines: { order: number; transition: string; from: string; to: string }[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => logLines.push(JSON.parse(line)) });
    for (const state of orderStates)
      for (const name of transitionNames) {
        const hold = await buyer.hold(event, ticket);
        const { id } = await api.deps.db
          .selectFrom('orders')
          .select('id')
          .where('reference', '=', hold.reference)
          .executeTakeFirstOrThrow();
        for (const step of ways[state]) await move(api, id, step);
        const { from, to } = transitionOf(name);
        logLines.length = 0;
        if (from.includes(state)) {
          // An order that has its tickets cannot be delivered again; the caller checks that.
          assert.equal((await move(api, id, name, logger)).state, to, `${state} ${name}`);
          assert.deepEqual(logLines, []);
        } else {
          await assert.rejects(move(api, id, name, logger), (error) => isAppError(error) && error.code === 'CONFLICT');
          const row = await api.deps.db
            .selectFrom('orders')
            .select('state')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          assert.equal(row.state, state, `${state} ${name}`);
          assert.deepEqual(
            logLines.map((line) => [line.order, line.transition, line.from, line.to]),
            [[id, name, state, to]],
          );
        }
      }
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('are drawn in the guide as they are', () => {
    const guide = readFileSync(join(guides, 'orders.md'), 'utf8');
    const drawnTransitions = [...guide.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(([, from, to, name]) =>
      [from, to, name].join(),
    );
    const codedTransitions = transitionNames.flatMap((name) =>
      orderTransitions[name].from.map((from) => [from, orderTransitions[name].to, name].join()),
    );
    assert.deepEqual(drawnTransitions.toSorted(), codedTransitions.toSorted());
    for (const state of orderStates) assert.match(guide, new RegExp(`^\\| \`${state}\` `, 'm'), state);
  });

  test('are written by this module alone', () => {
    const files = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    assert.ok(files.length > 100);
    const writers = files.filter((file) => {
      const text = readFileSync(join(events, file), 'utf8');
      const updates = [
        ...text.matchAll(/updateTable\('orders'\)[^;]*?;/gs),
        ...text.matchAll(/update orders\b[^`]*?\bwhere/gs),
      ].map(([statement]) => statement);
      return (
        /insertInto\('orders'\)|insert into orders/.test(text) ||
        updates.some((one) => /\bstate:|\bset\b[^`]*\bstate =/.test(one))
      );
    });
    assert.deepEqual(writers.toSorted(), ['orders/machine/create-order.ts', 'orders/machine/move-order.ts']);
  });
});
