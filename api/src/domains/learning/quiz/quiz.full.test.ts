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

  test('is refused with a number that is none, and with choices that cannot be put in order', async () => {
    const quiz = await addQuiz();
    const path = `/api/v2/lessons/${quiz.lesson}/quiz/questions`;
    const number = (...texts: readonly string[]) => ({
      id: null,
      kind: 'number',
      text: '¿Cuántos?',
      choices: texts.map((text, place) => ({ id: `n${place}`, text, is_right: true })),
    });
    const order = (...choices: readonly object[]) => ({ id: null, kind: 'order', text: '¿En qué orden?', choices });
    const wrongQuestions = [
      number('muchos'),
      number('1.2.3'),
      number('1.500'),
      number('1', '2'),
      order(choice('a')),
      order(choice('a'), choice('a')),
      order(choice('a'), { ...choice('a'), id: 'b' }),
    ];
    for (const question of wrongQuestions) {
      const answer = await api.post(path, { questions: [question] }, 'admin');
      assert.equal(answer.statusCode, 422, JSON.stringify(question));
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['questions.0.choices']);
    }
    const negativeTolerance = [{ ...number('1.000,5'), tolerance: -1 }];
    assert.equal((await api.post(path, { questions: negativeTolerance }, 'admin')).statusCode, 422);
    const questionsOf = [{ ...number('1.000,5'), tolerance: 0.25 }, order(choice('b'), choice('a'))];
    const storedQuestions = quizQuestionsSchema.parse(
      (await api.post(path, { questions: questionsOf }, 'admin')).json(),
    ).data;
    assert.deepEqual(
      storedQuestions.map(({ tolerance, choices }) => [
        tolerance,
        choices.map(({ id, is_right: isRight }) => [id, isRight]),
      ]),
      [
        [0.25, [['n0', true]]],
        [
          0,
          [
            ['b', true],
            ['a', true],
          ],
        ],
      ],
    );
  });

  test('in another order for each learner is the same quiz, graded by what was chosen', async () => {
    const quiz = await addQuiz({ is_quiz_shuffled: true });
    const orders = new Set<string>();
    for (let count = 0; count < 12; count += 1) {
      const person = await learner(quiz.course);
      const read = async () =>
        quizAnswerSchema.parse((await person.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).json()).data.questions;
      const shownQuestions = await read();
      assert.deepEqual(await read(), shownQuestions, 'the same on a reload');
      assert.deepEqual(new Set(shownQuestions.map(({ id }) => id)), new Set([quiz.one, quiz.many, quiz.text]));
      orders.add(JSON.stringify(shownQuestions));
      const { data } = attemptAnswerSchema.parse((await attempt(person, quiz, right(quiz))).json());
      assert.equal(data.score, 100);
    }
    assert.ok(orders.size > 1);
  });

  test('with one attempt gives it once to ten requests at once', async () => {
    const quiz = await addQuiz({ quiz_tries: 1 });
    const person = await learner(quiz.course);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => attempt(person, quiz, [])));
    const statuses = answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
    assert.deepEqual(statuses, [201, ...Array.from({ length: 9 }, () => 429)]);
  });
});
