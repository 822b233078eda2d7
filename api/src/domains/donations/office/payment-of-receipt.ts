import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { isOpenDispute } from '../../payments';
import { monthlyPurpose, oncePurpose } from '../stripe/purposes';

/** Condition that a payment `p` belongs to a receipt `r`. */
export const isPaymentOfReceipt: Expression = sql`((p.purpose = ${oncePurpose} and p.subject_id = r.donation_id)
  or (p.purpose = ${monthlyPurpose} and p.subject_id = r.id)) and p.state = 'paid'`;

/** Whether the bank disputes a payment of the donation `d`, or its last refund failed. */
export const needsAttention: Expression = sql`d.id in (select r.donation_id
  from donation_receipts r join payments p on ${isPaymentOfReceipt}
  where r.kind = 'receipt' and (
    exists (select 1 from payment_disputes d where d.payment_id = p.id and ${isOpenDispute})
    or (select f.state from refunds f where f.payment_id = p.id order by f.id desc limit 1) = 'failed'))`;
