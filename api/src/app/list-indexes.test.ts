import type { Viewer } from '@enlace/shared-contract/access';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Db, Tables } from '../infrastructure/db/database';
import { holds } from '../kit/core/table/expressions';
import { readListQuery } from '../kit/core/read/list-request';
import { containsWord } from '../kit/core/query/search-texts';
import type { MountedResource } from '../kit/core/table/resource-options';
import type { TestApi } from '../testing/build-test-api';
import { shareDemoApi } from '../testing/shared-api';
import { mountedResources } from './resources';

const viewer: Viewer = { id: 1, name: 'Admin', roles: ['admin'], permissions: [] };

interface Plan {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** A database that notes statements and answers no rows. */
function noteStatements(): { db: Db; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query),
  });
  return { db, statements };
}

/** Whether the rows are sorted after they were read. Sorts within the fields of a row do not count. */
const isSorted = (plan: Plan): boolean =>
  plan['Node Type'].includes('Sort') ||
  (plan.Plans ?? []).some((child) => child['Parent Relationship'] === 'Outer' && isSorted(child));

const readsTexts = (plan: Plan): boolean =>
  (plan['Index Cond']?.includes('~~') ?? false) || (plan.Plans ?? []).some(readsTexts);

/** Orders of lists by the number of rows in other tables: few rows are sorted, the others come by their ids. */
const sortsFewRows = ({ sql: text }: CompiledQuery): boolean => text.includes('as counted on counted.id');

const advice = `A migration adds the index (guide docs/guides/lists.md, "Orders and searches of long lists"); or the
  declaration of the table says isShort, for a list of some thousand rows at most.`;

describe('long lists', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
  });

  /** The plan of a statement when the database reads indexes wherever it can. */
  async function planOf({ sql: text, parameters }: CompiledQuery, without: readonly string[]): Promise<Plan> {
    return api.deps.db.transaction().execute(async (trx) => {
      for (const way of without) await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(trx);
      const { rows } = await trx.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      );
      const answer = Object.values(rows[0] ?? {})[0];
      const [first] = (typeof answer === 'string' ? JSON.parse(answer) : answer) as { Plan: Plan }[];
      if (first === undefined) throw new Error('no plan');
      return first.Plan;
    });
  }

  /** The first statement of a list that reads its rows. */
  async function listStatement({ resource, options }: MountedResource, query: object): Promise<CompiledQuery> {
    const { db, statements } = noteStatements();
    const request = readListQuery({ page: 1, ...query }, resource, { viewer, locale: 'en' });
    await options.repository.list(db, request, { lang: request.lang ?? null, now: new Date(), viewer });
    const statement = statements.find((one) => one.sql.includes('order by') && !sortsFewRows(one));
    if (statement === undefined) throw new Error(`${resource.name}: no statement with an order`);
    return statement;
  }

  const unindexedOrders = async (mountedResource: MountedResource): Promise<string[]> => {
    const names: string[] = [];
    for (const sort of mountedResource.resource.sorts)
      for (const order of ['asc', 'desc'])
        for (const lang of ['en', 'es', 'pt']) {
          const statement = await listStatement(mountedResource, { sort, order, lang });
          const plan = await planOf(statement, ['seqscan', 'sort', 'incremental_sort']);
          if (isSorted(plan)) names.push(`${sort} ${order} ${lang}`);
        }
    return names;
  };

  for (const mountedResource of mountedResources) {
    const { resource, options } = mountedResource;
    const { table, isShort, search } = options.repository;
    if (isShort) continue;

    test(`of ${resource.name} have an index for each order, in each language`, async () => {
      assert.deepEqual(await unindexedOrders(mountedResource), [], `orders of ${table} without an index. ${advice}`);
    });

    test(`of ${resource.name} have an index for their search`, async () => {
      const condition: RawBuilder<unknown> =
        'column' in search ? containsWord('zunzun')(search.column) : holds(search, 'zunzun');
      const statement = sql`select 1 from ${sql.table(table)} as t where ${condition}`.compile(api.deps.db);
      const plan = await planOf(statement, ['seqscan', 'indexscan', 'indexonlyscan']);
      assert.ok(readsTexts(plan), `the search of ${table} has no trigram index. ${advice}`);
    });
  }
});
