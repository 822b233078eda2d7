import { addPlugin, loadedIn, testSmallCoreOf } from './journeys/federation-core';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

testSmallCoreOf(null);

test('an admin turns the full runtime core on and off, and plugins get their hooks from the same release', async ({
  page,
}) => {
  await addPlugin(page);
  await enter(page, 'admin', '/events?core=full');
  await expect(page).toHaveURL('/events');
  await expect(frame(page).heading).toHaveText('Events');
  await expect.poll(() => loadedIn(page)).toEqual([expect.stringMatching(/^mf_public_\d/)]);
  await page.goto('/admin/areas');
  await expect(frame(page).heading).toHaveText('Areas');
  await expect.poll(() => loadedIn(page)).toEqual([expect.stringMatching(/^mf_admin_content_\d/)]);
  await page.goto('/events?core=small');
  await expect(page).toHaveURL('/events');
  await expect(frame(page).heading).toHaveText('Events');
  expect(await loadedIn(page)).toEqual([]);
});
