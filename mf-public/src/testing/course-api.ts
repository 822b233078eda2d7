import { courseReviewCalls, type CourseReviews } from '@enlace/shared-contract/learning';
import { createFakeApi, type FakeApi } from '@enlace/shared-testing';

export const noReviews: CourseReviews = {
  data: [],
  meta: { total: 0, page: 1, per_page: 10, average: null, counts: [0, 0, 0, 0, 0], may_review: false, own: null },
};

/** A back end with courses that have no reviews. */
export function createCourseApi(seed: Parameters<typeof createFakeApi>[0]): FakeApi {
  const api = createFakeApi(seed);
  api.answer(courseReviewCalls.listCourseReviews, () => noReviews);
  return api;
}
