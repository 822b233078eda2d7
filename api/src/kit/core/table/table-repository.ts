import { type RawBuilder, sql } from 'kysely';

import { isAnyId } from '../../../infrastructure/db/any-id';
import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression } from './expressions';
import type { ListRequest } from '../query/list-query';
import { ExpressionShapes } from '../query/expression-shapes';
import { inlinePlainValues } from '../query/flat-expression';
import { findNeighbours } from '../query/neighbours';
import { isRanked, orderOf, type Orders } from '../query/list-order';
import { readPage, readSearchedPage } from '../query/read-page';
import { searchConditions, type SearchTexts } from '../query/search-texts';
import { whereCondition } from '../query/where-condition';
import type { ReadContext } from './read-context';
import type { ColumnKind, ResourceRepository, Row, RowPlace } from './repository';

/** Description of a resource's table. In its expressions the row has the alias `t`. */
export interface TableDeclaration extends Orders {
  /** Whether removed rows keep a `deleted_at`. */
  readonly isSoftDeleted?: boolean;
  /** Condition for rows that belong to this resource, in the trash or not. */
  readonly kept?: Expression;
  /** Condition for rows that a list shows to this viewer; default: all. */
  listed?(context: ReadContext): Expression;
  /** Condition for rows that this viewer can read one by one; default: all. */
  readable?(context: ReadContext): Expression;
  /** Condition for the row with a slug; default: the column `slug`. */
  bySlug?(slug: string): Expression;
  /** Condition for rows that this viewer can edit or restore, when it depends on the row; default: all shown rows. */
  editable?(context: ReadContext): Expression;
  /** Every field of the answer. */
  fields(context: ReadContext): Readonly<Record<string, Expression>>;
  /** Whether the list has some thousand rows at most. Orders and search of other lists need indexes. */
  readonly isShort?: boolean;
  /** All texts that `search` looks in, joined; of a long table its stored texts. */
  readonly search: Expression | SearchTexts;
  /** Conditions for the filters of the contract; each gets the values of all. */
  readonly filters?: Readonly<
    Record<string, (value: unknown, context: ReadContext, all: Readonly<Record<string, unknown>>) => Expression>
  >;
  /** Values that a filter reads from the database before the list, so that the planner knows them. */
  readonly lookups?: Readonly<Record<string, (db: Db, value: unknown) => Promise<unknown>>>;
  /** Fields whose value in `where` differs from `fields`, e.g. JSON as a number. */
  readonly whereFields?: Readonly<Record<string, Expression>>;
  /** Columns with the ids of single related rows, by field; `where` uses their index. */
  readonly ids?: Readonly<Record<string, Expression>>;
  /** Columns that add and edit write. */
  readonly columns?: Readonly<Record<string, ColumnKind>>;
}

/** Columns that the kit itself writes. */
const commonColumns: Readonly<Record<string, ColumnKind>> = {
  slug: 'plain',
  translations: 'json',
  seo: 'json',
  published_at: 'plain',
  created_at: 'plain',
  updated_at: 'plain',
};

