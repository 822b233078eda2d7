import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { openDisputes, unansweredDisputes } from './dispute-status';

/** Whether the dispute `d` is not over. */
export const isOpenDispute: Expression = sql`d.status in (${sql.join(openDisputes)})`;

/** The day until which to answer the dispute `d`, while an answer is due. */
export const disputeDueAt: Expression = sql`case when d.status in (${sql.join(unansweredDisputes)}) then d.due_at end`;

/** The dispute `d` as JSON, as the contract has it. */
export const disputeJson: Expression = sql`json_build_object('id', d.id, 'amount', d.amount, 'currency', d.currency,
  'due_at', ${disputeDueAt}, 'made_at', d.made_at,
  'state', case when d.status = 'lost' then 'lost' when ${isOpenDispute} then 'open' else 'won' end)`;
