import { learningCalls } from '@enlace/shared-contract/learning';
import type { LightMyRequestResponse } from 'fastify';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { mountedResources } from '../../app/resources';
import type { TestPerson } from '../../testing/add-person';
import { type AddedRecord, addRecord } from '../../testing/add-record';
import type { TestApi } from '../../testing/build-test-api';
import { insertPerson } from '../../testing/insert-person';
import { shareTestApi } from '../../testing/shared-api';

/** The words of this mark are for authors only; each has the place in which it is stored. */
const mark = 'Quetzalnahual';
/** The words of this mark are for users, in an open lesson. */
const openMark = 'Cenzontlahtolli';
/** The right answer to a question about a number. */
const rightNumber = '7316493';

const secrets = `${mark}[a-z]+|${rightNumber}|"is_right"`;
const secretsOf = { visitor: new RegExp(`${secrets}|${openMark}[a-z]+`, 'gi'), user: new RegExp(secrets, 'gi') };

interface Rows {
  /** Published; the lessons open one after the other. */
  readonly orderedCourse: AddedRecord;
  readonly quiz: AddedRecord;
  readonly courses: readonly AddedRecord[];
  readonly lessons: readonly AddedRecord[];
  /** Lessons that are open to authors only. */
  readonly secretLessons: readonly AddedRecord[];
}

let api: TestApi;
let rows: Rows;
let learner: TestPerson;
let stranger: TestPerson;

/** What is for those to whom a lesson is open. */
const contentOf = (word: string) => ({
  body: `<p>${word}body</p>`,
  video_url: `https://video.example.org/${word}video`,
  captions: `WEBVTT\n\n00:00.000 --> 00:02.000\n${word}captions`,
  link_url: `https://example.org/${word}link`,
  translations: { es: { title: 'En español', body: `<p>${word}spanish</p>` } },
});

const question = (kind: string, text: string) => ({
  id: null,
  kind,
  text: '¿Qué es?',
  explanation: `${mark}explanation`,
  choices: [{ id: 'a', text, is_right: true }],
});

async function addRows(): Promise<Rows> {
  const addCourse = (title: string, values: object = {}) =>
    addRecord(api, '/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z', ...values });
  const addLesson = (course: AddedRecord, title: string, values: object) =>
    addRecord(api, '/api/addlesson', { course_id: course.id, title, status: 'published', ...values });
  const orderedCourse = await addCourse('A la vista', { lesson_order: 'sequential' });
  const open = await addLesson(orderedCourse, 'Abierta', contentOf(openMark));
  const draft = await addLesson(orderedCourse, `${mark}draft`, {
    status: 'draft',
    summary: `${mark}draftsummary`,
    ...contentOf(`${mark}draft`),
  });
  const next = await addLesson(orderedCourse, 'Después', {
    release: 'lesson',
    release_lesson_id: draft.id,
    ...contentOf(`${mark}order`),
  });
  const datedLesson = await addLesson(orderedCourse, 'Con fecha', {
    release: 'date',
    release_at: '2099-01-01T00:00:00Z',
    ...contentOf(`${mark}date`),
  });
  const free = await addCourse('Con preguntas');
  const quiz = await addLesson(free, 'Preguntas', { kind: 'quiz', completion: 'passed', threshold: 100 });
  const questions = [question('text', `${mark}solution`), question('number', rightNumber)];
  const answer = await api.post(`/api/v2/lessons/${quiz.id}/quiz/questions`, { questions }, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  const texts = { summary: `${mark}summary`, description: `<p>${mark}description</p>` };
  const draftCourse = await addCourse(`${mark}course`, { published_at: null, ...texts });
  const hiddenLesson = await addLesson(draftCourse, `${mark}hiddenLesson`, contentOf(`${mark}hiddenLesson`));
  const secretLessons = [draft, next, datedLesson, hiddenLesson];
  return {
    orderedCourse,
    quiz,
    secretLessons,
    courses: [orderedCourse, free, draftCourse],
    lessons: [open, quiz, ...secretLessons],
  };
}

before(async () => {
  api = await shareTestApi();
  rows = await addRows();
  [learner, stranger] = [await insertPerson(api), await insertPerson(api)];
  for (const { id } of rows.courses.slice(0, 2))
    assert.equal((await learner.post('/api/enroll_course', { course_id: id })).statusCode, 201);
});

