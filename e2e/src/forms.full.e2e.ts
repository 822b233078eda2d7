import { frame } from './support/frame';
import { openForm } from './support/open-form';
import { expectThanks, field, press, writePerson } from './support/public-form';
import { expect, test } from './support/test';

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
