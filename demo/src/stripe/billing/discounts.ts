import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { invalidRequest, newId } from '../stripe-fault';
import { tableOf } from '../test-cards';
import { requireObject } from './customers';
import { addMonths, valuesOf } from './periods';

/** Terms of a discount: those of its coupon. */
export interface Reduction {
  /** Id of the discount. */
  readonly discount: string;
  readonly percent: number | null;
  readonly amount: number | null;
}

/** What a discount takes off a line of an invoice; below 0 on a credit. */
export interface LineDiscount {
  readonly discount: string;
  readonly amount: number;
}

/** A new coupon; a second one with the same id is refused. */
export async function createCoupon({ form }: SandboxRequest, { objects }: Work): Promise<SandboxAnswer> {
  const id = String(form['id'] ?? newId('coupon'));
  if ((await objects.find(id)) !== null)
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  const { duration } = form;
  const numberOf = (name: string): number | null => (form[name] === undefined ? null : Number(form[name]));
  const [percent, amount, months] = [numberOf('percent_off'), numberOf('amount_off'), numberOf('duration_in_months')];
  if ((percent === null) === (amount === null))
    throw invalidRequest('You must pass either `percent_off` or `amount_off`, but not both.');
  if (amount !== null && form['currency'] === undefined)
    throw invalidRequest('You must pass `currency` when passing `amount_off`.', { param: 'currency' });
  if (!['once', 'repeating', 'forever'].includes(String(duration)))
    throw invalidRequest('Invalid duration: must be one of forever, once, or repeating', { param: 'duration' });
  if ((duration === 'repeating') !== (months !== null))
    throw invalidRequest('`duration_in_months` is for repeating coupons.', { param: 'duration_in_months' });
  const coupon = {
    id,
    object: 'coupon',
    amount_off: amount,
    created: Math.floor(Date.now() / 1000),
    currency: amount === null ? null : String(form['currency']).toLowerCase(),
    duration,
    duration_in_months: months,
    livemode: false,
    metadata: {},
    name: form['name'] ?? null,
    percent_off: percent,
    valid: true,
  };
  await objects.save('coupon', coupon);
  return { status: 200, body: coupon };
}

interface Redemption {
  /** `discounts` of a form: new ones name their coupon, those that go on their discount. */
  readonly entries: unknown;
  readonly subscription: StripeObject;
  /** Seconds since 1970. */
  readonly at: number;
}

/** The discounts that a form names; the caller stores them. A fault for a coupon of another currency. */
export async function redeem({ entries, subscription, at }: Redemption, work: Work): Promise<StripeObject[]> {
  const discounts: StripeObject[] = [];
  for (const { coupon: couponId, discount: id } of valuesOf(entries)) {
    if (typeof id === 'string' && id !== '') {
      discounts.push(await requireObject(work, 'discount', id));
      continue;
    }
    const coupon = await requireObject(work, 'coupon', couponId);
    if (coupon['currency'] !== null && coupon['currency'] !== subscription['currency'])
      throw invalidRequest('The coupon’s currency does not match the subscription’s.', { param: 'discounts' });
    const months = coupon['duration_in_months'];
    discounts.push({
      id: newId('di'),
      object: 'discount',
      customer: subscription['customer'],
      end: typeof months === 'number' ? addMonths(at, months) : null,
      source: { type: 'coupon', coupon: coupon.id },
      start: at,
      subscription: subscription.id,
    });
  }
  return discounts;
}

/** Stores discounts. Returns their ids. */
export async function keepDiscounts(discounts: readonly StripeObject[], { objects }: Work): Promise<string[]> {
  for (const discount of discounts) await objects.save('discount', discount);
  return discounts.map(({ id }) => id);
}

/** The discounts of ids. */
export async function discountsOf(ids: unknown, work: Work): Promise<StripeObject[]> {
  const discounts: StripeObject[] = [];
  for (const id of Array.isArray(ids) ? ids : []) discounts.push(await requireObject(work, 'discount', id));
  return discounts;
}

/** Discounts that count at a time: one with an end no longer counts at its end. */
export const runningAt = (discounts: readonly StripeObject[], at: number): StripeObject[] =>
  discounts.filter(({ end }) => typeof end !== 'number' || end > at);

export async function reductionsOf(discounts: readonly StripeObject[], work: Work): Promise<Reduction[]> {
  const reductions: Reduction[] = [];
  for (const { id, source } of discounts) {
    const { percent_off: percent, amount_off: amount } = await requireObject(work, 'coupon', tableOf(source)['coupon']);
    reductions.push({
      discount: id,
      percent: typeof percent === 'number' ? percent : null,
      amount: typeof amount === 'number' ? amount : null,
    });
  }
  return reductions;
}

/** What discounts take off an amount, never more than the amount. An amount of a coupon counts for `share` of it. */
export function takeOff(amount: number, reductions: readonly Reduction[], share = 1): LineDiscount[] {
  let rest = amount;
  return reductions.map(({ discount, percent, amount: fixedAmount }) => {
    const reducedAmount =
      percent === null ? rest - Math.round((fixedAmount ?? 0) * share) : Math.round((rest * (100 - percent)) / 100);
    const before = rest;
    rest = Math.max(0, reducedAmount);
    return { discount, amount: before - rest };
  });
}

/** Discounts as a request wants them expanded: with their coupons, as objects, or as ids. */
export async function presentDiscounts(ids: unknown, names: readonly string[], work: Work): Promise<unknown[]> {
  const discounts = await discountsOf(ids, work);
  if (!names.some((name) => name.startsWith('discounts'))) return discounts.map(({ id }) => id);
  const isWithCoupon = names.includes('discounts.source.coupon');
  return Promise.all(
    discounts.map(async (discount) => {
      const source = tableOf(discount['source']);
      if (!isWithCoupon) return discount;
      return { ...discount, source: { ...source, coupon: await work.objects.find(String(source['coupon'])) } };
    }),
  );
}
