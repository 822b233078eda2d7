import {
  attemptAnswerSchema,
  myCoursesSchema,
  type Quiz,
  quizAnswerSchema,
  refusedLearningSchema,
} from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import {
  addQuiz,
  api,
  attempt,
  learner,
  numberAndOrder,
  openQuizStage,
  questions,
  right,
  storeQuestions,
} from '../../../testing/stages/learning/quiz-stage';

openQuizStage();

const shownTo = async (person: TestPerson, lesson: number): Promise<Quiz> => {
  const answer = await person.get(`/api/v2/lessons/${lesson}/quiz`);
  assert.equal(answer.statusCode, 200, answer.body);
  return quizAnswerSchema.parse(answer.json()).data;
};

describe('a quiz', () => {
  test('shows no right answer to learners, and tells what was right after an attempt', async () => {
    const quiz = await addQuiz();
    const person = await learner(quiz.course);
    const answer = await person.get(`/api/v2/lessons/${quiz.lesson}/quiz`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.doesNotMatch(answer.body, /is_right|Lovelace|Porque/);
    const { data } = quizAnswerSchema.parse(answer.json());
    assert.deepEqual([data.questions.length, data.threshold, data.best_score, data.attempts_count], [3, 60, null, 0]);
    const wrongAnswer = await attempt(person, quiz, [{ question_id: quiz.one, choices: ['a'] }]);
    const { data: result } = attemptAnswerSchema.parse(wrongAnswer.json());
    assert.deepEqual([result.score, result.is_passed, result.is_completed], [33, false, false]);
    assert.deepEqual(
      result.results.map(({ is_right: isRightOne, explanation }) => [isRightOne, explanation]),
      [
        [true, 'Porque sí.'],
        [false, null],
        [false, null],
      ],
    );
  });

  test('completes its lesson and course when it is passed, not before', async () => {
    const quiz = await addQuiz();
    const person = await learner(quiz.course);
    const refusal = await person.post('/api/complete_lesson', { lesson_id: quiz.lesson });
    assert.equal(refusal.statusCode, 409);
    const [unmet] = refusedLearningSchema.parse(refusal.json<{ details: unknown }>().details).unmet;
    assert.deepEqual([unmet?.rule, unmet?.have, unmet?.need], ['passed', 0, 60]);
    const { data } = attemptAnswerSchema.parse((await attempt(person, quiz, right(quiz))).json());
    assert.deepEqual([data.score, data.is_passed, data.is_completed], [100, true, true]);
    const [course] = myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json()).data;
    assert.deepEqual([course?.percent, typeof course?.certificate], [100, 'string']);
  });

  test('is closed to people who are not enrolled, and its questions to all but authors', async () => {
    const quiz = await addQuiz();
    const stranger = await insertPerson(api);
    assert.equal((await stranger.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).statusCode, 409);
    assert.equal((await attempt(stranger, quiz, right(quiz))).statusCode, 409);
    assert.equal((await stranger.get(`/api/v2/lessons/${quiz.lesson}/quiz/questions`)).statusCode, 403);
    assert.equal((await stranger.post(`/api/v2/lessons/${quiz.lesson}/quiz/questions`, { questions })).statusCode, 403);
    assert.equal((await api.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).statusCode, 401);
  });

  test('asks for a number and for an order, and shows neither the number nor the right order', async () => {
    const quiz = await addQuiz();
    const [number, order] = await storeQuestions(quiz.lesson, numberAndOrder);
    const person = await learner(quiz.course);
    const answer = await person.get(`/api/v2/lessons/${quiz.lesson}/quiz`);
    assert.doesNotMatch(answer.body, /"1000"|tolerance|is_right/);
    const shownQuiz = await shownTo(person, quiz.lesson);
    const shownIds = shownQuiz.questions.map(({ choices }) => choices.map(({ id }) => id));
    assert.deepEqual(shownIds[0], []);
    assert.deepEqual([...(shownIds[1] ?? [])].sort(), ['a', 'b', 'c']);
    assert.notDeepEqual(shownIds[1], ['b', 'a', 'c']);
    assert.deepEqual(await shownTo(person, quiz.lesson), shownQuiz, 'the same on a reload');
    const resultsOf = async (text: string, choices: readonly string[]) => {
      const answers = [
        { question_id: number, text },
        { question_id: order, choices },
      ];
      const { data } = attemptAnswerSchema.parse((await attempt(person, quiz, answers)).json());
      return data.results.map(({ is_right: isRightOne }) => isRightOne);
    };
    assert.deepEqual(await resultsOf('1.001', ['a', 'b', 'c']), [true, false]);
    assert.deepEqual(await resultsOf('1 002,5', ['b', 'a']), [false, false]);
    assert.deepEqual(await resultsOf('999,5', ['b', 'a', 'c']), [true, true]);
  });

  test('has a limited number of attempts; a repeated request takes none, and passing lifts the limit', async () => {
    const quiz = await addQuiz({ quiz_tries: 2 });
    const person = await learner(quiz.course);
    const leftAfter = async (answers: readonly object[], nonce?: string) => {
      const answer = await attempt(person, quiz, answers, nonce);
      assert.equal(answer.statusCode, 201, answer.body);
      return attemptAnswerSchema.parse(answer.json()).data.attempts_left;
    };
    assert.equal((await shownTo(person, quiz.lesson)).attempts_left, 2);
    assert.equal(await leftAfter([], 'primera'), 1);
    assert.equal(await leftAfter(right(quiz), 'primera'), 1);
    assert.equal(await leftAfter([]), 0);
    const refusal = await attempt(person, quiz, right(quiz));
    assert.equal(refusal.statusCode, 429);
    assert.match(refusal.json<{ message: string }>().message, /attempts|intentos|tentativas/);
    assert.equal(await leftAfter([], 'primera'), 0, 'still the same attempt');
    const other = await learner(quiz.course);
    const secondAttempt = attemptAnswerSchema.parse((await attempt(other, quiz, right(quiz))).json()).data;
    assert.deepEqual([secondAttempt.is_passed, secondAttempt.attempts_left], [true, null]);
    for (const nonce of ['segunda', 'tercera']) assert.equal((await attempt(other, quiz, [], nonce)).statusCode, 201);
  });

  test('that has one attempt gives one to requests at once', async () => {
    const quiz = await addQuiz({ quiz_tries: 1 });
    const person = await learner(quiz.course);
    const answers = await Promise.all(
      [1, 2, 3].map((number) => attempt(person, quiz, right(quiz), `a-la-vez-${number}`)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort((one, next) => one - next);
    // The first one passes, after which there is no limit.
    assert.deepEqual(codes, [201, 201, 201]);
    const other = await learner(quiz.course);
    const wrongAnswers = await Promise.all([1, 2, 3].map((number) => attempt(other, quiz, [], `mal-${number}`)));
    assert.deepEqual(
      wrongAnswers.map(({ statusCode }) => statusCode).sort((one, next) => one - next),
      [201, 429, 429],
    );
  });
});
