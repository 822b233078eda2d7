import { type DatasetAnswer, type DatasetQuery, datasetQuerySchema } from '@enlace/shared-contract/dashboards';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type AnswerContext, answerDataset } from '../../../domains/dashboards/datasets/answers/answer-dataset';
import type { DashboardViewer } from '../../../domains/dashboards/datasets/dashboard-viewer';
import { datasets } from '../../../domains/dashboards/datasets/datasets';
import { type Dataset, memberSourceOf } from '../../../domains/dashboards/datasets/define-dataset';
import { createRandom, type Random } from '../../../infrastructure/random/random';
import type { TestApi } from '../../build-test-api';
import { findFactIds } from './oracle-stage';
import { plainDay, plainMembers, plainStep, rowsCompared, rowsWithin } from './plain-counts';
import { type FactIds, type PlainMember, randomMember, randomTime, replaceFacts } from './random-facts';

const now = new Date('2026-06-17T10:00:00Z');
const smallest = 5;
const endless = Number.POSITIVE_INFINITY;

/** What a reader knows of the number of a set of members. */
interface Knowledge {
  readonly members: ReadonlySet<number>;
  readonly value: Shown;
  readonly least: number;
  readonly most: number;
  readonly text: string;
}

type Shown = number | null;

/** A shown number is at most two away, and never below five. */
function boundsOf(value: number): readonly [least: number, most: number] {
  return value === 0 ? [0, 0] : [Math.max(smallest, value - 2), value + 2];
}

/** What the numbers of one answer show about its hidden cells, with everything that a reader knows of the rounding. */
function knowledgeOf(
  cells: readonly { readonly members: ReadonlySet<number>; readonly value: Shown }[],
  whole: { readonly members: ReadonlySet<number>; readonly value: Shown },
  { isZeroHidden, isOnce, text }: { isZeroHidden: boolean; isOnce: boolean; text: string },
): Knowledge[] {
  if (whole.value === null) return [{ members: whole.members, value: null, least: 0, most: smallest - 1, text }];
  const [least, most] = boundsOf(whole.value);
  // Then the listed cells are those of the other period.
  const isListed = cells.some(({ value }) => value !== null);
  const hiddenCells = cells.filter(({ value }) => value === null);
  const leastHidden = isZeroHidden ? 0 : 1;
  const shownLeast = cells.reduce((sum, { value }) => sum + (value === null ? 0 : boundsOf(value)[0]), 0);
  const hiddenMost = isOnce ? most - shownLeast - leastHidden * (hiddenCells.length - 1) : endless;
  return [
    { members: whole.members, value: whole.value, least, most, text: `${text} total ${whole.value}` },
    ...cells
      .filter(() => isListed)
      .map(({ members, value }): Knowledge => {
        if (value === null) return { members, value, least: leastHidden, most: hiddenMost, text: `${text} hidden` };
        const [cellLeast, cellMost] = boundsOf(value);
        return { members, value, least: cellLeast, most: cellMost, text: `${text} ${value}` };
      }),
  ];
}

const isPartOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size < other.size && [...one].every((id) => other.has(id));

/** Fails when two answers prove that one set has one to four members more than a set within it. */
function attackPairs(all: readonly Knowledge[]): void {
  for (const small of all)
    for (const large of all) {
      // The same members always have the same number, so two numbers prove that there are others.
      const isOther = small.value !== null && large.value !== null && small.value !== large.value;
      const least = Math.max(isOther ? 1 : 0, large.least - small.most);
      const most = large.most - small.least;
      if (least < 1 || most >= smallest || !isPartOf(small.members, large.members)) continue;
      assert.fail(`${small.text} and ${large.text} prove a difference of ${least} to ${most}`);
    }
}

function randomQuery(random: Random, chapters: readonly number[]): DatasetQuery {
  const dayOf = (): string => `2026-0${random.int(1, 6)}-${String(random.int(1, 28)).padStart(2, '0')}`;
  const [from = '', to = ''] = [dayOf(), dayOf()].sort();
  return {
    ...(random.chance(0.75) ? { from, to } : {}),
    ...(random.chance(0.3) ? { tz: random.pick(['Asia/Kathmandu', 'America/New_York']) } : {}),
    compare: random.pick(['none', 'previous', 'year'] as const),
    grain: random.pick(['day', 'week', 'month', 'quarter'] as const),
    ...(random.chance(0.4) ? { area: random.sample([1, 2, 3, 4], random.int(1, 2)) } : {}),
    ...(random.chance(0.4) ? { country: random.sample(['MX', 'BR', 'PE'], random.int(1, 2)) } : {}),
    ...(chapters.length > 0 && random.chance(0.3) ? { chapter: random.sample(chapters, random.int(1, 2)) } : {}),
  };
}

