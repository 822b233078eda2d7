import { fileErrors, testChangedFile, testFileFault } from './journeys/faults-files';
import { breakFiles, networkFaults } from './support/faults';
import { expect, test } from './support/faulty-test';
import { frame, open } from './support/frame';

test.use({ expectedErrors: fileErrors });

testFileFault('entry', 'is missing');
testChangedFile('entry');

test('a chunk of the shell that cannot be loaded is a card, and comes with Try again', async ({ page }) => {
  const mend = await breakFiles(page, /\/assets\/session\.[^/]+\.js/, networkFaults['answers 404']);
  await open(page, '/about');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(frame(page).card).toBeVisible();
  await frame(page).menu('Events').click();
  await expect(frame(page).heading).toHaveText('Events');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(frame(page).card).toBeVisible();
  await mend();
  await frame(page).retry.click();
  await expect(frame(page).heading).toHaveText('Welcome back');
});
