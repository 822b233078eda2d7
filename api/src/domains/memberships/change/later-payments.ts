import { reducedPayment, type Reduction } from '../plans/reductions';
import type { Target } from './find-target';

export interface LaterPayments {
  /** Null where nothing follows. */
  readonly nextAt: Date | null;
  readonly nextAmount: number;
  /** Null when the next payment is not reduced, and when all are. */
  readonly reducedUntil: Date | null;
}

/** The payments after a change at a time. */
export function laterPayments(target: Target, at: Date, reduction: Reduction | null): LaterPayments {
  const nextAt = nextPayment(target, at);
  const { amount, until } = reducedPayment(target.product.price, nextAt, reduction);
  return { nextAt, nextAmount: amount, reducedUntil: until };
}

function nextPayment({ kind, membership, product }: Target, at: Date): Date | null {
  if (kind === 'end') return null;
  if (kind === 'later' || (kind === 'now' && membership.interval === product.interval)) return membership.period_end;
  return addMonths(at, product.interval === 'year' ? 12 : 1);
}

/** The same day of a later month, as Stripe counts: the 31st becomes a last day. */
export function addMonths(at: Date, count: number): Date {
  const next = new Date(at);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return next;
}
