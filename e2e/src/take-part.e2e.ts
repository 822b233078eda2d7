import { frame } from './support/frame';
import { openForm } from './support/open-form';
import { expect, test } from './support/test';

test('forms for taking part keep their input, name wrong fields, and arrive', async ({ page }) => {
  await openForm(page, '/take-part/host');
  const { main, heading } = frame(page);
  await main.getByLabel('Whose room is it?').fill('Telar Digital');
  await main.getByLabel('City').fill('Medellín');
  await main.getByLabel('How many people fit?').fill('0');
  await main.getByLabel('First name').fill('Killa');
  await main.getByLabel('Last name').fill('Ñaupari');
  await main.getByLabel(/^E-mail/).fill('killa.host@example.org');
  await page.reload();
  await expect(main.getByText('We kept what you had written.')).toBeVisible();
  await main.getByRole('button', { name: 'Send it' }).click();
  await expect(main.getByRole('alert')).toContainText('How many people fit?');
  await main.getByLabel('How many people fit?').fill('40');
  await main.getByRole('button', { name: 'Send it' }).click();
  await expect(heading).toHaveText('Thank you. Doors like yours keep us going.');
});
