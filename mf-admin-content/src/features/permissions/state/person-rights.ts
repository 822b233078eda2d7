import { rightsCalls, rightsOfPersonSchema } from '@enlace/shared-contract';

import { createAnswer } from '../../../lib/create-answer';
import { dataOf } from '../../../lib/data-of';

/** What one person may do, and by what. */
export const personRights = createAnswer('adminContent/personRights', {
  call: rightsCalls.rightsOfPerson,
  schema: dataOf(rightsOfPersonSchema),
  keeps: false,
});
