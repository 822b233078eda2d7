import { expect, setFault, test } from '../support/faulty-test';
import { frame, open, tryAgainUntil } from '../support/frame';

/** Tests a fault that throws while a remote starts. */
export function testThrownFault(fault: string): void {
  test(`${fault}: a card stands in its place, other pages work, and "Try again" mends it`, async ({
    page,
    startWith,
  }) => {
    await startWith(fault);
    await page.goto('/faulty');
    const { card, heading, menu, retry } = frame(page);
    await expect(card).toBeVisible();
    await menu('Chapters').click();
    await expect(heading).toHaveText('Chapters');
    await page.goBack();
    await expect(card).toBeVisible();
    await setFault(page, '');
    await retry.click();
    await expect(heading).toHaveText('Faulty remote');
  });
}

/** Tests a start that never ends. */
export function testHangingStart(fault: string): void {
  test(`${fault}: a card stands there soon, and "Try again" mends it`, async ({ page, startWith }) => {
    await startWith(fault);
    await page.goto('/faulty');
    const { card, heading, retry } = frame(page);
    await expect(card).toBeVisible();
    await setFault(page, '');
    await retry.click();
    await expect(heading).toHaveText('Faulty remote');
  });
}

/** Tests a click during a start that never ends. */
export function testClickDuringStart(fault: string): void {
  test(`${fault}: a person who leaves meanwhile sees the next page`, async ({ page, startWith }) => {
    await startWith(fault);
    await page.goto('/faulty');
    await frame(page).menu('Events').click();
    // The time limit of a mount, and the load of another remote on a busy machine.
    await expect(frame(page).heading).toHaveText('Events', { timeout: 10_000 });
    await expect(frame(page).card).toBeHidden();
  });
}

/** Tests a fault that happens while a remote leaves. */
export function testBrokenUnmount(fault: string): void {
  test(`${fault}: the next page comes soon, and the broken one can be visited again`, async ({ page }) => {
    await open(page, '/faulty');
    await setFault(page, fault);
    const { card, heading, menu } = frame(page);
    await menu('Events').click();
    await expect(heading).toHaveText('Events');
    await expect(card).toBeHidden();
    await setFault(page, '');
    await menu('Faulty').click();
    await tryAgainUntil(page, 'Faulty remote');
  });
}

/** Tests a fault while a remote that broke is removed. */
export function testBrokenTeardown(fault: string): void {
  test(`${fault}: a remote that broke while leaving still starts afresh`, async ({ page }) => {
    await open(page, '/faulty');
    await setFault(page, 'unmount throws');
    const { heading, menu } = frame(page);
    await menu('Events').click();
    await expect(heading).toHaveText('Events');
    await setFault(page, fault);
    await menu('Faulty').click();
    await expect(heading).toHaveText('Faulty remote');
  });
}
