import {
  courseReviewCalls,
  courseReviewSchema,
  courseReviewsSchema,
  type ReviewSort,
} from '@enlace/shared-contract/learning';
import { bodyOf, createCalls, dataOf, defineCall, subjectOf } from '@enlace/shared-data';

interface OfCourse {
  readonly course: number;
}

interface ReviewsQuery extends OfCourse {
  readonly sort: ReviewSort;
  readonly page: number;
}

const subject = (course: number): string => subjectOf('course-reviews', course);

const list = {
  request: ({ course, sort, page }: ReviewsQuery) => ({
    call: courseReviewCalls.listCourseReviews,
    params: { id: course },
    query: { sort, page: String(page) },
  }),
  read: bodyOf(courseReviewsSchema),
  shows: ({ course }: ReviewsQuery) => [subject(course), 'my-learning'],
} as const;

/** The reviews of a course. */
export const reviews = createCalls('public/course-reviews', {
  list: defineCall({ client: 'public', ...list }),
  /** With what the user may do. */
  listForUser: defineCall({ client: 'authenticated', ...list }),
  store: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ course, ...body }: OfCourse & { readonly rating: number; readonly text: string }) => ({
      call: courseReviewCalls.storeCourseReview,
      params: { id: course },
      body,
    }),
    read: dataOf(courseReviewSchema.shape.data),
    changes: ({ course }) => [subject(course)],
  }),
  remove: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id }: OfCourse & { readonly id: number }) => ({
      call: courseReviewCalls.removeCourseReview,
      params: { id },
    }),
    read: () => null,
    changes: ({ course }) => [subject(course)],
  }),
});
