import { rightsCalls, rightsMatrixSchema } from '@enlace/shared-contract';

import { createAnswer } from '../../../lib/create-answer';
import { createCommand } from '../../../lib/create-command';
import { dataOf } from '../../../lib/data-of';

/** Every role, every right, and which role has which. */
export const matrix = createAnswer('adminContent/rightsMatrix', {
  call: rightsCalls.matrix,
  schema: dataOf(rightsMatrixSchema),
});

/** Gives and takes rights of roles; answers the matrix as it is then. */
export const saveRights = createCommand('adminContent/saveRights', {
  call: rightsCalls.saveRights,
  schema: dataOf(rightsMatrixSchema),
});
