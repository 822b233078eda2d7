import { questionCalls } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open, questions } from '../../../testing/stages/questions-stage';

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
    event_id: 1,
    is_for_all: true,
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

test('a question is for all tickets or for some, and the preview is that of one ticket', async () => {
  const badge = { ...questions[2], id: 14, label: 'Badge', is_for_all: false, ticket_ids: [3] };
  const { api, user } = await open(officeApi([...questions, badge], ['General', 'Workshop']));
  const list = await screen.findByRole('list', { name: 'Questions' });
  expect(within(list).getByText(/Asked for: Workshop$/)).toBeVisible();
  expect(within(list).getAllByText(/Asked for: All tickets/)).toHaveLength(3);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).queryByText('Badge')).not.toBeInTheDocument();
  await user.selectOptions(within(preview).getByLabelText('With the ticket'), 'Workshop');
  expect(within(preview).getByText('Badge')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add question' });
  expect(within(dialog).getByRole('radio', { name: 'All tickets, also later ones' })).toBeChecked();
  const options = () => within(within(dialog).getByLabelText('Ask only after')).getAllByRole('option').length;
  expect(options()).toBe(4);
  await user.type(within(dialog).getByLabelText(/^Question( \*)?$/), 'Laptop?');
  await user.click(within(dialog).getByRole('radio', { name: 'These tickets only' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose at least one ticket.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Workshop' }));
  expect(options()).toBe(5);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sent(questionCalls.add)[0]?.body).toMatchObject({
      event_id: 1,
      label: 'Laptop?',
      is_for_all: false,
      ticket_ids: [3],
    }),
  );
});

test('the list of one ticket moves its questions among those of the others', async () => {
  const badge = { ...questions[2], id: 14, label: 'Badge', position: 2, is_for_all: false, ticket_ids: [3] };
  const [meal, diet, size] = questions;
  const { api, user } = await open(
    officeApi(
      [meal, badge, diet, size].flatMap((one) => one ?? []),
      ['General', 'Workshop'],
    ),
  );
  await user.selectOptions(await screen.findByLabelText('Ticket'), 'General');
  const list = await screen.findByRole('list', { name: 'Questions' });
  await waitFor(() => expect(within(list).queryByText('Badge')).not.toBeInTheDocument());
  within(list).getByRole('button', { name: 'Move the question Size' }).focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(api.sent(questionCalls.edit)[0]?.body).toMatchObject({
      questions: [{ id: 11 }, { id: 14 }, { id: 13 }, { id: 12 }],
    }),
  );
});

test('a condition that is not possible with other tickets is an error at its field, until it is changed', async () => {
  const badge = { ...questions[2], id: 14, label: 'Badge', is_for_all: false, ticket_ids: [3] };
  const photo = { ...badge, id: 15, label: 'Photo', depends_on: { question_id: 14, values: ['12'] } };
  for (const earlierQuestions of [[], questions]) {
    const { api, user, unmount } = await open(officeApi([...earlierQuestions, badge, photo], ['General', 'Workshop']));
    await user.click(await screen.findByRole('button', { name: 'Edit the question Photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit question' });
    const condition = () => within(dialog).getByLabelText('Ask only after');
    expect(condition()).toHaveDisplayValue('Badge');
    await user.click(within(dialog).getByRole('radio', { name: 'All tickets, also later ones' }));
    expect(condition()).toHaveDisplayValue('Badge (not possible)');
    expect(condition()).toHaveAccessibleDescription(/Not asked before this one for all of its tickets/);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(api.sent(questionCalls.edit)).toEqual([]);
    await user.selectOptions(condition(), 'Always ask');
    expect(within(dialog).queryByText(/Not asked before this one/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent(questionCalls.edit)[0]?.body).toMatchObject({ id: 15, is_for_all: true, depends_on: null }),
    );
    unmount();
  }
});

test('a question that no ticket has gets its ticket, also when the event has only one', async () => {
  const badge = { ...questions[2], id: 14, label: 'Badge', is_for_all: false, ticket_ids: [] };
  const { api, user } = await open(officeApi([badge]));
  await user.click(await screen.findByRole('button', { name: 'Edit the question Badge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit question' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose at least one ticket.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'General' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sent(questionCalls.edit)[0]?.body).toMatchObject({ id: 14, is_for_all: false, ticket_ids: [2] }),
  );
});
