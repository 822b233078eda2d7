import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type ReadContext, readContext } from '../../../kit/core/table/read-context';
import { type WriteContext, writeContextOf } from '../../../kit/core/write/write-context';

/** A write of a member, with the language of the request. */
export interface Applying {
  readonly writing: WriteContext;
  readonly context: ReadContext;
  readonly userId: number;
}

/** Throws UNAUTHENTICATED for a visitor. */
export function readApplying(request: FastifyRequest, deps: ApiDeps): Applying {
  const writing = writeContextOf(request, deps);
  if (writing.viewer === null) throw new AppError('UNAUTHENTICATED');
  const context = readContext(request, deps.clock);
  return { writing, userId: writing.viewer.id, context: { ...context, lang: context.lang ?? writing.locale } };
}
