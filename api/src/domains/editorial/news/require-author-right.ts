import { mayCall } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { users } from '@enlace/shared-contract/identity';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';

/**
 * An editor names no other person as author without the right to list users: an article would show any member's name.
 * The viewer's own id, the present author and none are accepted.
 */
export function requireAuthorRight({ values, before, viewer, locale }: PlannedWrite): void {
  const authorId = values['author_id'];
  if (typeof authorId !== 'number' || authorId === viewer?.id || authorId === before?.['author_id']) return;
  if (mayCall(viewer, users.wire.list.access)) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `no right to name user ${authorId} as author`,
    fields: { author_id: [fieldText(locale, 'notAllowed')] },
  });
}
