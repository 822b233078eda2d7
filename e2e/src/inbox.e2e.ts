import type { APIRequestContext } from '@playwright/test';

import { enter } from './support/enter';
import { frame } from './support/frame';
import { openForm } from './support/open-form';
import { expect, test } from './support/test';

interface CaughtMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(request: APIRequestContext, recipient: string): Promise<readonly CaughtMail[]> {
  const { data } = (await (await request.get('/dev/mail.json')).json()) as { data: readonly CaughtMail[] };
  return data.filter((mail) => mail.recipient === recipient);
}

test.describe('a message', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('goes from the form to the inbox to a reply, though the network fails in the middle', async ({
    page,
    browser,
  }) => {
    const sign = `Chachapoyas ${Date.now()}`;
    const email = `killa.${Date.now()}@correo.example`;
    await openForm(page, '/contact');
    const { main } = frame(page);
    await main.getByLabel('Your message').fill(`Hola, ¿hay un capítulo en ${sign}?`);
    await main.getByLabel('First name').fill('Killa');
    await main.getByLabel('Last name').fill('Ñaupari');
    await main.getByLabel(/^E-mail( \*)?$/).fill(email);
    await page.route('**/api/create_contact_us_form_entry', (route) => route.abort(), { times: 1 });
    await main.getByRole('button', { name: 'Send the message' }).click();
    await expect(main.getByRole('alert')).toContainText('It could not be sent');
    await main.getByRole('button', { name: 'Send the message' }).click();
    await expect(frame(page).heading).toHaveText('Thank you. It is on our table.');

    const admins = await browser.newContext();
    const desk = await admins.newPage();
    await enter(desk, 'admin', '/admin/inbox?state=all');
    const inbox = frame(desk).main;
    await inbox.getByRole('searchbox').fill(sign);
    await expect(desk).toHaveURL(/search=Chachapoyas/);
    await inbox.getByRole('link', { name: /Killa Ñaupari/ }).click();
    await expect(inbox.getByRole('heading', { level: 2, name: 'Killa Ñaupari' })).toBeVisible();
    await expect(inbox.getByText(`Hola, ¿hay un capítulo en ${sign}?`).last()).toBeVisible();

    await inbox.getByRole('button', { name: 'Reply' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Template').selectOption({ label: 'We are looking into it' });
    await expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveValue(/Killa/);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText(/thank you for your message/)).toBeVisible();
    // The reply arrives, its answer is lost: a second send makes no second mail.
    await desk.route(
      '**/api/v2/inbox/reply?*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await expect(inbox.getByRole('region', { name: 'What happened' }).getByText(email)).toBeVisible();
    await expect(inbox.getByRole('combobox', { name: 'State' })).toHaveValue('waiting');

    await expect
      .poll(async () => (await mailsTo(page.request, email)).some(({ subject }) => /^About /.test(subject)))
      .toBe(true);
    const replies = (await mailsTo(page.request, email)).filter(({ subject }) => /^About /.test(subject));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.text).toContain('Hello Killa,');

    await desk.reload();
    await expect(inbox.getByRole('region', { name: 'What happened' }).getByText(email)).toBeVisible();
    await admins.close();
  });
});