/** Routes that the walk leaves out, with the reason. */
const otherRoutes: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\*/, 'they answer what no other route answers'],
  [/^\/api\/auth\//, 'they belong to the session library'],
  [/^\/api\/logout$/, 'it ends the session of the walk'],
  [/\/notifications\/stream$/, 'it stays open'],
  [/^\/api\/v2\/art\//, 'drawings without words'],
  [/^\/api\/docs/, 'it describes the calls, also their fields'],
];

/** The patterns of the reads. What the kit serves for every resource is read for courses and lessons only. */
function readPatterns(): readonly string[] {
  const patterns = api.routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  const urls = new Set(patterns.map(({ url }) => url));
  const others = mountedResources
    .map(({ resource }) => resource.name)
    .filter((name) => !/^(courses|lessons)$/.test(name));
  const isOfKit = (url: string): boolean => {
    const [, name = '', rest = ''] = /^\/api\/v2\/([\w-]+)\/(.+)$/.exec(url) ?? [];
    return others.includes(name) && urls.has(`/api/v2/courses/${rest}`);
  };
  return [...urls].filter((url) => !isOfKit(url) && !otherRoutes.some(([pattern]) => pattern.test(url)));
}

const isAboutLearning = (pattern: string): boolean => /lesson|course|learning|\/(head|share)\//.test(pattern);

/** The addresses of a pattern: about each row when it is about learning. */
function addressesOf(pattern: string): readonly string[] {
  const allRows = /lesson/.test(pattern) ? rows.lessons : rows.courses;
  // The picture of a course that is shown takes long to draw.
  const hasMark = ({ slug }: AddedRecord): boolean => slug.startsWith(mark.toLowerCase());
  const shownRows = /\/share\//.test(pattern) ? allRows.filter(hasMark) : allRows;
  const paths = (isAboutLearning(pattern) ? shownRows : [{ id: 1, slug: 'x' }]).map(({ id, slug }) =>
    pattern
      .replace(/:(record|resource|kind)/, 'courses')
      .replace(':file', `${slug}.png`)
      .replace(':slug', slug)
      .replace(':id', String(id))
      .replace(/:\w+/g, '1'),
  );
  return [...new Set(paths)].flatMap((path) => queriesOf(pattern).map((query) => `${path}?${query}`));
}

function queriesOf(pattern: string): readonly string[] {
  if (pattern === '/api/lessons/list') return rows.courses.map(({ id }) => `course_id=${id}`);
  if (pattern === '/api/courses/list') return ['limit=1000'];
  if (pattern === '/api/v2/search') return [`q=${mark}`, 'q=A%20la%20vista'];
  return [isAboutLearning(pattern) ? '' : `search=${mark}&limit=5`];
}

interface Reader {
  readonly get: (url: string) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, body: object) => Promise<LightMyRequestResponse>;
}

interface Walk {
  /** Calls that showed a secret, with its words. */
  readonly leaks: readonly string[];
  readonly count: number;
  /** Whether an answer had the content of the open lesson. */
  readonly hasOpenContent: boolean;
}

/** Makes all reads, by GET and by the calls of learning that read by POST. */
async function walk(reader: Reader, secretWords: RegExp): Promise<Walk> {
  const leaks: string[] = [];
  let count = 0;
  let hasOpenContent = false;
  const note = (call: string, { statusCode, body }: LightMyRequestResponse): void => {
    count += 1;
    hasOpenContent ||= body.includes(`${openMark}body`);
    const words = new Set(body.match(secretWords));
    // Unknown records have no head data.
    const isRefused = statusCode >= 400 || body === '{"data":null}';
    const isFound = new RegExp(`^[^?]*${mark}`, 'i').test(call) && !isRefused;
    if (words.size > 0 || isFound) leaks.push(`${call}: ${statusCode} ${[...words].join(' ')}`);
  };
  for (const pattern of readPatterns())
    for (const url of addressesOf(pattern)) note(`GET ${url}`, await reader.get(url));
  for (const [path, ofKind] of [
    [learningCalls.getCourseBySlug.path, rows.courses],
    [learningCalls.getLessonBySlug.path, rows.lessons],
  ] as const)
    for (const { slug } of ofKind) note(`POST ${path} ${slug}`, await reader.post(path, { slug }));
  for (const path of ['/api/getmycourses', '/api/getuserlessons']) note(`POST ${path}`, await reader.post(path, {}));
  return { leaks, count, hasOpenContent };
}

describe('what is not open', () => {
  test('is stored, and read by authors', async () => {
    for (const { id } of rows.secretLessons) {
      const { body } = await api.get(`/api/lessons/get/${id}/id`, 'admin');
      assert.ok(new Set(body.match(secretsOf.user)).size >= 5, body);
    }
    const { body } = await api.get(`/api/v2/lessons/${rows.quiz.id}/quiz/questions`, 'admin');
    for (const word of [`${mark}solution`, `${mark}explanation`, rightNumber]) assert.ok(body.includes(word), word);
  });

  test('is in no answer for visitors', async () => {
    const { leaks, count, hasOpenContent } = await walk(
      { get: (url) => api.get(url), post: (url, body) => api.post(url, body) },
      secretsOf.visitor,
    );
    assert.deepEqual(leaks, []);
    assert.ok(count > 250 && !hasOpenContent, `${count} calls`);
  });

  test('is in no answer for a user who is not enrolled, who reads what is open', async () => {
    const { leaks, hasOpenContent } = await walk(stranger, secretsOf.user);
    assert.deepEqual(leaks, []);
    assert.ok(hasOpenContent);
  });

  test('is in no answer for a learner, who reads what is open', async () => {
    const { leaks, hasOpenContent } = await walk(learner, secretsOf.user);
    assert.deepEqual(leaks, []);
    assert.ok(hasOpenContent);
  });

  test('is not found by a search for its words', async () => {
    for (const reader of [{ get: (url: string) => api.get(url) }, learner])
      for (const url of [
        `/api/courses/list?search=${mark}`,
        `/api/lessons/list?search=${mark}`,
        `/api/v2/search?q=${mark}`,
      ]) {
        const answer = await reader.get(url);
        assert.equal(answer.statusCode, 200, answer.body);
        assert.doesNotMatch(answer.body, /A la vista|Abierta|Después|Con fecha|Con preguntas/, url);
      }
  });

  test('of a quiz is its solution also after an attempt, which shows the explanations', async () => {
    const body = { nonce: 'secrecy', answers: [] };
    const attempt = await learner.post(`/api/v2/lessons/${rows.quiz.id}/quiz/attempts`, body);
    assert.equal(attempt.statusCode, 201, attempt.body);
    assert.ok(attempt.body.includes(`${mark}explanation`));
    const quiz = await learner.get(`/api/v2/lessons/${rows.quiz.id}/quiz`);
    for (const answer of [attempt.body, quiz.body]) assert.doesNotMatch(answer, new RegExp(`solution|${rightNumber}`));
  });
});
