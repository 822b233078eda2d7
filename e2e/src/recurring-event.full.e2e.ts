import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { networkErrors, result, scan } from './support/check-in-door';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { expect, test } from './support/test';
import { launchWithCamera, readTicket, writeFilm, type DemoTicket } from './support/ticket-camera';

test.use({ expectedErrors: networkErrors });

const zone = 'America/Bogota';

/** Day and time in the zone of the event, in the form of the fields. */
function fieldsOf(moment: number): readonly [day: string, time: string] {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = text.split(' ');
  return [day, time];
}

/** An organiser adds an event that begins in an hour, with a free ticket; the address in the back office. */
async function addEvent(page: Page, title: string): Promise<string> {
  await enter(page, 'admin', '/admin/events');
  const { main, heading } = frame(page);
  await main.getByRole('link', { name: 'Add event' }).click();
  await main.getByLabel(/^Title/).fill(title);
  await main.getByLabel(/^Time zone/).fill('Bogota');
  await page.getByRole('option', { name: zone }).click();
  const start = Date.now() + 3_600_000;
  for (const [name, moment] of [
    ['Starts', start],
    ['Ends', start + 5_400_000],
  ] as const) {
    const [day, time] = fieldsOf(moment);
    const group = main.getByRole('group', { name: new RegExp(`^${name}`) });
    await group.getByLabel('Date').fill(day);
    await group.getByLabel('Time').fill(time);
  }
  await main.getByLabel('State').selectOption('Published');
  await main.getByRole('button', { name: /^Add/ }).click();
  await expect(heading).toHaveText(title);
  const address = new URL(page.url()).pathname;
  await main.getByRole('tab', { name: 'Tickets' }).click();
  await main.getByRole('link', { name: 'Add ticket' }).click();
  await main.getByLabel(/^Name/).fill('General');
  await main.getByLabel('Seats').fill('20');
  await main.getByRole('button', { name: /^Add/ }).click();
  await expect(heading).toHaveText('General');
  await main.getByRole('link', { name: 'All tickets of the event' }).click();
  return address;
}

/** Adds two questions and moves the second to the first place with the keyboard. */
async function addQuestions(page: Page): Promise<void> {
  const { main } = frame(page);
  await main.getByRole('tab', { name: 'Tickets' }).click();
  await main.getByRole('tab', { name: 'Questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add question' });
  await main.getByRole('button', { name: 'Add question' }).click();
  await dialog.getByLabel('Type of answer').selectOption('Short text');
  await dialog.getByLabel(/^Question$|^Question \*$/).fill('Allergies');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Add question' }).click();
  await dialog.getByLabel('Type of answer').selectOption('One choice');
  await dialog.getByLabel(/^Question$|^Question \*$/).fill('Size of the shirt');
  await dialog.getByLabel('Choice 1', { exact: true }).fill('S');
  await dialog.getByLabel('Choice 2', { exact: true }).fill('M');
  await dialog.getByLabel('An answer is required').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Move the question Size of the shirt', exact: true }).press('ArrowUp');
  await expect(page.getByText('Size of the shirt is now number 1 of 2.')).toBeAttached();
}

