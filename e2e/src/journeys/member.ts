import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

import { enterAs } from '../support/enter';
import { frame } from '../support/frame';
import { memberWords, type settings } from '../support/member-words';
import { addMember, asAdmin } from '../support/new-member';
import { openForm } from '../support/open-form';
import { expect, test } from '../support/test';

type Setting = (typeof settings)[number];

/** Errors about a wrong password. */
export const memberErrors = /status of 4(01|22)/;

/** Two white and black fields; the browser cuts a square of it. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mP4DwQABQAB/4jQfjEAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** Headline and name of a leader's card, as a recruiter sees them. */
async function recruiterPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const answer = await page.request.post('/api/login', {
    data: { email: 'recruiter@enlace.test', password: 'enlace-demo-1' },
  });
  expect(answer.status()).toBe(200);
  return page;
}

/** Tests the parts of the profile. */
export function testProfile({ locale, size }: Setting): void {
  const words = memberWords[locale];
  const at = `in ${locale}, ${size.width} pixels wide`;
  const prefix = `/${locale}`;

  test(`a member completes the profile to 100 %, ${at}`, async ({ page, request }) => {
    await page.setViewportSize(size);
    await enterAs(page, await addMember(request), `${prefix}/my`);
    const { main } = frame(page);
    const section = (name: string) => main.getByRole('region', { name, exact: true });
    const edit = (name: string) => section(name).getByRole('button', { name: words.edit(name) });
    const save = async (name: string) => {
      await section(name).getByRole('button', { name: words.save }).click();
      await expect(edit(name)).toBeFocused();
    };
    const { about, work, skills, links } = words.sections;
    await expect(main.getByText(words.completed(0))).toBeVisible();

    await main.getByRole('link', { name: words.headline }).click();
    await expect(section(about).getByLabel(words.headline)).toBeFocused();
    await section(about).getByLabel(words.headline).fill('Arquitecta de quipus');
    await section(about).getByLabel(words.bio).fill('Tejo datos.');
    await save(about);

    await main.locator('input[type=file]').setInputFiles(picture);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.turnRight }).click();
    await dialog.getByRole('button', { name: words.usePicture }).click();
    await expect(main.getByRole('button', { name: words.changePicture })).toBeFocused();

    await edit(work).click();
    await section(work).getByLabel(words.area).selectOption({ index: 1 });
    await section(work).getByLabel(words.level).selectOption({ index: 2 });
    await save(work);

    await edit(skills).click();
    await section(skills).getByRole('combobox', { name: words.skills }).fill('python');
    await page.getByRole('option', { name: 'Python', exact: true }).click();
    await section(skills).getByRole('combobox', { name: words.languages }).fill('chua');
    await page.getByRole('option', { name: /^qu[eí]chua: nativ/i }).click();
    await save(skills);

    await edit(links).click();
    await section(links).getByLabel('LinkedIn').fill('linkedin.com/in/nusta');
    await save(links);

    await edit(words.place).click();
    await section(words.place).getByLabel(words.city).fill('Cusco');
    await section(words.place).getByLabel(words.country).selectOption('PE');
    const chapter = section(words.place).getByLabel(words.chapter);
    await chapter.selectOption(await chapter.getByRole('option', { name: words.lima }).getAttribute('value'));
    await save(words.place);

    await page.goto(`${prefix}/my`);
    await expect(main.getByText(words.completed(100))).toBeVisible();
  });
}

