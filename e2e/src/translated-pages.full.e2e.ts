import { frame, open } from './support/frame';
import { publicPaths } from './support/public-paths';
import { expect, test, type Page } from './support/test';

/** As a browser translates: every text of the page is inside two elements, now and after each change. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, select, svg')) continue;
        texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    wrap();
    setInterval(wrap, 100);
  });
}

// A page that is translated before React has taken it over is drawn once more, and then works.
test.use({ expectedErrors: /React error #418/ });

for (const path of publicPaths) {
  test(`${path} takes another language and another page after the browser translated it`, async ({ page }) => {
    await open(page, path);
    await translatePage(page);
    await page.getByRole('banner').getByRole('combobox').selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(frame(page).heading).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/es\/?$|\/$/);
    await expect(frame(page).heading).toBeVisible();
    await page.goBack();
    await expect(frame(page).heading).toBeVisible();
    await expect(page.getByText(/This part is not available|Esta parte no está disponible/)).toHaveCount(0);
  });
}

test('the kinds of a search change after the browser translated the page', async ({ page }) => {
  await open(page, '/search?q=design');
  await translatePage(page);
  const kinds = frame(page).main.getByRole('link', { name: /^(Chapters|Events|Jobs)/ });
  for (const kind of ['Events', 'Jobs']) {
    await kinds.filter({ hasText: kind }).first().click();
    await expect(frame(page).heading).toBeVisible();
    await expect(frame(page).card).toHaveCount(0);
  }
});
