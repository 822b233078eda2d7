import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyRequest } from 'fastify';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { authorise } from '../rights/authorise';

/** Refuses a list of the trash for viewers who may not remove rows, and for resources without a trash. */
export function requireTrash(request: FastifyRequest, resource: Resource): void {
  const { remove } = resource.wire;
  if (remove !== undefined) authorise(request, remove.access);
  if (resource.capabilities.trash) return;
  const fields = { trashed: [fieldText(readerLocaleOf(request.headers), 'choice')] };
  throw new AppError('VALIDATION_FAILED', { message: `${resource.name} has no trash`, fields });
}
