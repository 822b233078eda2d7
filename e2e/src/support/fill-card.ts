import type { Locator } from '@playwright/test';

/** Fills the form of a card, with a date that is not over. */
export async function fillCard(place: Locator, number: string): Promise<void> {
  await place.getByLabel('Card number').fill(number);
  await place.getByLabel('Expiration date').fill('12 / 34');
  await place.getByLabel('Security code').fill('123');
}
