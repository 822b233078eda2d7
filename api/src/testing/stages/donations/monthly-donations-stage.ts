import type { StartedDonation } from '@enlace/shared-contract/donations';
import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { after, before } from 'node:test';

import { type TestDonors, buildDonationApi } from '../../sandbox-donors';

export let donors: TestDonors;

export const begin = async (
  card: 'visa' | 'asks' = 'visa',
  more: object = {},
): Promise<StartedDonation & { payment: PaymentKey }> => {
  const newDonation = await donors.start({ kind: 'monthly', amount: 1000, ...more });
  await donors.useClock(newDonation.donation.id);
  const { body } = await donors.pay(newDonation.payment, card);
  if (body['status'] === 'requires_action') await donors.answerBank(newDonation.payment, 'succeed');
  await donors.refreshAll(newDonation.donation.id);
  return newDonation;
};

/** Opens and closes what the tests need. */
export function openMonthlyDonationsStage(): void {
  before(async () => {
    donors = await buildDonationApi();
  });
  after(() => donors.api.close());
}
