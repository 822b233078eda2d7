import { questionCalls } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { open } from '../../../testing/stages/questions-stage';

test('a question with choices, places and a condition is added; server errors are at their fields', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add question' });
  await user.selectOptions(within(dialog).getByLabelText('Type of answer'), 'multi');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  expect(within(dialog).getByText('Add at least two choices.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Question( \*)?$/), 'Workshops');
  await user.type(within(dialog).getByLabelText('Choice 1'), 'SQL');
  await user.type(within(dialog).getByLabelText('Places of choice 1'), '20');
  await user.type(within(dialog).getByLabelText('Choice 2'), 'Rust');
  await user.selectOptions(within(dialog).getByLabelText('Ask only after'), 'Size');
  await user.click(within(dialog).getByRole('checkbox', { name: 'M' }));
  api.fail(questionCalls.add, 'VALIDATION_FAILED', { fields: { max: ['Too many picks.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Too many picks.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(questionCalls.add).at(-1)?.body).toMatchObject({
    ticket_id: 2,
    type: 'multi',
    label: 'Workshops',
    choices: [
      { label: 'SQL', quantity: '20' },
      { label: 'Rust', quantity: '' },
    ],
    depends_on: { question_id: 13, values: ['13'] },
  });
});

test('a question is edited and removed', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit the question Size' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit question' });
  expect(within(dialog).getByLabelText('Choice 2')).toHaveValue('M');
  await user.click(within(dialog).getByRole('checkbox', { name: 'An answer is required' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(questionCalls.edit)[0]?.body).toMatchObject({
    id: 13,
    is_required: true,
    choices: [{ id: 12, label: 'S' }, { id: 13 }],
  });
  await user.click(screen.getByRole('button', { name: 'Remove the question Diet' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.sent(questionCalls.remove)[0]?.params).toEqual({ id: 12 }));
});
