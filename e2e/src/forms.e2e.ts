import { frame } from './support/frame';
import { openForm } from './support/open-form';
import { expectThanks, field, press, writePerson } from './support/public-form';
import { expect, test } from './support/test';

/** A picture of one pixel. */
const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a message, which a reload does not lose and does not send twice', async ({ page }) => {
  await openForm(page, '/contact');
  await field(page, 'What is it about?').selectOption({ index: 1 });
  await field(page, 'Is it for a chapter?').selectOption({ index: 1 });
  await field(page, 'Your message').fill('Buenos días,\nquisiera saber cómo empezar un capítulo en Cusco.');
  await writePerson(page, 'nusta.mensaje@example.org');
  await page.reload();
  await expect(frame(page).main.getByText('We kept what you had written.')).toBeVisible();
  await expect(field(page, 'Your message')).toHaveValue(/Cusco/);
  await expect(field(page, 'Is it for a chapter?')).not.toHaveValue('');
  await press(page, 'Send the message');
  await expectThanks(page, 'Thank you. It is on our table.');
  await page.reload();
  await expectThanks(page, 'Thank you. It is on our table.');
  await page.goto('/contact');
  await expect(field(page, 'Your message')).toHaveValue('');
});

test.describe('a company in two steps', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_CONNECTION_FAILED/ });

  test('its logo fails once and goes out again without being chosen anew', async ({ page }) => {
    await openForm(page, '/companies/register');
    await field(page, /^Company( \*)?$/).fill('Quipu Labs');
    await writePerson(page, 'nusta.empresa@example.org');
    await press(page, 'Go on to step 2');
    await expect(page).toHaveURL(/\/companies\/register\?token=/);
    await expect(frame(page).heading).toHaveText('What should people know about Quipu Labs?');
    await expect(frame(page).heading).toBeFocused();
    await expect(frame(page).heading).toBeInViewport();

    await field(page, 'Logo').setInputFiles(logo);
    await expect(frame(page).main.getByText('logo.png')).toBeVisible();
    await field(page, 'Describe the company').fill('Hacemos software para cooperativas.');
    await field(page, /^Remote work/).check();
    await field(page, /^I may speak for this company/).check();
    await page.route('**/api/create_company_registration_entry_two', (route) => route.abort(), { times: 1 });
    await press(page, 'Send the company');
    await expect(frame(page).main.getByRole('alert')).toContainText('It could not be sent');
    await expect(frame(page).main.getByText('logo.png')).toBeVisible();
    await expect(field(page, 'Describe the company')).toHaveValue('Hacemos software para cooperativas.');

    const request = page.waitForRequest('**/api/create_company_registration_entry_two');
    await press(page, 'Send the company');
    expect((await request).headers()['content-type']).toContain('multipart/form-data');
    await expectThanks(page, 'Thank you. The directory will soon be one larger.');
  });
});
