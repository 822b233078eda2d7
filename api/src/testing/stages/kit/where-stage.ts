import type { Viewer } from '@enlace/shared-contract/access';
import { type QueryField, type Where, type WhereLeaf, type WhereOp, whereOps } from '@enlace/shared-contract/lists';
import { queryOf } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Db } from '../../../infrastructure/db/database';
import { dayIn } from '../../../infrastructure/time/time-zone';
import { readListQuery } from '../../../kit/core/read/list-request';
import { addTime } from '../../../kit/core/values/days';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import type { TestApi } from '../../build-test-api';
import { growTable } from '../../grow-table';
import type { Tier } from '../../tier';
import { wideResources } from '../../wide-resources';

export const zone = 'America/Santiago';
export const now = new Date('2026-11-21T15:00:00Z');

const admin: Viewer = { id: 1, name: 'Admin', roles: ['admin'], permissions: [] };
const context = { lang: null, now, viewer: admin };

async function idsOf(db: Db, { resource, options }: MountedResource, query: object): Promise<number[]> {
  const asking = { viewer: admin, locale: 'en' as const, relations: options.relations };
  const request = { ...readListQuery({ tz: zone, ...query }, resource, asking), limit: 100_000 };
  const { rows } = await options.repository.list(db, request, context, new Set(['id']));
  return rows.map(({ id }) => Number(id));
}

/** Compares each filter with a comparison in JavaScript: of some rows in the first tier, of many in the second. */
export function testFilters(findApi: () => TestApi, tier: Tier): void {
  for (const mountedResource of wideResources(0)) {
    const { resource, options } = mountedResource;
    const fields = queryOf(resource);

    test(`every filter of ${resource.name} answers the same as a comparison in JavaScript`, async () => {
      const { db } = findApi().deps;
      await growTable(db, options.repository.table, tier === 'full' ? 300 : 60);
      const some = tier === 'full' ? null : await firstRows(db, mountedResource);
      const scopedClause = (leaf: WhereLeaf | null): object => {
        const parts = [leaf, some].filter((part) => part !== null);
        return parts.length === 0 ? {} : { where: JSON.stringify(parts.length === 1 ? parts[0] : { and: parts }) };
      };
      const listedIds = await idsOf(db, mountedResource, scopedClause(null));
      const asking = { viewer: admin, locale: 'en' as const };
      const all = { ...readListQuery(scopedClause(null), resource, asking), limit: 100_000 };
      const { rows } = await options.repository.list(db, all, context, new Set(['id', ...Object.keys(fields)]));
      for (const name of Object.keys(fields))
        assert.ok(name in (rows[0] ?? {}), `${resource.name} has a column ${name}`);
      for (const leaf of Object.entries(fields).flatMap(([name, field]) => leavesOf(name, field, rows))) {
        const matchingIds = await idsOf(db, mountedResource, scopedClause(leaf));
        const expected = rows.filter((row) => holds(fields, leaf, row)).map(({ id }) => Number(id));
        const order = new Map(listedIds.map((id, place) => [id, place]));
        assert.deepEqual(
          matchingIds,
          expected.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
          `${resource.name} ${JSON.stringify(leaf)}`,
        );
      }
    });
  }
}

