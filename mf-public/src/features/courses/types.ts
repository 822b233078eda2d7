import type { courses } from '@enlace/shared-contract/learning';
import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';

export type CourseRow = RowOf<typeof courses>;
export type CourseRecord = EntityOf<typeof courses>;
