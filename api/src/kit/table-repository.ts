import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import { all, type Expression, holds } from './expressions';
import type { ListRequest } from './list-request';
import { countRows } from './query/count-rows';
import { findNeighbours, type Neighbours } from './query/neighbours';
import { whereCondition } from './query/where-condition';
import type { ReadContext } from './read-context';

/** A row as the database gives it. */
export type Row = Record<string, unknown>;

/** How a column is written: as it comes, or as JSON text. */
export type ColumnKind = 'plain' | 'json';

/** What a resource's table looks like from outside. In its expressions the row is called `t`. */
export interface TableDeclaration {
  readonly table: string;
  /** Whether removed rows stay with `deleted_at`. */
  readonly isSoftDeleted?: boolean;
  /** What a row must meet to be one of this resource at all, in the trash or not. */
  readonly kept?: Expression;
  /** Which rows a list shows to this viewer; all without it. */
  listed?(context: ReadContext): Expression;
  /** Which rows this viewer can read one by one; all without it. */
  readable?(context: ReadContext): Expression;
  /** Which rows this viewer can edit, where that hangs on the row; every one that she is shown without it. */
  editable?(context: ReadContext): Expression;
  /** Every field of the answer. */
  fields(context: ReadContext): Readonly<Record<string, Expression>>;
  /** What lists can be sorted by: every name of the contract's `sorts`. */
  sorts(context: ReadContext): Readonly<Record<string, Expression>>;
  /** Texts that `search` looks in, together. */
  readonly search: Expression;
  /** Conditions by filter of the contract. */
  readonly filters?: Readonly<Record<string, (value: unknown, context: ReadContext) => Expression>>;
  /** Fields that `where` compares as something else than what `fields` answers, e.g. JSON as a number. */
  readonly asked?: Readonly<Record<string, Expression>>;
  /** Columns that hold the ids of single related rows, by field, for their index. */
  readonly ids?: Readonly<Record<string, Expression>>;
  /** Columns that add and edit write. */
  readonly columns?: Readonly<Record<string, ColumnKind>>;
}

export interface ListResult {
  readonly rows: Row[];
  /** Rows on all pages; null when no page was asked for. */
  readonly total: number | null;
  /** Whether `total` is about right only. */
  readonly isEstimate?: boolean;
}

/** Where rows are looked for: out of the trash, in it, or in both. */
export type RowPlace = 'alive' | 'trashed' | 'any';

