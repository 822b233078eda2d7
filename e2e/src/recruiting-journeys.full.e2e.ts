import type { APIRequestContext } from '@playwright/test';

import { declineCookies } from './support/decline-cookies';
import { enter, enterAs } from './support/enter';
import { frame, open } from './support/frame';
import { phone } from './support/member-words';
import { addMember, asAdmin, asUser } from './support/new-member';
import { expect, test } from './support/test';

interface Row {
  readonly id: number;
  readonly slug: string;
}

interface Job extends Row {
  readonly company: Row & { readonly name: string };
}

const recruiterAccount = { email: 'recruiter@enlace.test', password: 'enlace-demo-1' };

/** An open job of a company of the demo recruiter, with a title that no other has. */
async function addJob(request: APIRequestContext, title: string): Promise<Job> {
  const recruiter = await asUser(request, recruiterAccount);
  const [other] = await recruiter.get<readonly Row[]>('/api/v2/candidate-jobs');
  const { company } = await recruiter.get<Job>(`/api/jobs/get/${other?.id}`);
  const { id } = await recruiter.post<Row>('/api/addjob', {
    title,
    company_id: company.id,
    workplace: 'remote',
    published_at: '2026-01-01T00:00:00Z',
  });
  return recruiter.get<Job>(`/api/jobs/get/${id}`);
}

/** A member with a name that no other has. */
async function addNamed(request: APIRequestContext, firstName: string, lastName: string) {
  const member = await addMember(request);
  const admin = await asAdmin(request);
  await admin.post(`/api/editusers?id=${member.id}`, { first_name: firstName, last_name: lastName });
  return member;
}

test('a member finds a job on a phone, applies, is seen, interviewed and hired', async ({ browser, request, site }) => {
  test.setTimeout(300_000);
  const stamp = Date.now();
  const title = `Guardiana de quipus ${stamp}`;
  const job = await addJob(request, title);
  const member = await addNamed(request, 'Illari', `Condori ${stamp}`);
  const memberContext = await browser.newContext({ viewport: phone });
  const recruiterContext = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  for (const context of [memberContext, recruiterContext]) await declineCookies(context, site);
  const phonePage = await memberContext.newPage();
  const office = await recruiterContext.newPage();
  const { main, heading } = frame(phonePage);
  const dialog = office.getByRole('dialog');

  await test.step('the member applies', async () => {
    await enterAs(phonePage, member, '/my');
    await open(phonePage, `/jobs?search=${encodeURIComponent(title)}`);
    await main.getByRole('link', { name: title, exact: true }).click();
    await main.getByRole('link', { name: 'Apply', exact: true }).click();
    await main.getByRole('button', { name: 'Send the application' }).click();
    await expect(main.getByText('Step 1 of 5: Sent')).toBeVisible();
  });

  await test.step('the recruiter opens the application, and the member reads that it was seen', async () => {
    await enter(office, 'recruiter', `/dashboards/candidates?job=${job.id}`);
    await frame(office)
      .main.getByRole('link', { name: `Illari Condori ${stamp}` })
      .click();
    await expect(frame(office).heading).toHaveText(`Illari Condori ${stamp}`);
    await expect(async () => {
      await phonePage.reload();
      await expect(main.getByText('Step 2 of 5: Seen')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
  });

  const moves = [
    { button: 'Invite to interview', text: main.getByText('Step 4 of 5: Interview') },
    { button: 'Hire', text: main.getByText('Hired', { exact: true }) },
  ];
  for (const { button, text } of moves)
    await test.step(`${button}: the member reads it when it can no longer be taken back`, async () => {
      await frame(office).main.getByRole('button', { name: button, exact: true }).click();
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(async () => {
        await phonePage.reload();
        await expect(text.first()).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 100_000 });
    });

  await expect(heading).toHaveText(title);
  expect(await phonePage.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  for (const context of [memberContext, recruiterContext]) await context.close();
});

test('a recruiter moves 50 candidates by a query and takes it back', async ({ page, request, site }) => {
  test.setTimeout(300_000);
  const familyName = `Mamani${Date.now()}`;
  const job = await addJob(request, `Tejedora de redes ${familyName}`);
  for (let number = 1; number <= 50; number += 1) {
    const member = await addNamed(request, `Killa ${number}`, familyName);
    const { headers } = await asUser(request, member);
    expect((await request.post(`/api/applyjob?job_id=${job.id}`, { headers })).ok()).toBe(true);
  }
  await declineCookies(page.context(), site);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 'recruiter', `/dashboards/candidates?job=${job.id}`);
  const { main } = frame(page);
  const dialog = page.getByRole('dialog');
  await expect(main.getByRole('tab', { name: 'All (50)' })).toBeVisible();
  await main.getByRole('row').nth(1).getByRole('checkbox').check({ force: true });
  await main.getByRole('button', { name: 'Select all 50 of these filters' }).click();
  await main.getByRole('button', { name: 'Move to…', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
  await dialog.getByRole('button', { name: 'Move 50 candidates' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('tab', { name: 'Shortlisted (50)' })).toBeVisible();
  await main.getByRole('button', { name: 'Take back' }).click();
  await expect(main.getByRole('tab', { name: 'Shortlisted (50)' })).toHaveCount(0);
  const recruiter = await asUser(request, recruiterAccount);
  const candidates = await recruiter.get<readonly { readonly state: string }[]>(
    `/api/v2/candidates?job_id=${job.id}&per_page=100`,
  );
  expect(new Set(candidates.map(({ state }) => state))).toEqual(new Set(['submitted']));
});

test.describe('a page that is gone', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('a member blocks a company and disappears for it', async ({ page, request, site }) => {
    const stamp = Date.now();
    const job = await addJob(request, `Astrónoma ${stamp}`);
    const member = await addNamed(request, 'Sami', `Choque ${stamp}`);
    const account = await asUser(request, member);
    await account.post(`/api/applyjob?job_id=${job.id}`);
    await account.post('/api/v2/pool-profile', { is_listed: true, shows: ['name'], allows_contact: true });
    await declineCookies(page.context(), site);
    await page.setViewportSize({ width: 1280, height: 900 });
    const { main } = frame(page);
    const name = `Sami Choque ${stamp}`;
    const search = encodeURIComponent(`Choque ${stamp}`);
    const pages = [`/dashboards/candidates?job=${job.id}`, `/dashboards/talent-pool?search=${search}`];
    await enter(page, 'recruiter', '/dashboards');
    for (const path of pages) {
      await page.goto(path);
      await expect(main.getByRole('link', { name }).first()).toBeVisible();
    }
    const candidate = await main.getByRole('link', { name }).first().getAttribute('href');

    await account.post('/api/v2/pool-blocks', { company_id: job.company.id });
    for (const path of pages) {
      await page.goto(path);
      await expect(main.getByRole('searchbox')).toBeVisible();
      await expect(main.getByText(/^No /).first()).toBeVisible();
      await expect(main.getByText(name)).toHaveCount(0);
    }
    await page.goto(candidate ?? '');
    await expect(main.getByText(name)).toHaveCount(0);
    const recruiter = await asUser(request, recruiterAccount);
    const applications = await recruiter.get<readonly unknown[]>(`/api/v2/candidates?job_id=${job.id}`);
    expect(applications).toEqual([]);
    await account.post(`/api/v2/pool-blocks/${job.company.id}/remove`);
  });
});
