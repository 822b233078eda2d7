import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

// An answer that is lost on the way, and one that is refused.
test.use({ expectedErrors: /ERR_FAILED|409|422/ });

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** The bar of a change that is being saved is in no landmark; axe looks at the page afterwards. */
const expectReadable = async (page: Page, name: string) => {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  await expectAccessible({ page }, name);
};

const isWide = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

/** A course with a module, a task and a quiz, made without the screens of authors. */
async function addCourse(request: APIRequestContext, title: string): Promise<{ course: Row; review: Row }> {
  const admin = await asAdmin(request);
  const course = await admin.post<Row>('/api/addcourse', {
    title,
    published_at: '2026-01-01T00:00:00Z',
    lesson_order: 'sequential',
  });
  const addLesson = (name: string, values: object) =>
    admin.post<Row>('/api/addlesson', { course_id: course.id, title: name, ...publication, ...values });
  const knots = await addLesson('Nudos', {});
  const task = await addLesson('Tarea del telar', taskValues);
  const review = await addLesson('Repaso', quizValues);
  const path = `/api/v2/courses/${course.id}/outline`;
  const { version } = await admin.get<{ version: string }>(path);
  const modules = [{ id: null, title: 'Primeros hilos', translations: {}, lessons: [knots.id] }];
  await admin.post(path, { version, modules, lessons: [task.id, review.id] });
  const choices = [
    { id: 'a', text: 'La urdimbre', is_right: true },
    { id: 'b', text: 'El viento', is_right: false },
  ];
  const explanation = 'La urdimbre se tensa antes de tejer.';
  await admin.post(`/api/v2/lessons/${review.id}/quiz/questions`, {
    questions: [{ id: null, kind: 'one', text: '¿Qué sostiene un tejido?', choices, explanation }],
  });
  return { course, review };
}

const publication = { status: 'published', minutes: 5, body: '<p>Un hilo.</p>' };
const taskValues = { kind: 'task', completion: 'submitted' };
const quizValues = { kind: 'quiz', completion: 'passed', threshold: 100 };

