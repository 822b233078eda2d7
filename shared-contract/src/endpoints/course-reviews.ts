import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { id, line, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';

/** What learners think of a course (docs/guides/learning.md). */
export const courseReviewCalls = {
  listCourseReviews: wire.get('/api/v2/courses/{id}/reviews', publicAccess),
  /** Stores the review of the user, or its new version. 409 before a fifth of the lessons is completed. */
  storeCourseReview: wire.post('/api/v2/courses/{id}/review', 'json', signedIn, { changes: [] }),
  /** Removes the own review; authors of courses remove those of others. A repeated call changes nothing. */
  removeCourseReview: wire.post('/api/v2/course-reviews/{id}/remove', 'none', signedIn, { changes: [] }),
} as const;

/** Percent of a course that is completed before a review. */
export const reviewThreshold = 20;

export const reviewSorts = ['newest', 'best', 'worst'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

export const listCourseReviewsSchema = z.object({
  sort: z.optional(z.enum(reviewSorts)),
  page: z.optional(wholeInput(1, 10_000)),
  per_page: z.optional(wholeInput(1, 50)),
});

export const longestReview = 2000;

export const storeCourseReviewSchema = z.object({
  /** Stars, from 1 to 5. */
  rating: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  text: line(longestReview),
});

const review = z.object({
  id,
  rating: z.number(),
  text: z.string(),
  /** First name and the initial of the last name; null for a person who left. */
  name: z.nullable(z.string()),
  created_at: timestamp,
  edited_at: z.nullable(timestamp),
  may_remove: z.boolean(),
});

export const courseReviewsSchema = z.object({
  data: z.array(review),
  meta: z.extend(listMetaSchema, {
    /** Mean of the stars, with one decimal; null without a review. */
    average: z.nullable(z.number()),
    /** Number of the reviews with one to five stars. */
    counts: z.array(z.number()),
    /** Whether the user has completed enough for a review. */
    may_review: z.boolean(),
    /** The user's review; null without one. */
    own: z.nullable(review),
  }),
});

export const courseReviewSchema = z.object({ data: review });

export type CourseReview = z.infer<typeof review>;
export type CourseReviews = z.infer<typeof courseReviewsSchema>;
