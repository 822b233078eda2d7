import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { addMember, asAdmin, makeAdmin } from './support/new-member';
import { expect, test } from './support/test';

/** A call of presence ends with its page. */
test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_ABORTED/ });

interface Row {
  readonly id: number;
  readonly name: string;
}

test('two admins see each other at a record and a save, one keeps a view and parts two accounts', async ({
  page,
  browser,
  context,
  request,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const admin = await asAdmin(request);
  const sign = `Zz Juntas ${Date.now()}`;
  const { id } = await admin.post<Row>('/api/addlocation', { name: sign, country_code: 'PE' });
  const roles = await admin.get<readonly Row[]>('/api/roles/list?limit=100');
  const second = await addMember(request);
  await makeAdmin(request, second, 'Sabina');

  // The second admin opens the record, saves it, and leaves.
  const record = `/admin/job-locations/${id}`;
  await enter(page, 'admin', record);
  const { main } = frame(page);
  const others = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  await declineCookies(others, baseURL);
  const data = { email: second.email, password: second.password };
  expect((await others.request.post('/api/login', { data })).status()).toBe(200);
  const other = await others.newPage();
  await other.goto(record);
  await expect(main.getByText('Sabina Quispe has this open, too')).toBeVisible();
  await frame(other).main.getByLabel(/^Name/).fill(`${sign} nueva`);
  await expect(main.getByText('Sabina Quispe is editing this')).toBeVisible();
  await frame(other).main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByText(/^Sabina Quispe saved this at/)).toBeVisible();
  await main.getByRole('button', { name: 'Load it' }).click();
  await expect(main.getByLabel(/^Name/)).toHaveValue(`${sign} nueva`);
  await others.close();
  await expect(main.getByText(/^Sabina Quispe/)).toHaveCount(0);

  // A pinned view gets another name, and then another search.
  await page.goto(`/admin/job-locations?search=${encodeURIComponent(sign)}`);
  const openViews = async () => {
    await main.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save or remove views…' }).click();
  };
  const viewsDialog = page.getByRole('dialog', { name: 'Views' });
  await openViews();
  await viewsDialog.getByLabel('Name of the view').fill(sign);
  await viewsDialog.getByRole('button', { name: 'Save view' }).click();
  await viewsDialog.getByRole('button', { name: `Show above the list: ${sign}` }).click();
  await viewsDialog.getByRole('button', { name: `Rename ${sign}` }).click();
  await viewsDialog.getByLabel(`New name of ${sign}`).fill(`${sign} renamed`);
  await page.keyboard.press('Enter');
  await expect(viewsDialog.getByRole('button', { name: `Remove ${sign} renamed` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/job-locations?search=Lima');
  await openViews();
  const line = viewsDialog.getByRole('listitem').filter({ hasText: `${sign} renamed` });
  await line.getByRole('button', { name: /^Overwrite/ }).click();
  await page.keyboard.press('Escape');
  await page.goto('/admin/job-locations');
  await main.getByRole('list', { name: 'Pinned views' }).getByText(`${sign} renamed`).click();
  await expect(page).toHaveURL(/search=Lima/);

  // Two accounts of one name and country are two people.
  const emails = [1, 2].map((number) => `gemela-${Date.now()}-${number}@example.org`);
  for (const email of emails)
    await admin.post('/api/addusers', {
      email,
      password: 'una-frase-larga-7',
      c_password: 'una-frase-larga-7',
      first_name: 'Gemela',
      last_name: sign,
      country_code: 'PE',
      attach_roles: [roles[0]?.id],
    });
  await page.goto('/admin/users/duplicates');
  const first = main.getByText(emails[0] ?? '', { exact: false });
  await expect(first).toHaveCount(1);
  const group = main.locator('section').filter({ has: page.getByText(emails[0] ?? '', { exact: false }) });
  await group.getByRole('button', { name: 'Not the same person' }).dblclick();
  await expect(main.getByText(/^Remembered: .* are different people/)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: emails[0] ?? '' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(main.getByRole('listitem').filter({ hasText: emails[0] ?? '' })).toHaveCount(1);
});
