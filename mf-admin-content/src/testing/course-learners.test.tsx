import type { AdminRow } from '@enlace/shared-admin';
import { courseLearnerCalls, type Learner } from '@enlace/shared-contract';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { largestLoss } from '../features/courses/stops/largest-loss';
import { pages } from '../pages';
import remote from '../remote';
import { adminOf, officeApi } from './office';

const learner: Learner = {
  id: 70,
  user: { id: 9, name: 'Inés Zúñiga', email: 'ines@example.org' },
  enrolled_at: '2026-03-01T10:00:00.000Z',
  seen_at: '2026-03-02T10:00:00.000Z',
  completed_at: null,
  completed_count: 1,
  percent: 50,
};

const lessonOf = (id: number, title: string, values: object = {}) => ({
  ...{ id, title, kind: 'text', completed_at: null, watched_percent: 0, best_score: null },
  ...{ grant_reason: null, granted_by: null },
  ...values,
});

async function openPanel(panel: string) {
  const api = officeApi(await adminOf('courses'));
  const [row] = api.rows('courses') as readonly AdminRow[];
  if (row === undefined) throw new Error('no course');
  const meta = {
    total: 1,
    page: 1,
    per_page: 25,
    lessons_count: 2,
    states: { all: 1, open: 1, stalled: 1, completed: 0 },
  };
  api.answer(courseLearnerCalls.listLearners, () => ({ data: [learner], meta }));
  api.answer(courseLearnerCalls.listWaivers, () => ({ data: [] }));
  const path = `/admin/courses/${row.id}?panel=${panel}`;
  return { api, page: renderRemote(remote, pages, path, { api }) };
}

test('an author grants a lesson; the reason stays when the call fails', async () => {
  const { api, page } = await openPanel('learners');
  let lessons: readonly object[] = [
    lessonOf(1, 'Nudos', { completed_at: '2026-03-01T12:00:00.000Z' }),
    lessonOf(2, 'Redes'),
  ];
  api.answer(courseLearnerCalls.getLearner, () => ({ data: { ...learner, lessons } }));
  api.fail(courseLearnerCalls.grantLessons, 'NETWORK');
  const { user } = await page;
  await user.click(await screen.findByRole('button', { name: 'Open the progress of Inés Zúñiga' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('To do')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Grant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete “Redes” for Inés Zúñiga' }));
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(dialog.getByText('Please fill this in.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Reason/), 'La dio en el taller');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('La dio en el taller');
  api.answer(courseLearnerCalls.grantLessons, () => {
    lessons = [...lessons.slice(0, 1), lessonOf(2, 'Redes', { grant_reason: 'La dio en el taller' })];
    return { data: { ...learner, lessons } };
  });
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await screen.findByText('Granted: La dio en el taller')).toBeInTheDocument();
  expect(api.sent(courseLearnerCalls.grantLessons).at(-1)?.body).toEqual({
    lesson_id: 2,
    reason: 'La dio en el taller',
  });
});

test('the minutes of a video tell where most learners are lost', async () => {
  const { api, page } = await openPanel('stops');
  const lesson = { id: 4, title: 'Nudos', kind: 'video', begun_count: 5, completed_count: 2, last_count: 3 };
  api.answer(courseLearnerCalls.getCourseStops, () => ({
    data: { learners_count: 6, completed_count: 1, lessons: [{ ...lesson, has_video: true }] },
  }));
  api.answer(courseLearnerCalls.getLessonMinutes, () => ({ data: { viewers_count: 5, minutes: [5, 4, 1, 1] } }));
  const { user } = await page;
  expect(await screen.findByText('3 stopped here')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'By minute' }));
  expect(
    await screen.findByText(/The largest loss is after minute 2: 4 watched it, 1 the next one\./),
  ).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Learners who watched each minute' }));
  expect(table.getAllByRole('row')).toHaveLength(5);
});

test('a video that all watch to the end loses nobody', () => {
  expect(largestLoss([3, 3, 3])).toBeNull();
  expect(largestLoss([])).toBeNull();
  expect(largestLoss([9, 8, 3, 2])).toBe(1);
});
