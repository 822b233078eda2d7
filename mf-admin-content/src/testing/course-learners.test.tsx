import { courseLearnerCalls } from '@enlace/shared-contract/learning';
import { screen, within } from '@testing-library/react';

import { learner, openPanel } from './stages/course-learners-stage';

const lessonOf = (id: number, title: string, values: object = {}) => ({
  ...{ id, title, kind: 'text', completed_at: null, watched_percent: 0, best_score: null },
  ...{ grant_reason: null, granted_by: null },
  ...values,
});

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
