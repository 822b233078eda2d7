import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { frame, open } from './support/frame';
import { addMember, asAdmin } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
  readonly slug: string;
}

interface Company extends Row {
  readonly name: string;
}

test('a member finds an open job on a phone, applies with words, follows the application and withdraws it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 375, height: 800 });
  const admin = await asAdmin(request);
  const title = `Cartógrafa de datos ${Date.now()}`;
  const [company] = await admin.get<readonly Company[]>('/api/companies/list?page=1&per_page=1');
  const job = await admin.post<Row>('/api/addjob', {
    title,
    company_id: company?.id,
    workplace: 'remote',
    published_at: '2026-01-01T00:00:00Z',
  });
  const name = company?.name ?? '';
  const member = await addMember(request);
  const { main, heading } = frame(page);
  const expectNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const words = main.getByLabel(`Words to ${name}`);

  await test.step('from the list through the sign-in to the words', async () => {
    await open(page, `/jobs?search=${encodeURIComponent(title)}`);
    await main.getByRole('link', { name: title, exact: true }).click();
    await expect(heading).toHaveText(title);
    await main.getByRole('link', { name: 'Apply', exact: true }).click();
    await main.getByLabel('E-mail').fill(member.email);
    await main.getByLabel('Password').fill(member.password);
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`/jobs/${job.slug}/apply`);
    await expect(heading).toHaveText(title);
    const card = main.getByRole('region', { name: `This is what ${name} will see` });
    await expect(card.getByText('Ñusta Quispe')).toBeVisible();
    await expect(card.getByText(member.email)).toBeVisible();
    await words.fill('Trazo mapas desde niña.');
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible({ page }, 'applying');
    await expectNarrow();
  });

  await test.step('the profile is mended, and the words are still there', async () => {
    await main.getByRole('link', { name: 'Edit your profile' }).click();
    await main.getByRole('button', { name: 'Edit About you' }).click();
    await main.getByLabel('Headline').fill('Cartógrafa');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Edit About you' })).toBeVisible();
    await main.getByRole('link', { name: 'Back to your application' }).click();
    await expect(main.getByText('Cartógrafa', { exact: true })).toBeVisible();
    await expect(words).toHaveValue('Trazo mapas desde niña.');
    await main.getByRole('button', { name: 'Send the application' }).dblclick();
    await expect(page).toHaveURL(/\/my\/applications\/\d+$/);
    await expect(heading).toHaveText(title);
    await expect(main.getByText('Step 1 of 5: Sent')).toBeVisible();
    await expect(main.getByText('Trazo mapas desde niña.')).toBeVisible();
    await expectAccessible({ page }, 'an application');
    await expectNarrow();
  });

  await test.step('one application is in the list, and its mark in the list of jobs', async () => {
    await main.getByRole('link', { name: 'All applications' }).click();
    await expect(heading).toHaveText('My applications');
    await expect(main.getByText('1 application', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: title, exact: true })).toHaveCount(1);
    await expectAccessible({ page }, 'my applications');
    await expectNarrow();
    await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
    await expect(main.getByText(/^Applied on /)).toBeVisible();
    await main.getByRole('link', { name: title, exact: true }).click();
    await main.getByRole('link', { name: 'Your application' }).click();
  });

  await test.step('the application is withdrawn, and the job takes another one', async () => {
    await main.getByRole('button', { name: 'Withdraw the application' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`${name} no longer sees your profile and your words.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Withdraw the application' }).click();
    await expect(main.getByText('The application is withdrawn.')).toBeVisible();
    await expect(main.getByText(`${name} no longer has your profile.`)).toBeVisible();
    await page.goto('/my/applications?kind=ended');
    await expect(main.getByText('Withdrawn', { exact: true })).toBeVisible();
    await page.goto(`/jobs/${job.slug}`);
    await main.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Send the application' })).toBeVisible();
  });
});
