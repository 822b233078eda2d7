import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { fakeYoutube } from './support/fake-youtube';
import { frame, open } from './support/frame';
import { addMember, asAdmin } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
  readonly slug: string;
}

test('a visitor finds a course on a phone, signs in, and learns it to the end, though her tab is killed', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 375, height: 800 });
  const addresses = await fakeYoutube(context);
  const admin = await asAdmin(request);
  const mark = Date.now();
  const names = { first: `Urdimbre ${mark}`, second: `Tapiz ${mark}` };
  const addCourse = (title: string, values: object = {}) =>
    admin.post<Row>('/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z', ...values });
  const addLesson = (course: Row, title: string, values: object) =>
    admin.post<Row>('/api/addlesson', { course_id: course.id, title, status: 'published', ...values });
  const first = await addCourse(names.first);
  await addLesson(first, 'El primer hilo', { body: '<p>Un hilo tras otro.</p>' });
  const second = await addCourse(names.second, {
    lesson_order: 'sequential',
    attach_courses_to_complete: [first.id],
  });
  await addLesson(second, 'La película', {
    kind: 'video',
    video_url: 'https://youtu.be/nKIu9yen5nc',
    minutes: 1,
    seconds: 20,
    completion: 'watched',
    threshold: 20,
  });
  const quiz = await addLesson(second, 'Repaso', { kind: 'quiz', completion: 'passed', threshold: 100 });
  const choices = [
    { id: 'a', text: 'La urdimbre', is_right: true },
    { id: 'b', text: 'El viento', is_right: false },
  ];
  await admin.post(`/api/v2/lessons/${quiz.id}/quiz/questions`, {
    questions: [{ id: null, kind: 'one', text: '¿Qué se tensa?', choices, explanation: 'Antes de tejer.' }],
  });
  const member = await addMember(request);
  const { main, heading } = frame(page);
  const expectNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  await test.step('from the list through the sign-in to the course that comes first', async () => {
    await open(page, `/courses?search=${encodeURIComponent(names.second)}`);
    await main.getByRole('link', { name: names.second, exact: true }).click();
    await expect(heading).toHaveText(names.second);
    await main.getByRole('link', { name: 'Enrol' }).click();
    await main.getByLabel('E-mail').fill(member.email);
    await main.getByLabel('Password').fill(member.password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading).toHaveText(names.second);
    await expect(main.getByText('This course builds on others. Complete them first:')).toBeVisible();
    await expectAccessible({ page }, 'course with a required one');
    await expectNarrow();
    await main.getByRole('link', { name: `To “${names.first}”` }).click();
    await expect(heading).toHaveText(names.first);
    await main.getByRole('button', { name: 'Enrol' }).click();
    await main.getByRole('link', { name: 'Begin: El primer hilo' }).click();
    await main.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(main.getByText(`You completed ${names.first}.`)).toBeVisible();
  });

  await test.step('she is enrolled as she asked before, and watches until her tab is killed', async () => {
    await page.goto(`/courses/${second.slug}`);
    await main.getByRole('link', { name: 'Begin: La película' }).click();
    await expect(heading).toHaveText('La película');
    expect(addresses, 'nothing is loaded from YouTube before a press').toEqual([]);
    await main.getByRole('button', { name: /Play the video/ }).click();
    await expect(page.frameLocator('iframe').getByText(/^5 s/)).toBeVisible();
    await main.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('k');
    await expect(main.getByText('Completed', { exact: true }).first()).toBeVisible();
    await page.close({ runBeforeUnload: false });
  });

  const other = await context.newPage();
  await other.setViewportSize({ width: 375, height: 800 });
  const again = frame(other);
  await test.step('she goes on in another tab with the quiz, and has her certificate', async () => {
    await other.goto('/my/courses');
    await again.main
      .getByRole('link', { name: 'Begin: Repaso' })
      .or(again.main.getByRole('link', { name: /Continue: Repaso/ }))
      .first()
      .click();
    await expect(again.heading).toHaveText('Repaso');
    await again.main.getByLabel('La urdimbre').check();
    await again.main.getByRole('button', { name: 'Check my answers' }).click();
    await expect(again.main.getByText(/100.% right: passed!/)).toBeVisible();
    await expectAccessible({ page: other }, 'a passed quiz');
    await other.goto('/my/courses');
    const row = again.main
      .getByRole('region', { name: 'Completed' })
      .getByRole('listitem')
      .filter({ hasText: names.second });
    await row.getByRole('link', { name: 'Your certificate' }).click();
    await expect(again.main.getByText('This certificate is valid.')).toBeVisible();
  });

  await test.step('a visitor verifies the certificate', async () => {
    const visitor = await browser.newPage();
    await visitor.goto(other.url());
    await expect(frame(visitor).main.getByText('This certificate is valid.')).toBeVisible();
    await expect(frame(visitor).main.getByText(names.second)).toBeVisible();
    await visitor.close();
  });
});