/** Reads and writes the rows of one resource. Every method takes the database or the transaction to work on. */
export interface ResourceRepository {
  readonly table: string;
  /** Every column that add and edit may write, those of the kit among them; a table need not have all of these. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** `shown` names the fields an answer carries; what nobody sees is not asked for. Null asks for all. */
  list(db: Db, request: ListRequest, context: ReadContext, shown?: ReadonlySet<string> | null): Promise<ListResult>;
  /** The rows before and after one in a list, and its place there. */
  neighbours(db: Db, request: ListRequest, context: ReadContext, id: number): Promise<Neighbours>;
  /** Ids of a whole list in its order, at most `limit`. */
  listIds(db: Db, request: ListRequest, context: ReadContext, limit: number): Promise<number[]>;
  /**
   * Fields of rows as answers carry them, trash included, in no order, without those that no list shows to the viewer.
   * What is no such field, but a column that is written, is answered as it is kept.
   */
  listByIds(db: Db, ids: readonly number[], context: ReadContext, shown: ReadonlySet<string>): Promise<Row[]>;
  find(db: Db, id: number, context: ReadContext): Promise<Row | null>;
  findBySlug(db: Db, slug: string, context: ReadContext): Promise<Row | null>;
  /** Whether there is such a row, in the trash or not. */
  exists(db: Db, id: number): Promise<boolean>;
  /**
   * Bare rows, held until the transaction ends, by their ids in order: those that are there (`alive`), in the trash
   * (`trashed`), or either (`any`).
   */
  hold(trx: Db, ids: readonly number[], place: RowPlace): Promise<Row[]>;
  /** The bare row, held until the transaction ends; null when it is not there or removed. */
  lock(trx: Db, id: number): Promise<Row | null>;
  /** The same for a row in the trash or not. */
  lockAny(trx: Db, id: number): Promise<Row | null>;
  add(trx: Db, values: Row): Promise<number>;
  edit(trx: Db, id: number, values: Row): Promise<void>;
  remove(trx: Db, id: number, at: Date): Promise<void>;
  /** Takes a row out of the trash. */
  restore(trx: Db, id: number, at: Date): Promise<void>;
  /** Deletes a row for good. */
  erase(trx: Db, id: number): Promise<void>;
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

/** The repository of a resource that lies in one table (and what it counts and joins from others). */
export function createTableRepository(declaration: TableDeclaration): ResourceRepository {
  const { table, isSoftDeleted = false, filters = {} } = declaration;
  const columns = { ...commonColumns, ...declaration.columns };
  const source = sql.table(table);
  const kept = declaration.kept ?? sql`true`;
  const alive = isSoftDeleted ? sql<boolean>`(t.deleted_at is null and ${kept})` : sql<boolean>`${kept}`;

  const trashed = isSoftDeleted ? sql<boolean>`(t.deleted_at is not null and ${kept})` : sql<boolean>`false`;

  const select = (
    context: ReadContext,
    isTrashed = false,
    shown: ReadonlySet<string> | null = null,
  ): RawBuilder<Row> => {
    const own = { ...declaration.fields(context), ...(isTrashed ? { deleted_at: sql`t.deleted_at` } : {}) };
    const wanted = Object.entries(own).filter(([name]) => shown === null || shown.has(name));
    const fields = wanted.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
    return sql<Row>`select ${sql.join(fields)} from ${source} as t`;
  };

  const findWhere = async (db: Db, condition: Expression, context: ReadContext): Promise<Row | null> => {
    const { rows } = await sql<Row>`${select(context)} where ${alive}
      and ${declaration.readable?.(context) ?? sql`true`} and ${condition} limit 1`.execute(db);
    return rows[0] ?? null;
  };

  const places: Readonly<Record<RowPlace, Expression>> = { alive, trashed, any: kept };

  const hold = async (trx: Db, ids: readonly number[], place: RowPlace): Promise<Row[]> => {
    if (ids.length === 0) return [];
    const { rows } = await sql<Row>`select t.* from ${source} as t where ${places[place]} and t.id in (${sql.join(ids)})
      order by t.id for no key update`.execute(trx);
    return rows;
  };

  const conditionOf = (request: ListRequest, context: ReadContext): Expression =>
    all([
      ...(request.isTrashed ? [trashed] : [alive, ...(declaration.listed ? [declaration.listed(context)] : [])]),
      ...(request.isEditable && declaration.editable ? [declaration.editable(context)] : []),
      ...request.words.map((word) => holds(declaration.search, word)),
      ...Object.entries(request.filters).flatMap(([name, value]) => filters[name]?.(value, context) ?? []),
      ...(request.where ? [whereCondition(request.where, askedColumns(context), context)] : []),
    ]);

  const askedColumns = (context: ReadContext) => ({
    shown: { ...declaration.fields(context), ...declaration.asked },
    ids: declaration.ids ?? {},
  });

  const sortOf = (request: ListRequest, context: ReadContext): Expression =>
    declaration.sorts(context)[request.sort] ?? sql.ref('t.id');

  const written = (values: Row): [string, unknown][] =>
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined || columns[name] === undefined) return [];
      return [[name, columns[name] === 'json' ? jsonText(value) : value === '' ? null : value]];
    });

  return {
    table,
    columns,
    list: async (db, request, context, shown = null) => {
      const condition = conditionOf(request, context);
      const direction = sql.raw(request.order);
      const nulls = request.mayLackSort === false ? sql`` : sql`nulls last`;
      const size = request.page === null ? request.limit : request.perPage;
      const offset = request.page === null ? 0 : (request.page - 1) * size;
      const order = sql`order by ${sortOf(request, context)} ${direction} ${nulls}, t.id ${direction}`;
      const part = sql`${condition} ${order} limit ${size} offset ${offset}`;
      // The database works out the fields of the rows it skips, too; of a later page it skips ids and nothing else.
      const chosen = offset === 0 ? part : sql`t.id in (select t.id from ${source} as t where ${part}) ${order}`;
      const read = sql<Row>`${select(context, request.isTrashed, shown)} where ${chosen}`.execute(db);
      if (request.page === null) return { rows: (await read).rows, total: null };
      const { rows } = await read;
      if (rows.length > 0 && rows.length < size) return { rows, total: offset + rows.length };
      return { rows, ...(await countRows(db, sql`select 1 from ${source} as t where ${condition}`)) };
    },
    neighbours: (db, request, context, id) =>
      findNeighbours(db, {
        source: sql`${source} as t`,
        condition: conditionOf(request, context),
        by: sortOf(request, context),
        order: request.order,
        mayLackSort: request.mayLackSort !== false,
        id,
      }),
    listIds: async (db, request, context, limit) => {
      const direction = sql.raw(request.order);
      // One value instead of a row for each id: there may be very many.
      const { rows } = await sql<{ ids: number[] }>`select to_json(array(
        select t.id from ${source} as t where ${conditionOf(request, context)}
        order by ${sortOf(request, context)} ${direction} nulls last, t.id ${direction} limit ${limit})) as ids`.execute(
        db,
      );
      return rows[0]?.ids ?? [];
    },
    listByIds: async (db, ids, context, shown) => {
      if (ids.length === 0) return [];
      const condition = all([kept, ...(declaration.listed ? [declaration.listed(context)] : [])]);
      const answered = declaration.fields(context);
      const plainly = [...shown].filter((name) => !(name in answered) && name in columns);
      const fields = [
        ...Object.entries(answered).filter(([name]) => shown.has(name)),
        ...plainly.map((name) => [name, sql.ref(`t.${name}`)] as const),
      ].map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
      const { rows } = await sql<Row>`select ${sql.join(fields)} from ${source} as t where ${condition}
        and t.id in (${sql.join(ids)})`.execute(db);
      return rows;
    },
    find: (db, id, context) => findWhere(db, sql`t.id = ${id}`, context),
    findBySlug: (db, slug, context) => findWhere(db, sql`t.slug = ${slug}`, context),
    exists: async (db, id) => (await sql`select 1 from ${source} as t where t.id = ${id}`.execute(db)).rows.length > 0,
    hold,
    lock: async (trx, id) => (await hold(trx, [id], 'alive'))[0] ?? null,
    lockAny: async (trx, id) => (await hold(trx, [id], 'any'))[0] ?? null,
    add: async (trx, values) => {
      const entries = written(values);
      const names = sql.join(entries.map(([name]) => sql.ref(name)));
      const { rows } = await sql<{ id: number }>`insert into ${source} (${names})
        values (${sql.join(entries.map(([, value]) => value))}) returning id`.execute(trx);
      const id = rows[0]?.id;
      if (id === undefined) throw new Error(`${table}: no id came back`);
      return id;
    },
    edit: async (trx, id, values) => {
      const entries = written(values);
      if (entries.length === 0) return;
      const changes = entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
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
    erase: async (trx, id) => {
      await sql`delete from ${source} where id = ${id}`.execute(trx);
    },
  };
}

/** A repository whose held rows carry some fields only: what their history and their audit may keep. */
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

/** Both drivers take JSON as text; one of them takes a list for an array of its own. */
function jsonText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
