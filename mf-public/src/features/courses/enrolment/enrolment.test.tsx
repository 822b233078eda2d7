import { enrolmentCalls, type LearnerCourse, type MyCourse } from '@enlace/shared-contract/learning';
import { buildCourse, buildViewer, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { createCourseApi } from '../../../testing/course-api';
import { pages } from '../../../testing/pages';
import remote from '../../../remote';

const before = { id: 7, title: 'Git sin miedo', slug: 'git-sin-miedo', level: 'beginner' as const };
const course = buildCourse({ id: 3, title: 'Programar desde cero', slug: 'programar-desde-cero' });

const progressIn = (values: Partial<MyCourse>): MyCourse => ({
  id: 3,
  slug: 'programar-desde-cero',
  title: 'Programar desde cero',
  level: 'beginner',
  cover: null,
  lessons_count: 4,
  completed_count: 0,
  percent: 0,
  minutes_left: 40,
  completed_at: null,
  next_lesson: { id: 9, slug: 'antes', title: 'Antes de empezar', position: 0 },
  seen_at: '2026-01-01T00:00:00.000Z',
  enrolled_at: '2030-01-01T00:00:00.000Z',
  certificate: null,
  ...values,
});

const learnerCourse = (values: Partial<LearnerCourse> = {}): { data: LearnerCourse } => ({
  data: { course: null, required: [], is_saved: false, lessons: [], ...values },
});

const path = '/courses/programar-desde-cero';
const viewer = buildViewer({ roles: ['latinas'] });
const open = (api: FakeApi) => renderRemote(remote, pages, path, { api, viewer });

beforeEach(() => sessionStorage.clear());

test('a member enrols, and goes to the first lesson', async () => {
  const api = createCourseApi({ courses: [course] });
  let ownCourse: MyCourse | null = null;
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ course: ownCourse }));
  api.answer(enrolmentCalls.enrol, () => {
    ownCourse = progressIn({});
    return { data: ownCourse };
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

const required = { ...before, have: 1, need: 4, is_met: false };

test('required courses come first, with the progress in them', async () => {
  const api = createCourseApi({ courses: [course] });
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ required: [required] }));
  await open(api);
  expect(await screen.findByText('1 of 4 lessons')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To “Git sin miedo”' })).toHaveAttribute('href', '/courses/git-sin-miedo');
  expect(screen.queryByRole('button', { name: 'Enrol' })).not.toBeInTheDocument();
});

test('a course is saved for later, and taken out again; a failed write keeps the state', async () => {
  const api = createCourseApi({ courses: [course] });
  let isSaved = false;
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ is_saved: isSaved }));
  api.answer(enrolmentCalls.saveCourse, ({ body }) => {
    isSaved = body['is_saved'] === true;
    return { data: { is_saved: isSaved } };
  });
  api.fail(enrolmentCalls.saveCourse, 'NETWORK');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Save for later', pressed: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved. Please try again in a moment.');
  await user.click(screen.getByRole('button', { name: 'Save for later', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Saved', pressed: true }));
  expect(await screen.findByRole('button', { name: 'Save for later', pressed: false })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.sent(enrolmentCalls.saveCourse).map(({ params, body }) => [params['id'], body])).toEqual([
    [3, { is_saved: true }],
    [3, { is_saved: true }],
    [3, { is_saved: false }],
  ]);
});

test('a course with required courses can be saved, one with an enrolment cannot', async () => {
  const api = createCourseApi({ courses: [course] });
  let ownCourse: MyCourse | null = null;
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ course: ownCourse, required: [required] }));
  const { unmount } = await open(api);
  expect(await screen.findByRole('button', { name: 'Save for later' })).toBeInTheDocument();
  unmount();
  ownCourse = progressIn({});
  await open(api);
  expect(await screen.findByText('1 of 4 lessons')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save for later' })).not.toBeInTheDocument();
});

test('a waived course, and one without lessons, do not stop the enrolment', async () => {
  const api = createCourseApi({ courses: [course] });
  const empty = { id: 8, title: 'Aún sin lecciones', slug: 'sin-lecciones', have: 0, need: 0, is_met: true };
  api.answer(enrolmentCalls.getLearnerCourse, () =>
    learnerCourse({ required: [{ ...required, is_met: true }, empty] }),
  );
  await open(api);
  expect(await screen.findByRole('button', { name: 'Enrol' })).toBeEnabled();
  expect(screen.getAllByText('Not needed for you')).toHaveLength(2);
});

