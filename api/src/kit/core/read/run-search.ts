import type { FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { ListRequest } from '../query/list-query';

/** Reads a list; one with a search runs among the searches, see `SearchGate`. */
export function runSearch<T>(
  deps: Pick<ApiDeps, 'reads' | 'searches'>,
  request: FastifyRequest,
  { words }: Pick<ListRequest, 'words'>,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  return words.length > 0 ? deps.searches.run(request, read) : read(deps.reads);
}
