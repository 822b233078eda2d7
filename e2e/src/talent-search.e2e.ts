import type { APIRequestContext } from '@playwright/test';

import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame, sectionLink } from './support/frame';
import { asUser } from './support/new-member';
import { expect, test } from './support/test';

interface PoolMember {
  readonly id: number;
  readonly name: string | null;
  readonly skills: readonly string[];
}

/** A member with a name and two skills to whom the demo recruiter can write. */
async function findMember(request: APIRequestContext) {
  const recruiter = await asUser(request, { email: 'recruiter@enlace.test', password: 'enlace-demo-1' });
  const members = await recruiter.get<readonly PoolMember[]>('/api/job_info/talent_pool?per_page=100&lang=en');
  for (const { id, name, skills } of members) {
    const [first, second] = skills;
    if (name === null || first === undefined || second === undefined) continue;
    const { can_contact: canContact } = await recruiter.get<{ can_contact: boolean }>(`/api/v2/talent-pool/${id}`);
    if (canContact) return { id, name, first, second };
  }
  throw new Error('the demo has no member to whom the recruiter can write');
}

test('a recruiter filters by two skills, writes to a member, and finds the message in the history', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const member = await findMember(request);
  const message = `Would you like to talk? ${Date.now()}`;
  // The banner would cover buttons.
  await declineCookies(page.context(), site);
  await enter(page, 'recruiter', '/dashboards/talent-pool');
  const { main, heading } = frame(page);
  const skills = main.getByRole('combobox', { name: 'Skills' });
  for (const name of [member.first, member.second]) {
    await skills.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
    await skills.press('Escape');
    await expect(main.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  }
  await expect(page).toHaveURL(/skills=\d+,\d+$/);
  await expect(main.getByRole('radio', { name: 'all of them' })).toBeChecked();
  await main.locator(`a[data-member="${member.id}"]`).click();
  await expect(heading).toHaveText(member.name);

  await main.getByRole('button', { name: 'Write a message' }).click();
  const dialog = page.getByRole('dialog', { name: `Write to ${member.name}` });
  const company = dialog.getByLabel('Company');
  if ((await company.inputValue()) === '') await company.selectOption({ index: 1 });
  await dialog.getByLabel('Message').fill(message);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('waits for an answer. You are notified')).toBeVisible();

  await sectionLink(page, 'Recruiting history').click();
  await expect(heading).toHaveText('Recruiting history');
  await main.getByRole('tab', { name: 'Messages' }).click();
  const entry = main.getByRole('listitem').filter({ hasText: message });
  await expect(entry).toContainText(`wrote to ${member.name}`);
  await entry.getByRole('link', { name: member.name }).click();
  await expect(heading).toHaveText(member.name);
});
