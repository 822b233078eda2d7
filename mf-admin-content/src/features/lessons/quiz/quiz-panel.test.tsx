import type { AdminRow } from '@enlace/shared-admin';
import { quizCalls } from '@enlace/shared-contract/learning';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { adminOf, officeApi } from '../../../testing/office';

async function openQuestions(questions: readonly object[]) {
  const api = officeApi(await adminOf('lessons'));
  const [row] = api.rows('lessons') as readonly AdminRow[];
  if (row === undefined) throw new Error('no lesson');
  api.answer(quizCalls.questions, () => ({ data: questions }));
  api.answer(quizCalls.storeQuestions, () => ({ data: questions }));
  return { api, page: renderRemote(remote, pages, `/admin/lessons/${row.id}?panel=quiz`, { api }) };
}

const choicesOf = (...texts: readonly string[]) =>
  texts.map((text, place) => ({ id: `c${place}`, text, is_right: place === 0 }));

const question = { id: 5, kind: 'one', text: '¿Cuántos hilos?', explanation: null, tolerance: 0 };

test('a question gets a right number with a tolerance, and keeps its other choices for another kind', async () => {
  const { api, page } = await openQuestions([{ ...question, choices: choicesOf('12', '13') }]);
  const { user } = await page;
  const kind = await screen.findByRole('combobox', { name: 'Kind of answer' });
  await user.selectOptions(kind, 'Number');
  await user.selectOptions(kind, 'One choice');
  expect(screen.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('13');
  await user.selectOptions(kind, 'Number');
  expect(screen.queryByRole('button', { name: 'Add choice' })).not.toBeInTheDocument();
  const number = screen.getByRole('textbox', { name: 'Right number' });
  expect(number).toHaveValue('12');
  await user.clear(number);
  await user.type(number, '1000,5');
  const tolerance = screen.getByRole('textbox', { name: 'Tolerance' });
  await user.clear(tolerance);
  await user.type(tolerance, 'poco');
  await user.click(screen.getByRole('button', { name: 'Save questions' }));
  expect(await screen.findByText('Please enter a number of 0 or more.')).toBeInTheDocument();
  expect(api.sent(quizCalls.storeQuestions)).toHaveLength(0);
  await user.clear(tolerance);
  await user.type(tolerance, '0,25');
  await user.click(screen.getByRole('button', { name: 'Save questions' }));
  expect(await screen.findByText('The questions are saved.')).toBeInTheDocument();
  expect(api.sent(quizCalls.storeQuestions).at(-1)?.body).toMatchObject({
    questions: [{ id: 5, kind: 'number', tolerance: 0.25, choices: [{ id: 'c0', text: '1000,5', is_right: true }] }],
  });
});

test('choices are moved into the right order, and all of them are right', async () => {
  const order = { ...question, kind: 'order', choices: choicesOf('Tejer', 'Urdir', 'Cardar') };
  const { api, page } = await openQuestions([order]);
  const { user } = await page;
  const group = within(await screen.findByRole('group', { name: 'Choices in the right order' }));
  expect(group.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(group.getByRole('button', { name: 'Move choice 1 up' })).toBeDisabled();
  await user.click(group.getByRole('button', { name: 'Move choice 3 up' }));
  await user.click(group.getByRole('button', { name: 'Move choice 1 down' }));
  expect(group.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Cardar');
  await user.click(screen.getByRole('button', { name: 'Save questions' }));
  expect(await screen.findByText('The questions are saved.')).toBeInTheDocument();
  expect(api.sent(quizCalls.storeQuestions).at(-1)?.body).toMatchObject({
    questions: [
      {
        kind: 'order',
        choices: [
          { text: 'Cardar', is_right: true },
          { text: 'Tejer', is_right: true },
          { text: 'Urdir', is_right: true },
        ],
      },
    ],
  });
});