/** The answer's own filters: those that it applies, with the values that it applies. */
function appliedOf(query: DatasetQuery, meta: DatasetAnswer['meta']): DatasetQuery {
  const { ignored_values: others = [] } = meta;
  const isApplied = (name: string, value: unknown): boolean =>
    !others.some(({ filter, values }) => filter === name && values.some((other) => other === value));
  const names = Object.entries(query).filter(([name]) => !meta.ignored.some((filter) => filter === name));
  const fields = names.map(([name, field]) => [
    name,
    Array.isArray(field) ? field.filter((value: unknown) => isApplied(name, value)) : field,
  ]);
  return datasetQuerySchema.parse(Object.fromEntries(fields));
}

const idsOf = (rows: readonly { readonly member: PlainMember }[]): Set<number> =>
  new Set(rows.map(({ member }) => member.user_id));

type Row = ReturnType<typeof plainMembers>[number];

/** The members of each cell of an answer. */
function cellMembers(dataset: Dataset, answer: DatasetAnswer, rows: readonly Row[], key: string): Set<number> {
  const { grain, tz } = answer.meta;
  if (dataset.by === 'time')
    return idsOf(rows.filter(({ at }) => plainStep(plainDay(at, tz), grain ?? 'month') === key));
  const names = new Set(answer.data.map((cell) => cell.key));
  if (key === 'others') return idsOf(rows.filter(({ keys }) => keys.every((name) => !names.has(name))));
  return idsOf(rows.filter(({ keys }) => keys.includes(key)));
}

/** Checks the rules of one answer, and returns what it shows. */
function readAnswer(
  dataset: Dataset,
  query: DatasetQuery,
  answer: DatasetAnswer,
  members: readonly PlainMember[],
): Knowledge[] {
  const { meta, data } = answer;
  const text = `${dataset.name} ${JSON.stringify(query)}`;
  const appliedQuery = appliedOf(query, meta);
  const filters = (['area', 'country', 'chapter'] as const).filter((name) => appliedQuery[name] !== undefined);
  assert.ok(filters.length <= 1, text);
  assert.ok(meta.period === null || /-01$/.test(meta.period.from), text);
  assert.ok(
    data.every(({ value, drill }) => value !== null || drill === undefined),
    `${text}: drill of a hidden cell`,
  );
  assert.ok(
    data.every(({ value }) => value === null || value % smallest === 0),
    text,
  );
  if (dataset.by === 'none')
    return readFigure(dataset, answer, plainMembers(members, dataset, appliedQuery, true), text);
  const rows = plainMembers(members, dataset, appliedQuery, true);
  const settings = { isZeroHidden: dataset.by === 'time', isOnce: dataset.by !== 'type', text };
  const current = rowsWithin(rows, meta.period, meta.tz);
  const cells = data.map(({ key, value }) => ({ members: cellMembers(dataset, answer, current, key), value }));
  for (const { members: ids, value } of cells) assert.ok(value === null || value === 0 || ids.size >= smallest, text);
  const knowledge = knowledgeOf(cells, { members: idsOf(current), value: meta.total }, settings);
  if (cells.some(({ value }) => value !== null)) checkHidden(cells, text);
  if (meta.compare === null) return knowledge;
  const before = rowsCompared(rows, answer, now);
  const whole = { members: idsOf(before), value: meta.prev_total ?? null };
  if (dataset.by === 'time') return [...knowledge, ...knowledgeOf([], whole, { ...settings, text: `${text} prev` })];
  const prevCells = data
    .filter(({ prev }) => prev !== 0)
    .map(({ key, prev }) => ({ members: cellMembers(dataset, answer, before, key), value: prev ?? null }));
  return [...knowledge, ...knowledgeOf(prevCells, whole, { ...settings, text: `${text} prev` })];
}

/** Members who had joined by the end of each period. */
function readFigure(dataset: Dataset, { meta }: DatasetAnswer, rows: readonly Row[], text: string): Knowledge[] {
  const until = idsOf(rows.filter(({ at }) => at <= now && plainDay(at, meta.tz) <= (meta.period?.to ?? '')));
  assert.equal(dataset.kind, 'figure');
  return knowledgeOf([], { members: until, value: meta.total }, { isZeroHidden: false, isOnce: true, text });
}

