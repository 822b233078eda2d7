import { expectAccessible } from '../support/accessible';
import { declineCookies } from '../support/decline-cookies';
import { fillCard } from '../support/fill-card';
import { frame } from '../support/frame';
import { addMember } from '../support/new-member';
import { expect, test } from '../support/test';

/** A declined card is an answer with status 402. */
export const donationErrors = /status of 402/;

const cards = { declined: '4000 0000 0000 0002', asksOnce: '4000 0025 0000 3155' };

/** Tests a donation of a visitor, in a window of a width. */
export function testDonation(width: number): void {
  test(`a visitor gives once, the bank asks, and the receipt opens at ${width}`, async ({ page, context, baseURL }) => {
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const { main, heading } = frame(page);
    await page.goto('/');
    // On phones the groups of links are folded.
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Donate' });
    if (width < 768) await footer.getByText('Take part', { exact: true }).first().click();
    await link.click();
    await expect(heading).toHaveText('Give what opens doors');
    await main.getByLabel('Other amount in USD').fill('1');
    await main.getByRole('button', { name: 'Go on to payment' }).click();
    await expect(main.getByText(/^Choose an amount, or type one from \$2/)).toBeVisible();
    await main.getByLabel('Other amount in USD').fill('42,50');
    await expect(main.getByText('You give $42.50 once.')).toBeVisible();
    await main.getByRole('button', { name: 'Go on to payment' }).click();
    await expect(main.getByLabel('Your name')).toBeFocused();
    await main.getByLabel('Your name').fill('Dora Donante');
    await main.getByLabel('E-mail').fill(`dora.${width}@example.org`);
    await expectAccessible({ page }, 'donate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await main.getByRole('button', { name: 'Go on to payment' }).dblclick();

    await expect(heading).toHaveText('Pay your donation');
    await main.getByRole('link', { name: 'Change amount or details' }).click();
    await expect(main.getByLabel('Your name')).toHaveValue('Dora Donante');
    await expect(main.getByLabel('Other amount in USD')).toHaveValue('42.50');
    await main.getByRole('button', { name: 'Go on to payment' }).click();
    await fillCard(main, cards.declined);
    await main.getByRole('button', { name: 'Pay $42.50' }).click();
    await expect(main.getByText('The card was declined. Nothing was charged; another card can pay.')).toBeVisible();
    await page.reload();
    await fillCard(main, cards.asksOnce);
    await main.getByRole('button', { name: 'Pay $42.50' }).dblclick();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm the payment' }).click();
    await expect(heading).toHaveText('Thank you, Dora Donante');
    await expectAccessible({ page }, 'donation');
    const receipt = main.getByRole('link', { name: /^Receipt D-\d{4}-\d{5} \(PDF\)$/ });
    const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
  });
}

/** Tests a monthly donation of a member, in a window of a width. */
export function testMonthlyDonation(width: number): void {
  test(`a member gives monthly after a declined card, and ends it at ${width}`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const { email, password } = await addMember(request);
    const { main, heading } = frame(page);
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
    await page.goto('/donate?kind=monthly&amount=2000');
    await expect(main.getByLabel('E-mail')).toHaveValue(email);
    await expect(main.getByText(/^You give \$20\.00 today and on the same day of each month/)).toBeVisible();
    await main.getByRole('button', { name: 'Go on to payment' }).click();
    await fillCard(main, cards.declined);
    await main.getByRole('button', { name: 'Pay $20.00' }).click();
    await expect(main.getByText(/^The card was declined/)).toBeVisible();
    await fillCard(main, cards.asksOnce);
    await main.getByRole('button', { name: 'Pay $20.00' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm the payment' }).click();
    await expect(heading).toHaveText(/^Thank you/);
    await page.goto('/my/donations');
    await expect(main.getByRole('heading', { name: '$20.00 a month' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Download D-\d{4}-\d{5} as PDF$/ })).toHaveCount(1);
    await expectAccessible({ page }, 'my donations');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await main.getByRole('button', { name: 'End the donation of $20.00 a month' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the donation' }).dblclick();
    await expect(main.getByText('Ended', { exact: true })).toBeVisible();
  });
}
