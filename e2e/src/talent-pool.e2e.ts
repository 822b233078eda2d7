import { expectAccessible } from './support/accessible';
import { enterAs } from './support/enter';
import { frame } from './support/frame';
import { phone } from './support/member-words';
import { addMember, asAdmin } from './support/new-member';
import { expect, test } from './support/test';

test('a member agrees to the talent pool with three parts and blocks a company, 375 px wide', async ({
  page,
  request,
}) => {
  const member = await addMember(request);
  const admin = await asAdmin(request);
  const values = { headline: 'Arquitecta de quipus', city: 'Cusco', country_code: 'PE' };
  await admin.post(`/api/editusers?id=${member.id}`, values);
  await page.setViewportSize(phone);
  await enterAs(page, member, '/my/talent-pool');
  const { main } = frame(page);
  const consent = main.getByRole('switch', { name: /^Companies may find me/ });
  const preview = main.getByRole('region', { name: 'This is what companies see' });
  const box = (name: string) => main.getByRole('checkbox', { name, exact: true });
  const save = main.getByRole('button', { name: 'Save', exact: true });
  const shownFields = ['Name', 'Headline', 'City and country'];

  await expect(main.getByText('Off: companies do not see you')).toBeVisible();
  await expect(consent).not.toBeChecked();
  await consent.check();
  await expect(preview).toContainText('Member of the community');
  for (const name of shownFields) await box(name).check();
  await main.getByLabel('Years of experience').fill('7');
  await main.getByRole('radio', { name: 'Within three months' }).check();
  await expect(preview).toContainText('Ñusta Quispe');
  await expect(preview).toContainText('Arquitecta de quipus');
  await expect(preview).toContainText('Cusco, Peru');
  await save.click();
  await expect(main.getByText('On: companies can find you')).toBeVisible();
  await expect(save).toBeDisabled();

  const companies = main.getByRole('region', { name: 'Blocked companies' });
  await companies.getByRole('combobox', { name: 'Block a company' }).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const company = await option.innerText();
  await option.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your open applications there are withdrawn');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(companies.getByRole('link', { name: company, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await page.reload();
  await expect(consent).toBeChecked();
  for (const name of shownFields) await expect(box(name)).toBeChecked();
  await expect(box('Skills')).not.toBeChecked();
  await expect(main.getByLabel('Years of experience')).toHaveValue('7');
  await expect(main.getByRole('radio', { name: 'Within three months' })).toBeChecked();
  await expect(companies.getByRole('link', { name: company, exact: true })).toBeVisible();
  await expectAccessible({ page }, 'talent pool');
});
