import { AppError } from '@enlace/shared-contract/errors';
import { media } from '@enlace/shared-contract/media';
import type { FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { present } from '../../../kit/core/read/present';
import { readContext } from '../../../kit/core/table/read-context';
import type { Row } from '../../../kit/core/table/repository';
import { mediaResource } from '../media.resource';

/** A medium in the form in which `get` answers it. */
export async function presentMedium(db: Db, deps: ApiDeps, request: FastifyRequest, id: number): Promise<Row> {
  const context = readContext(request, deps.clock);
  const row = await mediaResource.options.repository.find(db, id, context);
  if (row === null) throw new AppError('NOT_FOUND', { message: `no medium ${id}` });
  return present(media.entity, media, row, context, request.viewer);
}
