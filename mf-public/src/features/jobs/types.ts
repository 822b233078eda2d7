import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';
import type { jobs } from '@enlace/shared-contract/work';

import type { jobFields } from './jobs-query';

export type JobRow = Pick<RowOf<typeof jobs>, (typeof jobFields)[number]>;
export type JobRecord = EntityOf<typeof jobs>;