/** Hidden cells are at least two, and five together. */
function checkHidden(
  cells: readonly { readonly members: ReadonlySet<number>; readonly value: Shown }[],
  text: string,
): void {
  const hiddenCells = cells.filter(({ value, members }) => value === null && members.size > 0);
  if (hiddenCells.length === 0) return;
  const sum = hiddenCells.reduce((whole, { members }) => whole + members.size, 0);
  assert.ok(hiddenCells.length > 1 && sum >= smallest, `${text}: ${hiddenCells.length} hidden cells of ${sum} members`);
}

async function writeMembers(api: TestApi, random: Random, ids: FactIds): Promise<readonly PlainMember[]> {
  const count = random.pick([12, 40, 120]);
  const months = [1, 2, 3, 4, 5, 6].map((month) => new Date(`2026-0${month}-01T00:00:00Z`));
  const members = ids.users
    .slice(0, count)
    .map((id) => randomMember(random, id, randomTime(random, new Date('2026-01-01'), now, months), ids.chapters))
    .filter(({ joined_at: at }) => at <= now);
  await replaceFacts(api.deps.db, { members });
  return members;
}

const contextOf = ({ deps }: TestApi): AnswerContext => ({
  db: deps.db,
  now,
  lang: 'en',
  countRead: async () => undefined,
});

/** All lists of some of the values; each value of a list is the first one once. */
function listsOf(values: readonly number[]): number[][] {
  const lists = values.reduce<number[][]>((all, value) => [...all, ...all.map((list) => [...list, value])], [[]]);
  return lists.flatMap((list) => list.map((_, place) => [...list.slice(place), ...list.slice(0, place)]));
}

/**
 * Asks for a group in many sets of groups, with it and without it: rounding hides the number of the group in each
 * difference, and not in the mean of many.
 */
async function attackMean(ask: (query: DatasetQuery) => Promise<DatasetAnswer>): Promise<void> {
  const areas = [1, 2, 3, 4];
  const textOf = (values: readonly number[]): string => [...values].sort().join();
  const totals = new Map<string, { readonly values: readonly number[]; readonly total: Shown }>();
  for (const area of listsOf(areas)) {
    const { meta } = await ask({ area });
    const { area: values = [] } = appliedOf({ area }, meta);
    totals.set(textOf(values), { values, total: meta.total });
  }
  for (const target of areas) {
    const differences = [...totals.values()].flatMap(({ values, total }) => {
      const wider = values.includes(target) ? undefined : totals.get(textOf([...values, target]));
      return wider === undefined ? [] : Number(wider.total) - Number(total);
    });
    const mean = differences.reduce((sum, value) => sum + value, 0) / Math.max(1, differences.length);
    assert.ok(differences.length < 2, `the mean of ${differences.length} differences finds area ${target}: ${mean}`);
  }
}

/** Asks for many overlapping answers as a recruiter and as a leader, and compares all pairs of them. */
export function testAttack(
  findApi: () => TestApi,
  { seed, populations, answers }: { seed: number; populations: number; answers: number },
): void {
  const random = createRandom(seed);
  for (let population = 0; population < populations; population += 1)
    test(`overlapping answers show no small group, population ${population + 1}`, async () => {
      const api = findApi();
      const ids = await findFactIds(api, 120);
      const members = await writeMembers(api, random, ids);
      const ownChapters = ids.chapters.slice(0, 2);
      const viewers: readonly (readonly [DashboardViewer, readonly PlainMember[]])[] = [
        [{ kind: 'recruiter', isRestricted: true, companyIds: [], chapterIds: null }, members],
        [
          { kind: 'leader', isRestricted: true, companyIds: [], chapterIds: ownChapters },
          members.filter(({ chapter_id: id }) => ownChapters.includes(id ?? 0)),
        ],
      ];
      for (const [viewer, seenMembers] of viewers) {
        const knowledge: Knowledge[] = [];
        for (let count = 0; count < answers; count += 1) {
          const dataset = random.pick(datasets.filter((one) => memberSourceOf(one) !== null));
          const query = randomQuery(random, viewer.kind === 'leader' ? [] : ids.chapters);
          const answer = await answerDataset(contextOf(api), dataset, query, viewer);
          knowledge.push(...readAnswer(dataset, query, answer, seenMembers));
        }
        attackPairs(knowledge);
        for (const dataset of datasets.filter(({ by }) => by === 'none'))
          await attackMean((query) => answerDataset(contextOf(api), dataset, query, viewer));
      }
    });
}
