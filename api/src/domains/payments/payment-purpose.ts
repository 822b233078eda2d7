import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import type { DisputeChange } from './disputes/dispute-status';

/** A payment of a subject, e.g. of an order. */
export interface Payment {
  readonly id: number;
  readonly subjectId: number;
  /** In minor units of the currency. */
  readonly amount: number;
  /** Sum of the refunds, in minor units. */
  readonly refundedAmount: number;
  readonly currency: string;
}

/** What people pay for. Each kind of subject gives one of these to the webhook and to the jobs. */
export interface PaymentPurpose {
  /** Stored with each payment, so it never changes. */
  readonly name: string;
  /** The unguessable name of the subject, as `beginPayment` got it; null when there is no such subject. */
  findReference(db: Db, subjectId: number): Promise<string | null>;
  /** Whether the subject still waits for its payment; otherwise an open payment is cancelled. */
  isWaiting(db: Db, subjectId: number, now: Date): Promise<boolean>;
  /**
   * Gives the buyer what was paid, in the transaction that notes the payment. It can ask for a refund. It is called once
   * for a payment, also for one that comes too late.
   */
  deliver(trx: Db, payment: Payment, context: Delivery): Promise<void>;
  /** The payment was cancelled: what was stored for it is deleted. */
  forget(trx: Db, subjectId: number): Promise<void>;
  /** A refund was requested, or made by Stripe: `payment.refundedAmount` is the new sum. */
  noteRefund(trx: Db, payment: Payment, context: PaymentContext): Promise<void>;
  /** A refund has gone to the card; called once for each refund. */
  tellRefund(trx: Db, payment: Payment, refund: SentRefund): Promise<void>;
  /** Stripe refused a refund, so a person has to look at it. */
  noteFailure(trx: Db, payment: Payment, context: Failure): Promise<void>;
  /** A dispute of the bank has begun or ended: `payment.refundedAmount` is the new sum. */
  noteDispute(trx: Db, payment: Payment, dispute: NotedDispute, context: PaymentContext): Promise<void>;
}

interface SentRefund {
  readonly id: number;
  /** In minor units. */
  readonly amount: number;
  readonly reason: string;
}

export interface NotedDispute {
  /** What happened; null when only the sum has changed. */
  readonly change: DisputeChange | null;
  /** In minor units of the dispute. */
  readonly amount: number;
  /** By how much the sum of refunds has changed, in minor units: negative when the money came back. */
  readonly lossChange: number;
}

export interface PaymentContext {
  readonly deps: ApiDeps;
  readonly now: Date;
}

interface Failure extends PaymentContext {
  /** What `tellRefund` had named of this refund before it failed, in minor units. */
  readonly sentAmount: number;
}

export interface Delivery extends PaymentContext {
  /** What arrived, in minor units. */
  readonly receivedAmount: number;
}
