import { enrolmentCalls, myCoursesSchema, userLessonsSchema } from '@enlace/shared-contract/learning';
import { type CallSpec, createCalls, dataOf, defineCall, isCancelled } from '@enlace/shared-data';

interface LoadedList<Row> {
  readonly rows: readonly Row[];
  readonly isFailed: boolean;
}

/** A list that is empty when its call fails (docs/SPECIFICATION.md, section 8). */
function emptyOnFailure<Input, Row>({
  mode,
  client,
  perform,
}: CallSpec<Input, readonly Row[]>): CallSpec<Input, LoadedList<Row>> {
  return {
    mode,
    client,
    *perform(input, send) {
      try {
        return { rows: yield* perform(input, send), isFailed: false };
      } catch (error) {
        if (isCancelled(error)) throw error;
        return { rows: [], isFailed: true };
      }
    },
    shows: () => [progress],
  };
}

/** Subject of what the user learns. */
export const progress = 'my-learning';

interface InLanguage {
  readonly lang: string;
}

/** The courses of the user with their lessons and progress. */
export const learning = createCalls('member/learning', {
  courses: emptyOnFailure(
    defineCall({
      client: 'authenticated',
      request: ({ lang }: InLanguage) => ({ call: enrolmentCalls.getMyCourses, query: { lang }, body: {} }),
      read: dataOf(myCoursesSchema.shape.data),
    }),
  ),
  lessons: emptyOnFailure(
    defineCall({
      client: 'authenticated',
      request: ({ course, lang }: InLanguage & { readonly course: number }) => ({
        call: enrolmentCalls.getUserLessons,
        query: { lang },
        body: { course_id: course },
      }),
      read: dataOf(userLessonsSchema.shape.data),
    }),
  ),
});
