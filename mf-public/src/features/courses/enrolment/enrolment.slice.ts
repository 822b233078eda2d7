import { enrolledSchema, enrolmentCalls, myCoursesSchema } from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const progress = 'my-learning';

/** The courses of the signed-in user, and the enrolment in a further one. */
export const enrolment = createCalls('public/enrolment', {
  mine: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({
      call: enrolmentCalls.getMyCourses,
      query: { lang },
      body: {},
    }),
    read: dataOf(myCoursesSchema.shape.data),
    shows: () => [progress],
  }),
  enrol: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ course }: { readonly course: number }) => ({ call: enrolmentCalls.enrol, body: { course_id: course } }),
    read: dataOf(enrolledSchema.shape.data),
    changes: () => [progress],
  }),
});
