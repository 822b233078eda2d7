import { followVersions } from './support/follow-versions';
import { frame, open } from './support/frame';
import { expect, test } from './support/own-gateway-test';
import { faultyFolder, faultyVersion } from './support/places';

// Each worker starts a gateway, so one worker runs them all.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /status of 404/ });

test('a promoted version is there with the next page load, and a rollback with the one after', async ({
  gateway,
  page,
}) => {
  await open(page, '/about');
  await expect(frame(page).menu('Faulty')).toBeHidden();

  await gateway.publish(faultyFolder);
  await page.reload();
  await expect(frame(page).menu('Events')).toBeVisible();
  await expect(frame(page).menu('Faulty')).toBeHidden();

  await gateway.enlace('promote', 'mf-dashboards', faultyVersion);
  await page.reload();
  const versions = followVersions(page, 'mf-dashboards');
  await frame(page).menu('Faulty').click();
  await expect(frame(page).heading).toHaveText('Faulty remote');
  await expect.poll(() => [...versions]).toEqual([faultyVersion]);

  await gateway.enlace('rollback', 'mf-dashboards');
  await page.goto('/about');
  await expect(frame(page).menu('Events')).toBeVisible();
  await expect(frame(page).menu('Faulty')).toBeHidden();
  const answer = await page.goto('/faulty');
  expect(answer?.status()).toBe(404);
});

test.describe('a remote that is switched off', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('says why, keeps everything else working, and comes back with the next load', async ({ gateway, page }) => {
    await gateway.publish(faultyFolder);
    await gateway.enlace('promote', 'mf-dashboards', faultyVersion);
    await gateway.enlace('disable', 'mf-dashboards', '--reason', 'We count the votes until noon.');
    const answer = await page.goto('/faulty');
    expect(answer?.status()).toBe(503);
    await expect(frame(page).card).toBeVisible();
    await expect(page.getByText('We count the votes until noon.')).toBeVisible();
    await expect(frame(page).retry).toBeHidden();
    await expect(frame(page).menu('Faulty')).toBeHidden();
    await frame(page).menu('Events').click();
    await expect(frame(page).heading).toHaveText('Events');

    await gateway.enlace('enable', 'mf-dashboards');
    await open(page, '/faulty');
    await expect(frame(page).heading).toHaveText('Faulty remote');
  });
});
