import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Metric } from '@enlace/shared-contract/platform';

import { ApiMetrics, metricsText } from './api-metrics';

const metricOf = (value: number): Metric => ({
  name: 'enlace_jobs',
  help: 'Jobs',
  kind: 'gauge',
  samples: [{ labels: { state: 'dead' }, value }],
});

const valuesOf = (metrics: readonly Metric[]): number[] =>
  metrics.flatMap(({ samples }) => samples.map((s) => s.value));

describe('metrics of the API', () => {
  test('are read once in 15 seconds, however many scrapes there are', async () => {
    let [now, reads] = [0, 0];
    const metrics = new ApiMetrics(
      async () => [metricOf((reads += 1))],
      () => now,
    );
    await Promise.all([metrics.get(), metrics.get()]);
    now = 14_999;
    assert.deepEqual(valuesOf(await metrics.get()), [1, 1]);
    now = 15_000;
    assert.deepEqual(valuesOf(await metrics.get()), [1, 2]);
  });

  test('are the last ones while the API fails, and missing after a minute', async () => {
    let [now, isDown, reads] = [0, false, 0];
    const read = async (): Promise<Metric[]> => {
      reads += 1;
      if (isDown) throw new Error('down');
      return [metricOf(7)];
    };
    const metrics = new ApiMetrics(read, () => now);
    await metrics.get();
    isDown = true;
    now = 30_000;
    assert.deepEqual(valuesOf(await metrics.get()), [1, 7]);
    assert.equal(reads, 2);
    now = 60_001;
    assert.deepEqual(valuesOf(await metrics.get()), [0]);
  });

  test('do not block a scrape when the API hangs', async () => {
    const metrics = new ApiMetrics(() => new Promise(() => undefined));
    assert.deepEqual(valuesOf(await metrics.get()), [0]);
  });

  test('become text with escaped labels', () => {
    const metric: Metric = { ...metricOf(1), samples: [{ labels: { state: 'a"b\\c' }, value: 1.5 }] };
    assert.equal(
      metricsText([metric]),
      '# HELP enlace_jobs Jobs\n# TYPE enlace_jobs gauge\nenlace_jobs{state="a\\"b\\\\c"} 1.5\n',
    );
  });
});