// The wide screens of authors are in author-journey.e2e.ts.
for (const width of [1280, 375]) {
  const hasAuthor = width === 375;
  test.describe(() => {
    test.describe.configure({ mode: 'serial' });

    let title = '';
    let course: Row;
    /** The lesson with a quiz. */
    let review: Row;

    test.beforeEach(async ({ page, context, baseURL }) => {
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
    });

    if (hasAuthor)
      test(`an author builds modules, a quiz and a task at ${width}`, async ({ page, request }) => {
        const admin = await asAdmin(request);
        title = `Tejido ${width} ${Date.now()}`;
        course = await admin.post<Row>('/api/addcourse', {
          title,
          published_at: '2026-01-01T00:00:00Z',
          lesson_order: 'sequential',
        });
        const { main: desk } = frame(page);

        // The author adds lessons in bulk and a module, and moves a lesson by the keyboard.
        await enter(page, 'admin', `/admin/courses/${course.id}?panel=outline`);
        await desk.getByRole('button', { name: 'Add lessons' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Add lessons' }).click();
        await expect(dialog.getByText('Please enter a title.')).toBeVisible();
        await dialog.getByLabel(/^Titles of the lessons/).fill('Nudos\n\nTarea del telar\nRepaso');
        await dialog.getByRole('button', { name: 'Add lessons' }).click();
        await expect(desk.getByRole('link', { name: 'Repaso', exact: true })).toBeVisible();
        await desk.getByRole('button', { name: 'Add module' }).click();
        await dialog.getByLabel(/^Title\b(?! in)/).fill('Primeros hilos');
        await dialog.getByLabel('Title in Portuguese').fill('Primeiros fios');
        await expectReadable(page, 'module of a course');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog).toBeHidden();
        const grip = desk.getByRole('button', { name: 'Move Nudos' });
        await grip.press('ArrowUp');
        await expect(desk.getByText('Nudos is at place 2 of 5.')).toBeAttached();
        await expectReadable(page, 'outline of a course');
        await isWide(page, width);
        const { modules, lessons } = await admin.get<{ modules: { lessons: Row[] }[]; lessons: Row[] }>(
          `/api/v2/courses/${course.id}/outline`,
        );
        const [knots, task, lastLesson] = [modules[0]?.lessons[0], ...lessons];
        if (!knots || !task || !lastLesson) throw new Error('three lessons');
        review = lastLesson;
        const publish = async (lesson: Row, values: object) =>
          admin.post(`/api/editlesson?id=${lesson.id}`, { ...publication, ...values });
        await publish(knots, {});
        await publish(task, taskValues);
        await publish(review, quizValues);

        // The author writes a question; a choice that is missing keeps what was typed.
        await page.goto(`/admin/lessons/${review.id}?panel=quiz`);
        await desk.getByRole('button', { name: 'Add question' }).click();
        await desk.getByRole('textbox', { name: /^Question/ }).fill('¿Qué sostiene un tejido?');
        await desk.getByRole('textbox', { name: 'Choice 1' }).fill('La urdimbre');
        await desk.getByRole('button', { name: 'Save questions' }).click();
        await expect(desk.getByText('Please fill this in.')).toBeVisible();
        await desk.getByRole('textbox', { name: 'Choice 2' }).fill('El viento');
        await desk.getByLabel('Explanation').fill('La urdimbre se tensa antes de tejer.');
        await expectReadable(page, 'questions of a quiz');
        await desk.getByRole('button', { name: 'Save questions' }).click();
        await expect(page.getByText('The questions are saved.')).toBeVisible();
        await isWide(page, width);
      });

    test(`a member follows the lessons in their order and hands a task in at ${width}`, async ({ page, request }) => {
      const { main, heading } = frame(page);
      if (!hasAuthor) {
        title = `Tejido ${width} ${Date.now()}`;
        ({ course, review } = await addCourse(request, title));
      }
      // The member cannot skip; the lock leads to the lesson that is next.
      await enter(page, 'latina', `/courses/${course.slug}`);
      await expect(main.getByText('Primeros hilos')).toBeVisible();
      await main.getByRole('button', { name: 'Enrol' }).click();
      await expect(main.getByRole('link', { name: 'Begin: Nudos' })).toBeVisible();
      await page.goto(`/my/courses/${course.slug}/${review.slug}`);
      await expect(main.getByText('This course goes step by step. Next is “Nudos”.')).toBeVisible();
      await expectReadable(page, 'a locked lesson');
      await main.getByRole('link', { name: 'Open “Nudos”' }).click();
      await expect(heading).toHaveText('Nudos');

      // Notes: Shift+N leads to the field; a note stays after a reload.
      await page.locator('body').press('Shift+N');
      await expect(main.getByLabel('New note')).toBeFocused();
      await page.keyboard.type('El nudo plano no se suelta');
      await main.getByRole('button', { name: 'Add note' }).click();
      await expect(main.getByText('El nudo plano no se suelta')).toBeVisible();
      await page.reload();
      // A phone shows one pane at a time.
      if (width < 1024) await main.getByRole('tab', { name: 'Notes' }).click();
      await expect(main.getByText('El nudo plano no se suelta')).toBeVisible();
      if (width < 1024) await main.getByRole('tab', { name: 'Content' }).click();
      await main.getByRole('button', { name: 'Mark as completed' }).click();
      await main.getByRole('link', { name: 'Next: Tarea del telar' }).click();

      // The task keeps what was typed when its answer is lost.
      await main.getByRole('button', { name: 'Hand in' }).click();
      await expect(main.getByText('Please write your answer.')).toBeVisible();
      await main.getByLabel(/^Your answer/).fill('Tejí una bufanda.');
      await page.route('**/task', async (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await main.getByRole('button', { name: 'Hand in' }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await page.unroute('**/task');
      await expect(main.getByLabel(/^Your answer/)).toHaveValue('Tejí una bufanda.');
      await main.getByRole('button', { name: 'Hand in' }).click();
      await expect(main.getByText('Your task is handed in.')).toBeVisible();
      await expectReadable(page, 'a task');
      await main.getByRole('link', { name: 'Next: Repaso' }).click();
      await expect(heading).toHaveText('Repaso');
    });

    test(`a member passes the quiz and has the certificate at ${width}`, async ({ page, browser }) => {
      const { main } = frame(page);
      await enter(page, 'latina', `/my/courses/${course.slug}/${review.slug}`);
      // The quiz: open, wrong, right after a lost answer.
      await main.getByRole('button', { name: 'Check my answers' }).click();
      await expect(main.getByText('Question 1 has no answer yet.')).toBeVisible();
      await main.getByLabel('El viento').check();
      await main.getByRole('button', { name: 'Check my answers' }).click();
      await expect(main.getByText('0 % right. Read what was missing, and try once more.')).toBeFocused();
      await expect(main.getByText('La urdimbre se tensa antes de tejer.')).toBeVisible();
      await expectReadable(page, 'result of a quiz');
      await isWide(page, width);
      await main.getByRole('button', { name: 'Try once more' }).click();
      await main.getByLabel('La urdimbre').check();
      await page.route('**/quiz/attempts', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await main.getByRole('button', { name: 'Check my answers' }).click();
      await expect(main.getByRole('alert')).toBeVisible();
      await page.unroute('**/quiz/attempts');
      await main.getByRole('button', { name: 'Check my answers' }).click();
      await expect(main.getByText('100 % right: passed!')).toBeVisible();
      await main.getByRole('link', { name: 'My courses' }).last().click();

      // A visitor verifies the certificate.
      const courseRow = main
        .getByRole('region', { name: 'Completed' })
        .getByRole('listitem')
        .filter({ hasText: title });
      await courseRow.getByRole('link', { name: 'Your certificate' }).click();
      await expect(main.getByText('This certificate is valid.')).toBeVisible();
      const visitor = await browser.newPage();
      await visitor.goto(page.url());
      await expect(frame(visitor).main.getByText('This certificate is valid.')).toBeVisible();
      await visitor.close();
    });
  });
}
