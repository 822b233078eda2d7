import { questionCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const at = '2031-01-02T10:00:00.000Z';
const plain = {
  ticket_id: 2,
  help: null,
  is_required: false,
  is_sensitive: false,
  min: null,
  max: null,
  depends_on: null,
  choices: [],
  text_version: 1,
  translations: {},
  answers_count: 0,
  created_at: at,
  updated_at: at,
};
const size = { id: 12, label: 'S', left: null, quantity: null, taken: 0, translations: {} };
const questions = [
  { ...plain, id: 11, type: 'boolean', label: 'Do you eat with us?', position: 1, is_required: true },
  {
    ...plain,
    ...{ id: 12, type: 'text', label: 'Diet', position: 2, answers_count: 3 },
    depends_on: { question_id: 11, values: ['true'] },
  },
  { ...plain, id: 13, type: 'single', label: 'Size', position: 3, choices: [size, { ...size, id: 13, label: 'M' }] },
];

function officeApi(list: readonly object[] = questions) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
    tickets: [{ ...buildRow('tickets', 2), event_id: 1, name: 'General' }],
  });
  api.answer(questionCalls.list, () => ({ data: list }));
  api.answer(questionCalls.add, () => ({ data: questions[0] }));
  api.answer(questionCalls.edit, () => ({ data: questions }));
  api.answer(questionCalls.remove, () => ({ data: null }));
  return api;
}

const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=questions', { api });

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
    ticket_id: 2,
    questions: [
      { id: 11, position: 1 },
      { id: 13, position: 2 },
      { id: 12, position: 3 },
    ],
  });
});

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

test('a ticket without questions says what they are for', async () => {
  await open(officeApi([]));
  expect(await screen.findByText('No questions yet')).toBeVisible();
});
