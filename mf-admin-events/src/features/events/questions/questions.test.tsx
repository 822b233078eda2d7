import { questionCalls } from '@enlace/shared-contract/events';
import { screen, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/questions-stage';

test('questions move with the keyboard, and the preview asks what depends on an answer', async () => {
  const { api, user } = await open();
  const list = await screen.findByRole('list', { name: 'Questions' });
  expect(within(list).getByText(/Only after “Do you eat with us\?” · 3 answers/)).toBeVisible();
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).queryByLabelText('Diet')).not.toBeInTheDocument();
  await user.click(within(preview).getByRole('radio', { name: 'Yes' }));
  expect(within(preview).getByLabelText('Diet')).toBeVisible();
  within(list).getByRole('button', { name: 'Move the question Size' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Size is now number 2 of 3.')).toBeInTheDocument();
  expect(api.sent(questionCalls.edit)[0]?.body).toMatchObject({
    event_id: 1,
    questions: [
      { id: 11, position: 1 },
      { id: 13, position: 2 },
      { id: 12, position: 3 },
    ],
  });
});

test('a ticket without questions says what they are for', async () => {
  await open(officeApi([]));
  expect(await screen.findByText('No questions yet')).toBeVisible();
});
