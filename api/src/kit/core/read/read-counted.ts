import type { Db } from '../../../infrastructure/db/database';
import type { ListRequest } from '../query/list-query';
import type { ReadContext } from '../table/read-context';
import type { ResourceRepository } from '../table/repository';
import type { ListResult } from '../query/list-query';

/** A list with the number of all its rows. A list without pages is counted only when its limit may have cut it. */
export async function readCounted(
  db: Db,
  repository: ResourceRepository,
  request: ListRequest,
  context: ReadContext,
  fieldNames: ReadonlySet<string> | null,
): Promise<ListResult & { readonly total: number }> {
  const result = await repository.list(db, request, context, fieldNames);
  if (result.total !== null) return { ...result, total: result.total };
  if (result.rows.length < request.limit) return { ...result, total: result.rows.length };
  const firstRow = await repository.list(db, { ...request, page: 1, perPage: 1 }, context, new Set(['id']));
  return { ...firstRow, rows: result.rows, total: Math.max(firstRow.total ?? 0, result.rows.length) };
}
