import { createHash } from 'node:crypto';

import type { Quiz, QuizQuestion } from '@enlace/shared-contract/learning';

/** What decides an order: the same values give the same one, so a reload changes nothing. */
export interface Draw {
  readonly userId: number;
  /** Attempts so far. */
  readonly attemptsCount: number;
  /** Whether questions and choices are in another order for each learner. */
  readonly isShuffled: boolean;
}

type ShownQuestion = Quiz['questions'][number];
type ShownChoice = ShownQuestion['choices'][number];

/** The questions as a learner gets them: without right answers; choices to put in order are never in the right one. */
export function showQuestions(questions: readonly QuizQuestion[], draw: Draw): ShownQuestion[] {
  const shownQuestions = questions.map((question) => ({
    id: question.id,
    kind: question.kind,
    text: question.text,
    choices: choicesOf(question, draw),
  }));
  return draw.isShuffled ? shuffle(shownQuestions, ({ id }) => [draw.userId, id, draw.attemptsCount]) : shownQuestions;
}

function choicesOf({ id: questionId, kind, choices }: QuizQuestion, draw: Draw): ShownChoice[] {
  if (kind === 'text' || kind === 'number') return [];
  const shownChoices = choices.map(({ id, text }) => ({ id, text }));
  if (kind !== 'order' && !draw.isShuffled) return shownChoices;
  const shuffledChoices = shuffle(shownChoices, ({ id }) => [draw.userId, questionId, draw.attemptsCount, id]);
  const isUnchanged = shuffledChoices.every(({ id }, place) => id === shownChoices[place]?.id);
  if (kind !== 'order' || !isUnchanged) return shuffledChoices;
  return [...shuffledChoices.slice(1), ...shuffledChoices.slice(0, 1)];
}

/** Sorts rows by a hash of their facts. */
function shuffle<Row>(rows: readonly Row[], factsOf: (row: Row) => readonly (string | number)[]): Row[] {
  return rows
    .map((row) => ({
      row,
      hash: createHash('sha256')
        .update(JSON.stringify(factsOf(row)))
        .digest('hex'),
    }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ row }) => row);
}
