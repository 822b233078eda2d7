import { applicationCalls, type AskedQuestion, jobQuestionCalls } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import { createDetailsApi, open, openApply } from '../../../../testing/stages/applications-stage';

const questions: AskedQuestion[] = [
  { id: 11, kind: 'line', label: 'Which city?', help: 'Where you live.', is_required: true, choices: [] },
  { id: 12, kind: 'yes_no', label: 'Do you travel?', help: null, is_required: true, choices: [] },
  {
    id: 13,
    kind: 'choices',
    label: 'Tools',
    help: null,
    is_required: false,
    choices: [
      { id: 'a', label: 'SQL' },
      { id: 'b', label: 'Spark' },
    ],
  },
  { id: 14, kind: 'file', label: 'Portfolio', help: null, is_required: true, choices: [] },
];

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

describe('the questions of a job', () => {
  test('are asked with their labels; what is missing has the focus and a message', async () => {
    const { api, page } = openApply({ questions });
    const { user } = await page;
    const city = await screen.findByRole('textbox', { name: /^Which city\?/ });
    expect(city).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    await waitFor(() => expect(city).toHaveFocus());
    expect(screen.getAllByText('Please answer this question.')).toHaveLength(3);
    expect(api.sent(applicationCalls.applyJob)).toEqual([]);
    await user.type(city, 'Lima');
    expect(screen.getAllByText('Please answer this question.')).toHaveLength(2);
    expect(city).toHaveFocus();
  });

  test('are answered, kept and sent with their files', async () => {
    const { api, page } = openApply({ questions, answers: { 11: 'Lima' } });
    const { user } = await page;
    expect(await screen.findByRole('textbox', { name: /^Which city\?/ })).toHaveValue('Lima');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('checkbox', { name: 'Spark' }));
    await user.upload(screen.getByLabelText(/^Portfolio/), pdf('works.pdf'));
    expect(await screen.findByText('works.pdf')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('0.42 MB')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    await waitFor(() => expect(api.sent(applicationCalls.applyJob)).toHaveLength(1));
    const { body } = api.sent(applicationCalls.applyJob)[0] ?? {};
    expect(JSON.parse(String(body?.['answers']))).toEqual({ 11: 'Lima', 12: false, 13: ['b'] });
    expect(api.sent(jobQuestionCalls.addApplicationFile)[0]?.body).toMatchObject({ question_id: '14' });
  });

  test('that the company refuses have the message, and the answers stay', async () => {
    const { api, page } = openApply({ questions: questions.slice(0, 1), answers: { 11: 'Lima' } });
    const { user } = await page;
    api.fail(applicationCalls.applyJob, 'VALIDATION_FAILED', { fields: { 'answers.11': ['At most 300 characters.'] } });
    await user.click(await screen.findByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText('At most 300 characters.')).toBeInTheDocument();
    const city = screen.getByRole('textbox', { name: /^Which city\?/ });
    expect(city).toHaveValue('Lima');
    expect(city).toBeInvalid();
  });
});

describe('files of an application', () => {
  test('that fail are sent again with the same key, and are removed', async () => {
    const { api, page } = openApply();
    const { user } = await page;
    api.fail(jobQuestionCalls.addApplicationFile, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
    await user.upload(await screen.findByLabelText(/^Files, such as your CV/), pdf('cv.pdf'));
    expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText(/^A file is not stored\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the files again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the files again' })).not.toBeInTheDocument());
    const keys = api.sent(jobQuestionCalls.addApplicationFile).map(({ body }) => body['key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await user.click(await screen.findByRole('button', { name: /cv\.pdf/ }));
    await waitFor(() => expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument());
    expect(api.sent(jobQuestionCalls.removeApplicationFile).map(({ params }) => params)).toEqual([{ id: 70 }]);
  });
});

test('a sent application shows answers and files', async () => {
  const api = createDetailsApi({
    answers: [
      { label: 'Do you travel?', kind: 'yes_no', answer: false },
      { label: 'Tools', kind: 'choices', answer: ['SQL', 'Spark'] },
    ],
    files: [{ id: 70, name: 'cv.pdf', bytes: 420_000, type: 'application/pdf', question_id: null, question: null }],
  });
  await open('/my/applications/40', api);
  const part = within(await screen.findByRole('region', { name: 'Your answers and files' }));
  expect(part.getByText('No')).toBeInTheDocument();
  expect(part.getByText('SQL and Spark')).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'cv.pdf (0.42 MB)' })).toHaveAttribute('href', '/api/v2/application-files/70');
});
