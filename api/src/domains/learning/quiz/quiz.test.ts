import {
  attemptAnswerSchema,
  mostAttempts,
  myCoursesSchema,
  quizAnswerSchema,
  quizQuestionsSchema,
  refusedLearningSchema,
} from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { isRight, scoreOf } from './grade';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const add = async (path: string, values: object) => addRecord(api, path, values);

const choice = (id: string, isRightOne = false) => ({ id, text: `Opción ${id}`, is_right: isRightOne });
const questions = [
  { id: null, kind: 'one', text: '¿Una?', choices: [choice('a', true), choice('b')], explanation: 'Porque sí.' },
  { id: null, kind: 'many', text: '¿Varias?', choices: [choice('a', true), choice('b', true), choice('c')] },
  { id: null, kind: 'text', text: '¿Cómo se llama?', choices: [{ id: 'x', text: 'Ada Lovelace', is_right: true }] },
];

async function addQuiz(values: object = {}) {
  const course = await add('/api/addcourse', { title: 'Con cuestionario', published_at: '2026-01-01T00:00:00Z' });
  const lesson = await add('/api/addlesson', {
    ...{ course_id: course.id, title: 'Cuestionario', status: 'published', kind: 'quiz', completion: 'passed' },
    ...{ threshold: 60, ...values },
  });
  const answer = await api.post(`/api/v2/lessons/${lesson.id}/quiz/questions`, { questions }, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  const [one, many, text] = quizQuestionsSchema.parse(answer.json()).data.map(({ id }) => id);
  return { course: course.id, lesson: lesson.id, one: one ?? 0, many: many ?? 0, text: text ?? 0 };
}

type QuizIds = Awaited<ReturnType<typeof addQuiz>>;

async function learner(course: number): Promise<TestPerson> {
  const person = await addPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

const attempt = async (
  person: TestPerson,
  { lesson }: QuizIds,
  answers: readonly object[],
  nonce: string = crypto.randomUUID(),
) => person.post(`/api/v2/lessons/${lesson}/quiz/attempts`, { nonce, answers });
const right = ({ one, many, text }: QuizIds) => [
  { question_id: one, choices: ['a'] },
  { question_id: many, choices: ['b', 'a'] },
  { question_id: text, text: ' ada  LOVELACE ' },
];

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

  test('is closed to people who are not enrolled, and its questions to all but authors', async () => {
    const quiz = await addQuiz();
    const stranger = await addPerson(api);
    assert.equal((await stranger.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).statusCode, 409);
    assert.equal((await attempt(stranger, quiz, right(quiz))).statusCode, 409);
    assert.equal((await stranger.get(`/api/v2/lessons/${quiz.lesson}/quiz/questions`)).statusCode, 403);
    assert.equal((await stranger.post(`/api/v2/lessons/${quiz.lesson}/quiz/questions`, { questions })).statusCode, 403);
    assert.equal((await api.get(`/api/v2/lessons/${quiz.lesson}/quiz`)).statusCode, 401);
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
