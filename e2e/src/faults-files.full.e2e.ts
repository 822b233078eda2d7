import {
  fileErrors,
  fileFaults,
  fileKinds,
  testChangedFile,
  testFileFault,
  type FileFault,
  type FileKind,
} from './journeys/faults-files';
import { networkFaults } from './support/faults';
import { expect, test } from './support/faulty-test';
import { frame, open } from './support/frame';

test.use({ expectedErrors: fileErrors });

const kinds = Object.keys(fileKinds) as FileKind[];

for (const kind of kinds)
  for (const fault of Object.keys(fileFaults) as FileFault[])
    if (kind !== 'entry' || fault !== 'is missing') testFileFault(kind, fault);

for (const kind of kinds) if (kind !== 'entry') testChangedFile(kind);

test('a remote that never answers does not keep the next one waiting', async ({ page }) => {
  await page.route('**/remotes/mf-dashboards/**', () => new Promise(() => undefined));
  await open(page, '/about');
  const { heading, menu } = frame(page);
  await menu('Faulty').click();
  await expect(page).toHaveURL(/faulty$/);
  await menu('Events').click();
  await expect(heading).toHaveText('Events');
});

test('the card has the title of the page that it stands for', async ({ page }) => {
  await page.route('**/remotes/mf-dashboards/**', networkFaults['answers 404']);
  await open(page, '/about');
  await frame(page).menu('Faulty').click();
  await expect(frame(page).card).toBeVisible();
  await expect(page).toHaveTitle('Faulty remote · Enlace');
});
