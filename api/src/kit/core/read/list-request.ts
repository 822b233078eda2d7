import type { Viewer } from '@enlace/shared-contract/access';
import { listCap, listOrder, listQuerySchema, lookupCap } from '@enlace/shared-contract/lists';
import type { Resource } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';

import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { wordsOf } from '../table/expressions';
import { parseWith } from '../http/parse';
import { readWhereFilter } from './read-where';
import type { ListRequest } from '../query/list-query';
import type { RelationTable } from '../table/relations';

/** The viewer of the list, and facts about the resource that are not in its contract. */
export interface Asking {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly relations?: Readonly<Record<string, RelationTable>> | undefined;
  /** Whether the list has some thousand rows at most, see `TableDeclaration`; it is then answered complete. */
  readonly isShort?: boolean | undefined;
}

const fieldsLength = 1000;
const defaultPageSize = 25;

/**
 * Parses a list query: paging, sort, order, search, the filters of the resource and `where`. Missing values come from
 * the wire table (section 9 of docs/SPECIFICATION.md). Throws VALIDATION_FAILED for values out of range and for
 * columns without sorting, and FORBIDDEN for a `where` of a viewer who changes no rows of the resource.
 */
export function readListRequest(
  request: FastifyRequest,
  resource: Resource,
  { relations, isShort }: Pick<Asking, 'relations' | 'isShort'> = {},
): ListRequest {
  const asking: Asking = { viewer: request.viewer, locale: readerLocaleOf(request.headers), relations, isShort };
  return readListQuery(request.query ?? {}, resource, asking);
}

/** Names of a query that the list of a resource does not read; the address of a page can have others for its screen. */
export function unknownParameters(rawQuery: object, resource: Resource): string[] {
  const { schema, orders } = readerOf(resource);
  const names = new Set([...Object.keys(schema.shape), ...Object.keys(orders.shape)]);
  return Object.keys(rawQuery).filter((name) => !names.has(name.split('[')[0] ?? ''));
}

/** Like `readListRequest`, for a query that is not from the request's address. */
export function readListQuery(rawQuery: unknown, resource: Resource, asking: Asking): ListRequest {
  const reader = readerOf(resource);
  const query = parseWith(reader.schema, rawQuery, asking.locale);
  const namedSort = namedOrder(rawQuery, reader, asking.locale);
  const defaults = resource.wire.list.query ?? {};
  const cap = asking.isShort ? lookupCap : listCap;
  const sort = query.sort ?? namedSort?.sort ?? resource.sorts[0] ?? 'id';
  return {
    page: query.page ?? null,
    perPage: Math.min(query.per_page ?? query.limit ?? defaultPageSize, listCap),
    limit: Math.min(query.limit ?? Number(defaults['limit'] ?? cap), cap),
    sort,
    order: query.order ?? namedSort?.order ?? (defaults['order'] === 'desc' ? 'desc' : 'asc'),
    mayLackSort: reader.mayLack(sort),
    words: wordsOf(query.search ?? ''),
    filters: Object.fromEntries(
      Object.entries(query).filter(([name, value]) => reader.filterNames.has(name) && value !== undefined),
    ),
    where:
      query.where === undefined
        ? null
        : readWhereFilter(query.where, query.tz, resource, {
            ...asking,
            isEditable: query.editable === 'only',
          }),
    lang: query.lang ?? null,
    isTrashed: query.trashed === 'only',
    isEditable: query.editable === 'only',
    fields: query.fields ?? null,
  };
}

/** The parts of reading a query that are the same for every request of a resource. */
function createReader({ sorts, filters, entity, listEntity }: Resource) {
  const lackingSorts = new Map<string, boolean>();
  return {
    schema: z.extend(listQuerySchema, {
      ...filters.shape,
      sort: z.optional(z.enum(sorts)),
      fields: fieldsSchema(listEntity),
    }),
    orders: z.object(Object.fromEntries(sorts.map((sort) => [orderPrefix + sort, z.optional(listOrder)]))),
    sorts,
    filterNames: new Set(Object.keys(filters.shape)),
    /** Whether the contract allows records without this field. */
    mayLack: (field: string): boolean => {
      const schema = entity.shape[field];
      const before = lackingSorts.get(field);
      if (before !== undefined) return before;
      const lacks = schema === undefined || safeParse(schema, null).success || safeParse(schema, undefined).success;
      lackingSorts.set(field, lacks);
      return lacks;
    },
  };
}

type Reader = ReturnType<typeof createReader>;

const readers = new WeakMap<Resource, Reader>();

/** Schemas are made once for each resource, because making one takes longer than a parse. */
function readerOf(resource: Resource): Reader {
  const reader = readers.get(resource) ?? createReader(resource);
  readers.set(resource, reader);
  return reader;
}

/** `fields` of a list: names of fields of its rows, joined by commas. In the order of the contract, without repeats. */
function fieldsSchema(listEntity: Resource['listEntity']) {
  const names = Object.keys(listEntity.shape);
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(fieldsLength)),
        z.transform((text) => text.split(',')),
      ),
      z.pipe(
        z.array(z.enum(names)).check(z.minLength(1)),
        z.transform((wantedNames) => names.filter((name) => wantedNames.includes(name))),
      ),
    ),
  );
}

/** The order in the form that the specification has for some lists: `order_by_name=asc`. */
function namedOrder(query: unknown, { sorts, orders }: Reader, locale: Locale) {
  const isNamed = typeof query === 'object' && query !== null && Object.keys(query).some(startsOrder);
  if (!isNamed) return undefined;
  const parsedOrders = parseWith(orders, query, locale);
  return sorts
    .map((sort) => ({ sort, order: parsedOrders[orderPrefix + sort] }))
    .find(({ order }) => order !== undefined);
}

const orderPrefix = 'order_by_';
const startsOrder = (name: string): boolean => name.startsWith(orderPrefix);
