import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter, enterAs } from './support/enter';
import { frame } from './support/frame';
import { addMember, asAdmin, type NewMember } from './support/new-member';
import { expect, test } from './support/test';

// The answer to a question is lost on the way.
test.use({ expectedErrors: /ERR_FAILED/ });

interface Row {
  readonly id: number;
  readonly slug: string;
}

for (const width of [1280, 375]) {
  test.describe(() => {
    test.describe.configure({ mode: 'serial' });

    let title = '';
    let course: Row;
    let learner: NewMember;

    test.beforeEach(async ({ page, context, baseURL }) => {
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
    });

    test(`a learner asks, and a teacher answers at ${width}`, async ({ page, baseURL, request, browser }) => {
      const admin = await asAdmin(request);
      const teacher = await addMember(request);
      title = `Preguntas ${width} ${Date.now()}`;
      course = await admin.post<Row>('/api/addcourse', {
        title,
        published_at: '2026-01-01T00:00:00Z',
        attach_instructors: [teacher.id],
      });
      const lesson = await admin.post<Row>('/api/addlesson', {
        course_id: course.id,
        title: 'Hilos',
        status: 'published',
        body: '<p>Un hilo.</p>',
        minutes: 4,
      });
      const path = `/my/courses/${course.slug}/${lesson.slug}`;
      const { main } = frame(page);

      // The learner asks; the answer to the first request is lost, and the question is there once.
      learner = await addMember(request);
      await enterAs(page, learner, path);
      await main.getByRole('link', { name: 'To the course' }).first().click();
      await main.getByRole('button', { name: 'Enrol' }).first().click();
      await expect(main.getByText(/enrolled|Continue|Begin/i).first()).toBeVisible();
      await page.goto(path);
      const field = main.getByLabel('Your question');
      await field.fill('¿Por qué se corta el hilo?');
      await page.route('**/questions', async (route) => {
        if (route.request().method() === 'POST') {
          await route.fetch();
          await route.abort();
        } else await route.continue();
      });
      await main.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(main.getByText('It could not be sent. The text is still here.')).toBeVisible();
      await expect(field).toHaveValue('¿Por qué se corta el hilo?');
      await page.unroute('**/questions');
      await main.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(main.getByText('Your question is asked.')).toBeVisible();
      await expect(main.getByText('¿Por qué se corta el hilo?')).toHaveCount(1);
      await expectAccessible({ page }, 'questions about a lesson');

      // The teacher comes from the bell and answers without being enrolled.
      const teacherContext = await browser.newContext({ baseURL, locale: 'en-US', viewport: { width, height: 900 } });
      await declineCookies(teacherContext, baseURL);
      const desk = await teacherContext.newPage();
      await enterAs(desk, teacher, '/my/notifications');
      await frame(desk)
        .main.getByRole('link', { name: /asked something about “Hilos”/ })
        .click();
      await frame(desk).main.getByRole('button', { name: 'Answer' }).click();
      await frame(desk).main.getByLabel('Your answer').fill('Usa otra aguja.');
      await frame(desk).main.getByRole('button', { name: 'Answer' }).click();
      await expect(frame(desk).main.getByText('Your answer is there.')).toBeVisible();
      await teacherContext.close();

      await page.reload();
      await expect(main.getByText('Usa otra aguja.')).toBeVisible();
      await expect(main.getByText('Teaches the course')).toBeVisible();
      await main.getByRole('button', { name: 'Remove' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/The answers stay/)).toBeVisible();
      await expectAccessible({ page }, 'removal of a question');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(main.getByText('This question was removed.')).toBeVisible();
      await expect(main.getByText('Usa otra aguja.')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test(`an author reads the progress of a learner and grants a lesson at ${width}`, async ({
      page,
      baseURL,
      browser,
    }) => {
      const { main } = frame(page);
      // The author reads the progress and grants the lesson; the learner has the certificate.
      const authorContext = await browser.newContext({ baseURL, locale: 'en-US', viewport: { width, height: 900 } });
      await declineCookies(authorContext, baseURL);
      const author = await authorContext.newPage();
      const office = frame(author).main;
      await enter(author, 'admin', `/admin/courses/${course.id}?panel=learners`);
      await office.getByRole('button', { name: /^Open the progress of/ }).click();
      const drawer = author.getByRole('dialog');
      await expectAccessible({ page: author }, 'progress of a learner');
      await drawer.getByRole('button', { name: 'Grant', exact: true }).click();
      await author.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click();
      await expect(author.getByRole('dialog').getByText('Please fill this in.')).toBeVisible();
      await author
        .getByRole('dialog')
        .getByLabel(/^Reason/)
        .fill('La dio en el taller.');
      await author.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click();
      await expect(author.getByText(/Granted by .*: La dio en el taller\./)).toBeVisible();
      expect(await author.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await author.keyboard.press('Escape');
      await expect(office.getByText('1 of 1 · 100%')).toBeVisible();
      await authorContext.close();
      await enterAs(page, learner, '/my/courses');
      const row = main.getByRole('region', { name: 'Completed' }).getByRole('listitem').filter({ hasText: title });
      await expect(row.getByRole('link', { name: 'Your certificate' })).toBeVisible();
    });
  });
}
