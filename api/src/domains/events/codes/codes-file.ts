import { sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import type { Db } from '../../../infrastructure/db/database';
import { type Expression, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { amountCell, type EventOfFile, timeInZone, zonedHead } from '../downloads/event-of-file';
import { ticketCurrency } from '../tickets/ticket-expressions';
import { codeCondition } from './codes.repository';

interface CodeRow {
  readonly id: number;
  readonly code: string;
  readonly kind: string;
  readonly value: number;
  readonly currency: string;
  readonly scope: string;
  readonly tickets: string | null;
  readonly uses: number;
  readonly max_uses: number | null;
  readonly max_per_order: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly note: string | null;
}

/** The codes of an event as a file: amounts as decimal numbers, times by the clock of the event. */
export function codesFile(db: Db, event: EventOfFile, search: string, context: ReadContext) {
  const condition = codeCondition(event.id, search);
  return {
    columns: [
      'code',
      'kind',
      'value',
      'currency',
      'scope',
      'tickets',
      'uses',
      'max_uses',
      'max_per_order',
      zonedHead('starts_at', event),
      zonedHead('ends_at', event),
      'note',
    ],
    count: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from event_codes d
        where ${condition}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    batches: () => codeBatches(db, condition, context),
  };
}

async function* codeBatches(
  db: Db,
  condition: Expression,
  context: ReadContext,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const batches = keysetBatches<CodeRow>(async (after, size) => {
    const { rows } = await sql<CodeRow>`select d.id, d.code, d.kind, d.value, d.scope, d.max_uses, d.max_per_order,
        d.note, (select ${ticketCurrency} from events t where t.id = d.event_id) as currency,
        (select string_agg(${translateColumn(context, 'name', 'k')}, '; ' order by k.position, k.id) from tickets k
          where k.event_id = d.event_id and d.ticket_ids @> to_jsonb(k.id)) as tickets,
        (select c.sold + c.held from capacities c where c.kind = 'code' and c.owner_id = d.id) as uses,
        ${timeInZone(sql`d.starts_at`)} as starts_at, ${timeInZone(sql`d.ends_at`)} as ends_at
      from event_codes d join events e on e.id = d.event_id where ${condition} and d.id > ${after}
      order by d.id limit ${size}`.execute(db);
    return rows;
  });
  for await (const batch of batches) yield batch.map(cellsOf);
}

function cellsOf(row: CodeRow): readonly Cell[] {
  const { code, kind, value, currency, scope, tickets, uses, max_uses, max_per_order, starts_at, ends_at, note } = row;
  const isMoney = kind === 'amount' || kind === 'price';
  return [
    code,
    kind,
    isMoney ? amountCell(value, currency) : value,
    isMoney ? currency : null,
    scope,
    tickets,
    uses,
    max_uses,
    max_per_order,
    starts_at,
    ends_at,
    note,
  ];
}
