import type { courses as courseContract, lessons as lessonContract } from '@enlace/shared-contract/learning';
import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../testing/build-test-api';
import { shareDemoApi } from '../../testing/shared-api';

type Course = EntityOf<typeof courseContract>;
type CourseRow = RowOf<typeof courseContract>;
type Lesson = EntityOf<typeof lessonContract>;

describe('learning', () => {
  let api: TestApi;
  let all: CourseRow[];
  const list = async (query = '', as: Caller = null): Promise<CourseRow[]> =>
    (await api.get(`/api/courses/list?${query}`, as)).json<{ data: CourseRow[] }>().data;
  const course = async (slug: string, as: Caller = null) => api.post('/api/getcoursebyslug', { slug }, as);
  const lesson = async (slug: string, as: Caller = null, query = ''): Promise<Lesson> =>
    (await api.post(`/api/getlessonbyslug${query}`, { slug }, as)).json<{ data: Lesson }>().data;
  before(async () => {
    api = await shareDemoApi();
    all = await list('lang=en');
  });

  test('courses are sorted from the newest, with correct numbers of lessons and minutes', async () => {
    const days = all.map(({ published_at }) => published_at ?? '');
    assert.deepEqual(days, [...days].sort().reverse());
    assert.ok(all.length > 50);
    const { rows } = await sql<{ id: number; count: number; minutes: number }>`select c.id, count(l.id) as count,
      coalesce(sum(l.minutes), 0)::integer as minutes from courses c left join lessons l on l.course_id = c.id
      group by c.id`.execute(api.deps.db);
    const coursesById = new Map(rows.map((row) => [row.id, row]));
    for (const { id, lessons_count, minutes } of all)
      assert.deepEqual([coursesById.get(id)?.count, coursesById.get(id)?.minutes], [lessons_count, minutes]);
    assert.ok(all.some(({ lessons_count }) => lessons_count === 0));
  });

  test('a course by slug, by id and at its page’s address is the same course', async () => {
    const [first] = all.filter(({ lessons_count }) => lessons_count > 0);
    const bySlug = (await course(first?.slug ?? '')).json<{ data: Course }>();
    assert.deepEqual((await api.get(`/api/courses/get/${first?.id}/id`)).json(), bySlug);
    assert.deepEqual((await api.get(`/api/v2/courses/by-slug/${first?.slug}`)).json(), bySlug);
    assert.deepEqual((await api.get(`/back/api/courses/get/${first?.id}/id`)).json(), bySlug);
    const { lessons } = bySlug.data;
    assert.deepEqual(
      lessons.map(({ position }) => position),
      lessons.map((_, index) => index + 1),
    );
    assert.ok(lessons.every((one) => !('body' in one) && !('video_url' in one)));
  });

  test('an unknown slug is NOT_FOUND; a missing one names the field', async () => {
    for (const call of ['getcoursebyslug', 'getlessonbyslug']) {
      const missingSlug = await api.post(`/api/${call}`, { slug: 'nothing-of-that-name' });
      assert.deepEqual([missingSlug.statusCode, missingSlug.json<{ code: string }>().code], [404, 'NOT_FOUND']);
      for (const body of [{}, { slug: '' }, { slug: ['a'] }]) {
        const answer = await api.post(`/api/${call}`, body);
        assert.equal(answer.statusCode, 422);
        assert.ok(answer.json<{ errors: { slug?: string[] } }>().errors.slug?.length);
      }
    }
  });

  test('required courses and following courses agree', async () => {
    const asking = all.find(({ courses_to_complete }) => courses_to_complete.length > 0);
    const before = asking?.courses_to_complete[0];
    const { data } = (await course(before?.slug ?? '')).json<{ data: Course }>();
    assert.ok(data.leads_to.some(({ id }) => id === asking?.id));
    assert.notEqual(before?.level, asking?.level);
  });

  test('courses are filtered by level, area and words', async () => {
    for (const level of ['beginner', 'intermediate', 'advanced']) {
      const courses = await list(`level=${level}`);
      assert.ok(courses.length > 5 && courses.every((row) => row.level === level));
    }
    const area = all[0]?.area;
    assert.ok((await list(`area=${area?.slug}`)).every((row) => row.area?.id === area?.id));
    assert.ok((await list('search=REACT')).some(({ title }) => title.startsWith('React')));
    assert.equal((await api.get('/api/courses/list?level=wizard')).statusCode, 422);
  });

  test('unpublished courses and lessons are for admins only', async () => {
    const publicIds = new Set(all.map(({ id }) => id));
    const hiddenCourses = (await list('', 'admin')).filter(({ id }) => !publicIds.has(id));
    assert.equal(hiddenCourses.length, 2);
    for (const { id, slug } of hiddenCourses) {
      assert.equal((await course(slug, 'latinas')).statusCode, 404);
      assert.equal((await course(slug, 'admin')).statusCode, 200);
      const lessons = async (as: Caller) =>
        (await api.get(`/api/lessons/list?course_id=${id}`, as)).json<{ data: unknown[] }>().data.length;
      assert.equal(await lessons('latinas'), 0);
      assert.ok((await lessons('admin')) > 0);
    }
  });

  test('body and video of a lesson are for signed-in users, in all languages', async () => {
    const free = all.find((one) => one.courses_to_complete.length === 0 && one.lessons_count > 3);
    const { data } = (await api.get(`/api/lessons/list?course=${free?.slug}`)).json<{
      data: { slug: string; kind: string }[];
    }>();
    const slug = data.find(({ kind }) => kind === 'video')?.slug ?? '';
    const visitor = await lesson(slug);
    assert.deepEqual([visitor.body, visitor.video_url, visitor.is_locked], [null, null, true]);
    assert.ok(visitor.title !== '' && visitor.summary !== null && visitor.minutes > 0);
    assert.ok(Object.values(visitor.translations ?? {}).every((texts) => texts['title'] && !('body' in texts)));
    assert.equal((await lesson(slug, null, '?lang=es')).body, null);
    for (const role of ['latinas', 'allies', 'investors'] as const) {
      const member = await lesson(slug, role, '?lang=es');
      assert.ok(member.body && member.video_url && !member.is_locked, role);
    }
    assert.equal((await api.get(`/api/lessons/get/${visitor.id}/id`)).json<{ data: Lesson }>().data.body, null);
  });

  test('a list of lessons belongs to one course, in its order', async () => {
    const [first] = all.filter(({ lessons_count }) => lessons_count > 3);
    const answer = await api.get(`/api/lessons/list?course=${first?.slug}`);
    const { data } = answer.json<{ data: { position: number; course: { id: number } }[] }>();
    assert.equal(data.length, first?.lessons_count);
    assert.ok(data.every((row, index) => row.position === index + 1 && row.course.id === first?.id));
  });
});
