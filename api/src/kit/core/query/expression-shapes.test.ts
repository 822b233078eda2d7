import assert from 'node:assert/strict';
import { test } from 'node:test';

import { roleNames, type Viewer } from '@enlace/shared-contract/access';
import { type Expression as KyselyExpression, Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';

import { mountedResources } from '../../../app/resources';
import type { Db, Tables } from '../../../infrastructure/db/database';
import type { ListRequest } from './list-query';
import type { ReadContext } from '../table/read-context';
import { ExpressionShapes } from './expression-shapes';

const db = new Kysely<Tables>({
  dialect: new PostgresDialect({
    pool: { connect: () => Promise.reject(new Error('not used')), end: async () => undefined },
  }),
});

const viewerOf = (id: number, role: string): Viewer => ({ id, name: `Viewer ${id}`, roles: [role], permissions: [] });
const compile = (expression: KyselyExpression<unknown>): readonly unknown[] => {
  const { sql: text, parameters } = sql`select ${expression}`.compile(db);
  return [text, ...parameters];
};

test('a kept expression has the time and the id of each request, and no others', () => {
  const shapes = new ExpressionShapes();
  const build = ({ now, viewer }: ReadContext) =>
    sql`t.at < ${now} and t.owner = ${viewer?.id ?? null} and ${'x'} = 'x'`;
  for (const id of [5, 6]) {
    const context = { lang: null, now: new Date(id), viewer: viewerOf(id, 'allies') };
    assert.deepEqual(compile(shapes.bind('a', context, build)), compile(build(context)));
  }
  const visitor = { lang: null, now: new Date(7) };
  assert.deepEqual(compile(shapes.bind('a', visitor, build)), compile(build(visitor)));
});

test('an expression that computes with the time, the id or the name is built for each request', () => {
  const builds: ((context: ReadContext) => ReturnType<typeof sql>)[] = [
    ({ now }) => sql`t.day = ${now.toISOString().slice(0, 10)}`,
    ({ now }) => sql`t.at > ${new Date(now.getTime() - 1000)}`,
    ({ viewer }) => sql`t.key = ${`user-${viewer?.id}`}`,
    ({ viewer }) => sql`t.id = ${sql.lit(viewer?.id ?? 0)}`,
    ({ viewer }) => sql`t.name = ${viewer?.name}`,
  ];
  for (const build of builds) {
    const shapes = new ExpressionShapes();
    for (const id of [5, 6]) {
      const context = { lang: null, now: new Date(id * 1e9), viewer: viewerOf(id, 'allies') };
      assert.deepEqual(compile(shapes.bind('a', context, build)), compile(build(context)));
    }
  }
});

test('lists of all resources select what single rows have, for all roles, languages, viewers and times', async () => {
  for (const { resource, options } of mountedResources)
    for (const role of [null, ...roleNames])
      for (const lang of [null, 'es'] as const)
        for (const id of [31, 32]) {
          const viewer = role === null ? null : viewerOf(id, role);
          const context: ReadContext = { lang, now: new Date(Date.now() + id * 1000), viewer };
          const [sort = 'id'] = resource.sorts;
          const request: ListRequest = {
            page: 1,
            perPage: 5,
            limit: 5,
            sort,
            order: 'asc',
            words: [],
            filters: {},
            lang,
            isTrashed: false,
          };
          const fields = new Set(Object.keys(resource.listEntity.shape));
          const lists = await recordStatements((db) => options.repository.list(db, request, context, fields));
          const singles = await recordStatements((db) => options.repository.listByIds(db, [1], context, fields));
          const single = singles.at(-1);
          const length = single?.text.indexOf(' as t where') ?? 0;
          const list = lists.find(({ text }) => text.startsWith(single?.text.slice(0, length) ?? '?'));
          assert.ok(list, `${resource.name} ${role} ${lang}`);
          const count = new Set(single?.text.slice(0, length).match(/\$\d+/g)).size;
          assert.deepEqual(list.values.slice(0, count), single?.values.slice(0, count));
        }
});

/** Statements of a read from a database that has one row, with an id alone. */
async function recordStatements(read: (db: Db) => Promise<unknown>) {
  const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const query = async (text: string, values: readonly unknown[]) => {
    statements.push({ text, values });
    return { command: 'SELECT', rowCount: 1, rows: [{ id: 1 }] };
  };
  const client = { query, release: () => undefined } as unknown as PostgresPoolClient;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => client, end: async () => undefined } }),
  });
  await read(db);
  return statements;
}
