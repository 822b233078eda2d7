import * as authoring from '@enlace/shared-contract/authoring';
import * as learning from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { schemaOf } from '../../app/docs/describe-call';
import { type TableCall, tableCalls } from '../../kit/core/contract/table-calls';
import type { TestPerson } from '../../testing/add-person';
import { addRecord } from '../../testing/add-record';
import type { TestApi } from '../../testing/build-test-api';
import type { JsonSchema } from '../../testing/contract/sample';
import { insertPerson } from '../../testing/insert-person';
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
  readonly task: number;
  readonly certificate: string;
}

let api: TestApi;
let ownRows: Owned;
/** All rows of the learner, before the calls of strangers. */
let rowsBefore: string;
/** Makes the calls about a row of the learner, without being enrolled. */
let stranger: TestPerson;
/** Makes the other calls, also the one that enrols. */
let newcomer: TestPerson;

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
];

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
  const addCourse = (title: string) =>
    addRecord(api, '/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z' });
  const addLesson = (course: number, title: string, kind: string) =>
    addRecord(api, '/api/addlesson', { course_id: course, title, kind, minutes: 5, status: 'published' });
  const [course, finishedCourse] = [await addCourse('Lo mío'), await addCourse('Terminado')];
  const lesson = await addLesson(course.id, 'Privada', 'task');
  await addLesson(course.id, 'Otra', 'task');
  const last = await addLesson(finishedCourse.id, 'Última', 'text');
  const savedCourse = await addCourse('Para después');
  const person = await insertPerson(api);
  const send = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await person.post(path, body);
    assert.ok(answer.statusCode < 300, `${path}: ${answer.body}`);
    return answer.json<{ data: { id: number } }>().data;
  };
  for (const one of [course, finishedCourse]) await send('/api/enroll_course', { course_id: one.id });
  const completion = await person.post('/api/complete_lesson', { lesson_id: last.id });
  const { certificate } = completion.json<{ data: learning.MyCourse }>().data;
  assert.ok(certificate);
  await send('/api/complete_lesson', { lesson_id: lesson.id });
  await send(`/api/v2/lessons/${lesson.id}/watch`, {});
  await send(`/api/v2/lessons/${lesson.id}/task`, { text: 'Mi trabajo' });
  await send(`/api/v2/learning/courses/${savedCourse.id}/saved`, { is_saved: true });
  const note = await send(`/api/v2/lessons/${lesson.id}/notes`, { text: 'Mi nota', second: null });
  const post = await send(`/api/v2/lessons/${lesson.id}/questions`, { text: '¿Por qué?', nonce: 'stranger-1' });
  await send(`/api/v2/courses/${course.id}/review`, { rating: 5, text: 'Bueno' });
  const { rows } = await sql<{ enrolment: number; review: number; task: number }>`select
    (select id from enrolments where user_id = ${person.id} and course_id = ${course.id}) as enrolment,
    (select id from course_reviews where user_id = ${person.id}) as review,
    (select id from task_work where user_id = ${person.id}) as task`.execute(api.deps.db);
  const ids = rows[0] ?? { enrolment: 0, review: 0, task: 0 };
  return { person, course: course.id, lesson: lesson.id, note: note.id, post: post.id, certificate, ...ids };
}

/** Calls about a row of the learner that every user may make, with the reason. All others are refused. */
const openCalls: Readonly<Record<string, string>> = {
  'certificate.read': 'visitors verify a certificate by its code',
  'certificate.pdf': 'visitors verify a certificate by its code',
  'certificate.qr': 'visitors verify a certificate by its code',
  'courseReview.listCourseReviews': 'visitors read the reviews',
  'lessonPost.listLessonQuestions': 'users read the questions of a lesson that is open to them',
  'lessonWork.notes': 'the list has the notes of the caller only',
  'lessonWork.removeLessonNote': 'a note of another user is answered like one that was removed before',
  'enrolment.getLearnerCourse': 'the progress is that of the caller',
  'enrolment.saveCourse': 'the row belongs to the caller',
};

/** Bodies that cannot be made of a schema: the contract names the schema differently. */
const otherBodies: Readonly<Record<string, object>> = {
  'watching.store': { session: 1, seq: 1, position: 3, parts: [{ from: 0, to: 3 }] },
};

