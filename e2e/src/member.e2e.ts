import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

import { frame } from './support/frame';
import { addMember, asAdmin, type NewMember } from './support/new-member';
import { expect, test } from './support/test';

test.use({ expectedErrors: /status of 4(01|22)/ });

const phone = { width: 375, height: 800 };
const desktop = { width: 1280, height: 800 };

/** Two white and black fields; the browser cuts a square of it. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mP4DwQABQAB/4jQfjEAAAAASUVORK5CYII=',
    'base64',
  ),
};

async function enterAs(page: Page, { email, password }: NewMember, path: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  // The cookie banner would cover buttons.
  const { origin } = new URL(answer.url());
  await page.context().addCookies([{ name: 'user_cookie_consent', value: '0', url: origin }]);
  await page.goto(path);
  await expect(frame(page).heading).toBeVisible();
}

/** Findings of axe in both themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

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

test('a member completes the profile to 100 % and hides a part of it from recruiters', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const member = await addMember(request);
  await page.setViewportSize(phone);
  await enterAs(page, member, '/es/my');
  const { main } = frame(page);
  const section = (name: string) => main.getByRole('region', { name, exact: true });
  const save = async (name: string) => {
    await section(name).getByRole('button', { name: 'Guardar' }).click();
    await expect(section(name).getByRole('button', { name: `Editar: ${name}` })).toBeFocused();
  };
  await expect(main.getByText(/^0\s?% completo$/)).toBeVisible();

  await main.getByRole('link', { name: 'Titular' }).click();
  await expect(section('Sobre ti').getByLabel('Titular')).toBeFocused();
  await section('Sobre ti').getByLabel('Titular').fill('Arquitecta de quipus');
  await section('Sobre ti').getByLabel('En pocas palabras').fill('Tejo datos.');
  await save('Sobre ti');

  await main.locator('input[type=file]').setInputFiles(picture);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Usar esta foto' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(main.getByRole('button', { name: 'Cambiar la foto' })).toBeFocused();

  await section('Trabajo').getByRole('button', { name: 'Editar: Trabajo' }).click();
  await section('Trabajo').getByLabel('Área').selectOption({ index: 1 });
  await section('Trabajo').getByLabel('Nivel').selectOption({ index: 2 });
  await save('Trabajo');

  await section('Habilidades e idiomas')
    .getByRole('button', { name: /^Editar/ })
    .click();
  const skills = section('Habilidades e idiomas').getByRole('combobox', { name: 'Habilidades técnicas' });
  await skills.fill('python');
  await page.getByRole('option', { name: 'Python', exact: true }).click();
  const languages = section('Habilidades e idiomas').getByRole('combobox', { name: 'Idiomas' });
  await languages.fill('quechua');
  await page.getByRole('option', { name: /^quechua: nativo/i }).click();
  await save('Habilidades e idiomas');

  await section('Enlaces y contacto')
    .getByRole('button', { name: /^Editar/ })
    .click();
  await section('Enlaces y contacto').getByLabel('LinkedIn').fill('linkedin.com/in/nusta');
  await save('Enlaces y contacto');

  await section('Dónde estás')
    .getByRole('button', { name: /^Editar/ })
    .click();
  await section('Dónde estás').getByLabel('Ciudad').fill('Cusco');
  await section('Dónde estás').getByLabel('País').selectOption('PE');
  await section('Dónde estás').getByLabel('Capítulo').selectOption({ label: 'Lima, Perú' });
  await save('Dónde estás');

  await page.goto('/es/my');
  await expect(main.getByText(/^100\s?% completo$/)).toBeVisible();

  // A recruiter sees the card of a leader on the page of the chapter.
  const admin = await asAdmin(request);
  const chapters =
    await admin.get<readonly { readonly id: number; readonly slug: string }[]>('/api/chapters/list?slug=lima');
  const lima = chapters.find(({ slug }) => slug === 'lima');
  await admin.post(`/api/editchapters?id=${lima?.id}`, { attach_chapter_leaders: [member.id] });
  const recruiter = await recruiterPage(browser, baseURL ?? '');
  await recruiter.goto('/chapters/lima');
  await expect(recruiter.getByText('Ñusta Quispe')).toBeVisible();
  await expect(recruiter.getByText('Arquitecta de quipus')).toBeVisible();

  await page.goto('/es/my/privacy');
  const preview = main.getByRole('region', { name: 'Tu perfil como lo ven las reclutadoras' });
  await main.getByRole('button', { name: 'Reclutadoras', exact: true }).click();
  await expect(preview.getByText('Arquitecta de quipus')).toBeVisible();
  await main.getByRole('combobox', { name: 'Titular' }).selectOption('only_me');
  await expect(preview.getByText('Arquitecta de quipus')).toBeHidden();
  await main.getByRole('button', { name: 'Guardar' }).click();
  await expect(main.getByRole('button', { name: 'Guardar' })).toBeDisabled();

  await recruiter.goto('/chapters/lima');
  await expect(recruiter.getByText('Ñusta Quispe')).toBeVisible();
  await expect(recruiter.getByText('Arquitecta de quipus')).toBeHidden();
  await recruiter.context().close();
});

test('a member joins a chapter on its page, finds it on the own page, and leaves', async ({ page, request }) => {
  await page.setViewportSize(desktop);
  await enterAs(page, await addMember(request), '/pt/chapters/bogota');
  const { main } = frame(page);
  await main.getByRole('button', { name: 'Participar deste capítulo' }).click();
  const leave = main.getByRole('button', { name: 'Sair deste capítulo' });
  await expect(leave).toBeFocused();
  await main.getByRole('link', { name: 'Minha página' }).click();
  await expect(main.getByRole('heading', { name: 'Em breve em Bogotá' })).toBeVisible();

  await page.goBack();
  await leave.click();
  await expect(main.getByRole('button', { name: 'Participar deste capítulo' })).toBeVisible();
  await page.goto('/pt/my');
  await expect(main.getByRole('link', { name: 'Encontrar um capítulo' })).toBeVisible();
});

test('a member downloads the data, removes the account, and undoes the removal', async ({ page, request }) => {
  const member = await addMember(request);
  await page.setViewportSize(phone);
  await enterAs(page, member, '/my/account');
  const { main } = frame(page);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download my data' }).click();
  const archive = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(archive)).toMatchObject({ data: { account: [{ email: member.email }] } });

  await main.getByRole('button', { name: 'Remove my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Remove my account' }).click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill(member.password);
  await dialog.getByRole('button', { name: 'Remove my account' }).click();
  await expect(dialog.getByText(/^It will be removed on/)).toBeVisible();
  const admin = await asAdmin(request);
  const state = () => admin.get<{ readonly removal_due_at: string | null }>(`/api/users/get/${member.id}`);
  expect((await state()).removal_due_at).not.toBeNull();
  await dialog.getByRole('button', { name: 'Goodbye for now' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login?callbackUrl=/my');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Hello, Ñusta' })).toBeVisible();
  expect((await state()).removal_due_at).toBeNull();
});
