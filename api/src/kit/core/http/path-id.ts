import { AppError } from '@enlace/shared-contract/errors';
import { wholeInput } from '@enlace/shared-contract/lists';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { parseQuery } from './parse';

const idSchema = wholeInput(1);
const paramsSchema = z.object({ id: idSchema });
const querySchema = z.object({ id: idSchema });

/** The id in a call's path; null when it is no id, which callers treat like an unknown row. */
export function pathId(request: FastifyRequest): number | null {
  const parsed = paramsSchema.safeParse(request.params);
  return parsed.success ? parsed.data.id : null;
}

/** The `?id=` of a writing call; null when it is missing or wrong. */
export function givenQueryId(request: FastifyRequest): number | null {
  const parsed = querySchema.safeParse(request.query);
  return parsed.success ? parsed.data.id : null;
}

/** The `?id=` of a writing call. Throws VALIDATION_FAILED when it is missing or wrong. */
export function queryId(request: FastifyRequest): number {
  return parseQuery(querySchema, request).id;
}

/** The id in a call's path. Throws NOT_FOUND when it is no id. */
export function requirePathId(request: FastifyRequest): number {
  const id = pathId(request);
  if (id === null) throw new AppError('NOT_FOUND', { message: 'no id in the path' });
  return id;
}