/** Rows of the learner by the part of a path before their id. Rows of authors are refused before they are read. */
const idsOf = ({ course, lesson, note, post, review, enrolment, task }: Owned): Readonly<Record<string, number>> => ({
  courses: course,
  lessons: lesson,
  enrolments: enrolment,
  'task-work': task,
  'lesson-notes': note,
  'lesson-posts': post,
  'lesson-questions': post,
  'course-reviews': review,
  'course-modules': 1,
  'course-waivers': 1,
});

function urlOf(path: string, ownRows: Owned): string {
  const place = /([\w-]+)\/\{id\}/.exec(path)?.[1];
  const id = place === undefined ? 0 : idsOf(ownRows)[place];
  assert.notEqual(id, undefined, `${path}: which row of the learner is it about? Add it to idsOf.`);
  return path.replace('{id}', String(id)).replace('{code}', ownRows.certificate);
}

/** The smallest value that a schema accepts. */
function valueOf({ type, enum: choices, anyOf, minimum }: JsonSchema): unknown {
  if (choices !== undefined) return choices[0];
  if (anyOf !== undefined) return anyOf.some((one) => one.type === 'null') ? null : valueOf(anyOf[0] ?? {});
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'array' ? [] : 'Suyo';
}

/** A body with the required fields, and with the ids of the learner's course and lesson. */
function bodyOf({ table, name, schema }: TableCall, { course, lesson }: Owned): object {
  const { properties = {}, required = [] }: JsonSchema = schema === null ? {} : schemaOf(schema, 'input');
  const values = Object.fromEntries(required.map((field) => [field, valueOf(properties[field] ?? {})]));
  const ids = Object.entries({ course_id: course, lesson_id: lesson }).filter(([field]) => field in properties);
  return { ...values, ...Object.fromEntries(ids), ...otherBodies[`${table}.${name}`] };
}

before(async () => {
  api = await shareTestApi();
  ownRows = await addOwned();
  rowsBefore = await readOwned(ownRows);
  [stranger, newcomer] = [await insertPerson(api), await insertPerson(api)];
});

describe('a stranger', () => {
  const contract: Readonly<Record<string, unknown>> = { ...learning, ...authoring };
  const calls = tableCalls().filter(({ table }) => `${table}Calls` in contract);

  test('has no needless exception', () => {
    const names = new Set(calls.map(({ table, name }) => `${table}.${name}`));
    assert.ok(calls.length > 50, `${calls.length} calls`);
    assert.deepEqual(
      [...Object.keys(openCalls), ...Object.keys(otherBodies)].filter((name) => !names.has(name)),
      [],
    );
  });

  for (const one of calls) {
    const { call, table, name } = one;
    const isAboutRow = call.path.includes('{');
    test(`reads and changes nothing of a learner by ${call.method} ${call.path}`, async () => {
      const url = urlOf(call.path, ownRows);
      const body = call.body === 'none' ? undefined : bodyOf(one, ownRows);
      if (call.access.kind !== 'public') {
        const visitorAnswer = await (call.method === 'GET' ? api.get(url) : api.post(url, body));
        assert.equal(visitorAnswer.statusCode, 401, visitorAnswer.body);
      }
      const caller = isAboutRow ? stranger : newcomer;
      const answer = await (call.method === 'GET' ? caller.get(url) : caller.post(url, body));
      const description = `${answer.statusCode}: ${answer.body}`;
      assert.ok(answer.statusCode < 500, description);
      assert.notEqual(answer.statusCode, 422, `${description}: it needs another body, see otherBodies`);
      if (call.access.kind === 'roles') assert.equal(answer.statusCode, 403, description);
      else if (isAboutRow && `${table}.${name}` in openCalls) assert.ok(answer.statusCode < 300, description);
      else if (isAboutRow) assert.ok([403, 404, 409].includes(answer.statusCode), description);
      assert.doesNotMatch(answer.body, /Mi trabajo|Mi nota|Para después/);
      assert.ok(!answer.body.includes(ownRows.person.email), description);
      assert.equal(await readOwned(ownRows), rowsBefore);
    });
  }
});
