import type { AdminRow } from '@enlace/shared-admin';
import { type JobQuestion, jobQuestionCalls, saveJobQuestionsSchema } from '@enlace/shared-contract/recruiting';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { adminOf, officeApi } from '../../../testing/office';

const city: JobQuestion = {
  id: 11,
  kind: 'line',
  label: 'Which city?',
  help: null,
  is_required: true,
  choices: [],
  translations: { es: { label: '¿Qué ciudad?' } },
};
const tools: JobQuestion = {
  id: 12,
  kind: 'choices',
  label: 'Tools',
  help: null,
  is_required: false,
  translations: {},
  choices: [
    { id: 'a', label: 'SQL', translations: {} },
    { id: 'b', label: 'Spark', translations: {} },
  ],
};

async function openQuestions(first: readonly JobQuestion[]) {
  const api = officeApi(await adminOf('jobs'));
  const [row] = api.rows('jobs') as readonly AdminRow[];
  if (row === undefined) throw new Error('no job');
  let currentList = { version: 3, questions: first };
  api.answer(jobQuestionCalls.getJobQuestions, () => ({ data: currentList }));
  api.answer(jobQuestionCalls.saveJobQuestions, ({ body }) => {
    const { questions, version } = saveJobQuestionsSchema.parse(body);
    currentList = {
      version: version + 1,
      questions: questions.map(({ id = 90, choices = [], help = null, is_required = false, ...question }) => ({
        ...question,
        id,
        help,
        is_required,
        choices: choices.map((choice, index) => ({ ...choice, id: choice.id ?? `new-${index}` })),
      })),
    };
    return { data: currentList };
  });
  return { api, page: renderRemote(remote, pages, `/admin/jobs/${row.id}?panel=questions`, { api }) };
}

test('questions of a job move with the keyboard, and are previewed in each language', async () => {
  const { api, page } = await openQuestions([city, tools]);
  const { user } = await page;
  const list = within(await screen.findByRole('list', { name: 'Questions' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByRole('textbox', { name: /^Which city\?/ })).toBeRequired();
  await user.selectOptions(preview.getByRole('combobox', { name: 'Language of the preview' }), 'Spanish');
  expect(preview.getByRole('textbox', { name: /^¿Qué ciudad\?/ })).toBeInTheDocument();
  list.getByRole('button', { name: 'Move the question Tools' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Tools is now number 1 of 2.')).toBeInTheDocument();
  await waitFor(() => expect(api.sent(jobQuestionCalls.saveJobQuestions)).toHaveLength(1));
  expect(api.sent(jobQuestionCalls.saveJobQuestions)[0]?.body).toMatchObject({
    version: 3,
    questions: [{ id: 12 }, { id: 11 }],
  });
});

test('a question with choices is added, and stays in the form when it cannot be saved', async () => {
  const { api, page } = await openQuestions([]);
  const { user } = await page;
  api.fail(jobQuestionCalls.saveJobQuestions, 'CONFLICT', { userMessage: 'Somebody else has changed them.' });
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind of answer' }), 'One choice');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please fill this in.')).toBeInTheDocument();
  expect(dialog.getByText('Add at least two choices.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Question(?! in)/ }), 'Which shift?');
  await user.type(dialog.getByRole('textbox', { name: 'Choice 1' }), 'Day');
  await user.type(dialog.getByRole('textbox', { name: 'Choice 2' }), 'Night');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Somebody else has changed them.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('Night');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The question is saved.')).toBeInTheDocument();
  expect(api.sent(jobQuestionCalls.saveJobQuestions).at(-1)?.body).toMatchObject({
    questions: [{ kind: 'choice', label: 'Which shift?', choices: [{ label: 'Day' }, { label: 'Night' }] }],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the question Which shift?' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No questions yet')).toBeInTheDocument();
});
