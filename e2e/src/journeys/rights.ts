import { enter } from '../support/enter';
import { frame, sectionLink } from '../support/frame';
import { expect, test } from '../support/test';

/** Files of remotes that a visitor does not get. */
export const protectedRemotes = /mf-member|mf-admin|mf-dashboards/;

/** Tests a protected page as a member without the right. */
export function testRefusedMember(path: string): void {
  test(`a member who opens ${path} lands on the start page and is sent nothing of it`, async ({ page }) => {
    await enter(page, 'ally', '/my');
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (/mf-admin|mf-dashboards|\/api\/(areas|dashboards|users)\//.test(request.url()))
        requestedUrls.push(request.url());
    });
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(frame(page).heading).toBeVisible();
    expect(requestedUrls).toEqual([]);
  });
}

/** Tests a protected page as a visitor. */
export function testRefusedVisitor(path: string): void {
  test(`a visitor who opens ${path} lands on the login page with the way back, and nothing of it is asked for`, async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (protectedRemotes.test(request.url()) || /\/api\/(?!auth\/)/.test(request.url()))
        requestedUrls.push(request.url());
    });
    await page.goto(path);
    await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`);
    await expect(frame(page).heading).toHaveText('Welcome back');
    expect(requestedUrls).toEqual([]);
  });
}

/** Sections of the side bar that a user has, and that the user lacks. */
const menus = {
  admin: ['/admin', ['Overview', 'Chapters', 'Areas', 'Events', 'Figures', 'My page'], []],
  recruiter: ['/dashboards', ['Figures', 'My page'], ['Overview', 'Chapters', 'Areas', 'Events']],
} as const;

/** Tests the menu of a user. */
export function testMenuOf(name: keyof typeof menus): void {
  const [path, shownLabels, hiddenLabels] = menus[name];
  test(`the menu of ${name} shows what she may open, and no more`, async ({ page }) => {
    await enter(page, name, path);
    for (const label of shownLabels) await expect(sectionLink(page, label)).toBeVisible();
    for (const label of hiddenLabels) await expect(sectionLink(page, label)).toHaveCount(0);
  });
}
