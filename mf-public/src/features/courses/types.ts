import type { courses, EntityOf, RowOf } from '@enlace/shared-contract';

export type CourseRow = RowOf<typeof courses>;
export type CourseRecord = EntityOf<typeof courses>;
export type LessonLine = CourseRecord['lessons'][number];
