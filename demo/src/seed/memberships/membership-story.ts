import type { Random, SeedRow } from '@enlace/api/seeding';

import { dayMs } from '../times';

export interface Plan {
  readonly id: number;
  readonly name: string;
  /** Monthly, in minor units. */
  readonly price: number;
  readonly currency: string;
}

export interface PayingMember {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly joinedAt: Date;
}

interface Beginning {
  readonly id: number;
  readonly member: PayingMember;
  readonly start: Date;
  readonly now: Date;
  readonly random: Random;
}

interface Reduction {
  readonly code: string;
  readonly percent: number;
}

/** What a member paid, period by period, and the state that this leaves. */
export class MembershipStory {
  readonly invoices: SeedRow[] = [];
  isWithCoupon = false;
  end: Date;
  #state = 'none';
  #plan: Plan | null = null;
  #periodStart: Date;
  #failedAt: Date | null = null;
  #endReason: string | null = null;
  #isEnding = false;
  #gift: Plan | null = null;

  constructor(private readonly beginning: Beginning) {
    this.end = beginning.start;
    this.#periodStart = beginning.start;
  }

  /** Pays the next month. */
  pay(plan: Plan, coupon: Reduction | null): void {
    const { id, member, start } = this.beginning;
    const charge = { kind: 'charge', label: plan.name, amount: plan.price };
    const discount = coupon === null ? 0 : Math.round((plan.price * coupon.percent) / 100);
    const lines = discount === 0 ? [charge] : [charge, { kind: 'coupon', label: 'Coupon', amount: -discount }];
    this.isWithCoupon ||= discount > 0;
    this.#startPeriod(plan);
    const source = `demo_${id}_${this.invoices.length + 1}`;
    this.invoices.push({
      user_id: member.id,
      membership_id: id,
      source_id: `in_${source}`,
      intent_id: `pi_${source}`,
      billed_name: member.name,
      package_id: plan.id,
      lines,
      amount: plan.price - discount,
      monthly_amount: plan.price,
      currency: plan.currency,
      period_start: this.#periodStart,
      period_end: this.end,
      issued_at: this.#periodStart,
      created_at: start,
    });
    this.#state = 'active';
  }

  /** The payment of the next month fails. */
  fail(plan: Plan): void {
    this.#startPeriod(plan);
    this.#failedAt = this.#periodStart;
    this.#state = 'past_due';
  }

  leave(): void {
    this.#state = 'canceled';
  }

  planEnd(reason: string | null): void {
    this.#isEnding = true;
    this.#endReason = reason;
  }

  /** A plan without payments, for three months to a year. */
  give(plan: Plan): void {
    this.#gift = plan;
  }

  use(couponId: number): SeedRow {
    const { member, start } = this.beginning;
    return { coupon_id: couponId, user_id: member.id, state: 'used', created_at: start };
  }

  row(): SeedRow {
    const { id, member, start, now, random } = this.beginning;
    const hasPaid = this.#plan !== null;
    const isFailed = this.#failedAt !== null;
    const failedDays = isFailed ? Math.floor((now.getTime() - Number(this.#failedAt)) / dayMs) : 0;
    const nextDay = [3, 7, 12, 21].find((day) => day > failedDays);
    return {
      id,
      user_id: member.id,
      customer_id: hasPaid ? `cus_demo_${id}` : null,
      subscription_id: hasPaid ? `sub_demo_${id}` : null,
      item_id: hasPaid ? `si_demo_${id}` : null,
      latest_invoice_id: hasPaid ? `in_demo_${id}_${this.invoices.length + (isFailed ? 1 : 0)}` : null,
      state: this.#state,
      package_id: this.#plan?.id ?? null,
      price: this.#plan?.price ?? 0,
      currency: this.#plan?.currency ?? 'USD',
      interval: 'month',
      period_start: hasPaid ? this.#periodStart : null,
      period_end: hasPaid ? this.end : null,
      cancel_at_period_end: this.#isEnding,
      cancel_reason: this.#endReason,
      failed_at: this.#failedAt,
      due_amount: isFailed ? (this.#plan?.price ?? 0) : 0,
      attempts: isFailed ? 1 + [3, 7, 12].filter((day) => day <= failedDays).length : 0,
      next_attempt_at: nextDay === undefined || !isFailed ? null : new Date(Number(this.#failedAt) + nextDay * dayMs),
      comp_package_id: this.#gift?.id ?? null,
      comp_until: this.#gift === null ? null : new Date(now.getTime() + random.int(20, 300) * dayMs),
      comp_reason: this.#gift === null ? null : random.pick(['Ponente del encuentro anual', 'Voluntariado', 'Beca']),
      card_brand: hasPaid ? (id % 3 === 0 ? 'mastercard' : 'visa') : null,
      card_last4: hasPaid ? (isFailed ? '0341' : id % 3 === 0 ? '4444' : '4242') : null,
      card_exp_month: hasPaid ? 1 + (id % 12) : null,
      card_exp_year: hasPaid ? now.getUTCFullYear() + (id % 4 === 0 ? 1 : 2) : null,
      created_at: start,
      updated_at: this.#periodStart,
    };
  }

  #startPeriod(plan: Plan): void {
    this.#plan = plan;
    this.#periodStart = this.end;
    this.#count += 1;
    this.end = monthsAfter(this.beginning.start, this.#count);
  }

  #count = 0;
}

/** By the calendar of UTC; the 31st becomes a last day. */
function monthsAfter(start: Date, count: number): Date {
  const month = start.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay));
  return end;
}
