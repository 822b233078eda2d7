import type { DatasetAnswer, DatasetQuery } from '@enlace/shared-contract/dashboards';
import { datasetAnswerSchema } from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { answerDataset } from '../../../domains/dashboards/datasets/answers/answer-dataset';
import type { DashboardViewer } from '../../../domains/dashboards/datasets/dashboard-viewer';
import { datasets } from '../../../domains/dashboards/datasets/datasets';
import type { Dataset } from '../../../domains/dashboards/datasets/define-dataset';
import { createRandom, type Random } from '../../../infrastructure/random/random';
import type { TestApi } from '../../build-test-api';
import {
  countKeys,
  plainDay,
  plainFacts,
  plainMembers,
  type PlainRow,
  plainStep,
  rowsCompared,
  rowsWithin,
} from './plain-counts';
import {
  type FactIds,
  type PlainFact,
  type PlainMember,
  randomFact,
  randomMember,
  randomTime,
  replaceFacts,
} from './random-facts';
import { type PlainTables, replaceTables } from './random-tables';

const zones = ['America/Sao_Paulo', 'America/New_York', 'Asia/Kathmandu', 'Europe/Madrid', 'Pacific/Chatham'];

/** Changes of clocks in these zones, the change of a year, and a leap day. */
const edges = [
  '2018-02-18T02:00Z',
  '2018-11-04T03:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-04-04T14:00Z',
  '2026-09-26T14:00Z',
  '2025-12-31T23:00Z',
  '2024-02-29T12:00Z',
].map((text) => new Date(text));

const now = new Date('2026-11-01T05:40:00Z');
const countRead = async (): Promise<void> => undefined;

const admin: DashboardViewer = { kind: 'admin', isRestricted: false, companyIds: null, chapterIds: null };

interface Facts extends FactIds {
  readonly members: readonly PlainMember[];
  readonly facts: readonly PlainFact[];
  readonly tables: PlainTables;
}

