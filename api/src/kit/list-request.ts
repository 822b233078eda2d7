import {
  type ListQuery,
  type Locale,
  listCap,
  listOrder,
  listQuerySchema,
  type Resource,
  type Viewer,
} from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';

import { localeOf } from '../infrastructure/http/locale';
import { parseWith } from './parse';
import { readAskedWhere } from './query/read-where';
import type { AskedWhere } from './query/where-condition';
import type { RelationTable } from './relations';

/** A list call, read and checked. */
export interface ListRequest {
  /** Null: the whole list up to `limit`. */
  readonly page: number | null;
  readonly perPage: number;
  readonly limit: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** Whether rows without a value to sort by may be among them; they come last, whichever the order. */
  readonly mayLackSort?: boolean;
  readonly words: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  /** Null, or left out: no filter tree. */
  readonly where?: AskedWhere | null;
  readonly lang: ListQuery['lang'] | null;
  /** Rows in the trash are asked for. */
  readonly isTrashed: boolean;
  /** Only rows that the viewer may edit are. */
  readonly isEditable?: boolean;
}

/** Whose list it is, and what is known of the resource beside its contract. */
export interface Asking {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly relations?: Readonly<Record<string, RelationTable>> | undefined;
}

const defaultPageSize = 25;
const mostWords = 8;

/**
 * Reads a list's query: paging, sort, order, search, the resource's own filters and `where`. What the caller leaves out
 * is taken from the wire table (SPEC §9). Throws VALIDATION_FAILED for values out of range and for columns it cannot
 * sort by, and FORBIDDEN for a `where` of somebody who changes no rows of the resource.
 */
export function readListRequest(
  request: FastifyRequest,
  resource: Resource,
  relations?: Readonly<Record<string, RelationTable>>,
): ListRequest {
  const asking: Asking = { viewer: request.viewer, locale: localeOf(request.headers), relations };
  return readListQuery(request.query ?? {}, resource, asking);
}

/** The same for a query that is no request's own. */
export function readListQuery(given: unknown, resource: Resource, asking: Asking): ListRequest {
  const sorts: readonly string[] = resource.sorts;
  const schema = z.extend(listQuerySchema, {
    ...resource.filters.shape,
    sort: z.optional(z.enum(sorts)),
  });
  const query = parseWith(schema, given, asking.locale);
  const named = namedOrder(given, sorts, asking.locale);
  const names = Object.keys(resource.filters.shape);
  const assumed = resource.wire.list.query ?? {};
  const sort = query.sort ?? named?.sort ?? sorts[0] ?? 'id';
  return {
    page: query.page ?? null,
    perPage: query.per_page ?? query.limit ?? defaultPageSize,
    limit: query.limit ?? (assumed['limit'] === undefined ? listCap : Number(assumed['limit'])),
    sort,
    order: query.order ?? named?.order ?? (assumed['order'] === 'desc' ? 'desc' : 'asc'),
    mayLackSort: mayLack(resource, sort),
    words: (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords),
    filters: Object.fromEntries(
      Object.entries(query).filter(([name, value]) => names.includes(name) && value !== undefined),
    ),
    where: query.where === undefined ? null : readAskedWhere(query.where, query.tz, resource, asking),
    lang: query.lang ?? null,
    isTrashed: query.trashed === 'only',
    isEditable: query.editable === 'only',
  };
}

/** Whether the contract lets a record be without this field. */
function mayLack(resource: Resource, field: string): boolean {
  const schema = resource.entity.shape[field];
  return schema === undefined || safeParse(schema, null).success || safeParse(schema, undefined).success;
}

/** The order as the specification writes it for some lists: `order_by_name=asc`. */
function namedOrder(query: unknown, sorts: readonly string[], locale: Locale) {
  const direction = z.optional(listOrder);
  const orders = parseWith(
    z.object(Object.fromEntries(sorts.map((sort) => [`order_by_${sort}`, direction]))),
    query,
    locale,
  );
  return sorts.map((sort) => ({ sort, order: orders[`order_by_${sort}`] })).find(({ order }) => order !== undefined);
}
