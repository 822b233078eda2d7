import { enrolmentCalls, saveCourseSchema, savedCoursesSchema } from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { progress } from '../../../lib/learning.slice';

/** The courses that the user saved for later. */
export const savedCourses = createCalls('member/saved-courses', {
  list: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: enrolmentCalls.listSavedCourses, query: { lang } }),
    read: dataOf(savedCoursesSchema.shape.data),
    shows: () => [progress],
  }),
  remove: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ course }: { readonly course: number }) => ({
      call: enrolmentCalls.saveCourse,
      params: { id: course },
      body: { is_saved: false },
    }),
    read: dataOf(saveCourseSchema),
    changes: () => [progress],
  }),
});
