import { expect, type Locator, type Page } from '@playwright/test';

import { frame } from './frame';

/** A field of a public form by its label. */
export const field = (page: Page, name: string | RegExp): Locator => frame(page).main.getByLabel(name);
/** Presses a button of a public form. */
export const press = (page: Page, name: string): Promise<void> =>
  frame(page).main.getByRole('button', { name }).click();

/** Writes name and address of a person. */
export async function writePerson(page: Page, email = 'nusta@example.org'): Promise<void> {
  await field(page, 'First name').fill('Ñusta');
  await field(page, 'Last name').fill('Quispe');
  await field(page, /^E-mail( \*)?$/).fill(email);
}

/** The page after a form was sent, with its reference. */
export async function expectThanks(page: Page, title: string): Promise<void> {
  await expect(frame(page).heading).toHaveText(title);
  await expect(frame(page).main.getByText(/^Your reference: [A-Z]{2}-\w+$/)).toBeVisible();
  await expect(page).toHaveURL(/\?sent=/);
}
