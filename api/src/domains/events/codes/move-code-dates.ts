import { sql } from 'kysely';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../../../kit/core/table/repository';
import { nextVersion, type WriteContext } from '../../../kit/core/write/write-context';
import { type EventShift, movedSale } from '../series/moved-dates';

/** Moves the codes of an event as far as the event. A code that has ended stays so: its end is how a used code is withdrawn. */
export async function moveCodeDates(
  trx: Db,
  event: number,
  shift: EventShift,
  { now, origin }: Pick<WriteContext, 'now' | 'origin'>,
): Promise<void> {
  const { rows } = await sql<Row & { id: number }>`select id, starts_at, ends_at, updated_at from event_codes
    where event_id = ${event} and (ends_at > ${now} or (ends_at is null and starts_at > ${now}))
    order by id for no key update`.execute(trx);
  const changes = rows.map((row) => ({ row, values: movedSale(row, ['starts_at', 'ends_at'], shift, now) }));
  for (const { row, values } of changes)
    await trx
      .updateTable('event_codes')
      .set({ ...values, updated_at: nextVersion(row['updated_at'], now) })
      .where('id', '=', row.id)
      .execute();
  await recordAudits(
    trx,
    changes.map(({ row, values }) => ({
      origin,
      action: 'edit',
      resource: 'event_codes',
      rowId: row.id,
      before: row,
      after: values,
    })),
  );
}