/** The repository of a resource that is stored in one table, with counts and joins of others. */
export function createTableRepository(declaration: TableDeclaration): ResourceRepository {
  const { table, isSoftDeleted = false, filters = {}, lookups = {} } = declaration;
  const columns = { ...commonColumns, ...declaration.columns };
  const source = sql.table(table);
  const shapes = new ExpressionShapes();
  const keptCondition = declaration.kept ?? sql`true`;
  const alive = isSoftDeleted
    ? sql<boolean>`(t.deleted_at is null and ${keptCondition})`
    : sql<boolean>`${keptCondition}`;

  const trashCondition = isSoftDeleted
    ? sql<boolean>`(t.deleted_at is not null and ${keptCondition})`
    : sql<boolean>`false`;

  const select = (
    context: ReadContext,
    isTrashed = false,
    fieldNames: ReadonlySet<string> | null = null,
    from: Expression = sql`${source} as t`,
  ): RawBuilder<Row> => {
    const ownFields = { ...declaration.fields(context), ...(isTrashed ? { deleted_at: sql`t.deleted_at` } : {}) };
    const wantedFields = Object.entries(ownFields).filter(([name]) => fieldNames === null || fieldNames.has(name));
    const fields = wantedFields.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
    return sql<Row>`select ${sql.join(fields)} from ${from}`;
  };

  const findWhere = async (db: Db, condition: Expression, context: ReadContext): Promise<Row | null> => {
    const { rows } = await sql<Row>`${select(context)} where ${alive}
      and ${declaration.readable?.(context) ?? sql`true`} and ${condition} limit 1`.execute(db);
    return rows[0] ?? null;
  };

  const places: Readonly<Record<RowPlace, Expression>> = { alive, trashed: trashCondition, any: keptCondition };

  const hold = async (trx: Db, ids: readonly number[], place: RowPlace): Promise<Row[]> => {
    if (ids.length === 0) return [];
    const { rows } = await sql<Row>`select t.* from ${source} as t where ${places[place]} and ${isAnyId(sql`t.id`, ids)}
      order by t.id for no key update`.execute(trx);
    return rows;
  };

  const conditionOf = async (db: Db, request: ListRequest, context: ReadContext): Promise<Expression> => {
    const [searches, filterEntries] = await Promise.all([
      searchConditions(db, declaration.search, request.words),
      Promise.all(
        Object.entries(request.filters).map(async ([name, value]) => [name, await lookUp(db, name, value)] as const),
      ),
    ]);
    return all([
      ...(request.isTrashed ? [trashCondition] : [alive, ...listedCondition(context)]),
      // A removed row is shown only to viewers who can restore it.
      ...((request.isEditable || request.isTrashed) && declaration.editable ? [declaration.editable(context)] : []),
      ...searches,
      ...filterEntries
        .flatMap(([name, value]) => filters[name]?.(value, context, request.filters) ?? [])
        .map(inlinePlainValues),
      ...(request.where ? [whereCondition(request.where, whereColumns(context), context)] : []),
    ]);
  };

  const listedCondition = (context: ReadContext): Expression[] =>
    declaration.listed === undefined ? [] : [shapes.bind('listed', context, declaration.listed)];

  const lookUp = async (db: Db, name: string, value: unknown): Promise<unknown> => {
    const read = lookups[name];
    return read === undefined ? value : read(db, value);
  };

  const whereColumns = (context: ReadContext) => ({
    shown: { ...declaration.fields(context), ...declaration.whereFields },
    ids: declaration.ids ?? {},
  });

  const selectionOf = (request: ListRequest, context: ReadContext, fieldNames: ReadonlySet<string> | null) => {
    const bind = (part: string, build: (context: ReadContext) => Expression): Expression =>
      shapes.bind(`${part} ${request.sort} ${request.isTrashed} ${fieldNames && [...fieldNames]}`, context, build);
    const order = (c: ReadContext) => orderOf(declaration, request, c);
    return {
      from: bind('from', (c) => order(c).from),
      // A kept expression would have the words of the first search.
      sort: isRanked(declaration, request) ? order(context).sort : bind('sort', (c) => order(c).sort),
      counts: order(context).counts,
      selection: bind('selection', (c) => select(c, request.isTrashed, fieldNames, order(c).from)),
    };
  };

  const columnEntries = (values: Row): [string, unknown][] =>
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined || columns[name] === undefined) return [];
      return [[name, columns[name] === 'json' ? jsonText(value) : value === '' ? null : value]];
    });

  return {
    table,
    isShort: declaration.isShort === true,
    search: declaration.search,
    columns,
    list: async (db, request, context, fieldNames = null) => {
      const condition = await conditionOf(db, request, context);
      const read = request.words.length > 0 ? readSearchedPage : readPage;
      return read(db, { table: source, condition, ...selectionOf(request, context, fieldNames) }, request);
    },
    neighbours: async (db, request, context, id) => {
      const { from, sort } = orderOf(declaration, request, context);
      const condition = await conditionOf(db, request, context);
      const { order, mayLackSort = true } = request;
      return findNeighbours(db, { source: from, condition, by: sort, order, mayLackSort, id });
    },
    listIds: async (db, request, context, limit) => {
      const direction = sql.raw(request.order);
      const condition = await conditionOf(db, request, context);
      const { from, sort } = orderOf(declaration, request, context);
      // One value instead of one row per id, because a list can have very many ids.
      const { rows } = await sql<{ ids: number[] }>`select to_json(array(
        select t.id from ${from} where ${condition}
        order by ${sort} ${direction} nulls last, t.id ${direction} limit ${limit})) as ids`.execute(db);
      return rows[0]?.ids ?? [];
    },
    listByIds: async (db, ids, context, fieldNames) => {
      if (ids.length === 0) return [];
      const condition = all([keptCondition, ...(declaration.listed ? [declaration.listed(context)] : [])]);
      const answerFields = declaration.fields(context);
      const plainly = [...fieldNames].filter((name) => !(name in answerFields) && name in columns);
      const fields = [
        ...Object.entries(answerFields).filter(([name]) => fieldNames.has(name)),
        ...plainly.map((name) => [name, sql.ref(`t.${name}`)] as const),
      ].map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
      const { rows } = await sql<Row>`select ${sql.join(fields)} from ${source} as t where ${condition}
        and ${isAnyId(sql`t.id`, ids)}`.execute(db);
      return rows;
    },
    find: (db, id, context) => findWhere(db, sql`t.id = ${id}`, context),
    findBySlug: (db, slug, context) => findWhere(db, declaration.bySlug?.(slug) ?? sql`t.slug = ${slug}`, context),
    exists: async (db, id) => (await sql`select 1 from ${source} as t where t.id = ${id}`.execute(db)).rows.length > 0,
    hold,
    lock: async (trx, id) => (await hold(trx, [id], 'alive'))[0] ?? null,
    lockAny: async (trx, id) => (await hold(trx, [id], 'any'))[0] ?? null,
    add: async (trx, values) => {
      const entries = columnEntries(values);
      const names = sql.join(entries.map(([name]) => sql.ref(name)));
      const { rows } = await sql<{ id: number }>`insert into ${source} (${names})
        values (${sql.join(entries.map(([, value]) => value))}) returning id`.execute(trx);
      const id = rows[0]?.id;
      if (id === undefined) throw new Error(`${table}: no id came back`);
      return id;
    },
    edit: async (trx, id, values) => {
      const changes = columnEntries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      if (changes.length === 0) return;
      await sql`update ${source} set ${sql.join(changes)} where id = ${id}`.execute(trx);
    },
    remove: async (trx, id, at) => {
      await (
        isSoftDeleted
          ? sql`update ${source} set deleted_at = ${at}, updated_at = ${at} where id = ${id}`
          : sql`delete from ${source} where id = ${id}`
      ).execute(trx);
    },
    restore: async (trx, id, at) => {
      await sql`update ${source} set deleted_at = null, updated_at = ${at} where id = ${id}`.execute(trx);
    },
    erase: async (trx, id) => void (await sql`delete from ${source} where id = ${id}`.execute(trx)),
  };
}

/** A repository whose locked rows contain only some fields: those that history and audit may store. */
export function withHeldFields(repository: ResourceRepository, names: readonly string[]): ResourceRepository {
  const pick = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
  const hold: ResourceRepository['hold'] = async (trx, ids, place) =>
    (await repository.hold(trx, ids, place)).map(pick);
  return {
    ...repository,
    hold,
    lock: async (trx, id) => (await hold(trx, [id], 'alive'))[0] ?? null,
    lockAny: async (trx, id) => (await hold(trx, [id], 'any'))[0] ?? null,
  };
}

/** Both drivers accept JSON as text; one of them would turn a list into a database array. */
function jsonText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
