import { courseReviewCalls, type CourseReview, enrolmentCalls } from '@enlace/shared-contract/learning';
import { buildCourse, buildViewer, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { createCourseApi, noReviews } from '../../../testing/course-api';
import { pages } from '../../../testing/pages';
import remote from '../../../remote';

const course = buildCourse({ id: 3, title: 'Programar desde cero', slug: 'programar-desde-cero' });

const review: CourseReview = {
  id: 8,
  rating: 4,
  text: 'Claro y corto.',
  name: 'Perla I.',
  edited_at: null,
  may_remove: false,
  created_at: '2026-03-04T12:00:00.000Z',
};

const open = (api: FakeApi, isSignedIn: boolean) =>
  renderRemote(remote, pages, '/courses/programar-desde-cero', {
    api,
    viewer: isSignedIn ? buildViewer({ roles: ['latinas'] }) : null,
  });

test('visitors read reviews and their mean, and can write none', async () => {
  const api = createCourseApi({ courses: [course] });
  const meta = { ...noReviews.meta, total: 1, average: 4, counts: [0, 0, 0, 1, 0] };
  api.answer(courseReviewCalls.listCourseReviews, () => ({ data: [review], meta }));
  await open(api, false);
  const part = within(await screen.findByRole('region', { name: 'What learners think' }));
  expect(await part.findByText('Claro y corto.')).toBeInTheDocument();
  expect(part.getByText('4 of 5 stars · 1 review')).toBeInTheDocument();
  expect(part.getByText('Perla I. · Mar 4, 2026')).toBeInTheDocument();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
});

test('a learner writes a review, which stays after a lost answer, and removes it', async () => {
  const api = createCourseApi({ courses: [course] });
  const learnerCourse = { course: null, required: [], is_saved: false, lessons: [] };
  api.answer(enrolmentCalls.getLearnerCourse, () => ({ data: learnerCourse }));
  let ownReview: CourseReview | null = null;
  api.answer(courseReviewCalls.listCourseReviews, () => ({
    data: ownReview === null ? [] : [ownReview],
    meta: {
      ...noReviews.meta,
      total: ownReview === null ? 0 : 1,
      average: ownReview?.rating ?? null,
      may_review: true,
      own: ownReview,
    },
  }));
  api.fail(courseReviewCalls.storeCourseReview, 'NETWORK');
  const { user } = await open(api, true);
  const part = within(await screen.findByRole('region', { name: 'What learners think' }));
  await user.click(await part.findByRole('button', { name: 'Write a review' }));
  await user.click(part.getByRole('button', { name: 'Publish' }));
  expect(part.getAllByText('Please fill this in.')).toHaveLength(2);
  await user.click(part.getByRole('radio', { name: '5 stars' }));
  await user.type(part.getByLabelText(/^Your review/), 'Excelente');
  await user.click(part.getByRole('button', { name: 'Publish' }));
  expect(await part.findByText('The review could not be published. Your text is still here.')).toBeInTheDocument();
  expect(part.getByLabelText(/^Your review/)).toHaveValue('Excelente');
  api.answer(courseReviewCalls.storeCourseReview, ({ body }) => {
    ownReview = { ...review, ...(body as { rating: number; text: string }), may_remove: true };
    return { data: ownReview };
  });
  await user.click(part.getByRole('button', { name: 'Publish' }));
  expect(await part.findByText('Your review is published.')).toBeInTheDocument();
  expect(await part.findByText('Excelente')).toBeInTheDocument();
  expect(part.getByRole('button', { name: 'Change my review' })).toBeInTheDocument();
  api.answer(courseReviewCalls.removeCourseReview, () => {
    ownReview = null;
    return { data: null };
  });
  await user.click(part.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await part.findByText('The review is removed.')).toBeInTheDocument();
  expect(await part.findByText(/^No review yet/)).toBeInTheDocument();
});

test('reviews that cannot be loaded can be loaded again', async () => {
  const api = createCourseApi({ courses: [course] });
  api.fail(courseReviewCalls.listCourseReviews, 'INTERNAL');
  const { user } = await open(api, false);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No review yet/)).toBeInTheDocument();
});
