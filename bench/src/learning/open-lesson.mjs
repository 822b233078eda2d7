import { launch } from '../browser/browser.mjs';
import { phoneScreen, slowDown } from '../browser/slow-phone.mjs';

const learner = { email: 'ally@enlace.test', password: 'enlace-demo-1' };

/** Adds a course with a video, in which the learner is enrolled; its title. */
async function addVideo(request, url, admin) {
  const post = async (path, data, headers) => {
    const answer = await request.post(`${url}${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const title = `Medida ${Date.now()}`;
  const course = await post('/api/addcourse', { title, published_at: '2026-01-01T00:00:00Z' }, admin);
  const video = { kind: 'video', video_url: 'https://youtu.be/nKIu9yen5nc', minutes: 10, status: 'published' };
  await post('/api/addlesson', { course_id: course.id, title: 'La película', ...video }, admin);
  const { access_token: token } = await post('/api/login', learner);
  await post('/api/enroll_course', { course_id: course.id }, { authorization: `Bearer ${token}` });
  return title;
}

/** Waits until no file has come for a second. The stream of notifications stays open, so the network is never idle. */
const waitUntilQuiet = (page) =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map(({ responseEnd: end }) => end);
    return performance.now() - Math.max(...ends) > 1000;
  });

/**
 * Milliseconds from the press on a course in "My courses" to the button that plays its video, on a slow phone that has
 * opened no lesson before.
 */
export async function openLesson(url, admin) {
  const browser = await launch();
  try {
    const context = await browser.newContext({ ...phoneScreen, locale: 'en-US' });
    const page = await context.newPage();
    await addVideo(context.request, url, admin);
    await context.addCookies([{ name: 'user_cookie_consent', value: '0', url }]);
    await page.goto(`${url}/my/courses`);
    const link = page.getByRole('link', { name: 'Begin: La película' }).first();
    await link.waitFor();
    await waitUntilQuiet(page);
    await slowDown(page);
    const before = performance.now();
    await link.tap();
    await page.getByRole('button', { name: /Play the video/ }).waitFor();
    return performance.now() - before;
  } finally {
    await browser.close();
  }
}
