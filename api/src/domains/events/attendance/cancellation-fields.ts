import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { isCheckedIn } from '../check-in/check-in-lists';
import { refundableAmount } from '../payments/ticket-price';

/**
 * What a cancellation by the holder of the attendee `a` of the event `e` does: `is_open`, `until`, and in minor
 * units `paid`, which is what is left of the price, and `refund`.
 */
export const cancellationFields = (now: Date): Expression => {
  const until = sql`coalesce(e.cancel_until, e.starts_at)`;
  const isInside = sql`exists (select 1 from check_ins c where c.attendee_id = a.id and ${isCheckedIn})`;
  const isOpen = sql`(a.state <> 'cancelled' and e.status <> 'cancelled' and ${until} > ${now} and not ${isInside})`;
  return sql`${isOpen} as is_open, ${until} as until, ${refundableAmount} as paid,
    case when e.has_refunds and ${isOpen} then ${refundableAmount} else 0 end as refund`;
};
