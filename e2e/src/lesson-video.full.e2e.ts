import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter, enterAs } from './support/enter';
import { fakeYoutube } from './support/fake-youtube';
import { frame } from './support/frame';
import { addMember, asAdmin, type NewMember } from './support/new-member';
import { expect, test } from './support/test';

// A lesson that is not watched enough yet.
test.use({ expectedErrors: /status of 409/ });

interface Row {
  readonly id: number;
  readonly slug: string;
}

for (const width of [1280, 375]) {
  test.describe(() => {
    test.describe.configure({ mode: 'serial' });

    /** The page of a member shows one video to go on with, so both widths have a member of their own. */
    let member: NewMember;

    test.beforeEach(async ({ page, context, baseURL }) => {
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
    });

    test(`a video goes on at the exact second after its tab was killed at ${width}`, async ({
      page,
      context,
      request,
    }) => {
      const addresses = await fakeYoutube(context);
      const admin = await asAdmin(request);
      const course = await admin.post<Row>('/api/addcourse', {
        title: `Cine en casa ${width}`,
        published_at: '2026-01-01T00:00:00Z',
      });
      const addLesson = (title: string, values: object) =>
        admin.post<Row>('/api/addlesson', { course_id: course.id, title, status: 'published', ...values });
      const video = { kind: 'video', video_url: 'https://youtu.be/nKIu9yen5nc', minutes: 1, seconds: 20 };
      await addLesson('La película', { ...video, completion: 'watched', threshold: 60 });
      await addLesson('Los créditos', { body: '<p>Gracias.</p>' });
      const { main } = frame(page);

      member = await addMember(request);
      await enterAs(page, member, `/courses/${course.slug}`);
      await main.getByRole('button', { name: 'Enrol' }).click();
      await main.getByRole('link', { name: 'Begin: La película' }).click();
      await expect(main.getByText(/completed when you have watched 60.% of the video/)).toBeVisible();
      expect(addresses, 'nothing is loaded from YouTube before a press').toEqual([]);
      await expectAccessible({ page }, 'lesson with a video');
      await main.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(main.getByRole('alert')).toContainText('Watch 60');

      // The tab ends without a last message, while the video plays.
      await main.getByRole('button', { name: /Play the video/ }).click();
      const film = page.frameLocator('iframe');
      await expect(film.getByText(/^5 s/)).toBeVisible();
      await main.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('k');
      await expect(main.getByText(/So far: [1-9]\d.%/)).toBeVisible();
      const other = await context.newPage();
      await page.close({ runBeforeUnload: false });

      await other.goto('/my');
      const again = frame(other);
      const link = again.main.getByRole('link', { name: /^La película, from 0:\d\d$/ });
      const stop = Number((await link.innerText()).slice(-2));
      expect(stop).toBeGreaterThanOrEqual(5);
      await link.click();
      await expect(again.heading).toHaveText('La película');
      await expect(other.frameLocator('iframe').getByText(new RegExp(`^${stop + 1} s`))).toBeVisible();
      expect(new URL(addresses.at(-1) ?? '').searchParams.get('start')).toBe(String(stop));
    });

    test(`a video is completed by watching at ${width}`, async ({ page, context }) => {
      await fakeYoutube(context);
      await enterAs(page, member);
      const { main } = frame(page);
      await main.getByRole('link', { name: /^La película, from 0:\d\d$/ }).click();
      await expect(main.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(main.getByText(/completed when you have watched/)).toBeHidden();
    });
  });
}

test('the keys of the lesson page act on the player, never in a field, and can be switched off', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await declineCookies(context, baseURL);
  await fakeYoutube(context);
  const admin = await asAdmin(request);
  const course = await admin.post<Row>('/api/addcourse', {
    title: 'Teclas y películas',
    published_at: '2026-01-01T00:00:00Z',
  });
  for (const title of ['Primera', 'Segunda'])
    await admin.post<Row>('/api/addlesson', {
      course_id: course.id,
      title,
      status: 'published',
      kind: 'video',
      minutes: 2,
      video_url: 'https://www.youtube.com/watch?v=nKIu9yen5nc',
    });
  await enter(page, 'ally', `/courses/${course.slug}`);
  const { main, heading } = frame(page);
  await main.getByRole('button', { name: 'Enrol' }).click();
  await main.getByRole('link', { name: 'Begin: Primera' }).click();
  await main.getByRole('button', { name: /Play the video/ }).click();
  const film = page.frameLocator('iframe').locator('#time');
  await expect(film).toContainText('1x');
  await heading.click();
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await expect(film).toContainText(/^60 s/);
  await page.keyboard.press('l');
  await expect(film).toContainText(/^70 s/);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  await expect(film).toContainText(/^55 s/);
  await page.keyboard.press('Shift+Period');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await expect(film).toContainText('1.25x, volume 95, captions');

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys of this page' });
  await expect(dialog).toBeVisible();
  await expectAccessible({ page, part: '[role=dialog] dl' }, 'keys of the lesson page');
  await page.keyboard.press('n');
  await expect(page).toHaveTitle('Primera · Enlace');
  await dialog.getByRole('switch', { name: 'Keys without Ctrl are on' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('l');
  await expect(film).toContainText(/^55 s/);
  await main.getByRole('button', { name: 'Keys', exact: true }).click();
  await dialog.getByRole('switch', { name: 'Keys without Ctrl are on' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await expect(heading).toHaveText('Segunda');
  await expect(main.getByText('Lesson 2 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('m');
  await expect(main.getByText('Lesson 2 of 2, completed.')).toBeVisible();
  await page.keyboard.press('p');
  await expect(heading).toHaveText('Primera');
});
