import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readContext } from '../../../kit/core/table/read-context';
import { type ReadWriteContext, writeContextOf } from '../../../kit/core/write/write-context';

/** A write of a member, with the language of the request. */
export interface Applying extends ReadWriteContext {
  readonly userId: number;
}

/** Throws UNAUTHENTICATED for a visitor. */
export function readApplying(request: FastifyRequest, deps: ApiDeps): Applying {
  const writing = writeContextOf(request, deps);
  if (writing.viewer === null) throw new AppError('UNAUTHENTICATED');
  const context = readContext(request, deps.clock);
  return { ...writing, userId: writing.viewer.id, reading: { ...context, lang: context.lang ?? writing.locale } };
}
