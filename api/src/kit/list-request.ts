import { type ListQuery, listCap, listQuerySchema, type Resource } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { parseQuery } from './parse';

/** A list call, read and checked. */
export interface ListRequest {
  /** Null: the whole list up to `limit`. */
  readonly page: number | null;
  readonly perPage: number;
  readonly limit: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly words: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  readonly lang: ListQuery['lang'] | null;
  /** Rows in the trash are asked for. */
  readonly isTrashed: boolean;
}

const defaultPageSize = 25;
const mostWords = 8;

/**
 * Reads a list's query: paging, sort, order, search and the resource's own filters. What the caller leaves out is taken
 * from the wire table (SPEC §9). Throws VALIDATION_FAILED for values out of range and for columns it cannot sort by.
 */
export function readListRequest(request: FastifyRequest, resource: Resource): ListRequest {
  const sorts: readonly string[] = resource.sorts;
  const schema = z.extend(listQuerySchema, {
    ...resource.filters.shape,
    sort: z.optional(z.enum(sorts)),
  });
  const query = parseQuery(schema, request);
  const named = namedOrder(request, sorts);
  const names = Object.keys(resource.filters.shape);
  const assumed = resource.wire.list.query ?? {};
  return {
    page: query.page ?? null,
    perPage: query.per_page ?? query.limit ?? defaultPageSize,
    limit: query.limit ?? (assumed['limit'] === undefined ? listCap : Number(assumed['limit'])),
    sort: query.sort ?? named?.sort ?? sorts[0] ?? 'id',
    order: query.order ?? named?.order ?? (assumed['order'] === 'desc' ? 'desc' : 'asc'),
    words: (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords),
    filters: Object.fromEntries(
      Object.entries(query).filter(([name, value]) => names.includes(name) && value !== undefined),
    ),
    lang: query.lang ?? null,
    isTrashed: query.trashed === 'only',
  };
}

/** The order as the specification writes it for some lists: `order_by_name=asc`. */
function namedOrder(request: FastifyRequest, sorts: readonly string[]) {
  const direction = z.optional(z.enum(['asc', 'desc']));
  const orders = parseQuery(
    z.object(Object.fromEntries(sorts.map((sort) => [`order_by_${sort}`, direction]))),
    request,
  );
  return sorts.map((sort) => ({ sort, order: orders[`order_by_${sort}`] })).find(({ order }) => order !== undefined);
}