/** A filter that leaves some sixty rows of a large table. */
async function firstRows(db: Db, { options }: MountedResource): Promise<WhereLeaf> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from (select id
    from ${sql.table(options.repository.table)} order by id limit 60) t`.execute(db);
  return { field: 'id', op: 'lte', value: Number(rows[0]?.id ?? 0) };
}

/** Each operator with values of existing rows, and with an unlikely value. */
function leavesOf(name: string, field: QueryField, rows: readonly Row[]): WhereLeaf[] {
  const ops: readonly WhereOp[] = whereOps[field.kind];
  const filledValues = rows
    .map((row) => row[name])
    .filter((value) => value !== null && value !== undefined && value !== '');
  const sample = filledValues[Math.floor(filledValues.length / 2)];
  return ops.flatMap((op): WhereLeaf[] => {
    if (op === 'empty' || op === 'filled') return [{ field: name, op }];
    const value = valueFor(field, op, sample);
    return value === undefined ? [] : [{ field: name, op, value }];
  });
}

function valueFor(field: QueryField, op: WhereOp, sample: unknown): WhereLeaf['value'] {
  switch (field.kind) {
    case 'text': {
      const words = sample === undefined ? 'nada' : String(sample).slice(0, 400);
      const part = op === 'contains' || op === 'not_contains' ? words.slice(1, 6) : words.slice(0, 8);
      const searchText = op === 'is' || op === 'is_not' ? words : part;
      return searchText === '' ? 'x' : bare(searchText).toUpperCase();
    }
    case 'number': {
      const number = sample === undefined ? 3 : Number(sample);
      return op === 'between' ? [number - 2, number] : number;
    }
    case 'flag':
      return true;
    case 'choice': {
      const one: unknown = Array.isArray(sample) ? sample[0] : sample;
      return one === undefined ? undefined : [String(one)];
    }
    case 'relation': {
      const ids = idsIn(sample);
      return [...ids.slice(0, 1), 999_999_999];
    }
    case 'date': {
      if (op === 'last' || op === 'next') return { n: 3, unit: 'month' };
      const day = sample instanceof Date ? dayIn(sample, zone) : String(sample ?? '2026-01-01').slice(0, 10);
      return op === 'between' ? [addTime(day, { n: 1, unit: 'month' }, -1), day] : day;
    }
  }
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (one?.id === undefined ? [] : [Number(one.id)]));

/** Evaluates the filter in JavaScript. */
function holds(fields: Readonly<Record<string, QueryField>>, node: Where, row: Row): boolean {
  if ('and' in node) return node.and.every((part) => holds(fields, part, row));
  if ('or' in node) return node.or.some((part) => holds(fields, part, row));
  const field = fields[node.field];
  const value = row[node.field] ?? null;
  assert.ok(field);
  const isBlank =
    field.kind === 'relation' ? idsIn(value).length === 0 : value === null || value === '' || isEmptyList(value);
  const { op, value: wantedValue } = node;
  switch (op) {
    case 'empty':
      return isBlank;
    case 'filled':
      return !isBlank;
    case 'is_not':
    case 'not_contains':
    case 'not_in':
      return !holds(fields, { ...node, op: op === 'is_not' ? 'is' : op === 'not_in' ? 'in' : 'contains' }, row);
    default:
  }
  if (field.kind === 'flag') return (value ?? false) === wantedValue;
  if (value === null) return false;
  const list: readonly unknown[] = Array.isArray(wantedValue) ? wantedValue : [];
  const [from, to] = list;
  switch (field.kind) {
    case 'text': {
      const [text, wantedWord] = [bare(String(value)), bare(String(wantedValue))];
      return op === 'is'
        ? text === wantedWord
        : op === 'starts'
          ? text.startsWith(wantedWord)
          : text.includes(wantedWord);
    }
    case 'number': {
      const number = Number(value);
      if (op === 'between') return number >= Number(from) && number <= Number(to);
      const wantedNumber = Number(wantedValue);
      return {
        is: number === wantedNumber,
        lt: number < wantedNumber,
        lte: number <= wantedNumber,
        gt: number > wantedNumber,
        gte: number >= wantedNumber,
      }[String(op)] as boolean;
    }
    case 'choice':
      return (Array.isArray(value) ? value : [value]).some((one) => list.includes(String(one)));
    case 'relation':
      return idsIn(value).some((id) => list.includes(id));
    case 'date':
      return holdsDay(field.isDay === true, node, value);
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function holdsDay(isDay: boolean, { op, value: wantedValue }: WhereLeaf, value: unknown): boolean {
  const today = dayIn(now, zone);
  const at = value instanceof Date ? value : new Date(String(value));
  const day = isDay ? String(value).slice(0, 10) : dayIn(at, zone);
  if (op === 'between') {
    const [from, to] = wantedValue as readonly string[];
    return day >= String(from) && day <= String(to);
  }
  if (op === 'on') return day === wantedValue;
  if (op === 'before') return day < String(wantedValue);
  if (op === 'after') return day > String(wantedValue);
  const time = wantedValue as { n: number; unit: 'month' };
  if (op === 'last') return day >= addTime(today, time, -1) && (isDay ? day <= today : at <= now);
  return day <= addTime(today, time) && (isDay ? day >= today : at >= now);
}
