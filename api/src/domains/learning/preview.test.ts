import { type CoursePreview, coursePreviewAnswerSchema } from '@enlace/shared-contract/authoring';
import { attemptAnswerSchema, quizAnswerSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../testing/add-person';
import { addRecord } from '../../testing/add-record';
import { insertPerson } from '../../testing/insert-person';
import {
  addQuiz,
  api,
  attempt,
  learner,
  numberAndOrder,
  openQuizStage,
  right,
  storeQuestions,
} from '../../testing/stages/learning/quiz-stage';

openQuizStage();

const dayMs = 86_400_000;

const tables = [
  'courses',
  'lessons',
  'course_modules',
  'course_instructors',
  'course_prerequisites',
  'quiz_questions',
  'enrolments',
  'lesson_completions',
  'lesson_watches',
  'lesson_notes',
  'lesson_posts',
  'quiz_attempts',
  'task_work',
  'course_reviews',
  'certificates',
  'saved_courses',
  'learning_hours',
  'learning_goals',
  'course_waivers',
  'audit_entries',
];

const author = (): Promise<TestPerson> => insertPerson(api, { permissions: ['courses.edit', 'lessons.edit'] });
const courseUrl = (course: number) => `/api/v2/courses/${course}/learner-preview`;
const quizUrl = (lesson: number) => `/api/v2/lessons/${lesson}/quiz/preview`;

async function read(person: TestPerson, course: number): Promise<CoursePreview> {
  const answer = await person.get(courseUrl(course));
  assert.equal(answer.statusCode, 200, answer.body);
  return coursePreviewAnswerSchema.parse(answer.json()).data;
}

const addLesson = (course: number, title: string, values: object = {}) =>
  addRecord(api, '/api/addlesson', { course_id: course, title, status: 'published', minutes: 10, ...values });

/** An unpublished course with two required ones, of which learners see one, and with three lessons in order. */
async function addDraftCourse() {
  const first = await addRecord(api, '/api/addcourse', { title: 'Antes', published_at: '2026-01-01T00:00:00Z' });
  await addLesson(first.id, 'Única');
  const hiddenCourse = await addRecord(api, '/api/addcourse', { title: 'Sin publicar' });
  await addLesson(hiddenCourse.id, 'Otra');
  const course = await addRecord(api, '/api/addcourse', {
    title: 'Vista previa',
    lesson_order: 'sequential',
    attach_courses_to_complete: [first.id, hiddenCourse.id],
  });
  const one = await addLesson(course.id, 'Uno', { status: 'draft', body: '<p>Borrador</p>' });
  const two = await addLesson(course.id, 'Dos', { release: 'days', release_days: 3 });
  const three = await addLesson(course.id, 'Tres', { kind: 'task', completion: 'submitted' });
  return { id: course.id, first: first.id, one, two, three };
}

async function countRows(): Promise<unknown> {
  const parts = tables.map(
    (table) => sql`select ${table}::text as name, count(*)::integer as count from ${sql.table(table)}`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(api.deps.db);
  return rows;
}

describe('a course as a new learner sees it', () => {
  test('has its drafts, with the locks of a learner who enrols now', async () => {
    const course = await addDraftCourse();
    const person = await author();
    const startTime = Date.now();
    const preview = await read(person, course.id);
    assert.deepEqual(
      preview.lessons.map(({ id, state, lock, is_draft: isDraft }) => [
        id,
        state,
        lock?.rule,
        lock?.lesson?.id,
        isDraft,
      ]),
      [
        [course.one.id, 'available', undefined, undefined, true],
        [course.two.id, 'locked', 'date', undefined, false],
        [course.three.id, 'locked', 'order', course.one.id, false],
      ],
    );
    const opensAt = Date.parse(preview.lessons[1]?.lock?.opens_at ?? '');
    assert.ok(opensAt >= startTime + 3 * dayMs && opensAt <= Date.now() + 3 * dayMs, String(opensAt));
    assert.deepEqual(
      preview.required.map(({ id, have, need, is_met: isMet }) => [id, have, need, isMet]),
      [[course.first, 0, 1, false]],
    );
    const {
      percent,
      completed_count: count,
      lessons_count: lessonsCount,
      minutes_left: minutes,
    } = preview.course ?? {};
    assert.deepEqual([percent, count, lessonsCount, minutes], [0, 0, 3, 30]);
    assert.equal(preview.course?.next_lesson?.id, course.one.id);
  });

  test('is the same for an author who has completed a lesson', async () => {
    const course = await addDraftCourse();
    const person = await author();
    await sql`insert into enrolments (user_id, course_id) values (${person.id}, ${course.id})`.execute(api.deps.db);
    await sql`insert into lesson_completions (user_id, lesson_id) values (${person.id}, ${course.one.id})`.execute(
      api.deps.db,
    );
    const { lessons, course: progress } = await read(person, course.id);
    assert.deepEqual([lessons[0]?.state, lessons[2]?.lock?.lesson?.id], ['available', course.one.id]);
    assert.equal(progress?.completed_count, 0);
  });

  test('has a draft lesson that the author reads', async () => {
    const { one } = await addDraftCourse();
    const person = await author();
    const answer = await person.post('/api/getlessonbyslug', { slug: one.slug });
    const { data } = answer.json<{ data: { body: string; is_locked: boolean } }>();
    assert.deepEqual([data.body, data.is_locked], ['<p>Borrador</p>', false]);
  });
});

describe('the quiz of a preview', () => {
  test('shows its questions without right answers, and in no right order', async () => {
    const { lesson } = await addQuiz({ status: 'draft', quiz_tries: 2 });
    const person = await author();
    const answer = await person.get(quizUrl(lesson));
    assert.equal(answer.statusCode, 200, answer.body);
    assert.doesNotMatch(answer.body, /is_right|Lovelace|Porque/);
    const { data } = quizAnswerSchema.parse(answer.json());
    assert.deepEqual([data.questions.length, data.threshold, data.best_score, data.attempts_left], [3, 60, null, 2]);
    await storeQuestions(lesson, numberAndOrder);
    const secondAnswer = await person.get(quizUrl(lesson));
    assert.doesNotMatch(secondAnswer.body, /"1000"|tolerance|is_right/);
    const [, order] = quizAnswerSchema.parse(secondAnswer.json()).data.questions;
    assert.notDeepEqual(
      order?.choices.map(({ id }) => id),
      ['b', 'a', 'c'],
    );
  });

  test('is graded as an attempt that is stored', async () => {
    const quiz = await addQuiz();
    const [person, writer] = [await learner(quiz.course), await author()];
    const rightAnswers = right(quiz);
    for (const answers of [[], rightAnswers, rightAnswers.slice(0, 2), [{ question_id: quiz.one, choices: ['b'] }]]) {
      const preview = await writer.post(quizUrl(quiz.lesson), { answers });
      assert.equal(preview.statusCode, 200, preview.body);
      const previewGrade = attemptAnswerSchema.parse(preview.json()).data;
      const storedGrade = attemptAnswerSchema.parse((await attempt(person, quiz, answers)).json()).data;
      assert.deepEqual(
        [previewGrade.score, previewGrade.is_passed, previewGrade.results],
        [storedGrade.score, storedGrade.is_passed, storedGrade.results],
      );
      assert.equal(previewGrade.is_completed, false);
    }
  });

  test('needs questions and answers of the right form', async () => {
    const { one } = await addDraftCourse();
    const person = await author();
    assert.equal((await person.post(quizUrl(one.id), { answers: [] })).statusCode, 404);
    const quiz = await addQuiz();
    for (const body of [{}, { answers: 'a' }, { answers: [{ question_id: 'x' }] }])
      assert.equal((await person.post(quizUrl(quiz.lesson), body)).statusCode, 422);
  });
});

describe('a preview', () => {
  test('grades no answers for who may not read the right ones', async () => {
    const quiz = await addQuiz();
    const person = await insertPerson(api, { permissions: ['courses.edit'] });
    assert.equal((await person.get(quizUrl(quiz.lesson))).statusCode, 200);
    assert.equal((await person.post(quizUrl(quiz.lesson), { answers: right(quiz) })).statusCode, 403);
  });

  test('stores nothing', async () => {
    const course = await addDraftCourse();
    const quiz = await addQuiz();
    const person = await author();
    const rowsBefore = await countRows();
    await read(person, course.id);
    await read(person, quiz.course);
    assert.equal((await person.get(quizUrl(quiz.lesson))).statusCode, 200);
    assert.equal((await person.post(quizUrl(quiz.lesson), { answers: right(quiz) })).statusCode, 200);
    assert.deepEqual(await countRows(), rowsBefore);
  });

  test('is for authors, and of courses and lessons that exist', async () => {
    const quiz = await addQuiz();
    const [member, writer] = [await learner(quiz.course), await author()];
    const body = { answers: right(quiz) };
    for (const url of [courseUrl(quiz.course), quizUrl(quiz.lesson)]) {
      assert.equal((await api.get(url)).statusCode, 401);
      assert.equal((await member.get(url)).statusCode, 403);
    }
    assert.equal((await api.post(quizUrl(quiz.lesson), body)).statusCode, 401);
    assert.equal((await member.post(quizUrl(quiz.lesson), body)).statusCode, 403);
    assert.equal((await api.get(courseUrl(quiz.course), 'admin')).statusCode, 200);
    for (const url of [courseUrl(999_999), quizUrl(999_999), '/api/v2/courses/x/learner-preview'])
      assert.equal((await writer.get(url)).statusCode, 404);
    assert.equal((await writer.post(quizUrl(999_999), body)).statusCode, 404);
    assert.equal((await api.post(`/api/deletecourse?id=${quiz.course}`, undefined, 'admin')).statusCode, 200);
    assert.equal((await writer.get(courseUrl(quiz.course))).statusCode, 404);
    assert.equal((await writer.get(quizUrl(quiz.lesson))).statusCode, 404);
  });
});
