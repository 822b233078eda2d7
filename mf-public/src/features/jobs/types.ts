import type { EntityOf, jobs, RowOf } from '@enlace/shared-contract';

export type JobRow = RowOf<typeof jobs>;
export type JobRecord = EntityOf<typeof jobs>;
