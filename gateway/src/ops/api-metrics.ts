import type { Metric } from '@enlace/shared-contract/platform';

import { withTimeLimit } from './time-limit';

/** The API is asked at most once in this time. */
const freshMs = 15_000;
/** Older metrics are left out, so that a collector does not take them for current. */
const mostMs = 60_000;
/** Longest time that a scrape waits. */
const waitMs = 1_000;

/** Metrics of the API. A scrape never waits for a database that does not answer: it gets the last metrics. */
export class ApiMetrics {
  #metrics: readonly Metric[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #triedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(
    private readonly read: () => Promise<readonly Metric[]>,
    private readonly clock: () => number = Date.now,
  ) {}

  /** The metrics, and the metric whether the API has given them within the last minute. */
  async get(): Promise<readonly Metric[]> {
    if (this.clock() - this.#triedAt >= freshMs) {
      this.#reading ??= this.#refresh().finally(() => {
        this.#reading = null;
      });
    }
    if (this.#reading !== null) await withTimeLimit(this.#reading, waitMs, 'late').catch(() => undefined);
    const isCurrent = this.clock() - this.#readAt <= mostMs;
    const up: Metric = {
      name: 'enlace_api_metrics_up',
      help: 'Whether the metrics of the API are current',
      kind: 'gauge',
      samples: [{ labels: {}, value: isCurrent ? 1 : 0 }],
    };
    return isCurrent ? [up, ...this.#metrics] : [up];
  }

  async #refresh(): Promise<void> {
    this.#triedAt = this.clock();
    const metrics = await this.read().catch(() => null);
    if (metrics === null) return;
    this.#metrics = metrics;
    this.#readAt = this.clock();
  }
}

/** The text format of Prometheus. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, kind, samples }) => {
      const lines = samples.map(({ labels, value }) => `${name}${labelsText(labels)} ${value}`);
      return [`# HELP ${name} ${help.replaceAll('\n', ' ')}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
    })
    .join('');
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
