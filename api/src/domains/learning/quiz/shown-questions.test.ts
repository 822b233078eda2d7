import type { QuizQuestion } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isRight } from './grade';
import { showQuestions } from './shown-questions';

const question = (id: number, kind: QuizQuestion['kind'], count: number): QuizQuestion => ({
  id,
  kind,
  text: `¿${id}?`,
  explanation: 'Porque sí.',
  tolerance: 3,
  choices: Array.from({ length: count }, (_, place) => ({
    id: `c${(place * 7) % 13}-${id}`,
    text: `Opción ${place}`,
    is_right: kind !== 'one' || place === 0,
  })),
});

const idsOf = (choices: readonly { readonly id: string }[]) => choices.map(({ id }) => id);

test('choices to put in order are all there, never in the right order, and the same on a reload', () => {
  for (let count = 2; count <= 12; count += 1)
    for (let userId = 1; userId <= 40; userId += 1) {
      const storedQuestion = question(count, 'order', count);
      const draw = { userId, attemptsCount: userId % 3, isShuffled: userId % 2 === 0 };
      const [shownQuestion] = showQuestions([storedQuestion], draw);
      assert.ok(shownQuestion);
      assert.deepEqual(idsOf(shownQuestion.choices).sort(), idsOf(storedQuestion.choices).sort());
      assert.equal(isRight(storedQuestion, { question_id: count, choices: idsOf(shownQuestion.choices) }), false);
      assert.deepEqual(showQuestions([storedQuestion], draw), [shownQuestion]);
    }
});

test('another attempt and another learner get the choices in another order', () => {
  const storedQuestion = question(5, 'order', 8);
  const orders = new Set<string>();
  for (let userId = 1; userId <= 5; userId += 1)
    for (let attemptsCount = 0; attemptsCount < 5; attemptsCount += 1)
      orders.add(JSON.stringify(showQuestions([storedQuestion], { userId, attemptsCount, isShuffled: false })));
  assert.ok(orders.size > 20);
});

test('questions and choices stay in their order, or are shuffled for each learner', () => {
  const questions = [question(1, 'one', 4), question(2, 'many', 4), question(3, 'text', 2), question(4, 'number', 1)];
  const still = showQuestions(questions, { userId: 1, attemptsCount: 0, isShuffled: false });
  assert.deepEqual(
    still.map(({ id }) => id),
    [1, 2, 3, 4],
  );
  assert.deepEqual(idsOf(still[0]?.choices ?? []), idsOf(questions[0]?.choices ?? []));
  const orders = new Set<string>();
  for (let userId = 1; userId <= 20; userId += 1) {
    const shownQuestions = showQuestions(questions, { userId, attemptsCount: 0, isShuffled: true });
    assert.deepEqual(
      shownQuestions.map(({ id }) => id).sort((one, other) => one - other),
      [1, 2, 3, 4],
    );
    for (const { id, kind, choices } of shownQuestions) {
      const storedChoices = questions.find((one) => one.id === id)?.choices ?? [];
      assert.deepEqual(idsOf(choices).sort(), kind === 'one' || kind === 'many' ? idsOf(storedChoices).sort() : []);
    }
    orders.add(JSON.stringify(shownQuestions));
  }
  assert.ok(orders.size > 10);
});

test('right answers, explanations and the tolerance are not shown', () => {
  const questions = (['one', 'many', 'text', 'number', 'order'] as const).map((kind, id) => question(id, kind, 3));
  const text = JSON.stringify(showQuestions(questions, { userId: 1, attemptsCount: 0, isShuffled: true }));
  assert.doesNotMatch(text, /is_right|explanation|tolerance|Porque/);
});