test('a course that is required after the enrolment is named, with the way to it', async () => {
  const api = createCourseApi({ courses: [course] });
  const lock = { rule: 'course' as const, opens_at: null, lesson: null };
  const lessons = [{ id: 9, state: 'locked' as const, lock }];
  api.answer(enrolmentCalls.getLearnerCourse, () =>
    learnerCourse({ course: progressIn({}), required: [required], lessons }),
  );
  await open(api);
  expect(await screen.findByRole('link', { name: 'To “Git sin miedo”' })).toBeInTheDocument();
  expect(screen.getByText('0 of 4 lessons')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Begin/ })).not.toBeInTheDocument();
});

test('a refused enrolment says why and where, and a failed progress can be loaded again', async () => {
  const api = createCourseApi({ courses: [course] });
  api.fail(enrolmentCalls.getLearnerCourse, 'INTERNAL');
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse());
  const { have, need, is_met: _isMet, ...link } = required;
  const unmet = [{ rule: 'course', course: link, have, need, link: '/courses/git-sin-miedo' }];
  api.fail(enrolmentCalls.enrol, 'CONFLICT', {
    userMessage: 'Complete this first: Git sin miedo.',
    details: { unmet },
  });
  const { user } = await open(api);
  expect(await screen.findByText('Your progress could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Enrol' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Complete this first: Git sin miedo.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/courses/git-sin-miedo');
});

test('a completed course says when, and leads to its new lessons at the place where she stopped', async () => {
  const api = createCourseApi({ courses: [course] });
  const completedAt = '2030-02-03T12:00:00.000Z';
  const next = { id: 9, slug: 'antes', title: 'Antes de empezar', position: 760 };
  const ownCourse = progressIn({ completed_count: 3, percent: 100, completed_at: completedAt, next_lesson: next });
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ course: ownCourse }));
  await open(api);
  expect(await screen.findByText('You completed it on Feb 3, 2030.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue: Antes de empezar (12:40)' })).toHaveAttribute(
    'href',
    '/my/courses/programar-desde-cero/antes?play=1',
  );
});

test('a completed course stays completed when another one is required later', async () => {
  const api = createCourseApi({ courses: [course] });
  const completedAt = '2030-02-03T12:00:00.000Z';
  const ownCourse = progressIn({ completed_count: 4, percent: 100, completed_at: completedAt, next_lesson: null });
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ course: ownCourse, required: [required] }));
  await open(api);
  expect(await screen.findByText(/^You completed it on/)).toBeInTheDocument();
  expect(screen.queryByText('Git sin miedo')).not.toBeInTheDocument();
});

test('a lesson that is not open yet says when it opens, in the zone of the learner', async () => {
  const api = createCourseApi({ courses: [course] });
  const lock = { rule: 'date' as const, opens_at: '2030-03-01T12:00:00.000Z', lesson: null };
  const lessons = [{ id: 9, state: 'locked' as const, lock }];
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ course: progressIn({}), lessons }));
  await open(api);
  expect(await screen.findByText(/^Antes de empezar: Opens on March 1.*GMT/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Begin/ })).not.toBeInTheDocument();
});

test('a visitor who presses Enrol signs in, comes back, and is enrolled once', async () => {
  const api = createCourseApi({ courses: [course] });
  const { user, unmount } = await renderRemote(remote, pages, path, { api, viewer: null });
  const enrol = await screen.findByRole('link', { name: 'Enrol' });
  expect(enrol).toHaveAttribute('href', `/login?callbackUrl=${encodeURIComponent(path)}`);
  await user.click(enrol);
  unmount();
  let ownCourse: MyCourse | null = null;
  api.answer(enrolmentCalls.getLearnerCourse, () => learnerCourse({ course: ownCourse }));
  api.answer(enrolmentCalls.enrol, () => ({ data: (ownCourse = progressIn({})) }));
  const signedIn = await open(api);
  expect(await screen.findByRole('link', { name: 'Begin: Antes de empezar' })).toBeInTheDocument();
  signedIn.unmount();
  ownCourse = null;
  await open(api);
  expect(await screen.findByRole('button', { name: 'Enrol' })).toBeInTheDocument();
  expect(api.sent(enrolmentCalls.enrol)).toHaveLength(1);
});
