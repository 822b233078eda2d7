import {
  enrolledSchema,
  enrolmentCalls,
  learnerCourseAnswerSchema,
  saveCourseSchema,
} from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const progress = 'my-learning';

/** A course as the signed-in user learns it, the enrolment, and the choice to save it for later. */
export const enrolment = createCalls('public/enrolment', {
  course: defineCall({
    client: 'authenticated',
    request: ({ course, lang }: { readonly course: number; readonly lang: string }) => ({
      call: enrolmentCalls.getLearnerCourse,
      params: { id: course },
      query: { lang },
    }),
    read: dataOf(learnerCourseAnswerSchema.shape.data),
    shows: () => [progress],
  }),
  enrol: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ course }: { readonly course: number }) => ({ call: enrolmentCalls.enrol, body: { course_id: course } }),
    read: dataOf(enrolledSchema.shape.data),
    changes: () => [progress],
  }),
  save: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ course, isSaved }: { readonly course: number; readonly isSaved: boolean }) => ({
      call: enrolmentCalls.saveCourse,
      params: { id: course },
      body: { is_saved: isSaved },
    }),
    read: dataOf(saveCourseSchema),
    changes: () => [progress],
  }),
});
