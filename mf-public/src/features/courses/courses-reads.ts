import type { Reads } from '@enlace/shared-data';

import { recordAhead } from '../../lib/reads-ahead';

/** Without the list: its query needs values of the contract, which are larger than all reads. */
export const coursesReads: Reads = { course: (context) => [recordAhead('courses', context)] };
