import { enter } from './support/enter';
import { frame, open, pageFooter } from './support/frame';
import { addMember, asAdmin } from './support/new-member';
import { formIsAlive } from './support/open-form';
import { expect, test } from './support/test';

const reference = /^Your reference: ([A-Z]{2}-\w+)$/;

test('an incident, reported without a name, is in the inbox of those with its right only', async ({
  page,
  browser,
  request,
}) => {
  await open(page, '/');
  await pageFooter(page).getByRole('link', { name: 'Report an incident' }).click();
  await formIsAlive(page);
  const { main, heading } = frame(page);
  await main.getByLabel('In your own words').fill('A joke about accents, again.');
  await main.getByLabel(/^E-mail/).fill('hidden@example.org');
  const anonymous = main.getByLabel(/^Without my name/);
  const emptyGround = await anonymous.evaluate((box) => getComputedStyle(box).backgroundColor);
  await anonymous.check();
  await expect(anonymous, 'an empty box is drawn empty').not.toHaveCSS('background-color', emptyGround);
  await expect(main.getByLabel(/^E-mail/)).toBeHidden();
  await page.reload();
  await formIsAlive(page);
  await expect(main.getByLabel('In your own words')).toHaveValue('');
  await main.getByLabel('In your own words').fill('A joke about accents, again.');
  await main.getByRole('button', { name: 'Send the report' }).click();
  await expect(main.getByRole('alert')).toBeFocused();
  await main.getByLabel(/^Without my name/).check();
  await main.getByRole('button', { name: 'Send the report' }).click();
  await expect(heading).toHaveText('Thank you for telling us.');
  const [, sentReference = ''] = reference.exec(await main.getByText(reference).innerText()) ?? [];

  const list = `/admin/inbox?state=all&search=${sentReference}`;
  const adminPage = await (await browser.newContext()).newPage();
  await enter(adminPage, 'admin', `${list}&kind=incident_report&family=incident`);
  const inbox = frame(adminPage).main;
  await inbox.getByRole('link', { name: /No name/ }).click();
  await expect(inbox.getByText('A joke about accents, again.').last()).toBeVisible();
  await expect(inbox.getByText('hidden@example.org')).toHaveCount(0);

  const colleague = await addMember(request);
  const admin = await asAdmin(request);
  const permissions =
    await admin.get<readonly { readonly id: number; readonly name: string }[]>('/api/permissions/list');
  const inboxRights = permissions.filter(({ name }) => name === 'forms.list' || name === 'forms.get');
  await admin.post(`/api/v2/rights/users/${colleague.id}/save`, {
    give_roles: [],
    take_roles: [],
    take_permissions: [],
    reason: 'Helps with the inbox',
    give_permissions: inboxRights.map(({ id }) => id),
  });
  const desk = await (await browser.newContext()).newPage();
  const { email, password } = colleague;
  expect((await desk.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  await desk.goto(list);
  await expect(frame(desk).heading).toHaveText('Inbox');
  await expect(frame(desk).main.getByText('Nothing found')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer has its groups, and a report is sent by the browser', async ({ page }) => {
    await page.goto('/es/events');
    for (const group of ['Comunidad', 'Participa', 'Organización', 'Legal'])
      await expect(pageFooter(page).getByRole('heading', { name: group })).toBeVisible();
    await pageFooter(page).getByRole('link', { name: 'Reglas de la comunidad' }).click();
    await expect(frame(page).heading).toHaveText('Código de conducta');
    await pageFooter(page).getByRole('link', { name: 'Reporta un incidente' }).click();
    const { main, heading } = frame(page);
    await main.getByLabel(/^Sin mi nombre/).check();
    await main.getByLabel('En tus palabras').fill('Una broma sobre acentos.');
    await main.getByRole('button', { name: 'Enviar el reporte' }).click();
    await expect(heading).toHaveText('Gracias por contárnoslo.');
  });
});
