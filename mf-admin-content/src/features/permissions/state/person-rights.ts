import { rightsCalls, rightsOfPersonSchema, savedPersonRightsSchema } from '@enlace/shared-contract';

import { createAnswer } from '../../../lib/create-answer';
import { createCommand } from '../../../lib/create-command';
import { dataOf } from '../../../lib/data-of';

/** What one person may do, and by what. */
export const personRights = createAnswer('adminContent/personRights', {
  call: rightsCalls.rightsOfPerson,
  schema: dataOf(rightsOfPersonSchema),
  keeps: false,
});

/** Gives her rights and takes them; answers them as they are then. */
export const savePersonRights = createCommand('adminContent/savePersonRights', {
  call: rightsCalls.savePersonRights,
  schema: dataOf(savedPersonRightsSchema),
});