/** A visitor gets a free ticket and answers the questions; the ticket with its code. */
async function getTicket(page: Page, title: string, person: readonly [string, string, string]): Promise<DemoTicket> {
  const { main, heading } = frame(page);
  const [firstName, lastName, email] = person;
  await open(page, `/events?search=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title, exact: true }).first().click();
  await expect(heading).toHaveText(title);
  await main.getByRole('link', { name: 'Get a ticket' }).locator('visible=true').click();
  await main.getByLabel(/^First name/).fill(firstName);
  await main.getByLabel(/^Last name/).fill(lastName);
  await main.getByLabel(/^E-mail/).fill(email);
  const submit = main.getByRole('button', { name: 'Get the ticket' });
  await submit.click();
  await expect(main.getByRole('alert')).toContainText('Size of the shirt');
  await main.getByRole('radio', { name: 'M' }).check();
  await main.getByLabel('Allergies').fill('Maní');
  await submit.click();
  await expect(heading).toHaveText('You are going');
  const slug = /[^/]+$/.exec(
    (await main.getByRole('link', { name: 'Open your ticket' }).getAttribute('href')) ?? '',
  )?.[0];
  return readTicket(page, { id: 0, slug: slug ?? '', name: `${firstName} ${lastName}` });
}

test.describe('a recurring event with questions', () => {
  test.describe.configure({ mode: 'serial' });

  let title = '';
  /** Its address in the back office. */
  let address = '';
  let tickets: { readonly ana: DemoTicket; readonly eva: DemoTicket };

  test.beforeEach(({ context, baseURL }) => declineCookies(context, baseURL));

  test('an organiser makes a recurring event with questions', async ({ page }) => {
    title = `Círculo de código ${Date.now()}`;
    const { main } = frame(page);
    address = await addEvent(page, title);
    await addQuestions(page);

    await main.getByRole('tab', { name: 'Settings' }).click();
    await main.getByRole('tab', { name: 'Repeat' }).click();
    await main.getByRole('spinbutton', { name: 'Number of dates' }).fill('4');
    const preview = main.getByRole('group', { name: 'Preview' });
    await expect(preview).toContainText(/^Every week on \w+, 4 times/);
    await expect(preview.getByRole('listitem')).toHaveCount(4);
    await expectAccessible({ page }, 'rule of an event');
    await main.getByRole('button', { name: 'Add 3 events' }).click();
    await expect(main.getByRole('list', { name: 'Dates' }).getByRole('listitem')).toHaveCount(4);

    // The last date has the tickets and the questions too.
    await main.getByRole('list', { name: 'Dates' }).getByRole('link').last().click();
    await main.getByRole('tab', { name: 'Tickets' }).click();
    await main.getByRole('tab', { name: 'Questions' }).click();
    await expect(main.getByRole('button', { name: /^Move the question/ }).first()).toHaveAccessibleName(/Size/);
  });

  test('visitors get tickets and answer the questions', async ({ browser, baseURL }) => {
    const ticketOf = async (...person: readonly [string, string, string]) => {
      const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
      await declineCookies(visitor, baseURL);
      const ticket = await getTicket(await visitor.newPage(), title, person);
      await visitor.close();
      return ticket;
    };
    const ana = await ticketOf('Ana', 'Ñusta', 'ana.circle@example.org');
    const eva = await ticketOf('Eva', 'Yupanqui', 'eva.circle@example.org');
    tickets = { ana, eva };
  });

  test('an organiser checks people in with a camera while the network goes', async ({ baseURL }, testInfo) => {
    const { ana, eva } = tickets;
    const film = testInfo.outputPath('ticket.y4m');
    writeFilm(film, ana);
    const browser = await launchWithCamera(film, testInfo.project.use.launchOptions?.executablePath);
    try {
      const phone = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'en-US',
        viewport: { width: 375, height: 800 },
        permissions: ['camera'],
      });
      await declineCookies(phone, baseURL);
      const door = await phone.newPage();
      await enter(door, 'admin', `${address}?panel=check-in`);
      await frame(door).main.getByRole('button', { name: 'Add list' }).click();
      const dialog = door.getByRole('dialog', { name: 'Add list' });
      await dialog.getByLabel(/^Name/).fill('Entrada');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await door.getByRole('link', { name: 'Open check-in' }).first().click();
      await door.getByLabel(/^Gate/).fill('Norte');
      await door.getByRole('button', { name: 'Start' }).click();
      await expect(result(door)).toHaveAttribute('data-result', 'ok');
      await expect(result(door)).toContainText(ana.name);

      await phone.setOffline(true);
      await scan(door, eva);
      await expect(result(door)).toContainText(eva.name);
      await expect(door.getByText('Offline: 1 scan waiting')).toBeVisible();
      await phone.setOffline(false);
      await expect(door.getByRole('heading', { name: '2 of 2 are here' })).toBeVisible();
      await expect(door.getByText(/scans? (waiting|is being sent|are being sent)/)).toBeHidden();
    } finally {
      await browser.close();
    }
  });

  test('an organiser reads the answers to the questions', async ({ page }) => {
    const { main } = frame(page);
    await enter(page, 'admin', `${address}?panel=attendees`);
    await main.getByRole('button', { name: 'Actions for Eva Yupanqui' }).click();
    await page.getByRole('menuitem', { name: 'Order and answers' }).click();
    const drawer = page.getByRole('dialog', { name: /Eva Yupanqui/ });
    await expect(drawer).toContainText('Size of the shirt');
    await expect(drawer).toContainText('Maní');
  });
});
