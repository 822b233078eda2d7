import { quizCalls } from '@enlace/shared-contract/learning';
import { screen, waitFor, within } from '@testing-library/react';

import { openLesson, rows } from '../../../testing/stages/learning-stage';

const number = { id: 7, kind: 'number', text: '¿Cuántos hilos?', choices: [] };
const order = {
  id: 8,
  kind: 'order',
  text: '¿Qué va primero?',
  choices: ['Tejer', 'Urdir', 'Cardar'].map((text, place) => ({ id: `q${place}`, text })),
};

function openQuiz(questions: readonly object[], values: object = {}) {
  const lesson = { kind: 'quiz', completion: 'passed' };
  const stage = openLesson(lesson, [rows[0] ?? {}, { ...rows[1], ...lesson }]);
  const quiz = {
    questions,
    threshold: 60,
    best_score: null,
    is_passed: false,
    attempts_count: 0,
    attempts_left: null,
    ...values,
  };
  stage.ownApi.api.answer(quizCalls.read, () => ({ data: quiz }));
  return stage;
}

const attemptOf = (values: object) => ({
  score: 50,
  is_passed: false,
  is_completed: false,
  attempts_left: null,
  attempted_at: '2030-01-01T00:00:00.000Z',
  results: [],
  ...values,
});

const textsOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('a number is typed as people write it, and choices are put in order by the keyboard', async () => {
  const { ownApi, page } = openQuiz([number, order]);
  const { user } = await page;
  const field = await screen.findByRole('textbox', { name: '1. ¿Cuántos hilos?' });
  // The number keypad of iPhones has no minus.
  expect(field).not.toHaveAttribute('inputmode', 'decimal');
  await user.type(field, '1.000,5');
  const group = screen.getByRole('group', { name: '2. ¿Qué va primero?' });
  await user.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(await screen.findByText('Question 2 has no answer yet.')).toBeInTheDocument();

  expect(within(group).getByRole('button', { name: 'Move “Tejer” up' })).toBeDisabled();
  within(group).getByRole('button', { name: 'Move “Tejer” down' }).focus();
  await user.keyboard('{Enter}');
  expect(textsOf(group)).toEqual(['1.Urdir', '2.Tejer', '3.Cardar']);
  expect(within(group).getByRole('status')).toHaveTextContent('“Tejer” is at place 2 of 3.');
  expect(within(group).getByRole('button', { name: 'Move “Tejer” down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(textsOf(group)).toEqual(['1.Urdir', '2.Cardar', '3.Tejer']);
  // The end of the list: the way back is the only one.
  expect(within(group).getByRole('button', { name: 'Move “Tejer” up' })).toHaveFocus();
  await user.click(within(group).getByRole('button', { name: 'Move “Cardar” up' }));
  expect(textsOf(group)).toEqual(['1.Cardar', '2.Urdir', '3.Tejer']);
  expect(within(group).getByRole('button', { name: 'Move “Cardar” down' })).toHaveFocus();

  const results = [7, 8].map((id) => ({ question_id: id, is_right: id === 8, explanation: null }));
  ownApi.api.answer(quizCalls.answerQuiz, () => ({ data: attemptOf({ results }) }));
  await user.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(await screen.findByText(/^50.% right\. Read what was missing/)).toHaveFocus();
  expect(ownApi.api.sent(quizCalls.answerQuiz).at(-1)?.body).toMatchObject({
    answers: [
      { question_id: 7, text: '1.000,5' },
      { question_id: 8, choices: ['q2', 'q1', 'q0'] },
    ],
  });
  expect(textsOf(group)).toEqual(['1.Cardar', '2.Urdir', '3.Tejer']);
  expect(within(group).queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['minus of a calculator', '\u22123,5'],
  ['dash of a long press on an iPhone', '\u20133,5'],
])('a number with the %s is sent as it was typed', async (_, typedText) => {
  const { ownApi, page } = openQuiz([number]);
  const { user } = await page;
  await user.type(await screen.findByRole('textbox', { name: '1. ¿Cuántos hilos?' }), typedText);
  const results = [{ question_id: 7, is_right: true, explanation: null }];
  ownApi.api.answer(quizCalls.answerQuiz, () => ({ data: attemptOf({ results }) }));
  await user.click(screen.getByRole('button', { name: 'Check my answers' }));
  await waitFor(() => expect(ownApi.api.sent(quizCalls.answerQuiz)).toHaveLength(1));
  expect(ownApi.api.sent(quizCalls.answerQuiz)[0]?.body).toMatchObject({
    answers: [{ question_id: 7, text: typedText }],
  });
});

test('the last attempt leaves its result, and no further one', async () => {
  const { ownApi, page } = openQuiz([number], { attempts_left: 1 });
  const { user } = await page;
  expect(await screen.findByText(/1 attempt is left\.$/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '1. ¿Cuántos hilos?' }), '3');
  const results = [{ question_id: 7, is_right: false, explanation: 'Se cuentan los de la urdimbre.' }];
  ownApi.api.answer(quizCalls.answerQuiz, () => ({ data: attemptOf({ score: 0, attempts_left: 0, results }) }));
  await user.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(await screen.findByText(/^0.% right\.$/)).toBeInTheDocument();
  expect(screen.getByText('Se cuentan los de la urdimbre.')).toBeInTheDocument();
  expect(screen.getByText(/^No attempts are left/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try once more' })).not.toBeInTheDocument();
});

test('without attempts, the page says who can help', async () => {
  await openQuiz([number], { attempts_left: 0, attempts_count: 3, best_score: 20 }).page;
  expect(await screen.findByText(/^No attempts are left\. A teacher/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '1. ¿Cuántos hilos?' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check my answers' })).not.toBeInTheDocument();
});
