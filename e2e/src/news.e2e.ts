import { frame, open } from './support/frame';
import { headTagsNow, headTagsServed } from './support/head-tags';
import { expect, test, type Page } from './support/test';

interface Story {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly languages: readonly string[];
}

/** The newest story with three languages, in one of them. */
async function storyIn(page: Page, lang: string): Promise<Story> {
  const answer = await page.request.get(`/api/news/list?limit=40&lang=${lang}`);
  const { data } = (await answer.json()) as { data: Story[] };
  const story = data.find(({ languages }) => languages.length === 3);
  if (story === undefined) throw new Error('no story in three languages');
  return story;
}

const meta = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

async function readsAs(page: Page, story: Story, lang: string): Promise<void> {
  await expect(frame(page).heading).toHaveText(story.title);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(frame(page).main.getByRole('article').first()).toHaveAttribute('lang', lang);
  await expect(page).toHaveTitle(`${story.title} · Enlace`);
  await expect(meta(page, 'og:title')).toHaveAttribute('content', `${story.title} · Enlace`);
  await expect(meta(page, 'description')).toHaveAttribute('content', story.summary);
  await expect(meta(page, 'og:type')).toHaveAttribute('content', 'article');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/news/${story.slug}$`));
}

test('a visitor reads a story in three languages, and the head follows', async ({ page }) => {
  const english = await storyIn(page, 'en');
  await open(page, '/news');
  await frame(page).main.getByRole('link', { name: english.title, exact: true }).click();
  await readsAs(page, english, 'en');
  for (const [name, lang] of [
    ['Español', 'es'],
    ['Português', 'pt'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(name);
    await readsAs(page, await storyIn(page, lang), lang);
  }
  await page.reload();
  await readsAs(page, await storyIn(page, 'pt'), 'pt');
  // The browser sets the head when the page is hydrated.
  const servedTags = await headTagsServed(page);
  await expect.poll(() => headTagsNow(page)).toEqual(servedTags);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, its filters and a whole story are there', async ({ page }) => {
    const story = await storyIn(page, 'en');
    await page.goto('/news');
    await page.getByRole('searchbox').fill(story.title.split(' ').slice(-2).join(' '));
    await page.getByRole('button', { name: 'Show stories' }).click();
    await expect(page).toHaveURL(/\/news\?.*search=/);
    await frame(page).main.getByRole('link', { name: story.title, exact: true }).click();
    await expect(frame(page).heading).toHaveText(story.title);
    await expect(frame(page).main.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  });
});
