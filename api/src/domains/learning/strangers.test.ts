import { courseLearnerCalls } from '@enlace/shared-contract/authoring';
import {
  certificateCalls,
  courseReviewCalls,
  enrolmentCalls,
  lessonPostCalls,
  lessonWorkCalls,
  type MyCourse,
  myLearningCalls,
  quizCalls,
  watchingCalls,
} from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../testing/add-person';
import { addRecord } from '../../testing/add-record';
import type { TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';

/** What a learner has, and the ids of it. */
interface Owned {
  readonly person: TestPerson;
  readonly course: number;
  readonly lesson: number;
  readonly note: number;
  readonly post: number;
  readonly review: number;
  readonly enrolment: number;
  readonly certificate: string;
}

let api: TestApi;
let ownRows: Owned;

const ownerTables = [
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
] as const;

/** All rows of the learner, as text. */
async function readOwned({ person }: Owned): Promise<string> {
  const parts = ownerTables.map(
    (table) =>
      sql`select ${table}::text as name, coalesce(json_agg(t order by t::text), '[]') as rows
        from ${sql.table(table)} t where t.user_id = ${person.id}`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(api.deps.db);
  return JSON.stringify(rows);
}

async function addOwned(): Promise<Owned> {
  const add = (path: string, values: object) => addRecord(api, path, values);
  const course = await add('/api/addcourse', { title: 'Lo mío', published_at: '2026-01-01T00:00:00Z' });
  const finishedCourse = await add('/api/addcourse', { title: 'Terminado', published_at: '2026-01-01T00:00:00Z' });
  const lessonOf = (of: number, values: object = {}) =>
    add('/api/addlesson', {
      course_id: of,
      title: 'Privada',
      status: 'published',
      minutes: 5,
      kind: 'task',
      ...values,
    });
  const lesson = await lessonOf(course.id);
  await lessonOf(course.id, { title: 'Otra' });
  const last = await lessonOf(finishedCourse.id, { kind: 'text' });
  const person = await addPerson(api);
  const send = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await person.post(path, body);
    assert.ok(answer.statusCode < 300, `${path}: ${answer.body}`);
    return answer.json<{ data: { id: number } }>().data;
  };
  for (const one of [course, finishedCourse]) await send('/api/enroll_course', { course_id: one.id });
  const completion = await person.post('/api/complete_lesson', { lesson_id: last.id });
  const { certificate } = completion.json<{ data: MyCourse }>().data;
  assert.ok(certificate);
  await send('/api/complete_lesson', { lesson_id: lesson.id });
  await send(`/api/v2/lessons/${lesson.id}/watch`, {});
  await send(`/api/v2/lessons/${lesson.id}/task`, { text: 'Mi trabajo' });
  const note = await send(`/api/v2/lessons/${lesson.id}/notes`, { text: 'Mi nota', second: null });
  const post = await send(`/api/v2/lessons/${lesson.id}/questions`, { text: '¿Por qué?', nonce: 'stranger-1' });
  await send(`/api/v2/courses/${course.id}/review`, { rating: 5, text: 'Bueno' });
  const { rows } = await sql<{ enrolment: number; review: number }>`select
    (select id from enrolments where user_id = ${person.id} and course_id = ${course.id}) as enrolment,
    (select id from course_reviews where user_id = ${person.id}) as review`.execute(api.deps.db);
  const ids = rows[0] ?? { enrolment: 0, review: 0 };
  return { person, course: course.id, lesson: lesson.id, note: note.id, post: post.id, certificate, ...ids };
}

/** A body for each call of a stranger, and the answers that are right. `own` is the stranger's own empty answer. */
const attempts: Readonly<Record<string, { readonly body?: object; readonly statuses: readonly number[] }>> = {
  getMyCourses: { body: {}, statuses: [200] },
  getUserLessons: { body: {}, statuses: [200] },
  getLearnerCourse: { statuses: [200] },
  listSavedCourses: { statuses: [200] },
  getMyLearning: { statuses: [200] },
  // A row of the stranger: nothing of the learner changes.
  saveCourse: { body: { is_saved: true }, statuses: [200] },
  enrol: { body: {}, statuses: [201] },
  storeLearningGoal: { body: { days: 3 }, statuses: [200] },
  completeLesson: { body: {}, statuses: [409] },
  begin: { statuses: [409] },
  store: { body: { session: 1, seq: 1, position: 3, parts: [{ from: 0, to: 3 }] }, statuses: [404, 409] },
  taskWork: { statuses: [409] },
  submitTask: { body: { text: 'Suyo' }, statuses: [409] },
  notes: { statuses: [200] },
  addLessonNote: { body: { text: 'Suya', second: null }, statuses: [409] },
  editLessonNote: { body: { text: 'Suya' }, statuses: [404] },
  removeLessonNote: { statuses: [200] },
  'quiz read': { statuses: [409] },
  answerQuiz: { body: { nonce: 'x', answers: [] }, statuses: [409] },
  editLessonPost: { body: { text: 'Suyo' }, statuses: [403, 404] },
  removeLessonPost: { statuses: [403, 404] },
  removeCourseReview: { statuses: [403, 404] },
  showName: { body: { shows_name: false }, statuses: [404] },
  revoke: { body: { reason: 'Suyo' }, statuses: [403] },
  listLearners: { statuses: [403] },
  getLearner: { statuses: [403] },
  downloadProgress: { statuses: [403] },
  getCourseStops: { statuses: [403] },
  getLessonMinutes: { statuses: [403] },
  grantLessons: { body: { lesson_id: null, reason: 'x' }, statuses: [403] },
  resetLearner: { body: { lesson_id: null, reason: 'x' }, statuses: [403] },
  listWaivers: { statuses: [403] },
  waiveCourses: { body: { user_id: 1, reason: 'x' }, statuses: [403] },
  questions: { statuses: [403] },
  storeQuestions: { body: { questions: [] }, statuses: [403] },
};

/** Calls about nothing of another learner: public pages, talk that all learners of a lesson read, and removals by authors. */
const shared = new Set([
  'certificate read',
  'pdf',
  'qr',
  'listLessonQuestions',
  'askLessonQuestion',
  'answerLessonQuestion',
  'listCourseReviews',
  'storeCourseReview',
  'removeWaiver',
]);

before(async () => {
  api = await shareTestApi();
  ownRows = await addOwned();
});

describe('a stranger', () => {
  const calls = [
    ...Object.entries({ ...enrolmentCalls, ...watchingCalls, ...lessonWorkCalls, ...myLearningCalls }),
    ...Object.entries({ ...lessonPostCalls, ...courseReviewCalls, ...courseLearnerCalls }),
    ...Object.entries(quizCalls).map(([name, call]) => [name === 'read' ? 'quiz read' : name, call] as const),
    ...Object.entries(certificateCalls).map(
      ([name, call]) => [name === 'read' ? 'certificate read' : name, call] as const,
    ),
  ];

  test('is tried at every call of learners', () => {
    assert.deepEqual(
      calls.map(([name]) => name).filter((name) => !(name in attempts) && !shared.has(name)),
      [],
    );
  });

  for (const [name, call] of calls) {
    const attempt = attempts[name];
    if (attempt === undefined) continue;
    test(`reads and changes nothing of a learner by ${call.method} ${call.path}`, async () => {
      const { course, lesson, note, post, review, enrolment, certificate } = ownRows;
      const stranger = await addPerson(api);
      const ids: readonly (readonly [RegExp, number | string])[] = [
        [/lesson-notes/, note],
        [/lesson-posts/, post],
        [/course-reviews/, review],
        [/enrolments/, enrolment],
        [/\/courses\//, course],
        [/./, lesson],
      ];
      const id = ids.find(([pattern]) => pattern.test(call.path))?.[1] ?? 0;
      const url = call.path.replace('{id}', String(id)).replace('{code}', certificate);
      const body = { course_id: course, lesson_id: lesson, ...attempt.body };
      const rowsBefore = await readOwned(ownRows);
      const answer = await (call.method === 'GET' ? stranger.get(url) : stranger.post(url, attempt.body && body));
      assert.ok(attempt.statuses.includes(answer.statusCode), `${answer.statusCode}: ${answer.body}`);
      assert.doesNotMatch(answer.body, /Mi trabajo|Mi nota|¿Por qué\?/);
      assert.equal(await readOwned(ownRows), rowsBefore);
    });
  }
});
