import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { isTimeZone } from '../../../kit/query/days';
import type { PlannedRemoval, PlannedWrite } from '../../../kit/resource-options';
import type { Row } from '../../../kit/table-repository';
import { refuseRemoval } from '../../../kit/write/refuse-removal';
import { requireTotal } from '../capacity/require-total';
import { eventTexts } from '../event-texts';

/** Checks an event: its times are in order, its time zone exists, and its seats are not below those in use. */
export async function prepareEvent(trx: Db, { id, values, before, locale }: PlannedWrite): Promise<Row> {
  const texts = eventTexts[locale];
  const zone = values['timezone'];
  if (typeof zone === 'string' && !isTimeZone(zone)) throw refusal('timezone', texts.timeZone);
  const [start, end] = ['starts_at', 'ends_at'].map((name) => timeOf({ ...before, ...values }[name]));
  if (start !== undefined && end !== undefined && end < start) throw refusal('ends_at', texts.ends);
  if (id !== null && typeof values['capacity'] === 'number')
    await requireTotal(trx, { kind: 'event', id, total: values['capacity'], field: 'capacity' }, locale);
  return values;
}

/** Refuses the removal of an event for which people have tickets: it is cancelled instead. */
export async function refuseEventRemoval(trx: Db, { id, writing }: PlannedRemoval): Promise<void> {
  const { rows } = await sql<{ sold: number; held: number }>`select sold, held from capacities
    where kind = 'event' and owner_id = ${id} for update`.execute(trx);
  const [seats] = rows;
  if (seats === undefined || seats.sold + seats.held === 0) return;
  const texts = eventTexts[writing.locale];
  throw refuseRemoval({
    message: `event ${id} has sales`,
    reason: texts.eventSold,
    alternative: texts.cancelEvent,
    details: { attendees: seats.sold, held: seats.held },
  });
}

function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `event: ${field}`, fields: { [field]: [text] } });
}
