import {
  attemptAnswerSchema,
  mostAttempts,
  myCoursesSchema,
  quizAnswerSchema,
  quizQuestionsSchema,
} from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

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
  test('the same attempt ten times at once is one attempt with one answer', async () => {
    const quiz = await addQuiz();
    const person = await learner(quiz.course);
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => attempt(person, quiz, right(quiz), 'una-vez')),
    );
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]));
    assert.equal(
      new Set(answers.map(({ body }) => JSON.stringify((JSON.parse(body) as { data: { score: number } }).data.score)))
        .size,
      1,
    );
    const again = await attempt(person, quiz, [], 'una-vez');
    assert.equal(attemptAnswerSchema.parse(again.json()).data.score, 100);
    const shownAnswer = quizAnswerSchema.parse((await person.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).json());
    assert.equal(shownAnswer.data.attempts_count, 1);
  });

  test('cannot be guessed by many attempts', async () => {
    const quiz = await addQuiz();
    const person = await learner(quiz.course);
    for (let number = 0; number < mostAttempts; number += 1)
      assert.equal((await attempt(person, quiz, [])).statusCode, 201);
    assert.equal((await attempt(person, quiz, right(quiz))).statusCode, 429);
  });

  test('keeps ids of changed questions; who has passed stays so when it becomes harder', async () => {
    const quiz = await addQuiz();
    const person = await learner(quiz.course);
    await attempt(person, quiz, right(quiz));
    const harder = [{ ...questions[0], id: quiz.one, text: '¿Otra?' }];
    const answer = await api.post(`/api/v2/lessons/${quiz.lesson}/quiz/questions`, { questions: harder }, 'admin');
    assert.deepEqual(
      quizQuestionsSchema.parse(answer.json()).data.map(({ id, text }) => [id, text]),
      [[quiz.one, '¿Otra?']],
    );
    await api.post(`/api/editlesson?id=${quiz.lesson}`, { threshold: 100 }, 'admin');
    const [course] = myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json()).data;
    assert.equal(course?.percent, 100);
  });

  test('without a right choice is refused at its question', async () => {
    const quiz = await addQuiz();
    const none = [questions[0], { id: null, kind: 'one', text: '¿Ninguna?', choices: [choice('a'), choice('b')] }];
    const answer = await api.post(`/api/v2/lessons/${quiz.lesson}/quiz/questions`, { questions: none }, 'admin');
    assert.equal(answer.statusCode, 422, answer.body);
    assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['questions.1.choices']);
  });
});
