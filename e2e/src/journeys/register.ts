import type { Page } from '@playwright/test';

import { frame, open } from '../support/frame';
import { mailedPin } from '../support/mails';
import { desktop, memberWords, phone, type Locale, type settings } from '../support/member-words';
import { formIsAlive } from '../support/open-form';
import { expect, test } from '../support/test';

/** The password of new members. */
export const password = 'una-frase-larga-7';

/** Each door with a language and a width; together they are all pairs. */
export const doors = [
  { kind: 'latina', locale: 'en', size: phone },
  { kind: 'member', locale: 'es', size: desktop },
  { kind: 'ally', locale: 'pt', size: phone },
  { kind: 'founder', locale: 'en', size: desktop },
  { kind: 'recruiter', locale: 'es', size: phone },
  { kind: 'investor', locale: 'pt', size: desktop },
] as const;

/** A quick typist writes five characters in a second. */
const longestInput = 60 * 5;

/** @returns the number of typed characters */
export async function writeAccount(page: Page, email: string, locale: Locale = 'en'): Promise<number> {
  const { main } = frame(page);
  const words = memberWords[locale];
  const input: readonly (readonly [string, string])[] = [
    [words.firstName, 'Ñusta'],
    [words.lastName, 'Quispe'],
    [words.email, email],
    [words.signInPassword, password],
  ];
  for (const [label, text] of input) await main.getByLabel(new RegExp(`^${label}`)).fill(text);
  return input.map(([, text]) => text).join('').length;
}

/** Tests the registration as one kind of member. */
export function testDoor({ kind, locale, size }: (typeof doors)[number]): void {
  const words = memberWords[locale];
  test(`a visitor joins as ${kind} from the home page, in ${locale}, ${size.width} pixels wide, and the code signs in`, async ({
    page,
    request,
  }) => {
    const email = `nusta-${kind}-${Date.now()}@example.org`;
    await page.setViewportSize(size);
    await open(page, `/${locale}`);
    const { main } = frame(page);
    await main.getByRole('link', { name: words.join }).first().click();
    await main.getByRole('link', { name: words.doors[kind], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/register/${kind}$`));
    await formIsAlive(page);
    let typedCount = await writeAccount(page, email, locale);
    if (kind === 'recruiter') {
      await main.getByLabel(words.company).fill('Quipu Labs');
      typedCount += 'Quipu Labs'.length;
    }
    await main.getByRole('checkbox', { name: words.agree }).check();
    await main.getByRole('button', { name: words.create }).click();

    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);
    const pin = await mailedPin(request, email);
    await main.getByLabel(words.code).fill(`Your code: ${pin.replace(/^.../, '$& ')}`);
    typedCount += pin.length;
    await expect(page).toHaveURL(/\/my\/welcome$/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(typedCount).toBeLessThan(longestInput);
  });
}

/** Tests the registration without scripts. */
export function testPlainForms({ locale, size }: (typeof settings)[number]): void {
  const words = memberWords[locale];
  test(`a visitor joins, proves the address, signs in and out by plain forms, in ${locale}, ${size.width} pixels wide`, async ({
    page,
    request,
  }) => {
    const email = `nusta-plain-${locale}-${Date.now()}@example.org`;
    const { main } = frame(page);
    await page.setViewportSize(size);
    await page.goto(`/${locale}`);
    await main.getByRole('link', { name: words.join }).first().click();
    await main.getByRole('link', { name: words.doors.ally, exact: true }).click();
    await writeAccount(page, email, locale);
    await main.getByRole('checkbox', { name: words.agree }).check();
    await main.getByRole('button', { name: words.create }).click();
    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);

    const pin = await mailedPin(request, email);
    await main.getByLabel(words.code).fill(pin === '000000' ? '000001' : '000000');
    await main.getByLabel(words.yourPassword).fill(password);
    await main.getByRole('button', { name: words.verify }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByLabel(words.yourPassword)).toHaveValue('');
    await main.getByLabel(words.code).fill(`${pin.slice(0, 3)} ${pin.slice(3)}`);
    await main.getByLabel(words.yourPassword).fill(password);
    await main.getByRole('button', { name: words.verify }).click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: words.signOut }).click();
    await expect(page.getByRole('button', { name: words.signOut })).toHaveCount(0);

    await page.goto(`/${locale}/login?callbackUrl=%2Fevents`);
    await main.getByLabel(words.email).fill(email);
    await main.getByLabel(words.signInPassword).fill('not this one');
    await main.getByRole('button', { name: words.signIn }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByLabel(words.email)).toHaveValue(email);
    await main.getByLabel(words.signInPassword).fill(password);
    await main.getByRole('button', { name: words.signIn }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/events$`));
    await expect(page.getByRole('button', { name: words.signOut })).toBeVisible();
  });
}
