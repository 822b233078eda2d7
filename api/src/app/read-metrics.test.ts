import { orderStates } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { internalMetricsPath, type Metric, metricSchema } from '@enlace/shared-contract/platform';
import Fastify from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import * as z from 'zod/mini';

import type { TestApi } from '../testing/build-test-api';
import { isPostgres } from '../testing/lane';
import { shareTestApi } from '../testing/shared-api';
import { readMetrics } from './read-metrics';
import { serveMetrics } from './serve-metrics';

const secret = 'a secret of the gateway and of its API';

function valueOf(metrics: readonly Metric[], name: string, label = ''): number | undefined {
  const samples = metrics.find((metric) => metric.name === name)?.samples ?? [];
  return samples.find(({ labels }) => label === '' || Object.values(labels).includes(label))?.value;
}

describe('the metrics of the API', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  test('count jobs, mails, orders and refunds by state, and every state has a value', async () => {
    await api.finishJobs();
    const earlierMetrics = await api.api.readMetrics();
    await sql`insert into background_jobs (kind, payload, state, due_at, most_attempts, is_at_most_once)
      values ('a', '{}', 'dead', now(), 3, false), ('b', '{}', 'waiting', now() - interval '1 hour', 3, false),
        ('c', '{}', 'waiting', now() + interval '1 hour', 3, false)`.execute(api.deps.db);
    const metrics = await api.api.readMetrics();
    await sql`delete from background_jobs where kind in ('a', 'b', 'c')`.execute(api.deps.db);
    const growth = (state: string): number =>
      (valueOf(metrics, 'enlace_jobs', state) ?? 0) - (valueOf(earlierMetrics, 'enlace_jobs', state) ?? 0);
    assert.deepEqual(['dead', 'late', 'waiting', 'running'].map(growth), [1, 1, 1, 0]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
      where state = 'confirmed'`.execute(api.deps.db);
    assert.equal(valueOf(metrics, 'enlace_orders', 'confirmed'), rows[0]?.count);
    for (const state of orderStates) assert.equal(typeof valueOf(metrics, 'enlace_orders', state), 'number');
    for (const state of ['requested', 'succeeded', 'failed'])
      assert.equal(typeof valueOf(metrics, 'enlace_refunds', state), 'number');
    for (const state of ['waiting', 'failing', 'failed'])
      assert.equal(typeof valueOf(metrics, 'enlace_mails', state), 'number');
    assert.equal(valueOf(metrics, 'enlace_database_up'), 1);
  });

  test('have every name and state that the alerts of the guide use', async () => {
    const metrics = await api.api.readMetrics();
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/metrics.md'), 'utf8');
    const [table = '', alerts = ''] = guide.split('## Alerts');
    const uses = [...alerts.matchAll(/(enlace_\w+)(?:\{state=~?"([\w|]+)"\})?/g)];
    assert.ok(uses.length >= 10, alerts);
    for (const [use, name = '', states = ''] of uses) {
      assert.ok(table.includes(`\`${name}\``), `${name} is in no row of the guide`);
      // The embedded database has no pool of connections.
      if (states === '' || (!isPostgres && name === 'enlace_database_connections')) continue;
      for (const state of states.split('|')) assert.equal(typeof valueOf(metrics, name, state), 'number', use);
    }
  });

  test('count webhooks by outcome', async () => {
    const earlierMetrics = await api.api.readMetrics();
    const answer = await api.app.inject({
      method: 'POST',
      url: paymentCalls.takeEvent.path,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=wrong' },
      payload: '{}',
    });
    assert.equal(answer.statusCode, 400, answer.body);
    const refusedCount = valueOf(await api.api.readMetrics(), 'enlace_webhooks_total', 'refused') ?? 0;
    assert.equal(refusedCount, (valueOf(earlierMetrics, 'enlace_webhooks_total', 'refused') ?? 0) + 1);
  });

  test('are those of the process alone while the database does not answer', async () => {
    const db = api.deps.db.withSchema('nowhere');
    const brokenDb = new Proxy(db, {
      get: () => {
        throw new Error('down');
      },
    });
    const pool = { used: 3, idle: 1, waiting: 2, most: 20 };
    const metrics = await readMetrics({ db: brokenDb, mailServer: 'smtp', now: new Date(), pool });
    assert.equal(valueOf(metrics, 'enlace_database_up'), 0);
    assert.equal(valueOf(metrics, 'enlace_database_connections', 'waiting'), 2);
    assert.equal(valueOf(metrics, 'enlace_database_connections_most'), 20);
    assert.equal(valueOf(metrics, 'enlace_orders'), undefined);
  });

  test('are served to the gateway with the secret alone', async () => {
    const app = Fastify();
    await app.register(serveMetrics({ secret, readMetrics: api.api.readMetrics }));
    const ask = (authorization: string) => app.inject({ url: internalMetricsPath, headers: { authorization } });
    assert.equal((await ask('Bearer wrong')).statusCode, 401);
    const answer = await ask(`Bearer ${secret}`);
    assert.equal(z.array(metricSchema).safeParse(answer.json().data).success, true, answer.body);
    await app.close();
  });
});
