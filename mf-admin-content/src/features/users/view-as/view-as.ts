import { viewAsCalls, viewAsSchema } from '@enlace/shared-contract';

import { createCommand } from '../../../lib/create-command';
import { dataOf } from '../../../lib/data-of';

/** Begins a look as somebody else. */
export const viewAs = createCommand('adminContent/viewAs', {
  call: viewAsCalls.startViewAs,
  schema: dataOf(viewAsSchema),
});
