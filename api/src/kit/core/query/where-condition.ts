import type { QueryField, RelativeTime, Where, WhereLeaf } from '@enlace/shared-contract/lists';
import { type RawBuilder, sql } from 'kysely';

import { dayIn, startOfDay } from '../../../infrastructure/time/time-zone';
import type { WhereFilter } from './list-query';
import { type Expression, plain } from '../table/expressions';
import type { ReadContext } from '../table/read-context';
import { addTime, nextDay } from '../values/days';

/** Sources of a field's value: the value in answers, and the plain column of a single related row. */
export interface WhereColumns {
  readonly shown: Readonly<Record<string, Expression>>;
  readonly ids: Readonly<Record<string, Expression>>;
}

type Condition = RawBuilder<boolean>;

/** The SQL of a filter. It compares the value that this viewer sees, in the requested language. */
export function whereCondition(where: WhereFilter, columns: WhereColumns, context: ReadContext): Condition {
  const read = (node: Where): Condition => {
    if ('and' in node) return sql<boolean>`(${sql.join(node.and.map(read), sql` and `)})`;
    if ('or' in node) return sql<boolean>`(${sql.join(node.or.map(read), sql` or `)})`;
    return leafCondition(node, where, columns, context);
  };
  return read(where.tree);
}

function leafCondition(leaf: WhereLeaf, where: WhereFilter, columns: WhereColumns, context: ReadContext): Condition {
  const field = where.fields[leaf.field];
  const column = columns.shown[leaf.field];
  if (field === undefined || column === undefined) throw new Error(`no column behind ${leaf.field}`);
  const { op } = leaf;
  if (op === 'empty') return isEmpty(field, column);
  if (op === 'filled') return not(isEmpty(field, column));
  if (op === 'is_not' || op === 'not_contains' || op === 'not_in') {
    const pair = op === 'is_not' ? 'is' : op === 'not_in' ? 'in' : 'contains';
    return not(leafCondition({ ...leaf, op: pair }, where, columns, context));
  }
  switch (field.kind) {
    case 'text':
      return textCondition(leaf, column);
    case 'number':
      return numberCondition(leaf, column);
    case 'date':
      return field.isDay ? dayCondition(leaf, column, where, context) : timeCondition(leaf, column, where, context);
    case 'choice': {
      const values = listOf(leaf.value).map((value) => sql`${String(value)}::text`);
      return field.isList
        ? sql<boolean>`jsonb_exists_any(to_jsonb(${column}), array[${sql.join(values)}])`
        : sql<boolean>`(${column})::text in (${sql.join(values)})`;
    }
    case 'flag':
      return sql<boolean>`coalesce(${column}, false) = ${leaf.value === true}::boolean`;
    case 'relation':
      return relationCondition(leaf, where, columns);
  }
}

const not = (condition: Condition): Condition => sql<boolean>`(${condition}) is not true`;

function isEmpty(field: QueryField, column: Expression): Condition {
  if (field.kind === 'relation' || (field.kind === 'choice' && field.isList))
    return sql<boolean>`coalesce(nullif(to_jsonb(${column}), 'null'), '[]') = '[]'::jsonb`;
  if (field.kind === 'text' || field.kind === 'choice') return sql<boolean>`coalesce((${column})::text, '') = ''`;
  return sql<boolean>`(${column}) is null`;
}

function textCondition({ op, value }: WhereLeaf, column: Expression): Condition {
  const text = plain(sql`(${column})::text`);
  const wantedText = String(value);
  if (op === 'is') return sql<boolean>`${text} = ${plain(sql`${wantedText}::text`)}`;
  const escapedText = wantedText.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const pattern = op === 'starts' ? `${escapedText}%` : `%${escapedText}%`;
  return sql<boolean>`${text} like ${plain(sql`${pattern}::text`)}`;
}

const comparisons = { is: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

function numberCondition({ op, value }: WhereLeaf, column: Expression): Condition {
  if (op === 'between') {
    const [from, to] = listOf(value).map(Number);
    return sql<boolean>`${column} between ${from}::numeric and ${to}::numeric`;
  }
  const sign = op in comparisons ? comparisons[op as keyof typeof comparisons] : '=';
  return sql<boolean>`${column} ${sql.raw(sign)} ${Number(value)}::numeric`;
}

/** First and last day of a condition; undefined without a bound. */
function daysOf({ op, value }: WhereLeaf, where: WhereFilter, { now }: ReadContext): readonly [string?, string?] {
  const today = dayIn(now, where.timeZone);
  if (op === 'last') return [addTime(today, relative(value), -1), today];
  if (op === 'next') return [today, addTime(today, relative(value))];
  if (op === 'between') {
    const [from, to] = listOf(value).map(String);
    return [from, to];
  }
  const day = String(value);
  if (op === 'before') return [undefined, addTime(day, { n: 1, unit: 'day' }, -1)];
  return op === 'after' ? [nextDay(day), undefined] : [day, day];
}

function dayCondition(leaf: WhereLeaf, column: Expression, where: WhereFilter, context: ReadContext): Condition {
  const [from, to] = daysOf(leaf, where, context);
  return bounds(sql`(${column})::date`, [
    ...(from === undefined ? [] : [sql`>= ${from}::date`]),
    ...(to === undefined ? [] : [sql`<= ${to}::date`]),
  ]);
}

function timeCondition(leaf: WhereLeaf, column: Expression, where: WhereFilter, context: ReadContext): Condition {
  const [from, to] = daysOf(leaf, where, context);
  const start = from === undefined ? undefined : leaf.op === 'next' ? context.now : startOfDay(from, where.timeZone);
  if (leaf.op === 'last')
    return bounds(column, [
      sql`>= ${start?.toISOString()}::timestamptz`,
      sql`<= ${context.now.toISOString()}::timestamptz`,
    ]);
  const end = to === undefined ? undefined : startOfDay(nextDay(to), where.timeZone);
  return bounds(column, [
    ...(start === undefined ? [] : [sql`>= ${start.toISOString()}::timestamptz`]),
    ...(end === undefined ? [] : [sql`< ${end.toISOString()}::timestamptz`]),
  ]);
}

function bounds(value: Expression, ends: readonly Expression[]): Condition {
  const parts = ends.map((end) => sql`${value} ${end}`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** The shown value decides; the pairs, or the column behind it, let the database use their index. */
function relationCondition(leaf: WhereLeaf, where: WhereFilter, { shown: columns, ids }: WhereColumns): Condition {
  const wantedIds = listOf(leaf.value).map(Number);
  const path = `$.id ? (${wantedIds.map((id) => `@ == ${id}`).join(' || ')})`;
  const isShown = sql`jsonb_path_exists(to_jsonb(${columns[leaf.field]}), ${sql.lit(path)})`;
  const pair = where.relations[leaf.field];
  const column = ids[leaf.field];
  const list = sql.join(wantedIds.map((id) => sql`${id}::bigint`));
  const behind =
    column !== undefined
      ? sql`${column} in (${list})`
      : pair !== undefined
        ? sql`t.id in (select pair.${sql.ref(pair.own)} from ${sql.table(pair.table)} as pair
            where pair.${sql.ref(pair.other)} in (${list}))`
        : sql`true`;
  return sql<boolean>`(${behind} and ${isShown})`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function relative(value: unknown): RelativeTime {
  const relativeTime = value as RelativeTime;
  return { n: relativeTime.n, unit: relativeTime.unit };
}