/** Ids of rows that the database has. */
export async function findFactIds({ deps }: TestApi, users: number): Promise<FactIds> {
  const idsOf = async (table: string, count: number): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit ${count}`.execute(
      deps.db,
    );
    return rows.map(({ id }) => id);
  };
  return {
    users: await idsOf('users', users),
    companies: await idsOf('companies', 6),
    chapters: await idsOf('chapters', 5),
  };
}

async function writeFacts(
  api: TestApi,
  random: Random,
  size: { readonly members: number; readonly facts: number },
): Promise<Facts> {
  const ids = await findFactIds(api, size.members);
  const time = () =>
    randomTime(
      random,
      new Date('2017-06-01'),
      now,
      edges.filter((edge) => edge < now),
    );
  const members = ids.users.map((id) => randomMember(random, id, time(), ids.chapters));
  const facts = Array.from({ length: size.facts }, () => randomFact(random, time(), ids));
  const isBefore = (at: Date): boolean => at <= now;
  const past = {
    members: members.filter(({ joined_at: at }) => isBefore(at)),
    facts: facts.filter(({ happened_at: at }) => isBefore(at)),
  };
  await replaceFacts(api.deps.db, past);
  const times = Array.from({ length: size.members }, time).filter(isBefore);
  return { ...ids, ...past, tables: await replaceTables(api.deps.db, random, times, ids) };
}

function randomQuery(random: Random, { companies, chapters }: FactIds): DatasetQuery {
  const dayNear = (edge: Date): string =>
    new Date(edge.getTime() + random.int(-40, 40) * 86_400_000).toISOString().slice(0, 10);
  const [one, other] = [dayNear(random.pick(edges)), dayNear(random.pick(edges))].sort();
  const months = random.pick([
    ['2026-10-01', '2026-10-31'],
    ['2026-11-01', '2026-11-30'],
    ['2026-01-01', '2026-12-31'],
  ]);
  const days = random.weighted<readonly (string | undefined)[]>([
    [[one, other], 4] as const,
    [[undefined, undefined], 2] as const,
    [months, 2] as const,
    [[one, undefined], 1] as const,
    [[undefined, other], 1] as const,
  ]);
  const [from, to] = days;
  return {
    tz: random.pick(zones),
    compare: random.pick(['none', 'previous', 'year'] as const),
    ...(from === undefined || (to === undefined && from > '2026-10-31') ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(random.chance(0.6) ? { grain: random.pick(['week', 'month', 'quarter', 'year'] as const) } : {}),
    ...(random.chance(0.2) ? { area: random.sample([1, 2, 3], random.int(1, 2)) } : {}),
    ...(random.chance(0.2) ? { country: random.sample(['MX', 'BR'], 1) } : {}),
    ...(random.chance(0.2) ? { chapter: random.sample(chapters, 2) } : {}),
    ...(random.chance(0.2) ? { company: random.sample(companies, 2) } : {}),
  };
}

function rowsOf(dataset: Dataset, query: DatasetQuery, { members, facts, tables }: Facts): readonly PlainRow[] {
  if (dataset.source === 'memberships' || dataset.source === 'enrolments') return tables[dataset.source];
  if (dataset.source === 'bookings')
    return tables.bookings.filter(
      ({ chapters }) => query.chapter === undefined || chapters.some((id) => query.chapter?.includes(id)),
    );
  if (typeof dataset.source === 'string') return plainMembers(members, dataset, query);
  const companies = dataset.filters.includes('company') ? query.company : undefined;
  return plainFacts(facts, dataset, companies, dataset.filters.includes('chapter') ? query.chapter : undefined);
}

function compareSteps(answer: DatasetAnswer, rows: readonly PlainRow[]): void {
  const { meta, data } = answer;
  const { grain, tz } = meta;
  assert.ok(grain !== null);
  const counts = countKeys(rows.map(({ at }) => ({ at, keys: [plainStep(plainDay(at, tz), grain)] })));
  const values = new Map(data.map(({ key, value }) => [key, value]));
  for (const [key, count] of counts) assert.equal(values.get(key), count, `${meta.name} ${key}`);
  for (const [key, value] of values) assert.equal(value, counts.get(key) ?? 0, `${meta.name} ${key}`);
}

function compareGroups(
  { most, kind }: Dataset,
  { data }: DatasetAnswer,
  rows: readonly PlainRow[],
  comparedRows: readonly PlainRow[],
): void {
  const [counts, prevCounts] = [countKeys(rows), countKeys(comparedRows)];
  for (const { key, value, prev } of data) {
    if (key === 'others') continue;
    assert.equal(value, counts.get(key) ?? 0, key);
    if (prev !== undefined) assert.equal(prev, prevCounts.get(key) ?? 0, key);
  }
  const groups = [...counts.keys()].filter((key) => key !== 'none');
  if (most === undefined) assert.ok(groups.every((key) => data.some((cell) => cell.key === key)));
  if (kind === 'ranking') return;
  const sumOf = (values: readonly (number | null)[]): number =>
    values.reduce<number>((sum, value) => sum + Number(value), 0);
  assert.equal(sumOf(data.map(({ value }) => value)), sumOf([...counts.values()]));
}

/** Compares every data set with a count over lists, for random periods, zones and filters. */
export function testOracle(
  findApi: () => TestApi,
  { seed, rounds, ...size }: { seed: number; rounds: number; members: number; facts: number },
): void {
  const random = createRandom(seed);
  let facts: Facts;
  before(async () => {
    facts = await writeFacts(findApi(), random, size);
  });

  for (const dataset of datasets)
    test(`${dataset.name} equals a count over all rows`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const query = randomQuery(random, facts);
        const context = { db: findApi().deps.db, now, lang: 'en', countRead } as const;
        const answer = datasetAnswerSchema.parse(await answerDataset(context, dataset, query, admin));
        compareAnswer(dataset, query, answer, rowsOf(dataset, query, facts));
      }
    });
}

function compareAnswer(dataset: Dataset, query: DatasetQuery, answer: DatasetAnswer, rows: readonly PlainRow[]): void {
  const { meta } = answer;
  const text = `${dataset.name} ${JSON.stringify(query)} ${JSON.stringify(meta)}`;
  if (dataset.by === 'none') {
    const { period, compare, tz } = meta;
    const until = (to: string | undefined): number =>
      rows.filter(({ at }) => to === undefined || plainDay(at, tz) <= to).length;
    assert.equal(meta.total, until(period?.to), text);
    if (compare === null || plainDay(now, tz) <= (period?.to ?? '')) return;
    assert.equal(meta.prev_total, until(compare.to), text);
    return;
  }
  const countedRows = rowsWithin(rows, meta.period, meta.tz);
  const comparedRows = rowsCompared(rows, answer, now);
  assert.equal(meta.total, countedRows.length, text);
  if (meta.compare !== null) assert.equal(meta.prev_total, comparedRows.length, text);
  if (dataset.by === 'time') compareSteps(answer, countedRows);
  else compareGroups(dataset, answer, countedRows, comparedRows);
}
