import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from '../support/accessible';
import { declineCookies } from '../support/decline-cookies';
import { enter } from '../support/enter';
import { frame } from '../support/frame';
import { asAdmin } from '../support/new-member';
import { expect, test } from '../support/test';

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** Adds a course with lessons; returns it. */
async function addCourse(
  request: APIRequestContext,
  title: string,
  lessons: readonly string[],
  required: readonly number[],
): Promise<Row> {
  const admin = await asAdmin(request);
  const course = await admin.post<Row>('/api/addcourse', {
    title,
    published_at: '2026-01-01T00:00:00Z',
    attach_courses_to_complete: required,
  });
  for (const lesson of lessons)
    await admin.post('/api/addlesson', {
      course_id: course.id,
      title: lesson,
      body: '<p>Un hilo tras otro.</p>',
      status: 'published',
      minutes: 5,
    });
  return course;
}

/** Tests a course that requires another one, in a window of a width: two tests, one after the other. */
export function testLearning(width: number): void {
  test.describe(() => {
    test.describe.configure({ mode: 'serial' });
    // An answer that is lost on the way.
    test.use({ expectedErrors: /ERR_FAILED/ });
    /** Names of the courses; a second attempt has names of its own. */
    let names = { first: '', second: '' };
    let slug = '';

    test.beforeEach(async ({ page, context, baseURL }) => {
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
    });

    test(`a member enrols, is sent to the required course first, and completes it at ${width}`, async ({
      page,
      request,
      browser,
    }) => {
      names = { first: `Hilos ${width} ${Date.now()}`, second: `Telares ${width} ${Date.now()}` };
      const first = await addCourse(request, names.first, ['Urdimbre', 'Trama'], []);
      const second = await addCourse(request, names.second, ['El primer nudo'], [first.id]);
      slug = second.slug;
      const { main, heading } = frame(page);

      await enter(page, 'ally', `/courses/${second.slug}`);
      await expect(main.getByText('This course builds on others. Complete them first:')).toBeVisible();
      await expectAccessible({ page }, 'course with a required one');
      await main.getByRole('link', { name: `To “${names.first}”` }).click();
      await expect(heading).toHaveText(names.first);
      await main.getByRole('button', { name: 'Enrol' }).dblclick();
      await main.getByRole('link', { name: 'Begin: Urdimbre' }).click();

      await expect(heading).toHaveText('Urdimbre');
      await expect(page).toHaveTitle('Urdimbre · Enlace');
      await expect(main.getByText('Un hilo tras otro.')).toBeVisible();
      await expectAccessible({ page }, 'lesson');
      await main.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(main.getByText('Lesson 1 of 2, completed.')).toBeVisible();
      await main.getByRole('link', { name: 'Next: Trama' }).click();
      await expect(heading).toHaveText('Trama');
      // The answer is lost after the lesson is completed; the next press finds it completed.
      await page.route('**/api/complete_lesson', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await main.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await page.unroute('**/api/complete_lesson');
      await main.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(main.getByText(`You completed ${names.first}.`)).toBeVisible();

      // A visitor verifies the certificate by its address.
      await main.getByRole('link', { name: 'Your certificate' }).click();
      await expect(main.getByText('This certificate is valid.')).toBeVisible();
      await expect(main.getByText(names.first)).toBeVisible();
      await expectAccessible({ page }, 'certificate');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const visitor = await browser.newPage();
      await visitor.goto(page.url());
      await expect(frame(visitor).main.getByText('This certificate is valid.')).toBeVisible();
      await expect(frame(visitor).main.getByRole('button', { name: 'Revoke…' })).toBeHidden();
      const pdf = await request.get(`${new URL(page.url()).origin}/api/v2${new URL(page.url()).pathname}/pdf`);
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await visitor.close();
    });

    test(`a member finds the completed course, and completes the one that required it, at ${width}`, async ({
      page,
    }) => {
      const { main } = frame(page);
      await enter(page, 'ally', '/my/courses');
      const completedPart = main.getByRole('region', { name: 'Completed' });
      await expect(completedPart.getByRole('listitem').filter({ hasText: names.first })).toContainText(
        '2 of 2 lessons',
      );
      await expectAccessible({ page }, 'my courses');
      await page.goto(`/courses/${slug}`);
      await main.getByRole('button', { name: 'Enrol' }).click();
      await main.getByRole('link', { name: 'Begin: El primer nudo' }).click();
      await main.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(main.getByText(`You completed ${names.second}.`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
