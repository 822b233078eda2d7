import { courseLearnerCalls } from '@enlace/shared-contract/authoring';
import { screen, within } from '@testing-library/react';

import { largestLoss } from '../features/courses/stops/largest-loss';
import { openPanel } from './stages/course-learners-stage';

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
