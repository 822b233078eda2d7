import {
  attemptAnswerSchema,
  myCoursesSchema,
  quizAnswerSchema,
  refusedLearningSchema,
} from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { isRight, scoreOf } from './grade';
import {
  addQuiz,
  api,
  attempt,
  choice,
  learner,
  openQuizStage,
  questions,
  right,
} from '../../../testing/stages/learning/quiz-stage';

openQuizStage();

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
    const stranger = await addPerson(api);
    assert.equal((await stranger.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).statusCode, 409);
    assert.equal((await attempt(stranger, quiz, right(quiz))).statusCode, 409);
    assert.equal((await stranger.get(`/api/v2/lessons/${quiz.lesson}/quiz/questions`)).statusCode, 403);
    assert.equal((await stranger.post(`/api/v2/lessons/${quiz.lesson}/quiz/questions`, { questions })).statusCode, 403);
    assert.equal((await api.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).statusCode, 401);
  });
});

test('a score is 100 only when all is right', () => {
  assert.deepEqual([scoreOf(0, 0), scoreOf(199, 200), scoreOf(200, 200)], [0, 99, 100]);
});

test('an answer with a choice too many, or none, is wrong', () => {
  const choices = [choice('a', true), choice('b', true), choice('c')];
  const ask = (ids: readonly string[]) => isRight({ kind: 'many', choices }, { question_id: 1, choices: [...ids] });
  assert.deepEqual(
    [ask([]), ask(['a']), ask(['a', 'b']), ask(['a', 'b', 'c']), ask(['a', 'a', 'b'])],
    [false, false, true, false, true],
  );
  assert.equal(isRight({ kind: 'one', choices }, { question_id: 1, choices: ['a', 'c'] }), false);
});
