import type { OrdersQuery } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import type { Db } from '../../../infrastructure/db/database';
import { orderCondition } from '../orders/list-orders';
import { orderPurpose } from '../orders/order-purpose';
import { shownState } from '../orders/shown-state';
import { refundedAmount } from '../payments/order-income';
import { amountCell, type EventOfFile, timeInZone, zonedHead } from './event-of-file';

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly reference: string;
  readonly state: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly tickets: number;
  readonly code: string | null;
  readonly discount: number;
  readonly total: number;
  readonly refunded: number;
  readonly currency: string;
  readonly ordered_at: string;
  readonly paid_at: string | null;
  readonly paid_by: string | null;
}

const textColumns = ['number', 'reference', 'state', 'first_name', 'last_name', 'email', 'tickets'] as const;
const timeColumns = ['ordered_at', 'paid_at'] as const;

type Choice = Pick<OrdersQuery, 'state' | 'search'>;

/** The orders of an event as a file: prices as decimal numbers, times by the clock of the event. */
export function ordersFile(db: Db, event: EventOfFile, choice: Choice) {
  const condition = orderCondition(event.id, choice);
  return {
    columns: [
      ...textColumns,
      'full_price',
      'code',
      'discount',
      'total',
      'refunded',
      'currency',
      ...timeColumns.map((name) => zonedHead(name, event)),
      'paid_by',
      'timezone',
    ],
    count: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders o
        where ${condition}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    batches: () => orderBatches(db, event, condition),
  };
}

async function* orderBatches(
  db: Db,
  { timezone }: EventOfFile,
  condition: ReturnType<typeof orderCondition>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const paidAt = sql`coalesce((select max(p.paid_at) from payments p
    where p.purpose = ${orderPurpose} and p.subject_id = o.id and p.state = 'paid'), d.created_at)`;
  const batches = keysetBatches<OrderRow>(async (after, size) => {
    const { rows } =
      await sql<OrderRow>`select o.id, o.number, o.reference, ${shownState} as state, o.first_name, o.last_name,
        o.email, coalesce((select sum(i.quantity)::int from order_items i where i.order_id = o.id), 0) as tickets,
        (select c.code from event_codes c where c.id = o.code_id) as code, o.discount, o.total,
        ${refundedAmount} as refunded, o.currency, ${timeInZone(sql`o.created_at`)} as ordered_at,
        ${timeInZone(paidAt)} as paid_at,
        coalesce(d.method, case when exists (select 1 from payments p where p.purpose = ${orderPurpose}
          and p.subject_id = o.id and p.state = 'paid') then 'card' end) as paid_by
      from orders o join events e on e.id = o.event_id left join door_payments d on d.order_id = o.id
      where ${condition} and o.id > ${after}
      order by o.id limit ${size}`.execute(db);
    return rows;
  });
  for await (const batch of batches) yield batch.map((order) => [...cellsOf(order), timezone]);
}

function cellsOf(order: OrderRow): readonly Cell[] {
  const { code, discount, total, refunded: refund, currency } = order;
  const amount = (minor: number) => amountCell(minor, currency);
  return [
    ...textColumns.map((name) => order[name]),
    amount(total + discount),
    code,
    amount(discount),
    amount(total),
    amount(refund),
    currency,
    ...timeColumns.map((name) => order[name]),
    order.paid_by,
  ];
}
