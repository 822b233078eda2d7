import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

// An answer that is lost on the way.
test.use({ expectedErrors: /ERR_FAILED/ });

interface Row {
  readonly id: number;
  readonly slug: string;
}

for (const width of [1280, 375]) {
  test(`a member enrols, is sent to the required course first, and completes both at ${width}`, async ({
    page,
    context,
    baseURL,
    request,
    browser,
  }) => {
    test.setTimeout(120_000);
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const admin = await asAdmin(request);
    const addCourse = async (title: string, lessons: readonly string[], required: readonly number[]): Promise<Row> => {
      const course = await admin.post<Row>('/api/addcourse', {
        ...{ title, published_at: '2026-01-01T00:00:00Z', attach_courses_to_complete: required },
      });
      for (const lesson of lessons)
        await admin.post('/api/addlesson', {
          ...{
            course_id: course.id,
            title: lesson,
            body: '<p>Un hilo tras otro.</p>',
            status: 'published',
            minutes: 5,
          },
        });
      return course;
    };
    const first = await addCourse(`Hilos ${width}`, ['Urdimbre', 'Trama'], []);
    const second = await addCourse(`Telares ${width}`, ['El primer nudo'], [first.id]);
    const { main, heading } = frame(page);

    await enter(page, 'ally', `/courses/${second.slug}`);
    await expect(main.getByText('This course builds on others. Complete them first:')).toBeVisible();
    await expectAccessible({ page }, 'course with a required one');
    await main.getByRole('link', { name: `To “Hilos ${width}”` }).click();
    await expect(heading).toHaveText(`Hilos ${width}`);
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
    await expect(main.getByText(`You completed Hilos ${width}.`)).toBeVisible();

    // A visitor verifies the certificate by its address.
    await main.getByRole('link', { name: 'Your certificate' }).click();
    await expect(main.getByText('This certificate is valid.')).toBeVisible();
    await expect(main.getByText(`Hilos ${width}`)).toBeVisible();
    await expectAccessible({ page }, 'certificate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const visitor = await browser.newPage();
    await visitor.goto(page.url());
    await expect(frame(visitor).main.getByText('This certificate is valid.')).toBeVisible();
    await expect(frame(visitor).main.getByRole('button', { name: 'Revoke…' })).toBeHidden();
    const pdf = await request.get(`${new URL(page.url()).origin}/api/v2${new URL(page.url()).pathname}/pdf`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await visitor.close();

    await page.goto('/my/courses');
    const completedPart = main.getByRole('region', { name: 'Completed' });
    await expect(completedPart.getByRole('listitem').filter({ hasText: `Hilos ${width}` })).toContainText(
      '2 of 2 lessons',
    );
    await expectAccessible({ page }, 'my courses');
    await page.goto(`/courses/${second.slug}`);
    await main.getByRole('button', { name: 'Enrol' }).click();
    await main.getByRole('link', { name: 'Begin: El primer nudo' }).click();
    await main.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(main.getByText(`You completed Telares ${width}.`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
