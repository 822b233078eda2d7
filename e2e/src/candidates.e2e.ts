import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame, sectionLink } from './support/frame';
import { addMember, asAdmin, asUser } from './support/new-member';
import { expect, test } from './support/test';

interface Job {
  readonly id: number;
  readonly title: string;
  readonly is_open: boolean;
}

const firstNames = ['Illari', 'Killa', 'Sami'] as const;

/** A family name that no other run has. */
function makeFamilyName(): string {
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Yupanqui${letters.join('')}`;
}

/** Three new members apply for an open job of the demo recruiter. */
async function addApplications(request: APIRequestContext) {
  const recruiter = await asUser(request, { email: 'recruiter@enlace.test', password: 'enlace-demo-1' });
  const jobs = await recruiter.get<readonly Job[]>('/api/v2/candidate-jobs');
  const job = jobs.find(({ is_open: isOpen }) => isOpen);
  if (job === undefined) throw new Error('the demo recruiter has no open job');
  const familyName = makeFamilyName();
  const admin = await asAdmin(request);
  for (const firstName of firstNames) {
    const member = await addMember(request);
    await admin.post(`/api/editusers?id=${member.id}`, { first_name: firstName, last_name: familyName });
    const { headers } = await asUser(request, member);
    const answer = await request.post(`/api/applyjob?job_id=${job.id}`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return { job, familyName, names: firstNames.map((firstName) => `${firstName} ${familyName}`) };
}

test('a recruiter opens a candidate, moves her, takes it back, rejects her with a reason, and moves many', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { job, familyName, names } = await addApplications(request);
  const [first = '', second = '', third = ''] = names;
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 'recruiter', '/dashboards');
  const { main, heading } = frame(page);
  const dialog = page.getByRole('dialog');
  const rowOf = (name: string) => main.getByRole('row', { name: new RegExp(name) });

  await sectionLink(page, 'Candidates').click();
  await expect(heading).toHaveText('Candidates');
  await main.getByRole('combobox', { name: 'Job' }).fill(job.title);
  await page
    .getByRole('option', { name: new RegExp(job.title.replace(/[^\p{L}\d ]/gu, '.')) })
    .first()
    .click();
  await expect(page).toHaveURL(`/dashboards/candidates?job=${job.id}`);
  await main.getByRole('searchbox').fill(familyName);
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('tab', { name: 'All (3)' })).toBeVisible();
  await expectAccessible({ page }, 'table of candidates');

  // One candidate: seen, moved, taken back, rejected.
  await main.getByRole('link', { name: first }).click();
  await expect(heading).toHaveText(first);
  await expect(main.getByText('Seen', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^[123] of 3$/)).toBeVisible();
  await expectAccessible({ page }, 'candidate');
  await main.getByRole('button', { name: 'Invite to interview' }).click();
  await dialog.getByRole('button', { name: 'Invite to interview' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Take back' }).click();
  await expect(main.getByRole('button', { name: 'Take back' })).toBeHidden();
  await expect(main.getByRole('button', { name: 'Start review' })).toBeVisible();
  // The buttons of the new state are there, so the next press meets no button of the state before.
  await expect(main.getByRole('button', { name: 'Invite to interview' })).toBeVisible();
  await main.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason', { exact: false }).first().fill('Two years of React are missing');
  await dialog.getByLabel('Show the reason to the candidate').check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeHidden();
  const history = main.getByRole('region', { name: 'History' });
  await expect(history.getByText('Two years of React are missing')).toBeVisible();
  await expect(history.getByText('Reason, which the candidate reads')).toBeVisible();

  // The list is as it was, and all of its filters are moved after a preview.
  await main.getByRole('link', { name: 'All candidates' }).click();
  await expect(page).toHaveURL(new RegExp(`job=${job.id}&search=${familyName}$`));
  await expect(rowOf(first)).toContainText('Rejected');
  await rowOf(second).getByRole('checkbox').check({ force: true });
  await main.getByRole('button', { name: 'Select all 3 of these filters' }).click();
  await main.getByRole('button', { name: 'Move to…', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
  await expect(dialog.getByText('2 candidates will be “Shortlisted”')).toBeVisible();
  await expect(dialog.getByText('1 candidate stays')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move 2 candidates' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(third)).toContainText('Shortlisted');

  // The same data as a board.
  await main.getByRole('link', { name: 'Board' }).click();
  const shortlistColumn = main.getByRole('region', { name: /^Shortlisted/ });
  await expect(shortlistColumn.getByRole('link', { name: second })).toBeVisible();
  await shortlistColumn.getByRole('button', { name: `Move ${second} to…` }).click();
  await page.getByRole('menuitem', { name: 'Offer' }).click();
  const offerColumn = main.getByRole('region', { name: /^Offer/ });
  await expect(offerColumn.getByRole('link', { name: second })).toBeVisible();
  await shortlistColumn.getByRole('link', { name: third }).dragTo(offerColumn);
  await expect(offerColumn.getByRole('link', { name: third })).toBeVisible();
  await expectAccessible({ page }, 'board of candidates');
});
