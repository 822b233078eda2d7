import { expectAccessibleIn } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { addMember, asAdmin, asUser } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
  readonly title: string;
}

interface Outline {
  readonly modules: readonly { readonly title: string; readonly lessons: readonly Row[] }[];
}

interface Work {
  readonly state: string;
  readonly review: { readonly text: string } | null;
}

test('an author builds a course of pasted lessons, sees it as a learner, and returns and accepts a task', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 900 });
  const admin = await asAdmin(request);
  const title = `Telar de cintura ${Date.now()}`;
  const { main: desk } = frame(page);
  const dialog = page.getByRole('dialog');
  const lessonLink = (name: string) => desk.getByRole('link', { name, exact: true });

  await enter(page, 'admin', '/admin/courses/new');
  await desk.getByLabel('Title', { exact: false }).first().fill(title);
  await desk.getByRole('button', { name: 'Add course' }).click();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  const courseId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const coursePath = `/admin/courses/${courseId}`;
  const readOutline = () => admin.get<Outline>(`/api/v2/courses/${courseId}/outline`);
  const findLesson = async (name: string): Promise<number> => {
    const rows = (await readOutline()).modules.flatMap(({ lessons }) => lessons);
    const row = rows.find((one) => one.title === name);
    if (row === undefined) throw new Error(`no lesson ${name}`);
    return row.id;
  };

  await test.step('two modules with pasted lessons, sorted by keys, renamed in place and duplicated', async () => {
    await page.goto(`${coursePath}?panel=outline`);
    for (const [module, lessons] of [
      ['Primeros hilos', ['Nudos', 'Tarea del telar']],
      ['Cierre', ['Repaso']],
    ] as const) {
      await desk.getByRole('button', { name: 'Add module' }).click();
      await dialog.getByLabel(/^Title\b(?! in)/).fill(module);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await desk.getByRole('button', { name: 'Add lessons' }).click();
      await dialog.getByLabel(/^Titles of the lessons/).fill(lessons.join('\n\n'));
      await dialog.getByLabel('Into').selectOption({ label: module });
      await dialog.getByRole('button', { name: 'Add lessons' }).click();
      for (const lesson of lessons) await expect(lessonLink(lesson)).toBeVisible();
    }
    await desk.getByRole('button', { name: 'Move Tarea del telar' }).press('ArrowDown');
    await expect(desk.getByText('Tarea del telar is at place 4 of 6.')).toBeAttached();
    const titlesOf = async () =>
      (await readOutline()).modules.map(({ lessons }) => lessons.map((lesson) => lesson.title));
    await expect.poll(titlesOf).toEqual([['Nudos'], ['Tarea del telar', 'Repaso']]);

    await desk.getByRole('button', { name: 'Rename Repaso' }).click();
    const field = desk.getByRole('textbox', { name: 'Title of Repaso' });
    await field.fill('Repaso final');
    await field.press('Enter');
    await expect(lessonLink('Repaso final')).toBeVisible();
    await desk.getByRole('button', { name: 'Duplicate Nudos' }).click();
    await expect(lessonLink('Nudos (copy)')).toBeVisible();
    await expect.poll(titlesOf).toEqual([
      ['Nudos', 'Nudos (copy)'],
      ['Tarea del telar', 'Repaso final'],
    ]);
    // The bar of a change that is being saved is in no landmark.
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
    await expectAccessibleIn('light', { page }, 'outline of a course');
  });

  const [knots, task, quiz] = [
    await findLesson('Nudos'),
    await findLesson('Tarea del telar'),
    await findLesson('Repaso final'),
  ];

  await test.step('a quiz with one choice and a number', async () => {
    await admin.post(`/api/editlesson?id=${quiz}`, { kind: 'quiz', completion: 'passed', status: 'published' });
    await page.goto(`/admin/lessons/${quiz}?panel=quiz`);
    const addQuestion = desk.getByRole('button', { name: 'Add question' });
    await addQuestion.click();
    const first = desk.getByRole('region', { name: 'Question 1' });
    await first.getByRole('textbox', { name: /^Question/ }).fill('¿Qué sostiene un tejido?');
    await first.getByRole('textbox', { name: 'Choice 1' }).fill('La urdimbre');
    await first.getByRole('textbox', { name: 'Choice 2' }).fill('El viento');
    await addQuestion.click();
    const second = desk.getByRole('region', { name: 'Question 2' });
    await second.getByRole('textbox', { name: /^Question/ }).fill('¿Cuántos hilos?');
    await second.getByLabel('Kind of answer').selectOption('number');
    await second.getByRole('textbox', { name: 'Right number' }).fill('1000,5');
    await desk.getByRole('button', { name: 'Save questions' }).click();
    await expect(page.getByText('The questions are saved.')).toBeVisible();
  });

  await test.step('the course is published, and its author sees it as a learner', async () => {
    const values = { status: 'published', minutes: 5, body: '<p>Un hilo tras otro.</p>' };
    await admin.post(`/api/editlesson?id=${knots}`, values);
    await admin.post(`/api/editlesson?id=${task}`, { ...values, kind: 'task', completion: 'accepted' });
    await page.goto(coursePath);
    const publication = desk.getByRole('group', { name: 'Published on' });
    await publication.locator('input[type=date]').fill('2026-01-02');
    await publication.locator('input[type=time]').fill('10:00');
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await expect(desk.getByText('Everything is saved')).toBeVisible();

    await page.goto(`${coursePath}?panel=outline`);
    const openedPage = context.waitForEvent('page');
    await desk.getByRole('link', { name: 'Preview as a learner', exact: true }).click();
    const preview = await openedPage;
    const { main, heading } = frame(preview);
    await expect(heading).toHaveText('Nudos');
    expect(new URL(preview.url()).searchParams.get('as')).toBe('learner');
    await expect(main.getByRole('region', { name: /^Preview as a learner/ })).toBeVisible();
    await expect(main.getByText('Un hilo tras otro.')).toBeVisible();
    await expectAccessibleIn('light', { page: preview }, 'preview of a course');
    await preview.close();
  });

  await test.step('a task is returned with words, handed in again, and accepted', async () => {
    const member = await addMember(request);
    const learner = await asUser(request, member);
    const taskPath = `/api/v2/lessons/${task}/task`;
    await learner.post('/api/enroll_course', { course_id: courseId });
    await learner.post(taskPath, { text: 'Mi primer tejido.' });

    await page.goto(`${coursePath}?panel=tasks`);
    const openTask = desk.getByRole('button', { name: /^Read the task of/ });
    await openTask.click();
    await expect(dialog.getByText('Mi primer tejido.')).toBeVisible();
    const returnButton = dialog.getByRole('button', { name: 'Return', exact: true });
    await returnButton.click();
    await expect(dialog.getByText('Please say what is missing.')).toBeVisible();
    await dialog.getByLabel(/^Words to the learner/).fill('Falta el borde.');
    await returnButton.click();
    await expect(page.getByText('The task is returned. The learner gets a mail.')).toBeVisible();
    const returnedWork = await learner.get<Work>(taskPath);
    expect([returnedWork.state, returnedWork.review?.text]).toEqual(['returned', 'Falta el borde.']);

    await learner.post(taskPath, { text: 'Con borde.' });
    await page.reload();
    await openTask.click();
    await expect(dialog.getByText('Con borde.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('The task is accepted. The learner gets a mail.')).toBeVisible();
    expect((await learner.get<Work>(taskPath)).state).toBe('accepted');
  });
});
