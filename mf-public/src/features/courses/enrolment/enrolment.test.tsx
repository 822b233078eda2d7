import { enrolmentCalls, type MyCourse } from '@enlace/shared-contract/learning';
import { buildCourse, buildViewer, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { createCourseApi } from '../../../testing/course-api';
import { pages } from '../../../pages';
import remote from '../../../remote';

const before = { id: 7, title: 'Git sin miedo', slug: 'git-sin-miedo', level: 'beginner' as const };
const course = buildCourse({ id: 3, title: 'Programar desde cero', slug: 'programar-desde-cero' });

const progressIn = (values: Partial<MyCourse>): MyCourse => ({
  ...{ id: 3, slug: 'programar-desde-cero', title: 'Programar desde cero', level: 'beginner', cover: null },
  ...{ lessons_count: 4, completed_count: 0, percent: 0, minutes_left: 40, completed_at: null },
  next_lesson: { id: 9, slug: 'antes', title: 'Antes de empezar', position: 0 },
  seen_at: '2026-01-01T00:00:00.000Z',
  enrolled_at: '2030-01-01T00:00:00.000Z',
  certificate: null,
  ...values,
});

function open(api: FakeApi) {
  const viewer = buildViewer({ roles: ['latinas'] });
  return renderRemote(remote, pages, '/courses/programar-desde-cero', { api, viewer });
}

test('a member enrols, and goes to the first lesson', async () => {
  const api = createCourseApi({ courses: [course] });
  const enrolments: MyCourse[] = [];
  api.answer(enrolmentCalls.getMyCourses, () => ({ data: enrolments }));
  api.answer(enrolmentCalls.enrol, () => {
    enrolments.push(progressIn({}));
    return { data: progressIn({}) };
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Enrol' }));
  expect(await screen.findByRole('link', { name: 'Begin: Antes de empezar' })).toHaveAttribute(
    'href',
    '/my/courses/programar-desde-cero/antes',
  );
  expect(api.sent(enrolmentCalls.enrol).map(({ body }) => body)).toEqual([{ course_id: 3 }]);
  expect(screen.queryByRole('link', { name: 'Join the community' })).not.toBeInTheDocument();
});

test('required courses come first, with the progress in them', async () => {
  const api = createCourseApi({ courses: [{ ...course, courses_to_complete: [before] }] });
  api.answer(enrolmentCalls.getMyCourses, () => ({
    data: [progressIn({ ...before, completed_count: 1, percent: 25 })],
  }));
  await open(api);
  expect(await screen.findByText('1 of 4 lessons')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To “Git sin miedo”' })).toHaveAttribute('href', '/courses/git-sin-miedo');
  expect(screen.queryByRole('button', { name: 'Enrol' })).not.toBeInTheDocument();
});

test('a refused enrolment says why, and a failed progress can be loaded again', async () => {
  const api = createCourseApi({ courses: [course] });
  api.fail(enrolmentCalls.getMyCourses, 'INTERNAL');
  api.answer(enrolmentCalls.getMyCourses, () => ({ data: [] }));
  api.fail(enrolmentCalls.enrol, 'CONFLICT', { userMessage: 'Complete this first: Git sin miedo.' });
  const { user } = await open(api);
  expect(await screen.findByText('Your progress could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Enrol' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Complete this first: Git sin miedo.');
});

test('a completed course says when, and leads to its new lessons', async () => {
  const api = createCourseApi({ courses: [course] });
  const completedAt = '2030-02-03T12:00:00.000Z';
  api.answer(enrolmentCalls.getMyCourses, () => ({
    data: [progressIn({ completed_count: 3, percent: 100, completed_at: completedAt })],
  }));
  await open(api);
  expect(await screen.findByText('You completed it on Feb 3, 2030.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue: Antes de empezar' })).toBeInTheDocument();
});
