import { createRandom, type SeedRow } from '@enlace/api/seeding';

import { dayMs } from '../times';

export interface Donor {
  /** Null without an account. */
  readonly id: number | null;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
}

export interface DonationRows {
  readonly donations: readonly SeedRow[];
  /** In the order of their numbers. */
  readonly receipts: readonly SeedRow[];
  /** Payments of the receipts, in the same order. */
  readonly payments: readonly SeedRow[];
}

interface Gift {
  readonly donation: SeedRow & { readonly id: number; readonly kind: 'once' | 'monthly'; readonly amount: number };
  readonly paidAt: readonly Date[];
}

const onceCount = 180;
const monthlyCount = 70;
const onceAmounts = [1500, 2500, 2500, 5000, 5000, 10_000, 25_000, 4200, 100_000];
const monthlyAmounts = [1000, 1000, 2000, 2000, 3500, 5000, 700];
const messages = ['Por las que vienen.', 'For my first mentor.', 'Em memória da minha avó.', null, null, null];

/** Two years of donations: once, and monthly ones that run, failed or ended. */
export function makeDonations(donors: readonly Donor[], now: Date): DonationRows {
  const random = createRandom(5150);
  const base = (id: number, createdAt: Date) => {
    const donor = random.pick(donors);
    return {
      id,
      user_id: donor.id,
      key: `demo ${id}`,
      currency: 'USD',
      donor_name: donor.name,
      donor_email: donor.email,
      locale: donor.locale,
      message: random.pick(messages),
      shows_name: random.chance(0.4),
      fetch_count: 0,
      applied_fetch: 0,
      customer_id: null,
      subscription_id: null,
      invoice_id: null,
      next_at: null,
      ended_at: null,
      failed_invoice_id: null,
      checked_at: null,
      created_at: createdAt,
      updated_at: createdAt,
    };
  };
  // Stripe counts in whole seconds.
  const before = (days: number): Date => new Date(Math.floor((now.getTime() - days * dayMs) / 1000) * 1000);
  const onceGifts = Array.from({ length: onceCount }, (_, index): Gift => {
    const at = before(1 + random.next() * 700);
    const donation = { ...base(index + 1, at), kind: 'once' as const, state: 'paid', amount: random.pick(onceAmounts) };
    return { donation, paidAt: [at] };
  });
  const monthlyGifts = Array.from({ length: monthlyCount }, (_, index): Gift => {
    const id = onceCount + index + 1;
    const months = Math.floor(random.next() * 20);
    const state = index % 17 === 3 ? 'past_due' : index % 4 === 1 ? 'ended' : 'active';
    // The present period ends within the next month.
    const start = addMonths(before(random.next() * 26), -months);
    const last = state === 'active' ? months : Math.max(0, months - 1);
    const paidAt = Array.from({ length: last + 1 }, (_month, month) => addMonths(start, month));
    const end = addMonths(start, last + 1);
    const donation = {
      ...base(id, start),
      kind: 'monthly' as const,
      state,
      amount: random.pick(monthlyAmounts),
      customer_id: `cus_gift_${id}`,
      subscription_id: `sub_gift_${id}`,
      invoice_id: `in_gift_${id}`,
      next_at: state === 'active' ? end : null,
      ended_at: state === 'ended' ? paidAt.at(-1) : null,
      failed_invoice_id: state === 'past_due' ? `in_gift_${id}` : null,
      checked_at: now,
    };
    return { donation, paidAt };
  });
  const gifts = [...onceGifts, ...monthlyGifts];
  return { donations: gifts.map(({ donation }) => donation), ...bill(gifts) };
}

/** Receipts and payments of all gifts, by time, with numbers that begin anew each year. */
function bill(gifts: readonly Gift[]): Pick<DonationRows, 'receipts' | 'payments'> {
  const dues = gifts.flatMap(({ donation, paidAt }) =>
    paidAt.map((at, index) => ({ donation, at, isLast: index === paidAt.length - 1 })),
  );
  const numbers = new Map<number, number>();
  const rows = dues
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ donation, at, isLast }, index) => {
      const id = index + 1;
      const year = at.getUTCFullYear();
      const number = (numbers.get(year) ?? 0) + 1;
      numbers.set(year, number);
      const { kind, amount, currency } = donation;
      const isOnce = kind === 'once';
      const isPresent = isLast && donation['state'] === 'active';
      const invoice = isPresent ? donation['invoice_id'] : `in_gift_paid_${id}`;
      return {
        receipt: {
          id,
          donation_id: donation.id,
          source_id: isOnce ? `payment gift ${id}` : invoice,
          number: `D-${year}-${String(number).padStart(5, '0')}`,
          kind: 'receipt',
          credited_id: null,
          amount,
          currency,
          reason: null,
          issued_at: at,
          created_at: at,
        },
        payment: {
          purpose: isOnce ? 'donation' : 'monthly_donation',
          subject_id: isOnce ? donation.id : id,
          intent_id: `pi_gift_${id}`,
          amount,
          currency,
          state: 'paid',
          refunded: 0,
          paid_at: at,
          checked_at: at,
          created_at: at,
          updated_at: at,
        },
      };
    });
  return { receipts: rows.map(({ receipt }) => receipt), payments: rows.map(({ payment }) => payment) };
}

/** The same day of another month; the 31st becomes a last day. */
function addMonths(time: Date, count: number): Date {
  const months = time.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(time);
  end.setUTCFullYear(time.getUTCFullYear(), months, Math.min(time.getUTCDate(), lastDay));
  return end;
}
