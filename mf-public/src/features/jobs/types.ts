import type { EntityOf, jobs, RowOf } from '@enlace/shared-contract';

import type { jobFields } from './jobs-query';

export type JobRow = Pick<RowOf<typeof jobs>, (typeof jobFields)[number]>;
export type JobRecord = EntityOf<typeof jobs>;
