import { expectAccessible } from '../support/accessible';
import { enterAs } from '../support/enter';
import { fillCard } from '../support/fill-card';
import { frame } from '../support/frame';
import { addMember, type NewMember } from '../support/new-member';
import { expect, test } from '../support/test';

const cards = { visa: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', asks: '4000 0027 6000 3184' };

/** Tests the plans of a member, in a window of a width: two tests, one after the other. */
export function testMembership(width: number): void {
  test.describe(() => {
    test.describe.configure({ mode: 'serial' });
    // A declined card is an answer with status 402, a coupon that gives nothing one with 422.
    test.use({ expectedErrors: /status of (402|422)/ });

    let member: NewMember;

    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }));

    test(`a member takes a plan after a declined card and the bank’s question at ${width}`, async ({
      page,
      request,
    }) => {
      member = await addMember(request);
      const { main, heading } = frame(page);
      await enterAs(page, member, '/plans');
      await expect(heading).toHaveText('Plans and prices');
      await expect(main.getByRole('table').getByRole('row')).toHaveCount(13);
      await expectAccessible({ page }, 'plans');
      await main.getByLabel('Coupon').fill('verano');
      await main.getByRole('button', { name: 'Apply' }).click();
      await expect(main.getByText('This coupon has expired.')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await main.getByRole('link', { name: 'Choose Branch' }).click();

      await expect(heading).toHaveText('Membership');
      const change = main.getByRole('region', { name: 'Change plan' });
      await expect(change.getByText('Add a card first; it is charged when you confirm.')).toBeVisible();
      const card = main.getByRole('region', { name: 'Card' });
      await card.getByRole('button', { name: 'Add a card' }).click();
      await fillCard(card, cards.declined);
      await card.getByRole('button', { name: 'Save the card' }).click();
      await expect(
        card.getByText('The card was declined. Nothing was charged; your earlier card stays.'),
      ).toBeVisible();
      await fillCard(card, cards.asks);
      await card.getByRole('button', { name: 'Save the card' }).click();
      await expect(card.getByText('Visa ending in 3184')).toBeVisible();

      await change.getByRole('button', { name: 'Pay $9.00 and change' }).dblclick();
      await expect(main.getByText('Your bank asks you to confirm this payment.')).toBeVisible();
      await main.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm the payment' }).click();
      const plan = main.getByRole('region', { name: 'Your plan' });
      await expect(plan).toContainText('Branch');
      await expect(plan.getByText('Active')).toBeVisible();
      await expect(plan.getByText(/^Next payment: \$9\.00 on/)).toBeVisible();
      await expect(main.getByRole('region', { name: 'Invoices' }).getByText('$9.00')).toBeVisible();
      await expectAccessible({ page }, 'membership');
    });

    test(`a member upgrades with a coupon, after the bank’s question was refused, cancels and resumes at ${width}`, async ({
      page,
    }) => {
      const { main } = frame(page);
      await enterAs(page, member, '/my/membership');
      const change = main.getByRole('region', { name: 'Change plan' });
      const card = main.getByRole('region', { name: 'Card' });
      const plan = main.getByRole('region', { name: 'Your plan' });
      await change.getByRole('button', { name: 'Choose Bloom' }).click();
      await change.getByLabel('Coupon').fill('hola20');
      await change.getByRole('button', { name: 'Apply' }).click();
      await expect(change.getByText('Coupon HOLA20')).toBeVisible();
      await expectAccessible({ page }, 'quote');
      const pay = change.getByRole('button', { name: /^Pay \$[\d.]+ and change$/ });
      await pay.click();
      await main.getByRole('button', { name: 'Refuse' }).click();
      await expect(main.getByText('Your bank did not confirm. Nothing was charged.')).toBeVisible();
      await expect(plan).toContainText('Branch');
      await card.getByRole('button', { name: 'Use another card' }).click();
      await fillCard(card, cards.visa);
      await card.getByRole('button', { name: 'Save the card' }).click();
      await expect(card.getByText('Visa ending in 4242')).toBeVisible();
      await change.getByRole('button', { name: 'Choose Bloom' }).click();
      await pay.click();
      await expect(main.getByText('Your plan is Bloom now.')).toBeVisible();
      await expect(main.getByRole('region', { name: 'Invoices' }).getByRole('link', { name: /as PDF$/ })).toHaveCount(
        2,
      );

      const end = main.getByRole('region', { name: 'End the plan' });
      await end.getByRole('button', { name: 'Cancel the plan' }).click();
      await end.getByRole('button', { name: 'Yes, cancel the plan' }).click();
      await expect(plan.getByText(/^Your plan ends on/)).toBeVisible();
      await plan.getByRole('button', { name: 'Resume the plan' }).click();
      await expect(main.getByText('Your plan goes on.')).toBeVisible();
      await expect(plan.getByText('Active')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
