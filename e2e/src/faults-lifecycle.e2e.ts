import { testBrokenUnmount, testHangingStart, testThrownFault } from './journeys/faults-lifecycle';
import { expect, test } from './support/faulty-test';
import { frame, open } from './support/frame';

test.use({ expectedErrors: /a fault on purpose/ });

test('a remote without a fault is drawn, counts, and has another page', async ({ page }) => {
  await open(page, '/faulty');
  await page.getByRole('button', { name: 'Poke' }).click();
  await expect(page.getByText('Poked 1 times')).toBeVisible();
  await page.getByRole('link', { name: 'Its other page' }).click();
  await expect(frame(page).heading).toHaveText('The other page');
});

testThrownFault('mount throws');
testHangingStart('setup hangs');
testBrokenUnmount('unmount throws');
