import type { Page } from '@playwright/test';

import { frame } from './support/frame';
import { openForm } from './support/open-form';
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

const field = (page: Page, name: string | RegExp) => frame(page).main.getByLabel(name);
const press = (page: Page, name: string) => frame(page).main.getByRole('button', { name }).click();

async function writePerson(page: Page, email = 'nusta@example.org'): Promise<void> {
  await field(page, 'First name').fill('Ñusta');
  await field(page, 'Last name').fill('Quispe');
  await field(page, /^E-mail( \*)?$/).fill(email);
}

async function expectThanks(page: Page, title: string): Promise<void> {
  await expect(frame(page).heading).toHaveText(title);
  await expect(frame(page).main.getByText(/^Your reference: [A-Z]{2}-\w+$/)).toBeVisible();
  await expect(page).toHaveURL(/\?sent=/);
}

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

test('an account for a recruiter', async ({ page }) => {
  await openForm(page, '/contact/account');
  await press(page, 'Ask for the account');
  await expect(frame(page).main.getByRole('alert')).toBeFocused();
  await field(page, /^Recruiter/).check();
  await writePerson(page, 'nusta.cuenta@example.org');
  await field(page, /^Company( \*)?$/).fill('Quipu Labs');
  await press(page, 'Ask for the account');
  await expectThanks(page, 'We are on it.');
});

test('what a company offers', async ({ page }) => {
  await openForm(page, '/companies/perks');
  await field(page, /^Company( \*)?$/).fill('Quipu Labs');
  await field(page, /^Paid maternity leave/).check();
  await press(page, 'Send the answers');
  await expectThanks(page, 'Good to know. Thank you.');
});

test('a sponsor who hires', async ({ page }) => {
  await openForm(page, '/contact/sponsor');
  await writePerson(page, 'nusta.patrocinio@example.org');
  await field(page, /^Company( \*)?$/).fill('Quipu Labs');
  await field(page, 'Website').fill('quipu.example.com');
  await field(page, 'Full time').check();
  await field(page, 'TypeScript').check();
  await press(page, 'Get in touch');
  await expectThanks(page, 'Thank you for wanting to help.');
});

test('an investor', async ({ page }) => {
  await openForm(page, '/contact/investor');
  await writePerson(page, 'nusta.inversion@example.org');
  await field(page, 'Your message').fill('Busco fundadoras en salud.');
  await press(page, 'Send it');
  await expectThanks(page, 'Good. Let us talk.');
});

test('an interview', async ({ page }) => {
  await openForm(page, '/press/interview');
  await writePerson(page, 'nusta.radio@example.org');
  await field(page, 'Who do you work for?').fill('Radio Andina');
  await field(page, 'Topic').fill('Mujeres en datos');
  await field(page, 'Last day for the interview').fill('2031-03-05');
  await field(page, 'What would you like to ask?').fill('¿Cómo empezó todo?');
  await press(page, 'Ask for the interview');
  await expectThanks(page, 'We are looking for the right voice.');
});

test('an invitation', async ({ page }) => {
  await openForm(page, '/press/invitation');
  await field(page, 'Name of the event').fill('Semana abierta');
  await field(page, 'What do you have in mind?').fill('Una charla de media hora.');
  await writePerson(page, 'nusta.uni@example.org');
  await field(page, 'Who invites?').fill('Universidad del Sur');
  await press(page, 'Send the invitation');
  await expectThanks(page, 'Thank you for thinking of us.');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form is sent and thanked for', async ({ page }) => {
    await page.goto('/contact');
    await writePerson(page, 'nusta.sin.scripts@example.org');
    await field(page, 'Your message').fill('Hola desde un navegador sencillo.');
    await press(page, 'Send the message');
    await expectThanks(page, 'Thank you. It is on our table.');
  });
});