/** Tests who sees the profile. */
export function testPrivacy({ locale, size }: Setting): void {
  const words = memberWords[locale];
  const at = `in ${locale}, ${size.width} pixels wide`;
  const prefix = `/${locale}`;

  test(`a member hides a part of the profile from recruiters, ${at}`, async ({ page, browser, request, baseURL }) => {
    const member = await addMember(request);
    const admin = await asAdmin(request);
    // A name of its own: other tests add leaders of the same chapter.
    const lastName = `Quispe ${member.id}`;
    await admin.post(`/api/editusers?id=${member.id}`, { headline: 'Arquitecta de quipus', last_name: lastName });
    await page.setViewportSize(size);
    await enterAs(page, member, `${prefix}/my`);
    const { main } = frame(page);

    // A recruiter sees the card of a leader on the page of the chapter.
    const chapters =
      await admin.get<readonly { readonly id: number; readonly slug: string }[]>('/api/chapters/list?slug=lima');
    const lima = chapters.find(({ slug }) => slug === 'lima');
    await admin.post(`/api/editchapters?id=${lima?.id}`, { attach_chapter_leaders: [member.id] });
    const recruiter = await recruiterPage(browser, baseURL ?? '');
    const card = () =>
      recruiter
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `Ñusta ${lastName}` });
    await recruiter.goto('/chapters/lima');
    await expect(card()).toContainText('Arquitecta de quipus');

    await page.goto(`${prefix}/my/privacy`);
    const preview = main.getByRole('region', { name: words.seenByRecruiters });
    await main.getByRole('button', { name: words.recruiters, exact: true }).click();
    await expect(preview.getByText('Arquitecta de quipus')).toBeVisible();
    await main.getByRole('combobox', { name: words.headline }).selectOption('only_me');
    await expect(preview.getByText('Arquitecta de quipus')).toBeHidden();
    await main.getByRole('button', { name: words.save }).click();
    await expect(main.getByRole('button', { name: words.save })).toBeDisabled();

    await recruiter.goto('/chapters/lima');
    await expect(card()).toBeVisible();
    await expect(card()).not.toContainText('Arquitecta de quipus');
    await recruiter.context().close();
  });
}

/** Tests the chapter of a member. */
export function testChapter({ locale, size }: Setting): void {
  const words = memberWords[locale];
  const at = `in ${locale}, ${size.width} pixels wide`;
  const prefix = `/${locale}`;

  test(`a member joins a chapter on its page, finds it on the own page, and leaves, ${at}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    await enterAs(page, await addMember(request), `${prefix}/chapters/bogota`);
    const { main } = frame(page);
    await main.getByRole('button', { name: words.joinChapter }).click();
    const leave = main.getByRole('button', { name: words.leaveChapter });
    await expect(leave).toBeFocused();
    await main.getByRole('link', { name: words.myPage }).click();
    await expect(main.getByRole('heading', { name: words.soonIn })).toBeVisible();

    await page.goBack();
    await leave.click();
    await expect(main.getByRole('button', { name: words.joinChapter })).toBeVisible();
    await page.goto(`${prefix}/my`);
    await expect(main.getByRole('link', { name: words.findChapter })).toBeVisible();
  });
}

/** Tests the data and the removal of an account. */
export function testAccount({ locale, size }: Setting): void {
  const words = memberWords[locale];
  const at = `in ${locale}, ${size.width} pixels wide`;
  const prefix = `/${locale}`;

  test(`a member downloads the data, removes the account, and undoes the removal, ${at}`, async ({ page, request }) => {
    const member = await addMember(request);
    await page.setViewportSize(size);
    await enterAs(page, member, `${prefix}/my/account`);
    const { main } = frame(page);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: words.download }).click();
    const archive = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(archive)).toMatchObject({ data: { account: [{ email: member.email }] } });

    await main.getByRole('button', { name: words.remove }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.password).fill('not-the-password');
    await dialog.getByRole('button', { name: words.remove }).click();
    await expect(dialog.getByLabel(words.password)).toBeFocused();
    await dialog.getByLabel(words.password).fill(member.password);
    await dialog.getByRole('button', { name: words.remove }).click();
    await expect(dialog.getByText(words.removedOn)).toBeVisible();
    const admin = await asAdmin(request);
    const state = () => admin.get<{ readonly removal_due_at: string | null }>(`/api/users/get/${member.id}`);
    expect((await state()).removal_due_at).not.toBeNull();
    await dialog.getByRole('button', { name: words.goodbye }).click();
    await expect(page).toHaveURL(prefix);
    // The next document would cancel a sign-out without an answer.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

    // Before hydration, the form of the browser would sign in without the message.
    await openForm(page, `${prefix}/login?callbackUrl=/my`);
    await page.getByLabel(words.email).fill(member.email);
    await page.getByLabel(words.signInPassword, { exact: true }).fill(member.password);
    await main.getByRole('button', { name: words.signIn }).click();
    await expect(page.getByText(words.accountStays)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: words.greeting })).toBeVisible();
    expect((await state()).removal_due_at).toBeNull();
  });
}
