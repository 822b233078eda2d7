import { orderStates } from '@enlace/shared-contract/orders';
import type { Metric } from '@enlace/shared-contract/platform';
import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import type { PoolState } from '../infrastructure/db/open-database';
import { type MailServer, readMailState } from '../infrastructure/mail/mail-state';
import { viewCounts } from '../infrastructure/metrics/view-counts';
import { webhookCounts } from '../infrastructure/metrics/webhook-counts';

export interface MetricsSources {
  readonly db: Db;
  readonly mailServer: MailServer;
  readonly now: Date;
  /** Null for the embedded database, which has one connection. */
  readonly pool: PoolState | null;
}

const stateLists = {
  jobs: ['waiting', 'late', 'running', 'dead'],
  orders: orderStates,
  refunds: ['requested', 'succeeded', 'failed'],
} as const;

type Table = keyof typeof stateLists;

const helpOf: Readonly<Record<Table, string>> = {
  jobs: 'Background jobs other than mails; late ones should have begun a minute ago',
  orders: 'Orders of tickets by state',
  refunds: 'Refunds of tickets and memberships by state',
};

/** A job that is later than this counts as late. */
const lateMs = 60_000;

/** Metrics of the API. Those of the database are missing while it does not answer. */
export async function readMetrics(sources: MetricsSources): Promise<readonly Metric[]> {
  const databaseMetrics = await readDatabase(sources).catch(() => null);
  return [
    gauge('enlace_database_up', 'Whether the database answers', [[{}, databaseMetrics === null ? 0 : 1]]),
    ...poolMetrics(sources.pool),
    byLabel('enlace_webhooks_total', 'Events of Stripe since the start', 'counter', 'outcome', webhookCounts()),
    byLabel('enlace_views_total', 'Views of pages since the start', 'counter', 'outcome', viewCounts()),
    ...(databaseMetrics ?? []),
  ];
}

async function readDatabase({ db, mailServer, now }: MetricsSources): Promise<Metric[]> {
  const lateBefore = new Date(now.getTime() - lateMs);
  const { rows } = await sql<{ table: Table; state: string; count: number }>`
    select 'jobs' as "table", case when state = 'waiting' and due_at < ${lateBefore} then 'late' else state end as state,
        count(*)::int as count
      from background_jobs where state in ('waiting', 'running', 'dead') and kind <> 'mail.send' group by 2
    union all select 'orders', state, count(*)::int from orders group by 2
    union all select 'refunds', state, count(*)::int
      from (select state from refunds union all select state from membership_refunds) every_refund group by 2`.execute(
    db,
  );
  const { rows: counts } = await sql<{ drift: number }>`
    select (select coalesce(sum((d ->> 'rows')::integer), 0) from jsonb_array_elements(drift) d)::integer as drift
      from dashboard_counts order by id desc limit 1`.execute(db);
  const { server: _server, ...mails } = await readMailState(db, mailServer);
  const countOf = (table: Table, state: string): number =>
    rows.find((row) => row.table === table && row.state === state)?.count ?? 0;
  return [
    ...Object.entries(stateLists).map(([name, states]) => {
      const table = name as Table;
      const counts = Object.fromEntries(states.map((state) => [state, countOf(table, state)]));
      return byLabel(`enlace_${table}`, helpOf[table], 'gauge', 'state', counts);
    }),
    gauge('enlace_dashboard_drift', 'Rows that the last recount of the dashboards repaired', [
      [{}, counts[0]?.drift ?? 0],
    ]),
    byLabel('enlace_mails', 'Mails that were not sent, each state up to 10,000', 'gauge', 'state', mails),
  ];
}

function poolMetrics(pool: PoolState | null): Metric[] {
  if (pool === null) return [];
  const { most, ...connections } = pool;
  const help = 'Connections of this process to the database, and requests that wait for one';
  return [
    byLabel('enlace_database_connections', help, 'gauge', 'state', connections),
    gauge('enlace_database_connections_most', 'Size of the pool', [[{}, most]]),
  ];
}

function gauge(name: string, help: string, samples: readonly (readonly [Record<string, string>, number])[]): Metric {
  return { name, help, kind: 'gauge', samples: samples.map(([labels, value]) => ({ labels, value })) };
}

function byLabel(
  name: string,
  help: string,
  kind: Metric['kind'],
  label: string,
  counts: Readonly<Record<string, number>>,
): Metric {
  return {
    name,
    help,
    kind,
    samples: Object.entries(counts).map(([key, value]) => ({ labels: { [label]: key }, value })),
  };
}
